import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { layEmptyPortal } from '@ledgerscope/portal-store/testing/empty-portal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandOf, END_MS, leftAfter, lives, signalTo, statOf, treeOf } from './process-tree.ts';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 120_000;
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
  const tree = await serves(npm);
  return { npm, tree };
}

const EXPECTED = ['PostgreSQL', 'demo network', 'npm', 'server', 'start.mjs'] as const;

/** Waits until it shows its pages, its database runs, and each of its processes is there; gives these. */
async function serves(npm: ChildProcess): Promise<ReadonlyMap<string, number>> {
  const top = npm.pid ?? 0;
  let log = '';
  npm.stderr?.setEncoding('utf8').on('data', (part: string) => {
    log += part;
  });
  for (const until = Date.now() + START_MS; ; await sleep(LOOK_MS)) {
    const tree = new Map(treeOf(top, (pid) => (pid === top ? 'npm' : nameOf(pid))));
    const postmaster = postmasterPid();
    if (postmaster !== undefined) tree.set('PostgreSQL', postmaster);
    const isStarted = log.includes('pages at') && log.includes('portal database:');
    if (isStarted && EXPECTED.every((name) => tree.has(name))) return tree;
    if (npm.exitCode !== null || Date.now() > until)
      throw new Error(`it did not start; there are ${[...tree.keys()].join(', ')}:\n${log}`);
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
  // It is there before it says which: 0 would be this very process with all beside it.
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) || undefined : undefined;
}

/** Who is stopped, and how; a server alone that is killed comes back (`restarts.e2e.ts`). `start.mjs` gets what is sent to npm, so that signals of its own are for thorough runs. */
const STOPS = [
  ['npm', 'SIGTERM'],
  ['npm', 'SIGKILL'],
  ['start.mjs', 'SIGKILL'],
  ['start.mjs', 'SIGTERM'],
  ['start.mjs', 'SIGINT'],
] as const;

describe('a program that is stopped from outside', () => {
  it.each(STOPS.slice(0, testSize(3, STOPS.length)))(
    'ends with all its processes: %s by %s',
    { timeout: START_MS + END_MS + 60_000 },
    async (name, signal) => {
      running = await startAll();
      const { tree } = running;
      signalTo(tree, name, signal);
      expect(await leftAfter(END_MS, tree)).toEqual([]);
    },
  );
});
