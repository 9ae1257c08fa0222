import { Type } from 'typebox';
import { ChartSeries } from './chart.ts';
import { ChartQuery } from './chart-query.ts';
import { FeeSchedule } from './custom-fee.ts';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { AccountParams, type Route } from './route.ts';
import { Token, TokenBalances, TokenHolder } from './token.ts';
import {
  FeeHistoryQuery,
  HolderListQuery,
  TokenBalanceQuery,
  TokenListQuery,
  TokenStatsQuery,
} from './token-queries.ts';
import { TokenActivity, TokenStats, TokenValueSeries } from './token-stats.ts';
import { TopAccount, TopBalance, TopCollection, TopQuery, TopTreasury } from './top-accounts.ts';

export const TokenList = listOf(Token, 'A page of tokens, with counts by type in `facets.tokenType`.');
export const TokenReply = singleOf(Token, 'One token.');
export const TokenHolderList = listOf(TokenHolder, 'A page of holders, largest balance first.');
export const FeeScheduleList = listOf(FeeSchedule, 'Fee schedules of a token, newest first.');
export const TokenStatsReply = singleOf(TokenStats, 'How many tokens there are, and how many were created over time.');
export const TokenActivityList = listOf(TokenActivity, 'Tokens by how often they were moved, most first.');
export const TokenVolumeReply = singleOf(ChartSeries, 'Transactions of a token over time.');
export const TokenValueReply = singleOf(TokenValueSeries, 'What was moved of a token over time.');
export const TopAccountList = listOf(TopAccount, 'Accounts, greatest value first.');
export const TopBalanceList = listOf(
  TopBalance,
  'Accounts by balance, largest first; empty where no balance is known.',
);
export const TopTreasuryList = listOf(TopTreasury, 'Treasuries, most NFTs first.');
export const TopCollectionList = listOf(TopCollection, 'Collections, most NFTs first.');

const { data: _data, ...countFields } = listOf(Token, '').properties;
export const TokenBalancesReply = Type.Object(
  { data: TokenBalances, ...countFields },
  { description: "A page of an account's token balances." },
);

const TokenParams = Type.Object({
  id: Type.String({ description: 'Token as shard.realm.num.', examples: ['0.0.731861'] }),
});
const UNKNOWN = { 400: ErrorReply, 404: ErrorReply };

/** A call under the path of the specification and under the short one. */
function ofTokens(id: string, rest: string, route: Omit<Route, 'id' | 'method' | 'path' | 'tag'>): Route[] {
  return [
    { id, method: 'GET', path: `/api/hts/tokens${rest}`, tag: 'tokens', ...route },
    { id: `${id}Short`, method: 'GET', path: `/api/tokens${rest}`, tag: 'tokens', ...route },
  ];
}

function ranking(name: string, id: string, summary: string, reply: Route['responses'][number]): Route {
  const responses = { 200: reply, 400: ErrorReply };
  return { id, method: 'GET', path: `/api/stats/${name}`, summary, tag: 'statistics', query: TopQuery, responses };
}

/** Tokens, their holders, fees and statistics, and rankings of accounts. */
export const TOKEN_ROUTES: readonly Route[] = [
  ...ofTokens('listTokens', '', {
    summary: 'Tokens, newest first, deleted ones too.',
    query: TokenListQuery,
    responses: { 200: TokenList, 400: ErrorReply },
  }),
  ...ofTokens('getToken', '/{id}', {
    summary: 'One token.',
    params: TokenParams,
    responses: { 200: TokenReply, ...UNKNOWN },
  }),
  ...ofTokens('listTokenHolders', '/{id}/holders', {
    summary: 'Accounts that hold a token, by balance.',
    params: TokenParams,
    query: HolderListQuery,
    responses: { 200: TokenHolderList, ...UNKNOWN },
  }),
  ...ofTokens('listFeeSchedules', '/{id}/fee-history', {
    summary: 'Every custom fee schedule that a token had.',
    params: TokenParams,
    query: FeeHistoryQuery,
    responses: { 200: FeeScheduleList, ...UNKNOWN },
  }),
  {
    id: 'getTokenStats',
    method: 'GET',
    path: '/api/hts/tokens/stats',
    summary: 'How many tokens there are, and how many were created over time.',
    tag: 'tokens',
    query: TokenStatsQuery,
    responses: { 200: TokenStatsReply, 400: ErrorReply },
  },
  {
    id: 'listTokenValues',
    method: 'GET',
    path: '/api/hts/tokens/stats/value',
    summary: 'What was moved of each token in a period, for the tokens that were moved most often.',
    tag: 'tokens',
    query: Type.Object({ ...TokenStatsQuery.properties, ...TopQuery.properties }),
    responses: { 200: TokenActivityList, 400: ErrorReply },
  },
  {
    id: 'getTokenVolume',
    method: 'GET',
    path: '/api/hts/tokens/{id}/stats/count',
    summary: 'Transactions that a token takes part in over time.',
    tag: 'tokens',
    params: TokenParams,
    query: ChartQuery,
    responses: { 200: TokenVolumeReply, ...UNKNOWN },
  },
  {
    id: 'getTokenValue',
    method: 'GET',
    path: '/api/hts/tokens/{id}/stats/value',
    summary: 'What was moved of a token over time, in its smallest units.',
    tag: 'tokens',
    params: TokenParams,
    query: ChartQuery,
    responses: { 200: TokenValueReply, ...UNKNOWN },
  },
  {
    id: 'listTokenBalances',
    method: 'GET',
    path: '/api/hts/tokens/accounts/{id}/balances',
    summary: 'What an account has of tokens, newest token first, each with its name and decimals.',
    tag: 'tokens',
    params: AccountParams,
    query: TokenBalanceQuery,
    responses: { 200: TokenBalancesReply, ...UNKNOWN },
  },
  ranking('top-nft-owners', 'listTopNftOwners', 'Accounts that own most NFTs; `value` counts them.', TopAccountList),
  ranking('top-nft-creators', 'listTopNftCreators', 'Payers of most mints; `value` counts NFTs.', TopAccountList),
  ranking('top-treasuries', 'listTopTreasuries', 'Treasuries of the collections with most NFTs.', TopTreasuryList),
  ranking('top-collections', 'listTopCollections', 'Collections with most NFTs.', TopCollectionList),
  ranking(
    'top-token-holders',
    'listTopTokenHolders',
    'Accounts with most kinds of tokens; `value` counts those that it holds or is associated with.',
    TopAccountList,
  ),
  ranking('top-accounts', 'listTopAccounts', 'Accounts that hold most hbar.', TopBalanceList),
];
