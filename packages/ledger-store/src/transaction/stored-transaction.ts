import { blocksAt } from '../block/queries.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { TransactionRow } from './rows.ts';

/** A transaction as lists show it: its row and the number of its block, where that has one. */
export interface StoredTransaction extends TransactionRow {
  blockNumber: bigint | null;
}

/** Adds the number of each row's block, with one read at most. */
async function withBlocks(snapshot: LedgerSnapshot, rows: readonly TransactionRow[]): Promise<StoredTransaction[]> {
  if (rows.length === 0) return [];
  const sequences = rows.map((row) => row.block);
  const bySequence = await blocksAt(snapshot, sequences);
  return rows.flatMap((row) => {
    const block = bySequence.get(row.block);
    // A row whose block is missing is not committed.
    if (block === undefined) return [];
    return [{ ...row, blockNumber: block.number }];
  });
}

/** Full rows of the transactions at these instants, in ascending order of time. */
export async function transactionsAt(
  snapshot: LedgerSnapshot,
  instants: readonly bigint[],
): Promise<StoredTransaction[]> {
  return withBlocks(snapshot, await transactionRowsAt(snapshot, instants));
}

/** The same without the numbers of their blocks. */
export function transactionRowsAt(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<TransactionRow[]> {
  const headNs = headInstant(snapshot);
  return snapshot.rows.transactions.at(instants.filter((instant) => instant <= headNs));
}
