// Writes the stores that the upgrade tests open: a ledger store and a portal database as this release makes them, small.
//   node scripts/make-store-fixtures.ts [name]
// Run once for a release, before its tag, and once for a day whose commits change a table, under the name of that day; what was written
// before is never made again.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { BATCH_TABLES, COMMIT_TABLES } from '@ledgerscope/ledger-store/tables';
import {
  addAnnouncement,
  addContractAbi,
  addNews,
  openPortalStore,
  saveDapp,
  setSiteSetting,
  switchFeature,
} from '@ledgerscope/portal-store';

const TOP = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(fs.readFileSync(path.join(TOP, 'package.json'), 'utf8')) as { version: string };
const NAME = process.argv[2] ?? version;
const TRANSACTIONS = '400';
const UNTIL = '2026-03-01T00:00:00Z';
/** Portal tables of no content: the leases of running processes, and what the migrator notes. */
const LEFT_OUT = ['lease', 'heartbeat', '__drizzle_migrations'];

const places = [`packages/ledger-store/fixtures/${NAME}`, `packages/portal-store/fixtures/${NAME}.json.gz`];
if (!/^[\w.-]+$/.test(NAME) || places.some((place) => fs.existsSync(path.join(TOP, place))))
  throw new Error(`${NAME} is no name of a new fixture`);
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-fixtures-'));
try {
  await writeLedger(path.join(TOP, places[0] ?? ''));
  await writePortal(path.join(TOP, places[1] ?? ''));
} finally {
  fs.rmSync(temporary, { recursive: true, force: true });
}

/** A demo network's first transactions, read into a store; each table's rows in ClickHouse's format Native. */
async function writeLedger(target: string): Promise<void> {
  const source = path.join(temporary, 'source');
  const data = path.join(temporary, 'data');
  fs.mkdirSync(source);
  run(
    'apps/server/src/main.ts',
    'demo',
    '--out',
    source,
    '--until',
    UNTIL,
    '--history',
    '3d',
    '--transactions',
    TRANSACTIONS,
  );
  run('bench/src/ingest-run.ts', '--source', `dir:${source}`, '--data', data);
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  const store = await openLedgerStore({ kind: 'embedded', folder: data });
  const count = async (table: string) =>
    String((await store.client.queryUntyped('fixture', `SELECT count() AS rows FROM ${table}`))[0]?.rows);
  const rows: Record<string, string> = {};
  for (const { name } of [...Object.values(BATCH_TABLES), ...Object.values(COMMIT_TABLES)]) {
    // Merged, so that what is inserted again has as many rows.
    await store.client.command('fixture', `OPTIMIZE TABLE ${name} FINAL`);
    const held = await count(name);
    if (held === '0') continue;
    rows[name] = held;
    const file = path.join(temporary, 'table.native');
    fs.rmSync(file, { force: true });
    await store.client.command('fixture', `INSERT INTO FUNCTION file('${file}', 'Native') SELECT * FROM ${name}`);
    fs.writeFileSync(path.join(target, `${name}.native.gz`), gzipSync(fs.readFileSync(file), { level: 9 }));
  }
  const [schema] = await store.client.queryUntyped('fixture', 'SELECT max(version) AS version FROM schema_migration');
  const about = { schema: Number(schema?.version), head: String(store.head?.sequence), rows };
  fs.writeFileSync(path.join(target, 'about.json'), `${JSON.stringify(about, undefined, 2)}\n`);
  await store.close();
}

/** One row at least of whatever people put in, by table, as PostgreSQL writes rows in JSON. */
async function writePortal(target: string): Promise<void> {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const store = await openPortalStore({ dataFolder: path.join(temporary, 'portal'), unsafe: true });
  const id = entityIdFromStore(1_001n);
  const text = { title: 'Release', description: 'A first word.' };
  await setSiteSetting(store, 'networkName', 'Fixture');
  await switchFeature(store, 'fixture', true);
  await addNews(store, { ...text, publishedOn: '2026-03-01' });
  await addAnnouncement(store, { ...text, dateFrom: '2026-03-01', dateTo: '2026-03-31' });
  await saveDapp(store, { ...text, id: 'release', company: 'Makers', accountId: id, active: true, contracts: [] });
  await addContractAbi(store, { contractId: id, name: 'Release', abi: [], source: 'operator' });
  const { rows: tables } = await store.query((db) =>
    db.execute<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1"),
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (LEFT_OUT.includes(name)) continue;
    const { rows } = await store.query((db) =>
      db.execute<{ row: unknown }>(`select to_jsonb(t) as row from "${name}" t`),
    );
    if (rows.length > 0) content[name] = rows.map(({ row }) => row);
  }
  const { rows: applied } = await store.query((db) =>
    db.execute<{ count: number }>('select count(*)::int as count from "__drizzle_migrations"'),
  );
  fs.writeFileSync(target, gzipSync(JSON.stringify({ migrations: applied[0]?.count, tables: content }), { level: 9 }));
  await store.close();
}

function run(script: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [path.join(TOP, script), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
}
