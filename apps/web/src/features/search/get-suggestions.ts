import { SEARCH_CALLS } from '@ledgerscope/contract/search-calls';
import type { SearchRoute, SearchScope } from '@ledgerscope/contract/suggest';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';

/** Kinds that a busy server left out come with the next answer. */
const AGAIN_MS = 1_000;
const MOST_ANSWERS = 4;

/** What a text can mean. A newer text cancels the call of the older one, whose answer is then never shown. */
export function suggestionsQuery(q: string, scope: SearchScope) {
  return queryOptions({
    queryKey: ['suggest', scope, q],
    queryFn: ({ signal }) => fetchReply(addressOf(SEARCH_CALLS.suggest, {}, { q, scope }), signal),
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
  return (await fetchReply(addressOf(SEARCH_CALLS.routeSearch, {}, { q, scope }), signal)).data;
}
