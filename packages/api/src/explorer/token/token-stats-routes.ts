import {
  type TokenActivity,
  type TokenStats,
  type TokenType,
  type TokenValueSeries,
  type TopAccount,
  type TopBalance,
  type TopCollection,
  type TopTreasury,
  toAmount,
} from '@ledgerscope/contract';
import { entityIdFromStore } from '@ledgerscope/ledger';
import {
  countTokens,
  entityCounts,
  HBAR_SUPPLY_TINYBAR,
  type LedgerSnapshot,
  mostMovedTokens,
  type RankedAccount,
  type TokenState,
  tokensById,
  tokensCreated,
  tokenValue,
  topBalances,
  topCollections,
  topNftCreators,
  topNftOwners,
  topTokenHolders,
  topTreasuries,
} from '@ledgerscope/ledger-store';
import { idText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import {
  bucketReply,
  type ChartWindow,
  chartWindow,
  entitySeries,
  NO_SERIES,
  ofBoth,
  percentChange,
  pointsReply,
  type Series,
  seriesOf,
  seriesReply,
  spanReply,
  sumOf,
} from '../charts/read-series.ts';
import { entityInQuery } from '../entity-named.ts';
import { by, wholeList } from '../list-page.ts';
import { percentText, tokenNameReply } from './token-reply.ts';
import { tokenOfPath } from './token-routes.ts';

/** Statistics of all tokens and of one, and rankings of accounts and collections. */
export const TOKEN_STATS_HANDLERS = {
  getTokenStats: async ({ context: { snapshot }, query }) => ({
    data: await statsReply(snapshot, await chartWindow(snapshot, query), query.tokenType),
  }),
  listTokenValues: async ({ context: { snapshot }, context, query }) => {
    const token = await entityInQuery(context, query.token);
    if (token === 'nobody') return wholeList([]);
    const window = await chartWindow(snapshot, query);
    return wholeList(await activityReply(snapshot, window, { type: query.tokenType, token }, query.limit));
  },
  getTokenVolume: async ({ context: { snapshot }, context, path, query }) => {
    const token = await tokenOfPath(context, path.id);
    const window = await chartWindow(snapshot, query);
    return {
      data: seriesReply(
        window,
        window === undefined ? NO_SERIES : await entitySeries(snapshot, entityIdFromStore(token.id), window),
      ),
    };
  },
  getTokenValue: async ({ context: { snapshot }, context, path, query }) => {
    const token = await tokenOfPath(context, path.id);
    return { data: await valueReply(snapshot, token, await chartWindow(snapshot, query)) };
  },
  listTopNftOwners: ranking(async (snapshot) => accounts(await topNftOwners(snapshot, LONGEST))),
  listTopNftCreators: ranking(async (snapshot) => accounts(await topNftCreators(snapshot, LONGEST))),
  listTopTokenHolders: ranking(async (snapshot) => accounts(await topTokenHolders(snapshot, LONGEST))),
  listTopTreasuries: ranking(treasuries),
  listTopCollections: ranking(collections),
  listTopAccounts: ranking(balances),
} satisfies Partial<Handlers>;

async function valueReply(
  snapshot: LedgerSnapshot,
  { id }: TokenState,
  window: ChartWindow | undefined,
): Promise<TokenValueSeries> {
  if (window === undefined)
    return { totalSum: 0, totalTransfers: 0, pctChange: null, data: [], loading: false, ...spanReply(window) };
  const token = entityIdFromStore(id);
  const [values, earlier] = await ofBoth(window, (range, bucket) => tokenValue(snapshot, token, range, bucket));
  const byBucket = new Map(values.map((value) => [value.bucket, value]));
  const total = values.reduce((sum, { value }) => sum + value, 0n);
  return {
    totalSum: toAmount(total),
    totalTransfers: values.reduce((sum, { transfers }) => sum + Number(transfers), 0),
    pctChange: percentChange(total, earlier === undefined ? undefined : (earlier[0]?.value ?? 0n)),
    data: window.starts.map((start) => ({
      ...bucketReply(window, start),
      value: toAmount(byBucket.get(start)?.value ?? 0n),
      transfers: Number(byBucket.get(start)?.transfers ?? 0n),
    })),
    loading: false,
    ...spanReply(window),
  };
}

async function statsReply(
  snapshot: LedgerSnapshot,
  window: ChartWindow | undefined,
  type: TokenType | undefined,
): Promise<TokenStats> {
  const [byType, counts, series] = await Promise.all([
    countTokens(snapshot, {}),
    entityCounts(snapshot),
    window === undefined ? NO_SERIES : createdSeries(snapshot, window, type),
  ]);
  const total = sumOf(series.byBucket);
  return {
    ...spanReply(window),
    fungibleTokens: Number(byType.get('FUNGIBLE_COMMON') ?? 0n),
    nonFungibleTokens: Number(byType.get('NON_FUNGIBLE_UNIQUE') ?? 0n),
    activeTokens: Number(counts.tokens),
    nfts: toAmount(counts.nfts),
    exact: counts.exact,
    totalSum: Number(total),
    pctChange: percentChange(total, series.before),
    data: window === undefined ? [] : pointsReply(window, series.byBucket),
    loading: false,
  };
}

async function createdSeries(
  snapshot: LedgerSnapshot,
  window: ChartWindow,
  type: TokenType | undefined,
): Promise<Series> {
  const [created, earlier] = await ofBoth(window, (range, bucket) => tokensCreated(snapshot, range, bucket, { type }));
  return seriesOf(created, earlier, by('tokens'));
}

async function activityReply(
  snapshot: LedgerSnapshot,
  window: ChartWindow | undefined,
  filter: Parameters<typeof mostMovedTokens>[2],
  limit: number,
): Promise<TokenActivity[]> {
  if (window === undefined) return [];
  const moved = await mostMovedTokens(snapshot, window.range, filter, limit);
  const tokens = await tokensById(
    snapshot,
    moved.map(({ token }) => token),
  );
  return moved.map(({ token, transfers, value }) => ({
    tokenID: idText(token),
    tokenId: idText(token),
    ...tokenNameReply(tokens.get(token)),
    transfers: Number(transfers),
    value: toAmount(value),
  }));
}

/** The longest ranking that can be asked for; shorter ones are its beginning. */
const LONGEST = 100;
function ranking<Row>(read: (snapshot: LedgerSnapshot) => Promise<readonly Row[]>) {
  return async ({ context, query }: { readonly context: ApiContext; readonly query: { readonly limit: number } }) =>
    wholeList((await read(context.snapshot)).slice(0, query.limit));
}

function accounts(ranked: readonly RankedAccount[]): TopAccount[] {
  return ranked.map(({ account, count }) => ({ accountID: idText(account), value: toAmount(count) }));
}

async function treasuries(snapshot: LedgerSnapshot): Promise<TopTreasury[]> {
  return (await topTreasuries(snapshot, LONGEST)).map(({ account, count, collections: owned }) => ({
    accountID: idText(account),
    value: toAmount(count),
    collections: toAmount(owned),
  }));
}

async function collections(snapshot: LedgerSnapshot): Promise<TopCollection[]> {
  return (await topCollections(snapshot, LONGEST)).map((token) => ({
    tokenID: idText(token.id),
    tokenId: idText(token.id),
    ...tokenNameReply(token),
    nfts: toAmount(token.nfts),
    holders: token.holders === null ? null : toAmount(token.holders),
    deleted: token.deletedNs !== 0n,
  }));
}

async function balances(snapshot: LedgerSnapshot): Promise<TopBalance[]> {
  return ((await topBalances(snapshot, LONGEST)) ?? []).map(({ account, balance }) => ({
    accountID: idText(account),
    balance: toAmount(balance),
    share: percentText(balance, HBAR_SUPPLY_TINYBAR),
  }));
}
