import { compareAscending } from '@ledgerscope/ledger';
import { type BlockRow, blockTable } from '../block/rows.ts';
import { withStatedHashes } from '../block/stored-hash.ts';
import { COLUMN_TYPES } from '../client/column-type.ts';
import type { LedgerClient } from '../client/ledger-client.ts';
import { nsParameter } from '../head-instant.ts';
import type { LedgerHead } from '../ledger-head.ts';
import { rowNamer, type StateTable } from '../state/state-table.ts';
import { type ColumnKind, columnList, columnName, type RowOf, type Table } from '../table.ts';
import { BATCH_TABLES, type BatchRows, STATE_TABLES } from '../tables.ts';
import type { CopiedPart } from './copy-mark.ts';
import type { Patience } from './copy-patience.ts';
import type { RowBatch, RowsHead } from './row-store.ts';

const TAG = 'store:copy';
/** Nothing else is asked of the store meanwhile, and a ledger may be large. */
const LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;
const BLOCKS_AT_ONCE = 5_000;
/** A block may have more; then it is copied by itself. */
const TRANSACTIONS_AT_ONCE = 20_000;
/** Of a page that failed the next try asks for half as much, as for memory; never for less than this. */
const LEAST_ROWS = 1_000;
const NAMES = 'named_entity';

/** Instants behind the first, up to the last. */
export interface CopySpan {
  readonly after: bigint;
  readonly last: bigint;
}

/** How rows are read. */
export interface Reading {
  /** Asks each question until it is answered, as far as the patience goes. */
  readonly client: LedgerClient;
  /** Asks once. */
  readonly impatient: LedgerClient;
  readonly patience: Patience;
  /** Rows of a page of states and names. */
  readonly pageRows: number;
}

/** A batch of states or names, and how far these are with it. */
export interface PartBatch {
  readonly batch: RowBatch;
  /** Versions of states in it. */
  readonly versions: number;
  readonly part: CopiedPart;
}

/** Transactions and versions of states within a span. */
export async function countRows(client: LedgerClient, span: CopySpan): Promise<bigint> {
  const counts = Object.values(STATE_TABLES).map(({ name }) => countOf(name, 'version'));
  const sql = `SELECT sum(of_table) AS rows FROM (${[countOf('transaction', 'consensus_ns'), ...counts].join(' UNION ALL ')})`;
  const [row] = await client.query(TAG, sql, { ...span }, { rows: 'u64' }, LIMITS);
  return row?.rows ?? 0n;
}

/** Transactions within a span. */
export async function countTransactions(client: LedgerClient, span: CopySpan): Promise<bigint> {
  const [row] = await client.query(
    TAG,
    countOf('transaction', 'consensus_ns'),
    { ...span },
    { ofTable: 'u64' },
    LIMITS,
  );
  return row?.ofTable ?? 0n;
}

function countOf(table: string, column: string): string {
  return `SELECT count() AS of_table FROM ${table} WHERE ${within(column)}`;
}

function within(column: string): string {
  return `${column} > ${nsParameter('after')} AND ${column} <= ${nsParameter('last')}`;
}

/** Versions of state within a span, older ones of a key first, then by what ids were named first; behind what is copied already. */
export async function* partBatches(
  reading: Reading,
  span: CopySpan,
  copied: CopiedPart | undefined,
): AsyncGenerator<PartBatch> {
  const tables = Object.entries(STATE_TABLES);
  const first = tables.findIndex(([, { name }]) => name === copied?.table);
  const left = copied?.table === NAMES ? [] : tables.slice(Math.max(0, first));
  for (const [name, table] of left) {
    const behind = table.name === copied?.table ? copied.key : undefined;
    for await (const rows of statePages(reading, table, span, behind)) {
      const part = { table: table.name, key: keyOf(table.key, rows.at(-1)) };
      const sorted = olderFirst(rows as VersionedRow[], rowNamer(table));
      yield { batch: { rows: { [name]: sorted }, blocks: [] }, versions: rows.length, part };
    }
  }
  yield* nameBatches(reading, span, copied?.table === NAMES ? (copied.key.id as bigint) + 1n : 0n);
}

