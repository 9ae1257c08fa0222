import type { SearchCounts, SingleReply } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';

/** How many rows each tab of a search has. */
export function searchCountsQuery(fields: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(fields).toString();
  return queryOptions({
    queryKey: ['search', 'counts', query],
    queryFn: ({ signal }) => fetchJson<SingleReply<SearchCounts>>(`/api/search/counts?${query}`, signal),
    select: (reply) => reply.data,
    // Coming back to the page never shows what was found when it was left.
    gcTime: 0,
  });
}
