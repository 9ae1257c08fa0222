import { defineStateTable } from '../state/state-table.ts';
import { defineTable, type RowOf } from '../table.ts';

/** Fields of a block that no definition of the program that read it had, one row for each path. */
export const unknownFieldTable = defineTable('unknown_field', {
  /** The last instant of the block. */
  consensusNs: 'ns',
  /** Its sequence. */
  block: 'i64',
  path: 'text',
  fields: 'u32',
  /** Where in the block the first one is, in words. */
  place: 'text',
});
export type UnknownFieldRow = RowOf<typeof unknownFieldTable>;

/** How often each path occurred up to the head, and the first block that had it. */
export const unknownPathTable = defineStateTable(
  'unknown_path',
  ['path'],
  {
    path: 'text',
    fields: 'i64',
    /** How many blocks had it. */
    blocks: 'i64',
    /** Sequence and number of the first one, and its last instant. */
    firstBlock: 'i64',
    firstNumber: 'optionalI64',
    firstNs: 'ns',
    lastNs: 'ns',
  },
  { firstNumber: null },
);
export type UnknownPathRow = RowOf<typeof unknownPathTable>;
