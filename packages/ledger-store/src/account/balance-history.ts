import { type EntityId, isSystemAccount, larger, NS_PER_HOUR, NS_PER_SECOND, smaller } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { currentRows } from '../state/queries.ts';
import type { TimeRange } from '../time-range.ts';
import { balanceAnchor } from './balance-anchor.ts';
import { changeUpTo, hourOf, MOST_SUMMED } from './balance-at.ts';
import { balancesBefore } from './queries.ts';
import { accountMinuteTable } from './rows.ts';

const TAG = 'account:balance-history';

/** One point of a balance chart. */
export interface BalancePoint {
  /** The point is the balance before this instant: the end of its bucket, or of the span where that comes first. */
  readonly endNs: bigint;
  /** Tinybars; null where it cannot be known. */
  readonly balance: bigint | null;
  /** Tinybars gained within the part of the bucket that the span has. */
  readonly change: bigint;
}

/** Equal buckets, the first of which holds the first instant of the span. */
export interface BalanceGrid {
  /** A whole minute, and a whole hour where buckets are that long: roll-ups answer then, and a heavy account costs what a light one does. */
  readonly fromNs: bigint;
  /** Whole minutes, or whole hours. */
  readonly widthNs: bigint;
}

/** A balance over a span, in equal buckets; the span cuts the first and the last of them. */
export async function balanceHistory(
  snapshot: LedgerSnapshot,
  account: EntityId,
  span: TimeRange,
  grid: BalanceGrid,
): Promise<BalancePoint[]> {
  const headNs = headInstant(snapshot);
  const last = smaller(span.last, headNs);
  const ends = endsOf(last, grid);
  const anchor = await balanceAnchor(snapshot);
  const [before, opening, closing] = await Promise.all([
    balancesBefore(snapshot, anchor, [account]),
    changeUpTo(snapshot, account, span.first - 1n),
    changeUpTo(snapshot, account, last),
  ]);
  const sums = isSystemAccount(account)
    ? await systemSums(snapshot, account, grid, { ends, opening, last, headNs })
    : await ordinarySums(snapshot, account, grid, { ends, closing, last, headNs });
  const base = before.get(account) ?? 0n;
  return ends.map((endNs, index) => {
    const sum = index === ends.length - 1 ? closing : (sums[index] ?? opening);
    const earlier = index === 0 ? opening : (sums[index - 1] ?? opening);
    const isKnown = anchor !== undefined && endNs - 1n >= anchor.knownFromNs;
    return { endNs, balance: isKnown ? base + sum : null, change: sum - earlier };
  });
}

/** Where each bucket ends. */
function endsOf(last: bigint, { fromNs, widthNs }: BalanceGrid): bigint[] {
  const count = last < fromNs ? 0 : Number((last - fromNs) / widthNs) + 1;
  return Array.from({ length: count }, (_, index) => smaller(fromNs + widthNs * BigInt(index + 1), last + 1n));
}

/** What is known of the span before its buckets are read. */
interface Bounds {
  readonly ends: readonly bigint[];
  readonly last: bigint;
  readonly headNs: bigint;
}

/** What was gained up to the end of each bucket: back from the last one, of which it is known. */
async function ordinarySums(
  snapshot: LedgerSnapshot,
  account: EntityId,
  grid: BalanceGrid,
  bounds: Bounds & { readonly closing: bigint },
): Promise<bigint[]> {
  const changes = await ordinaryChanges(snapshot, account, grid, bounds);
  const sums: bigint[] = [];
  let sum = bounds.closing;
  for (let bucket = bounds.ends.length - 1; bucket >= 0; bucket -= 1) {
    sums[bucket] = sum;
    sum -= changes.get(bucket) ?? 0n;
  }
  return sums;
}

/** Sums by bucket up to and including `last`; its hour is summed row by row, where the roll-up runs ahead of it. */
async function ordinaryChanges(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { fromNs, widthNs }: BalanceGrid,
  { last, headNs }: Bounds,
): Promise<ReadonlyMap<number, bigint>> {
  const summed = await snapshot.rows.entries.sumChanges(account, { first: fromNs, last, widthNs }, MOST_SUMMED);
  if (summed !== undefined) return summed;
  const common = { account, start: fromNs, width: widthNs };
  const byRow = `SELECT intDiv(toUnixTimestamp64Nano(consensus_ns) - {start:Int64}, {width:Int64}) AS bucket, delta
    FROM term_transaction WHERE kind = 0 AND term = {account:UInt64}
    AND consensus_ns >= ${nsParameter('rowsFrom')} AND consensus_ns <= ${nsParameter('last')}`;
  if (widthNs < NS_PER_HOUR) return readSums(snapshot, byRow, { ...common, rowsFrom: fromNs, last });
  // Sums are counted back from the last instant, which need not be the end of its hour.
  const lastHour = hourOf(smaller(last, headNs));
  const byHour = `SELECT intDiv(toInt64(toUnixTimestamp(hour)) * 1000000000 - {start:Int64}, {width:Int64}) AS bucket, delta
    FROM term_hour WHERE kind = 0 AND term = {account:UInt64}
    AND hour >= toDateTime({from:UInt32}, 'UTC') AND hour < toDateTime({before:UInt32}, 'UTC')`;
  return readSums(snapshot, `${byHour} UNION ALL ${byRow}`, {
    ...common,
    from: fromNs / NS_PER_SECOND,
    before: lastHour / NS_PER_SECOND,
    rowsFrom: larger(lastHour, fromNs),
    last,
  });
}

/** The same from the balances at the ends of minutes; a bucket without any ends as the one before. */
async function systemSums(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { fromNs, widthNs }: BalanceGrid,
  { ends, opening, last, headNs }: Bounds & { readonly opening: bigint },
): Promise<bigint[]> {
  const rows = currentRows(
    accountMinuteTable,
    `account = {account:UInt64} AND minute_ns >= ${nsParameter('start')} AND minute_ns <= ${nsParameter('last')}`,
  );
  const sql = `SELECT intDiv(toUnixTimestamp64Nano(minute_ns) - {start:Int64}, {width:Int64}) AS bucket,
      argMax(balance, minute_ns) AS delta FROM (${rows}) GROUP BY bucket`;
  const held = await readSums(snapshot, sql, { account, start: fromNs, width: widthNs, last, headNs });
  let sum = opening;
  return ends.map((_, bucket) => {
    sum = held.get(bucket) ?? sum;
    return sum;
  });
}

/** Sums of the statement's `delta` by its `bucket`. */
async function readSums(
  snapshot: LedgerSnapshot,
  sql: string,
  parameters: Readonly<Record<string, bigint>>,
): Promise<Map<number, bigint>> {
  const summed = `SELECT bucket, sum(delta) AS change FROM (${sql}) GROUP BY bucket`;
  const rows = await snapshot.client.query(TAG, summed, parameters, { bucket: 'i64', change: 'i64' });
  return new Map(rows.map(({ bucket, change }) => [Number(bucket), change]));
}
