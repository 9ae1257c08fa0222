import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gunzipSync } from 'node:zlib';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOn } from '../client/client-on.ts';
import { openEmbeddedConnection } from '../client/embedded-connection.ts';
import { openLedgerStore } from '../ledger-store.ts';
import { columnList } from '../table.ts';
import { BATCH_TABLES } from '../tables.ts';
import { MIGRATIONS_FOLDER, type MigrationStep, migrate } from './migrate.ts';

const OPENING = path.join(import.meta.dirname, '../testing/open-store-process.ts');
/** Of the steps that move rows each so many-th is interrupted. */
const APART = testSize(3, 1);
const FIXTURES = path.join(import.meta.dirname, '../../fixtures');

/** What a release wrote, as scripts/make-store-fixtures.ts describes it. */
interface About {
  /** The newest migration of that release. */
  readonly schema: number;
  readonly head: string;
  /** How many rows each table had, as digits. */
  readonly rows: Readonly<Record<string, string>>;
}

describe('a store that a release wrote', () => {
  let folder: string;
  const releases = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-releases-'));
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-upgrade-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => rmSync(releases, { recursive: true, force: true }));

  /** A store as that release left it; made once. */
  async function restore(release: string, about: About): Promise<void> {
    const made = path.join(releases, release);
    if (!existsSync(made)) await make(made, release, about);
    cpSync(path.join(made, 'store'), path.join(folder, 'store'), { recursive: true, verbatimSymlinks: true });
  }

  /** Makes the tables as that release did, and fills them. */
  async function make(folder: string, release: string, { schema, rows }: About): Promise<void> {
    const then = path.join(folder, 'migrations');
    mkdirSync(then, { recursive: true });
    for (const name of readdirSync(MIGRATIONS_FOLDER))
      if (Number(name.slice(0, 4)) <= schema) cpSync(path.join(MIGRATIONS_FOLDER, name), path.join(then, name));
    const client = clientOn(await openEmbeddedConnection({ folder: path.join(folder, 'store') }));
    try {
      await migrate(client, then);
      for (const name of Object.keys(rows)) {
        const file = path.join(folder, 'table.native');
        writeFileSync(file, gunzipSync(readFileSync(path.join(FIXTURES, release, `${name}.native.gz`))));
        await client.command('fixture', `INSERT INTO ${name} SELECT * FROM file('${file}', 'Native')`);
        rmSync(file);
      }
    } finally {
      await client.close();
    }
  }

  /** Every table's rows, with a sum over all that they hold. */
  async function contents(place: string): Promise<Record<string, unknown>> {
    const store = await openLedgerStore({ kind: 'embedded', folder: place });
    try {
      const tables = await store.client.queryUntyped(
        'fixture',
        `SELECT name, if(engine = 'MergeTree', '', 'FINAL') AS final FROM system.tables
          WHERE database = currentDatabase() AND engine LIKE '%MergeTree' AND name != 'schema_migration'`,
      );
      const found: Record<string, unknown> = {};
      for (const { name, final } of tables) {
        const what = name === 'contract_users_day' ? 'contract, day, finalizeAggregation(users)' : '*';
        const sql = `SELECT count() AS rows, sum(cityHash64(*)) AS sum FROM (SELECT ${what} FROM ${String(name)} ${String(final)})`;
        found[String(name)] = (await store.client.queryUntyped('fixture', sql))[0];
      }
      return found;
    } finally {
      await store.close();
    }
  }

  /** Opens the store in a process that is killed when it begins this step; false where it came to the end. */
  async function killedAt(place: string, step: string): Promise<boolean> {
    const child = spawn(process.execPath, [OPENING, place], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) if (line === step) child.kill('SIGKILL');
    const [, signal] = (await exited) as [number | null, string | null];
    return signal === 'SIGKILL';
  }

  it('goes on where the process that brings it up to date is killed in the middle of steps that move rows', async () => {
    const [release = ''] = readdirSync(FIXTURES);
    await restore(release, JSON.parse(readFileSync(path.join(FIXTURES, release, 'about.json'), 'utf8')) as About);
    const [calm, killed] = [path.join(folder, 'store'), path.join(folder, 'killed')];
    cpSync(calm, killed, { recursive: true });
    const moving: string[] = [];
    const onMigrationStep = ({ migration, step, rows }: MigrationStep) => {
      if (rows > 0n) moving.push(`${migration} ${step}`);
    };
    await (await openLedgerStore({ kind: 'embedded', folder: calm, onMigrationStep })).close();
    expect(moving.length).toBeGreaterThan(3);
    for (const step of moving.filter((_, index) => index % APART === 0))
      expect(await killedAt(killed, step), step).toBe(true);
    expect(await contents(killed)).toEqual(await contents(calm));
  }, 240_000);

  it.each(readdirSync(FIXTURES))('%s is opened with all that it holds', async (release) => {
    const about = JSON.parse(readFileSync(path.join(FIXTURES, release, 'about.json'), 'utf8')) as About;
    expect(Number(about.rows.transaction)).toBeGreaterThan(200);
    await restore(release, about);
    const store = await openLedgerStore({ kind: 'embedded', folder: path.join(folder, 'store') });
    try {
      expect(String(store.head?.sequence)).toBe(about.head);
      const counted: Record<string, string> = {};
      for (const name of Object.keys(about.rows)) {
        const [row] = await store.client.queryUntyped('fixture', `SELECT count() AS rows FROM ${name}`);
        counted[name] = String(row?.rows);
      }
      expect(counted).toEqual(about.rows);
      // Candidates are called as the program calls them.
      const nouns = `SELECT arraySort(groupUniqArray(noun)) AS nouns FROM entity_memo`;
      expect((await store.client.queryUntyped('fixture', nouns))[0]).toEqual({ nouns: ['account', 'topic'] });
      const kinds = `SELECT arraySort(groupUniqArray(kind)) AS kinds FROM search_term`;
      expect((await store.client.queryUntyped('fixture', kinds))[0]).toEqual({ kinds: ['account', 'token', 'topic'] });
      // Every column that the program reads is there, and can be read.
      for (const table of Object.values(BATCH_TABLES)) {
        const sql = `SELECT count() AS rows FROM (SELECT ${columnList(table)} FROM ${table.name}) WHERE NOT ignore(*)`;
        const [row] = await store.client.queryUntyped('fixture', sql);
        expect(typeof row?.rows, table.name).toBe('bigint');
      }
    } finally {
      await store.close();
    }
  });
});
