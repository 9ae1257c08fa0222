import { transactionSummaryFields } from '@ledgerscope/contract';

/** What an export has of a row: the columns. What summaries in words are made of belongs to lists on pages alone. */
export function exportedColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(transactionSummaryFields, name)));
}
