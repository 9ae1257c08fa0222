import type { EntityId } from '@ledgerscope/ledger';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { stateRows, storedStateRows } from '../state/queries.ts';
import { type NftRow, nftTable } from './rows.ts';

/** What names an NFT. */
export interface NftKey {
  readonly token: bigint;
  readonly serial: bigint;
}

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
  const rows = await stateRows(snapshot, 'nft:by-key', nftTable, keys);
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  return keys.flatMap((key) => {
    const row = byName.get(nameOf(key));
    return row === undefined ? [] : [stateOf(row)];
  });
}

/** The rows of every NFT that an account owns in a collection, for ingest. */
export async function nftsOwnedInToken(snapshot: LedgerSnapshot, owner: EntityId, token: EntityId): Promise<NftRow[]> {
  const sql = `SELECT token, serial FROM (
      SELECT token, serial, owned FROM nft_owner_token
      WHERE owner = {owner:UInt64} AND token = {token:UInt64} AND version <= ${nsParameter('headNs')}
      ORDER BY owner, token, serial, version DESC LIMIT 1 BY serial
    ) WHERE owned = 1`;
  const parameters = { owner, token, headNs: headInstant(snapshot) };
  const keys = await snapshot.client.query('nft:owned-in-token', sql, parameters, { token: 'u64', serial: 'i64' });
  return keys.length === 0 ? [] : storedStateRows(snapshot, 'nft:owned-in-token', nftTable, keys);
}

export function stateOf({ slot: _slot, version: _version, ...nft }: NftRow): NftState {
  return nft;
}

function nameOf({ token, serial }: NftKey): string {
  return `${token} ${serial}`;
}
