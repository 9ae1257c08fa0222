import { type ColumnKind, columnName, type Table } from './table.ts';

/** The explicit column list of a SELECT that reads whole rows of a table. */
export function columnList(table: Table<Readonly<Record<string, ColumnKind>>>): string {
  return Object.keys(table.columns).map(columnName).join(', ');
}
