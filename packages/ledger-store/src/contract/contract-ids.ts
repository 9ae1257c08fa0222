import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { CONTRACTS } from '../rows/place-list.ts';

/** Which ids: those behind one, in the direction of the order. */
interface IdPage {
  readonly order: 'asc' | 'desc';
  readonly after: bigint | undefined;
  readonly limit: number;
}

/** Ids of accounts that were made as contracts, or of which nobody knows as what they were made, a page by id. */
export async function contractIds(
  snapshot: LedgerSnapshot,
  { order, after, limit }: IdPage,
): Promise<readonly bigint[]> {
  const page = {
    term: 0n,
    order: order === 'asc' ? 'forward' : 'backward',
    limit,
    after: after === undefined ? undefined : { id: after },
  } as const;
  const places = await snapshot.rows.places.page(CONTRACTS, page, headInstant(snapshot));
  return places.map(({ id = 0n }) => id);
}
