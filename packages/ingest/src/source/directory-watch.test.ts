import { EventEmitter } from 'node:events';
import nodeFs, { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DirectorySource } from './directory-source.ts';

vi.mock('node:fs', async (original) => {
  const actual = await original<typeof import('node:fs')>();
  return { ...actual, watch: vi.fn(actual.watch) };
});
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  return { ...actual, readdir: vi.fn(actual.readdir) };
});

const NODE = 'recordstreams/record0.0.3';
const MANY = 1_100;
let folder = '';
let source: DirectorySource;

beforeEach(() => {
  folder = nodeFs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-watch-'));
  nodeFs.mkdirSync(path.join(folder, NODE), { recursive: true });
  for (let at = 0; at < MANY; at++) write(at);
  // As long ago as with every folder that is read at the start of a server.
  const past = new Date(Date.now() - 60_000);
  for (const one of ['', 'recordstreams', NODE]) nodeFs.utimesSync(path.join(folder, one), past, past);
  source = new DirectorySource(folder);
});
afterEach(() => {
  source.close();
  vi.mocked(watch).mockReset();
  nodeFs.rmSync(folder, { recursive: true, force: true });
});

function nameAt(at: number): string {
  return `${new Date(Date.UTC(2026, 0, 1) + at * 2_000).toISOString().slice(0, 19).replaceAll(':', '_')}.000000000Z`;
}

/** A data file and its signature. */
function write(at: number): void {
  for (const ending of ['.rcd.gz', '.rcd_sig']) nodeFs.writeFileSync(path.join(folder, NODE, nameAt(at) + ending), '');
}

async function listed(after: number): Promise<string[]> {
  const files = await source.listAfter(`${nameAt(after)}.rcd.gz`, 10);
  return files.map(({ name }) => name);
}

/** How often the large folder was read. */
function reads(): number {
  return vi.mocked(readdir).mock.calls.filter(([of]) => String(of).endsWith(NODE)).length;
}

it('finds what comes to a folder of very many files, and what goes, without reading it again', async () => {
  expect(await listed(MANY - 3)).toHaveLength(2);
  const before = reads();
  for (const at of [MANY, MANY + 1, MANY + 2]) {
    write(at);
    await expect.poll(() => listed(at - 1)).toEqual([`${nameAt(at)}.rcd.gz`]);
  }
  for (const ending of ['.rcd.gz', '.rcd_sig']) nodeFs.rmSync(path.join(folder, NODE, nameAt(MANY) + ending));
  await expect.poll(() => listed(MANY - 1)).toEqual([MANY + 1, MANY + 2].map((at) => `${nameAt(at)}.rcd.gz`));
  expect(reads()).toBe(before);
});

it.each<[string, () => FSWatcher]>([
  ['tells nothing, as of a network drive', silentWatcher],
  [
    'watches nothing more',
    () => {
      throw new Error('ENOSPC');
    },
  ],
  ['ends the watch', () => endingWith('error')],
  ['does not say which', () => endingWith('change')],
])('reads the folder where the system %s', async (_, begin) => {
  vi.mocked(watch).mockImplementation(begin);
  expect(await listed(MANY - 3)).toHaveLength(2);
  write(MANY);
  await expect.poll(() => listed(MANY - 1)).toEqual([`${nameAt(MANY)}.rcd.gz`]);
});

it('reads the folder where so much is reported that some of it may be lost', async () => {
  const watcher = silentWatcher();
  vi.mocked(watch).mockImplementation(() => watcher);
  await listed(MANY - 3);
  write(MANY);
  for (let reported = 0; reported < 1_001; reported++) watcher.emit('change', 'rename', `${reported}.tmp`);
  expect(await listed(MANY - 1)).toEqual([`${nameAt(MANY)}.rcd.gz`]);
});

function silentWatcher(): FSWatcher {
  return Object.assign(new EventEmitter(), { close: () => {} }) as unknown as FSWatcher;
}

/** Ends a moment later with this event, which has no name. */
function endingWith(event: string): FSWatcher {
  const watcher = silentWatcher();
  setImmediate(() => watcher.emit(event, event === 'error' ? new Error('gone') : 'rename', null));
  return watcher;
}
