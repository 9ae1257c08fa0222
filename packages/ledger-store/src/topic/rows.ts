import { defineStateTable } from '../state/state-table.ts';
import { defineTable, type RowOf } from '../table.ts';

export const topicMessageTable = defineTable('topic_message', {
  topic: 'u64',
  sequenceNumber: 'u64',
  consensusNs: 'ns',
  payer: 'u64',
  /** What left the payer's side: `transaction.amount`. */
  amount: 'u64',
  message: 'bytes',
  runningHash: 'bytes',
  runningHashVersion: 'u8',
  /** 1: recomputed from the message before it and equal; 2: differs; 0: the message before it is not known or the version's layout is not. */
  runningHashCheck: 'u8',
  /** 0 where the message is not chunked. */
  chunkNumber: 'i32',
  chunkTotal: 'i32',
  initialPayer: 'u64',
  initialValidStartNs: 'anyNs',
});
export type TopicMessageRow = RowOf<typeof topicMessageTable>;

/** Topics; their newest message is in topic_last. */
export const topicTable = defineStateTable('topic', ['id'], {
  id: 'u64',
  /** 0 when its creation was not ingested: then unset fields are unknown. */
  createdNs: 'ns',
  creator: 'u64',
  /** Newest create, update or delete. */
  updatedNs: 'ns',
  memo: 'text',
  /** Serialized Key; empty for none. The same holds for the other keys. */
  adminKey: 'bytes',
  submitKey: 'bytes',
  feeScheduleKey: 'bytes',
  feeExemptKeys: 'byteses',
  /** Fixed fees (HIP-991): amount, token (0: hbar, in tinybars) and collector of each. */
  customFeeAmount: 'i64s',
  customFeeToken: 'u64s',
  customFeeCollector: 'u64s',
  /** Seconds. */
  autoRenewPeriod: 'i64',
  autoRenewAccount: 'u64',
  /** As stated; 0 where none was: then it expires at `createdNs` + `autoRenewPeriod`. */
  expirationNs: 'anyNs',
  deleted: 'u8',
});
export type TopicRow = RowOf<typeof topicTable>;
