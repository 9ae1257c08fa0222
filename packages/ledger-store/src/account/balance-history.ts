import {
  type EntityId,
  isSystemAccount,
  NS_PER_HOUR,
  NS_PER_MINUTE,
  NS_PER_SECOND,
  smaller,
} from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { currentRows, stateRow } from '../state/queries.ts';
import { balanceAnchor } from './balance-anchor.ts';
import { changeUpTo, hourOf } from './balance-at.ts';
import { balancesBefore } from './queries.ts';
import { accountBalanceTable, accountMinuteTable } from './rows.ts';

const TAG = 'account:balance-history';
const MAX_BUCKETS = 2_000;

/** One point of a balance chart. */
export interface BalancePoint {
  /** The point is the balance before this instant (or at the head, where that comes first). */
  readonly endNs: bigint;
  /** Tinybars; null where it cannot be known. */
  readonly balance: bigint | null;
  /** Tinybars gained within the bucket that ends here. */
  readonly change: bigint;
}

export interface BalanceHistoryRange {
  readonly fromNs: bigint;
  readonly toNs: bigint;
  /** How many points, at most 2000. */
  readonly buckets: number;
}

/** The buckets that are answered: whole hours (or minutes) wherever they are at least as long. */
interface Grid {
  readonly fromNs: bigint;
  readonly widthNs: bigint;
  readonly buckets: number;
}

/**
 * A balance over time, in equal buckets from `fromNs` on, the last one reaching `toNs` or a little more: bounds are rounded
 * outwards to whole hours where buckets are that long, so that roll-ups answer and a heavy account costs what a light one does.
 */
export async function balanceHistory(
  snapshot: LedgerSnapshot,
  account: EntityId,
  range: BalanceHistoryRange,
): Promise<BalancePoint[]> {
  const headNs = headInstant(snapshot);
  const grid = gridOf(range, isSystemAccount(account));
  const ends = Array.from({ length: grid.buckets }, (_, index) => grid.fromNs + grid.widthNs * BigInt(index + 1));
  const anchor = await balanceAnchor(snapshot);
  const upTo = smaller((ends.at(-1) ?? 0n) - 1n, headNs);
  const [before, { start, changes }] = await Promise.all([
    balancesBefore(snapshot, anchor, [account]),
    isSystemAccount(account)
      ? systemHistory(snapshot, account, grid, { upTo, headNs })
      : ordinaryHistory(snapshot, account, grid, { upTo, headNs }),
  ]);
  let held = (before.get(account) ?? 0n) + start;
  return ends.map((endNs, index) => {
    const change = changes.get(index) ?? 0n;
    held += change;
    const known = anchor !== undefined && smaller(endNs - 1n, headNs) >= anchor.knownFromNs;
    return { endNs, balance: known ? held : null, change };
  });
}

function gridOf({ fromNs, toNs, buckets }: BalanceHistoryRange, isSystem: boolean): Grid {
  const count = BigInt(Math.max(1, Math.min(buckets, MAX_BUCKETS)));
  const span = toNs > fromNs ? toNs - fromNs : 1n;
  const wished = (span + count - 1n) / count;
  const unit = wished >= NS_PER_HOUR ? NS_PER_HOUR : isSystem ? NS_PER_MINUTE : 1n;
  const start = fromNs - (fromNs % unit);
  const needed = (toNs - start + count - 1n) / count;
  const widthNs = ((needed + unit - 1n) / unit) * unit;
  return { fromNs: start, widthNs: widthNs > 0n ? widthNs : unit, buckets: Number(count) };
}

/** The change before the first bucket, and those of the buckets up to and including `upTo`, which is at most at the head. */
interface History {
  readonly start: bigint;
  readonly changes: ReadonlyMap<number, bigint>;
}

interface Until {
  readonly upTo: bigint;
  readonly headNs: bigint;
}

/** From the balance that is held now: where nothing changed it after the last bucket, what it was at first is what is left. */
async function ordinaryHistory(
  snapshot: LedgerSnapshot,
  account: EntityId,
  grid: Grid,
  until: Until,
): Promise<History> {
  const [state, changes] = await Promise.all([
    stateRow(snapshot, TAG, accountBalanceTable, { id: account }),
    ordinaryChanges(snapshot, account, grid, until),
  ]);
  if (state === undefined) return { start: 0n, changes };
  if (state.version > until.upTo)
    return { start: await changeUpTo(snapshot, account, smaller(grid.fromNs - 1n, until.upTo)), changes };
  const within = [...changes.values()].reduce((sum, change) => sum + change, 0n);
  return { start: state.balance - within, changes };
}

/** Sums by bucket up to and including `upTo`; the hour of `headNs` is summed row by row, since its roll-up runs ahead. */
async function ordinaryChanges(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { fromNs, widthNs }: Grid,
  { upTo: last, headNs }: Until,
): Promise<Map<number, bigint>> {
  const common = { account, start: fromNs, width: widthNs };
  const byRow = `SELECT intDiv(toUnixTimestamp64Nano(consensus_ns) - {start:Int64}, {width:Int64}) AS bucket, delta
    FROM term_transaction WHERE kind = 0 AND term = {account:UInt64}
    AND consensus_ns >= ${nsParameter('rowsFrom')} AND consensus_ns <= ${nsParameter('last')}`;
  if (widthNs < NS_PER_HOUR) return readSums(snapshot, byRow, { ...common, rowsFrom: fromNs, last });
  // Not that of a newer head: the opening balance follows from these sums.
  const headHour = hourOf(headNs);
  const byHour = `SELECT intDiv(toInt64(toUnixTimestamp(hour)) * 1000000000 - {start:Int64}, {width:Int64}) AS bucket, delta
    FROM term_hour WHERE kind = 0 AND term = {account:UInt64}
    AND hour >= toDateTime({from:UInt32}, 'UTC') AND hour < toDateTime({before:UInt32}, 'UTC')`;
  return readSums(snapshot, `${byHour} UNION ALL ${byRow}`, {
    ...common,
    from: fromNs / NS_PER_SECOND,
    before: smaller(headHour, last + 1n) / NS_PER_SECOND,
    rowsFrom: headHour > fromNs ? headHour : fromNs,
    last,
  });
}

/** From the balances at the ends of minutes: what a bucket changed is the difference of its last one and the one before. */
async function systemHistory(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { fromNs, widthNs, buckets }: Grid,
  { upTo, headNs }: Until,
): Promise<History> {
  const rows = currentRows(
    accountMinuteTable,
    `account = {account:UInt64} AND minute_ns >= ${nsParameter('start')} AND minute_ns <= ${nsParameter('last')}`,
  );
  const sql = `SELECT intDiv(toUnixTimestamp64Nano(minute_ns) - {start:Int64}, {width:Int64}) AS bucket,
      argMax(balance, minute_ns) AS delta FROM (${rows}) GROUP BY bucket`;
  const [start, held] = await Promise.all([
    changeUpTo(snapshot, account, smaller(fromNs - 1n, headNs)),
    readSums(snapshot, sql, { account, start: fromNs, width: widthNs, last: upTo, headNs }),
  ]);
  let before = start;
  const changes = new Map<number, bigint>();
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const after = held.get(bucket) ?? before;
    changes.set(bucket, after - before);
    before = after;
  }
  return { start, changes };
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
