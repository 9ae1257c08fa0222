import { TRANSACTION_CALLS } from '@ledgerscope/contract/transaction-calls';
import { queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { FailedReply } from '../../shared/api/api-error.ts';
import { dataQuery } from '../../shared/api/data-query.ts';
import { isUnknown } from '../../shared/api/get-entity.ts';
import { RECOVER_MS, REFRESH_MS } from '../../shared/api/query-client.ts';

/** Which transaction a page shows: a reference, and the query that chooses among those that share an id. */
export interface TransactionKey {
  readonly ref: string;
  readonly nonce: string | null;
  readonly scheduled: string | null;
}

/** The call that brings this view. */
export function transactionAddress({ ref, ...choice }: TransactionKey) {
  return addressOf(TRANSACTION_CALLS.getTransaction, { id: ref }, choice);
}

/** The call that brings its raw form. */
export function rawTransactionAddress({ ref, ...choice }: TransactionKey) {
  return addressOf(TRANSACTION_CALLS.getRawTransaction, { id: ref }, choice);
}

/** One transaction. A missing one is asked for again: it may be about to be read. */
export function transactionQuery(key: TransactionKey) {
  return queryOptions({
    ...dataQuery(['transaction', key], transactionAddress(key)),
    staleTime: 60_000,
    refetchInterval: ({ state }) => {
      if (isUnknown(state.error)) return REFRESH_MS;
      return state.error instanceof FailedReply && state.error.passing ? RECOVER_MS : false;
    },
  });
}

/** What has this id in a failed batch and was not executed. */
export function innerTransactionQuery(ref: string) {
  const address = addressOf(TRANSACTION_CALLS.getInnerTransaction, { id: ref });
  return { ...dataQuery(['inner-transaction', ref], address), retry: false };
}

/** One transaction as the network wrote it. */
export function rawTransactionQuery(key: TransactionKey) {
  const raw = dataQuery(['transaction', key, 'raw'], rawTransactionAddress(key));
  return { ...raw, staleTime: Number.POSITIVE_INFINITY };
}
