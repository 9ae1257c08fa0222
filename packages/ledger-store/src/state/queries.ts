import type { Parameter, Parameters, StatementLimits } from '../client/ledger-client.ts';
import { headInstant, nsParameter, nsSetParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type ColumnKind, columnList, columnName } from '../table.ts';
import { rowNamer, type StateKey, type StateRow, type StateTable } from './state-table.ts';

type AnyTable = StateTable;
/** Parameters travel in the URL over HTTP, which bounds a statement's keys. */
const KEYS_PER_STATEMENT = { embedded: 10_000, http: 300 } as const;

/** The row of a key as of the head; undefined when the key has none. */
export async function stateRow<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
  key: StateKey<T>,
): Promise<StateRow<T> | undefined> {
  return (await stateRows(snapshot, tag, table, [key]))[0];
}

/** The rows of many keys as of the head, in no order; keys without a row are omitted. Rows asked for before are not read again. */
export async function stateRows<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
  keys: readonly StateKey<T>[],
): Promise<StateRow<T>[]> {
  const nameOf = rowNamer(table);
  const byName = new Map<string, StateKey<T>>(keys.map((key) => [nameOf(key), key]));
  const kind = snapshot.caches.answers.kindOf(snapshot, table.name);
  const rows = await snapshot.caches.answers.readMany(kind, [...byName.keys()], async (missing) => {
    const wanted = missing.map((name) => byName.get(name)).filter((key) => key !== undefined);
    return new Map((await storedStateRows(snapshot, tag, table, wanted)).map((row) => [nameOf(row), row]));
  });
  return [...rows.values()];
}

/** The same, read from the store whatever was asked for before: rows that the caller may change. */
export async function storedStateRows<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
  keys: readonly StateKey<T>[],
): Promise<StateRow<T>[]> {
  if (snapshot.rows !== undefined) {
    const nameOf = rowNamer(table);
    const once = new Map(keys.map((key) => [nameOf(key), key]));
    return snapshot.rows.states.byKey(table, [...once.values()], headInstant(snapshot));
  }
  const size = KEYS_PER_STATEMENT[snapshot.client.kind];
  const found: StateRow<T>[] = [];
  for (let start = 0; start < keys.length; start += size)
    for (const row of await readRows(snapshot, tag, table, keys.slice(start, start + size))) found.push(row);
  return found;
}

/** Every row of a table as of the head, in the order of the key: for tables that stay small. */
export async function allStateRows<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
): Promise<StateRow<T>[]> {
  if (snapshot.rows !== undefined) return snapshot.rows.states.under(table, {}, headInstant(snapshot));
  return stateRowsWhere(snapshot, tag, table, '1 = 1');
}

/** The rows as of the head from one key to another that differs from it in the last column alone, both included, in the order of the key. */
export async function stateRowsBetween<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
  first: StateKey<T>,
  last: StateKey<T>,
): Promise<StateRow<T>[]> {
  if (snapshot.rows !== undefined) return snapshot.rows.states.between(table, first, last, headInstant(snapshot));
  const property = table.key.at(-1) ?? '';
  const parameters: Record<string, Parameter> = {};
  const parts = table.key.map((name) => {
    const values = first as Readonly<Record<string, Parameter>>;
    parameters[name] = values[name] as Parameter;
    const value = `{${name}:${PARAMETER_TYPES[table.columns[name] ?? 'u64'] ?? 'UInt64'}}`;
    return `${columnName(name)} ${name === property ? '>=' : '='} ${value}`;
  });
  parameters.last = (last as Readonly<Record<string, Parameter>>)[property] as Parameter;
  const until = `${columnName(property)} <= {last:${PARAMETER_TYPES[table.columns[property] ?? 'u64'] ?? 'UInt64'}}`;
  return stateRowsWhere(snapshot, tag, table, [...parts, until].join(' AND '), parameters);
}

/**
 * The rows as of the head of every key that `condition` selects, in the order of the key. It reads what the condition
 * selects and no more. The condition may only use columns of the key: by another column it would find versions that
 * are no longer current.
 */
async function stateRowsWhere<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
  condition: string,
  parameters: Parameters = {},
  limits?: StatementLimits,
): Promise<StateRow<T>[]> {
  const { readPacked } = table;
  const columns = readPacked === undefined ? columnList(table) : 'packed';
  const sql = `SELECT ${columns} FROM ${table.name} WHERE ${condition} ORDER BY ${keyColumns(table)}`;
  const versions =
    readPacked === undefined
      ? await snapshot.client.query(tag, sql, parameters, table.columns, limits)
      : (await snapshot.client.query(tag, sql, parameters, { packed: 'bytes' }, limits)).map((row) =>
          readPacked(row.packed),
        );
  return asOf(table, versions as StateRow<T>[], headInstant(snapshot));
}

/**
 * The same as SQL, for sums over many keys. Needs the parameter `headNs` ({@link headInstant}).
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

async function readRows<T extends AnyTable>(
  snapshot: LedgerSnapshot,
  tag: string,
  table: T,
  keys: readonly StateKey<T>[],
): Promise<StateRow<T>[]> {
  const parameters: Record<string, Parameter> = {};
  for (const property of table.key) {
    const values = keys.map((key) => (key as Readonly<Record<string, unknown>>)[property]);
    parameters[property] = values as Parameter & readonly unknown[];
  }
  return stateRowsWhere(snapshot, tag, table, keyCondition(table), parameters);
}

/** One column takes a plain set; several take a set of tuples. Either is a range set on the primary key. */
function keyCondition(table: AnyTable): string {
  const arrays = table.key.map((property) => setParameter(property, table.columns[property] ?? 'u64'));
  if (arrays.length === 1) return `${keyColumns(table)} IN ${arrays[0]}`;
  return `(${keyColumns(table)}) IN arrayZip(${arrays.join(', ')})`;
}

const PARAMETER_TYPES: Readonly<Partial<Record<ColumnKind, string>>> = { text: 'String', i64: 'Int64', u32: 'UInt32' };

function setParameter(name: string, kind: ColumnKind): string {
  return kind === 'ns' ? nsSetParameter(name) : `{${name}:Array(${PARAMETER_TYPES[kind] ?? 'UInt64'})}`;
}
