import type { SingleReply, StatsCounts } from '@ledgerscope/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { documentReply } from '../../shared/api/document-data.ts';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';

const countsQuery = queryOptions({
  queryKey: ['counts'],
  queryFn: ({ signal }) => fetchJson<SingleReply<StatsCounts>>('/api/stats/counts', signal),
  select: (reply) => reply.data,
  initialData: documentReply<StatsCounts>('counts'),
  refetchInterval: refreshOrRecover,
});

/** How many transactions and accounts there are, refreshed every ten seconds. */
export function useCounts() {
  return useQuery(countsQuery);
}
