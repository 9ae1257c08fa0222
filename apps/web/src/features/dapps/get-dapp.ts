import { PORTAL_CALLS } from '@ledgerscope/contract/portal-calls';
import type { TransactionRowReply } from '@ledgerscope/contract/transaction-row';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '../../shared/api/address.ts';
import { dataQuery, replyQuery } from '../../shared/api/data-query.ts';

/** Dapps of a page of the catalog. */
export const CATALOG_PAGE = 4;
/** Transactions asked for at once, and shown in a page. */
const TRANSACTIONS_SIZE = 50;
export const TRANSACTIONS_PAGE = 5;

/** A page of the active dapps, from 1, in the operator's order. */
export function catalogQuery(page: number) {
  const address = addressOf(PORTAL_CALLS.listDapps, {}, { limit: CATALOG_PAGE, page });
  return { ...replyQuery(['dapps', 'catalog', page], address), placeholderData: keepPreviousData };
}

/** The contracts of a dapp. */
export function dappContractsQuery(id: string) {
  return dataQuery(['dapps', id, 'contracts'], addressOf(PORTAL_CALLS.listDappContracts, { id }));
}

/** The call for the transactions that hold the one at `from`. */
export function dappTransactionsAddress(id: string, contractID: string, from: number) {
  const part = { from: from - (from % TRANSACTIONS_SIZE), size: TRANSACTIONS_SIZE, sortBy: 'desc' };
  return addressOf(PORTAL_CALLS.listDappTransactions, { id }, { contractID, ...part });
}

/** Five transactions of a contract of a dapp from `from` on; fifty are loaded at once, so that most pages are there already. */
export function dappTransactionsQuery(id: string, contractId: string, from: number) {
  const address = dappTransactionsAddress(id, contractId, from);
  return queryOptions({
    ...replyQuery(['dapps', address.url], address),
    select: (reply) => ({ ...reply, data: pageOf(reply.data, from) }),
    placeholderData: keepPreviousData,
  });
}

function pageOf(rows: readonly TransactionRowReply[], from: number): readonly TransactionRowReply[] {
  const at = from % TRANSACTIONS_SIZE;
  return rows.slice(at, at + TRANSACTIONS_PAGE);
}
