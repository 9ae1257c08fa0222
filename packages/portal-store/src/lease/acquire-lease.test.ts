import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../drizzle.ts';
import { acquireLease, openPortalStore, type PortalStore } from '../index.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import type { Guarded } from './guarded.ts';

describe('a lease', () => {
  let portal: TestPortal;
  let stores: PortalStore[];
  let abort: AbortController;
  beforeAll(async () => {
    portal = await startTestPortal();
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    const databaseUrl = await portal.databaseUrl();
    stores = await Promise.all([1, 2].map(() => openPortalStore({ databaseUrl })));
    abort = new AbortController();
  });
  afterEach(async () => {
    abort.abort();
    await Promise.all(stores.map((store) => store.close()));
  });

  const reported: (string | undefined)[] = [];
  const ask = (index: number, guarded: Guarded = { guards: 'ingest', network: 'mainnet' }) => {
    const store = stores[index];
    if (store === undefined) throw new Error('no such store');
    const holder = `process ${index}`;
    return acquireLease(store, { ...guarded, holder, signal: abort.signal, onWaiting: (by) => reported.push(by) });
  };

  it('has one holder for each thing that it guards; a standby learns whose, and continues when it is released', async () => {
    const first = await ask(0);
    const other = await ask(1, { guards: 'ingest', network: 'testnet' });
    const feeds = await ask(1, { guards: 'feeds' });
    let second: Awaited<ReturnType<typeof ask>>;
    const waiting = ask(1).then((lease) => {
      second = lease;
    });
    await expect.poll(() => reported).toEqual(['process 0']);
    expect(second).toBeUndefined();
    const started = Date.now();
    await first?.release();
    await waiting;
    // Given back in order: without the grace that a crash costs.
    expect(Date.now() - started).toBeLessThan(8_000);
    expect(second).toBeDefined();
    await second?.release();
    await other?.release();
    await feeds?.release();
  });

  it.each<[string, Guarded]>([
    ['mainnet', { guards: 'ingest', network: 'mainnet' }],
    ['feeds:', { guards: 'feeds' }],
  ])('is not given beside that of a process of an earlier version, which locks %s', async (name, guarded) => {
    const old = new Client(stores[0]?.connection);
    await old.connect();
    const lock = 'select pg_try_advisory_lock(7263002, hashtext($1)) as locked';
    await old.query(lock, [name]);
    reported.length = 0;
    const waiting = ask(1, guarded);
    await expect.poll(() => reported).toEqual(['a process that is starting']);
    await old.end();
    const lease = await waiting;
    expect(lease).toBeDefined();
    const later = new Client(stores[0]?.connection);
    await later.connect();
    expect((await later.query<{ locked: boolean }>(lock, [name])).rows).toEqual([{ locked: false }]);
    await later.end();
    await lease?.release();
  });

  it('is lost with its connection, and the next holder waits until the one before must know it', async () => {
    const first = await ask(0);
    if (first === undefined) throw new Error('no lease');
    const started = Date.now();
    const waiting = ask(1);
    await stores[1]?.query((db) =>
      db.execute(
        sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ),
    );
    const reason = await first.lost;
    const knownAfter = Date.now() - started;
    expect(reason).toMatch(/terminat|closed/i);
    const second = await waiting;
    expect(second).toBeDefined();
    expect(Date.now() - started).toBeGreaterThan(Math.max(knownAfter, 9_000));
    await second?.release();
  });

  it('is not waited for any longer once the process is to end', async () => {
    const first = await ask(0);
    const waiting = ask(1);
    await sleep(200);
    abort.abort();
    expect(await waiting).toBeUndefined();
    await first?.release();
  });
});
