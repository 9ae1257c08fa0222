import type { ResultColumns, ResultRow } from '../client/ledger-client.ts';
import { ALWAYS, allOf, type Condition, timeCondition, whenGiven } from '../condition.ts';
import { rowsCountedLast, rowsCountedOn } from '../counted-on.ts';
import { nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnName } from '../table.ts';
import type { TimeRange } from '../time-range.ts';
import { checkPage, NEWEST_NS } from './list-transactions.ts';
import { committedRange } from './transaction-filter.ts';
import type { TransferPage } from './transfer-query.ts';
import { type TransferRows, transferCountFromRows, transfersFromRows } from './transfer-rows.ts';

/** Where the rows of a kind of transfer are stored: each table in the order of its key, and the arrays of `transaction`. */
export interface TransferTables {
  readonly byToken: { readonly table: string; readonly key: readonly string[]; readonly account: string };
  readonly byAccount: { readonly table: string; readonly key: readonly string[] };
  /** ARRAY JOIN of the wide table, and the array that shows whether a transaction has any. */
  readonly arrays: {
    readonly join: string;
    readonly some: string;
    readonly key: readonly string[];
    readonly account: string;
    /** Columns under another name than in the tables, because the wide table has a column of that name. */
    readonly renamed: Readonly<Record<string, string>>;
  };
}

/** What a kind of transfer is read from. */
export interface TransferSources<Row extends { readonly token: bigint }> {
  /** Names the question in the query log. */
  readonly tag: string;
  readonly tables: TransferTables;
  /** What rows of the tables have to pass besides; default: nothing. */
  readonly residual?: Condition;
  /** Answers where it can; without it the tables do. */
  readonly rows?: TransferRows<Row>;
}

interface Read {
  readonly from: string;
  readonly where: Condition;
  readonly key: readonly string[];
  readonly renamed?: Readonly<Record<string, string>>;
}

type TransferColumns = ResultColumns & { readonly token: 'u64' };

/** One page of transfer rows, in the order of time and, within a transaction, of the key. */
export async function transferPage<const Columns extends TransferColumns>(
  snapshot: LedgerSnapshot,
  { tag, tables, residual = ALWAYS, rows: kind }: TransferSources<ResultRow<Columns>>,
  page: TransferPage,
  columns: Columns,
): Promise<ResultRow<Columns>[]> {
  checkPage(tag, page);
  const range = pageRange(snapshot, page);
  if (range.first > range.last || page.instants?.length === 0) return [];
  return (
    (kind && (await transfersFromRows(snapshot, kind, page, range))) ??
    scanTransfers(snapshot, { tag, tables, residual }, page, { columns, range })
  );
}

/** The same from the column store. */
async function scanTransfers<const Columns extends ResultColumns>(
  snapshot: LedgerSnapshot,
  { tag, tables, residual }: { readonly tag: string; readonly tables: TransferTables; readonly residual: Condition },
  page: TransferPage,
  { columns, range }: { readonly columns: Columns; readonly range: TimeRange },
): Promise<ResultRow<Columns>[]> {
  const readRows = (part: TimeRange) => {
    const read = readOf(tables, page, timeCondition(part), residual, true);
    return pageRows(snapshot, tag, page, read, columns);
  };
  for (const spanNs of (await isHeavy(snapshot, tables, page, residual)) ? NEWEST_NS : []) {
    const rows = range.last - spanNs > range.first ? await readRows({ ...range, first: range.last - spanNs }) : [];
    if (rows.length === page.limit) return rows;
  }
  return readRows(range);
}

/** Where there are many, the newest page is in the last day or month: no other part of the table is looked through. */
const MANY_ROWS = 100_000n;

/** Whether many rows are known to pass, of which the newest are asked for. */
async function isHeavy(
  snapshot: LedgerSnapshot,
  tables: TransferTables,
  page: TransferPage,
  residual: Condition,
): Promise<boolean> {
  if (page.order === 'asc' || page.instants !== undefined) return false;
  const counted = readOf(tables, page, ALWAYS, residual, false);
  return ((await rowsCountedLast(snapshot, committedRange(snapshot, page).first, counted)) ?? 0n) >= MANY_ROWS;
}

