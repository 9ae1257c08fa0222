import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activeDapp,
  contractAbi,
  forgetExpiredMails,
  latestNews,
  openPortalStore,
  queueNamed,
  siteSettings,
  switchedFeatures,
} from './index.ts';
import { migrateAsOf } from './migrate.ts';
import { startTestPortal, type TestPortal } from './testing/test-portal.ts';

const FIXTURES = path.join(import.meta.dirname, '../fixtures');

/** What scripts/make-store-fixtures.ts writes: how many migrations the release had, and its rows as PostgreSQL tells them. */
interface Fixture {
  readonly migrations: number;
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
}

describe('a portal database that a release wrote', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal();
  });
  afterAll(() => portal.stop());

  /** Makes the tables as that release did, and fills them. */
  async function restore(databaseUrl: string, { migrations, tables }: Fixture): Promise<void> {
    const pool = new Pool({ connectionString: databaseUrl, max: 1 });
    try {
      await migrateAsOf(pool, (all) => all.slice(0, migrations));
      // Rows that migrations wrote are among them, and no trigger changes what was there.
      const names = Object.keys(tables).map((name) => `"${name}"`);
      await pool.query(`set session_replication_role = replica; truncate ${names.join(', ')} cascade`);
      for (const [name, rows] of Object.entries(tables))
        await pool.query(
          `insert into "${name}" overriding system value select * from jsonb_populate_recordset(null::"${name}", $1)`,
          [JSON.stringify(rows)],
        );
    } finally {
      await pool.end();
    }
  }

  it.each(readdirSync(FIXTURES))('%s is opened with all that it holds', async (name) => {
    const fixture = JSON.parse(gunzipSync(readFileSync(path.join(FIXTURES, name))).toString()) as Fixture;
    const databaseUrl = await portal.databaseUrl('empty');
    await restore(databaseUrl, fixture);
    const store = await openPortalStore({ databaseUrl });
    try {
      expect((await siteSettings(store)).get('networkName')).toBe('Fixture');
      expect((await switchedFeatures(store, undefined)).get('fixture')).toBe(true);
      expect((await latestNews(store, 5)).map(({ title }) => title)).toEqual(['Release']);
      expect((await activeDapp(store, 'release'))?.company).toBe('Makers');
      expect((await contractAbi(store, entityIdFromStore(1_001n)))?.name).toBe('Release');
    } finally {
      await store.close();
    }
  });

  it('has queues that users named themselves be their own', async () => {
    const databaseUrl = await portal.databaseUrl('empty');
    const pool = new Pool({ connectionString: databaseUrl });
    try {
      await migrateAsOf(pool, (all) => all.filter(({ tag }) => tag < '0034'));
      await pool.query("insert into portal_user (email, name) values ('ada@example.org', 'Ada')");
      const names = ['orders', 'ledgerscope-mine', ...['transaction', 'hcs-topic'].map(queueOfPortal), 'read'];
      for (const name of names)
        await pool.query(
          `insert into subscription (user_id, type, model, queue_name, iam_users)
           select id, 'TRANSACTION', 'FREE', $1, $2 from portal_user`,
          [name, name === 'read' ? ['arn:aws:iam::000000000000:user/a'] : []],
        );
      const store = await openPortalStore({ databaseUrl });
      try {
        const queues = await Promise.all(names.map((name) => queueNamed(store, name)));
        expect(queues.map((queue) => queue?.isPublic)).toEqual([false, false, true, true, false]);
      } finally {
        await store.close();
      }
    } finally {
      await pool.end();
    }
  });

  it('knows who had which lease, so that the next one waits until that process must know that it is lost', async () => {
    const databaseUrl = await portal.databaseUrl('empty');
    const pool = new Pool({ connectionString: databaseUrl });
    try {
      await migrateAsOf(pool, (all) => all.filter(({ tag }) => tag < '0038'));
      await pool.query("insert into ingest_lease (network, holder) values ('mainnet', 'a'), ('feeds:', 'b')");
      const store = await openPortalStore({ databaseUrl });
      try {
        const { rows } = await pool.query('select guards, network, holder from lease order by guards');
        expect(rows).toEqual([
          { guards: 'feeds', network: '', holder: 'b' },
          { guards: 'ingest', network: 'mainnet', holder: 'a' },
        ]);
      } finally {
        await store.close();
      }
    } finally {
      await pool.end();
    }
  });

  it('keeps phone numbers, which nobody has confirmed, and ends links in mails that are stored', async () => {
    const databaseUrl = await portal.databaseUrl('empty');
    const pool = new Pool({ connectionString: databaseUrl });
    try {
      await migrateAsOf(pool, (all) => all.filter(({ tag }) => tag < '0037'));
      await pool.query(`insert into portal_user (email, name, contact, role, activated_at) values
        ('ada@example.org', 'Ada', '+12025550123', 'user', now()), ('boss@example.org', 'Boss', null, 'administrator', now()),
        ('waits@example.org', 'Waits', null, 'user', null)`);
      await pool.query(`insert into mail (recipient, subject, text, html, created_at) values
        ('ada@example.org', 'old', 'https://x/hedera/reset-password?token=T', '', now() - interval '2 hours'),
        ('ada@example.org', 'news', 'no link', '', now() - interval '2 hours')`);
      const store = await openPortalStore({ databaseUrl });
      try {
        const users = await pool.query(`select contact, contact_confirmed_at confirmed, has_free_units,
          address_confirmed_at is not null as address from portal_user order by id`);
        const free = { confirmed: null, has_free_units: true };
        expect(users.rows).toEqual([
          { ...free, contact: '+12025550123', address: true },
          { ...free, contact: null, address: false },
          { ...free, contact: null, address: false },
        ]);
        await forgetExpiredMails(store);
        const mails = await pool.query('select subject, text from mail order by id');
        expect(mails.rows).toEqual([
          { subject: 'old', text: '' },
          { subject: 'news', text: 'no link' },
        ]);
      } finally {
        await store.close();
      }
    } finally {
      await pool.end();
    }
  });
});

/** A name that the portal makes. */
function queueOfPortal(type: string): string {
  return `ledgerscope-${type}-${'0a'.repeat(12)}`;
}
