import { type Static, Type } from 'typebox';
import { amountOrNull } from './amount.ts';
import { entityIdOrNull, instant, object, text, textOrNull, whole } from './schemas.ts';

/** A transaction that was in a failed batch and has no record. */
export const InnerTransaction = object('A transaction of a failed batch that was not executed, as it was submitted.', {
  transactionID: text('Digits form of its own id.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  payerID: entityIdOrNull('Account of the id.'),
  type: text('Transaction type code.'),
  typeLabel: text('The type for people.'),
  memo: text('Memo; empty for none.'),
  maxFee: amountOrNull('Maximum fee the payer accepted, in tinybars.'),
  place: whole('Position in the batch, from 1.'),
  count: whole('Transactions in the batch.'),
  batchTransactionID: text('Readable id of the batch.'),
  batchConsensusTime: instant('Consensus timestamp of the batch.'),
  batchStatus: text('Result of the batch.'),
  failedTransactionID: textOrNull('Readable id of the inner transaction that failed; null if none was executed.'),
  failedConsensusTime: textOrNull('Consensus timestamp of that one.'),
  failedStatus: textOrNull('Result of that one.'),
  params: Type.Unknown({ description: 'Every field of its TransactionBody.' }),
});
export type InnerTransaction = Static<typeof InnerTransaction>;
