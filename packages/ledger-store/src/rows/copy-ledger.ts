import { compareAscending } from '@ledgerscope/ledger';
import { loadHead } from '../block/commit.ts';
import { type BlockRow, blockTable } from '../block/rows.ts';
import { withStatedHashes } from '../block/stored-hash.ts';
import { COLUMN_TYPES } from '../client/column-type.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import { nsParameter } from '../head-instant.ts';
import type { LedgerHead } from '../ledger-head.ts';
import { rowNamer, type StateTable } from '../state/state-table.ts';
import { type ColumnKind, columnList, columnName, type RowOf, type Table } from '../table.ts';
import { BATCH_TABLES, type BatchRows, STATE_TABLES } from '../tables.ts';
import type { RowBatch, RowStore, RowsHead } from './row-store.ts';

const TAG = 'store:copy';
/** Nothing else is asked of the store meanwhile, and a ledger may be large. */
const LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;
const BLOCKS_AT_ONCE = 5_000;
/** A block may have more; then it is copied by itself. */
const TRANSACTIONS_AT_ONCE = 20_000;
const PAGE_ROWS = 100_000;

/** The head of rows that are empty. */
const NOTHING: RowsHead = { sequence: -1n, lastNs: -1n };

/** How far copying came. */
export interface CopyStep {
  /** Transactions and versions of states up to here, and in all; merges may make the latter fewer meanwhile. */
  readonly copied: bigint;
  readonly of: bigint;
  /** The transactions among those up to here. */
  readonly transactions: bigint;
}

/** Hears of each step, of the one before the first row too; the next one waits for it. */
export type CopyListener = (step: CopyStep) => void | Promise<void>;

export interface CopyOptions {
  readonly onStep?: CopyListener | undefined;
  /** Ends it between two commits with the signal's reason; it goes on where it was the next time. */
  readonly signal?: AbortSignal | undefined;
  /** Rows of a page of states; 100,000 by default. */
  readonly pageRows?: number | undefined;
}

/**
 * Copies what the column store has beyond the row store's head: a ledger of before there were rows, or the batch that was cut off between
 * the two. It is the only one that writes; killed at any instant, it goes on where it was. Rows that are not of this ledger are made anew.
 */
export async function copyLedger(client: LedgerClient, rows: RowStore, options: CopyOptions = {}): Promise<void> {
  const head = await loadHead(client);
  if (rows.head !== undefined && !(await isOfLedger(client, rows.head, head))) await rows.clear();
  // Killed after the last batch, rows that have everything are not yet said to be whole.
  if (head !== undefined && (rows.head?.sequence !== head.sequence || !rows.isWhole))
    await copyBetween(client, rows, { start: rows.head ?? NOTHING, head }, options);
}

async function copyBetween(
  client: LedgerClient,
  rows: RowStore,
  { start, head }: { readonly start: RowsHead; readonly head: LedgerHead },
  { onStep = () => {}, signal, pageRows = PAGE_ROWS }: CopyOptions,
): Promise<void> {
  const write = (batch: RowBatch, reached: RowsHead): Promise<void> => {
    signal?.throwIfAborted();
    return writeWhole(rows, batch, reached);
  };
  await rows.unsettle();
  const span = { after: start.lastNs, last: head.lastNs };
  const of = await countRows(client, span);
  let [versions, transactions] = [0n, 0n];
  const say = () => onStep({ copied: versions + transactions, of, transactions });
  await say();
  for await (const { batch, rows: more } of stateBatches(client, span, pageRows)) {
    await write(batch, start);
    versions += BigInt(more);
    await say();
  }
  for await (const batch of nameBatches(client, span, pageRows)) await write(batch, start);
  for await (const { batch, reached } of blockBatches(client, start, head)) {
    await write(batch, reached);
    transactions += BigInt(batch.rows.transaction?.length ?? 0);
    await say();
  }
  await rows.settle(head.lastNs);
}

async function writeWhole(rows: RowStore, batch: RowBatch, head: RowsHead): Promise<void> {
  const open = await rows.write(batch, head);
  await open.commit();
}

