import {
  type TopAccount,
  type TopBalance,
  type TopCollection,
  type TopTreasury,
  toAmount,
} from '@ledgerscope/contract';
import {
  HBAR_SUPPLY_TINYBAR,
  type LedgerStore,
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
export function rankingHandlers({ store }: ApiContext) {
  return {
    listTopNftOwners: ranking(async () => accounts(await topNftOwners(store, LONGEST))),
    listTopNftCreators: ranking(async () => accounts(await topNftCreators(store, LONGEST))),
    listTopTokenHolders: ranking(async () => accounts(await topTokenHolders(store, LONGEST))),
    listTopTreasuries: ranking(() => treasuries(store)),
    listTopCollections: ranking(() => collections(store)),
    listTopAccounts: ranking(() => balances(store)),
  } satisfies Partial<Handlers>;
}

function ranking<Row>(read: () => Promise<readonly Row[]>) {
  const all = kept(read);
  return async ({ query }: { readonly query: { readonly limit: number } }) =>
    wholeList((await all()).slice(0, query.limit));
}

/** Remembers what was read for a while; readers at the same time wait for the same answer, and failures are not kept. */
function kept<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { readonly since: number; readonly value: Promise<Value> } | undefined;
  return () => {
    const now = performance.now();
    if (last !== undefined && now - last.since < KEPT_MS) return last.value;
    const value = read();
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

async function treasuries(store: LedgerStore): Promise<TopTreasury[]> {
  return (await topTreasuries(store, LONGEST)).map(({ account, count, collections: owned }) => ({
    accountID: idText(account),
    value: toAmount(count),
    collections: toAmount(owned),
  }));
}

async function collections(store: LedgerStore): Promise<TopCollection[]> {
  return (await topCollections(store, LONGEST)).map((token) => ({
    tokenId: idText(token.id),
    ...tokenNameReply(token),
    nfts: toAmount(token.nfts),
    holders: token.holders === null ? null : toAmount(token.holders),
    deleted: token.deletedNs !== 0n,
  }));
}

async function balances(store: LedgerStore): Promise<TopBalance[]> {
  return ((await topBalances(store, LONGEST)) ?? []).map(({ account, balance }) => ({
    accountID: idText(account),
    balance: toAmount(balance),
    share: percentText(balance, HBAR_SUPPLY_TINYBAR),
  }));
}
