import { type BlockRow, confirmedRow } from '@ledgerscope/ledger-store';

/** The rows of blocks that follow one another, each with the root that the next one confirms. */
export function confirmRoots(rows: readonly BlockRow[]): BlockRow[] {
  return rows.map((row, index) => confirmedRow(row, rows[index + 1]?.previousHash));
}
