import { parseSuggestQuery, type RawQuery } from '@ledgerscope/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { searchCounts } from './search-counts.ts';
import { SmallLists } from './small-lists.ts';
import { suggest } from './suggest.ts';

/** Type-ahead goes out after this time with what there is by then. */
const SUGGEST_MS = 200;
/** Who has submitted a text waits longer: a page that is missed is worse than a moment. */
const ROUTE_MS = 2_000;

/** Type-ahead, routing of search texts, and the counts of the tabs. */
export function addSearchRoutes(app: FastifyInstance, context: ApiContext): void {
  const lists = new SmallLists(context);
  const { suggestMs = SUGGEST_MS } = context;
  app.get('/api/search/suggest', (request) =>
    suggest(context, lists, accepted(parseSuggestQuery(request.query as RawQuery)), suggestMs),
  );
  app.get('/api/search/route', BY_HEAD, async (request) => {
    const asked = accepted(parseSuggestQuery(request.query as RawQuery));
    const { route, incomplete } = await suggest(context, lists, asked, ROUTE_MS);
    // What was not looked at may be what is meant.
    if (incomplete && route.target === 'search')
      throw new ApiError('overloaded', 'The server is busy. Try again in a moment.');
    return { data: route };
  });
  // Names of NFTs come from outside the ledger: the answer does not depend on the head alone.
  app.get('/api/search/counts', async (request) => ({
    data: await searchCounts(context, request.query as RawQuery),
  }));
}
