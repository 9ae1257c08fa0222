import { type AccountTransfer, type ListReply, type TransactionListRequest, toAmount } from '@ledgerscope/contract';
import { type EntityId, transactionType } from '@ledgerscope/ledger';
import { countByKind, type TransactionRow, transactionPage } from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { idFields, idText, statusName } from '../values.ts';
import { transactionFilterOf } from './transaction-filter-of.ts';
import { countedList } from './transaction-list-reply.ts';

const FEE_COLLECTORS = new Set([98n, 800n, 801n, 802n]);

/** A page of the transactions that changed an account's hbar balance, and how many there are. */
export async function accountTransferList(
  context: ApiContext,
  account: EntityId,
  request: TransactionListRequest,
): Promise<ListReply<AccountTransfer>> {
  const { limit, offset, order, after } = request;
  const filter = { ...(await transactionFilterOf(context, request)), balanceOf: account };
  const page = { ...filter, tag: 'transfer:account', order, limit: limit + 1, offset, after };
  const [found, counted] = await Promise.all([
    limit === 0 ? [] : transactionPage(context.store, page),
    countByKind(context.store, filter),
  ]);
  const replies = (rows: readonly TransactionRow[]) => rows.map((row) => accountTransferReply(row, account));
  return countedList({ ...counted, rows: found }, request, replies, request.facets === true);
}

/**
 * Accounts that only earned the fee are on no side: the node and the collectors of fees (HIP-1259). Where more than the fee
 * was paid and nobody else got it, they are the receivers.
 */
function withoutFees(
  { node, fee, payer }: TransactionRow,
  parties: readonly bigint[],
  { account, amount }: { readonly account: EntityId; readonly amount: bigint },
): readonly bigint[] {
  const others = parties.filter((party) => party !== node && !FEE_COLLECTORS.has(party));
  // A reward paid along makes it less.
  const isFeeOnly = account === payer && amount <= 0n && amount >= -fee;
  return others.length > 0 || isFeeOnly ? others : parties;
}

/** What a transaction did to an account's balance, and who is on the other side. */
export function accountTransferReply(row: TransactionRow, account: EntityId): AccountTransfer {
  // Errata: what mainnet's records of 2019 list though nothing moved.
  const changes = row.transferAccount
    .map((party, index) => ({ party, change: row.transferAmount[index] ?? 0n, errata: row.transferErrata[index] }))
    .filter(({ errata }) => errata !== 1);
  const amount = changes.reduce((sum, { party, change }) => (party === account ? sum + change : sum), 0n);
  const others = changes.filter(({ party, change }) => party !== account && change < 0n === amount > 0n);
  const type = transactionType(row.type);
  return {
    ...idFields(row),
    transactionDirection: amount > 0n ? 'credit' : 'debit',
    accountID: idText(account),
    amount: toAmount(amount),
    toFromAccount: withoutFees(row, [...new Set(others.map(({ party }) => party))], { account, amount }).map(idText),
    memo: row.memo,
    status: statusName(row.result),
    type: type.code,
    typeLabel: type.label,
  };
}
