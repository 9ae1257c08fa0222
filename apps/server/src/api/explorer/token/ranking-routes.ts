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
import { percentText } from './percent-text.ts';
import { tokenNameReply } from './token-reply.ts';

/** The longest ranking that can be asked for; shorter ones are its beginning. */
const LONGEST = 100;
/** How long a ranking stands: it reads much, and changes little in this time. */
const KEPT_MS = 60_000;

/** Rankings of accounts and collections, each read at most once a minute: they may lag behind the head that long. */
export function rankingHandlers() {
  return {
    listTopNftOwners: ranking(async (store) => accounts(await topNftOwners(store, LONGEST))),
    listTopNftCreators: ranking(async (store) => accounts(await topNftCreators(store, LONGEST))),
    listTopTokenHolders: ranking(async (store) => accounts(await topTokenHolders(store, LONGEST))),
    listTopTreasuries: ranking(treasuries),
    listTopCollections: ranking(collections),
    listTopAccounts: ranking(balances),
  } satisfies Partial<Handlers>;
}

function ranking<Row>(read: (store: LedgerSnapshot) => Promise<readonly Row[]>) {
  const all = kept(read);
  return async ({ context, query }: { readonly context: ApiContext; readonly query: { readonly limit: number } }) =>
    wholeList((await all(context.store)).slice(0, query.limit));
}

/** Remembers what was read for a while; readers at the same time wait for the same answer, and failures are not kept. */
function kept<Value>(read: (store: LedgerSnapshot) => Promise<Value>): (store: LedgerSnapshot) => Promise<Value> {
  let last: { readonly since: number; readonly value: Promise<Value> } | undefined;
  return (store) => {
    const now = performance.now();
    if (last !== undefined && now - last.since < KEPT_MS) return last.value;
    const value = read(store);
    last = { since: now, value };
    value.catch(() => {
      last = undefined;
    });
    return value;
  };
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
