import { call } from './call.ts';
import { ChartSeries, SliceList, TopLists, TypeDimensionSeries, ValueTrend } from './chart.ts';
import { chartQuery, sliceQuery, volumeQuery } from './chart-query.ts';
import { VolumeTrendReply } from './contract-calls.ts';
import { listOf, singleOf } from './envelope.ts';
import { NetworkActivity } from './network-activity.ts';
import { StatsCounts } from './network-status.ts';
import { topQuery } from './token-queries.ts';
import { TopAccount, TopBalance, TopCollection, TopTreasury } from './top-accounts.ts';

export const ChartSeriesReply = singleOf(ChartSeries, 'A chart.');
export const TopAccountList = listOf(TopAccount, 'Accounts, highest value first.');

const tag = 'statistics';
const chart = { tag: 'charts', query: chartQuery } as const;
/** What adds up whole tables is read at most once a minute. */
const lagSeconds = 60;
const ranking = { tag, query: topQuery, lagSeconds } as const;

/** Charts. */
export const CHART_CALLS = {
  getChartAllTransactions: call({
    ...chart,
    path: '/api/charts/allTransactions',
    summary: 'Transactions over time.',
    reply: ChartSeriesReply,
  }),
  getChartTransactionTypeDimension: call({
    ...chart,
    path: '/api/charts/transactionTypeDimension',
    summary: 'Transactions over time by type.',
    reply: singleOf(TypeDimensionSeries, 'A chart by transaction type.'),
  }),
  getChartAccountsCreated: call({
    ...chart,
    path: '/api/charts/accountsCreated',
    summary: 'Accounts created over time, including automatic creations.',
    reply: ChartSeriesReply,
  }),
  getChartNftMinted: call({
    ...chart,
    path: '/api/charts/nftMinted',
    summary: 'NFTs minted over time.',
    reply: ChartSeriesReply,
  }),
  getChartNftTransfer: call({
    ...chart,
    path: '/api/charts/nftTransfer',
    summary: 'NFT changes of ownership over time, excluding mints.',
    reply: ChartSeriesReply,
  }),
  getChartTokenTransfer: call({
    ...chart,
    path: '/api/charts/tokenTransfer',
    summary: 'Credits of fungible tokens over time.',
    reply: ChartSeriesReply,
  }),
  getChartTokenMinted: call({
    ...chart,
    path: '/api/charts/tokenMinted',
    summary: 'Successful token mint transactions over time.',
    reply: ChartSeriesReply,
  }),
};

/** Trends, pies, counts, top lists and rankings. */
export const STATISTICS_CALLS = {
  getTransactionVolume: call({
    path: '/api/stats/transaction-volume',
    summary: 'Transactions over time, of all or selected types.',
    tag,
    query: volumeQuery,
    reply: VolumeTrendReply,
  }),
  getTransactionValue: call({
    path: '/api/stats/transaction-value/hbar',
    summary: 'Tinybars transferred over time.',
    tag,
    query: chartQuery,
    reply: singleOf(ValueTrend, 'Tinybars transferred over time.'),
  }),
  listTransactionTypes: call({
    path: '/api/stats/transaction-types',
    summary: 'Transactions in a period by service or type.',
    tag,
    query: sliceQuery,
    reply: SliceList,
  }),
  getTopLists: call({
    path: '/api/stats/top-lists',
    summary: 'Most active services, transaction types and payers of a period.',
    tag,
    query: chartQuery,
    lagSeconds,
    reply: singleOf(TopLists, 'Most active accounts, contracts, tokens and topics.'),
  }),
  getNetworkActivity: call({
    path: '/api/stats/activity',
    summary: 'Get network activity in a period: transactions per second, fees and active accounts.',
    tag,
    query: chartQuery,
    lagSeconds,
    reply: singleOf(NetworkActivity, 'Network activity.'),
  }),
  getStatsCounts: call({
    path: '/api/stats/counts',
    aliases: {
      getTransactionCounts: '/api/stats/counts/txn',
      getAccountCounts: '/api/stats/counts/accounts',
      getStaticCounts: '/api/stats/counts/static',
    },
    summary: 'Get totals (transactions, accounts, tokens and more) and the start of the stored data.',
    tag,
    reply: singleOf(StatsCounts, 'Counts over everything stored.'),
  }),
  listTopNftOwners: call({
    ...ranking,
    path: '/api/stats/top-nft-owners',
    summary: 'Accounts with the most NFTs; `value` is the number of NFTs.',
    reply: TopAccountList,
  }),
  listTopNftCreators: call({
    ...ranking,
    path: '/api/stats/top-nft-creators',
    summary: 'Payers of most mints; `value` is the number of NFTs.',
    reply: TopAccountList,
  }),
  listTopTokenHolders: call({
    ...ranking,
    path: '/api/stats/top-token-holders',
    summary:
      'Accounts with the most token types; `value` is the number of tokens that the account holds or is associated with.',
    reply: TopAccountList,
  }),
  listTopTreasuries: call({
    ...ranking,
    path: '/api/stats/top-treasuries',
    summary: 'Treasuries of the collections with most NFTs.',
    reply: listOf(TopTreasury, 'Treasuries, most NFTs first.'),
  }),
  listTopCollections: call({
    ...ranking,
    path: '/api/stats/top-collections',
    summary: 'Collections with most NFTs.',
    reply: listOf(TopCollection, 'Collections, most NFTs first.'),
  }),
  listTopAccounts: call({
    ...ranking,
    path: '/api/stats/top-accounts',
    summary: 'Accounts with the largest hbar balances.',
    reply: listOf(TopBalance, 'Accounts by balance, largest first; empty if no balance is known.'),
  }),
};
