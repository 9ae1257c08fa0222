import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalStore, setSiteSetting, siteSettings } from '../index.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { backUpPortal } from './back-up-portal.ts';
import { PORTAL_BACKUP, type PortalBackup } from './backup-file.ts';
import { restorePortal } from './restore-portal.ts';

describe('a backup of the portal', () => {
  let portal: TestPortal;
  let top: string;
  beforeAll(async () => {
    portal = await startTestPortal();
    top = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-backup-'));
  });
  afterAll(async () => {
    await portal.stop();
    rmSync(top, { recursive: true, force: true });
  });

  /** Every row of every table, and where sequences stand. */
  async function contents(databaseUrl: string): Promise<Map<string, string>> {
    const client = new Client(databaseUrl);
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
      );
      const all = new Map<string, string>();
      for (const { name } of rows) {
        const found = await client.query(`select row_to_json(t)::text as row from "${name}" t order by 1`);
        all.set(name, JSON.stringify(found.rows));
      }
      const sequences = await client.query(
        "select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1",
      );
      return all.set('sequences', JSON.stringify(sequences.rows));
    } finally {
      await client.end();
    }
  }

  it('has every row as of one instant, and is restored as it was, with texts of every kind', async () => {
    const databaseUrl = await portal.databaseUrl();
    const store = await openPortalStore({ databaseUrl });
    const texts = { tab: 'a\tb\\N\nc', quotes: `"';--`, far: '\u{1f980} \u202e', none: '\\.' };
    for (const [name, text] of Object.entries(texts)) await setSiteSetting(store, name, text);
    const client = new Client(databaseUrl);
    await client.connect();
    for (const title of ['one', 'two'])
      await client.query('insert into news (title, description, published_on) values ($1, $1, now())', [title]);
    const folder = path.join(top, 'whole');
    const before = await contents(databaseUrl);
    const backup = await backUpPortal(store, folder);
    expect(backup.tables.find(({ name }) => name === 'news')?.rows).toBe(2);
    // What comes later is not in it.
    await setSiteSetting(store, 'later', 'x');
    await store.close();
    await client.end();

    const to = await portal.databaseUrl('empty');
    await restorePortal({ databaseUrl: to }, folder);
    expect(await contents(to)).toEqual(before);
    const again = await openPortalStore({ databaseUrl: to });
    expect(Object.fromEntries(await siteSettings(again))).toMatchObject(texts);
    // Numbers go on where they stood.
    const other = new Client(to);
    await other.connect();
    const { rows } = await other.query<{ id: string }>(
      "insert into news (title, description, published_on) values ('three', '', now()) returning id::text",
    );
    expect(rows[0]?.id).toBe('3');
    await other.end();
    await again.close();
    await expect(restorePortal({ databaseUrl: to }, folder)).rejects.toThrow('not empty');
  });

  it('of a newer program is refused, and leaves the database as empty as it was', async () => {
    const store = await portal.open();
    const folder = path.join(top, 'newer');
    const backup = await backUpPortal(store, folder);
    await store.close();
    const newer: PortalBackup = { ...backup, migrations: [...backup.migrations, '99999999999999'] };
    writeFileSync(path.join(folder, PORTAL_BACKUP), JSON.stringify(newer));
    const to = await portal.databaseUrl('empty');
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(restorePortal({ databaseUrl: to }, folder)).rejects.toThrow('newer version');
    expect(readFileSync(path.join(folder, PORTAL_BACKUP), 'utf8')).toContain('99999999999999');
  });
});
