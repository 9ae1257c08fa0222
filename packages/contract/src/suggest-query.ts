import { Type } from 'typebox';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { SEARCH_SCOPES, type SearchScope } from './suggest.ts';
import { readText } from './transaction-list-query.ts';

const TEXT = 'Text as typed; what surrounds it is trimmed. At most 400 characters.';

const scope = Type.Optional(
  Type.Enum([...SEARCH_SCOPES], {
    description:
      'Which search routes it: all (header and home, the default), transactions, accounts (look-up by id), nfts (NFT explorer).',
  }),
);

/** The query of type-ahead and of routing, as documented. */
export const SuggestQuery = Type.Object({
  q: Type.Optional(Type.String({ description: TEXT })),
  query: Type.Optional(Type.String({ description: 'Same as `q`.' })),
  scope,
});

/** What a search text is asked about. */
export interface SuggestRequest {
  /** Trimmed; undefined where it is blank. */
  readonly q: string | undefined;
  readonly scope: SearchScope;
}

/** Parses the query of type-ahead and of routing; bad values are named. */
export function parseSuggestQuery(query: RawQuery): QueryResult<SuggestRequest> {
  return parseQuery(query, (read) => ({ q: readText(read, 'q', 'query'), scope: readScope(read) }));
}

function readScope(read: QueryReader): SearchScope {
  const found = read.one('scope');
  if (found === undefined) return 'all';
  const known = SEARCH_SCOPES.find((one) => one === found.value);
  return known ?? read.refuse('scope', `has to be one of ${SEARCH_SCOPES.join(', ')}`);
}