/** Whether the block of the rows' head is in the column store, as it is there. */
async function isOfLedger(client: LedgerClient, rows: RowsHead, head: LedgerHead | undefined): Promise<boolean> {
  if (rows.sequence < 0n) return head !== undefined;
  if (head === undefined || rows.sequence > head.sequence) return false;
  const sql = 'SELECT last_ns FROM block WHERE sequence = {sequence:Int64} LIMIT 1';
  const [block] = await client.query(TAG, sql, { sequence: rows.sequence }, { lastNs: 'ns' });
  return block?.lastNs === rows.lastNs;
}

interface Span {
  readonly after: bigint;
  readonly last: bigint;
}

/** Transactions and versions of states within a span. */
async function countRows(client: LedgerClient, span: Span): Promise<bigint> {
  const countOf = (table: string, column: string) => `SELECT count() AS of_table FROM ${table} WHERE ${within(column)}`;
  const counts = Object.values(STATE_TABLES).map(({ name }) => countOf(name, 'version'));
  const sql = `SELECT sum(of_table) AS rows FROM (${[countOf('transaction', 'consensus_ns'), ...counts].join(' UNION ALL ')})`;
  const [row] = await client.query(TAG, sql, { ...span }, { rows: 'u64' }, LIMITS);
  return row?.rows ?? 0n;
}

function within(column: string): string {
  return `${column} > ${nsParameter('after')} AND ${column} <= ${nsParameter('last')}`;
}

/** Versions of state within a span, older ones of a key first. */
async function* stateBatches(
  client: LedgerClient,
  span: Span,
  pageRows: number,
): AsyncGenerator<{ readonly batch: RowBatch; readonly rows: number }> {
  for (const [name, table] of Object.entries(STATE_TABLES))
    for await (const rows of statePages(client, table, { span, pageRows })) {
      const sorted = olderFirst(rows as VersionedRow[], rowNamer(table));
      yield { batch: { rows: { [name]: sorted }, blocks: [] }, rows: rows.length };
    }
}

interface VersionedRow {
  readonly version: bigint;
}

/**
 * Rows of a state table in the order of its key, in pages that end with all versions of a key. Each page begins in the primary key where
 * the last one ended, so that a table is read once, however long it is.
 */
async function* statePages(
  client: LedgerClient,
  table: Pick<StateTable, 'name' | 'key' | 'columns'>,
  { span, pageRows }: { readonly span: Span; readonly pageRows: number },
): AsyncGenerator<object[]> {
  const { key, columns } = table;
  const names = key.map(columnName).join(', ');
  const values = key.map((name) => parameterOf(name, columns[name]));
  const all = `SELECT ${columnList(table)} FROM ${table.name} WHERE ${within('version')}`;
  // The first column by itself is what the primary key is searched by.
  const behind = `${all} AND ${columnName(key[0] ?? '')} >= ${values[0]} AND (${names}) > (${values.join(', ')})`;
  const order = `ORDER BY ${names} LIMIT ${pageRows} WITH TIES`;
  for (let last: object | undefined; ; ) {
    const sql = `${last === undefined ? all : behind} ${order}`;
    const rows: object[] = await client.query(TAG, sql, { ...span, ...last }, columns, LIMITS);
    if (rows.length > 0) yield rows;
    // Ends with the page that is not full.
    if (rows.length < pageRows) return;
    const end = rows.at(-1) as Readonly<Record<string, unknown>>;
    last = Object.fromEntries(key.map((name) => [name, end[name]]));
  }
}

/** By what ids were named first within a span. */
async function* nameBatches(client: LedgerClient, span: Span, pageRows: number): AsyncGenerator<RowBatch> {
  const ids = `SELECT DISTINCT id FROM named_entity WHERE ${within('consensus_ns')} AND id >= {from:UInt64}
    ORDER BY id LIMIT ${pageRows}`;
  // Rows of these ids outside of the span say whether they were named before it.
  const names = `SELECT id, kind, CAST(min(consensus_ns) AS DateTime64(9, 'UTC')) AS consensus_ns FROM named_entity
    WHERE id >= {from:UInt64} AND id <= {to:UInt64} GROUP BY id, kind HAVING ${within('consensus_ns')}`;
  for (let from = 0n; ; ) {
    const page = await client.query(TAG, ids, { ...span, from }, { id: 'u64' }, LIMITS);
    const to = page.at(-1)?.id;
    // Ends behind the last id.
    if (to === undefined) return;
    const { columns } = BATCH_TABLES.namedEntity;
    yield { rows: { namedEntity: await client.query(TAG, names, { ...span, from, to }, columns, LIMITS) }, blocks: [] };
    from = to + 1n;
  }
}

