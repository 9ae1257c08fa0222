import { oneOf, parameter, searchText, wordOr } from './parameter.ts';
import { type QueryValue, query } from './query.ts';
import { SEARCH_SCOPES } from './suggest.ts';

/** Type-ahead and routing. */
export const suggestQuery = query(
  parameter(['q', 'query'], searchText, 'Text as entered; surrounding spaces are trimmed. At most 400 characters.'),
  parameter(
    'scope',
    wordOr('all', oneOf(SEARCH_SCOPES)),
    'Search context: all (header and home, the default), transactions, accounts (lookup by ID), nfts (NFT explorer).',
  ),
);

/** What a search text is asked about; `q` is undefined where it is blank. */
export type SuggestRequest = QueryValue<typeof suggestQuery>;
