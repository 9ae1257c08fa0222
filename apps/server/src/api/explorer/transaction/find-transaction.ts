import type { TransactionRequest } from '@ledgerscope/contract';
import { RESPONSE_CODE, type TransactionRef } from '@ledgerscope/ledger';
import { type LedgerSnapshot, type TransactionRow, transactionsByRef } from '@ledgerscope/ledger-store';

/**
 * The transaction that a reference and the choice among its namesakes mean: by id, hash, Ethereum hash or consensus time;
 * undefined where none is stored.
 */
export async function findTransaction(
  store: LedgerSnapshot,
  ref: TransactionRef,
  choice: TransactionRequest,
): Promise<TransactionRow | undefined> {
  return choose(await transactionsByRef(store, ref), choice);
}

/** A user means the transaction that was sent (nonce 0, not its scheduled twin), and of duplicates the one that took effect. */
function choose(rows: readonly TransactionRow[], choice: TransactionRequest): TransactionRow | undefined {
  const { nonce, scheduled } = choice;
  const matching = rows.filter(
    (row) => (nonce === null || row.nonce === nonce) && (scheduled === null || (row.scheduled === 1) === scheduled),
  );
  return matching.toSorted((a, b) => rank(a) - rank(b) || (a.consensusNs < b.consensusNs ? -1 : 1))[0];
}

function rank(row: TransactionRow): number {
  return (
    (row.nonce === 0 ? 0 : 4) +
    (row.scheduled === 1 ? 2 : 0) +
    (row.result === RESPONSE_CODE.DUPLICATE_TRANSACTION ? 1 : 0)
  );
}
