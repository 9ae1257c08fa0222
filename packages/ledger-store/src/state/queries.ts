import { RowsUnfinishedError } from '../client/store-error.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { columnList, columnName } from '../table.ts';
import { rowNamer, type StateKey, type StateRow, type StateTable } from './state-table.ts';

type AnyTable = StateTable;
/** The row of a key as of the head; undefined when the key has none. */
export async function stateRow<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  table: T,
  key: StateKey<T>,
): Promise<StateRow<T> | undefined> {
  return (await stateRows(snapshot, table, [key]))[0];
}

/** The rows of many keys as of the head, in no order; keys without a row are omitted. Rows asked for before are not read again. */
export async function stateRows<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  table: T,
  keys: readonly StateKey<T>[],
): Promise<StateRow<T>[]> {
  const nameOf = rowNamer(table);
  const byName = new Map<string, StateKey<T>>(keys.map((key) => [nameOf(key), key]));
  const kind = snapshot.caches.answers.kindOf(snapshot, table.name);
  const rows = await snapshot.caches.answers.readMany(kind, [...byName.keys()], async (missing) => {
    const wanted = missing.map((name) => byName.get(name)).filter((key) => key !== undefined);
    return new Map((await storedStateRows(snapshot, table, wanted)).map((row) => [nameOf(row), row]));
  });
  return [...rows.values()];
}

/** The same, read from the store whatever was asked for before: rows that the caller may change. */
export async function storedStateRows<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  table: T,
  keys: readonly StateKey<T>[],
): Promise<StateRow<T>[]> {
  const nameOf = rowNamer(table);
  const once = new Map(keys.map((key) => [nameOf(key), key]));
  return snapshot.rows.states.byKey(table, [...once.values()], headInstant(snapshot));
}

/**
 * Every row of a table as of the head, in the order of the key: for tables that stay small. While rows are made it comes from the column
 * store, so that every page can say what it always says.
 */
export async function allStateRows<T extends AnyTable>(snapshot: LedgerSnapshot, table: T): Promise<StateRow<T>[]> {
  const headNs = headInstant(snapshot);
  try {
    return await snapshot.rows.states.under(table, {}, headNs);
  } catch (error) {
    if (!(error instanceof RowsUnfinishedError)) throw error;
  }
  const rows = await snapshot.client.query('state:all', currentRows(table, '1'), { headNs }, table.columns);
  return rows as StateRow<T>[];
}

/** The rows as of the head from one key to another that differs from it in the last column alone, both included, in the order of the key. */
export async function stateRowsBetween<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  table: T,
  first: StateKey<T>,
  last: StateKey<T>,
): Promise<StateRow<T>[]> {
  return snapshot.rows.states.between(table, first, last, headInstant(snapshot));
}

/**
 * SQL of the rows as of the head that a condition on columns of the key selects, for sums over many keys. Needs the parameter `headNs` ({@link headInstant}).
 */
export function currentRows(table: AnyTable, condition: string): string {
  const key = keyColumns(table);
  const headNs = nsParameter('headNs');
  return `SELECT ${columnList(table)} FROM (
      SELECT *, min(version) OVER (PARTITION BY ${key}) AS oldest, max(version) OVER (PARTITION BY ${key}) AS newest
      FROM ${table.name} WHERE ${condition})
    WHERE version <= ${headNs} OR (oldest > ${headNs} AND version < newest)
    ORDER BY ${key}, if(version <= ${headNs}, version, oldest) DESC, version LIMIT 1 BY ${key}`;
}

/** SQL of one text column of the rows of {@link currentRows}, without sorting; empty where a key has no row yet. */
export function currentColumn(table: AnyTable, column: string, condition: string): string {
  const committed = `version <= ${nsParameter('headNs')}`;
  return `SELECT multiIf(countIf(${committed}) > 0, argMaxIf(${column}, version, ${committed}),
      min(version) < max(version), argMin(${column}, version), '') AS ${column}
    FROM ${table.name} WHERE ${condition} GROUP BY ${keyColumns(table)}`;
}

/**
 * Of all stored versions, one per key: the newest up to the head. A reader's head may be older than the two versions that
 * are stored of a key (a query that waited, another process that writes): then the older one of the two is taken, which is
 * committed, since the next version of a key is written only after that. A single version beyond the head may not be
 * committed.
 */
export function asOf<T extends AnyTable>(table: T, versions: readonly StateRow<T>[], headNs: bigint): StateRow<T>[] {
  const byKey = new Map<string, StateRow<T>[]>();
  const nameOf = rowNamer(table);
  for (const row of versions) {
    const name = nameOf(row);
    const known = byKey.get(name);
    if (known === undefined) byKey.set(name, [row]);
    else known.push(row);
  }
  const rows: StateRow<T>[] = [];
  for (const known of byKey.values()) {
    const row = newestCommitted(known, headNs);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

function newestCommitted<R>(versions: readonly R[], headNs: bigint): R | undefined {
  const versionOf = (row: R): bigint => (row as { version: bigint }).version;
  const sorted = versions.toSorted((one, other) => (versionOf(one) < versionOf(other) ? -1 : 1));
  const [oldest] = sorted;
  const newest = sorted.at(-1);
  if (oldest === undefined || newest === undefined) return undefined;
  if (versionOf(oldest) <= headNs) return sorted.findLast((row) => versionOf(row) <= headNs);
  return versionOf(oldest) < versionOf(newest) ? oldest : undefined;
}

function keyColumns(table: AnyTable): string {
  return table.key.map(columnName).join(', ');
}
