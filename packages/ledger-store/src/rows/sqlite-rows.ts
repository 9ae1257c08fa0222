import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { RESPONSE_CODE } from '@ledgerscope/ledger';
import { type BlockRow, blockTable } from '../block/rows.ts';
import { withStatedHashes } from '../block/stored-hash.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import type { TimeRange } from '../condition.ts';
import {
  type ContractLogRow,
  type ContractResultRow,
  contractLogTable,
  contractResultTable,
} from '../contract/rows.ts';
import { FatalStoreError } from '../client/store-error.ts';
import type { StateKey, StateRow, StateTable } from '../state/state-table.ts';
import { type TopicMessageRow, topicMessageTable } from '../topic/rows.ts';
import type { TransactionRawRow, TransactionRow } from '../transaction/rows.ts';
import { type UnknownFieldRow, unknownFieldTable } from '../unknown-field/rows.ts';
import { type PlaceList, type PlaceValues, readPlace, writePlace } from './place-list.ts';
import { FOREVER, RowBatchWriter, STORED_TABLES, type StoredTable } from './row-batch-writer.ts';
import { RAWS, TRANSACTIONS } from './chunk-tables.ts';
import { decompressed } from './compressed.ts';
import type { ChunkCodec, Place, StoredChunk } from './row-chunk.ts';
import type {
  BlocksPage,
  EntryCount,
  EntryPage,
  LogPage,
  LookupKind,
  MessagePage,
  OpenCommit,
  PlacePage,
  RowBatch,
  RowStore,
  RowsHead,
  Scanned,
  ScanPage,
  StatePage,
} from './row-store.ts';
import { rowStoreError } from './sqlite-error.ts';
import { openRowsFile } from './sqlite-schema.ts';
import { asOfHead, stateReader } from './state-value.ts';
import { afterPrefix } from './state-key.ts';
import { LIST_KIND } from './transaction-terms.ts';

const readBlock = packedRowReader(blockTable.columns);
const readMessage = packedRowReader(topicMessageTable.columns);
const readResult = packedRowReader(contractResultTable.columns);
const readUnknownField = packedRowReader(unknownFieldTable.columns);
const readLog = packedRowReader(contractLogTable.columns);
type ChunkTable = 'transaction_chunk' | 'node_transaction_chunk' | 'raw_chunk';
const CHUNK = (table: ChunkTable) => `SELECT first, value FROM ${table} WHERE first <= ? ORDER BY first DESC LIMIT 1`;
const NEXT_CHUNK = 'SELECT first, value FROM transaction_chunk WHERE first > ? ORDER BY first LIMIT 1';

const CLEAR = `BEGIN IMMEDIATE; DELETE FROM head; DELETE FROM state; DELETE FROM place; DELETE FROM left_place; DELETE FROM transaction_chunk; DELETE FROM node_transaction_chunk;
  DELETE FROM lookup; DELETE FROM entry; DELETE FROM entry_count; DELETE FROM raw_chunk; DELETE FROM unknown_field; DELETE FROM topic_message; DELETE FROM contract_result;
  DELETE FROM contract_log; DELETE FROM block; DELETE FROM named; COMMIT`;

interface StoredState {
  readonly value: Uint8Array;
  readonly previous: Uint8Array | null;
}

/** Rows in a file of SQLite, in the folder of the embedded column store. Each thread has a connection of its own; one writes. */
export function openSqliteRows(folder: string): RowStore {
  return new SqliteRows(openRowsFile(folder));
}

