import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ACCOUNTS_BY_BALANCE } from '../rows/place-list.ts';
import type { TimeRange } from '../time-range.ts';
import { balanceAnchor } from './balance-anchor.ts';

/** Places in the order of balances that are sorted by id for one page: these take up to five milliseconds. */
const MOST_SORTED = 20_000;
const MOST_RANGES = 10;

/** Accounts of some balances, by id. */
interface BalancePage {
  /** Tinybars, both ends inclusive; apart from one another. */
  readonly balances: readonly TimeRange[];
  /** Both ends inclusive. */
  readonly ids: TimeRange;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** The first accounts of a page; undefined where too many have such balances. Rows have to be balances ({@link storesBalances}). */
export async function accountsWithin(
  snapshot: LedgerSnapshot,
  { balances, ids, order, limit }: BalancePage,
): Promise<bigint[] | undefined> {
  if (balances.length > MOST_RANGES) return undefined;
  const found: bigint[] = [];
  for (const begins of balances) {
    const page = { term: 0n, begins, ends: ids, order, limit, most: MOST_SORTED };
    const some = await snapshot.rows.places.lastValues(ACCOUNTS_BY_BALANCE, page, headInstant(snapshot));
    if (some === undefined) return undefined;
    found.push(...some);
  }
  const sign = order === 'asc' ? 1 : -1;
  return found.sort((one, other) => (one < other ? -sign : sign)).slice(0, limit);
}

/** Whether rows of `account_balance` are balances, and not what was gained since a snapshot: accounts without a row have nothing. */
export async function storesBalances(snapshot: LedgerSnapshot): Promise<boolean> {
  return (await balanceAnchor(snapshot))?.origin === 'genesis';
}
