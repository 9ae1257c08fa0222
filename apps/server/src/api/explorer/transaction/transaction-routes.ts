import {
  formatCursor,
  type ListReply,
  parseTransactionListQuery,
  parseTransactionParam,
  parseTransactionQuery,
  type QueryResult,
  type RawQuery,
  type TransactionListRequest,
  type TransactionRow,
} from '@ledgerscope/contract';
import { consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import { listTransactions } from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountOfPath } from '../account-of-path.ts';
import { findTransaction } from './find-transaction.ts';
import { rawReply } from './raw-reply.ts';
import { resultsOf } from './result-codes.ts';
import { transactionReply } from './transaction-reply.ts';
import { transactionRowReply } from './transaction-row-reply.ts';

/** Lists of transactions, one transaction, its raw form. */
export function addTransactionRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/transactions', async (request) => listReply(context, listRequest(request.query)));
  app.get('/api/accounts/:id/transactions', async (request) => {
    const entity = await accountOfPath(context, (request.params as { id: string }).id);
    return listReply(context, listRequest(request.query), entity);
  });
  app.get('/api/transactions/:id', async (request) => {
    const found = await requested(context, request);
    return { data: await transactionReply(context.store, found) };
  });
  app.get('/api/transactions/:id/raw', async (request) => {
    const found = await requested(context, request);
    return { data: await rawReply(context.store, found.row) };
  });
}

function accepted<Value>(result: QueryResult<Value>): Value {
  if (result.ok) return result.value;
  throw new ApiError('invalid_parameter', result.message, result.parameter);
}

function listRequest(query: unknown): TransactionListRequest {
  return accepted(parseTransactionListQuery(query as RawQuery));
}

async function requested(context: ApiContext, request: { params: unknown; query: unknown }) {
  const ref = accepted(parseTransactionParam((request.params as { id: string }).id));
  const choice = accepted(parseTransactionQuery(request.query as RawQuery));
  const found = await findTransaction(context.store, ref, choice);
  if (found !== undefined) return found;
  throw new ApiError(
    'not_found',
    'The requested transaction was not found. Please verify the transaction details and try again.',
  );
}

async function listReply(
  { store }: ApiContext,
  request: TransactionListRequest,
  entity?: EntityId,
): Promise<ListReply<TransactionRow>> {
  const results = accepted(resultsOf(request.statuses));
  const page = await listTransactions(store, {
    order: request.order,
    // One more than asked for tells whether there is a next page.
    limit: request.limit + 1,
    offset: request.after === undefined ? request.offset : 0,
    after: request.after,
    entity,
    types: request.typeIds.length === 0 ? undefined : request.typeIds,
    results: results.length === 0 ? undefined : results,
    failedOnly: request.failedOnly,
    from: request.startNs,
    until: request.endNs,
  });
  const rows = page.rows.slice(0, request.limit);
  const last = rows.at(-1);
  return {
    data: rows.map(transactionRowReply),
    totalCount: Number(page.totalCount),
    size: rows.length,
    next: last !== undefined && page.rows.length > request.limit ? formatCursor(consensusNsOf(last.consensusNs)) : null,
  };
}
