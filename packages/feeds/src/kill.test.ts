import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entityIdFromStore } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import {
  addFilter,
  addSubscription,
  feedPosition,
  grantUnits,
  openPortalStore,
  type PortalStore,
  replaySubscription,
  saveAccount,
} from '@ledgerscope/portal-store';
import { layEmptyPortal } from '@ledgerscope/portal-store/testing/empty-portal';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ALERT_EVERY_SECONDS, paidBy, TICK_NS } from './testing/tick.ts';

const PROCESS = path.join(import.meta.dirname, 'testing/feed-process.ts');
const KILLS = testSize(4, 50);
const DATABASE_KILLS = testSize(1, 20);
const MOST_WAIT_MS = 400;
/** Many processes have to start again, on a machine that may have other work. */
const PATIENCE_MS = testSize(60_000, 300_000);
const TEST_MS = testSize(240_000, 1_200_000);
const COUNTED = 200n;
const POOR_UNITS = 150n;
const REPLAYED_NS = 60_000n * TICK_NS;

let engine: TestPortal;
let databaseUrl = '';
let store: PortalStore;
beforeAll(async () => {
  engine = await startTestPortal();
  databaseUrl = await engine.databaseUrl();
  store = await openPortalStore({ databaseUrl });
});
afterAll(async () => {
  await store.close();
  await engine.stop();
});

