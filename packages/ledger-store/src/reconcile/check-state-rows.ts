import { isDeepStrictEqual } from 'node:util';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { PLACE_LISTS, type PlaceList, readPlace, termOf, writePlace } from '../rows/place-list.ts';
import { asOf } from '../state/queries.ts';
import { rowNamer, type StateRow, type StateTable } from '../state/state-table.ts';
import { columnList, columnName } from '../table.ts';
import { STATE_TABLES } from '../tables.ts';
import type { Finding } from './finding.ts';
import { CHECK_LIMITS, sampleIds } from './sample.ts';

const TAG = 'reconcile:state-rows';
/** So many keys of each table are looked at. */
const SAMPLES = 200;
/** So many places of a list are compared one by one. */
const PLACES = 25;
/** Lists with more rows are compared by their rows alone; of accounts by balance the greatest are compared besides. */
const MOST_ROWS = 100_000;

/** Rows of current state are in the row store as in the column store, and in the lists that they belong to. */
export async function* checkStateRows(snapshot: LedgerSnapshot): AsyncGenerator<Finding> {
  for (const table of Object.values(STATE_TABLES)) yield* checkTable(snapshot, table);
  for (const list of PLACE_LISTS) yield* checkList(snapshot, list);
}

function keyOf({ key }: StateTable): string {
  return key.map(columnName).join(', ');
}

/** The rows as of the head whose keys a statement gives; one that changed again since may be newer. */
async function scanRows<T extends StateTable>(
  snapshot: LedgerSnapshot,
  table: T,
  keys: string,
  parameters: Readonly<Record<string, bigint>> = {},
): Promise<StateRow<T>[]> {
  const headNs = headInstant(snapshot);
  const sql = `SELECT ${columnList(table)} FROM ${table.name} WHERE (${keyOf(table)}) GLOBAL IN (${keys})`;
  const versions = await snapshot.client.query(TAG, sql, parameters, table.columns, CHECK_LIMITS);
  return asOf(table, versions as StateRow<T>[], headNs);
}

/** Rows by their keys; those that changed after the head are left alone. */
async function* checkTable(snapshot: LedgerSnapshot, table: StateTable): AsyncGenerator<Finding> {
  const keys = `SELECT DISTINCT ${keyOf(table)} FROM ${table.name} WHERE version <= ${nsParameter('headNs')}
    ORDER BY cityHash64(${keyOf(table)}) LIMIT ${SAMPLES}`;
  const headNs = headInstant(snapshot);
  const scanned = await scanRows(snapshot, table, keys, { headNs });
  const found = await snapshot.rows.states.byKey(table, scanned, headNs);
  const nameOf = rowNamer(table);
  const byName = new Map(found.map((row) => [nameOf(row), row]));
  for (const row of scanned) {
    const same = byName.get(nameOf(row));
    const isSettled = [row, same].every((one) => ((one as { version?: bigint } | undefined)?.version ?? 0n) <= headNs);
    if (isSettled && !isDeepStrictEqual(same, row))
      yield { check: 'rows', subject: `${table.name} ${nameOf(row)}`, expected: 0n, found: 1n };
  }
}

/** The first places of some lists of a kind, and how many each has. */
async function* checkList(snapshot: LedgerSnapshot, list: PlaceList): AsyncGenerator<Finding> {
  for (const term of await termsOf(snapshot, list)) {
    const places = await placesByScan(snapshot, list, term);
    if (places === undefined) continue;
    const headNs = headInstant(snapshot);
    const subject = `list ${list.list} (${list.table.name}) of ${term}`;
    const count = (await snapshot.rows.places.count(list, term, headNs, MOST_ROWS)) ?? -1n;
    const first = await snapshot.rows.places.page(list, { term, order: 'forward', limit: PLACES }, headNs);
    if (count !== BigInt(places.length))
      yield { check: 'rows', subject: `places in ${subject}`, expected: BigInt(places.length), found: count };
    else if (!isDeepStrictEqual(first, places.slice(0, PLACES)))
      yield { check: 'rows', subject: `first places in ${subject}`, expected: 0n, found: 1n };
  }
}

function termsOf(snapshot: LedgerSnapshot, { table, term }: PlaceList): Promise<readonly bigint[]> | readonly bigint[] {
  if (term === undefined) return [0n];
  const column = columnName(term);
  return sampleIds(snapshot, TAG, `SELECT DISTINCT ${column} AS id FROM ${table.name} WHERE ${column} != 0`);
}

/** The places that a list should have, in its order; undefined where they are too many, or where rows changed since. */
async function placesByScan(snapshot: LedgerSnapshot, list: PlaceList, term: bigint) {
  const { table } = list;
  const named = list.term === undefined ? '' : `WHERE ${columnName(list.term)} = {term:UInt64}`;
  const keys = `SELECT DISTINCT ${keyOf(table)} FROM ${table.name} ${named} LIMIT ${MOST_ROWS}`;
  const rows = await scanRows(snapshot, table, keys, list.term === undefined ? {} : { term });
  const isSettled = rows.every((row) => (row as { version: bigint }).version <= headInstant(snapshot));
  if (rows.length === MOST_ROWS || !isSettled) return undefined;
  return rows
    .filter((row) => termOf(list, row) === term && list.holds(row))
    .map((row) => writePlace(list, row))
    .sort(Buffer.compare)
    .map((bytes) => readPlace(list, bytes));
}
