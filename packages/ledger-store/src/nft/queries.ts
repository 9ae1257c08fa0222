import type { EntityId } from '@ledgerscope/ledger';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { NFTS_BY_TOKEN } from '../rows/place-list.ts';
import { stateRows, storedStateRows } from '../state/queries.ts';
import type { NftKey } from './nft-key.ts';
import { type NftRow, nftTable } from './rows.ts';

/** More than any collection has. */
const MOST_OWNED = 0x7fff_ffff;

/** One NFT as of the head. */
export type NftState = Omit<NftRow, 'slot' | 'version'>;

/** One NFT; undefined where no row names it. */
export async function nftBySerial(
  snapshot: LedgerSnapshot,
  token: EntityId,
  serial: bigint,
): Promise<NftState | undefined> {
  return (await nftsByKey(snapshot, [{ token, serial }]))[0];
}

/** Many NFTs, in the order of the keys; those that no row names are omitted. */
export async function nftsByKey(snapshot: LedgerSnapshot, keys: readonly NftKey[]): Promise<NftState[]> {
  if (keys.length === 0) return [];
  const rows = await stateRows(snapshot, nftTable, keys);
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  return keys.flatMap((key) => {
    const row = byName.get(nameOf(key));
    return row === undefined ? [] : [stateOf(row)];
  });
}

/** The rows of every NFT that an account owns in a collection, for ingest. */
export async function nftsOwnedInToken(snapshot: LedgerSnapshot, owner: EntityId, token: EntityId): Promise<NftRow[]> {
  const page = { term: owner, order: 'forward', limit: MOST_OWNED, under: { token } } as const;
  const places = await snapshot.rows.places.page(NFTS_BY_TOKEN, page, headInstant(snapshot));
  const keys = places.map(({ serial = 0n }) => ({ token, serial }));
  return keys.length === 0 ? [] : storedStateRows(snapshot, nftTable, keys);
}

export function stateOf({ slot: _slot, version: _version, ...nft }: NftRow): NftState {
  return nft;
}

function nameOf({ token, serial }: NftKey): string {
  return `${token} ${serial}`;
}
