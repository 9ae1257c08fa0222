import type { Parameter } from '../client/ledger-client.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnList, columnName } from '../table.ts';
import { currentPage } from '../token/list-page.ts';
import { rowNamer, type StateKey, type StateRow, type StateTable } from './state-table.ts';

const TAG = 'state:under';
/** Rows that are read at once: few at first, since most pages are small. */
const FIRST_ROWS = 120;
const MOST_ROWS = 1_000;

/** Where rows are read from, and in which direction. */
interface RowsUnder<T extends StateTable> {
  readonly order: 'asc' | 'desc';
  /** Begins behind this key. */
  readonly after?: StateKey<T> | undefined;
}

/**
 * The rows as of the head whose key begins with some columns, in the order of the key, read as far as the caller goes. The key has one
 * more column than `prefix`.
 */
export async function* rowsUnder<T extends StateTable>(
  snapshot: LedgerSnapshot,
  table: T,
  prefix: Partial<StateKey<T>>,
  { order, after }: RowsUnder<T>,
): AsyncGenerator<StateRow<T>> {
  let behind = after;
  // Ends where there are no more rows.
  for (let size = FIRST_ROWS; ; size = MOST_ROWS) {
    const page = { order, limit: size, after: behind };
    const rows =
      snapshot.rows === undefined
        ? await storedUnder(snapshot, table, prefix, page)
        : await snapshot.rows.states.under(table, prefix, headInstant(snapshot), page);
    yield* rows;
    if (rows.length < size) return;
    behind = rows.at(-1) as unknown as StateKey<T>;
  }
}

async function storedUnder<T extends StateTable>(
  snapshot: LedgerSnapshot,
  table: T,
  prefix: Partial<StateKey<T>>,
  { order, limit, after }: RowsUnder<T> & { readonly limit: number },
): Promise<StateRow<T>[]> {
  const [direction, isBehind] = order === 'asc' ? ['ASC', '>'] : ['DESC', '<'];
  const given = Object.entries(prefix) as [string, Parameter][];
  const parts = given.map(([property]) => `${columnName(property)} = {${property}:${typeOf(table, property)}}`);
  const last = table.key.at(-1) ?? '';
  if (after !== undefined) parts.push(`${columnName(last)} ${isBehind} {behind:${typeOf(table, last)}}`);
  const keyed = table.key.map((property) => `${columnName(property)} ${direction}`).join(', ');
  const sql = `SELECT ${columnList(table)} FROM ${table.name}
    WHERE ${[...parts, `version <= ${nsParameter('headNs')}`].join(' AND ')} ORDER BY ${keyed} LIMIT {limit:UInt32}`;
  const behind = (after as Readonly<Record<string, Parameter>> | undefined)?.[last];
  const parameters = {
    ...Object.fromEntries(given),
    headNs: headInstant(snapshot),
    ...(behind !== undefined && { behind }),
  };
  return currentPage<StateRow<T> & { readonly version: bigint }>(
    {
      stored: (size) =>
        snapshot.client.query(TAG, sql, { ...parameters, limit: size }, table.columns, READ_LIMITS) as never,
      keyOf: rowNamer(table),
      keeps: () => true,
    },
    { limit },
  );
}

function typeOf(table: StateTable, property: string): string {
  return table.columns[property] === 'i64' ? 'Int64' : 'UInt64';
}
