import type { BatchRows } from '@ledgerscope/ledger-store';
import type { ChainPlace } from '../verify/chain.ts';
import type { VerifiedBlock } from '../verify/verify-file.ts';
import type { StateChanges } from './state-changes.ts';

/** Stores the unknown fields of a block beside it, and adds them to what was counted of each path. */
export function noteUnknownFields(
  { block, unknownFields }: Pick<VerifiedBlock, 'block' | 'unknownFields'>,
  { sequence, number }: Pick<ChainPlace, 'sequence' | 'number'>,
  rows: BatchRows,
  changes: StateChanges,
): void {
  const consensusNs = block.consensusEnd;
  for (const { path, count, place } of unknownFields) {
    rows.unknownField.push({ consensusNs, block: sequence, path, fields: count, place });
    changes.change('unknownPath', { path }, (row) => {
      if (row.blocks === 0n) {
        row.firstBlock = sequence;
        row.firstNumber = number;
        row.firstNs = consensusNs;
      }
      row.fields += BigInt(count);
      row.blocks += 1n;
      row.lastNs = consensusNs;
    });
  }
}
