import { type AccountTransfer, type ListReply, type TransactionListRequest, toAmount } from '@ledgerscope/contract';
import { accountHbars, type EntityId, type HbarFacts, transactionType } from '@ledgerscope/ledger';
import { countByKind, type LedgerSnapshot, type TransactionRow, transactionPage } from '@ledgerscope/ledger-store';
import { readMoveFacts } from '@ledgerscope/transactions/moves/read-move-facts';
import { idFields, idText, statusName } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { makeTransactionFilter } from './make-transaction-filter.ts';
import { countedList } from './transaction-list-reply.ts';

/** A page of the transactions that changed an account's hbar balance, and how many there are. */
export async function accountTransferList(
  context: ApiContext,
  account: EntityId,
  request: TransactionListRequest,
): Promise<ListReply<AccountTransfer>> {
  const { limit, offset, order, after } = request;
  const filter = { ...(await makeTransactionFilter(context, request)), balanceOf: account };
  const page = { ...filter, tag: 'transfer:account', order, limit: limit + 1, offset, after };
  const [found, counted] = await Promise.all([
    limit === 0 ? [] : transactionPage(context.snapshot, page),
    countByKind(context.snapshot, filter),
  ]);
  const replies = (rows: readonly TransactionRow[]) => accountTransferReplies(context.snapshot, rows, account);
  return countedList({ ...counted, rows: found }, request, replies, request.facets === true);
}

/** What transactions did to an account's balance, in their order. */
export async function accountTransferReplies(
  snapshot: LedgerSnapshot,
  rows: readonly TransactionRow[],
  account: EntityId,
): Promise<AccountTransfer[]> {
  return (await readMoveFacts(snapshot, rows)).map((row) => accountTransferReply(row, account));
}

/** What a transaction did to an account's balance, and who is on the other side. */
function accountTransferReply(row: TransactionRow & HbarFacts, account: EntityId): AccountTransfer {
  const { amount, direction, otherSides, paid, reward } = accountHbars(row, account);
  const type = transactionType(row.type);
  return {
    ...idFields(row),
    transactionDirection: direction,
    accountID: idText(account),
    amount: toAmount(amount),
    fee: toAmount(paid),
    stakingReward: toAmount(reward),
    toFromAccount: otherSides.map(idText),
    memo: row.memo,
    status: statusName(row.result),
    type: type.code,
    typeLabel: type.label,
  };
}
