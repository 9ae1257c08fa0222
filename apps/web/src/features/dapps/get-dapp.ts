import type { Dapp, DappContractDetails, ListReply, TransactionRow } from '@ledgerscope/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../../shared/api/fetch-json.ts';

/** Dapps of a page of the catalog. */
export const CATALOG_PAGE = 4;
/** Transactions asked for at once, and shown in a page. */
const TRANSACTIONS_SIZE = 50;
export const TRANSACTIONS_PAGE = 5;

/** A page of the active dapps, from 1, in the operator's order. */
export function catalogQuery(page: number) {
  return queryOptions({
    queryKey: ['dapps', 'catalog', page],
    queryFn: ({ signal }) => fetchJson<ListReply<Dapp>>(`/api/dapps?limit=${CATALOG_PAGE}&page=${page}`, signal),
    placeholderData: keepPreviousData,
  });
}

/** The contracts of a dapp. */
export function dappContractsQuery(id: string) {
  return queryOptions({
    queryKey: ['dapps', id, 'contracts'],
    queryFn: ({ signal }) =>
      fetchJson<ListReply<DappContractDetails>>(`/api/dapps/${encodeURIComponent(id)}/contracts`, signal),
    select: (reply) => reply.data,
  });
}

/** The call for the transactions that hold the one at `from`. */
export function dappTransactionsCall(id: string, contractId: string, from: number): string {
  const start = from - (from % TRANSACTIONS_SIZE);
  const query = new URLSearchParams({
    contractID: contractId,
    from: String(start),
    size: String(TRANSACTIONS_SIZE),
    sortBy: 'desc',
  });
  return `/api/dapps/${encodeURIComponent(id)}/transactions?${query}`;
}

/** Five transactions of a contract of a dapp from `from` on; fifty are loaded at once, so that most pages are there already. */
export function dappTransactionsQuery(id: string, contractId: string, from: number) {
  const call = dappTransactionsCall(id, contractId, from);
  return queryOptions({
    queryKey: ['dapps', call],
    queryFn: ({ signal }) => fetchJson<ListReply<TransactionRow>>(call, signal),
    select: (reply) => ({ ...reply, data: pageOf(reply.data, from) }),
    placeholderData: keepPreviousData,
  });
}

function pageOf(rows: readonly TransactionRow[], from: number): readonly TransactionRow[] {
  const at = from % TRANSACTIONS_SIZE;
  return rows.slice(at, at + TRANSACTIONS_PAGE);
}
