import type { NodeList } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';
import type { ChartPeriod } from '../../shared/chart/use-chart-state.ts';

/** The nodes of the network, and what they did and earned in a period. */
export function nodesQuery(period: ChartPeriod) {
  return queryOptions({
    queryKey: ['nodes', period],
    queryFn: ({ signal }) => fetchJson<NodeList>(`/api/stats/nodes?period=${period}`, signal),
    select: (reply) => ({ ...reply, nodes: reply.data.filter((node) => !node.deleted) }),
    refetchInterval: refreshOrRecover,
  });
}
