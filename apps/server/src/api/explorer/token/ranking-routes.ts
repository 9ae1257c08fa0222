import {
  type TopAccount,
  type TopBalance,
  type TopCollection,
  type TopTreasury,
  toAmount,
} from '@ledgerscope/contract';
import {
  HBAR_SUPPLY_TINYBAR,
  type LedgerSnapshot,
  type RankedAccount,
  topBalances,
  topCollections,
  topNftCreators,
  topNftOwners,
  topTokenHolders,
  topTreasuries,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { wholeList } from '../list-page.ts';
import { idText } from '../values.ts';
import { percentText, tokenNameReply } from './token-reply.ts';

/** The longest ranking that can be asked for; shorter ones are its beginning. */
const LONGEST = 100;
/** Rankings of accounts and collections. */
export const RANKING_HANDLERS = {
  listTopNftOwners: ranking(async (store) => accounts(await topNftOwners(store, LONGEST))),
  listTopNftCreators: ranking(async (store) => accounts(await topNftCreators(store, LONGEST))),
  listTopTokenHolders: ranking(async (store) => accounts(await topTokenHolders(store, LONGEST))),
  listTopTreasuries: ranking(treasuries),
  listTopCollections: ranking(collections),
  listTopAccounts: ranking(balances),
} satisfies Partial<Handlers>;

function ranking<Row>(read: (store: LedgerSnapshot) => Promise<readonly Row[]>) {
  return async ({ context, query }: { readonly context: ApiContext; readonly query: { readonly limit: number } }) =>
    wholeList((await read(context.store)).slice(0, query.limit));
}

function accounts(ranked: readonly RankedAccount[]): TopAccount[] {
  return ranked.map(({ account, count }) => ({ accountID: idText(account), value: toAmount(count) }));
}

async function treasuries(store: LedgerSnapshot): Promise<TopTreasury[]> {
  return (await topTreasuries(store, LONGEST)).map(({ account, count, collections: owned }) => ({
    accountID: idText(account),
    value: toAmount(count),
    collections: toAmount(owned),
  }));
}

async function collections(store: LedgerSnapshot): Promise<TopCollection[]> {
  return (await topCollections(store, LONGEST)).map((token) => ({
    tokenId: idText(token.id),
    ...tokenNameReply(token),
    nfts: toAmount(token.nfts),
    holders: token.holders === null ? null : toAmount(token.holders),
    deleted: token.deletedNs !== 0n,
  }));
}

async function balances(store: LedgerSnapshot): Promise<TopBalance[]> {
  return ((await topBalances(store, LONGEST)) ?? []).map(({ account, balance }) => ({
    accountID: idText(account),
    balance: toAmount(balance),
    share: percentText(balance, HBAR_SUPPLY_TINYBAR),
  }));
}