interface VersionedRow {
  readonly version: bigint;
}

/**
 * Rows of a state table in the order of its key, in pages that end with all versions of a key. Each page begins in the primary key where
 * the last one ended, so that a table is read once, however long it is.
 */
async function* statePages(
  { impatient, patience, pageRows }: Reading,
  table: Pick<StateTable, 'name' | 'key' | 'columns'>,
  span: CopySpan,
  behind: CopiedPart['key'] | undefined,
): AsyncGenerator<object[]> {
  const { key, columns } = table;
  const names = key.map(columnName).join(', ');
  const values = key.map((name) => parameterOf(name, columns[name]));
  const all = `SELECT ${columnList(table)} FROM ${table.name} WHERE ${within('version')}`;
  // The first column by itself is what the primary key is searched by.
  const further = `${all} AND ${columnName(key[0] ?? '')} >= ${values[0]} AND (${names}) > (${values.join(', ')})`;
  for (let last = behind; ; ) {
    const page = async (failures: number) => {
      const most = Math.max(Math.min(LEAST_ROWS, pageRows), pageRows >> failures);
      const sql = `${last === undefined ? all : further} ORDER BY ${names} LIMIT ${most} WITH TIES`;
      const rows: object[] = await impatient.query(TAG, sql, { ...span, ...last }, columns, LIMITS);
      return { rows, isLast: rows.length < most };
    };
    const { rows, isLast } = await patience.until(page);
    if (rows.length > 0) yield rows;
    // Ends with the page that is not full.
    if (isLast) return;
    last = keyOf(key, rows.at(-1));
  }
}

function keyOf(key: readonly string[], row: object | undefined): CopiedPart['key'] {
  const values = row as Readonly<Record<string, never>>;
  return Object.fromEntries(key.map((name) => [name, values[name]])) as unknown as CopiedPart['key'];
}

/** By what ids were named first within a span. */
async function* nameBatches(reading: Reading, span: CopySpan, start: bigint): AsyncGenerator<PartBatch> {
  const { client, pageRows } = reading;
  const ids = `SELECT DISTINCT id FROM ${NAMES} WHERE ${within('consensus_ns')} AND id >= {from:UInt64}
    ORDER BY id LIMIT ${pageRows}`;
  // Rows of these ids outside of the span say whether they were named before it.
  const names = `SELECT id, kind, CAST(min(consensus_ns) AS DateTime64(9, 'UTC')) AS consensus_ns FROM ${NAMES}
    WHERE id >= {from:UInt64} AND id <= {to:UInt64} GROUP BY id, kind HAVING ${within('consensus_ns')}`;
  for (let from = start; ; ) {
    const page = await client.query(TAG, ids, { ...span, from }, { id: 'u64' }, LIMITS);
    const to = page.at(-1)?.id;
    // Ends behind the last id.
    if (to === undefined) return;
    const { columns } = BATCH_TABLES.namedEntity;
    const named = await client.query(TAG, names, { ...span, from, to }, columns, LIMITS);
    yield { batch: { rows: { namedEntity: named }, blocks: [] }, versions: 0, part: { table: NAMES, key: { id: to } } };
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
export async function* blockBatches(
  { client }: Reading,
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
      const span = { after: reached.lastNs, last: last.lastNs };
      const rows = await rowsWithin(client, span);
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
export async function rowsWithin(client: LedgerClient, span: CopySpan): Promise<Partial<BatchRows>> {
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
  span: CopySpan,
  instant = 'consensus_ns',
): Promise<RowOf<Table<Columns>>[]> {
  const sql = `SELECT ${columnList(table)} FROM ${table.name} WHERE ${within(instant)} ORDER BY ${instant}`;
  return client.query(TAG, sql, { ...span }, table.columns, LIMITS) as Promise<RowOf<Table<Columns>>[]>;
}
