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

/** Ids that rows name, by what they are named as (an {@link EntityKind}). */
export const namedEntityTable = defineTable('named_entity', {
  id: 'u64',
  kind: 'text',
  /** End of the batch that named it; the earliest one stays. */
  consensusNs: 'ns',
});
export type NamedEntityRow = RowOf<typeof namedEntityTable>;