class SqliteRows implements RowStore {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #writer: RowBatchWriter | undefined;
  #head: RowsHead | undefined;
  /** The head before that, as far as this process wrote it. */
  #before: RowsHead | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#head = this.#storedHead();
  }

  get head(): RowsHead | undefined {
    return this.#head;
  }

  async refresh(): Promise<RowsHead | undefined> {
    this.#head = this.#storedHead();
    return this.#head;
  }

  async write(batch: RowBatch, head: RowsHead): Promise<OpenCommit> {
    this.#writer ??= new RowBatchWriter(this.#database);
    const database = this.#database;
    const writer = this.#writer;
    translated(() => database.exec('BEGIN IMMEDIATE'));
    try {
      translated(() => {
        writer.write(batch);
        if (this.#before !== undefined) writer.dropPlaces(this.#before.lastNs);
        this.#run('INSERT OR REPLACE INTO head VALUES (1, ?, ?)', head.sequence, head.lastNs);
      });
    } catch (error) {
      this.#rollBack();
      throw error;
    }
    return {
      commit: async () => {
        translated(() => database.exec('COMMIT'));
        // A reader may still be at the head of before.
        this.#before = this.#head;
        this.#head = head;
      },
      abort: async () => this.#rollBack(),
    };
  }

  async settle(headNs: bigint): Promise<void> {
    this.#writer ??= new RowBatchWriter(this.#database);
    this.#writer.dropPlaces(headNs);
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async clear(): Promise<void> {
    this.#database.exec(CLEAR);
    this.#head = undefined;
  }

  async states<T extends StateTable>(
    table: T,
    keys: readonly StateKey<T>[],
    headNs: bigint,
  ): Promise<StateRow<T>[]> {
    const { kind, keyOf } = storedTable(table);
    const read = stateReader(table);
    const statement = this.#statement('SELECT value, previous FROM state WHERE kind = ? AND key = ?');
    const rows: StateRow<T>[] = [];
    for (const key of keys) {
      const stored = statement.get(kind, keyOf(key)) as StoredState | undefined;
      const row = stored === undefined ? undefined : asOfHead(read, stored, headNs);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  async statesUnder<T extends StateTable>(
    table: T,
    prefix: Partial<StateKey<T>>,
    headNs: bigint,
    page?: StatePage<T>,
  ): Promise<StateRow<T>[]> {
    const { keyOf } = storedTable(table);
    const first = keyOf(prefix);
    const before = afterPrefix(first);
    if (page === undefined) return this.#statesIn(table, first, before, headNs);
    const { order, limit, offset = 0, after } = page;
    const [from, until] =
      after === undefined ? [first, before] : order === 'asc' ? [behindKey(keyOf(after)), before] : [first, keyOf(after)];
    const rows: StateRow<T>[] = [];
    let skipped = 0;
    for (const row of this.#eachState(table, from, until, headNs, order)) {
      if (rows.length === limit) break;
      if (skipped < offset) skipped += 1;
      else rows.push(row);
    }
    return rows;
  }

  async statesBetween<T extends StateTable>(
    table: T,
    first: StateKey<T>,
    last: StateKey<T>,
    headNs: bigint,
  ): Promise<StateRow<T>[]> {
    const { keyOf } = storedTable(table);
    return this.#statesIn(table, keyOf(first), afterPrefix(keyOf(last)), headNs);
  }

  async places(list: PlaceList, page: PlacePage, headNs: bigint): Promise<PlaceValues[]> {
    const { term, order, limit, offset = 0, after, under = {} } = page;
    const prefix = writePlace(list, under);
    const parts = ['list = ? AND term = ? AND place >= ? AND since <= ? AND until > ?'];
    const values: SQLInputValue[] = [list.list, BigInt.asIntN(64, term), prefix, headNs, headNs];
    const add = (sql: string, value: SQLInputValue | undefined): void => {
      if (value === undefined) return;
      parts.push(sql);
      values.push(value);
    };
    add('place < ?', afterPrefix(prefix));
    add(order === 'forward' ? 'place > ?' : 'place < ?', after === undefined ? undefined : writePlace(list, after));
    const sql = `SELECT place FROM place WHERE ${parts.join(' AND ')}
      ORDER BY place ${order === 'forward' ? 'ASC' : 'DESC'} LIMIT ? OFFSET ?`;
    return this.#all<{ place: Uint8Array }>(sql, ...values, limit, offset).map(({ place }) => readPlace(list, place));
  }

  async countPlaces(list: PlaceList, term: bigint, headNs: bigint, most: number): Promise<bigint | undefined> {
    const sql = `SELECT count(*) AS places FROM (
      SELECT 1 FROM place WHERE list = ? AND term = ? AND since <= ? AND until > ? LIMIT ?)`;
    const row = this.#get<{ places: bigint }>(sql, list.list, BigInt.asIntN(64, term), headNs, headNs, most + 1);
    const places = row?.places ?? 0n;
    return places > BigInt(most) ? undefined : places;
  }

  async transactionsAt(instants: readonly bigint[]): Promise<TransactionRow[]> {
    const ordinary = this.#rowsAt('transaction_chunk', TRANSACTIONS, instants);
    const missing = instants.length === ordinary.size ? [] : instants.filter((at) => !ordinary.has(at));
    const ofNodes = missing.length === 0 ? [] : this.#rowsAt('node_transaction_chunk', TRANSACTIONS, missing).values();
    return [...ordinary.values(), ...ofNodes].sort((one, other) => (one.consensusNs < other.consensusNs ? -1 : 1));
  }

  async rawsAt(instants: readonly bigint[]): Promise<TransactionRawRow[]> {
    return [...this.#rowsAt('raw_chunk', RAWS, instants).values()];
  }

  async scan({ first, last }: { first: bigint; last: bigint }, page: ScanPage): Promise<Scanned> {
    const { order, limit, most, passes } = page;
    const instants: bigint[] = [];
    let looked = 0;
    for (const { at, row } of order === 'desc' ? this.#newestFirst(last) : this.#oldestPlaces(first)) {
      if (order === 'desc' ? at < first : at > last) return { instants, isWhole: true };
      if (passes === undefined || passes(row())) instants.push(at);
      looked += 1;
      if (instants.length === limit || looked === most) return { instants, isWhole: false };
    }
    return { instants, isWhole: true };
  }

  async instantsBehind(kind: LookupKind, key: bigint, limit: number): Promise<bigint[]> {
    const sql = 'SELECT at FROM lookup WHERE kind = ? AND key = ? ORDER BY at LIMIT ?';
    return this.#all<{ at: bigint }>(sql, kind, BigInt.asIntN(64, key), limit).map(({ at }) => at);
  }

  async entries(page: EntryPage): Promise<bigint[]> {
    const { where, values } = entryCondition(page);
    const sql = `SELECT at FROM entry WHERE ${where} ORDER BY at ${page.order === 'desc' ? 'DESC' : 'ASC'} LIMIT ?`;
    return this.#all<{ at: bigint }>(sql, ...values, page.limit).map(({ at }) => at);
  }

  async countPage(page: EntryPage): Promise<EntryCount[] | undefined> {
    const span = 'SELECT * FROM entry WHERE kind = ? AND term = ? AND at >= ? AND at <= ? LIMIT ?';
    const place = [page.kind, BigInt.asIntN(64, page.term), page.first, page.last, page.limit + 1];
    const [looked] = this.#all<{ entries: bigint }>(`SELECT count(*) AS entries FROM (${span})`, ...place);
    if ((looked?.entries ?? 0n) > BigInt(page.limit)) return undefined;
    const { where, values } = entryCondition(page);
    const sql = `SELECT type, result, count(*) AS transactions FROM entry WHERE ${where} GROUP BY type, result`;
    return this.#all<StoredCount>(sql, ...values).map(entryCount);
  }

  async countEntries(kind: number, term: bigint, headNs: bigint): Promise<EntryCount[]> {
    return this.#together(() => {
      // What came after the head is taken off again.
      const sql = `SELECT type, result, sum(entries) AS transactions FROM (
          SELECT type, result, entries FROM entry_count WHERE kind = ?1 AND term = ?2
          UNION ALL SELECT type, result, -1 FROM entry WHERE kind = ?1 AND term = ?2 AND at > ?3)
        GROUP BY type, result`;
      const rows = this.#all<StoredCount>(sql, kind, BigInt.asIntN(64, term), headNs);
      const later = kind === LIST_KIND.all ? [...this.#oldestFirst(headNs + 1n)] : [];
      const counts = rows.map(entryCount).map(({ type, result, transactions }) => {
        const newer = later.filter((row) => row.type === type && row.result === result).length;
        return { type, result, transactions: transactions - BigInt(newer) };
      });
      return counts.filter(({ transactions }) => transactions > 0n);
    });
  }

  async lastMessages(topics: readonly bigint[], headNs: bigint): Promise<TopicMessageRow[]> {
    const sql = 'SELECT value FROM topic_message WHERE topic = ? AND at <= ? ORDER BY sequence DESC LIMIT 1';
    return topics.flatMap((topic) => {
      const stored = this.#get<Packed>(sql, BigInt.asIntN(64, topic), headNs);
      return stored === undefined ? [] : [readMessage(stored.value)];
    });
  }

  async messages(topic: bigint, page: MessagePage): Promise<TopicMessageRow[]> {
    const { order, limit, offset, after } = page;
    const [first, last] = this.#sequencesIn(topic, page);
    const [from, to] = order === 'asc' ? [later(first, after, 1n), last] : [first, earlier(last, after, -1n)];
    const sql = `SELECT value FROM topic_message WHERE topic = ? AND sequence >= ? AND sequence <= ?
      ORDER BY sequence ${order} LIMIT ? OFFSET ?`;
    return this.#all<Packed>(sql, BigInt.asIntN(64, topic), from, to, limit, offset).map(({ value }) =>
      readMessage(value),
    );
  }

  async countMessages(topic: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    return this.#together(() => {
      const [first, last] = this.#sequencesIn(topic, span);
      const sql = `SELECT count(*) AS places FROM (
        SELECT 1 FROM topic_message WHERE topic = ? AND sequence >= ? AND sequence <= ? LIMIT ?)`;
      const count = (from: bigint, to: bigint) => this.#get<Count>(sql, BigInt.asIntN(64, topic), from, to, most + 1)?.places;
      if (span.first <= 0n && span.last === headNs)
        return this.#counted(LIST_KIND.messages, topic) - (count(last + 1n, FOREVER) ?? 0n);
      return within(count(first, last), most);
    });
  }

  async resultsAt(instants: readonly bigint[]): Promise<ContractResultRow[]> {
    const statement = this.#statement('SELECT value FROM contract_result WHERE at = ?');
    return instants.flatMap((at) => {
      const stored = statement.get(at) as Packed | undefined;
      return stored === undefined ? [] : [readResult(decompressed(stored.value))];
    });
  }

  async logs(contract: bigint, { first, last, order, limit, offset, after }: LogPage): Promise<ContractLogRow[]> {
    const values: SQLInputValue[] = [BigInt.asIntN(64, contract), first, last];
    const sign = order === 'asc' ? '>' : '<';
    const behind = after === undefined ? '' : `AND (at, log_index) ${sign} (?, ?)`;
    if (after !== undefined) values.push(after.consensusNs, after.logIndex);
    const sql = `SELECT value FROM contract_log WHERE contract = ? AND at >= ? AND at <= ? ${behind}
      ORDER BY at ${order}, log_index ${order} LIMIT ? OFFSET ?`;
    return this.#all<Packed>(sql, ...values, limit, offset).map(({ value }) => readLog(value));
  }

  async countLogs(contract: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    return this.#together(() => {
      const sql = `SELECT count(*) AS places FROM (
        SELECT 1 FROM contract_log WHERE contract = ? AND at >= ? AND at <= ? LIMIT ?)`;
      const count = (from: bigint, to: bigint) => this.#get<Count>(sql, BigInt.asIntN(64, contract), from, to, most + 1)?.places;
      if (span.first <= 0n && span.last === headNs)
        return this.#counted(LIST_KIND.logs, contract) - (count(headNs + 1n, FOREVER) ?? 0n);
      return within(count(span.first, span.last), most);
    });
  }

  async blocksAt(sequences: readonly bigint[]): Promise<BlockRow[]> {
    const statement = this.#statement('SELECT value FROM block WHERE sequence = ?');
    return sequences.flatMap((sequence) => blockIn(statement.get(sequence)));
  }

  async blocksBefore(sequence: bigint, limit: number): Promise<BlockRow[]> {
    const sql = 'SELECT value FROM block WHERE sequence < ? ORDER BY sequence DESC LIMIT ?';
    return this.#all<{ value: Uint8Array }>(sql, sequence, limit).flatMap(blockIn);
  }

  async blocksIn(page: BlocksPage): Promise<BlockRow[]> {
    const { order, limit, offset, after } = page;
    const [first, last] = this.#blockSpan(page);
    const [from, to] = order === 'asc' ? [later(first, after, 1n), last] : [first, earlier(last, after, -1n)];
    const sql = `SELECT value FROM block WHERE sequence >= ? AND sequence <= ? ORDER BY sequence ${order} LIMIT ? OFFSET ?`;
    return this.#all<Packed>(sql, from, to, limit, offset).flatMap(blockIn);
  }

  async countBlocks(span: Pick<BlocksPage, 'first' | 'last' | 'head'>): Promise<bigint> {
    // Each block follows on from the one before, so that sequences have no gaps.
    const [first, last] = this.#blockSpan(span);
    return last < first ? 0n : last - first + 1n;
  }

  async unknownFields(block: bigint): Promise<UnknownFieldRow[]> {
    const rows = this.#all<Packed>('SELECT value FROM unknown_field WHERE block = ?', block);
    return rows.map(({ value }) => readUnknownField(value)).sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  async changeIn(entity: bigint, after: bigint, upTo: bigint, most: number): Promise<bigint | undefined> {
    const sql = `SELECT count(*) AS entries, sum(delta) AS change FROM (
      SELECT delta FROM entry WHERE kind = 0 AND term = ? AND at > ? AND at <= ? LIMIT ?)`;
    const values = [BigInt.asIntN(64, entity), after, upTo, most + 1];
    const row = this.#get<{ entries: bigint; change: bigint | null }>(sql, ...values);
    return row === undefined || row.entries > BigInt(most) ? undefined : (row.change ?? 0n);
  }

  async namedKinds(ids: readonly bigint[], headNs: bigint) {
    const sql = 'SELECT kind FROM named WHERE id = ? AND at <= ?';
    return ids.flatMap((id) =>
      this.#all<{ kind: string }>(sql, BigInt.asIntN(64, id), headNs).map(({ kind }) => ({ id, kind })),
    );
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #statesIn<T extends StateTable>(
    table: T,
    first: Uint8Array,
    before: Uint8Array | undefined,
    headNs: bigint,
  ): StateRow<T>[] {
    return [...this.#eachState(table, first, before, headNs, 'asc')];
  }

  *#eachState<T extends StateTable>(
    table: T,
    first: Uint8Array,
    before: Uint8Array | undefined,
    headNs: bigint,
    order: 'asc' | 'desc',
  ): Generator<StateRow<T>> {
    const { kind } = storedTable(table);
    const read = stateReader(table);
    const until = before === undefined ? '' : 'AND key < ?';
    const sql = `SELECT value, previous FROM state WHERE kind = ? AND key >= ? ${until} ORDER BY key ${order}`;
    const values = [kind, first, ...(before === undefined ? [] : [before])];
    // A statement of its own: the caller may stop in between, or ask for other rows meanwhile.
    const statement = this.#database.prepare(sql);
    for (const stored of statement.iterate(...values)) {
      const row = asOfHead(read, stored as unknown as StoredState, headNs);
      if (row !== undefined) yield row;
    }
  }

  /** Everything of a list that has counts alone, also what came after a reader's head. */
  #counted(kind: number, term: bigint): bigint {
    const sql = 'SELECT sum(entries) AS places FROM entry_count WHERE kind = ? AND term = ?';
    return this.#get<Count>(sql, kind, BigInt.asIntN(64, term))?.places ?? 0n;
  }

  /** The first and last sequence numbers of a topic's messages in a span: consensus time rises with them. */
  #sequencesIn(topic: bigint, { first, last }: TimeRange): [bigint, bigint] {
    const ends = `SELECT (SELECT min(sequence) FROM topic_message WHERE topic = ?1) AS lowest,
      (SELECT max(sequence) FROM topic_message WHERE topic = ?1) AS highest`;
    const found = this.#get<{ lowest: bigint | null; highest: bigint | null }>(ends, BigInt.asIntN(64, topic));
    if (found === undefined || found.lowest === null || found.highest === null) return [1n, 0n];
    const from = first <= 0n ? found.lowest : this.#firstBehind(topic, first - 1n, [found.lowest, found.highest]);
    return [from, this.#firstBehind(topic, last, [found.lowest, found.highest]) - 1n];
  }

  /** Of a topic's messages, which may have gaps, the sequence number from which on all are after an instant. */
  #firstBehind(topic: bigint, instant: bigint, [lowest, highest]: [bigint, bigint]): bigint {
    const sql = 'SELECT sequence, at FROM topic_message WHERE topic = ? AND sequence >= ? ORDER BY sequence LIMIT 1';
    const newest = this.#get<{ at: bigint }>(sql, BigInt.asIntN(64, topic), highest);
    if (newest === undefined || newest.at <= instant) return highest + 1n;
    let [low, high] = [lowest, highest];
    while (low < high) {
      const middle = (low + high) / 2n;
      const found = this.#get<{ at: bigint }>(sql, BigInt.asIntN(64, topic), middle);
      if (found === undefined || found.at > instant) high = middle;
      else low = middle + 1n;
    }
    return low;
  }

  /** The rows at instants, in ascending order; a chunk is read once. */
  #rowsAt<Row>(table: ChunkTable, codec: ChunkCodec<Row>, instants: readonly bigint[]): Map<bigint, Row> {
    const found = new Map<bigint, Row>();
    let places: readonly Place<Row>[] = [];
    for (const wanted of [...new Set(instants)].sort((one, other) => (one < other ? -1 : 1))) {
      let place = places.find(({ at }) => at === wanted);
      if (place === undefined) {
        const stored = this.#get<StoredChunk>(CHUNK(table), wanted);
        places = stored === undefined ? [] : codec.read(stored.value);
        place = places.find(({ at }) => at === wanted);
      }
      if (place !== undefined) found.set(wanted, place.row());
    }
    return found;
  }

  *#newestFirst(last: bigint): Generator<Place<TransactionRow>> {
    for (let before = last; ; ) {
      const stored = this.#get<StoredChunk>(CHUNK('transaction_chunk'), before);
      if (stored === undefined) return;
      yield* TRANSACTIONS.read(stored.value)
        .filter(({ at }) => at <= last)
        .reverse();
      before = stored.first - 1n;
    }
  }

  *#oldestPlaces(first: bigint): Generator<Place<TransactionRow>> {
    let stored = this.#get<StoredChunk>(CHUNK('transaction_chunk'), first) ?? this.#get<StoredChunk>(NEXT_CHUNK, first);
    while (stored !== undefined) {
      yield* TRANSACTIONS.read(stored.value).filter(({ at }) => at >= first);
      stored = this.#get<StoredChunk>(NEXT_CHUNK, stored.first);
    }
  }

  *#oldestFirst(first: bigint): Generator<TransactionRow> {
    for (const { row } of this.#oldestPlaces(first)) yield row();
  }

  /** Statements that see one commit. The connection that writes is within its own. */
  #together<T>(work: () => T): T {
    if (this.#database.isTransaction) return work();
    this.#database.exec('BEGIN');
    try {
      return work();
    } finally {
      this.#database.exec('COMMIT');
    }
  }

  /** The first and last sequence of the blocks that begin in a span. */
  #blockSpan({ first, last, head }: Pick<BlocksPage, 'first' | 'last' | 'head'>): [bigint, bigint] {
    const lowest = this.#get<{ sequence: bigint }>('SELECT sequence FROM block ORDER BY sequence LIMIT 1')?.sequence ?? 0n;
    const from = first <= 0n ? lowest : this.#firstBlockFrom(first, lowest, head);
    return [from, this.#firstBlockFrom(last + 1n, lowest, head) - 1n];
  }

  /** The sequence from which on all blocks begin at an instant or later. */
  #firstBlockFrom(instant: bigint, lowest: bigint, head: bigint): bigint {
    const statement = this.#statement('SELECT value FROM block WHERE sequence = ?');
    let [low, high] = [lowest, head + 1n];
    while (low < high) {
      const middle = (low + high) / 2n;
      const [block] = blockIn(statement.get(middle));
      if (block === undefined || block.firstNs >= instant) high = middle;
      else low = middle + 1n;
    }
    return low;
  }

  #storedHead(): RowsHead | undefined {
    const row = this.#get<{ sequence: bigint; last_ns: bigint }>('SELECT sequence, last_ns FROM head');
    return row === undefined ? undefined : { sequence: row.sequence, lastNs: row.last_ns };
  }

  /** A statement that failed may have ended the transaction already. */
  #rollBack(): void {
    if (this.#database.isTransaction) translated(() => this.#database.exec('ROLLBACK'));
  }

  #all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return translated(() => this.#statement(sql).all(...values) as Row[]);
  }

  #get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return translated(() => this.#statement(sql).get(...values) as Row | undefined);
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    this.#statement(sql).run(...values);
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(sql);
    statement.setReadBigInts(true);
    this.#statements.set(sql, statement);
    return statement;
  }
}

