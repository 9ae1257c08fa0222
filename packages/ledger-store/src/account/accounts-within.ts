import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ACCOUNTS_BY_BALANCE } from '../rows/place-list.ts';
import { balanceAnchor } from './balance-anchor.ts';

const LAST_ID = 0xffff_ffff_ffff_ffffn;

/**
 * Accounts whose balance is within two bounds (tinybars, both inclusive), in no particular order; undefined where there are more than
 * `most`, and where balances are sums of two tables.
 */
export async function accountsWithin(
  snapshot: LedgerSnapshot,
  { first, last }: { readonly first: bigint; readonly last: bigint },
  most: number,
): Promise<bigint[] | undefined> {
  const anchor = await balanceAnchor(snapshot);
  if (anchor?.origin !== 'genesis') return undefined;
  const page = { term: 0n, order: 'forward', limit: most + 1, after: { balance: first - 1n, id: LAST_ID } } as const;
  const places = await snapshot.rows.places.page(ACCOUNTS_BY_BALANCE, page, headInstant(snapshot));
  const within = places.filter(({ balance = 0n }) => balance <= last);
  return within.length > most ? undefined : within.map(({ id = 0n }) => id);
}
