import { call } from './call.ts';
import { listOf, singleOf } from './envelope.ts';
import { InnerTransaction } from './inner-transaction.ts';
import { transactionParameter } from './path-parameters.ts';
import { RawTransaction, TransactionDetailReply } from './transaction.ts';
import { transactionListQuery } from './transaction-list-query.ts';
import { namedTransactionQuery, transactionQuery } from './transaction-query.ts';
import { TransactionRowReply } from './transaction-row.ts';

export const TransactionList = listOf(TransactionRowReply, 'A page of transactions.');
export const TransactionReply = singleOf(TransactionDetailReply, 'One transaction.');
export const InnerTransactionReply = singleOf(InnerTransaction, 'One transaction that was not executed.');
export const RawTransactionReply = singleOf(RawTransaction, 'One transaction in its original form.');

const tag = 'transactions';
/** Topic messages that are older than the operator shows are refused. */
export const HISTORY_LIMITED = [403];

/** Calls and logs are decoded by the ABIs that the portal holds. */
export const DECODED = ['head', 'portal'] as const;

/** Transactions of the whole ledger. */
export const TRANSACTION_CALLS = {
  listTransactions: call({
    path: '/api/transactions',
    summary: 'Transactions, newest first.',
    tag,
    query: transactionListQuery,
    reply: TransactionList,
    dependsOn: DECODED,
  }),
  getTransaction: call({
    path: '/api/transactions/{id}',
    summary: 'One transaction with all known details.',
    tag,
    params: { id: transactionParameter },
    query: transactionQuery,
    reply: TransactionReply,
    errors: HISTORY_LIMITED,
    dependsOn: DECODED,
  }),
  getInnerTransaction: call({
    path: '/api/transactions/{id}/inner',
    summary: 'Get a transaction of a failed batch that was not executed, by its own ID.',
    tag,
    params: { id: transactionParameter },
    reply: InnerTransactionReply,
  }),
  getRawTransaction: call({
    path: '/api/transactions/{id}/raw',
    summary: 'One transaction in its original form, as bytes and as fields.',
    tag,
    params: { id: transactionParameter },
    query: transactionQuery,
    reply: RawTransactionReply,
    errors: HISTORY_LIMITED,
  }),
  getNamedRawTransaction: call({
    path: '/api/transactions/raw',
    summary: 'Get the same for the transaction given in the query.',
    tag,
    query: namedTransactionQuery,
    reply: RawTransactionReply,
    errors: [404, ...HISTORY_LIMITED],
  }),
};
