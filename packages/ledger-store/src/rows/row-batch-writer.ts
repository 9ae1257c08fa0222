import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type BlockRow, blockTable } from '../block/rows.ts';
import { withStoredHashes } from '../block/stored-hash.ts';
import { ByteSink } from '../client/byte-sink.ts';
import { packedRowWriter } from '../client/packed-row-writer.ts';
import { contractLogTable, contractResultTable } from '../contract/rows.ts';
import type { StateTable } from '../state/state-table.ts';
import { type BatchRows, STATE_TABLES } from '../tables.ts';
import { topicMessageTable } from '../topic/rows.ts';
import type { TransactionRow } from '../transaction/rows.ts';
import { unknownFieldTable } from '../unknown-field/rows.ts';
import { RAWS, TRANSACTIONS } from './chunk-tables.ts';
import { compress } from './compression.ts';
import { EntryCounts } from './entry-counts.ts';
import { PLACE_LISTS, type PlaceList, termOf, writePlace } from './place-list.ts';
import { LOOKUP_KIND, type LookupKind, type RowBatch } from './row-store.ts';
import { stateKeyWriter } from './state-key.ts';
import { stateReader } from './state-value.ts';
import { hashPrefix, idLookup } from './transaction-lookup.ts';
import { LIST_KIND, type ListEntry, listEntriesOf, ROLE } from './transaction-terms.ts';

/** What a table of state is stored and found by. */
export interface StoredTable {
  readonly kind: number;
  readonly keyOf: (key: object) => Buffer;
}

/** Every table of state by its name in the column store. */
export const STORED_TABLES: ReadonlyMap<string, StoredTable> = new Map(
  Object.values(STATE_TABLES).map((table, index) => [table.name, { kind: index + 1, keyOf: stateKeyWriter(table) }]),
);

/** Beyond every instant: the row is still there. */
export const FOREVER = 2n ** 63n - 1n;

const STATES = Object.entries(STATE_TABLES).map(([name, table]) => ({
  name: name as keyof typeof STATE_TABLES,
  stored: STORED_TABLES.get(table.name) as StoredTable,
  write: packedRowWriter(table.columns),
  read: stateReader(table as StateTable),
  lists: PLACE_LISTS.filter((list) => list.table.name === table.name),
}));

const writeBlock = packedRowWriter(blockTable.columns);
const writeMessage = packedRowWriter(topicMessageTable.columns);
const writeResult = packedRowWriter(contractResultTable.columns);
const writeUnknownField = packedRowWriter(unknownFieldTable.columns);
const writeLog = packedRowWriter(contractLogTable.columns);
const SQL = {
  state: `INSERT INTO state VALUES (?, ?, ?, NULL)
    ON CONFLICT DO UPDATE SET previous = value, value = excluded.value RETURNING previous`,
  place: 'INSERT OR REPLACE INTO place VALUES (?, ?, ?, ?, ?)',
  placed: 'SELECT since FROM place WHERE list = ? AND term = ? AND place = ? AND until = ?',
  leftPlace: 'INSERT OR REPLACE INTO left_place VALUES (?, ?, ?, ?, ?)',
  // Rows that are copied a second time come back to a place that they had left: what counts is the place's own end.
  dropPlaces: `DELETE FROM place WHERE until <= ?1 AND (list, term, place, since) IN
    (SELECT list, term, place, since FROM left_place WHERE until <= ?1)`,
  dropLeftPlaces: 'DELETE FROM left_place WHERE until <= ?',
  chunk: 'INSERT OR REPLACE INTO transaction_chunk VALUES (?, ?)',
  nodeChunk: 'INSERT OR REPLACE INTO node_transaction_chunk VALUES (?, ?)',
  rawChunk: 'INSERT OR REPLACE INTO raw_chunk VALUES (?, ?)',
  unknownField: 'INSERT OR REPLACE INTO unknown_field VALUES (?, ?, ?)',
  lookup: 'INSERT OR IGNORE INTO lookup VALUES (?, ?, ?)',
  entry: 'INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET roles = roles | excluded.roles',
  count: `INSERT INTO entry_count VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET entries = entries + excluded.entries`,
  message: 'INSERT OR REPLACE INTO topic_message VALUES (?, ?, ?, ?)',
  result: 'INSERT OR REPLACE INTO contract_result VALUES (?, ?)',
  log: 'INSERT OR REPLACE INTO contract_log VALUES (?, ?, ?, ?)',
  block: 'INSERT OR REPLACE INTO block VALUES (?, ?)',
  // The first that names it stays.
  named: 'INSERT OR IGNORE INTO named VALUES (?, ?, ?)',
} as const;

/** Writes the rows of batches through prepared statements, within the transaction of whoever calls it. */
export class RowBatchWriter {
  readonly #statements: { readonly [Name in keyof typeof SQL]: StatementSync };
  readonly #sink = new ByteSink();

