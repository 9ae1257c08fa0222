import type { BlockRow } from '@ledgerscope/ledger-store';
import { hexOf } from '@ledgerscope/streams';

/**
 * The rows of blocks that follow one another: the root of a block whose layout was guessed is the one that the next block names, where
 * that is among those that were tried (docs/decisions/0024).
 */
export function confirmRoots(rows: readonly BlockRow[]): BlockRow[] {
  return rows.map((row, index) => {
    const named = rows[index + 1]?.previousHash;
    if (named === undefined || !row.triedHashes.includes(hexOf(named))) return row;
    return { ...row, hash: named, fileHash: named, triedHashes: [] };
  });
}
