import type { Condition } from '../condition.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { sumWindow } from '../stats/rollup-window.ts';
import { boundsAmount, countByAmount } from './count-by-amount.ts';
import { newestSpan } from './newest-span.ts';
import { committedRange, kindCondition, SUCCESS, type TransactionFilter } from './transaction-filter.ts';
import { branchCondition, mergedBranches, type Plan, planTransactions, scansTexts } from './transaction-plan.ts';
import { type Branch, kindColumns, SUBMIT_MESSAGE, sourcesOf } from './transaction-source.ts';

const TAG = 'transaction:count';
/** Where every transaction has to be read, counting stops at this many that pass. */
const MAX_SCANNED = 100_000;
/** Where every text or every transfer list has to be read, those of the newest so many transactions are. */
const MAX_READ = { texts: 500_000n, transfers: 4_000_000n } as const;

/** Transactions of one type and result. */
export interface KindCount {
  readonly type: number;
  readonly result: number;
  readonly transactions: bigint;
}

export interface TransactionCount {
  readonly totalCount: bigint;
  /** True where counting was cut off: there are at least `totalCount`. */
  readonly lowerBound: boolean;
  readonly kinds: readonly KindCount[];
}

/** Number of committed transactions that pass the filter; exact up to the limits of {@link countByKind}. */
export async function countTransactions(store: LedgerReader, filter: TransactionFilter): Promise<bigint> {
  return (await countByKind(store, filter)).totalCount;
}

/**
 * The number of committed transactions that pass the filter by type and result, most first. It is exact but for what cannot
 * be looked up: words with a star among the newest 500,000 transactions, transfers of system accounts among the newest four
 * million, and up to 100,000 that pass; amounts: {@link countByAmount}. What is left out makes it a lower bound.
 */
export async function countByKind(store: LedgerReader, filter: TransactionFilter): Promise<TransactionCount> {
  const range = committedRange(store, filter);
  if (range.first > range.last) return { totalCount: 0n, lowerBound: false, kinds: [] };
  if (isKindsOnly(filter)) {
    const measures = ['transactions'] as const;
    const sums = await sumWindow(store, TAG, range, { unit: 'all' }, measures, kindCondition(filter));
    return counted(sums, false);
  }
  if (isAmountOnly(filter)) {
    const { kinds, lowerBound } = await countByAmount(store, filter, range);
    return counted(kinds, lowerBound);
  }
  const whole = await planTransactions(store, filter, range, undefined);
  const plan = await withinBound(store, whole);
  const { sql, parameters, most } = countSql(plan);
  const columns = { type: 'u16', result: 'u16', transactions: 'u64' } as const;
  const kinds = await store.client.query(TAG, sql, parameters, columns, READ_LIMITS);
  const count = counted(kinds, false);
  const cut = plan.range.first > range.first;
  return { ...count, lowerBound: cut || (most !== undefined && count.totalCount >= BigInt(most)) };
}

/** A plan that reads every row of a table, narrowed to the newest that may be read. */
async function withinBound(store: LedgerReader, plan: Plan): Promise<Plan> {
  if (!plan.driver.scans || plan.driver.inColumns) return plan;
  const most = scansTexts(plan) ? MAX_READ.texts : MAX_READ.transfers;
  return { ...plan, range: await newestSpan(store, plan.range, most) };
}

function counted(kinds: readonly KindCount[], lowerBound: boolean): TransactionCount {
  const sorted = kinds
    .map(({ type, result, transactions }) => ({ type, result, transactions }))
    .toSorted((a, b) => Number(b.transactions - a.transactions));
  return { totalCount: sorted.reduce((sum, { transactions }) => sum + transactions, 0n), lowerBound, kinds: sorted };
}

/** Whether the roll-ups, which are by type and result, tell the count. */
function isKindsOnly(filter: TransactionFilter): boolean {
  return !boundsAmount(filter) && isOfColumns(filter);
}

function isAmountOnly(filter: TransactionFilter): boolean {
  return boundsAmount(filter) && isOfColumns(filter);
}

function isOfColumns(filter: TransactionFilter): boolean {
  return filter.payer === undefined && sourcesOf(filter).every((source) => source.inColumns);
}

/** One branch holds each transaction once; what stands in two, a memo and a message, is counted in both and taken off once. */
function countSql(plan: Plan): Condition & { readonly most?: number } {
  const branches = mergedBranches(plan.driver).map(({ table, condition }) => ({
    table,
    condition: branchCondition(plan, { table, condition }),
  }));
  const parameters = Object.assign({}, ...branches.map((branch) => branch.condition.parameters));
  const [only, second] = branches;
  if (only !== undefined && second === undefined && scansTransactions(plan)) {
    const newest = `SELECT type, result FROM ${only.table} WHERE ${only.condition.sql} ORDER BY consensus_ns DESC LIMIT ${MAX_SCANNED}`;
    const sql = `SELECT type, result, count() AS transactions FROM (${newest}) GROUP BY type, result`;
    return { sql, parameters, most: MAX_SCANNED };
  }
  const parts = branches.map(
    ({ table, condition }) =>
      `SELECT ${kindColumns(table)}, toInt64(count()) AS rows FROM ${table} WHERE ${condition.sql} GROUP BY type, result`,
  );
  if (only !== undefined && second !== undefined) parts.push(inBoth(only, second));
  const sql = `SELECT type, result, toUInt64(sum(part.rows)) AS transactions
    FROM (${parts.join(' UNION ALL ')}) AS part GROUP BY type, result HAVING transactions > 0`;
  return { sql, parameters };
}

function scansTransactions({ driver }: Plan): boolean {
  return driver.scans && !driver.inColumns && driver.branches.every(({ table }) => table === 'transaction');
}

/** Less by what both hold. Messages are of one type and result, so of memos only theirs can be among them. */
function inBoth(memos: Branch, messages: Branch): string {
  const submitted = `type = ${SUBMIT_MESSAGE} AND result = ${SUCCESS}`;
  return `SELECT ${kindColumns(messages.table)}, -toInt64(count()) AS rows FROM ${messages.table}
    WHERE ${messages.condition.sql}
      AND consensus_ns IN (SELECT consensus_ns FROM ${memos.table} WHERE ${submitted} AND ${memos.condition.sql})
    GROUP BY type, result`;
}
