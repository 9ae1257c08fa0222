import type {
  ChartName,
  ChartSeries,
  Dapp,
  ListReply,
  NftRow,
  SingleReply,
  Slice,
  TypeDimensionSeries,
} from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

const CHART_FRESH_MS = 60_000;
const NEWEST_NFTS = 5;
const FEATURED_DAPPS = 10;

/** One of the charts that count something over time. */
export function chartQuery(name: Exclude<ChartName, 'transactionTypeDimension'>, period: ChartPeriod) {
  return queryOptions({
    queryKey: ['chart', name, period],
    queryFn: ({ signal }) => fetchJson<SingleReply<ChartSeries>>(`/api/charts/${name}?period=${period}`, signal),
    select: (reply) => reply.data,
    staleTime: CHART_FRESH_MS,
  });
}

/** Transactions of a period by type, most frequent first. */
export function typesQuery(period: ChartPeriod) {
  return queryOptions({
    queryKey: ['chart', 'types', period],
    queryFn: ({ signal }) =>
      fetchJson<SingleReply<TypeDimensionSeries>>(`/api/charts/transactionTypeDimension?period=${period}`, signal),
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
      fetchJson<ListReply<Slice>>(`/api/stats/transaction-types?by=service&period=${period}`, signal),
    select: (reply) => reply.data,
    staleTime: CHART_FRESH_MS,
  });
}

/** The NFTs that were minted last. */
export const newestNftsQuery = queryOptions({
  queryKey: ['nfts', 'newest'],
  queryFn: ({ signal }) =>
    fetchJson<ListReply<NftRow>>(`/api/nfts/nfts?limit=${NEWEST_NFTS}&sort=createdOn&order=desc`, signal),
  select: (reply) => reply.data,
  staleTime: CHART_FRESH_MS,
});

/** The first active dapps in the operator's order. */
export const featuredDappsQuery = queryOptions({
  queryKey: ['dapps', 'featured'],
  queryFn: ({ signal }) => fetchJson<ListReply<Dapp>>(`/api/dapps?limit=${FEATURED_DAPPS}`, signal),
  select: (reply) => reply.data.filter((dapp) => dapp.active).slice(0, FEATURED_DAPPS),
  staleTime: CHART_FRESH_MS,
  retry: false,
  refetchInterval: false,
});
