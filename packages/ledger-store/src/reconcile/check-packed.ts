import { isDeepStrictEqual } from 'node:util';
import { blockTable } from '../block/rows.ts';
import type { LedgerClient, Parameters, ResultColumns } from '../client/ledger-client.ts';
import { packedRowReader } from '../client/row-binary-reader.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type ColumnKind, columnList, columnName, type Table } from '../table.ts';
import { STATE_TABLES } from '../tables.ts';
import { nodeTransactionTable, transactionTable } from '../transaction/rows.ts';
import type { Finding } from './finding.ts';

const TAG = 'reconcile:packed';
const LIMITS = { seconds: 600, memoryBytes: 4_000_000_000 } as const;
/** So many rows of each part: what is wrong with packed rows is wrong with those of a part. */
const SAMPLES_OF_PART = 10;
const MOST_SAMPLES = 2_000;
const ROWS_AT_ONCE = 20_000n;

type AnyTable = Table<Readonly<Record<string, ColumnKind>>>;
type AnyRow = Readonly<Record<string, unknown>>;

/** Rows that are in one column besides, and the tables that have them column by column. */
interface PackedTable {
  readonly name: string;
  readonly tables: readonly AnyTable[];
  /** Names a row; of a row of state with its version. */
  readonly key: readonly string[];
  readonly read: (packed: Uint8Array) => object;
}

/** Every table with a column `packed`, as the migrations make it. */
export const PACKED_TABLES: readonly PackedTable[] = [
  { name: 'block', tables: [blockTable], key: ['sequence'], read: packedRowReader(blockTable.columns) },
  {
    name: 'transaction_row',
    tables: [transactionTable, nodeTransactionTable],
    key: ['consensusNs'],
    read: packedRowReader(transactionTable.columns),
  },
  ...Object.values(STATE_TABLES).flatMap((table) =>
    table.readPacked === undefined
      ? []
      : [{ name: table.name, tables: [table], key: [...table.key, 'slot', 'version'], read: table.readPacked }],
  ),
];

/**
 * Packed rows can be read, and say what the columns say: of some rows of each part, or of all. They are read without the columns, as the
 * program reads them: what a part lacks is then made by the engine in another way.
 */
export async function* checkPacked({ client }: LedgerSnapshot, rows: 'some' | 'all' = 'some'): AsyncGenerator<Finding> {
  for (const table of PACKED_TABLES)
    for await (const { where, parameters } of rows === 'all' ? everyRow(client, table) : someRows(client, table))
      yield* checkRows(client, table, where, parameters);
}

interface Choice {
  readonly where: string;
  readonly parameters: Parameters;
}

async function* someRows(client: LedgerClient, { name, key }: PackedTable): AsyncGenerator<Choice> {
  const sql = `SELECT arrayJoin(groupArraySample(${SAMPLES_OF_PART})(${hashOf(key)})) AS place FROM ${name}
    GROUP BY _part LIMIT ${MOST_SAMPLES}`;
  const places = await client.query(TAG, sql, {}, { place: 'u64' }, LIMITS);
  if (places.length === 0) return;
  yield { where: `${hashOf(key)} IN {places:Array(UInt64)}`, parameters: { places: places.map(({ place }) => place) } };
}

async function* everyRow(client: LedgerClient, { name, key }: PackedTable): AsyncGenerator<Choice> {
  const [row] = await client.query(TAG, `SELECT count() AS rows FROM ${name}`, {}, { rows: 'u64' }, LIMITS);
  const parts = ((row?.rows ?? 0n) + ROWS_AT_ONCE - 1n) / ROWS_AT_ONCE;
  for (let part = 0n; part < parts; part += 1n)
    yield { where: `${hashOf(key)} % {parts:UInt64} = {part:UInt64}`, parameters: { parts, part } };
}

function hashOf(key: readonly string[]): string {
  return `cityHash64(${key.map(columnName).join(', ')})`;
}

async function* checkRows(
  client: LedgerClient,
  { name, tables, key, read }: PackedTable,
  where: string,
  parameters: Parameters,
): AsyncGenerator<Finding> {
  const [first] = tables;
  if (first === undefined) return;
  const nameOf = (row: AnyRow) => key.map((property) => String(row[property])).join(' ');
  const stated = new Map<string, AnyRow>();
  for (const table of tables) {
    const sql = `SELECT ${columnList(table)} FROM ${table.name} WHERE ${where}`;
    for (const row of await client.query(TAG, sql, parameters, table.columns, LIMITS)) stated.set(nameOf(row), row);
  }
  const columns = Object.fromEntries(key.map((property) => [property, first.columns[property]])) as ResultColumns;
  const sql = `SELECT ${key.map(columnName).join(', ')}, packed FROM ${name} WHERE ${where}`;
  for (const row of await client.query(TAG, sql, parameters, { ...columns, packed: 'bytes' }, LIMITS)) {
    const expected = stated.get(nameOf(row));
    // A version that merges took out between the two statements is nobody's any more.
    if (expected === undefined) continue;
    if (!isDeepStrictEqual(readOrUndefined(read, row.packed), expected))
      yield { check: 'packed', subject: `${name} ${nameOf(row)}`, expected: 0n, found: 1n };
  }
}

function readOrUndefined(read: (packed: Uint8Array) => object, packed: Uint8Array): object | undefined {
  try {
    return read(packed);
  } catch {
    // That it cannot be read is what is found.
    return undefined;
  }
}