/** @param place address of the database, or the folder of an embedded one */
async function started(place = databaseUrl): Promise<ChildProcess> {
  const child = fork(PROCESS, [place], { stdio: 'inherit' });
  await once(child, 'message');
  return child;
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** A subscription for what one account pays. */
async function subscribed(
  userId: bigint,
  payer: string,
  remaining: bigint | null = null,
  portal = store,
): Promise<bigint> {
  const model = remaining === null ? 'FREE' : 'COUNT';
  const made = await addSubscription(portal, userId, {
    type: 'TRANSACTION',
    model,
    transactionTypes: [],
    expiresOn: null,
    remaining,
  });
  if (made === undefined) throw new Error('no subscription was made');
  await addFilter(portal, userId, made.id, { type: 'PAYER_ACCOUNT', values: [payer], signatures: [], sinceNs: 0n });
  return made.id;
}

async function readQueue(id: bigint, portal = store): Promise<bigint[]> {
  const { rows } = await portal.query((db) =>
    db.execute(sql`select body from queue_message where subscription_id = ${id} order by id`),
  );
  return rows.map(({ body }) => BigInt(String(body)));
}

/** Up to where a subscription is replayed; null while it is not. */
async function replayEnd(id: bigint): Promise<bigint | null> {
  const { rows } = await store.query((db) =>
    db.execute(sql`select replay_until_ns ns from subscription where id = ${id}`),
  );
  const [{ ns } = { ns: null }] = rows;
  return ns === null ? null : BigInt(String(ns));
}

/** What was replayed, what was live, and how much of that came amid the replay. */
async function readReplay(id: bigint) {
  const { rows } = await store.query((db) =>
    db.execute(sql`select body, replayed from queue_message where subscription_id = ${id} order by id`),
  );
  const bodies = (wanted: boolean) =>
    rows.filter((row) => row.replayed === wanted).map(({ body }) => BigInt(String(body)));
  const span = rows.slice(
    rows.findIndex((row) => row.replayed === true),
    rows.findLastIndex((row) => row.replayed === true),
  );
  return { replayed: bodies(true), live: bodies(false), between: span.filter((row) => row.replayed !== true).length };
}

/** That the span was replayed once and in order, and nothing live came amid it; the units of the messages and of what was looked at. */
async function expectReplayed(id: bigint, fromNs: bigint, untilNs: bigint | null): Promise<number> {
  const { replayed, live, between } = await readReplay(id);
  expect(replayed).toEqual(paidBy(4n, fromNs, untilNs ?? 0n));
  expect(live).toEqual(paidBy(4n, (live[0] ?? 0n) - 1n, live.at(-1) ?? 0n));
  expect(between).toBe(0);
  const looked = Number(((untilNs ?? 0n) / TICK_NS - fromNs / TICK_NS) / 10_000n);
  return replayed.length + live.length + looked;
}

async function chargedTo(userId: bigint, portal = store): Promise<bigint> {
  const { rows } = await portal.query((db) =>
    db.execute(sql`select coalesce(-sum(units), 0) units from unit_entry where user_id = ${userId} and kind = 'use'`),
  );
  return BigInt(String(rows[0]?.units));
}

/** The instants that were reported for the saved account, in the order of the mails. */
async function reported(portal = store): Promise<bigint[]> {
  const { rows } = await portal.query((db) =>
    db.execute(sql`select text from mail where subject = 'Alert' order by id`),
  );
  return rows.flatMap(({ text }) => String(text).split(' ').map(BigInt));
}

async function untold(portal: PortalStore): Promise<number> {
  const { rows } = await portal.query((db) => db.execute(sql`select count(*)::int n from alert`));
  return Number(rows[0]?.n);
}

async function reportedBeyond(portal: PortalStore, ns: bigint | null): Promise<void> {
  await expect
    .poll(async () => (await reported(portal)).at(-1) ?? 0n, { timeout: PATIENCE_MS })
    .toBeGreaterThan(ns ?? 0n);
}

async function expectReportedOnce(portal: PortalStore, followedNs: bigint | null): Promise<void> {
  const { rows } = await portal.query((db) =>
    db.execute(sql`select count(*) filter (where after < make_interval(secs => ${ALERT_EVERY_SECONDS}))::int "tooSoon",
      count(after)::int pairs
      from (select created_at - lag(created_at) over (order by id) as after from mail where subject = 'Alert') mails`),
  );
  expect(rows[0]).toMatchObject({ tooSoon: 0, pairs: expect.any(Number) });
  expect(Number(rows[0]?.pairs)).toBeGreaterThan(0);
  const alerts = await reported(portal);
  const last = alerts.at(-1) ?? 0n;
  expect(alerts).toEqual(paidBy(3n, (alerts[0] ?? 0n) - 1n, last));
  expect(paidBy(3n, last, followedNs ?? 0n).length > 0).toBe((await untold(portal)) > 0);
}

it(
  'misses nothing and writes nothing twice, in the order of consensus, whoever is killed when and however many follow',
  async () => {
    const rich = await addTestKey(store, 'rich@example.org', 10_000_000n);
    const poor = await addTestKey(store, 'poor@example.org', POOR_UNITS);
    const all = await subscribed(rich.userId, '0.0.1001');
    const counted = await subscribed(rich.userId, '0.0.1002', COUNTED);
    const stopped = await subscribed(poor.userId, '0.0.1003');
    const again = await subscribed(rich.userId, '0.0.1005');
    const choice = { alias: null, email: true, sms: false, smallestAmount: 0n, direction: 'both' } as const;
    await saveAccount(store, rich.userId, entityIdFromStore(1_004n), choice, null);
    const running: (ChildProcess | undefined)[] = [await started(), await started()];
    await expect.poll(async () => (await feedPosition(store)).followedNs, { timeout: 30_000 }).not.toBeNull();
    const untilNs = BigInt(Date.now()) * 1_000_000n;
    const fromNs = untilNs - REPLAYED_NS;
    expect(await replaySubscription(store, rich.userId, again, fromNs, untilNs)).toBe('replayed');
    const replayedUntilNs = await replayEnd(again);
    for (let round = 0; round < KILLS; round++) {
      const place = round % running.length;
      await sleep(Math.random() * MOST_WAIT_MS);
      await kill(running[place]);
      running[place] = await started();
    }
    const stopsAt = async () => {
      const { rows } = await store.query((db) =>
        db.execute(sql`select stopped_at_ns from subscription where id = ${stopped}`),
      );
      return rows[0]?.stopped_at_ns;
    };
    await expect.poll(stopsAt, { timeout: PATIENCE_MS }).not.toBeNull();
    expect(await readQueue(stopped)).toHaveLength(Number(POOR_UNITS));
    await grantUnits(store, 'poor@example.org', 10_000_000n);
    await expect.poll(stopsAt, { timeout: PATIENCE_MS }).toBeNull();
    await expect.poll(() => replayEnd(again), { timeout: PATIENCE_MS }).toBeNull();
    for (const child of running) await kill(child);
    // What nobody had reported yet is reported by the next that is there.
    const killed = await feedPosition(store);
    const last = await started();
    await reportedBeyond(store, killed.followedNs);
    await kill(last);

    const { followedNs } = await feedPosition(store);
    const queue = await readQueue(all);
    const [first = 0n] = queue;
    expect(queue).toEqual(paidBy(0n, first - 1n, followedNs ?? 0n));
    expect(queue.length).toBeGreaterThan(KILLS * 10);
    const resumed = await readQueue(stopped);
    expect(resumed).toEqual(paidBy(2n, (resumed[0] ?? 0n) - 1n, followedNs ?? 0n));
    expect(resumed.length).toBeGreaterThan(Number(POOR_UNITS));
    // Each alert is a whole mail, or waits for one; what waits comes behind what was reported.
    await expectReportedOnce(store, followedNs);
    const few = await readQueue(counted);
    expect(few).toEqual(paidBy(1n, (few[0] ?? 0n) - 1n, followedNs ?? 0n).slice(0, Number(COUNTED)));
    const sent = await expectReplayed(again, fromNs, replayedUntilNs);
    expect(await chargedTo(rich.userId)).toBe(BigInt(queue.length + few.length + sent));
    expect(await chargedTo(poor.userId)).toBe(BigInt(resumed.length));
  },
  TEST_MS,
);

/** Ends the database at once, as a machine does that has no memory left; one that starts just now is waited for. */
async function killDatabase(folder: string): Promise<void> {
  await vi.waitFor(
    () => {
      const [pid = ''] = readFileSync(path.join(folder, 'portal/pg/postmaster.pid'), 'utf8').split('\n');
      // The file is there before it says which, and 0 would be this very process with all beside it.
      if (!(Number(pid) > 0)) throw new Error('it is starting');
      process.kill(Number(pid), 'SIGKILL');
    },
    { timeout: PATIENCE_MS },
  );
}

it(
  'misses nothing and writes nothing twice where PostgreSQL is killed',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-portal-'));
    layEmptyPortal(folder);
    const portal = await openPortalStore({ dataFolder: folder, unsafe: true });
    const { userId } = await addTestKey(portal, 'rich@example.org', 10_000_000n);
    const all = await subscribed(userId, '0.0.1001', null, portal);
    const choice = { alias: null, email: true, sms: false, smallestAmount: 0n, direction: 'both' } as const;
    await saveAccount(portal, userId, entityIdFromStore(1_004n), choice, null);
    const running = [await started(folder), await started(folder)];
    // It is asked again until the next one answers.
    const followed = async () => (await feedPosition(portal).catch(() => undefined))?.followedNs ?? 0n;
    const goesOnFrom = (ns: bigint) => expect.poll(followed, { timeout: PATIENCE_MS }).toBeGreaterThan(ns);
    for (let round = 0; round < DATABASE_KILLS; round++) {
      await goesOnFrom(await followed());
      await sleep(Math.random() * MOST_WAIT_MS);
      await killDatabase(folder);
    }
    const nowNs = BigInt(Date.now()) * 1_000_000n;
    await goesOnFrom(nowNs);
    await reportedBeyond(portal, nowNs);
    for (const child of running) await kill(child);

    const queue = await readQueue(all, portal);
    expect(queue).toEqual(paidBy(0n, (queue[0] ?? 0n) - 1n, await followed()));
    expect(await chargedTo(userId, portal)).toBe(BigInt(queue.length));
    await expectReportedOnce(portal, await followed());
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  },
  TEST_MS,
);
