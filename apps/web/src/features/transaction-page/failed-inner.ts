import type { RelatedTransaction, TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { isSuccessName } from '@ledgerscope/ledger';

/** What an inner transaction says that worked and was undone because a later one did not. */
const UNDONE = 'REVERTED_SUCCESS';

/** The inner transaction that a batch failed by. */
export interface FailedInner {
  readonly transaction: RelatedTransaction;
  /** Its place in the batch, from 1, and how many there are; undefined where the body does not say. */
  readonly place: number | undefined;
  readonly count: number;
}

/** The first inner transaction of a failed batch that did not work; undefined for what is no such batch, and if none ran. */
export function failedInner({
  type,
  status,
  related,
  requested,
}: Pick<TransactionDetailReply, 'type' | 'status' | 'related' | 'requested'>): FailedInner | undefined {
  if (type !== 'ATOMICBATCH' || isSuccessName(status)) return undefined;
  const transaction = related.find(
    (one) => one.relation === 'inner' && !isSuccessName(one.status) && one.status !== UNDONE,
  );
  if (transaction === undefined) return undefined;
  const inner = requested?.innerTransactions ?? [];
  const index = inner.findIndex((one) => one.readableTransactionID === transaction.readableTransactionID);
  return { transaction, place: index < 0 ? undefined : index + 1, count: inner.length };
}
