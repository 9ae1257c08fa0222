import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { searchCounts } from './search-counts.ts';
import { suggest } from './suggest.ts';

/** Type-ahead goes out after this time with what there is by then. */
const SUGGEST_MS = 200;
/** Who has submitted a text waits longer: a page that is missed is worse than a moment. */
const ROUTE_MS = 2_000;

/** Type-ahead, routing of search texts, and the counts of the tabs. */
export const SEARCH_HANDLERS = {
  suggest: ({ context, query }) => suggest(context, query, context.suggestMs ?? SUGGEST_MS),
  routeSearch: async ({ context, query }) => {
    const { route, incomplete } = await suggest(context, query, ROUTE_MS);
    // What was not looked at may be what is meant.
    if (incomplete && route.target === 'search')
      throw new ApiError('overloaded', 'The server is busy. Try again in a moment.');
    return { data: route };
  },
  countSearch: async ({ context, query }) => ({ data: await searchCounts(context, query) }),
} satisfies Partial<Handlers>;
