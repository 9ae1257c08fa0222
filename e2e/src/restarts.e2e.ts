import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { layEmptyPortal } from '@ledgerscope/portal-store/testing/empty-portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from './portal-people.ts';
import { commandOf, END_MS, leftAfter, lives, statOf, treeOf } from './process-tree.ts';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;
const LOOK_MS = 50;
/** How soon it answers again where nothing else keeps the machine busy; on a busy one its first start says how busy. */
const AGAIN_MS = 20_000;
const UNANSWERED_MS = 15_000;

/**
 * Loaded into the server's main thread by the test: what a file asks for, it does. So it breaks as a fault would break it, without any
 * fault of the program.
 */
const BREAKS = `const fs = require('fs');
if (process.argv[1]?.endsWith('main.ts') && require('worker_threads').isMainThread) {
  const asked = process.env.BREAK_FILE;
  const timer = setInterval(() => {
    if (!fs.existsSync(asked)) return;
    const how = fs.readFileSync(asked, 'utf8');
    fs.rmSync(asked);
    const kept = [];
    if (how === 'blocked') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    while (how === 'memory') kept.push(new Array(4_000_000).fill(1.5));
  }, 20);
  timer.unref();
}`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-restarts-'));
const data = path.join(folder, 'data');
const breakFile = path.join(folder, 'break');
let url = '';
let script: ChildProcess;
let log = '';
let firstStartMs = 0;

const people = peopleOf(() => ({ url }));

/** A port that nobody has: the server has to come back on the same one. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

beforeAll(async () => {
  layEmptyStore(data);
  layEmptyPortal(data);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const loaded = path.join(folder, 'breaks.cjs');
  fs.writeFileSync(loaded, BREAKS);
  const flags = ['--data', data, '--port', `${port}`, '--demo-history', '1m', '--nft-metadata', 'off'];
  const begun = performance.now();
  script = spawn('node', ['scripts/start.mjs', ...flags, '--unanswered-ms', `${UNANSWERED_MS}`], {
    cwd: TOP,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, BREAK_FILE: breakFile, NODE_OPTIONS: `--require ${loaded} --max-old-space-size=320` },
  });
  script.stderr?.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  await answers();
  firstStartMs = performance.now() - begun;
}, 2 * START_MS);

afterAll(async () => {
  const tree = treeOf(script.pid ?? 0, (pid) => `${pid}`);
  script.kill('SIGTERM');
  const left = await leftAfter(END_MS, tree);
  for (const pid of tree.values()) if (lives(pid)) process.kill(pid, 'SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
  expect(left).toEqual([]);
}, 2 * END_MS);

/** Waits until it is ready, with its portal. */
async function answers(): Promise<void> {
  for (const until = Date.now() + START_MS; ; await sleep(LOOK_MS)) {
    const statuses = await Promise.all(
      ['/ready', '/api/announcements'].map((call) =>
        fetch(`${url}${call}`, { signal: AbortSignal.timeout(2_000) }).then(
          (reply) => reply.status,
          () => 0,
        ),
      ),
    );
    if (statuses.every((status) => status === 200)) return;
    if (script.exitCode !== null || Date.now() > until) throw new Error(`it does not answer:\n${log}`);
  }
}

const serverPid = () =>
  treeOf(script.pid ?? 0, (pid) => {
    const isServer = commandOf(pid).includes('main.ts') && statOf(pid)?.parent === script.pid;
    return isServer ? 'server' : undefined;
  }).get('server');

interface Ledger {
  readonly transactions: number;
  readonly gaps: readonly unknown[];
  readonly state: string;
}

async function ledger(): Promise<Ledger> {
  return ((await (await fetch(`${url}/api/status`)).json()) as { data: Ledger }).data;
}

/** The file is there once it says what to do. */
function breaks(how: 'memory' | 'blocked'): void {
  fs.writeFileSync(`${breakFile}.part`, how);
  fs.renameSync(`${breakFile}.part`, breakFile);
}

/** What breaks a server, how its end is written into the log, and how long that may take. */
const BROKEN = [
  ['runs out of memory', () => breaks('memory'), 'the server ended with SIGABRT', 0],
  ['is killed', (pid: number) => process.kill(pid, 'SIGKILL'), 'the server ended with SIGKILL', 0],
  ['is stopped', (pid: number) => process.kill(pid, 'SIGSTOP'), 'the server has not answered for 15 s', UNANSWERED_MS],
  ['hangs', () => breaks('blocked'), 'the server has not answered for 15 s', UNANSWERED_MS],
] as const;

describe('a server that', () => {
  it.each(BROKEN)(
    '%s answers again, and nothing is lost that was acknowledged',
    { timeout: 2 * START_MS },
    async (...given) => {
      const [kind, breakIt, words, unansweredMs] = given;
      const email = `${kind.replaceAll(' ', '-')}@example.org`;
      await people.signUp(email);
      const { id, token } = await people.sessionOf(email);
      await people.call('POST', `/api/users/${id}/accounts`, { accountId: '0.0.1001', alias: kind }, token);
      const before = await ledger();
      const pid = serverPid() ?? 0;
      expect(pid).toBeGreaterThan(0);
      const said = log.length;

      const broken = performance.now();
      breakIt(pid);
      expect(await leftAfter(START_MS, new Map([['the broken server', pid]])), log.slice(said)).toEqual([]);
      await answers();
      const againMs = performance.now() - broken - unansweredMs;

      await expect.poll(() => log.slice(said), { timeout: START_MS }).toContain(words);
      expect(serverPid()).not.toBe(pid);
      expect(againMs, log.slice(said)).toBeLessThan(Math.max(AGAIN_MS, 3 * firstStartMs));
      const { token: later } = await people.sessionOf(email);
      const saved = await people.call('GET', `/api/users/${id}/accounts`, undefined, later);
      expect(saved).toMatchObject([{ alias: kind }]);
      await expect
        .poll(async () => (await ledger()).transactions, { timeout: START_MS })
        .toBeGreaterThan(before.transactions);
      expect((await ledger()).gaps).toEqual([]);
    },
  );
});
