import type { ListReply, TransactionRow } from '@ledgerscope/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';
import { refreshOrRecover } from '../../shared/api/query-client.ts';
import { type ListState, listQuery } from './list-state.ts';

export const LATEST_ROWS = 10;

/** A page of all transactions, or of those that touch an account; old rows stay while new ones load. */
export function transactionsQuery(state: ListState, account: string | null) {
  const path = account === null ? '/api/transactions' : `/api/accounts/${encodeURIComponent(account)}/transactions`;
  return queryOptions({
    queryKey: ['transactions', account, state],
    queryFn: ({ signal }) => fetchJson<ListReply<TransactionRow>>(`${path}?${listQuery(state)}`, signal),
    placeholderData: keepPreviousData,
  });
}

/** The newest transactions, refreshed. */
export const latestTransactionsQuery = queryOptions({
  queryKey: ['transactions', 'latest'],
  queryFn: ({ signal }) => fetchJson<ListReply<TransactionRow>>(`/api/transactions?limit=${LATEST_ROWS}`, signal),
  refetchInterval: refreshOrRecover,
});
