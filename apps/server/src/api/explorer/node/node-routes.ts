import { parseQuery, type RawQuery, readPeriod } from '@ledgerscope/contract';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { NodeLists } from './node-list.ts';

/** Consensus nodes. */
export function addNodeRoutes(app: FastifyInstance, context: ApiContext): void {
  const lists = new NodeLists(context);
  app.get('/api/stats/nodes', BY_HEAD, (request) =>
    lists.read(accepted(parseQuery(request.query as RawQuery, readPeriod)) ?? '1D'),
  );
}
