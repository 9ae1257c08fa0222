import type { EntityId } from '@ledgerscope/ledger';
import { countedText } from '../counted-on.ts';
import { ofPage } from '../entity/of-entity.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { HOLDERS, type PlaceValues } from '../rows/place-list.ts';
import { readBehind } from '../rows/read-behind.ts';
import { stateRow } from '../state/queries.ts';
import { MAX_DEEP_OFFSET } from '../transaction/list-transactions.ts';
import { checkListPage, type ListOf, type ListPage } from './list-page.ts';
import { accountTokenTable, tokenSupplyTable } from './rows.ts';

const TAG = 'token:holders';

/** An account that holds a token. */
export interface TokenHolder {
  readonly account: bigint;
  /** Smallest units, or NFTs; of a token that is not anchored only what was gained since the first block that was read. */
  readonly balance: bigint;
}

export interface HolderPage extends ListPage {
  /** By balance; largest first (desc) where it is not said. Of equal ones the account that was made first is the larger. */
  readonly order?: 'asc' | 'desc';
  /** Continues after this holder, whatever the offset: for reading the list to its end. */
  readonly after?: TokenHolder | undefined;
  /** Only this account. */
  readonly account?: EntityId | undefined;
}

/** Accounts that hold a token, by balance. Throws InvalidQueryError for a page out of bounds. */
export async function holdersOfToken(
  snapshot: LedgerSnapshot,
  token: EntityId,
  page: HolderPage,
): Promise<ListOf<TokenHolder>> {
  checkListPage(TAG, page, MAX_DEEP_OFFSET);
  return ofPage(snapshot, token, page.limit, countedText(['holders', page]), () => readHolders(snapshot, token, page));
}

async function readHolders(snapshot: LedgerSnapshot, token: EntityId, page: HolderPage): Promise<ListOf<TokenHolder>> {
  if (page.account !== undefined) return onlyHolder(snapshot, token, page.account, page);
  const supply = await stateRow(snapshot, tokenSupplyTable, { id: token });
  const totalCount = (supply?.holderCount ?? []).reduce((sum, count) => sum + count, 0n);
  return { rows: await holdersInOrder(snapshot, token, page), totalCount };
}

async function holdersInOrder(
  snapshot: LedgerSnapshot,
  token: EntityId,
  { limit, offset = 0, order = 'desc', after }: HolderPage,
): Promise<TokenHolder[]> {
  const list = { term: token, order: order === 'desc' ? 'forward' : 'backward' } as const;
  const places = await readBehind<PlaceValues>(
    (part) => snapshot.rows.places.page(HOLDERS, { ...list, ...part }, headInstant(snapshot)),
    {
      limit,
      offset: after === undefined ? offset : 0,
      after: after && { balance: after.balance, account: after.account },
    },
  );
  return places.map(({ account = 0n, balance = 0n }) => ({ account, balance }));
}

/** One account, where it holds the token. */
async function onlyHolder(
  snapshot: LedgerSnapshot,
  token: EntityId,
  account: EntityId,
  { limit, offset = 0, after }: HolderPage,
): Promise<ListOf<TokenHolder>> {
  const held = await stateRow(snapshot, accountTokenTable, { account, token });
  if (held === undefined || held.balance <= 0n) return { rows: [], totalCount: 0n };
  const isShown = limit > 0 && offset === 0 && after === undefined;
  return { rows: isShown ? [{ account, balance: held.balance }] : [], totalCount: 1n };
}
