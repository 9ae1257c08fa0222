import { NS_PER_HOUR } from '@ledgerscope/ledger';
import type { Parameters } from '../client/ledger-client.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { nftHourTable } from '../nft/rows.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { currentRows } from '../state/queries.ts';
import { checkListPage, type ListOf, type ListPage } from './list-page.ts';
import { type TokenState, tokensById } from './queries.ts';

/** A collection and what it saw in a time. */
export interface ActiveCollection {
  readonly token: TokenState;
  /** NFTs that went from one account to another. */
  readonly transfers: bigint;
  readonly mints: bigint;
}

/** Whole hours of UTC, and whether one collection alone is asked for. */
export interface ActivityRange {
  readonly fromNs: bigint;
  readonly toNs: bigint;
  readonly token?: bigint | undefined;
}

/**
 * Collections that saw most within [fromNs, toNs], whole hours of UTC: by transfers between accounts, then by mints; and
 * how many saw anything. Throws InvalidQueryError for a page out of bounds.
 */
export async function activeCollections(
  snapshot: LedgerSnapshot,
  range: ActivityRange,
  page: ListPage,
): Promise<ListOf<ActiveCollection>> {
  const TAG = 'token:active-collections';
  checkListPage(TAG, page);
  const { limit, offset = 0 } = page;
  const ofToken = range.token === undefined ? '' : 'AND token = {token:UInt64}';
  const hours = currentRows(
    nftHourTable,
    `hour_ns >= ${nsParameter('first')} AND hour_ns <= ${nsParameter('last')} ${ofToken}`,
  );
  const sql = `SELECT token, sum(transfers) AS all_transfers, sum(mints) AS all_mints,
      toUInt64(count() OVER ()) AS collections FROM (${hours}) GROUP BY token
    ORDER BY all_transfers DESC, all_mints DESC, token DESC LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const parameters = {
    first: range.fromNs - (range.fromNs % NS_PER_HOUR),
    last: range.toNs,
    headNs: headInstant(snapshot),
    ...(range.token !== undefined && { token: range.token }),
  };
  const columns = { token: 'u64', allTransfers: 'u64', allMints: 'u64', collections: 'u64' } as const;
  const rows = await snapshot.client.query(TAG, sql, { ...parameters, limit, offset }, columns, READ_LIMITS);
  const ids = rows.map(({ token }) => token);
  const tokens = await tokensById(snapshot, ids);
  const active = rows.flatMap(({ token: id, allTransfers, allMints }) => {
    const token = tokens.get(id);
    return token === undefined ? [] : [{ token, transfers: allTransfers, mints: allMints }];
  });
  return { rows: active, totalCount: rows[0]?.collections ?? (await countActive(snapshot, hours, parameters)) };
}

/** For a page behind the last collection, which has no row with the count. */
async function countActive(snapshot: LedgerSnapshot, hours: string, parameters: Parameters): Promise<bigint> {
  const sql = `SELECT uniqExact(token) AS collections FROM (${hours})`;
  const columns = { collections: 'u64' } as const;
  const [row] = await snapshot.client.query('token:active-count', sql, parameters, columns, READ_LIMITS);
  return row?.collections ?? 0n;
}
