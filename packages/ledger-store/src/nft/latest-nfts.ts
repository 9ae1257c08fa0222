import type { EntityId } from '@ledgerscope/ledger';
import { ALWAYS, allOf, type Condition, type TimeRange, timeCondition } from '../condition.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { stateRow } from '../state/queries.ts';
import { ledgerCounterTable } from '../stats/rows.ts';
import { checkListPage, type ListOf, type ListPage } from '../token/list-page.ts';
import { type NftState, nftsByKey } from './queries.ts';

const TAG = 'nft:latest';

export interface LatestNftsPage extends ListPage {
  /** Only those whose mint this account paid for. */
  readonly creator?: EntityId | undefined;
  /** By the mint, both ends inclusive: also the way to walk the list to its end. */
  readonly minted?: TimeRange | undefined;
}

/** NFTs by their mint, newest first, and how many mints there were. Throws InvalidQueryError for a page out of bounds. */
export async function latestNfts(store: LedgerSnapshot, page: LatestNftsPage): Promise<ListOf<NftState>> {
  checkListPage(TAG, page);
  const { creator, limit, offset = 0 } = page;
  const table = creator === undefined ? 'nft_mint' : 'nft_creator';
  const first = creator === undefined ? '' : 'creator DESC, ';
  const where = allOf(creatorCondition(page), mintedCondition(store, page));
  const sql = `SELECT token, serial FROM ${table} WHERE ${where.sql}
    ORDER BY ${first}consensus_ns DESC, token DESC, serial DESC LIMIT {limit:UInt32} OFFSET {offset:UInt32}`;
  const [keys, totalCount] = await Promise.all([
    store.client.query(TAG, sql, { ...where.parameters, limit, offset }, { token: 'u64', serial: 'i64' }),
    creator === undefined && page.minted === undefined ? countAll(store) : countWhere(store, table, where),
  ]);
  return { rows: await nftsByKey(store, keys), totalCount };
}

function mintedCondition(store: LedgerSnapshot, { minted }: LatestNftsPage): Condition {
  const committed = {
    sql: `consensus_ns <= ${nsParameter('highWater')}`,
    parameters: { highWater: highWaterNs(store) },
  };
  return minted === undefined ? committed : allOf(committed, timeCondition(minted));
}

function creatorCondition({ creator }: LatestNftsPage): Condition {
  return creator === undefined ? ALWAYS : { sql: 'creator = {creator:UInt64}', parameters: { creator } };
}

async function countAll(store: LedgerSnapshot): Promise<bigint> {
  return (await stateRow(store, TAG, ledgerCounterTable, { name: 'nftMints' }))?.value ?? 0n;
}

async function countWhere(store: LedgerSnapshot, table: string, where: Condition): Promise<bigint> {
  const sql = `SELECT count() AS total_count FROM ${table} WHERE ${where.sql}`;
  const [row] = await store.client.query(TAG, sql, where.parameters, { totalCount: 'u64' }, READ_LIMITS);
  return row?.totalCount ?? 0n;
}
