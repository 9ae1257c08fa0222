import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { NETWORK_CALLS } from '@ledgerscope/contract/network-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';

/** The call that brings the nodes. */
export function nodesAddress(period: ChartPeriod) {
  return addressOf(NETWORK_CALLS.listNodes, {}, { period });
}

/** The nodes of the network, and what they did and earned in a period. */
export function nodesQuery(period: ChartPeriod) {
  return queryOptions({
    queryKey: ['nodes', period],
    queryFn: ({ signal }) => fetchReply(nodesAddress(period), signal),
    select: (reply) => ({ ...reply, nodes: reply.data.filter((node) => !node.deleted) }),
    refetchInterval: refreshOrRecover,
  });
}
