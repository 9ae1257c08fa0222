import { SEARCH_CALLS } from '@ledgerscope/contract/search-calls';
import type { SearchRoute, SearchScope } from '@ledgerscope/contract/suggest';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { FailedReply } from '../../shared/api/api-error.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';

/** Kinds that a busy server omitted come with the next answer. */
const AGAIN_MS = 1_000;
const MOST_ANSWERS = 4;

/** What is known of how often suggestions were asked for. */
interface AskedState {
  readonly data?: { readonly incomplete: boolean } | undefined;
  readonly dataUpdateCount: number;
}

/** Whether a busy server was asked as often as a page asks by itself, and something was still not looked at. */
export function gaveUp(state: AskedState | undefined): boolean {
  return state?.data?.incomplete === true && state.dataUpdateCount >= MOST_ANSWERS;
}

/** What a text can mean. A newer text cancels the call of the older one, whose answer is then never shown. */
export function suggestionsQuery(q: string, scope: SearchScope) {
  return queryOptions({
    queryKey: ['suggest', scope, q],
    queryFn: ({ signal }) => fetchReply(addressOf(SEARCH_CALLS.suggest, {}, { q, scope }), signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.incomplete === true && !gaveUp(state) ? AGAIN_MS : false),
  });
}

/**
 * Where submitting a text leads. A server that is too busy to look is asked again: the visitor waits for one page, not for
 * one attempt.
 * @throws ApiError for every failure but the caller's own cancellation.
 */
export async function fetchSearchRoute(q: string, scope: SearchScope, signal: AbortSignal): Promise<SearchRoute> {
  const address = addressOf(SEARCH_CALLS.routeSearch, {}, { q, scope });
  for (let left = MOST_ANSWERS - 1; ; left -= 1) {
    // Ends with the first answer, or with the refusal of the last attempt.
    try {
      return (await fetchReply(address, signal)).data;
    } catch (error) {
      const isBusy = error instanceof FailedReply && error.status === 503;
      if (!isBusy || left === 0 || signal.aborted) throw error;
    }
    await pause(AGAIN_MS);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
