import type { LedgerStore } from '@ledgerscope/ledger-store';

const TAG = 'test:rows';
/** When something was written, which no two ingests agree on. */
const WRITTEN_AT = /(?:^|_)(?:written|applied)_at$/;

/** Each row of a table: its columns by name, as text; bytes as digits. */
export type TableRows = readonly Readonly<Record<string, string>>[];

/** Every row of every table of a store, by table, in the order of its key. */
export async function tableRows({ client }: LedgerStore): Promise<ReadonlyMap<string, TableRows>> {
  const tables = await client.query(
    TAG,
    `SELECT name, engine, sorting_key, ifNull(total_rows, 1) AS total FROM system.tables
     WHERE database = currentDatabase() AND engine LIKE '%MergeTree' AND name != 'schema_migration' ORDER BY name`,
    {},
    { name: 'text', engine: 'text', sortingKey: 'text', total: 'u64' },
  );
  const columnsOf = Map.groupBy(await readColumns({ client }), ({ table }) => table);
  const rows = new Map<string, TableRows>();
  for (const { name, engine, sortingKey, total } of tables) {
    if (total === 0n) {
      rows.set(name, []);
      continue;
    }
    const columns = columnsOf.get(name) ?? [];
    const values = columns.map(({ column, value }) => `${value} AS \`${column} \``);
    const order = [sortingKey, ...columns.map(({ value }) => value)].filter((key) => key !== '').join(', ');
    // Rows that merge belong together whether the engine has merged them yet or not.
    const from = `\`${name}\` ${engine === 'MergeTree' ? '' : 'FINAL'}`;
    const kinds = Object.fromEntries(columns.map(({ column }) => [`${column} `, 'text' as const]));
    const found = await client.query(TAG, `SELECT ${values.join(', ')} FROM ${from} ORDER BY ${order}`, {}, kinds);
    rows.set(
      name,
      found.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key.trim(), value]))),
    );
  }
  return rows;
}

async function readColumns({ client }: Pick<LedgerStore, 'client'>) {
  const columns = await client.query(
    TAG,
    'SELECT table, name, type FROM system.columns WHERE database = currentDatabase() ORDER BY table, position',
    {},
    { table: 'text', name: 'text', type: 'text' },
  );
  return columns
    .filter(({ type, name }) => type !== 'DateTime64(3)' && !WRITTEN_AT.test(name))
    .map(({ table, name: column, type }) => ({
      table,
      column,
      value: `ifNull(${formatColumn(`\`${column}\``, type)}, 'none')`,
    }));
}

function formatColumn(column: string, type: string): string {
  if (type.startsWith('AggregateFunction')) return `toString(finalizeAggregation(${column}))`;
  if (/^Array\(.*String/.test(type)) return `toString(arrayMap(each -> hex(each), ${column}))`;
  return /String/.test(type) ? `hex(${column})` : `toString(${column})`;
}
