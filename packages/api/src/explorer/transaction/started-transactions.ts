import type { TransactionIdStart } from '@ledgerscope/ledger';
import { consensusNsOf, NS_PER_SECOND } from '@ledgerscope/ledger';
import { type LedgerSnapshot, type StoredTransaction, transactionPage } from '@ledgerscope/ledger-store';
import { validStart } from '@ledgerscope/transactions/values';

/** A transaction is handled at most this long after its valid start; only executions of schedules come later. */
const VALID_NS = 180n * NS_PER_SECOND;

/** Stored transactions of a payer whose id begins like a text, newest first. */
interface StartedTransactions {
  readonly rows: readonly StoredTransaction[];
  /** False where there may be more than were looked at. */
  readonly isWhole: boolean;
}

/**
 * The newest transactions whose id begins like a text, executions of schedules apart, which share an id that is found in their
 * place.
 * @param most how many transactions of the payer are looked at: 1 to 1,001
 */
export async function transactionsStarting(
  snapshot: LedgerSnapshot,
  { payer, firstNs, lastNs }: TransactionIdStart,
  most: number,
): Promise<StartedTransactions> {
  const until = consensusNsOf(lastNs + VALID_NS + 1n);
  const page = { payer, from: firstNs, until, order: 'desc', limit: most } as const;
  const looked = await transactionPage(snapshot, page);
  const rows = looked.filter((row) => {
    const startNs = validStart(row);
    return startNs >= firstNs && startNs <= lastNs;
  });
  return { rows, isWhole: looked.length < most };
}
