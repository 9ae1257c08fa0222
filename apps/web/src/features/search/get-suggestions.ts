import type { SearchRoute, SearchScope, SingleReply, SuggestReply } from '@ledgerscope/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';

/** Kinds that a busy server left out come with the next answer. */
const AGAIN_MS = 1_000;
const MOST_ANSWERS = 4;

/** What a text can mean. A newer text cancels the call of the older one, whose answer is then never shown. */
export function suggestionsQuery(q: string, scope: SearchScope) {
  return queryOptions({
    queryKey: ['suggest', scope, q],
    queryFn: ({ signal }) =>
      fetchJson<SuggestReply>(`/api/search/suggest?${new URLSearchParams({ q, scope })}`, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.incomplete === true && state.dataUpdateCount < MOST_ANSWERS ? AGAIN_MS : false,
  });
}

/**
 * Where submitting a text leads.
 * @throws ApiError for every failure but the caller's own cancellation.
 */
export async function fetchSearchRoute(q: string, scope: SearchScope, signal: AbortSignal): Promise<SearchRoute> {
  const query = new URLSearchParams({ q, scope });
  return (await fetchJson<SingleReply<SearchRoute>>(`/api/search/route?${query}`, signal)).data;
}
