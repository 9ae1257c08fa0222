import type { Condition } from '../condition.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { sumWindow } from '../stats/rollup-window.ts';
import { committedRange, kindCondition, type TransactionFilter } from './transaction-filter.ts';
import { branchCondition, mergedBranches, type Plan, planTransactions } from './transaction-plan.ts';
import { kindColumns, sourcesOf } from './transaction-source.ts';

const TAG = 'transaction:count';
/** Where distinct transactions have to be told apart one by one, counting stops here. */
const MAX_DISTINCT = 1_000_000;
/** Where every transaction has to be read, counting stops at this many that pass. */
const MAX_SCANNED = 100_000;

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
 * The number of committed transactions that pass the filter by type and result, most first. Counting stops at a million
 * texts, and at 100,000 transactions where each has to be read (transfers of system accounts): the newest then.
 */
export async function countByKind(store: LedgerReader, filter: TransactionFilter): Promise<TransactionCount> {
  const range = committedRange(store, filter);
  if (range.first > range.last) return { totalCount: 0n, lowerBound: false, kinds: [] };
  if (isKindsOnly(filter)) {
    const measures = ['transactions'] as const;
    const sums = await sumWindow(store, TAG, range, { unit: 'all' }, measures, kindCondition(filter));
    return counted(sums, false);
  }
  const plan = await planTransactions(store, filter, range, undefined);
  const { sql, parameters, most } = countSql(plan);
  const columns = { type: 'u16', result: 'u16', transactions: 'u64' } as const;
  const kinds = await store.client.query(TAG, sql, parameters, columns, READ_LIMITS);
  const count = counted(kinds, false);
  return { ...count, lowerBound: most !== undefined && count.totalCount >= BigInt(most) };
}

function counted(kinds: readonly KindCount[], lowerBound: boolean): TransactionCount {
  const sorted = kinds
    .map(({ type, result, transactions }) => ({ type, result, transactions }))
    .toSorted((a, b) => Number(b.transactions - a.transactions));
  return { totalCount: sorted.reduce((sum, { transactions }) => sum + transactions, 0n), lowerBound, kinds: sorted };
}

/** Whether the roll-ups, which are by type and result, tell the count. */
function isKindsOnly(filter: TransactionFilter): boolean {
  const bounded = (filter.amountFrom ?? 0n) > 0n || filter.amountTo !== undefined;
  return !bounded && sourcesOf(filter).every((source) => source.inColumns) && filter.payer === undefined;
}

/** One branch holds each transaction once; of several branches that may share some, the distinct ones are counted. */
function countSql(plan: Plan): Condition & { readonly most?: number } {
  const branches = mergedBranches(plan.driver).map((branch) => {
    const condition = branchCondition(plan, branch);
    return { ...branch, condition };
  });
  const [only] = branches;
  const parameters = Object.assign({}, ...branches.map((branch) => branch.condition.parameters));
  if (only !== undefined && branches.length === 1) {
    const scans = only.table === 'transaction' && plan.driver.scans && !plan.driver.inColumns;
    const from = `FROM ${only.table} WHERE ${only.condition.sql}`;
    if (!scans)
      return { sql: `SELECT type, result, count() AS transactions ${from} GROUP BY type, result`, parameters };
    const newest = `SELECT type, result ${from} ORDER BY consensus_ns DESC LIMIT ${MAX_SCANNED}`;
    const sql = `SELECT type, result, count() AS transactions FROM (${newest}) GROUP BY type, result`;
    return { sql, parameters, most: MAX_SCANNED };
  }
  const parts = branches.map(
    ({ table, condition }) => `SELECT consensus_ns, ${kindColumns(table)} FROM ${table} WHERE ${condition.sql}`,
  );
  const sql = `SELECT type, result, count() AS transactions
    FROM (SELECT DISTINCT consensus_ns, type, result FROM (${parts.join(' UNION ALL ')}) LIMIT ${MAX_DISTINCT})
    GROUP BY type, result`;
  return { sql, parameters, most: MAX_DISTINCT };
}
