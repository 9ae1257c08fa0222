import type { EntityId } from '@ledgerscope/ledger';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { stateRow, stateRows } from '../state/queries.ts';
import { checkListPage, type ListOf, type ListPage } from './list-page.ts';
import { accountTokenTable, type TokenSupplyRow, tokenSupplyTable } from './rows.ts';

const TAG = 'token:holders';
const COLUMNS = { account: 'u64', balance: 'i64' } as const;

/** An account that holds a token. */
export interface TokenHolder {
  readonly account: bigint;
  /** Smallest units, or NFTs; of a token that is not anchored only what was gained since the first block that was read. */
  readonly balance: bigint;
}

/** Accounts that hold a token, by balance, largest first. Throws InvalidQueryError for a page out of bounds. */
export async function holdersOfToken(
  store: LedgerReader,
  token: EntityId,
  page: ListPage,
): Promise<ListOf<TokenHolder>> {
  checkListPage(TAG, page);
  const supply = await stateRow(store, TAG, tokenSupplyTable, { id: token });
  const totalCount = (supply?.holderCount ?? []).reduce((sum, count) => sum + count, 0n);
  const ranks = supply === undefined ? undefined : ranksOf(supply, page);
  if (ranks === undefined) return { rows: [], totalCount };
  return { rows: await holdersOfRanks(store, token, ranks, page.limit), totalCount };
}

interface Ranks {
  readonly lowest: bigint;
  readonly highest: bigint;
  /** Holders of these ranks that come before the page. */
  readonly before: number;
}

/** The ranks that a page's holders have; undefined where the page lies behind the last holder. */
function ranksOf({ holderRank, holderCount }: TokenSupplyRow, { limit, offset = 0 }: ListPage): Ranks | undefined {
  if (limit === 0) return undefined;
  let passed = 0n;
  let highest: { rank: bigint; passed: bigint } | undefined;
  let lowest = 0n;
  for (let index = holderRank.length - 1; index >= 0 && passed < BigInt(offset + limit); index--) {
    const rank = holderRank[index] ?? 0n;
    const count = holderCount[index] ?? 0n;
    if (highest === undefined && passed + count > BigInt(offset)) highest = { rank, passed };
    lowest = rank;
    passed += count;
  }
  if (highest === undefined) return undefined;
  return { lowest, highest: highest.rank, before: offset - Number(highest.passed) };
}

/**
 * The largest stored balances of the ranks are few times more than the page; which of them are current, the accounts'
 * own rows say. Picking the newest rows in the statement would sort whole ranks.
 */
async function holdersOfRanks(
  store: LedgerReader,
  token: EntityId,
  { lowest, highest, before }: Ranks,
  limit: number,
): Promise<TokenHolder[]> {
  const needed = before + limit;
  for (let size = needed * 2 + 20; ; size *= 4) {
    const sql = `SELECT account, balance FROM token_holder
      WHERE token = {token:UInt64} AND rank >= {lowest:UInt16} AND rank <= {highest:UInt16} AND slot < 2
      AND version <= ${nsParameter('highWater')} ORDER BY balance DESC, account LIMIT {size:UInt32}`;
    const parameters = { token, lowest, highest, size, highWater: highWaterNs(store) };
    const stored = await store.client.query(TAG, sql, parameters, COLUMNS, READ_LIMITS);
    const current = await onlyCurrent(store, token, stored);
    if (current.length >= needed || stored.length < size) return current.slice(before, needed);
  }
}

async function onlyCurrent(
  store: LedgerReader,
  token: EntityId,
  stored: readonly TokenHolder[],
): Promise<TokenHolder[]> {
  const accounts = [...new Set(stored.map(({ account }) => account))];
  const relations = await stateRows(
    store,
    TAG,
    accountTokenTable,
    accounts.map((account) => ({ account, token })),
  );
  const left = new Map(relations.map(({ account, balance }) => [account, balance]));
  return stored.filter(({ account, balance }) => {
    if (left.get(account) !== balance) return false;
    left.delete(account);
    return true;
  });
}
