import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { searchCounts } from './search-counts.ts';
import { SmallLists } from './small-lists.ts';
import { suggest } from './suggest.ts';

/** Type-ahead goes out after this time with what there is by then. */
const SUGGEST_MS = 200;
/** Who has submitted a text waits longer: a page that is missed is worse than a moment. */
const ROUTE_MS = 2_000;

/** Type-ahead, routing of search texts, and the counts of the tabs. */
export function searchHandlers(context: ApiContext) {
  const lists = new SmallLists(context);
  const { suggestMs = SUGGEST_MS } = context;
  return {
    suggest: ({ context, query }) => suggest(context, lists, query, suggestMs),
    routeSearch: async ({ context, query }) => {
      const { route, incomplete } = await suggest(context, lists, query, ROUTE_MS);
      // What was not looked at may be what is meant.
      if (incomplete && route.target === 'search')
        throw new ApiError('overloaded', 'The server is busy. Try again in a moment.');
      return { data: route };
    },
    countSearch: async ({ context, query }) => ({ data: await searchCounts(context, query) }),
  } satisfies Partial<Handlers>;
}
