import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_SCENARIOS, writeScenario } from '@ledgerscope/demo-network';
import { openLedgerStore } from '@ledgerscope/ledger-store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCommand } from '../commands/check-command.ts';
import { readIntoFolder } from '../testing/read-into-folder.ts';
import { backupCommand } from './backup-command.ts';
import { type BackupSummary, readSummary, SUMMARY, summaryText } from './backup-summary.ts';
import { restoreCommand } from './restore-command.ts';

const FLIPPED = 4;

describe('a backup', () => {
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-backup-'));
  const data = path.join(top, 'data');
  const folder = path.join(top, 'backup');
  let said: string[];

  beforeAll(async () => {
    const source = path.join(top, 'stream');
    const [scenario] = ALL_SCENARIOS.filter(({ name }) => name === 'deleted-token');
    if (scenario === undefined) throw new Error('the scenario is gone');
    await writeScenario({ folder: source, scenario, seed: 1, atNs: 1_780_000_000_000_000_000n });
    await readIntoFolder(source, data);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await backupCommand([folder, '--data', data], {})).toBe(0);
  }, 240_000);
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => fs.rmSync(top, { recursive: true, force: true }));

  const verify = async () => ({ code: await backupCommand(['verify', folder], {}), said: said.join('\n') });
  const restore = async (to: string) => restoreCommand([folder, '--data', to], {});

  /** Neither command takes the backup; both name the file, and nothing is made. */
  async function expectRefused(reason: string): Promise<void> {
    expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining(reason) });
    said = [];
    const to = path.join(top, 'refused');
    expect(await restore(to)).toBe(2);
    expect(said.join()).toContain(reason);
    expect(fs.existsSync(to)).toBe(false);
  }

  /** The first file of the backup of a kind, by its path within it. */
  function fileLike(kind: RegExp): string {
    const all = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const found = all.find((name) => kind.test(name) && fs.statSync(path.join(folder, name)).size >= FLIPPED);
    if (found === undefined) throw new Error(`no file is like ${kind}`);
    return found;
  }

  /** Changes a file, or what lies in its place, and puts it back. */
  async function changed(name: string, change: (file: string, bytes: Buffer) => void, check: () => Promise<void>) {
    const file = path.join(folder, name);
    const bytes = fs.readFileSync(file);
    change(file, bytes);
    try {
      await check();
    } finally {
      fs.rmSync(file, { force: true });
      fs.writeFileSync(file, bytes);
    }
  }

  function flip(file: string, bytes: Buffer): void {
    const flipped = Buffer.from(bytes);
    const middle = (flipped.length - FLIPPED) >> 1;
    for (let at = middle; at < middle + FLIPPED; at++) flipped[at] = 0xff ^ (flipped[at] ?? 0);
    fs.writeFileSync(file, flipped);
  }

  /** Writes another summary, with a hash of its own, as one who means harm does. */
  function restate(change: (summary: BackupSummary) => BackupSummary, check: () => Promise<void>): Promise<void> {
    const summary = readSummary(folder);
    return changed(SUMMARY, (file) => fs.writeFileSync(file, summaryText(change(summary))), check);
  }

  it('has all stores as of one head, and each file in it is as it was written', async () => {
    const { stores, files = [], block } = readSummary(folder);
    expect(stores).toEqual({ ledger: 'hashed', rows: 'hashed', portal: 'hashed' });
    expect(new Set(files.map((file) => file.path.split('/')[0]))).toEqual(new Set(['ledger', 'rows', 'portal']));
    expect(await verify()).toMatchObject({ code: 0, said: expect.stringContaining('match their hashes') });
    const to = path.join(top, 'restored');
    expect(await restore(to)).toBe(0);
    expect(await checkCommand(['--deep', '--data', to], {})).toBe(0);
    const copied: unknown[] = [];
    const store = await openLedgerStore({ kind: 'embedded', folder: to, onCopyStep: (step) => copied.push(step) });
    // The rows were in it: nothing had to be made from the ledger.
    expect(copied).toEqual([]);
    expect(String(store.rows?.head?.sequence)).toBe(block);
    await store.close();
  }, 120_000);

  it.each([
    ['the summary', /^backup\.json$/],
    ["the engine's own list", /^ledger\/\.backup$/],
    ['the definition of a table', /^ledger\/metadata\/.*\.sql$/],
    ['a part of a table', /^ledger\/data\/.*\.bin$/],
    ['marks of a part', /^ledger\/data\/.*mrk\d?$/],
    ['checksums of a part', /^ledger\/data\/.*checksums\.txt$/],
    ['the rows', /^rows\/rows\.db$/],
    ["the portal's list", /^portal\/portal\.json$/],
    ['rows of the portal', /^portal\/.*\.copy$/],
  ])('is refused with the name of the file where four bytes changed in %s', async (_what, kind) => {
    const name = fileLike(kind);
    await changed(name, flip, () => expectRefused(`${name} is damaged`));
  });

  it('is refused where a file is missing, or one too many is there', async () => {
    const name = fileLike(/^portal\/.*\.copy$/);
    await changed(
      name,
      (file) => fs.rmSync(file),
      () => expectRefused(`${name} is missing`),
    );
    for (const part of ['ledger', 'rows', 'portal']) {
      const more = path.join(folder, part, 'more');
      fs.writeFileSync(more, '');
      await expectRefused(`${part}/more does not belong`);
      fs.rmSync(more);
    }
  });

  it.each([0, 1, 40, 400])('is refused where backup.json ends after %d bytes', async (length) => {
    await changed(
      SUMMARY,
      (file, bytes) => fs.writeFileSync(file, bytes.subarray(0, length)),
      () => expectRefused(`${SUMMARY} is damaged`),
    );
  });

  it.each([
    '../data/secret.key',
    '/etc/hostname',
    'portal/../../stream',
    'portal//portal.json',
    './portal/portal.json',
  ])('opens nothing that backup.json names outside: %s', async (named) => {
    const file = { path: named, bytes: 0, sha256: '0'.repeat(64) };
    const more = (summary: BackupSummary) => ({ ...summary, files: [...(summary.files ?? []), file] });
    await restate(more, () => expectRefused(`${named} is missing`));
  });

  it('follows no link', async () => {
    const name = fileLike(/^portal\/.*\.copy$/);
    const outside = path.join(top, 'outside');
    fs.copyFileSync(path.join(folder, name), outside);
    await changed(
      name,
      (file) => {
        fs.rmSync(file);
        fs.symlinkSync(outside, file);
      },
      () => expectRefused(`${name} is neither a file nor a folder`),
    );
    await changed(
      SUMMARY,
      (file, bytes) => {
        fs.writeFileSync(outside, bytes);
        fs.rmSync(file);
        fs.symlinkSync(outside, file);
      },
      () => expectRefused(`${SUMMARY} is damaged`),
    );
  });

  it.each([
    ['no object', []],
    ['nothing', null],
    ['files that are no list', { files: 'all' }],
    ['a file without a hash', { files: [{ path: 'a', bytes: 1 }] }],
    ['stores of another kind', { stores: { ledger: 'fine', rows: 'hashed', portal: 'hashed' } }],
    ['a version that is none', { program: '../0' }],
    ['files without a hash over them', {}],
  ])('is refused where backup.json states %s', async (_what, stated) => {
    const summary = readSummary(folder);
    const whole = Array.isArray(stated) || stated === null ? stated : { ...summary, ...stated };
    await changed(
      SUMMARY,
      (file) => fs.writeFileSync(file, JSON.stringify(whole)),
      () => expectRefused(`${SUMMARY} is damaged`),
    );
  });
});
