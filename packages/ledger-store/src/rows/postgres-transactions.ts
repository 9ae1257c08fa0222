import type { TimeRange } from '../time-range.ts';
import type { TransactionRawRow, TransactionRow } from '../transaction/rows.ts';
import { RAWS, TRANSACTIONS } from './chunk-tables.ts';
import type { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { ChunkCodec, PackedRow, StoredChunk } from './row-chunk.ts';
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

type ChunkTable = 'transaction_chunk' | 'node_transaction_chunk' | 'raw_chunk';

/** The chunks that instants are in. */
const CHUNKS = (table: ChunkTable) => `SELECT first, value FROM ${SCHEMA}.${table} WHERE first = ANY (ARRAY(
    SELECT (SELECT first FROM ${SCHEMA}.${table} WHERE first <= wanted.at ORDER BY first DESC LIMIT 1)
    FROM unnest($1::bigint[]) AS wanted (at)))
  ORDER BY first`;
const NEWEST = `SELECT first, value FROM ${SCHEMA}.transaction_chunk WHERE first <= $1 ORDER BY first DESC LIMIT $2`;
/** From the chunk on that an instant is in. */
export const CHUNKS_FROM = (instant: string) => `SELECT first, value FROM ${SCHEMA}.transaction_chunk
  WHERE first >= coalesce((SELECT first FROM ${SCHEMA}.transaction_chunk WHERE first <= ${instant} ORDER BY first DESC LIMIT 1), ${instant})`;
const OLDEST = `${CHUNKS_FROM('$1')} ORDER BY first LIMIT $2`;

const CHECKPOINT = `SELECT at, value FROM ${SCHEMA}.checkpoint WHERE at <= $1 ORDER BY at DESC LIMIT 1`;

/** A scan reads more at once the longer it takes. */
const FIRST_CHUNKS = 4;
const MOST_CHUNKS = 128;

/** Transactions with their bytes. */
export class PostgresTransactions implements TransactionRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async at(instants: readonly bigint[]): Promise<TransactionRow[]> {
    const ordinary = await this.#rowsAt('transaction_chunk', TRANSACTIONS, instants);
    const missing = instants.length === ordinary.size ? [] : instants.filter((at) => !ordinary.has(at));
    const ofNodes = await this.#rowsAt('node_transaction_chunk', TRANSACTIONS, missing);
    return [...ordinary.values(), ...ofNodes.values()].sort((one, other) =>
      one.consensusNs < other.consensusNs ? -1 : 1,
    );
  }

  async raws(instants: readonly bigint[]): Promise<TransactionRawRow[]> {
    return [...(await this.#rowsAt('raw_chunk', RAWS, instants)).values()];
  }

  async scan(span: TimeRange, page: ScanPage): Promise<Scanned> {
    const scan = new Scan(span, page);
    for await (const places of page.order === 'desc' ? this.#newestFirst(span.last) : this.#oldestFirst(span.first))
      for (const place of places) {
        const found = scan.look(place);
        if (found !== undefined) return found;
      }
    return scan.whole();
  }

  async countKinds({ first, last }: TimeRange): Promise<EntryCount[]> {
    const [before, until] = await Promise.all([
      first <= 0n ? [] : this.#kindsBefore(first),
      this.#kindsBefore(last + 1n),
    ]);
    return countsBetween(before, until);
  }

  async #kindsBefore(instant: bigint): Promise<EntryCount[]> {
    const checkpoint = await this.#db.get<Checkpoint>(CHECKPOINT, instant);
    const counts = new KindCounts(checkpoint === undefined ? [] : readCheckpoint(checkpoint));
    for await (const places of this.#oldestFirst(checkpoint?.at ?? 0n))
      if (!countBefore(counts, places, instant)) break;
    return counts.values();
  }

  async behind(kind: LookupKind, key: bigint, limit: number): Promise<bigint[]> {
    const sql = `SELECT at FROM ${SCHEMA}.lookup WHERE kind = $1 AND key = $2 ORDER BY at LIMIT $3`;
    return (await this.#db.all<{ at: bigint }>(sql, kind, BigInt.asIntN(64, key), limit)).map(({ at }) => at);
  }

  async childrenWithin({ first, last }: TimeRange): Promise<bigint[]> {
    const sql = `SELECT at FROM ${SCHEMA}.lookup WHERE kind = $1 AND key >= $2 AND key <= $3 ORDER BY key, at`;
    return (await this.#db.all<{ at: bigint }>(sql, LOOKUP_KIND.parent, first, last)).map(({ at }) => at);
  }

  /** The rows at instants, in ascending order. */
  async #rowsAt<Row>(
    table: ChunkTable,
    codec: ChunkCodec<Row>,
    instants: readonly bigint[],
  ): Promise<Map<bigint, Row>> {
    if (instants.length === 0) return new Map();
    const wanted = new Set(instants);
    const chunks = await this.#db.all<StoredChunk>(CHUNKS(table), instants);
    const places = chunks.flatMap(({ value }) => codec.read(value)).filter(({ at }) => wanted.has(at));
    return new Map(places.map(({ at, row }) => [at, row()]));
  }

  async *#newestFirst(last: bigint): AsyncGenerator<PackedRow<TransactionRow>[]> {
    let [before, atOnce] = [last, FIRST_CHUNKS];
    // Ends with the first chunk that is stored.
    for (;;) {
      const chunks = await this.#db.all<StoredChunk>(NEWEST, before, atOnce);
      for (const { value } of chunks)
        yield TRANSACTIONS.read(value)
          .filter(({ at }) => at <= last)
          .reverse();
      const oldest = chunks.at(-1);
      if (oldest === undefined || chunks.length < atOnce) return;
      before = oldest.first - 1n;
      atOnce = Math.min(atOnce * 2, MOST_CHUNKS);
    }
  }

  async *#oldestFirst(first: bigint): AsyncGenerator<PackedRow<TransactionRow>[]> {
    let [from, atOnce] = [first, FIRST_CHUNKS];
    // Ends with the newest chunk.
    for (;;) {
      const chunks = await this.#db.all<StoredChunk>(OLDEST, from, atOnce);
      for (const { value } of chunks) yield TRANSACTIONS.read(value).filter(({ at }) => at >= from);
      const newest = chunks.at(-1);
      if (newest === undefined || chunks.length < atOnce) return;
      from = (TRANSACTIONS.read(newest.value).at(-1)?.at ?? newest.first) + 1n;
      atOnce = Math.min(atOnce * 2, MOST_CHUNKS);
    }
  }
}
