import type { BatchRow, BlockRow } from './block/rows.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import type { BatchRows } from './tables.ts';

/** The newest committed file: everything up to `lastNs` is visible to readers, nothing after it. */
export interface LedgerHead {
  readonly sequence: bigint;
  readonly number: bigint | null;
  readonly hash: Uint8Array;
  readonly fileName: string;
  readonly lastNs: bigint;
  /** Record file version; 7 for block streams. */
  readonly version: number;
  /** See BlockRow: hex hashes of which one is the head's, where the layout of its block is only guessed. */
  readonly triedHashes: readonly string[];
}

export interface Batch {
  readonly batch: BatchRow;
  readonly rows: BatchRows;
  /** One row per file, in order; they are the commit marker of the whole batch. */
  readonly blocks: readonly BlockRow[];
}

/**
 * The ledger as of one head, which never moves: what all queries of one request are asked of. Statements go to `client`, and
 * rows count up to the head.
 */
export interface LedgerSnapshot {
  readonly client: LedgerClient;
  readonly head: LedgerHead | undefined;
}
