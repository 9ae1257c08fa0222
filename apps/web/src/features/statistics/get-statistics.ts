import { NETWORK_CALLS, STATISTICS_CALLS, TOKEN_CALLS } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { type Address, addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

/** Rankings read much and change little. */
const FRESH_MS = 60_000;

function dataQuery<Data>(address: Address<{ readonly data: Data }>) {
  return queryOptions({
    queryKey: ['statistics', address.url],
    queryFn: ({ signal }) => fetchReply(address, signal),
    select: (reply) => reply.data,
    staleTime: FRESH_MS,
  });
}

/** How busy the network was in a period. */
export function activityQuery(period: ChartPeriod) {
  return dataQuery(addressOf(STATISTICS_CALLS.getNetworkActivity, {}, { period }));
}

/** Most active services, transaction types and payers of a period. */
export function topListsQuery(period: ChartPeriod) {
  return dataQuery(addressOf(STATISTICS_CALLS.getTopLists, {}, { period }));
}

export const supplyQuery = dataQuery(addressOf(NETWORK_CALLS.getNetworkSupply, {}));
export const tokenStatsQuery = dataQuery(addressOf(TOKEN_CALLS.getTokenStats, {}, { period: 'OA' }));
export const topOwnersQuery = dataQuery(addressOf(STATISTICS_CALLS.listTopNftOwners, {}));
export const topCreatorsQuery = dataQuery(addressOf(STATISTICS_CALLS.listTopNftCreators, {}));
export const topTreasuriesQuery = dataQuery(addressOf(STATISTICS_CALLS.listTopTreasuries, {}));
export const topCollectionsQuery = dataQuery(addressOf(STATISTICS_CALLS.listTopCollections, {}));
export const topHoldersQuery = dataQuery(addressOf(STATISTICS_CALLS.listTopAccounts, {}));
