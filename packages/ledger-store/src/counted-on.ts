import { allOf, type Condition, timeCondition } from './condition.ts';
import { settledNs } from './head-instant.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';
import { READ_LIMITS } from './read-limits.ts';
import type { TimeRange } from './time-range.ts';

/** A key made of thousands of instants is not worth caching. */
const LONGEST_KEY = 2_000;

interface CachedCount<T> {
  /** The newest instant that is counted. */
  readonly last: bigint;
  readonly count: T;
}

/** How something is counted over a range, and how the counts of two ranges make one. */
interface Counting<T> {
  readonly count: (range: TimeRange) => Promise<T>;
  readonly add: (one: T, other: T) => T;
  /** False for counts that were cut off; default: every count is exact. */
  readonly isExact?: (count: T) => boolean;
}

/**
 * An incremental count over committed instants. What is committed never changes, so a count up to an instant is continued
 * from there: a page that is asked for again reads only what came since. `what` names the count.
 */
export async function countedOn<T>(
  snapshot: LedgerSnapshot,
  what: string,
  range: TimeRange,
  counting: Counting<T>,
): Promise<T> {
  const name = nameOf(what, range.first);
  const before = await snapshot.caches.answers.knownAnswer<CachedCount<T>>(name);
  const isBehind = before !== undefined && before.last > range.last;
  // What is newer than every replica has is counted each time.
  let settled = settledNs(snapshot);
  if (range.last < settled) settled = range.last;
  if (name.length > LONGEST_KEY || isBehind || settled < range.first) return counting.count(range);
  const settledCount = await countTo(settled, range.first, before, counting);
  if (settledCount.isExact) snapshot.caches.answers.put(name, settledCount);
  return settledCount.last < range.last
    ? counting.add(settledCount.count, await counting.count({ first: settledCount.last + 1n, last: range.last }))
    : settledCount.count;
}

/** The count up to `last`, or further where it is known further. */
async function countTo<T>(
  last: bigint,
  first: bigint,
  before: CachedCount<T> | undefined,
  { count, add, isExact = () => true }: Counting<T>,
): Promise<CachedCount<T> & { readonly isExact: boolean }> {
  if (before !== undefined && before.last >= last) return { ...before, isExact: true };
  const rest = await count({ first: before === undefined ? first : before.last + 1n, last });
  const whole = before === undefined ? rest : add(before.count, rest);
  return { last, count: whole, isExact: isExact(whole) };
}

/** What was counted last over a range that starts there, up to whatever instant; undefined where nobody asked. */
async function countedLast<T>(snapshot: LedgerSnapshot, what: string, first: bigint): Promise<T | undefined> {
  return (await snapshot.caches.answers.knownAnswer<CachedCount<T>>(nameOf(what, first)))?.count;
}

function nameOf(what: string, first: bigint): string {
  return `count from ${first} ${what}`;
}

/** The name of a count, as text that is different for different values. */
export function countedText(asked: unknown): string {
  return JSON.stringify(asked, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** A table and what its rows have to pass, apart from their time. */
export interface CountedRows {
  readonly from: string;
  readonly where: Condition;
}

/** How many of these rows {@link rowsCountedOn} found last; undefined where nobody asked. */
export function rowsCountedLast(
  snapshot: LedgerSnapshot,
  first: bigint,
  rows: CountedRows,
): Promise<bigint | undefined> {
  return countedLast(snapshot, rowsText(rows), first);
}

function rowsText({ from, where }: CountedRows): string {
  return countedText([from, where.sql, where.parameters]);
}

/** Rows of a table that pass a condition within a range, counted on. */
export function rowsCountedOn(
  snapshot: LedgerSnapshot,
  tag: string,
  range: TimeRange,
  { from, where }: CountedRows,
): Promise<bigint> {
  return countedOn(snapshot, rowsText({ from, where }), range, {
    count: async (part) => {
      const { sql, parameters } = allOf(where, timeCondition(part));
      const statement = `SELECT count() AS rows FROM ${from} WHERE ${sql}`;
      const [row] = await snapshot.client.query(tag, statement, parameters, { rows: 'u64' }, READ_LIMITS);
      return row?.rows ?? 0n;
    },
    add: (one, other) => one + other,
  });
}
