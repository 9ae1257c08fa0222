import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { openPortalStore, PortalRetryError, type PortalStore } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestKey } from '../testing/add-test-key.ts';
import { Meter } from './meter.ts';
import { RateLimiter } from './rate-limiter.ts';

const LOG = pino({ enabled: false });
const PROCESS = path.join(import.meta.dirname, 'testing/meter-process.ts');
const KILLS = testSize(3, 50);
/** Calls that a process can be killed in after they are charged and before they are answered: of three at once, three units each. */
const UNDER_WAY = 9;
const POOR_UNITS = 300;

let engine: TestPortal;
let databaseUrl = '';
let store: PortalStore;
let folder = '';
beforeAll(async () => {
  engine = await startTestPortal();
  databaseUrl = await engine.databaseUrl();
  store = await openPortalStore({ databaseUrl });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-meter-'));
});
afterAll(async () => {
  await store.close();
  await engine.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Balances whose books do not agree. */
async function unbalanced(): Promise<unknown[]> {
  const { rows } = await store.query((db) =>
    db.execute(sql`select b.user_id, b.balance, b.reserved, e.sum, r.held from unit_balance b
      left join lateral (select sum(units) from unit_entry where user_id = b.user_id) e on true
      left join lateral (select coalesce(sum(units), 0) held from unit_reservation where user_id = b.user_id) r on true
      where b.balance <> e.sum or b.reserved <> r.held or b.balance < 0`),
  );
  return rows;
}

async function charged(userId: bigint): Promise<number> {
  const { rows } = await store.query((db) =>
    db.execute(
      sql`select coalesce(-sum(units), 0)::int units from unit_entry where user_id = ${userId} and kind = 'use'`,
    ),
  );
  return Number(rows[0]?.units);
}

function served(userId: bigint): number {
  const file = path.join(folder, String(userId));
  return fs.existsSync(file) ? fs.statSync(file).size : 0;
}

interface Running {
  readonly child: ChildProcess;
  /** Ends when the process has served all that it gets for a user. */
  untilRefused(userId: bigint): Promise<void>;
}

async function startProcess(users: readonly bigint[]): Promise<Running> {
  const child = fork(PROCESS, [databaseUrl, folder, ...users.map(String)], { stdio: 'inherit' });
  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  await once(child, 'message');
  return {
    child,
    untilRefused: (userId) => expect.poll(() => said, { timeout: 60_000 }).toContain(`refused ${userId}`),
  };
}

describe('units', () => {
  it('agree with their ledger at every instant, whichever process is killed, are never served beyond it, and a kill takes none', async () => {
    const rich = (await addTestKey(store, 'rich@example.org', 10_000_000n)).userId;
    const poor = (await addTestKey(store, 'poor@example.org', BigInt(POOR_UNITS))).userId;
    const users = [rich, poor];
    const running = await Promise.all([startProcess(users), startProcess(users)]);
    for (let kill = 0; kill < KILLS; kill++) {
      const before = served(rich);
      await expect.poll(() => served(rich), { timeout: 30_000 }).toBeGreaterThan(before + 200);
      expect(await unbalanced()).toEqual([]);
      running[kill % 2]?.child.kill('SIGKILL');
      expect(await unbalanced()).toEqual([]);
      running[kill % 2] = await startProcess(users);
    }
    // Those who have few have used them up.
    for (const one of running) await one.untilRefused(poor);
    const ends = running.map(({ child }) => once(child, 'exit'));
    for (const { child } of running) child.send('end');
    await Promise.all(ends);
    expect(await unbalanced()).toEqual([]);
    for (const user of users) {
      const [asked, paid] = [served(user), await charged(user)];
      expect(asked, 'what was served is charged').toBeLessThanOrEqual(paid);
      expect(paid - asked, 'what was charged and not served').toBeLessThanOrEqual(KILLS * UNDER_WAY);
    }
    expect(await charged(poor), 'no more than there is').toBeLessThanOrEqual(POOR_UNITS);
    expect(await charged(poor), 'all but less than a call can cost').toBeGreaterThan(POOR_UNITS - UNDER_WAY / 3);
    const { rows } = await store.query((db) => db.execute(sql`select * from unit_reservation where units > 0`));
    expect(rows, 'nothing is held any more').toEqual([]);
    expect(fs.readdirSync(path.join(folder, 'journal'))).toEqual([]);
  }, 600_000);

  it.each([
    ['before', undefined],
    ['before', 'torn'],
    ['after', undefined],
    ['after', 'torn'],
  ] as const)(
    'are charged once where the connection breaks %s what was used is written, with the journal %s',
    async (broken, journal) => {
      const { userId, accessKey } = await addTestKey(store, `${broken}.${journal}@example.org`, 50n);
      let breaks = false;
      const torn: PortalStore = {
        ...store,
        query: async (work) => {
          if (breaks && broken === 'before') throw new PortalRetryError('away');
          const result = await store.query(work);
          if (breaks) throw new PortalRetryError('away');
          return result;
        },
      };
      const mailOf = (recipient: string) => ({ recipient, subject: '', text: '', html: '' });
      const warned: unknown[] = [];
      const log = {
        warn: (_: object, text?: string) => void warned.push(text),
        info: () => undefined,
      };
      const meter = new Meter(() => torn, { mailOf, log, folder: journal && path.join(folder, journal) });
      const use = async (units: number) => (await meter.hold({ userId, accessKey }, 'call', units))?.charge(units);
      await use(3);
      breaks = true;
      await meter.settle();
      expect(warned).toEqual([expect.stringContaining('could not be stored')]);
      breaks = false;
      await use(4);
      expect(meter.remainingUnits(userId)).toBe(43n);
      await meter.settle();
      expect([await charged(userId), meter.remainingUnits(userId)]).toEqual([7, 43n]);
      await meter.settle(true);
      expect([await charged(userId), await unbalanced()]).toEqual([7, []]);
      expect(journal && fs.readdirSync(path.join(folder, journal))).toEqual(journal && []);
    },
  );

  it('are none of a user who was deleted while calls are still made', async () => {
    const { userId, accessKey } = await addTestKey(store, 'gone@example.org');
    await store.query((db) => db.execute(sql`delete from portal_user where id = ${userId}`));
    const mailOf = (recipient: string) => ({ recipient, subject: '', text: '', html: '' });
    const meter = new Meter(() => store, { mailOf, log: LOG });
    expect(await meter.hold({ userId, accessKey }, 'call', 1)).toBeUndefined();
  });
});

describe('the rate of a key', () => {
  it('holds over all processes of a portal store', async () => {
    const rate = { perSecond: 0.001, burst: 20 };
    const [one, other] = [new RateLimiter(() => store, rate, LOG), new RateLimiter(() => store, rate, LOG)];
    const states = await Promise.all(
      Array.from({ length: 50 }, (_, call) => (call % 2 === 0 ? one : other).take('a key')),
    );
    expect(states.filter(({ isAllowed }) => isAllowed)).toHaveLength(20);
    expect(await one.take('a key')).toMatchObject({ isAllowed: false, remaining: 0, waitSeconds: expect.any(Number) });
    expect(await one.take('another key')).toMatchObject({ isAllowed: true, remaining: 19, waitSeconds: 0 });
  });

  it('comes back with time', async () => {
    const limiter = new RateLimiter(() => store, { perSecond: 50, burst: 1 }, LOG);
    expect((await limiter.take('a third key')).isAllowed).toBe(true);
    await expect.poll(async () => (await limiter.take('a third key')).isAllowed, { timeout: 10_000 }).toBe(true);
  });
});
