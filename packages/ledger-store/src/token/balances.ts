import type { EntityId } from '@ledgerscope/ledger';
import { ofEntity } from '../entity/of-entity.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { type PlaceValues, TOKENS_ASSOCIATED, TOKENS_HELD } from '../rows/place-list.ts';
import { readBehind } from '../rows/read-behind.ts';
import { stateRow, stateRows } from '../state/queries.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { checkListPage, type ListOf, type ListPage } from './list-page.ts';
import { type TokenState, tokensById } from './queries.ts';
import { type AccountTokenRow, accountHoldingTable, accountTokenTable } from './rows.ts';

const TAG = 'token:balances-of';
/** More are counted by the column store. */
const MOST_COUNTED = 20_000;

/** An account's relation to a token (association, balance, frozen, KYC) as of the head. */
export interface AccountTokenBalance extends Omit<AccountTokenRow, 'slot' | 'version' | 'balance'> {
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
  /** By token, within what is held and within what is not; newest first (desc) where it is not said. */
  readonly order?: 'asc' | 'desc';
  /** Goes on behind this token: the way to walk the list to its end. */
  readonly after?: TokenBalancePlace | undefined;
}

/** Where a token is in the list: those that are held (1) come before those that are not (0). */
export interface TokenBalancePlace {
  readonly held: number;
  readonly token: bigint;
}

/**
 * Tokens that an account holds, then those that it is only associated with, each by token, and how many. Throws
 * InvalidQueryError for a page out of bounds.
 */
export async function readTokenBalances(
  snapshot: LedgerSnapshot,
  account: EntityId,
  page: TokenBalancePage,
): Promise<ListOf<AccountTokenBalance>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  const [found, { tokens }] = await Promise.all([
    readRelations(snapshot, account, page),
    readHolding(snapshot, account),
  ]);
  return { rows: await withTokens(snapshot, found), totalCount: tokens };
}

/** An account's relations to some tokens; tokens without a relation are omitted. */
export async function tokenBalances(
  snapshot: LedgerSnapshot,
  account: EntityId,
  tokens: readonly bigint[],
): Promise<AccountTokenBalance[]> {
  const keys = tokens.map((token) => ({ account, token }));
  return keys.length === 0 ? [] : withTokens(snapshot, await stateRows(snapshot, accountTokenTable, keys));
}

/** The place of a row in the list. */
export function balancePlace({ balanceChange, token }: AccountTokenBalance): TokenBalancePlace {
  return { held: Number(balanceChange !== 0n), token };
}

/** Of how many tokens an account has more than none. */
export function heldTokens(snapshot: LedgerSnapshot, account: EntityId): Promise<bigint> {
  return ofEntity(snapshot, account, 'tokens held', () => readHeld(snapshot, account));
}

async function readHeld(snapshot: LedgerSnapshot, account: EntityId): Promise<bigint> {
  const placed = await snapshot.rows.places.count(TOKENS_HELD, account, headInstant(snapshot), MOST_COUNTED);
  if (placed !== undefined) return placed;
  const sql = `SELECT toUInt64(count()) AS held FROM (
      SELECT token FROM account_token WHERE account = {account:UInt64} AND version <= ${nsParameter('headNs')}
      GROUP BY token HAVING argMax(balance, version) != 0)`;
  const parameters = { account, headNs: headInstant(snapshot) };
  const [row] = await snapshot.client.query('token:held', sql, parameters, { held: 'u64' }, READ_LIMITS);
  return row?.held ?? 0n;
}

/** Counts of what an account has. */
export async function readHolding(snapshot: LedgerSnapshot, account: EntityId): Promise<AccountHolding> {
  const row = await stateRow(snapshot, accountHoldingTable, { account });
  return { nfts: row?.nfts ?? 0n, tokens: row?.tokens ?? 0n };
}

async function readRelations(
  snapshot: LedgerSnapshot,
  account: EntityId,
  page: TokenBalancePage,
): Promise<AccountTokenRow[]> {
  const { limit, offset = 0, order = 'desc', after } = page;
  if (after?.held === 0) return relations(snapshot, account, { ...page, held: false, behind: after.token });
  const held = await relations(snapshot, account, { limit, offset, order, held: true, behind: after?.token });
  if (held.length === limit) return held;
  const skipped = offset === 0 || held.length > 0 ? 0n : BigInt(offset) - (await heldTokens(snapshot, account));
  const others = { limit: limit - held.length, offset: Number(skipped), order, held: false, behind: undefined };
  return [...held, ...(await relations(snapshot, account, others))];
}

interface RelationPage extends ListPage {
  readonly order?: 'asc' | 'desc';
  /** Whether the account has something of the token. */
  readonly held: boolean;
  readonly behind: bigint | undefined;
}

async function relations(
  snapshot: LedgerSnapshot,
  account: EntityId,
  { limit, offset = 0, order = 'desc', held, behind }: RelationPage,
): Promise<AccountTokenRow[]> {
  const of = { term: account, order: order === 'desc' ? 'backward' : 'forward' } as const;
  const list = held ? TOKENS_HELD : TOKENS_ASSOCIATED;
  const places = await readBehind<PlaceValues>(
    (part) => snapshot.rows.places.page(list, { ...of, ...part }, headInstant(snapshot)),
    { limit, offset, after: behind === undefined ? undefined : { token: behind } },
  );
  const keys = places.map(({ token = 0n }) => ({ account, token }));
  const rows = await stateRows(snapshot, accountTokenTable, keys);
  const byToken = new Map(rows.map((row) => [row.token, row]));
  return keys.flatMap(({ token }) => byToken.get(token) ?? []);
}

async function withTokens(snapshot: LedgerSnapshot, found: readonly AccountTokenRow[]): Promise<AccountTokenBalance[]> {
  const ids = found.map(({ token }) => token);
  const tokens = await tokensById(snapshot, ids);
  return found.map(({ slot: _slot, version: _version, balance, ...relation }) => {
    const tokenState = tokens.get(relation.token);
    return { ...relation, balance: tokenState?.anchored ? balance : null, balanceChange: balance, tokenState };
  });
}
