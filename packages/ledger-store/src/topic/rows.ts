import { defineTable, type RowOf } from '../table.ts';

export const topicMessageTable = defineTable('topic_message', {
  topic: 'u64',
  sequenceNumber: 'u64',
  consensusNs: 'ns',
  payer: 'u64',
  message: 'bytes',
  runningHash: 'bytes',
  runningHashVersion: 'u8',
  /** 1: recomputed from the message before it and equal; 2: differs; 0: the message before it is not known or the version's layout is not. */
  runningHashCheck: 'u8',
  /** 0 where the message is not chunked. */
  chunkNumber: 'i32',
  chunkTotal: 'i32',
  initialPayer: 'u64',
  initialValidStartNs: 'ns',
});
export type TopicMessageRow = RowOf<typeof topicMessageTable>;
