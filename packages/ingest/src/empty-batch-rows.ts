import { BATCH_TABLES, type BatchRows } from '@ledgerscope/ledger-store';

/** A batch with every table empty. */
export function emptyBatchRows(): BatchRows {
  return Object.fromEntries(Object.keys(BATCH_TABLES).map((table) => [table, []])) as unknown as BatchRows;
}
