import type { EntityId } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { STAKERS } from '../rows/place-list.ts';
import { stateRows } from '../state/queries.ts';
import { type AccountRow, accountTable } from './rows.ts';

/** Accounts that stake to an account; undefined where they are more than `most`. */
export async function readStakers(
  snapshot: LedgerSnapshot,
  account: EntityId,
  most: number,
): Promise<readonly AccountRow[] | undefined> {
  const page = { term: account, order: 'forward', limit: most + 1 } as const;
  const places = await snapshot.rows.places.page(STAKERS, page, headInstant(snapshot));
  if (places.length > most) return undefined;
  return stateRows(
    snapshot,
    accountTable,
    places.map(({ id = 0n }) => ({ id })),
  );
}
