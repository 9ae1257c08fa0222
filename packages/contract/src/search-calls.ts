import { call, pathText } from './call.ts';
import { singleOf } from './envelope.ts';
import { EXPORT_LISTS, exportQuery } from './export-query.ts';
import { text } from './schemas.ts';
import { SearchCounts } from './search-counts.ts';
import { SearchRoute, SuggestReply } from './suggest.ts';
import { suggestQuery } from './suggest-query.ts';
import { transactionListQuery } from './transaction-list-query.ts';

const tag = 'search';

/** Type-ahead, routing and the counts of the tabs. */
export const SEARCH_CALLS = {
  suggest: call({
    path: '/api/search/suggest',
    summary: 'Search suggestions across all entity types, best match first.',
    tag,
    query: suggestQuery,
    reply: SuggestReply,
    // Dapps are found, and what takes too long is omitted.
    dependsOn: ['head', 'portal', 'outside'],
  }),
  routeSearch: call({
    path: '/api/search/route',
    summary: 'Get the page that a submitted search text leads to, by the rules of quick search.',
    tag,
    query: suggestQuery,
    reply: singleOf(SearchRoute, 'Target page of a search text.'),
    // As what is suggested: dapps, and names of NFTs.
    dependsOn: ['head', 'portal', 'outside'],
  }),
  countSearch: call({
    path: '/api/search/counts',
    summary: 'Get the row counts of each search tab for a query.',
    tag,
    query: transactionListQuery,
    reply: singleOf(SearchCounts, 'Row counts of each search tab.'),
    // Names of NFTs come from outside the ledger, those of dapps and contracts from the portal.
    dependsOn: ['head', 'portal', 'outside'],
  }),
};

/** Whole lists as files. */
export const EXPORT_CALLS = {
  exportList: call({
    path: '/api/export/{list}',
    summary: 'A complete list with the same filters, streamed, without a row limit.',
    tag: 'export',
    params: { list: pathText(`The list: ${EXPORT_LISTS.join(', ')}.`, 'transactions') },
    query: exportQuery,
    reply: text('The rows.'),
    produces: ['text/csv', 'application/x-ndjson', 'application/vnd.apache.parquet'],
    errors: [429, 503],
    dependsOn: ['head', 'portal', 'outside'],
  }),
};