function parameterOf(name: string, kind: ColumnKind = 'text'): string {
  return kind === 'ns' ? nsParameter(name) : `{${name}:${COLUMN_TYPES[kind]}}`;
}

/** Rows in the order of their keys, the versions of each key in their order too. */
function olderFirst<Row extends VersionedRow>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const versions = Map.groupBy(rows, nameOf);
  return [...versions.values()].flatMap((some) =>
    some.sort((one, other) => compareAscending(one.version, other.version)),
  );
}

/** Blocks with what is of their transactions, in order. */
async function* blockBatches(
  client: LedgerClient,
  start: RowsHead,
  head: LedgerHead,
): AsyncGenerator<{ readonly batch: RowBatch; readonly reached: RowsHead }> {
  const sql = `SELECT ${columnList(blockTable)} FROM block WHERE sequence > {from:Int64} AND sequence <= {to:Int64}
    ORDER BY sequence LIMIT {limit:UInt32}`;
  for (let reached = start; reached.sequence < head.sequence; ) {
    const parameters = { from: reached.sequence, to: head.sequence, limit: BLOCKS_AT_ONCE };
    const blocks = await client.query(TAG, sql, parameters, blockTable.columns, LIMITS);
    if (blocks.length === 0) return;
    for (const group of groupsOf(blocks)) {
      const last = group.at(-1) as BlockRow;
      const rows = await rowsWithin(client, { after: reached.lastNs, last: last.lastNs });
      reached = { sequence: last.sequence, lastNs: last.lastNs };
      yield { batch: { rows, blocks: group.map(withStatedHashes) }, reached };
    }
  }
}

function* groupsOf(blocks: readonly BlockRow[]): Generator<BlockRow[]> {
  let group: BlockRow[] = [];
  let transactions = 0;
  for (const block of blocks) {
    group.push(block);
    transactions += block.transactions + block.nodeTransactions;
    if (transactions < TRANSACTIONS_AT_ONCE) continue;
    yield group;
    group = [];
    transactions = 0;
  }
  if (group.length > 0) yield group;
}

/** The rows of transactions within a span, by table. */
export async function rowsWithin(client: LedgerClient, span: Span): Promise<Partial<BatchRows>> {
  const { transaction, nodeTransaction, transactionSender, ethereumTransaction } = BATCH_TABLES;
  const { transactionRaw, topicMessage, contractResult, contractLog, unknownField } = BATCH_TABLES;
  const { scheduleEvent, erc20Transfer, entity, tokenCustomFee, fileData } = BATCH_TABLES;
  return {
    transaction: await rowsOf(client, transaction, span),
    nodeTransaction: await rowsOf(client, nodeTransaction, span),
    transactionSender: await rowsOf(client, transactionSender, span),
    ethereumTransaction: await rowsOf(client, ethereumTransaction, span),
    transactionRaw: await rowsOf(client, transactionRaw, span),
    unknownField: await rowsOf(client, unknownField, span),
    topicMessage: await rowsOf(client, topicMessage, span),
    contractResult: await rowsOf(client, contractResult, span),
    contractLog: await rowsOf(client, contractLog, span),
    scheduleEvent: await rowsOf(client, scheduleEvent, span),
    erc20Transfer: await rowsOf(client, erc20Transfer, span),
    entity: await rowsOf(client, entity, span, 'created_ns'),
    tokenCustomFee: await rowsOf(client, tokenCustomFee, span),
    fileData: await rowsOf(client, fileData, span),
  };
}

function rowsOf<Columns extends Readonly<Record<string, ColumnKind>>>(
  client: LedgerClient,
  table: Table<Columns>,
  span: Span,
  instant = 'consensus_ns',
): Promise<RowOf<Table<Columns>>[]> {
  const sql = `SELECT ${columnList(table)} FROM ${table.name} WHERE ${within(instant)} ORDER BY ${instant}`;
  return client.query(TAG, sql, { ...span }, table.columns, LIMITS) as Promise<RowOf<Table<Columns>>[]>;
}
