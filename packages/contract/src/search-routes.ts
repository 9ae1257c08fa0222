import { ErrorReply, singleOf } from './envelope.ts';
import type { Route } from './route.ts';
import { SearchCounts } from './search-counts.ts';
import { SearchRoute, SuggestReply } from './suggest.ts';
import { SuggestQuery } from './suggest-query.ts';
import { TransactionListQuery } from './transaction-list-query.ts';

export const SearchRouteReply = singleOf(SearchRoute, 'Where submitting a search text leads.');
export const SearchCountsReply = singleOf(SearchCounts, 'How many rows each tab of a search has.');

/** Type-ahead, routing and the counts of the tabs. */
export const SEARCH_ROUTES: readonly Route[] = [
  {
    id: 'suggest',
    method: 'GET',
    path: '/api/search/suggest',
    summary: 'What a search text can mean, over all kinds, best first.',
    tag: 'search',
    query: SuggestQuery,
    responses: { 200: SuggestReply, 400: ErrorReply },
  },
  {
    id: 'routeSearch',
    method: 'GET',
    path: '/api/search/route',
    summary: 'Where submitting a search text leads, by the rules of quick search.',
    tag: 'search',
    query: SuggestQuery,
    responses: { 200: SearchRouteReply, 400: ErrorReply },
  },
  {
    id: 'countSearch',
    method: 'GET',
    path: '/api/search/counts',
    summary: 'How many rows each tab of the search page has, for one query.',
    tag: 'search',
    query: TransactionListQuery,
    responses: { 200: SearchCountsReply, 400: ErrorReply },
  },
];
