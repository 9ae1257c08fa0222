import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { topRows } from '../state/top-rows.ts';
import { type TokenState, tokensById } from '../token/queries.ts';
import { accountHoldingTable, tokenSupplyTable } from '../token/rows.ts';

/** An account and how many of something it has. */
export interface RankedAccount {
  readonly account: bigint;
  readonly count: bigint;
}

/** Accounts that own most NFTs, most first. */
export async function topNftOwners(snapshot: LedgerSnapshot, limit: number): Promise<RankedAccount[]> {
  const rows = await topRows(snapshot, 'nft:top-owners', accountHoldingTable, 'nfts', limit);
  return rows.map(({ account, nfts }) => ({ account, count: nfts }));
}

/** Accounts that are associated with or hold most tokens, most first. */
export async function topTokenHolders(snapshot: LedgerSnapshot, limit: number): Promise<RankedAccount[]> {
  const rows = await topRows(snapshot, 'token:top-holders', accountHoldingTable, 'tokens', limit);
  return rows.map(({ account, tokens }) => ({ account, count: tokens }));
}

/** Collections with most NFTs that exist, most first. */
export async function topCollections(snapshot: LedgerSnapshot, limit: number): Promise<TokenState[]> {
  const rows = await topRows(snapshot, 'nft:top-collections', tokenSupplyTable, 'nfts', limit);
  const ids = rows.map(({ id }) => id);
  const tokens = await tokensById(snapshot, ids);
  return ids.flatMap((id) => tokens.get(id) ?? []);
}

/** Payers of most mints, by NFTs, most first. */
export async function topNftCreators(snapshot: LedgerSnapshot, limit: number): Promise<RankedAccount[]> {
  const sql = `SELECT creator AS account, toUInt64(count()) AS count FROM nft_mint
    WHERE consensus_ns <= ${nsParameter('headNs')} GROUP BY creator ORDER BY count DESC, creator LIMIT {limit:UInt32}`;
  const parameters = { limit, headNs: headInstant(snapshot) };
  return snapshot.client.query('nft:top-creators', sql, parameters, { account: 'u64', count: 'u64' }, READ_LIMITS);
}

/** A treasury account of collections. */
export interface RankedTreasury extends RankedAccount {
  readonly collections: bigint;
}

/** Treasuries by the NFTs that their collections ever had, most first. */
export async function topTreasuries(snapshot: LedgerSnapshot, limit: number): Promise<RankedTreasury[]> {
  const committed = `type = 'NON_FUNGIBLE_UNIQUE' AND version <= ${nsParameter('headNs')}`;
  const newest = (table: string, column: string) =>
    `(SELECT id, argMax(${column}, version) AS newest FROM ${table} WHERE ${committed} GROUP BY id)`;
  const sql = `SELECT treasuries.newest AS account, toUInt64(sum(counts.newest)) AS count,
      toUInt64(count()) AS collections
    FROM ${newest('token', 'treasury')} AS treasuries
    INNER JOIN ${newest('token_supply', 'serials')} AS counts ON counts.id = treasuries.id
    WHERE treasuries.newest != 0 GROUP BY account ORDER BY count DESC, account LIMIT {limit:UInt32}`;
  const parameters = { limit, headNs: headInstant(snapshot) };
  const columns = { account: 'u64', count: 'u64', collections: 'u64' } as const;
  return snapshot.client.query('nft:top-treasuries', sql, parameters, columns, READ_LIMITS);
}
