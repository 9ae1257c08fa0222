import type { TransactionRequest } from '@ledgerscope/contract';
import type { TransactionRef } from '@ledgerscope/ledger';
import { consensusNsOf, entityIdFromStore } from '@ledgerscope/ledger';
import { type LedgerStore, type TransactionRow, transactionsById, transactionsByRef } from '@ledgerscope/ledger-store';

const DUPLICATE_TRANSACTION = 11;

/** The transaction that a reference and the choice among its namesakes mean, and all that share its id. */
export interface FoundTransaction {
  readonly row: TransactionRow;
  readonly sharingId: readonly TransactionRow[];
}

/** Looks a transaction up by id, hash, Ethereum hash or consensus time; undefined where none is stored. */
export async function findTransaction(
  store: LedgerStore,
  ref: TransactionRef,
  choice: TransactionRequest,
): Promise<FoundTransaction | undefined> {
  const candidates = await transactionsByRef(store, ref);
  const row = choose(candidates, choice);
  if (row === undefined) return undefined;
  if (ref.kind === 'id') return { row, sharingId: candidates };
  const id = {
    payer: entityIdFromStore(row.payer),
    validStartNs: consensusNsOf(row.consensusNs - row.validStartDelta),
  };
  return { row, sharingId: await transactionsById(store, id) };
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
  return (row.nonce === 0 ? 0 : 4) + (row.scheduled === 1 ? 2 : 0) + (row.result === DUPLICATE_TRANSACTION ? 1 : 0);
}
