import { isNodeTransactionType } from '@ledgerscope/ledger';
import type { StreamItem } from '@ledgerscope/streams';

/**
 * Whether a transaction is the nodes' own business (docs/decisions/0031). One that somebody paid for is a user's whatever its type:
 * balances and fees follow from it.
 */
export function isByNodes({ typeId, record }: Pick<StreamItem, 'typeId' | 'record'>): boolean {
  return (
    isNodeTransactionType(typeId) &&
    record.transactionFee === 0n &&
    (record.transferList?.accountAmounts.length ?? 0) === 0 &&
    record.tokenTransferLists.length === 0
  );
}
