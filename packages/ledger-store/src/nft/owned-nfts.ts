import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { NFTS_BY_TOKEN } from '../rows/place-list.ts';
import { currentPage } from '../token/list-page.ts';
import { type NftKey, type NftState, nftsByKey } from './queries.ts';

const TAG = 'nft:owned-by-token';
const NFTS_AT_ONCE = 250;
const COLUMNS = { token: 'u64', serial: 'i64', owned: 'u8', version: 'ns' } as const;

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
  const placed = await snapshot.rows?.places.page(NFTS_BY_TOKEN, page, headInstant(snapshot));
  if (placed !== undefined) return placed.map(({ token = 0n, serial = 0n }) => ({ token, serial }));
  const isBehind = order === 'asc' ? '>' : '<';
  const behind =
    after === undefined ? '' : `AND (token, serial) ${isBehind} ({afterToken:UInt64}, {afterSerial:Int64})`;
  const sql = `SELECT token, serial, owned, version FROM nft_owner_token
    WHERE owner = {owner:UInt64} AND version <= ${nsParameter('headNs')} ${behind}
    ORDER BY owner ${order}, token ${order}, serial ${order} LIMIT {limit:UInt32}`;
  const parameters = {
    owner,
    headNs: headInstant(snapshot),
    ...(after !== undefined && { afterToken: after.token, afterSerial: after.serial }),
  };
  return currentPage(
    {
      stored: (limit) => snapshot.client.query(TAG, sql, { ...parameters, limit }, COLUMNS, READ_LIMITS),
      keyOf: ({ token, serial }) => `${token} ${serial}`,
      keeps: ({ owned }) => owned === 1,
    },
    { limit: NFTS_AT_ONCE },
  );
}