interface Packed {
  readonly value: Uint8Array;
}

interface Count {
  readonly places: bigint;
}

function within(places: bigint | undefined, most: number): bigint | undefined {
  return places === undefined || places > BigInt(most) ? undefined : places;
}

function later(bound: bigint, after: bigint | undefined, step: bigint): bigint {
  return after === undefined || after + step < bound ? bound : after + step;
}

function earlier(bound: bigint, before: bigint | undefined, step: bigint): bigint {
  return before === undefined || before + step > bound ? bound : before + step;
}

function storedTable({ name }: StateTable): StoredTable {
  const stored = STORED_TABLES.get(name);
  if (stored === undefined) throw new FatalStoreError(`${name} is no table of state`);
  return stored;
}

/** @throws StoreError where SQLite fails */
function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw rowStoreError(error);
  }
}

/** The first key after this one. */
function behindKey(key: Buffer): Buffer {
  return Buffer.concat([key, Buffer.from([0])]);
}

interface StoredCount {
  readonly type: bigint;
  readonly result: bigint;
  readonly transactions: bigint;
}

function entryCount({ type, result, transactions }: StoredCount): EntryCount {
  return { type: Number(type), result: Number(result), transactions };
}

/** What entries of a page have to pass; values are bound in this order. */
function entryCondition(page: EntryPage): { readonly where: string; readonly values: SQLInputValue[] } {
  const { kind, term, first, last, types = [], results = [], failedOnly = false, roles, moved = false } = page;
  const parts = ['kind = ? AND term = ? AND at >= ? AND at <= ?'];
  const values: SQLInputValue[] = [kind, BigInt.asIntN(64, term), first, last];
  const add = (sql: string, ...bound: SQLInputValue[]): void => {
    parts.push(sql);
    values.push(...bound);
  };
  const failed = failedOnly ? `OR result != ${RESPONSE_CODE.SUCCESS}` : '';
  if (types.length > 0) add('type IN (SELECT value FROM json_each(?))', JSON.stringify(types));
  if (results.length > 0) add(`(result IN (SELECT value FROM json_each(?)) ${failed})`, JSON.stringify(results));
  else if (failedOnly) add(`result != ${RESPONSE_CODE.SUCCESS}`);
  if (roles !== undefined) add('roles & ? != 0', roles);
  if (moved) add('delta != 0');
  return { where: parts.join(' AND '), values };
}

function blockIn(row: unknown): BlockRow[] {
  return row === undefined ? [] : [withStatedHashes(readBlock((row as { value: Uint8Array }).value))];
}
