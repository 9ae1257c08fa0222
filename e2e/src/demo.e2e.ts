import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './running-server.ts';

const FLAGS = ['--demo-history', '3h', '--demo-tps', '1', '--demo-seed', '5'];
const HISTORY_MS = 3 * 3_600_000;
/** Three hours of a Sunday night hold the fewest transactions: less than half of the 10,800 of an average day. */
const QUIETEST = 3_000;
const DEADLINE_MS = 240_000;
/** Everything that can be another one by a setting. */
const ADAPTERS = 'ledger database,portal database,NFT metadata,prices,queues,mail,SMS,payment,uploaded files'.split(
  ',',
);

interface Status {
  state: string;
  reason: unknown;
  transactions: number;
  filesRead: number;
  lastBlock: { number: string } | null;
  lastConsensusTime: string | null;
  lagSeconds: number | null;
  gaps: unknown[];
}

let server: RunningServer | undefined;
let data: string | undefined;

afterAll(async () => {
  await server?.stop();
  if (data !== undefined) fs.rmSync(data, { recursive: true, force: true });
});

async function get<T>(path: string): Promise<T> {
  const reply = await fetch(`${server?.url}${path}`);
  return ((await reply.json()) as { data: T }).data;
}

async function statusWhen(wanted: (status: Status) => boolean): Promise<Status> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    const status = await get<Status>('/api/status');
    if (wanted(status)) return status;
    if (Date.now() > end) throw new Error(`the status stayed ${JSON.stringify(status)}\n${server?.log()}`);
    await sleep(100);
  }
}

/** Starts it without a source and waits until its past is stored and new transactions come in. */
async function startDemo(): Promise<Status> {
  // Its first start begins with nothing, as a visitor's does.
  data ??= fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-first-'));
  server = await startServer(FLAGS, { ready: false, data });
  return statusWhen(({ state, lagSeconds }) => state === 'live' && lagSeconds !== null && lagSeconds < 8);
}

async function isReady(): Promise<boolean> {
  return (await fetch(`${server?.url}/ready`)).status === 200;
}

/** Newest and oldest transaction that the list call gives. */
async function edges(): Promise<{ newest: string; oldest: string | null }> {
  const [newest] = await get<{ consensusTime: string }[]>('/api/transactions?limit=1');
  const { startDate } = await get<{ startDate: string | null }>('/api/stats/counts');
  return { newest: newest?.consensusTime ?? '', oldest: startDate };
}

describe('the program without a source', () => {
  it(
    'serves a simulated network with a past, proven by its signatures, to which new transactions are added',
    async () => {
      const status = await startDemo();
      expect(status.reason).toBeNull();
      expect(status.transactions).toBeGreaterThan(QUIETEST);
      expect(await isReady()).toBe(true);
      const named = () => ADAPTERS.filter((adapter) => server?.log().includes(`"msg":"${adapter}: `));
      await expect.poll(named, { message: 'every adapter in use is named', timeout: 20_000 }).toEqual(ADAPTERS);
      const { newest, oldest } = await edges();
      const past = Date.now() - Date.parse(oldest ?? '');
      expect(past).toBeGreaterThan(HISTORY_MS);
      expect(past).toBeLessThan(HISTORY_MS + DEADLINE_MS);
      await expect.poll(async () => (await edges()).newest > newest, { timeout: 20_000 }).toBe(true);
      const later = await get<Status>('/api/status');
      expect(later.transactions).toBeGreaterThan(status.transactions);
      expect(await get('/api/config')).toMatchObject({ network: 'demo', simulated: true, trustsUnsigned: false });
    },
    DEADLINE_MS + 60_000,
  );

  it(
    'goes on without a gap after it was stopped for a while',
    async () => {
      const before = await get<Status>('/api/status');
      expect(await server?.stop(true)).toBe(0);
      expect(server?.log()).not.toContain('"level":50');
      const journal = fs.readFileSync(path.join(data ?? '', 'demo/demo-state/slots.txt'), 'utf8');
      expect(journal, 'a stop leaves nothing to be made again').toBe('');
      await sleep(5_000);
      const after = await startDemo();
      expect(after.gaps).toEqual([]);
      expect(after.transactions).toBeGreaterThan(before.transactions);
      expect(Number(after.lastBlock?.number)).toBe(after.filesRead - 1);
    },
    DEADLINE_MS + 60_000,
  );
});
