import { cachedRows } from './cached-rows.ts';
import type { ResultRow } from './client/ledger-client.ts';
import { nsParameter } from './head-instant.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';
import { type ColumnKind, columnList, columnName, type Table } from './table.ts';

/** All committed rows of a table at one instant, by its primary key; `order` names the properties to sort by. */
export function rowsAt<const Columns extends Readonly<Record<string, ColumnKind>>>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: Table<Columns>,
  consensusNs: bigint,
  order: readonly (keyof Columns & string)[] = [],
): Promise<readonly ResultRow<Columns>[]> {
  const by = order.length === 0 ? '' : `ORDER BY ${order.map(columnName).join(', ')}`;
  const sql = `SELECT ${columnList(table)} FROM ${table.name} WHERE consensus_ns = ${nsParameter('at')} ${by}`;
  return cachedRows(snapshot, `${table.name} at ${consensusNs}`, consensusNs, () =>
    snapshot.client.query(tag, sql, { at: consensusNs }, table.columns),
  );
}
