import type { EntityId } from '@ledgerscope/ledger';
import { countedText } from '../counted-on.ts';
import { ofPage } from '../entity/of-entity.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { HOLDERS } from '../rows/place-list.ts';
import { stateRow, stateRows } from '../state/queries.ts';
import { holderRank } from './holder-rank.ts';
import { checkListPage, type ListOf, type ListPage } from './list-page.ts';
import { accountTokenTable, type TokenSupplyRow, tokenSupplyTable } from './rows.ts';

const TAG = 'token:holders';
const COLUMNS = { rank: 'u16', account: 'u64', balance: 'i64' } as const;

/** An account that holds a token. */
export interface TokenHolder {
  readonly account: bigint;
  /** Smallest units, or NFTs; of a token that is not anchored only what was gained since the first block that was read. */
  readonly balance: bigint;
}

/** Where a holder is in the list. */
export interface HolderPlace extends TokenHolder {
  /** Grows with the balance (`token_holder`). */
  readonly rank: number;
}

export interface HolderPage extends ListPage {
  /** By balance; largest first (desc) where it is not said. Of equal ones the account that was made first is the larger. */
  readonly order?: 'asc' | 'desc';
  /** Continues after this holder, whatever the offset: for reading the list to its end. */
  readonly after?: HolderPlace | undefined;
  /** Only this account. */
  readonly account?: EntityId | undefined;
}

/** Accounts that hold a token, by balance. Throws InvalidQueryError for a page out of bounds. */
export async function holdersOfToken(
  snapshot: LedgerSnapshot,
  token: EntityId,
  page: HolderPage,
): Promise<ListOf<HolderPlace>> {
  checkListPage(TAG, page);
  return ofPage(snapshot, token, page.limit, countedText(['holders', page]), () => readHolders(snapshot, token, page));
}

async function readHolders(snapshot: LedgerSnapshot, token: EntityId, page: HolderPage): Promise<ListOf<HolderPlace>> {
  if (page.account !== undefined) return onlyHolder(snapshot, token, page.account, page);
  const supply = await stateRow(snapshot, TAG, tokenSupplyTable, { id: token });
  const totalCount = (supply?.holderCount ?? []).reduce((sum, count) => sum + count, 0n);
  const placed = await holdersFromRows(snapshot, token, page);
  if (placed !== undefined) return { rows: placed, totalCount };
  const ranks = supply === undefined || page.limit === 0 ? undefined : ranksOf(supply, page);
  return { rows: ranks === undefined ? [] : await holdersOfRanks(snapshot, token, ranks, page), totalCount };
}

/** A page in the order of the row store; undefined where there is none. */
async function holdersFromRows(
  snapshot: LedgerSnapshot,
  token: EntityId,
  { limit, offset = 0, order = 'desc', after }: HolderPage,
): Promise<HolderPlace[] | undefined> {
  const places = await snapshot.rows?.places.page(
    HOLDERS,
    {
      term: token,
      order: order === 'desc' ? 'forward' : 'backward',
      limit,
      offset: after === undefined ? offset : 0,
      after: after && { balance: after.balance, account: after.account },
    },
    headInstant(snapshot),
  );
  return places?.map(({ account = 0n, balance = 0n }) => ({ rank: holderRank(balance), account, balance }));
}

/** One account, where it holds the token. */
async function onlyHolder(
  snapshot: LedgerSnapshot,
  token: EntityId,
  account: EntityId,
  { limit, offset = 0, after }: HolderPage,
): Promise<ListOf<HolderPlace>> {
  const held = await stateRow(snapshot, TAG, accountTokenTable, { account, token });
  if (held === undefined || held.balance <= 0n) return { rows: [], totalCount: 0n };
  const isShown = limit > 0 && offset === 0 && after === undefined;
  return { rows: isShown ? [{ rank: 0, account, balance: held.balance }] : [], totalCount: 1n };
}

interface Ranks {
  readonly lowest: bigint;
  readonly highest: bigint;
  /** Holders of these ranks that come before the page. */
  readonly before: number;
}

