import { type Static, Type } from 'typebox';
import { amountOrNull } from './amount.ts';
import { entityIdOrNull, instant, object, text, textOrNull, whole } from './schemas.ts';

/** A transaction that was in a failed batch and has no record. */
export const InnerTransaction = object('A transaction of a failed batch that was not executed, as submitted.', {
  transactionID: text('Digits form of its own ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  payerID: entityIdOrNull('Payer account in the ID.'),
  type: text('Transaction type code.'),
  typeLabel: text('Type label.'),
  memo: text('Memo; empty for none.'),
  maxFee: amountOrNull('Maximum fee the payer accepted, in tinybars.'),
  place: whole('Position in the batch, from 1.'),
  count: whole('Transactions in the batch.'),
  batchTransactionID: text('Readable batch ID.'),
  batchConsensusTime: instant('Consensus timestamp of the batch.'),
  batchStatus: text('Batch status.'),
  failedTransactionID: textOrNull('Readable ID of the failed inner transaction; null if none was executed.'),
  failedConsensusTime: textOrNull('Consensus timestamp of the other transaction.'),
  failedStatus: textOrNull('Status of the failed transaction.'),
  params: Type.Unknown({ description: 'All fields of its TransactionBody.' }),
});
export type InnerTransaction = Static<typeof InnerTransaction>;
