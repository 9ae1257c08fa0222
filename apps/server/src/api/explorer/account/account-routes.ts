import {
  type AccountRow,
  HOLDER_SORTS,
  type ListReply,
  parseEntityListQuery,
  type RawQuery,
} from '@ledgerscope/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { accountOfPath } from '../account-of-path.ts';
import { addOwnedRoutes } from './account-owned-routes.ts';
import { accountReply } from './account-reply.ts';
import { accountRows, accountsOnly } from './account-rows.ts';
import { balanceHistoryReply, balanceReply } from './balance-reply.ts';
import { entityListReply } from './entity-list-reply.ts';
import { knownHolder } from './known-holder.ts';

/** Accounts: the list, one account, its balance, and what it has. */
export function addAccountRoutes(app: FastifyInstance, context: ApiContext): void {
  const { store } = context;
  const ofPath = (request: FastifyRequest) => knownHolder(context, (request.params as { id: string }).id);
  app.get('/api/accounts', BY_HEAD, (request): Promise<ListReply<AccountRow>> => {
    const asked = accountsOnly(accepted(parseEntityListQuery(request.query as RawQuery, HOLDER_SORTS)));
    return entityListReply(context, asked, { noun: 'holder', rows: (ids) => accountRows(store, ids) });
  });
  app.get('/api/accounts/:id', BY_HEAD, async (request) => {
    const id = await accountOfPath(context, (request.params as { id: string }).id);
    return { data: await accountReply(context, id) };
  });
  app.get('/api/accounts/:id/balance', BY_HEAD, async (request) => {
    const { id } = await ofPath(request);
    return { data: await balanceReply(context, id, request.query as RawQuery) };
  });
  app.get('/api/accounts/:id/balance-history', BY_HEAD, async (request) => {
    const { id } = await ofPath(request);
    return { data: await balanceHistoryReply(context, id, request.query as RawQuery) };
  });
  addOwnedRoutes(app, context);
}