interface RankCount {
  readonly rank: bigint;
  readonly count: bigint;
}

/** The ranks that a page's holders have; undefined where the page is behind the last holder. */
function ranksOf(supply: TokenSupplyRow, page: HolderPage): Ranks | undefined {
  const { limit, offset = 0, after, order = 'desc' } = page;
  const skipped = after === undefined ? BigInt(offset) : 0n;
  const needed = skipped + BigInt(limit);
  let passed = 0n;
  let first: { readonly rank: bigint; readonly passed: bigint } | undefined;
  let final = 0n;
  for (const { rank, count } of rankCounts(supply, order, after)) {
    if (passed >= needed) break;
    if (first === undefined && (after !== undefined || passed + count > skipped)) first = { rank, passed };
    final = rank;
    passed += count;
  }
  return first && { ...spanOf(first.rank, final), before: Number(skipped - first.passed) };
}

function spanOf(one: bigint, other: bigint): { lowest: bigint; highest: bigint } {
  return one < other ? { lowest: one, highest: other } : { lowest: other, highest: one };
}

/** Ranks in the order of the list, or from that of a holder on; how many of its own rank follow it is unknown, and taken as none. */
function rankCounts(
  { holderRank, holderCount }: TokenSupplyRow,
  order: 'asc' | 'desc',
  after: HolderPlace | undefined,
): RankCount[] {
  const ranks = holderRank.map((rank, index) => ({ rank, count: holderCount[index] ?? 0n }));
  if (order === 'desc') ranks.reverse();
  if (after === undefined) return ranks;
  const own = BigInt(after.rank);
  return ranks
    .filter(({ rank }) => (order === 'desc' ? rank <= own : rank >= own))
    .map((one) => (one.rank === own ? { ...one, count: 0n } : one));
}

/**
 * The first stored balances of the ranks are few times more than the page; which of them are current, the accounts'
 * own rows say. Picking the newest rows in the statement would sort whole ranks.
 */
async function holdersOfRanks(
  snapshot: LedgerSnapshot,
  token: EntityId,
  { lowest, highest, before }: Ranks,
  { limit, after, order = 'desc' }: HolderPage,
): Promise<HolderPlace[]> {
  const needed = before + limit;
  const [less, greater] = order === 'desc' ? ['<', '>'] : ['>', '<'];
  const behind =
    after === undefined
      ? ''
      : `AND (balance ${less} {afterBalance:Int64}
          OR (balance = {afterBalance:Int64} AND account ${greater} {afterAccount:UInt64}))`;
  const sorted = order === 'desc' ? 'balance DESC, account' : 'balance, account DESC';
  const place = after && { afterBalance: after.balance, afterAccount: after.account };
  // Ends where the table has no more rows; each statement has a limit of time.
  for (let size = needed * 2 + 20; ; size *= 4) {
    const sql = `SELECT rank, account, balance FROM token_holder
      WHERE token = {token:UInt64} AND rank >= {lowest:UInt16} AND rank <= {highest:UInt16} AND slot < 2
      AND version <= ${nsParameter('headNs')} ${behind} ORDER BY ${sorted} LIMIT {size:UInt32}`;
    const parameters = { token, lowest, highest, size, headNs: headInstant(snapshot), ...place };
    const stored = await snapshot.client.query(TAG, sql, parameters, COLUMNS, READ_LIMITS);
    const current = await onlyCurrent(snapshot, token, stored);
    if (current.length >= needed || stored.length < size) return current.slice(before, needed);
  }
}

async function onlyCurrent(
  snapshot: LedgerSnapshot,
  token: EntityId,
  stored: readonly HolderPlace[],
): Promise<HolderPlace[]> {
  const accounts = new Set(stored.map(({ account }) => account));
  const keys = [...accounts].map((account) => ({ account, token }));
  const relations = await stateRows(snapshot, TAG, accountTokenTable, keys);
  const left = new Map(relations.map(({ account, balance }) => [account, balance]));
  return stored.filter(({ account, balance }) => {
    if (left.get(account) !== balance) return false;
    left.delete(account);
    return true;
  });
}
