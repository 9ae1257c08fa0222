import type { Slice, TypeDimensionSeries } from '@ledgerscope/contract/chart';
import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { NFT_CALLS } from '@ledgerscope/contract/nft-calls';
import { CHART_CALLS, STATISTICS_CALLS } from '@ledgerscope/contract/statistics-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery, replyQuery } from '../../shared/api/data-query.ts';

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
export type SmallChartName = keyof typeof CHARTS;

/** One of the charts that count something over time. */
export function chartQuery(name: SmallChartName, period: ChartPeriod) {
  return { ...dataQuery(['chart', name, period], addressOf(CHARTS[name], {}, { period })), staleTime: CHART_FRESH_MS };
}

/** Transactions of a period by type, most frequent first. */
export function typesQuery(period: ChartPeriod) {
  const address = addressOf(CHART_CALLS.getChartTransactionTypeDimension, {}, { period });
  return queryOptions({
    ...replyQuery(['chart', 'types', period], address),
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
  const address = addressOf(STATISTICS_CALLS.listTransactionTypes, {}, { by: 'service', period });
  return { ...dataQuery(['chart', 'services', period], address), staleTime: CHART_FRESH_MS };
}

/** The NFTs that were minted last. */
export const newestNftsQuery = {
  ...dataQuery(
    ['nfts', 'newest'],
    addressOf(NFT_CALLS.listNfts, {}, { limit: NEWEST_NFTS, sort: 'createdOn', order: 'desc' }),
  ),
  staleTime: CHART_FRESH_MS,
};
