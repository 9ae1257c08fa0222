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
export const RawTransactionReply = singleOf(RawTransaction, 'One transaction as the network wrote it.');

const tag = 'transactions';
/** Topic messages that are older than the operator shows are refused. */
export const HISTORY_LIMITED = [403];

/** Calls and logs are decoded by the ABIs that the portal holds. */
export const DECODED = ['head', 'portal'] as const;

/** Transactions of the whole ledger. */
export const TRANSACTION_CALLS = {
  listTransactions: call({
    path: '/api/transactions',
    summary: 'Transactions of the ledger, newest first.',
    tag,
    query: transactionListQuery,
    reply: TransactionList,
    dependsOn: DECODED,
  }),
  getTransaction: call({
    path: '/api/transactions/{id}',
    summary: 'One transaction with everything that is known of it.',
    tag,
    params: { id: transactionParameter },
    query: transactionQuery,
    reply: TransactionReply,
    errors: HISTORY_LIMITED,
    dependsOn: DECODED,
  }),
  getInnerTransaction: call({
    path: '/api/transactions/{id}/inner',
    summary: 'Get a transaction of a failed batch that was not executed, by its own id.',
    tag,
    params: { id: transactionParameter },
    reply: InnerTransactionReply,
  }),
  getRawTransaction: call({
    path: '/api/transactions/{id}/raw',
    summary: 'One transaction as the network wrote it, in bytes and in fields.',
    tag,
    params: { id: transactionParameter },
    query: transactionQuery,
    reply: RawTransactionReply,
    errors: HISTORY_LIMITED,
  }),
  getNamedRawTransaction: call({
    path: '/api/transactions/raw',
    summary: 'The same, of the transaction that the query names.',
    tag,
    query: namedTransactionQuery,
    reply: RawTransactionReply,
    errors: [404, ...HISTORY_LIMITED],
  }),
};
