import type { StreamBlock } from '@ledgerscope/streams';
import { deriveBlock } from '../../derive/derive-block.ts';
import { MemoryContext } from '../../derive/testing/memory-context.ts';
import { emptyBatchRows } from '../../empty-batch-rows.ts';
import { applyBlock } from '../apply-block.ts';
import { wantCounters } from '../counter.ts';
import { emptyStateSets } from '../ledger-state.ts';
import { StateChanges } from '../state-changes.ts';
import type { StateSets } from '../state-set.ts';

/** The state after these blocks, of a ledger that nothing was known of before; every row stays wanted and readable. */
export function stateAfter(...blocks: readonly StreamBlock[]): StateSets {
  const state = emptyStateSets();
  const context = new MemoryContext();
  for (const block of blocks) {
    const changes = new StateChanges();
    const rows = emptyBatchRows();
    deriveBlock(block, context, rows, changes);
    wantCounters(state);
    changes.wantAll(state);
    for (const set of Object.values(state)) set.settle([]);
    applyBlock({ block, place: { gapBefore: false }, changes }, state, rows);
    for (const set of Object.values(state)) [...set.take()];
  }
  return state;
}