function pageRows<const Columns extends ResultColumns>(
  snapshot: LedgerSnapshot,
  tag: string,
  page: TransferPage,
  { from, where, key, renamed = {} }: Read,
  columns: Columns,
): Promise<ResultRow<Columns>[]> {
  const direction = page.order === 'desc' ? 'DESC' : 'ASC';
  const names = Object.keys(columns)
    .map(columnName)
    .map((name) => (renamed[name] === undefined ? name : `${renamed[name]} AS ${name}`));
  const sql = `SELECT ${names.join(', ')} FROM ${from} WHERE ${where.sql}
    ORDER BY ${key.map((column) => `${column} ${direction}`).join(', ')} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = { ...where.parameters, ...bounds(page) };
  return snapshot.client.query(tag, sql, parameters, columns, READ_LIMITS);
}

/** How many rows pass, whatever the page. */
export async function transferCount<Row extends { readonly token: bigint }>(
  snapshot: LedgerSnapshot,
  { tag, tables, residual = ALWAYS, rows }: TransferSources<Row>,
  page: TransferPage,
): Promise<bigint> {
  const range = committedRange(snapshot, page);
  if (range.first > range.last || page.instants?.length === 0) return 0n;
  const counted = rows === undefined ? undefined : await transferCountFromRows(snapshot, rows, page, range);
  if (counted !== undefined) return counted;
  const { from, where } = readOf(tables, page, ALWAYS, residual, false);
  return rowsCountedOn(snapshot, tag, range, { from, where });
}

function bounds({ limit, offset = 0, after }: TransferPage): { limit: number; offset: number } {
  return { limit, offset: after === undefined ? offset : after.rows };
}

function pageRange(snapshot: LedgerSnapshot, page: TransferPage): TimeRange {
  const range = committedRange(snapshot, page);
  const at = page.after?.consensusNs;
  if (at === undefined) return range;
  if (page.order === 'asc' && at > range.first) range.first = at;
  if (page.order === 'desc' && at < range.last) range.last = at;
  return range;
}

function readOf(
  tables: TransferTables,
  page: TransferPage,
  time: Condition,
  residual: Condition,
  ordered: boolean,
): Read {
  const { token, account, instants } = page;
  const common = allOf(time, residual);
  if (instants !== undefined) return ofTransactions(tables, page, common, instants);
  // Both orders serve an account's transfers of one token; an account has fewer than a token.
  if (account !== undefined && (token === undefined || residual === ALWAYS)) {
    const { table, key } = tables.byAccount;
    const own = { sql: 'account = {account:UInt64}', parameters: { account } };
    return { from: table, where: allOf(own, tokenCondition(page), common), key };
  }
  const { table, key, account: ofAccount } = tables.byToken;
  if (token !== undefined) return { from: table, where: allOf(partyConditions(page, ofAccount), common), key };
  if (ordered && residual === ALWAYS) return newest(tables, page, common);
  return { from: table, where: common, key: ['consensus_ns', ...key.filter((column) => column !== 'consensus_ns')] };
}

function ofTransactions(
  tables: TransferTables,
  page: TransferPage,
  common: Condition,
  instants: readonly bigint[],
): Read {
  const { join, key, account, renamed } = tables.arrays;
  const set = { sql: `consensus_ns IN ${nsSetParameter('instants')}`, parameters: { instants: [...instants] } };
  return { from: `transaction ${join}`, where: allOf(set, partyConditions(page, account), common), key, renamed };
}

/** The newest transactions that have any: each has a row at least, so that as many as rows are asked for suffice. */
function newest(tables: TransferTables, page: TransferPage, common: Condition): Read {
  const { join, some, key, renamed } = tables.arrays;
  const { limit, offset } = bounds(page);
  const direction = page.order === 'desc' ? 'DESC' : 'ASC';
  const sql = `consensus_ns GLOBAL IN (SELECT consensus_ns FROM transaction WHERE notEmpty(${some}) AND ${common.sql}
    ORDER BY consensus_ns ${direction} LIMIT {most:UInt32})`;
  const within = { sql, parameters: { ...common.parameters, most: limit + offset } };
  return { from: `transaction ${join}`, where: allOf(within, common), key, renamed };
}

function partyConditions(page: TransferPage, ofAccount: string): Condition {
  return allOf(tokenCondition(page), whenGiven(ofAccount, { account: page.account }));
}

function tokenCondition({ token }: TransferPage): Condition {
  return whenGiven('token = {token:UInt64}', { token });
}
