import { CHART_CALLS, NFT_CALLS, type Slice, STATISTICS_CALLS, type TypeDimensionSeries } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

const CHART_FRESH_MS = 60_000;
const NEWEST_NFTS = 5;

const CHARTS = {
  allTransactions: CHART_CALLS.getChartAllTransactions,
  accountsCreated: CHART_CALLS.getChartAccountsCreated,
  nftMinted: CHART_CALLS.getChartNftMinted,
  nftTransfer: CHART_CALLS.getChartNftTransfer,
  tokenTransfer: CHART_CALLS.getChartTokenTransfer,
  tokenMinted: CHART_CALLS.getChartTokenMinted,
};

/** One of the charts that count something over time. */
export function chartQuery(name: keyof typeof CHARTS, period: ChartPeriod) {
  return queryOptions({
    queryKey: ['chart', name, period],
    queryFn: ({ signal }) => fetchReply(addressOf(CHARTS[name], {}, { period }), signal),
    select: (reply) => reply.data,
    staleTime: CHART_FRESH_MS,
  });
}

/** Transactions of a period by type, most frequent first. */
export function typesQuery(period: ChartPeriod) {
  return queryOptions({
    queryKey: ['chart', 'types', period],
    queryFn: ({ signal }) =>
      fetchReply(addressOf(CHART_CALLS.getChartTransactionTypeDimension, {}, { period }), signal),
    select: (reply) => slicesOfTypes(reply.data),
    staleTime: CHART_FRESH_MS,
  });
}

/** Sums the points of a chart by type. */
export function slicesOfTypes({ data }: Pick<TypeDimensionSeries, 'data'>): readonly Slice[] {
  const sums = new Map<string, number>();
  for (const { transactionTypes } of data)
    for (const { transactionType, count } of transactionTypes)
      sums.set(transactionType, (sums.get(transactionType) ?? 0) + count);
  return [...sums].map(([name, value]) => ({ name, value })).toSorted((a, b) => b.value - a.value);
}

/** Transactions of a period by service, greatest first. */
export function servicesQuery(period: ChartPeriod) {
  return queryOptions({
    queryKey: ['chart', 'services', period],
    queryFn: ({ signal }) =>
      fetchReply(addressOf(STATISTICS_CALLS.listTransactionTypes, {}, { by: 'service', period }), signal),
    select: (reply) => reply.data,
    staleTime: CHART_FRESH_MS,
  });
}

/** The NFTs that were minted last. */
export const newestNftsQuery = queryOptions({
  queryKey: ['nfts', 'newest'],
  queryFn: ({ signal }) =>
    fetchReply(addressOf(NFT_CALLS.listNfts, {}, { limit: NEWEST_NFTS, sort: 'createdOn', order: 'desc' }), signal),
  select: (reply) => reply.data,
  staleTime: CHART_FRESH_MS,
});
