import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testSize } from '../../packages/ledger/src/testing/test-size.ts';
import { layEmptyStore } from '../../packages/ledger-store/src/testing/empty-store.ts';
import { layEmptyPortal } from '../../packages/portal-store/src/testing/empty-portal.ts';
import { commandOf, descendants, leftAfter, lives, statOf } from './process-tree.ts';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;
/** What a supervisor gives a program to end. */
const END_MS = 10_000;
const LOOK_MS = 50;

interface Running {
  readonly npm: ChildProcess;
  /** Process ids by what each is. */
  readonly tree: ReadonlyMap<string, number>;
}

let data = '';
let running: Running | undefined;

beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-stopping-'));
  layEmptyStore(data);
  layEmptyPortal(data);
});

afterEach(() => {
  // Only what this test started, and only where the program failed to end it.
  for (const pid of running?.tree.values() ?? []) if (lives(pid)) process.kill(pid, 'SIGKILL');
  running = undefined;
  fs.rmSync(data, { recursive: true, force: true });
});

/** `npm start` with its demo network and its database. */
async function startAll(): Promise<Running> {
  const flags = ['--data', data, '--port', '0', '--demo-history', '1m', '--nft-metadata', 'off'];
  const npm = spawn('npm', ['start', '--', ...flags], { cwd: TOP, stdio: ['ignore', 'ignore', 'pipe'] });
  await serves(npm);
  const top = npm.pid ?? 0;
  const tree = new Map<string, number>();
  for (const pid of descendants(top)) {
    const name = nameOf(pid);
    if (name !== undefined) tree.set(name, pid);
  }
  const postmaster = postmasterPid();
  if (postmaster !== undefined) tree.set('PostgreSQL', postmaster);
  tree.set('npm', top);
  return { npm, tree };
}

/** Waits until it shows its pages and its database runs. */
async function serves(npm: ChildProcess): Promise<void> {
  let log = '';
  npm.stderr?.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  for (const until = Date.now() + START_MS; !(log.includes('pages at') && log.includes('portal store:')); ) {
    if (npm.exitCode !== null || Date.now() > until) throw new Error(`it did not start:\n${log}`);
    await sleep(LOOK_MS);
  }
}

/** What a process is, by its command; undefined for others. */
function nameOf(pid: number): string | undefined {
  const command = commandOf(pid);
  if (command.includes('scripts/start.mjs') && statOf(pid)?.name !== 'sh') return 'start.mjs';
  if (command.includes('demo-process')) return 'demo network';
  return command.includes('main.ts') ? 'server' : undefined;
}

/** The database's first process, by the file that it writes. */
function postmasterPid(): number | undefined {
  const file = path.join(data, 'portal/pg/postmaster.pid');
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** Who is stopped, and how. `start.mjs` gets what is sent to npm, so that signals of its own are for thorough runs. */
const STOPS = [
  ['npm', 'SIGTERM'],
  ['npm', 'SIGKILL'],
  ['start.mjs', 'SIGKILL'],
  ['server', 'SIGKILL'],
  ['start.mjs', 'SIGTERM'],
  ['start.mjs', 'SIGINT'],
] as const;

describe('a program that is stopped from outside', () => {
  it.each(STOPS.slice(0, testSize(4, STOPS.length)))(
    'ends with all its processes: %s by %s',
    { timeout: START_MS + 60_000 },
    async (name, signal) => {
      running = await startAll();
      const { tree } = running;
      expect([...tree.keys()].toSorted()).toEqual(['PostgreSQL', 'demo network', 'npm', 'server', 'start.mjs']);
      process.kill(tree.get(name) ?? 0, signal);
      expect(await leftAfter(END_MS, tree)).toEqual([]);
    },
  );
});
