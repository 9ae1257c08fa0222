import { type EntityId, isSystemAccount, larger, NS_PER_HOUR, NS_PER_MINUTE, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { Condition } from '../condition.ts';
import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { stateRow } from '../state/queries.ts';
import type { StateRow } from '../state/state-table.ts';
import { balanceAnchor } from './balance-anchor.ts';
import { balancesBefore } from './queries.ts';
import { accountBalanceTable, accountMinuteTable } from './rows.ts';

/** Entries of an account that are summed one by one; of more the column store has sums by the hour. */
export const MOST_SUMMED = 5_000;
const TAG = 'account:balance-at';

/** A balance at some instant. */
export interface BalanceAt {
  /** Tinybars; null where it cannot be known. */
  readonly balance: bigint | null;
  /** Tinybars gained from the first block that was read up to the instant. */
  readonly balanceChange: bigint;
}

/** The balance after every transaction up to and including `at`; an instant beyond the head means the head. */
export async function balanceAt(snapshot: LedgerSnapshot, account: EntityId, at: bigint): Promise<BalanceAt> {
  const instant = upToHead(snapshot, at);
  const anchor = await balanceAnchor(snapshot);
  const [before, balanceChange] = await Promise.all([
    balancesBefore(snapshot, anchor, [account]),
    changeUpTo(snapshot, account, instant),
  ]);
  const known = anchor !== undefined && instant >= anchor.knownFromNs;
  return { balance: known ? (before.get(account) ?? 0n) + balanceChange : null, balanceChange };
}

/** Tinybars gained from the first block that was read up to and including `at`, which is at most at the head. */
export function changeUpTo(snapshot: LedgerSnapshot, account: EntityId, at: bigint): Promise<bigint> {
  // System accounts have no terms: their history is in account_minute.
  return isSystemAccount(account) ? systemChangeUpTo(snapshot, account, at) : ordinaryChangeUpTo(snapshot, account, at);
}

/** From the newest state back: what came after `at` is taken off. */
async function ordinaryChangeUpTo(snapshot: LedgerSnapshot, account: EntityId, at: bigint): Promise<bigint> {
  const row = await stateRow(snapshot, accountBalanceTable, { id: account });
  if (row === undefined) return 0n;
  return row.balance - (await changeIn(snapshot, account, at, larger(row.version, headInstant(snapshot))));
}

/**
 * Sum of an ordinary account's changes in (after, upTo]; `upTo` is committed. Whole hours between come from the roll-up,
 * which is complete up to the hour of a committed instant; the hours of both ends are summed row by row.
 */
export async function changeIn(
  snapshot: LedgerSnapshot,
  account: EntityId,
  after: bigint,
  upTo: bigint,
): Promise<bigint> {
  if (after >= upTo) return 0n;
  const summed = await snapshot.rows.entries.change(account, after, upTo, MOST_SUMMED);
  if (summed !== undefined) return summed;
  const nextHour = hourOf(after) + NS_PER_HOUR;
  const lastHour = hourOf(upTo);
  if (nextHour > lastHour) return readSum(snapshot, account, rowsOf('row', after, upTo));
  const parts = [
    rowsOf('start', after, nextHour - 1n),
    ...(nextHour < lastHour ? [hoursOf(nextHour, lastHour)] : []),
    rowsOf('end', lastHour - 1n, upTo),
  ];
  const sql = parts.map((part) => part.sql).join(' UNION ALL ');
  return readSum(snapshot, account, { sql, parameters: Object.assign({}, ...parts.map((part) => part.parameters)) });
}

export function hourOf(ns: bigint): bigint {
  return ns - (ns % NS_PER_HOUR);
}

/** An account's changes over (after, upTo], as a statement of `delta`. */
function rowsOf(name: string, after: bigint, upTo: bigint): Condition {
  const sql = `SELECT delta FROM term_transaction WHERE kind = 0 AND term = {term:UInt64}
    AND consensus_ns > ${nsParameter(`${name}After`)} AND consensus_ns <= ${nsParameter(`${name}UpTo`)}`;
  return { sql, parameters: { [`${name}After`]: after, [`${name}UpTo`]: upTo } };
}

/** The same over the whole hours [from, before). */
function hoursOf(from: bigint, before: bigint): Condition {
  const sql = `SELECT delta FROM term_hour WHERE kind = 0 AND term = {term:UInt64}
    AND hour >= toDateTime({fromHour:UInt32}, 'UTC') AND hour < toDateTime({beforeHour:UInt32}, 'UTC')`;
  return { sql, parameters: { fromHour: from / NS_PER_SECOND, beforeHour: before / NS_PER_SECOND } };
}

async function readSum(snapshot: LedgerSnapshot, term: EntityId, { sql, parameters }: Condition): Promise<bigint> {
  const whole = `SELECT sum(delta) AS change FROM (${sql})`;
  const [row] = await snapshot.client.query(TAG, whole, { term, ...parameters }, { change: 'i64' });
  return row?.change ?? 0n;
}

/** The newest minute up to `at`; where that minute went on after `at`, what came later is taken off. */
async function systemChangeUpTo(snapshot: LedgerSnapshot, account: EntityId, at: bigint): Promise<bigint> {
  const row = await minuteUpTo(snapshot, account, at < 0n ? 0n : at - (at % NS_PER_MINUTE));
  if (row === undefined) return 0n;
  const end = row.minuteNs + NS_PER_MINUTE - 1n;
  // The balance is as of the row's version, or of the end of its minute.
  const upTo = end < row.version ? end : row.version;
  return at >= upTo ? row.balance : row.balance - (await sumOfTransfers(snapshot, account, at, upTo));
}

async function minuteUpTo(
  snapshot: LedgerSnapshot,
  account: EntityId,
  minute: bigint,
): Promise<StateRow<typeof accountMinuteTable> | undefined> {
  const page = { order: 'desc', limit: 1, after: { account, minuteNs: minute + 1n } } as const;
  return (await snapshot.rows.states.under(accountMinuteTable, { account }, headInstant(snapshot), page))[0];
}

/** Over (after, upTo], which are within one minute. */
async function sumOfTransfers(
  snapshot: LedgerSnapshot,
  account: EntityId,
  after: bigint,
  upTo: bigint,
): Promise<bigint> {
  const sql = `SELECT sum(arraySum(
      (moved, amount, errata) -> if(moved = {account:UInt64} AND errata = 0, amount, 0),
      transfer_account, transfer_amount, transfer_errata)) AS change
    FROM transaction WHERE consensus_ns > ${nsParameter('after')} AND consensus_ns <= ${nsParameter('upTo')}`;
  const [row] = await snapshot.client.query(TAG, sql, { account, after, upTo }, { change: 'i64' });
  return row?.change ?? 0n;
}
