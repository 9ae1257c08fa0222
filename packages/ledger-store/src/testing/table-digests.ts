import type { LedgerStore } from '../ledger-store.ts';

const TAG = 'test:digests';
const NO_ROWS = '0 rows, digest 0';

/** Each table's row count and a digest of its rows, whenever they were written; columns named as `table.column` are omitted. */
export async function tableDigests(
  { client }: LedgerStore,
  without: ReadonlySet<string> = new Set(),
): Promise<Record<string, string>> {
  const tables = await client.query(
    TAG,
    `SELECT name, engine, ifNull(total_rows, 1) AS total FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree' ORDER BY name`,
    {},
    { name: 'text', engine: 'text', total: 'u64' },
  );
  const columns = await client.query(
    TAG,
    'SELECT table, name, type FROM system.columns WHERE database = currentDatabase() ORDER BY table, position',
    {},
    { table: 'text', name: 'text', type: 'text' },
  );
  const columnsOf = Map.groupBy(columns, ({ table }) => table);
  const digests: Record<string, string> = {};
  for (const { name, engine, total } of tables) {
    if (total === 0n) {
      digests[name] = NO_ROWS;
      continue;
    }
    // When it was written is the one thing that may differ.
    const compared = (columnsOf.get(name) ?? []).filter(
      ({ name: column, type }) =>
        type !== 'DateTime64(3)' && !/(^|_)(written|applied)_at$/.test(type) && !without.has(`${name}.${column}`),
    );
    const values = compared.map(({ name: column, type }) =>
      type.startsWith('AggregateFunction') ? `finalizeAggregation(\`${column}\`)` : `\`${column}\``,
    );
    // Rows that merge belong together whether the engine has merged them yet or not.
    const final = engine === 'MergeTree' ? '' : 'FINAL';
    const [row] = await client.query(
      TAG,
      `SELECT toUInt64(count()) AS rows, toUInt64(sum(cityHash64(tuple(${values.join(', ')})))) AS digest FROM \`${name}\` ${final}`,
      {},
      { rows: 'u64', digest: 'u64' },
    );
    if (name !== 'schema_migration') digests[name] = `${row?.rows} rows, digest ${row?.digest}`;
  }
  return digests;
}
