import { parseTransactionListQuery, parseTransferListQuery, type RawQuery } from '@ledgerscope/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { accountOfPath } from '../account-of-path.ts';
import { listOfKnown } from './of-known.ts';
import { transactionListReply } from './transaction-list-reply.ts';
import { nftTransferList, tokenTransferList } from './transfer-list-reply.ts';

/** Transfers of tokens and NFTs, and the transactions of a token. */
export function addTransferRoutes(app: FastifyInstance, context: ApiContext): void {
  const asked = (request: FastifyRequest) => accepted(parseTransferListQuery(request.query as RawQuery));
  const ofPath = (request: FastifyRequest) => accountOfPath(context, (request.params as { id: string }).id);
  for (const path of ['/api/tokens/transfers', '/api/hts/token/transfers'])
    app.get(path, BY_HEAD, async (request) => tokenTransferList(context, asked(request), {}));
  app.get('/api/hts/tokens/:id/transfers', BY_HEAD, async (request) => {
    const token = await ofPath(request);
    return listOfKnown(context, token, await tokenTransferList(context, asked(request), { token }));
  });
  app.get('/api/contracts/:id/tokentransfers', BY_HEAD, async (request) => {
    const account = await ofPath(request);
    return listOfKnown(context, account, await tokenTransferList(context, asked(request), { account }));
  });
  app.get('/api/nfts/nfts-transfers', BY_HEAD, async (request) => nftTransferList(context, asked(request), {}));
  app.get('/api/hts/tokens/:id/transactions', BY_HEAD, async (request) => {
    const query = accepted(parseTransactionListQuery(request.query as RawQuery));
    const entity = await ofPath(request);
    return listOfKnown(context, entity, await transactionListReply(context, query, { entity, facets: false }));
  });
}
