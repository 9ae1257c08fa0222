import type { BatchRow, BlockRow } from './block/rows.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import type { LedgerCaches } from './ledger-caches.ts';
import type { LedgerHead } from './ledger-head.ts';
import type { BatchRows } from './tables.ts';

export interface Batch {
  readonly batch: BatchRow;
  readonly rows: BatchRows;
  /** One row per file, in order; they are the commit marker of the whole batch. */
  readonly blocks: readonly BlockRow[];
}

/**
 * The ledger as of one head, which never moves: what all queries of one request are asked of. Statements go to `client`,
 * answers are cached in `caches`, and rows count up to the head.
 */
export interface LedgerSnapshot {
  readonly client: LedgerClient;
  readonly caches: LedgerCaches;
  readonly head: LedgerHead | undefined;
}
