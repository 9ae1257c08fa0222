import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTableName, sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import * as schema from '../schema.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { contentVersion } from './repository.ts';

/** What no page shows. */
const WITHOUT = [
  'content_version',
  'alert',
  'api_key',
  'api_key_call',
  'attempt',
  'audit',
  'aws_queue',
  'blocked_hash',
  'component_day',
  'contact_code',
  'delivery',
  'feed_position',
  'hbar_payment',
  'hbar_quote',
  'heartbeat',
  'invoice',
  'invoice_number',
  'known_device',
  'lease',
  'mail',
  'mail_request',
  'one_time_token',
  'portal_user',
  'queue_message',
  'rate_bucket',
  'receiver',
  'saved_account',
  'sent_messages',
  'session',
  'submission',
  'subscription',
  'subscription_abi',
  'subscription_filter',
  'unit_balance',
  'unit_entry',
  'unit_process',
  'unit_reservation',
];
const TABLES = Object.values(schema).map(getTableName);

describe('the version of what the portal shows', () => {
  let portal: TestPortal;
  let store: PortalStore;
  beforeAll(async () => {
    portal = await startTestPortal();
    store = await portal.open();
  });
  afterAll(async () => {
    await store.close();
    await portal.stop();
  });
  const run = (statement: string) => store.query((db) => db.execute(sql.raw(statement)));

  it.each(TABLES.filter((name) => !WITHOUT.includes(name)))(
    'grows with each statement that writes %s',
    async (name) => {
      const before = await contentVersion(store);
      await run(`delete from "${name}"`);
      expect(await contentVersion(store)).toBe(before + 1n);
      await run(`truncate "${name}" cascade`);
      expect(await contentVersion(store)).toBeGreaterThan(before + 1n);
    },
  );

  it('is that of before until what grew it is committed, and after what failed', async () => {
    const before = await contentVersion(store);
    await store.query((db) =>
      db.transaction(async (transaction) => {
        await transaction.insert(schema.siteSettingTable).values({ name: 'a', value: 'b' });
        expect(await contentVersion(store)).toBe(before);
      }),
    );
    expect(await contentVersion(store)).toBe(before + 1n);
    await expect(run(`insert into "site_setting" ("name", "value") values ('a', 'c')`)).rejects.toThrow();
    expect(await contentVersion(store)).toBe(before + 1n);
  });
});
