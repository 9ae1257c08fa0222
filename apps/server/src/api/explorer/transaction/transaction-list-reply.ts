import { formatCursor, type ListReply, type TransactionListRequest, type TransactionRow } from '@ledgerscope/contract';
import { consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import { countByKind, listTransactions, type TransactionFilter, type TransactionList } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { facetsReply } from './facets-reply.ts';
import { transactionFilterOf } from './transaction-filter-of.ts';
import { transactionRowReply } from './transaction-row-reply.ts';

/** Whose list it is, and whether it is broken down where the request does not say. */
export interface TransactionListScope {
  readonly entity?: EntityId | undefined;
  readonly facets: boolean;
}

/** A page of transactions with the count over all pages, and how many there are of each type, service and result. */
export async function transactionListReply(
  context: ApiContext,
  request: TransactionListRequest,
  scope: TransactionListScope,
): Promise<ListReply<TransactionRow>> {
  const filter = { ...(await transactionFilterOf(context, request)), entity: scope.entity };
  const list = await listOf(context, request, filter);
  const rows = list.rows.slice(0, request.limit);
  const last = rows.at(-1);
  return {
    data: rows.map(transactionRowReply),
    totalCount: Number(list.totalCount),
    ...(list.lowerBound ? { totalCountIsLowerBound: true } : {}),
    size: rows.length,
    next: last !== undefined && list.rows.length > request.limit ? formatCursor(consensusNsOf(last.consensusNs)) : null,
    ...((request.facets ?? scope.facets) ? { facets: facetsReply(list.kinds) } : {}),
  };
}

async function listOf(
  { store }: ApiContext,
  { limit, offset, order, after }: TransactionListRequest,
  filter: TransactionFilter,
): Promise<TransactionList> {
  if (limit === 0) return { rows: [], ...(await countByKind(store, filter)) };
  // One more than asked for tells whether there is a next page.
  return listTransactions(store, { ...filter, order, limit: limit + 1, offset, after });
}
