import { isSuccessful } from '@ledgerscope/ledger';
import { itemFinder, type StreamItem } from '@ledgerscope/streams';
import { type PlacedBlock, placeNamed } from '../verify/place-items.ts';

/** Transactions nest only a few deep (schedule, batch, call, its children); the bound ends a cycle. */
const MAX_ANCESTORS = 16;

/**
 * Whether the effects of an item of the block hold: it succeeded, and so did every transaction that it is a child of
 * (a child of a failed parent is rolled back). A parent that is not in the block cannot have failed after its child.
 */
export function appliedIn(block: PlacedBlock): (item: StreamItem) => boolean {
  let find: ReturnType<typeof itemFinder> | undefined;
  return (item) => {
    let ancestor: StreamItem | undefined = item;
    for (let steps = 0; ancestor !== undefined && steps < MAX_ANCESTORS; steps++) {
      if (!isSuccessful(ancestor.record.receipt?.status ?? 0)) return false;
      if (ancestor.record.parentConsensusTimestamp === undefined) return true;
      const parentNs = placeNamed(block, ancestor.record.parentConsensusTimestamp);
      find ??= itemFinder(block.items);
      ancestor = parentNs === undefined ? undefined : find(parentNs);
    }
    return true;
  };
}
