import type { EntityId } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { NFTS_BY_TOKEN } from '../rows/place-list.ts';
import type { NftKey } from './nft-key.ts';
import { type NftState, nftsByKey } from './queries.ts';

const NFTS_AT_ONCE = 250;

/** NFTs of an owner by collection and serial number, read as far as the caller goes. */
export async function* ownedNfts(
  snapshot: LedgerSnapshot,
  owner: EntityId,
  { order, after }: { readonly order: 'asc' | 'desc'; readonly after?: NftKey | undefined },
): AsyncGenerator<NftState> {
  let behind = after;
  // Ends where there are no more NFTs.
  for (;;) {
    const keys = await keysBehind(snapshot, owner, order, behind);
    yield* await nftsByKey(snapshot, keys);
    if (keys.length < NFTS_AT_ONCE) return;
    behind = keys.at(-1);
  }
}

async function keysBehind(
  snapshot: LedgerSnapshot,
  owner: EntityId,
  order: 'asc' | 'desc',
  after: NftKey | undefined,
): Promise<NftKey[]> {
  const place = after && { token: after.token, serial: after.serial };
  const page = {
    term: owner,
    order: order === 'asc' ? 'forward' : 'backward',
    limit: NFTS_AT_ONCE,
    after: place,
  } as const;
  const placed = await snapshot.rows.places.page(NFTS_BY_TOKEN, page, headInstant(snapshot));
  return placed.map(({ token = 0n, serial = 0n }) => ({ token, serial }));
}
