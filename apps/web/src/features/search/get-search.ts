import { SEARCH_CALLS } from '@ledgerscope/contract/search-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, withQuery } from '../../shared/api/address.ts';
import { fetchReply } from '../../shared/api/fetch-reply.ts';
import { type SearchState, searchQuery } from './search-state.ts';

/** How many rows each tab of a search has. */
export function searchCountsQuery(state: SearchState) {
  const search = new URLSearchParams(searchQuery(state)).toString();
  const query = new URLSearchParams({ ...searchQuery(state), ...state.kinds }).toString();
  return queryOptions({
    queryKey: ['search', 'counts', search, query],
    queryFn: ({ signal }) => fetchReply(withQuery(addressOf(SEARCH_CALLS.countSearch, {}), query), signal),
    // A checkbox leaves the other tabs as they are; the counts of another search are never shown.
    placeholderData: (previous, of) => (of?.queryKey[2] === search ? previous : undefined),
    select: (reply) => reply.data,
    // Coming back to the page never shows what was found when it was left.
    gcTime: 0,
  });
}
