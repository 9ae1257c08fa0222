import {
  consensusCursor,
  type Facets,
  type ListReply,
  nextOf,
  type TransactionListRequest,
  type TransactionRowReply,
} from '@ledgerscope/contract';
import { consensusNsOf, type EntityId, transactionType } from '@ledgerscope/ledger';
import {
  countByKind,
  type KindCount,
  type LedgerSnapshot,
  listTransactions,
  type StoredTransaction,
  type TransactionFilter,
  type TransactionList,
} from '@ledgerscope/ledger-store';
import { transactionRowReplies } from '@ledgerscope/transactions/reply/transaction-row-reply';
import { statusName } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { searchedWords, withFoundText } from './found-text.ts';
import { withEvents } from './log-replies.ts';
import { makeTransactionFilter } from './make-transaction-filter.ts';
import { parentsFirst } from './related-reply.ts';

const MOST_OF_ONE_ID = 1_000;

/** Whose list it is, and whether it is broken down where the request does not say. */
interface TransactionListScope {
  readonly entity?: EntityId | undefined;
  readonly facets: boolean;
}

/** A page of transactions with the count over all pages, and how many there are of each type, service and result. */
export async function transactionListReply(
  context: ApiContext,
  request: TransactionListRequest,
  scope: TransactionListScope,
): Promise<ListReply<TransactionRowReply>> {
  const filter = { ...(await makeTransactionFilter(context, request)), entity: scope.entity };
  const list = await readList(context, request, filter);
  const replies = async (rows: readonly StoredTransaction[]) =>
    withFoundText(
      context,
      await withEvents(
        context,
        await transactionRowReplies(context, rows),
        rows.map(({ consensusNs }) => consensusNs),
      ),
      rows,
      filter.text === undefined ? [] : searchedWords(request.q),
    );
  return countedList(list, request, replies, request.facets ?? scope.facets);
}

/** The reply with a page of what was found, and where it is asked for with how many there are of each type, service and result. */
export async function countedList<Row extends { readonly consensusNs: bigint }, Reply>(
  { rows: found, totalCount, lowerBound, kinds }: Omit<TransactionList, 'rows'> & { readonly rows: readonly Row[] },
  { limit }: { readonly limit: number },
  replies: (rows: readonly Row[]) => readonly Reply[] | Promise<readonly Reply[]>,
  facets: boolean,
): Promise<ListReply<Reply>> {
  const data = await replies(found.slice(0, limit));
  return {
    data,
    totalCount: Number(totalCount),
    ...(lowerBound ? { totalCountIsLowerBound: true } : {}),
    size: data.length,
    next: nextOf(consensusCursor, found, limit, ({ consensusNs }) => consensusNsOf(consensusNs)),
    ...(facets ? { facets: facetsReply(kinds) } : {}),
  };
}

async function readList(
  { snapshot }: ApiContext,
  request: TransactionListRequest,
  filter: TransactionFilter,
): Promise<TransactionList> {
  const { limit, offset, order, after } = request;
  if (limit === 0) return { rows: [], ...(await countByKind(snapshot, filter)) };
  if (request.parentsFirst) return readFamily(snapshot, request, filter);
  // One row more than requested shows whether there is a next page.
  return listTransactions(snapshot, { ...filter, order, limit: limit + 1, offset, after });
}

/** Transactions of one id are few: all of them are put in order, and the page is a part of that. */
async function readFamily(
  snapshot: LedgerSnapshot,
  { limit, offset, after }: TransactionListRequest,
  filter: TransactionFilter,
): Promise<TransactionList> {
  const list = await listTransactions(snapshot, { ...filter, order: 'asc', limit: MOST_OF_ONE_ID });
  const rows = parentsFirst(list.rows);
  const start = after === undefined ? offset : rows.findIndex(({ consensusNs }) => consensusNs === after) + 1;
  return { ...list, rows: rows.slice(start, start + limit + 1) };
}

/** How many transactions have each type, service and result; under the names of the parameters that select them. */
function facetsReply(kinds: readonly KindCount[]): Facets {
  return {
    transactionTypes: sums(kinds, (kind) => transactionType(kind.type).code),
    serviceTypes: sums(kinds, (kind) => transactionType(kind.type).service),
    status: sums(kinds, (kind) => statusName(kind.result)),
  };
}

function sums(kinds: readonly KindCount[], nameOf: (kind: KindCount) => string): Record<string, number> {
  const counted = new Map<string, number>();
  for (const kind of kinds) {
    const name = nameOf(kind);
    counted.set(name, (counted.get(name) ?? 0) + Number(kind.transactions));
  }
  return Object.fromEntries([...counted].toSorted(([, a], [, b]) => b - a));
}
