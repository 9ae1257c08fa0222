import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { NETWORK_CALLS } from '@ledgerscope/contract/network-calls';
import { STATISTICS_CALLS } from '@ledgerscope/contract/statistics-calls';
import { TOKEN_CALLS } from '@ledgerscope/contract/token-calls';
import { type Address, addressOf } from '../../shared/api/address.ts';
import { dataQuery } from '../../shared/api/data-query.ts';

/** Rankings read much and change little. */
const FRESH_MS = 60_000;

function statisticsQuery<Data>(address: Address<{ readonly data: Data }>) {
  return { ...dataQuery(['statistics', address.url], address), staleTime: FRESH_MS };
}

/** How busy the network was in a period. */
export function activityQuery(period: ChartPeriod) {
  return statisticsQuery(addressOf(STATISTICS_CALLS.getNetworkActivity, {}, { period }));
}

/** Most active services, transaction types and payers of a period. */
export function topListsQuery(period: ChartPeriod) {
  return statisticsQuery(addressOf(STATISTICS_CALLS.getTopLists, {}, { period }));
}

export const supplyQuery = statisticsQuery(addressOf(NETWORK_CALLS.getNetworkSupply, {}));
export const exchangeRateQuery = statisticsQuery(addressOf(NETWORK_CALLS.getExchangeRate, {}));
export const tokenStatsQuery = statisticsQuery(addressOf(TOKEN_CALLS.getTokenStats, {}, { period: 'OA' }));
export const topOwnersQuery = statisticsQuery(addressOf(STATISTICS_CALLS.listTopNftOwners, {}));
export const topCreatorsQuery = statisticsQuery(addressOf(STATISTICS_CALLS.listTopNftCreators, {}));
export const topTreasuriesQuery = statisticsQuery(addressOf(STATISTICS_CALLS.listTopTreasuries, {}));
export const topCollectionsQuery = statisticsQuery(addressOf(STATISTICS_CALLS.listTopCollections, {}));
export const topHoldersQuery = statisticsQuery(addressOf(STATISTICS_CALLS.listTopAccounts, {}));
