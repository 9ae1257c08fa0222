import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clientOn } from '../client/client-on.ts';
import { openEmbeddedConnection } from '../client/embedded-connection.ts';
import { columnList } from '../column-list.ts';
import { openLedgerStore } from '../ledger-store.ts';
import { BATCH_TABLES } from '../tables.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

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
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-upgrade-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Makes the tables as that release did, and fills them. */
  async function restore(release: string, { schema, rows }: About): Promise<void> {
    const then = path.join(folder, 'migrations');
    mkdirSync(then);
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
