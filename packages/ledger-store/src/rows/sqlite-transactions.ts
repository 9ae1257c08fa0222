import type { TimeRange } from '../time-range.ts';
import type { TransactionRawRow, TransactionRow } from '../transaction/rows.ts';
import { RAWS, TRANSACTIONS } from './chunk-tables.ts';
import type { ChunkCodec, ChunkedRow, PackedRow, StoredChunk } from './row-chunk.ts';
import {
  type EntryCount,
  LOOKUP_KIND,
  type LookupKind,
  type Scanned,
  type ScanPage,
  type TransactionRows,
} from './row-store.ts';
import { Scan } from './scan.ts';
import { type Checkpoint, countBefore, countsBetween, KindCounts, readCheckpoint } from './span-counts.ts';
import type { SqliteReader } from './sqlite-reader.ts';

type ChunkTable = 'transaction_chunk' | 'node_transaction_chunk' | 'raw_chunk';
const CHUNK = (table: ChunkTable) => `SELECT first, value FROM ${table} WHERE first <= ? ORDER BY first DESC LIMIT 1`;
const NEXT_CHUNK = 'SELECT first, value FROM transaction_chunk WHERE first > ? ORDER BY first LIMIT 1';

/** Transactions with their bytes. */
export class SqliteTransactions implements TransactionRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async at(instants: readonly bigint[]): Promise<TransactionRow[]> {
    const ordinary = this.#rowsAt('transaction_chunk', TRANSACTIONS, instants);
    const missing = instants.length === ordinary.size ? [] : instants.filter((at) => !ordinary.has(at));
    const ofNodes = missing.length === 0 ? [] : this.#rowsAt('node_transaction_chunk', TRANSACTIONS, missing).values();
    return [...ordinary.values(), ...ofNodes].sort((one, other) => (one.consensusNs < other.consensusNs ? -1 : 1));
  }

  async raws(instants: readonly bigint[]): Promise<TransactionRawRow[]> {
    return [...this.#rowsAt('raw_chunk', RAWS, instants).values()];
  }

  async scan({ first, last }: TimeRange, page: ScanPage): Promise<Scanned> {
    const scan = new Scan({ first, last }, page);
    for (const place of page.order === 'desc' ? this.#newestFirst(last) : this.#oldestPlaces(first)) {
      const found = scan.look(place);
      if (found !== undefined) return found;
    }
    return scan.whole();
  }

  /** Transactions after a head, for counts that they are taken off. */
  newerThan(headNs: bigint): TransactionRow[] {
    return [...this.#oldestPlaces(headNs + 1n)].map(({ row }) => row());
  }

  async countKinds({ first, last }: TimeRange): Promise<EntryCount[]> {
    return this.#db.together(() =>
      countsBetween(first <= 0n ? [] : this.#kindsBefore(first), this.#kindsBefore(last + 1n)),
    );
  }

  #kindsBefore(instant: bigint): EntryCount[] {
    const sql = 'SELECT at, value FROM checkpoint WHERE at <= ? ORDER BY at DESC LIMIT 1';
    const checkpoint = this.#db.get<Checkpoint>(sql, instant);
    const counts = new KindCounts(checkpoint === undefined ? [] : readCheckpoint(checkpoint));
    countBefore(counts, this.#oldestPlaces(checkpoint?.at ?? 0n), instant);
    return counts.values();
  }

  async behind(kind: LookupKind, key: bigint, limit: number): Promise<bigint[]> {
    const sql = 'SELECT at FROM lookup WHERE kind = ? AND key = ? ORDER BY at LIMIT ?';
    return this.#db.all<{ at: bigint }>(sql, kind, BigInt.asIntN(64, key), limit).map(({ at }) => at);
  }

  async childrenWithin({ first, last }: TimeRange): Promise<bigint[]> {
    const sql = 'SELECT at FROM lookup WHERE kind = ? AND key >= ? AND key <= ? ORDER BY key, at';
    return this.#db.all<{ at: bigint }>(sql, LOOKUP_KIND.parent, first, last).map(({ at }) => at);
  }

  /** The rows at instants, in ascending order; a chunk is read once. */
  #rowsAt<Row>(table: ChunkTable, codec: ChunkCodec<Row>, instants: readonly bigint[]): Map<bigint, Row> {
    const found = new Map<bigint, Row>();
    let places: readonly ChunkedRow<Row>[] = [];
    for (const wanted of [...new Set(instants)].sort((one, other) => (one < other ? -1 : 1))) {
      let place = places.find(({ at }) => at === wanted);
      if (place === undefined) {
        const stored = this.#db.get<StoredChunk>(CHUNK(table), wanted);
        places = stored === undefined ? [] : codec.read(stored.value);
        place = places.find(({ at }) => at === wanted);
      }
      if (place !== undefined) found.set(wanted, place.row());
    }
    return found;
  }

  *#newestFirst(last: bigint): Generator<PackedRow<TransactionRow>> {
    // Ends with the first transaction.
    for (let before = last; ; ) {
      const stored = this.#db.get<StoredChunk>(CHUNK('transaction_chunk'), before);
      if (stored === undefined) return;
      yield* TRANSACTIONS.read(stored.value)
        .filter(({ at }) => at <= last)
        .reverse();
      before = stored.first - 1n;
    }
  }

  *#oldestPlaces(first: bigint): Generator<PackedRow<TransactionRow>> {
    let stored =
      this.#db.get<StoredChunk>(CHUNK('transaction_chunk'), first) ?? this.#db.get<StoredChunk>(NEXT_CHUNK, first);
    while (stored !== undefined) {
      yield* TRANSACTIONS.read(stored.value).filter(({ at }) => at >= first);
      stored = this.#db.get<StoredChunk>(NEXT_CHUNK, stored.first);
    }
  }
}
