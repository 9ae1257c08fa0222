import type { TransactionRequest } from '@ledgerscope/contract';
import type { TransactionRef } from '@ledgerscope/ledger';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accountOfPath, listOfKnown } from '../entity-named.ts';
import { findTransaction } from './find-transaction.ts';
import { rawReply } from './raw-reply.ts';
import { refuseOldMessage } from './topic-history.ts';
import { transactionListReply } from './transaction-list-reply.ts';
import { transactionReply } from './transaction-reply.ts';

/** Lists of transactions, one transaction, its raw form. */
export const TRANSACTION_HANDLERS = {
  listTransactions: ({ context, query }) => transactionListReply(context, query, { facets: true }),
  listAccountTransactions: transactionsOf,
  listContractTransactions: transactionsOf,
  listTransactionsOfToken: transactionsOf,
  getTransaction: async ({ context, path, query }) => ({
    data: await transactionReply(context, await found(context, path.id, query)),
  }),
  getRawTransaction: async ({ context, path, query }) => ({
    data: await rawReply(context.store, await found(context, path.id, query)),
  }),
  getNamedRawTransaction: async ({ context, query }) => ({
    data: await rawReply(context.store, await found(context, query.ref, query)),
  }),
} satisfies Partial<Handlers>;

/** Transactions that touch an entity. */
async function transactionsOf({ context, path, query }: Parameters<Handlers['listAccountTransactions']>[0]) {
  const entity = await accountOfPath(context, path.id);
  return listOfKnown(context, entity, await transactionListReply(context, query, { entity, facets: false }));
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
