import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMail } from '../mail/repository.ts';
import { openPortalStore } from '../open-portal-store.ts';
import type { PortalStore } from '../portal-store.ts';
import { sql } from '../testing/sql.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const LONG_MS = 600_000;
let engine: TestPortal;
let one: PortalStore;
let other: PortalStore;
beforeAll(async () => {
  engine = await startTestPortal();
  const databaseUrl = await engine.databaseUrl();
  one = await openPortalStore({ databaseUrl });
  other = await openPortalStore({ databaseUrl });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await engine.stop();
});

const { signal } = new AbortController();
const mail = { recipient: 'ada@example.org', subject: 's', text: 't', html: 'h' };

it('wakes who waits when another process has committed, also where its connection was lost meanwhile', async () => {
  const begun = performance.now();
  // The first one hears that the connection is there.
  await other.wakes.from('mail', signal)(LONG_MS);
  let woken = other.wakes.from('mail', signal);
  // What came between looking and waiting counts.
  await one.query((db) => writeMail(db, mail));
  await woken(LONG_MS);
  woken = other.wakes.from('mail', signal);
  const waits = woken(LONG_MS);
  await one.query((db) =>
    db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen ledgerscope_wake'`),
  );
  await waits;
  const ended = new AbortController();
  const aborted = other.wakes.from('mail', ended.signal)(LONG_MS);
  ended.abort();
  await aborted;
  expect(performance.now() - begun).toBeLessThan(LONG_MS);
});
