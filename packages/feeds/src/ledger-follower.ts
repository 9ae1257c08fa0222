import type { FeedWrite } from '@ledgerscope/portal-store';
import type { MovedRow } from '@ledgerscope/transactions/moves/read-move-facts';

/** A stretch of the ledger: everything after an instant and up to another. */
export interface FollowedSpan {
  readonly afterNs: bigint;
  readonly untilNs: bigint;
  /** All committed transactions of it, in the order of consensus. */
  readonly transactions: readonly MovedRow[];
}

/**
 * Something that is made of committed transactions, such as the messages of subscriptions. All of them share one position: what one
 * writes is there with the position and with what the others wrote, or not at all.
 */
export interface LedgerFollower {
  /** Whether there is anything to look for. While nobody looks for anything, transactions are not read. */
  isInterested(rulesVersion: bigint): Promise<boolean>;
  /**
   * Called with every stretch once it is committed, and again with the same one where its result could not be written. What it answers is
   * written in the transaction that moves the position; undefined for nothing.
   */
  onTransactions(span: FollowedSpan): Promise<FeedWrite | undefined>;
}
