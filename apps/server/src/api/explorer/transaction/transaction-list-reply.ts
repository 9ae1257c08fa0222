import {
  consensusCursor,
  type ListReply,
  type TransactionListRequest,
  type TransactionRow,
} from '@ledgerscope/contract';
import { consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import {
  countByKind,
  type LedgerSnapshot,
  listTransactions,
  type TransactionFilter,
  type TransactionList,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { facetsReply } from './facets-reply.ts';
import { parentsFirst } from './parents-first.ts';
import { transactionFilterOf } from './transaction-filter-of.ts';
import { transactionRowReplies } from './transaction-row-replies.ts';

const MOST_OF_ONE_ID = 1_000;

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
    data: await transactionRowReplies(context.store, rows),
    totalCount: Number(list.totalCount),
    ...(list.lowerBound ? { totalCountIsLowerBound: true } : {}),
    size: rows.length,
    next:
      last !== undefined && list.rows.length > request.limit
        ? consensusCursor.format(consensusNsOf(last.consensusNs))
        : null,
    ...((request.facets ?? scope.facets) ? { facets: facetsReply(list.kinds) } : {}),
  };
}

async function listOf(
  { store }: ApiContext,
  request: TransactionListRequest,
  filter: TransactionFilter,
): Promise<TransactionList> {
  const { limit, offset, order, after } = request;
  if (limit === 0) return { rows: [], ...(await countByKind(store, filter)) };
  if (request.parentsFirst) return familyOf(store, request, filter);
  // One row more than requested shows whether there is a next page.
  return listTransactions(store, { ...filter, order, limit: limit + 1, offset, after });
}

/** Transactions of one id are few: all of them are put in order, and the page is a part of that. */
async function familyOf(
  store: LedgerSnapshot,
  { limit, offset, after }: TransactionListRequest,
  filter: TransactionFilter,
): Promise<TransactionList> {
  const list = await listTransactions(store, { ...filter, order: 'asc', limit: MOST_OF_ONE_ID });
  const rows = parentsFirst(list.rows);
  const start = after === undefined ? offset : rows.findIndex(({ consensusNs }) => consensusNs === after) + 1;
  return { ...list, rows: rows.slice(start, start + limit + 1) };
}
