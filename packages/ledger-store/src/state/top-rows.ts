import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnName } from '../table.ts';
import { stateRows } from './queries.ts';
import type { StateKey, StateRow, StateTable } from './state-table.ts';

/**
 * The current rows of a table with one key column that have the greatest positive values of a column, greatest first. The
 * engine finds the few greatest of all stored versions while it reads three narrow columns; point reads then show which
 * of them are current.
 */
export async function topRows<T extends StateTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
  column: keyof StateRow<T> & string,
  limit: number,
): Promise<StateRow<T>[]> {
  const [key = ''] = table.key;
  const [name, value] = [columnName(key), columnName(column)];
  const sql = `SELECT ${name} AS id, version FROM ${table.name}
    WHERE ${value} > 0 AND version <= ${nsParameter('headNs')} ORDER BY ${value} DESC, ${name} LIMIT {size:UInt32}`;
  // Ends where the table has no more rows; each statement has a limit of time.
  for (let size = limit * 2 + 20; ; size *= 4) {
    const parameters = { size, headNs: headInstant(snapshot) };
    const stored = await snapshot.client.query(tag, sql, parameters, { id: 'u64', version: 'ns' }, READ_LIMITS);
    const keys = [...new Set(stored.map(({ id }) => id))].map((id) => ({ [key]: id }) as StateKey<T>);
    const rows = keys.length === 0 ? [] : await stateRows(snapshot, table, keys);
    const current = new Map(rows.map((row) => [(row as Readonly<Record<string, unknown>>)[key], row]));
    const top = stored.flatMap(({ id, version }) => {
      const row = current.get(id);
      return row !== undefined && (row as { version: bigint }).version === version ? [row] : [];
    });
    if (top.length >= limit || stored.length < size) return top.slice(0, limit);
  }
}
