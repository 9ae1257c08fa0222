import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { NftKey } from '../nft/nft-key.ts';
import { type NftMetadataRow, nftMetadataCursorTable, nftMetadataTable } from './rows.ts';

const TAG = 'nft-metadata:follow';
const FOLLOWED = { token: 'u64', serial: 'i64', consensusNs: 'ns' } as const;

/** An NFT whose metadata is to be looked at; serial 0 means the collection itself. */
export interface NftToFollow extends NftKey {
  readonly consensusNs: bigint;
}

/** What is followed from an instant on: mints after it (`up`) or before it (`down`), or changes of metadata after it. */
export type FollowedWay = 'up' | 'down' | 'changed';

/** What a cursor is of: a way, or reading again by rules of a version. */
export type CursorName = FollowedWay | `again-${number}`;

/** Committed mints or changes, nearest first. What one transaction did may be cut at the end. */
export function metadataToFollow(
  snapshot: LedgerSnapshot,
  way: FollowedWay,
  instantNs: bigint,
  limit: number,
): Promise<NftToFollow[]> {
  const [compare, order] = way === 'down' ? ['<', 'DESC'] : ['>', 'ASC'];
  const table = way === 'changed' ? 'nft_metadata_change' : 'nft_mint';
  const sql = `SELECT token, serial, consensus_ns FROM ${table}
    WHERE consensus_ns ${compare} ${nsParameter('instant')} AND consensus_ns <= ${nsParameter('headNs')}
    ORDER BY consensus_ns ${order}, token ${order}, serial ${order} LIMIT {limit:UInt32}`;
  return snapshot.client.query(TAG, sql, { instant: instantNs, headNs: headInstant(snapshot), limit }, FOLLOWED);
}

/** NFTs whose next try is due, longest due first; with a gateway also those that lacked one. */
export async function dueNftMetadata(
  snapshot: LedgerSnapshot,
  nowNs: bigint,
  withGateway: boolean,
  limit: number,
): Promise<NftKey[]> {
  const due = `status = 'failed' AND next_try_ns > ${nsParameter('zero')} AND next_try_ns <= ${nsParameter('now')}`;
  const where = withGateway ? `(${due}) OR status = 'no_gateway'` : due;
  // Which of the candidates are still due follows from the newest row of each.
  const sql = `SELECT token, serial FROM (
      SELECT token, serial, status, next_try_ns FROM nft_metadata
      WHERE (token, serial) GLOBAL IN (SELECT token, serial FROM nft_metadata WHERE ${where})
      ORDER BY token, serial, fetched_ns DESC LIMIT 1 BY token, serial)
    WHERE ${where} ORDER BY next_try_ns, token, serial LIMIT {limit:UInt32}`;
  const parameters = { zero: 0n, now: nowNs, limit };
  return await snapshot.client.query(TAG, sql, parameters, { token: 'u64', serial: 'i64' });
}

/** Writes what was found: in one insert, then into the rows, which lack it where that fails until they are opened the next time. */
export async function saveNftMetadata(snapshot: LedgerSnapshot, rows: readonly NftMetadataRow[]): Promise<void> {
  if (rows.length === 0) return;
  const [first] = rows;
  const token = `nft_metadata:${first?.token}:${first?.serial}:${first?.fetchedNs}:${rows.length}`;
  // While rows are being made nothing is written: they would lack it.
  const { nftMetadata } = snapshot.rows;
  await snapshot.client.insert(nftMetadataTable, rows, token);
  await nftMetadata.save(rows);
}

/** The instant saved under a name; undefined for none. */
export async function nftMetadataCursor(snapshot: LedgerSnapshot, name: CursorName): Promise<bigint | undefined> {
  const sql = `SELECT minted_ns FROM nft_metadata_cursor WHERE name = {name:String} ORDER BY saved_ns DESC LIMIT 1`;
  const [row] = await snapshot.client.query(TAG, sql, { name }, { mintedNs: 'ns' });
  return row?.mintedNs;
}

/** Saves the instant; `savedNs` has to grow from call to call. */
export async function saveNftMetadataCursor(
  snapshot: LedgerSnapshot,
  name: CursorName,
  mintedNs: bigint,
  savedNs: bigint,
): Promise<void> {
  const row = { name, mintedNs, savedNs };
  await snapshot.client.insert(nftMetadataCursorTable, [row], `nft_metadata_cursor:${name}:${mintedNs}:${savedNs}`);
}
