import { formatReadableTransactionId, formatTransactionId } from '@ledgerscope/ledger';
import { instantText, payerId, validStart } from '../values.ts';

/** Names and consensus time of the transaction that a row belongs to. */
export function idFields(row: { consensusNs: bigint; payer: bigint; validStartDelta: bigint }) {
  const id = { payer: payerId(row), validStartNs: validStart(row) };
  return {
    transactionID: formatTransactionId(id),
    readableTransactionID: formatReadableTransactionId(id),
    consensusTime: instantText(row.consensusNs),
  };
}
