import {
  type ListReply,
  parseTopQuery,
  type RawQuery,
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
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { accepted } from '../accepted.ts';
import { idText } from '../values.ts';
import { percentText } from './percent-text.ts';
import { tokenNameReply } from './token-reply.ts';

/** The longest ranking that can be asked for; shorter ones are its beginning. */
const LONGEST = 100;
/** How long a ranking stands: it reads much, and changes little in this time. */
const KEPT_MS = 60_000;

type Rank = (store: LedgerStore) => Promise<readonly object[]>;

const RANKINGS: Readonly<Record<string, Rank>> = {
  'top-nft-owners': async (store) => accounts(await topNftOwners(store, LONGEST)),
  'top-nft-creators': async (store) => accounts(await topNftCreators(store, LONGEST)),
  'top-token-holders': async (store) => accounts(await topTokenHolders(store, LONGEST)),
  'top-treasuries': treasuries,
  'top-collections': collections,
  'top-accounts': balances,
};

/** Rankings of accounts and collections, each read at most once a minute: they may lag behind the head that long. */
export function addRankingRoutes(app: FastifyInstance, { store }: ApiContext): void {
  for (const [name, rank] of Object.entries(RANKINGS)) {
    const read = kept(() => rank(store));
    app.get(`/api/stats/${name}`, async (request): Promise<ListReply<object>> => {
      const { limit } = accepted(parseTopQuery(request.query as RawQuery));
      const data = (await read()).slice(0, limit);
      return { data, totalCount: data.length, size: data.length };
    });
  }
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
