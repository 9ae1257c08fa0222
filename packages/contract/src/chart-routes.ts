import { ChartSeries, Slice, TopLists, TypeDimensionSeries, UsersTrend, ValueTrend, VolumeTrend } from './chart.ts';
import { CHARTS, type ChartName, ChartQuery, SliceQuery, VolumeQuery } from './chart-query.ts';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { NetworkActivity } from './network-activity.ts';
import { StatsCounts } from './network-status.ts';
import { AccountParams, type Route } from './route.ts';

export const ChartSeriesReply = singleOf(ChartSeries, 'A chart.');
export const TypeDimensionReply = singleOf(TypeDimensionSeries, 'A chart by transaction type.');
export const VolumeTrendReply = singleOf(VolumeTrend, 'Transactions over time.');
export const ValueTrendReply = singleOf(ValueTrend, 'Tinybars moved over time.');
export const UsersTrendReply = singleOf(UsersTrend, 'Users of a contract over time.');
export const SliceList = listOf(Slice, 'Slices of a pie, greatest first.');
export const NetworkActivityReply = singleOf(NetworkActivity, 'How busy the network was.');
export const TopListsReply = singleOf(TopLists, 'Who and what is most active.');
export const StatsCountsReply = singleOf(StatsCounts, 'Counts over everything stored.');

const CHART_SUMMARIES: Readonly<Record<ChartName, string>> = {
  allTransactions: 'Transactions over time.',
  transactionTypeDimension: 'Transactions over time by type.',
  accountsCreated: 'Accounts created over time, automatic creations included.',
  nftMinted: 'NFTs minted over time.',
  nftTransfer: 'NFTs that changed hands over time: all changes of owner but mints.',
  tokenTransfer: 'Credits of fungible tokens over time.',
  tokenMinted: 'Successful token mint transactions over time.',
};

function upperFirst(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function counts(path: string, id: string, summary: string): Route {
  return { id, method: 'GET', path, summary, tag: 'statistics', responses: { 200: StatsCountsReply } };
}

/** Charts and statistics. */
export const CHART_ROUTES: readonly Route[] = [
  ...CHARTS.map(
    (name): Route => ({
      id: `getChart${upperFirst(name)}`,
      method: 'GET',
      path: `/api/charts/${name}`,
      summary: CHART_SUMMARIES[name],
      tag: 'charts',
      query: ChartQuery,
      responses: {
        200: name === 'transactionTypeDimension' ? TypeDimensionReply : ChartSeriesReply,
        400: ErrorReply,
      },
    }),
  ),
  {
    id: 'getTransactionVolume',
    method: 'GET',
    path: '/api/stats/transaction-volume',
    summary: 'Transactions over time, of all or of some types.',
    tag: 'statistics',
    query: VolumeQuery,
    responses: { 200: VolumeTrendReply, 400: ErrorReply },
  },
  {
    id: 'getTransactionValue',
    method: 'GET',
    path: '/api/stats/transaction-value/hbar',
    summary: 'Tinybars moved over time.',
    tag: 'statistics',
    query: ChartQuery,
    responses: { 200: ValueTrendReply, 400: ErrorReply },
  },
  {
    id: 'listTransactionTypes',
    method: 'GET',
    path: '/api/stats/transaction-types',
    summary: 'Transactions of a period by service or by type.',
    tag: 'statistics',
    query: SliceQuery,
    responses: { 200: SliceList, 400: ErrorReply },
  },
  {
    id: 'getTopLists',
    method: 'GET',
    path: '/api/stats/top-lists',
    summary: 'Most active services, transaction types and payers of a period.',
    tag: 'statistics',
    query: ChartQuery,
    responses: { 200: TopListsReply, 400: ErrorReply },
  },
  {
    id: 'getNetworkActivity',
    method: 'GET',
    path: '/api/stats/activity',
    summary: 'How busy the network was in a period: transactions a second, fees and active accounts.',
    tag: 'statistics',
    query: ChartQuery,
    responses: { 200: NetworkActivityReply, 400: ErrorReply },
  },
  counts('/api/stats/counts', 'getStatsCounts', 'How much is stored, and since when.'),
  counts('/api/stats/counts/txn', 'getTransactionCounts', 'How many transactions are stored, and since when.'),
  counts('/api/stats/counts/accounts', 'getAccountCounts', 'How many accounts there are, and the newest.'),
  counts('/api/stats/counts/static', 'getStaticCounts', 'Counts that a page shows without refreshing.'),
  {
    id: 'getContractVolume',
    method: 'GET',
    path: '/api/contracts/{id}/stats/transaction-volume',
    summary: 'Transactions that a contract takes part in over time.',
    tag: 'contracts',
    params: AccountParams,
    query: ChartQuery,
    responses: { 200: VolumeTrendReply, 400: ErrorReply, 404: ErrorReply },
  },
  {
    id: 'getContractUsers',
    method: 'GET',
    path: '/api/contracts/{id}/stats/users',
    summary: 'Distinct payers of calls of a contract over time.',
    tag: 'contracts',
    params: AccountParams,
    query: ChartQuery,
    responses: { 200: UsersTrendReply, 400: ErrorReply, 404: ErrorReply },
  },
];
