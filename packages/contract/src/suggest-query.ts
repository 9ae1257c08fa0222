import { oneOf, parameter, searchText, wordOr } from './parameter.ts';
import { type QueryValue, query } from './query.ts';
import { SEARCH_SCOPES } from './suggest.ts';

/** Type-ahead and routing. */
export const suggestQuery = query(
  parameter(['q', 'query'], searchText, 'Text as typed; what surrounds it is trimmed. At most 400 characters.'),
  parameter(
    'scope',
    wordOr('all', oneOf(SEARCH_SCOPES)),
    'Which search routes it: all (header and home, the default), transactions, accounts (look-up by id), nfts (NFT explorer).',
  ),
);

/** What a search text is asked about; `q` is undefined where it is blank. */
export type SuggestRequest = QueryValue<typeof suggestQuery>;
