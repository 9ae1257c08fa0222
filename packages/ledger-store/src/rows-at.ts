import { cachedRows, cachedRowsOf } from './cached-rows.ts';
import type { ResultRow } from './client/ledger-client.ts';
import { highWaterNs, nsParameter, nsSetParameter } from './high-water.ts';
import type { LedgerSnapshot } from './ledger-snapshot.ts';
import { READ_LIMITS } from './read-limits.ts';
import { type ColumnKind, columnList, columnName, type Table } from './table.ts';

/** All committed rows of a table at one instant, by its primary key; `order` names the properties to sort by. */
export function rowsAt<const Columns extends Readonly<Record<string, ColumnKind>>>(
  store: LedgerSnapshot,
  tag: string,
  table: Table<Columns>,
  consensusNs: bigint,
  order: readonly (keyof Columns & string)[] = [],
): Promise<readonly ResultRow<Columns>[]> {
  const by = order.length === 0 ? '' : `ORDER BY ${order.map(columnName).join(', ')}`;
  const sql = `SELECT ${columnList(table)} FROM ${table.name} WHERE consensus_ns = ${nsParameter('at')} ${by}`;
  return cachedRows(store, `${table.name} at ${consensusNs}`, consensusNs, () =>
    store.client.query(tag, sql, { at: consensusNs }, table.columns),
  );
}

/** The committed rows of a table that has one row of each instant, by instant; instants without one are left out. */
export function rowsOfInstants<const Columns extends Readonly<Record<string, ColumnKind>> & { consensusNs: 'ns' }>(
  store: LedgerSnapshot,
  tag: string,
  table: Table<Columns>,
  instants: readonly bigint[],
): Promise<Map<bigint, ResultRow<Columns>>> {
  const sql = `SELECT ${columnList(table)} FROM ${table.name}
    WHERE consensus_ns IN ${nsSetParameter('instants')} AND consensus_ns <= ${nsParameter('highWater')}`;
  return cachedRowsOf<ResultRow<Columns>>(store, `${table.name} of`, instants, {
    keyOf: ({ consensusNs }) => consensusNs,
    read: (missing) => {
      const parameters = { instants: [...missing], highWater: highWaterNs(store) };
      return store.client.query(tag, sql, parameters, table.columns, READ_LIMITS);
    },
  });
}
