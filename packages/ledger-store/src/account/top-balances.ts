import { compareAscending } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { ACCOUNTS_BY_BALANCE } from '../rows/place-list.ts';
import type { RowStore } from '../rows/row-store.ts';
import { topRows } from '../state/top-rows.ts';
import { balanceAnchor } from './balance-anchor.ts';
import { accountBalanceTable } from './rows.ts';

const TAG = 'account:top-balances';

/** An account and what it holds. */
export interface RankedBalance {
  readonly account: bigint;
  /** Tinybars. */
  readonly balance: bigint;
}

/** Accounts that hold most hbar, most first; undefined where the ledger is not anchored, so that nobody can know. */
export async function topBalances(snapshot: LedgerSnapshot, limit: number): Promise<RankedBalance[] | undefined> {
  const anchor = await balanceAnchor(snapshot);
  if (anchor === undefined) return undefined;
  if (anchor.origin === 'snapshot') return aboveSnapshot(snapshot, anchor.consensusNs, limit);
  return topPlaces(snapshot, snapshot.rows, limit);
}

/** The same from the column store. */
export async function scanTopBalances(snapshot: LedgerSnapshot, limit: number): Promise<RankedBalance[] | undefined> {
  const anchor = await balanceAnchor(snapshot);
  if (anchor === undefined) return undefined;
  if (anchor.origin === 'snapshot') return aboveSnapshot(snapshot, anchor.consensusNs, limit);
  const rows = await topRows(snapshot, TAG, accountBalanceTable, 'balance', limit);
  return rows.map(({ id, balance }) => ({ account: id, balance }));
}

/** The greatest balances; of equal ones the account that was made first comes first, which is the other way round in the list. */
async function topPlaces(snapshot: LedgerSnapshot, rows: RowStore, limit: number): Promise<RankedBalance[]> {
  // Ends where the balances of the last place have all been read.
  for (let size = limit + 1; ; size *= 2) {
    const page = { term: 0n, order: 'backward', limit: size } as const;
    const places = await rows.places.page(ACCOUNTS_BY_BALANCE, page, headInstant(snapshot));
    const held = places.flatMap(({ id: account = 0n, balance = 0n }) => (balance > 0n ? [{ account, balance }] : []));
    const top = held.toSorted(byBalance).slice(0, limit);
    if (held.length < size || held.at(-1)?.balance !== top.at(-1)?.balance) return top;
  }
}

function byBalance(one: RankedBalance, other: RankedBalance): number {
  return compareAscending(other.balance, one.balance) || compareAscending(one.account, other.account);
}

/** What was there before the first block and what came since are two rows of an account: all have to be added. */
function aboveSnapshot(snapshot: LedgerSnapshot, anchorNs: bigint, limit: number): Promise<RankedBalance[]> {
  const sql = `SELECT account, toInt64(sum(part.balance)) AS balance FROM (
      SELECT id AS account, argMax(balance, version) AS balance FROM account_balance
      WHERE version <= ${nsParameter('headNs')} GROUP BY id
      UNION ALL SELECT account, any(balance) AS balance FROM anchored_balance
      WHERE anchor_ns = ${nsParameter('anchorNs')} GROUP BY account) AS part
    GROUP BY account HAVING balance > 0 ORDER BY balance DESC, account LIMIT {limit:UInt32}`;
  const parameters = { anchorNs, limit, headNs: headInstant(snapshot) };
  return snapshot.client.query(TAG, sql, parameters, { account: 'u64', balance: 'i64' }, READ_LIMITS);
}
