import { defineTable, type RowOf } from '../table.ts';

/** Insert-only: one row per entity that the stream saw created. */
export const entityTable = defineTable('entity', {
  /** 'account', 'contract', 'topic', 'token', 'file', 'schedule' or 'node'. */
  kind: 'text',
  id: 'u64',
  createdNs: 'ns',
  creator: 'u64',
  memo: 'text',
  /** 20 bytes, or empty. */
  evmAddress: 'bytes',
  alias: 'bytes',
});
export type EntityRow = RowOf<typeof entityTable>;
