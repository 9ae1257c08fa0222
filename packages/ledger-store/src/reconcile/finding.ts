import type { LedgerSnapshot } from '../ledger-snapshot.ts';

/** A reconciliation difference. Facts only: nothing is ever repaired by a check. */
export interface Finding {
  /** The rule that does not hold: 'supply', 'balance-sum', 'transfer-sum', 'counter', 'nft-balance', … */
  readonly check: string;
  /** What it does not hold for: a counter's name, a transaction's consensus time, an entity id. */
  readonly subject: string;
  readonly expected: bigint;
  readonly found: bigint;
}

/** The part of the ledger whose transactions are looked at; state is always looked at as a whole. */
export interface ReconcileRange {
  readonly fromNs: bigint;
  readonly toNs: bigint;
}

/** One rule, looked at as of the reader's head. */
export type Check = (snapshot: LedgerSnapshot, range: ReconcileRange) => AsyncIterable<Finding>;
