import {
  parseNamedTransactionQuery,
  parseTransactionListQuery,
  parseTransactionParam,
  parseTransactionQuery,
  type RawQuery,
  type TransactionListRequest,
  type TransactionRequest,
} from '@ledgerscope/contract';
import type { TransactionRef } from '@ledgerscope/ledger';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { accountOfPath } from '../account-of-path.ts';
import { findTransaction } from './find-transaction.ts';
import { listOfKnown } from './of-known.ts';
import { rawReply } from './raw-reply.ts';
import { refuseOldMessage } from './topic-history.ts';
import { transactionListReply } from './transaction-list-reply.ts';
import { transactionReply } from './transaction-reply.ts';

/** Lists of transactions, one transaction, its raw form. */
export function addTransactionRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/transactions', BY_HEAD, async (request) =>
    transactionListReply(context, listRequest(request.query), { facets: true }),
  );
  for (const path of ['/api/accounts/:id/transactions', '/api/contracts/:id/transactions'])
    app.get(path, BY_HEAD, async (request) => {
      const entity = await accountOfPath(context, (request.params as { id: string }).id);
      const list = await transactionListReply(context, listRequest(request.query), { entity, facets: false });
      return listOfKnown(context, entity, list);
    });
  app.get('/api/transactions/:id', BY_HEAD, async (request) => {
    return { data: await transactionReply(context, await requested(context, request)) };
  });
  app.get('/api/transactions/raw', BY_HEAD, async (request) => {
    const { ref, ...choice } = accepted(parseNamedTransactionQuery(request.query as RawQuery));
    return { data: await rawReply(context.store, await found(context, ref, choice)) };
  });
  app.get('/api/transactions/:id/raw', BY_HEAD, async (request) => {
    return { data: await rawReply(context.store, await requested(context, request)) };
  });
}

function listRequest(query: unknown): TransactionListRequest {
  return accepted(parseTransactionListQuery(query as RawQuery));
}

async function requested(context: ApiContext, request: { params: unknown; query: unknown }) {
  const ref = accepted(parseTransactionParam((request.params as { id: string }).id));
  return found(context, ref, accepted(parseTransactionQuery(request.query as RawQuery)));
}

async function found(context: ApiContext, ref: TransactionRef, choice: TransactionRequest) {
  const transaction = await findTransaction(context.store, ref, choice);
  if (transaction !== undefined) {
    refuseOldMessage(context, transaction);
    return transaction;
  }
  throw new ApiError(
    'not_found',
    'The requested transaction was not found. Please verify the transaction details and try again.',
  );
}