  constructor(database: DatabaseSync) {
    const prepared = Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)] as const);
    for (const [, statement] of prepared) statement.setReadBigInts(true);
    this.#statements = Object.fromEntries(prepared) as { [Name in keyof typeof SQL]: StatementSync };
  }

  write({ rows, blocks }: RowBatch): void {
    this.#states(rows);
    for (const { first, value } of TRANSACTIONS.write(rows.transaction ?? [])) this.#statements.chunk.run(first, value);
    for (const { first, value } of TRANSACTIONS.write(rows.nodeTransaction ?? []))
      this.#statements.nodeChunk.run(first, value);
    for (const { first, value } of RAWS.write(rows.transactionRaw ?? [])) this.#statements.rawChunk.run(first, value);
    this.#lookups(rows);
    this.#entries(rows);
    for (const { id, kind, consensusNs } of rows.namedEntity ?? [])
      this.#statements.named.run(BigInt.asIntN(64, id), kind, consensusNs);
    this.#facts(rows);
    for (const block of blocks) this.#block(block);
  }

  #facts({ topicMessage = [], contractResult = [], contractLog = [], unknownField = [] }: RowBatch['rows']): void {
    for (const row of topicMessage) {
      const { topic, sequenceNumber, consensusNs } = row;
      const value = this.#packed(writeMessage, row);
      this.#statements.message.run(BigInt.asIntN(64, topic), BigInt.asIntN(64, sequenceNumber), consensusNs, value);
    }
    for (const [place, row] of unknownField.entries())
      this.#statements.unknownField.run(row.block, place, this.#packed(writeUnknownField, row));
    for (const row of contractResult)
      this.#statements.result.run(row.consensusNs, compress(this.#packed(writeResult, row)));
    for (const row of contractLog) {
      const { contract, consensusNs, logIndex } = row;
      this.#statements.log.run(BigInt.asIntN(64, contract), consensusNs, logIndex, this.#packed(writeLog, row));
    }
  }

  #packed(write: (sink: ByteSink, row: object) => void, row: object): Uint8Array {
    this.#sink.restart();
    write(this.#sink, row);
    return this.#sink.bytes();
  }

  #states(rows: RowBatch['rows']): void {
    for (const { name, stored, write, read, lists } of STATES)
      for (const row of rows[name] ?? []) {
        const before = this.#statements.state.get(stored.kind, stored.keyOf(row), this.#packed(write, row));
        if (lists.length === 0) continue;
        const previous = before?.previous as Uint8Array | null | undefined;
        for (const list of lists) this.#move(list, previous == null ? undefined : read(previous), row);
      }
  }

  /** Puts a row where it comes in a list now, and ends its place of before. */
  #move(list: PlaceList, before: object | undefined, after: object): void {
    const [from, to] = [placeIn(list, before), placeIn(list, after)];
    if (from !== undefined && to !== undefined && from.term === to.term && from.bytes.equals(to.bytes)) return;
    const { version } = after as { readonly version: bigint };
    if (from !== undefined) {
      const since = this.#statements.placed.get(list.list, from.term, from.bytes, FOREVER)?.since;
      if (typeof since === 'bigint') {
        this.#statements.place.run(list.list, from.term, from.bytes, since, version);
        this.#statements.leftPlace.run(version, list.list, from.term, from.bytes, since);
      }
    }
    if (to !== undefined) this.#statements.place.run(list.list, to.term, to.bytes, version, FOREVER);
  }

  /** Forgets places that nobody has been in up to an instant: every reader's head is at it or later. */
  dropPlaces(upTo: bigint): void {
    this.#statements.dropPlaces.run(upTo);
    this.#statements.dropLeftPlaces.run(upTo);
  }

  #block(block: BlockRow): void {
    this.#statements.block.run(block.sequence, this.#packed(writeBlock, withStoredHashes(block)));
  }

  #lookups(rows: RowBatch['rows']): void {
    const add = (kind: LookupKind, key: bigint, at: bigint): void =>
      void this.#statements.lookup.run(kind, BigInt.asIntN(64, key), at);
    for (const row of [...(rows.transaction ?? []), ...(rows.nodeTransaction ?? [])]) {
      const { consensusNs: at, payer, validStartDelta } = row;
      add(LOOKUP_KIND.hash, hashPrefix(row.hash), at);
      add(LOOKUP_KIND.id, idLookup(payer, at - validStartDelta), at);
    }
    for (const { parentNs, consensusNs } of rows.transaction ?? [])
      if (parentNs !== 0n) add(LOOKUP_KIND.parent, parentNs, consensusNs);
    for (const { ethereumHash, consensusNs } of rows.ethereumTransaction ?? [])
      if (ethereumHash.length === 32) add(LOOKUP_KIND.ethereumHash, hashPrefix(ethereumHash), consensusNs);
  }

  #entries(rows: RowBatch['rows']): void {
    const counts = new EntryCounts();
    for (const entry of entriesOf(rows)) {
      const { kind, term, at, type, result, roles, delta } = entry;
      this.#statements.entry.run(kind, BigInt.asIntN(64, term), at, type, result, roles, delta);
      counts.add(kind, term, type, result);
    }
    for (const { topic } of rows.topicMessage ?? []) counts.add(LIST_KIND.messages, topic, 0, 0);
    for (const { contract } of rows.contractLog ?? []) counts.add(LIST_KIND.logs, contract, 0, 0);
    for (const { type, result } of rows.transaction ?? []) counts.add(LIST_KIND.all, 0n, type, result);
    for (const { kind, term, type, result, entries } of counts.values())
      this.#statements.count.run(kind, BigInt.asIntN(64, term), type, result, entries);
  }
}

function placeIn(list: PlaceList, row: object | undefined) {
  if (row === undefined || !list.holds(row as never)) return undefined;
  return { term: BigInt.asIntN(64, termOf(list, row)), bytes: writePlace(list, row) };
}

function* entriesOf({ transaction = [], transactionSender = [] }: Partial<BatchRows>): Generator<ListEntry> {
  for (const row of transaction as readonly TransactionRow[]) yield* listEntriesOf(row);
  // They are in the transaction as nothing else.
  for (const { sender, consensusNs: at, type, result } of transactionSender)
    yield { kind: LIST_KIND.entity, term: sender, at, type, result, roles: ROLE.evmSender, delta: 0n };
}
