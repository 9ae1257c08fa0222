import type { BatchRow, BlockRow } from './block/rows.ts';
import type { LedgerClient } from './client/ledger-client.ts';
import type { LedgerCaches } from './ledger-caches.ts';
import type { LedgerHead } from './ledger-head.ts';
import type { RowStore } from './rows/row-store.ts';
import type { BatchRows } from './tables.ts';

export interface Batch {
  readonly batch: BatchRow;
  readonly rows: BatchRows;
  /** One row per file, in order; they are the commit marker of the whole batch. */
  readonly blocks: readonly BlockRow[];
}

/**
 * The ledger as of one head, which never moves: what all queries of one request are asked of. Statements that scan go to `client`, what is
 * asked by key or in the order of a list to `rows`, answers are cached in `caches`, and rows count up to the head.
 */
export interface LedgerSnapshot {
  readonly client: LedgerClient;
  /** Reading it throws RowsUnfinishedError while rows are made from the column store. */
  readonly rows: RowStore;
  readonly caches: LedgerCaches;
  readonly head: LedgerHead | undefined;
}
