import type { EntityId } from '@ledgerscope/ledger';
import { columnList } from '../column-list.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { stateRow, stateRows } from '../state/queries.ts';
import { checkListPage, currentPage, type ListOf, type ListPage } from './list-page.ts';
import { type TokenState, tokensById } from './queries.ts';
import { type AccountTokenRow, accountHoldingTable, accountTokenTable } from './rows.ts';

const TAG = 'token:balances-of';

/** An account's standing with a token as of the head. */
export interface TokenBalance extends Omit<AccountTokenRow, 'slot' | 'version' | 'balance'> {
  /** Smallest units, or NFTs; null where the token is not anchored, so that nobody can know. */
  readonly balance: bigint | null;
  /** The same, gained since the first block that was read. */
  readonly balanceChange: bigint;
  readonly tokenState: TokenState | undefined;
}

/** How many NFTs and kinds of tokens an account has. */
export interface AccountHolding {
  readonly nfts: bigint;
  readonly tokens: bigint;
}

export interface TokenBalancePage extends ListPage {
  /** By token; newest first (desc) where it is not said. */
  readonly order?: 'asc' | 'desc';
  /** Goes on behind this token: the way to walk the list to its end. */
  readonly after?: bigint | undefined;
}

/**
 * Tokens that an account holds or is associated with, by token, and how many. Throws InvalidQueryError for a
 * page out of bounds.
 */
export async function tokenBalancesOf(
  store: LedgerSnapshot,
  account: EntityId,
  page: TokenBalancePage,
): Promise<ListOf<TokenBalance>> {
  checkListPage(TAG, page);
  const [relations, { tokens }] = await Promise.all([relationsOf(store, account, page), holdingOf(store, account)]);
  return { rows: await withTokens(store, relations), totalCount: tokens };
}

/** An account's standing with some tokens; tokens that it never had to do with are left out. */
export async function tokenBalances(
  store: LedgerSnapshot,
  account: EntityId,
  tokens: readonly bigint[],
): Promise<TokenBalance[]> {
  const keys = tokens.map((token) => ({ account, token }));
  return keys.length === 0 ? [] : withTokens(store, await stateRows(store, TAG, accountTokenTable, keys));
}

/** Counts of what an account has. */
export async function holdingOf(store: LedgerSnapshot, account: EntityId): Promise<AccountHolding> {
  const row = await stateRow(store, 'token:holding', accountHoldingTable, { account });
  return { nfts: row?.nfts ?? 0n, tokens: row?.tokens ?? 0n };
}

function relationsOf(store: LedgerSnapshot, account: EntityId, page: TokenBalancePage): Promise<AccountTokenRow[]> {
  const { after, order = 'desc' } = page;
  const [direction, isBehind] = order === 'desc' ? ['DESC', '<'] : ['ASC', '>'];
  const parameters = { account, highWater: highWaterNs(store), ...(after !== undefined && { after }) };
  const behind = after === undefined ? '' : `AND token ${isBehind} {after:UInt64}`;
  const columns = accountTokenTable.columns;
  const stored = `SELECT ${columnList(accountTokenTable)} FROM account_token
    WHERE account = {account:UInt64} AND version <= ${nsParameter('highWater')} ${behind}
    ORDER BY account ${direction}, token ${direction}`;
  return currentPage<AccountTokenRow>(
    {
      stored: (limit) => store.client.query(TAG, `${stored} LIMIT {limit:UInt32}`, { ...parameters, limit }, columns),
      keyOf: ({ token }) => `${token}`,
      keeps: ({ associated, balance }) => associated === 1 || balance !== 0n,
      kept: (size, most) =>
        store.client.query(
          TAG,
          `SELECT * FROM (
              SELECT * FROM (${stored} LIMIT {size:UInt32}) ORDER BY token ${direction}, version DESC LIMIT 1 BY token)
            WHERE associated = 1 OR balance != 0 ORDER BY token ${direction} LIMIT {most:UInt32}`,
          { ...parameters, size, most },
          columns,
          READ_LIMITS,
        ),
    },
    page,
  );
}

async function withTokens(store: LedgerSnapshot, relations: readonly AccountTokenRow[]): Promise<TokenBalance[]> {
  const tokens = await tokensById(
    store,
    relations.map(({ token }) => token),
  );
  return relations.map(({ slot: _slot, version: _version, balance, ...relation }) => {
    const tokenState = tokens.get(relation.token);
    return { ...relation, balance: tokenState?.anchored ? balance : null, balanceChange: balance, tokenState };
  });
}
