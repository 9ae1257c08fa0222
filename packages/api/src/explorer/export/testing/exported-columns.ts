import { type TransactionRowReply, transactionSummaryFields } from '@ledgerscope/contract';

/**
 * What an export has of a row: the columns, and of a transaction the name of what it called. What summaries in words are made of belongs to
 * lists on pages alone.
 */
export function exportedColumns(row: object): object {
  const columns = Object.fromEntries(
    Object.entries(row).filter(([name]) => !Object.hasOwn(transactionSummaryFields, name)),
  );
  return isTransaction(row) ? { ...columns, methodName: row.contractMethod?.name ?? null } : columns;
}

function isTransaction(row: object): row is TransactionRowReply {
  return 'contractMethod' in row && 'transfers' in row;
}
