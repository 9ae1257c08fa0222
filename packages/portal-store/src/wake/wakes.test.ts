import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMail } from '../mail/repository.ts';
import { openPortalStore } from '../open-portal-store.ts';
import type { PortalStore } from '../portal-store.ts';
import { sql } from '../testing/sql.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { Wakes } from './wakes.ts';

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

it('wakes those who wait when another process has committed, also where its connection was lost before', async () => {
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
    where query = 'listen ledgerscope_wake' and datname = current_database()`),
  );
  await waits;
  const ended = new AbortController();
  const aborted = other.wakes.from('mail', ended.signal)(LONG_MS);
  ended.abort();
  await aborted;
  expect(performance.now() - begun).toBeLessThan(LONG_MS);
});

it('connects anew where the other end has gone without a word', async () => {
  const {
    host = '',
    database,
    user,
  } = one.connection.connectionString
    ? Object.fromEntries(new URL(one.connection.connectionString).searchParams)
    : one.connection;
  const name = database ?? new URL(one.connection.connectionString ?? '').pathname.slice(1);
  const taken: Socket[] = [];
  const between = createServer((socket) => {
    taken.push(socket);
    const there = createConnection(`${host}/.s.PGSQL.5432`);
    socket.on('error', () => there.destroy());
    there.on('error', () => socket.destroy());
    socket.pipe(there).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const { port } = between.address() as AddressInfo;
  const where = { host: '127.0.0.1', port, database: name, ...(user !== undefined && { user }) };
  const wakes = new Wakes({ ...where, query_timeout: 200 }, 20);
  try {
    await wakes.from('queue', signal)(LONG_MS);
    // Nothing passes through any more, and nobody is notified.
    taken[0]?.unpipe();
    taken[0]?.pause();
    await wakes.from('queue', signal)(LONG_MS);
    expect(taken.length).toBeGreaterThan(1);
  } finally {
    await wakes.close();
    for (const socket of taken) socket.destroy();
    between.close();
  }
});
