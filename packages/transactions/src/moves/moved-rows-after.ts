import { type LedgerSnapshot, transactionsAfter } from '@ledgerscope/ledger-store';
import { type MovedRow, readMoveFacts } from './read-move-facts.ts';

/**
 * Committed transactions after an instant and up to another, in the order of consensus, as the model of moves reads them: for
 * everything that follows the ledger.
 */
export async function movedRowsAfter(
  snapshot: LedgerSnapshot,
  afterNs: bigint,
  untilNs: bigint,
  limit: number,
): Promise<MovedRow[]> {
  return readMoveFacts(snapshot, await transactionsAfter(snapshot, afterNs, untilNs, limit));
}
