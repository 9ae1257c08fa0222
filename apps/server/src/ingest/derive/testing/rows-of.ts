import { BATCH_TABLES, type BatchRows } from '@ledgerscope/ledger-store';
import type { StreamBlock } from '@ledgerscope/streams';
import { StateChanges } from '../../state/state-changes.ts';
import { type DeriveContext, deriveBlock } from '../derive-block.ts';
import { MemoryContext } from './memory-context.ts';

/** The rows of one block, derived into an empty batch. */
export function rowsOf(block: StreamBlock, context: DeriveContext = new MemoryContext()): BatchRows {
  const rows = Object.fromEntries(Object.keys(BATCH_TABLES).map((table) => [table, []])) as unknown as BatchRows;
  deriveBlock(block, context, rows, new StateChanges());
  return rows;
}
