import type {
  ListReply,
  NetworkActivity,
  NetworkSupply,
  SingleReply,
  TokenStats,
  TopAccount,
  TopBalance,
  TopCollection,
  TopLists,
  TopTreasury,
} from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

/** Rankings read much and change little. */
const FRESH_MS = 60_000;

function single<Data>(call: string) {
  return queryOptions({
    queryKey: ['statistics', call],
    queryFn: ({ signal }) => fetchJson<SingleReply<Data>>(call, signal),
    select: (reply) => reply.data,
    staleTime: FRESH_MS,
  });
}

function ranking<Row>(name: string) {
  const call = `/api/stats/${name}`;
  return queryOptions({
    queryKey: ['statistics', call],
    queryFn: ({ signal }) => fetchJson<ListReply<Row>>(call, signal),
    select: (reply) => reply.data,
    staleTime: FRESH_MS,
  });
}

/** How busy the network was in a period. */
export function activityQuery(period: ChartPeriod) {
  return single<NetworkActivity>(`/api/stats/activity?period=${period}`);
}

/** Most active services, transaction types and payers of a period. */
export function topListsQuery(period: ChartPeriod) {
  return single<TopLists>(`/api/stats/top-lists?period=${period}`);
}

export const supplyQuery = single<NetworkSupply>('/api/network/supply');
export const tokenStatsQuery = single<TokenStats>('/api/hts/tokens/stats?period=OA');
export const topOwnersQuery = ranking<TopAccount>('top-nft-owners');
export const topCreatorsQuery = ranking<TopAccount>('top-nft-creators');
export const topTreasuriesQuery = ranking<TopTreasury>('top-treasuries');
export const topCollectionsQuery = ranking<TopCollection>('top-collections');
export const topHoldersQuery = ranking<TopBalance>('top-accounts');
