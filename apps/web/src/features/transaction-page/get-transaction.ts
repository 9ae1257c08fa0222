import type { RawTransaction, SingleReply, Transaction } from '@ledgerscope/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error.ts';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { RECOVER_MS, REFRESH_MS } from '../../shared/api/query-client.ts';

/** Which transaction a page shows: a reference, and the query that chooses among those that share an id. */
export interface TransactionKey {
  readonly ref: string;
  readonly nonce: string | null;
  readonly scheduled: string | null;
}

/** Path of the call that brings this view, or its raw form. */
export function transactionCall({ ref, nonce, scheduled }: TransactionKey, raw: boolean): string {
  const query = new URLSearchParams();
  if (nonce !== null) query.set('nonce', nonce);
  if (scheduled !== null) query.set('scheduled', scheduled);
  const text = query.toString();
  return `/api/transactions/${encodeURIComponent(ref).replace('%40', '@')}${raw ? '/raw' : ''}${text === '' ? '' : `?${text}`}`;
}

/** One transaction. A missing one is asked for again: it may be about to be read. */
export function transactionQuery(key: TransactionKey) {
  return queryOptions({
    queryKey: ['transaction', key],
    queryFn: ({ signal }) => fetchJson<SingleReply<Transaction>>(transactionCall(key, false), signal),
    select: (reply) => reply.data,
    staleTime: 60_000,
    refetchInterval: ({ state }) => {
      if (isMissing(state.error)) return REFRESH_MS;
      return state.error instanceof ApiError && state.error.passing ? RECOVER_MS : false;
    },
  });
}

/** One transaction as the network wrote it. */
export function rawTransactionQuery(key: TransactionKey) {
  return queryOptions({
    queryKey: ['transaction', key, 'raw'],
    queryFn: ({ signal }) => fetchJson<SingleReply<RawTransaction>>(transactionCall(key, true), signal),
    select: (reply) => reply.data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** True where the server knows no such transaction, or the reference cannot name one. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
