import { NS_PER_DAY, NS_PER_SECOND } from '@ledgerscope/ledger';
import { allOf, type Condition, timeCondition, unionOf } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { TERM_KIND } from '../rows/transaction-terms.ts';
import type { TimeRange } from '../time-range.ts';
import { amountSize, amountsOfSize, sizesBetween } from './amount-size.ts';
import { amountCondition, kindCondition, type TransactionFilter } from './transaction-filter.ts';

const TAG = 'transaction:count-amount';
/** Transactions of the sizes that a bound cuts through are read one by one, the newest so many of them. */
const MAX_CUT_ROWS = 3_000_000n;
/** From this size on, the logarithm that terms are made of is rounded up just below the next power of two. */
const ROUNDED_SIZE = 48;

export interface AmountCount {
  readonly kinds: { readonly type: number; readonly result: number; readonly transactions: bigint }[];
  /** True where the oldest transactions near a bound were omitted. */
  readonly lowerBound: boolean;
}

/**
 * Transactions between two amounts by type and result: of whole days and whole sizes from the roll-up, of the first and last
 * day from their rows, and of the sizes that a bound cuts through from the term index, at most three million of them.
 */
export async function countByAmount(
  snapshot: LedgerSnapshot,
  filter: TransactionFilter,
  range: TimeRange,
  mostCut: bigint = MAX_CUT_ROWS,
): Promise<AmountCount> {
  const days = { first: ceilDay(range.first), end: ((range.last + 1n) / NS_PER_DAY) * NS_PER_DAY };
  if (days.first >= days.end)
    return { kinds: await read(snapshot, [rowsPart('all', filter, range)]), lowerBound: false };
  const { whole, cut } = sizesOf(filter);
  const newest = await newestOfSizes(snapshot, cut, days, mostCut);
  const parts = [
    rowsPart('head', filter, { first: range.first, last: days.first - 1n }),
    rowsPart('tail', filter, { first: days.end, last: range.last }),
    ...(whole.low > whole.high ? [] : [wholePart(filter, whole, days)]),
    ...cut.map((size) => cutPart(filter, size, { first: newest.first, last: days.end - 1n })),
  ];
  return { kinds: await read(snapshot, parts), lowerBound: newest.lowerBound };
}

interface Days {
  readonly first: bigint;
  /** Exclusive. */
  readonly end: bigint;
}

/** Sizes of which every amount passes, and those of which some do. */
function sizesOf({ amountFrom, amountTo }: TransactionFilter): { whole: { low: number; high: number }; cut: number[] } {
  const { low, high } = sizesBetween(amountFrom, amountTo);
  const isCut = (size: number): boolean => {
    const { least, greatest } = amountsOfSize(size);
    return (amountFrom !== undefined && amountFrom > least) || (amountTo !== undefined && amountTo < greatest);
  };
  const cut = [...new Set([low, high])].filter((size) => low <= high && isCut(size));
  return { whole: { low: cut.includes(low) ? low + 1 : low, high: cut.includes(high) ? high - 1 : high }, cut };
}

/** From which day on the rows of these sizes are few enough to be read. */
async function newestOfSizes(
  snapshot: LedgerSnapshot,
  sizes: readonly number[],
  days: Days,
  most: bigint,
): Promise<{ first: bigint; lowerBound: boolean }> {
  if (sizes.length === 0) return { first: days.first, lowerBound: false };
  const sql = `SELECT toUInt32(toUnixTimestamp(day)) AS second, toUInt64(sum(transactions)) AS rows FROM amount_day
    WHERE size IN {sizes:Array(UInt8)} AND ${DAYS} GROUP BY day ORDER BY day DESC`;
  const parameters = { sizes, ...secondsOf(days) };
  let counted = 0n;
  const found = await snapshot.client.query(TAG, sql, parameters, { second: 'u32', rows: 'u64' }, READ_LIMITS);
  for (const { second, rows } of found) {
    counted += rows;
    const day = BigInt(second) * NS_PER_SECOND;
    if (counted > most && day > days.first) return { first: day, lowerBound: true };
  }
  return { first: days.first, lowerBound: false };
}

const DAYS = `day >= toDateTime({dayFirst:UInt32}, 'UTC') AND day < toDateTime({dayEnd:UInt32}, 'UTC')`;

function secondsOf({ first, end }: Days) {
  return { dayFirst: first / NS_PER_SECOND, dayEnd: end / NS_PER_SECOND };
}

function wholePart(filter: TransactionFilter, { low, high }: { low: number; high: number }, days: Days): Condition {
  const kinds = kindCondition(filter);
  const sql = `SELECT type, result, transactions FROM amount_day
    WHERE size >= {sizeLow:UInt8} AND size <= {sizeHigh:UInt8} AND ${DAYS} AND ${kinds.sql}`;
  return { sql, parameters: { ...kinds.parameters, sizeLow: low, sizeHigh: high, ...secondsOf(days) } };
}

function cutPart(filter: TransactionFilter, size: number, range: TimeRange): Condition {
  const { least, greatest } = amountsOfSize(size);
  const terms = size < ROUNDED_SIZE ? `term = ${size - 1}` : `term >= ${size - 1} AND term <= ${size}`;
  const own: Condition = {
    sql: `kind = ${TERM_KIND.amount} AND ${terms} AND amount >= ${least} AND amount <= ${greatest}`,
    parameters: {},
  };
  return ofRows('term_transaction', filter, allOf(own, timeCondition(range, 'cut')));
}

function rowsPart(name: string, filter: TransactionFilter, range: TimeRange): Condition {
  return ofRows('transaction', filter, timeCondition(range, name));
}

function ofRows(table: string, filter: TransactionFilter, own: Condition): Condition {
  const { sql, parameters } = allOf(own, amountCondition(filter), kindCondition(filter));
  return { sql: `SELECT type, result, toUInt64(1) AS transactions FROM ${table} WHERE ${sql}`, parameters };
}

function read(snapshot: LedgerSnapshot, parts: readonly Condition[]): Promise<AmountCount['kinds']> {
  const union = unionOf(parts);
  const sql = `SELECT type, result, toUInt64(sum(part.transactions)) AS transactions
    FROM (${union.sql}) AS part GROUP BY type, result`;
  const columns = { type: 'u16', result: 'u16', transactions: 'u64' } as const;
  return snapshot.client.query(TAG, sql, union.parameters, columns, READ_LIMITS);
}

function ceilDay(ns: bigint): bigint {
  return ((ns + NS_PER_DAY - 1n) / NS_PER_DAY) * NS_PER_DAY;
}

/** Whether the amount is bounded at all. */
export function boundsAmount({ amountFrom, amountTo }: TransactionFilter): boolean {
  return amountSize(amountFrom ?? 0n) > 0 || amountTo !== undefined;
}
