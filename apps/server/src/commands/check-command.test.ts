import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_SCENARIOS, writeScenario } from '@ledgerscope/demo-network';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readIntoFolder } from '../testing/read-into-folder.ts';
import { checkCommand } from './check-command.ts';
import { formerIngestCommand } from './former-ingest-command.ts';

/** Files, by their names, and what is said of one that is damaged. */
const DAMAGES: readonly (readonly [RegExp, RegExp])[] = [
  [/^data\.bin$/, /^part: \w+ .*Checksum/],
  [/^data\.c?mrk\d?$/, /^part: \w+ .* moved aside by the engine to /],
  [/^rows\.db$/, /^rows: .*/],
];

/** Of the row store, after its schema and its head: the middle of a small file may be empty. */
const FOURTH_PAGE = 3 * 16_384;

describe('ledgerscope check', () => {
  let folder: string;
  let said: string[];

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'check-'));
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('says how it is used', async () => {
    expect(await checkCommand(['--help'], {})).toBe(0);
    expect(said.join()).toContain('ledgerscope check [--data <folder>');
    expect(await checkCommand(['--nonsense'], {})).toBe(2);
    expect(said.join()).toContain('--nonsense');
  });

  it('goes by its former name for a release, and says the new one', async () => {
    expect(await formerIngestCommand(['check', '--data', folder], {})).toBe(0);
    expect(said.join()).toContain('is now `ledgerscope check`');
    for (const args of [[], ['--help'], ['toString'], ['heck']]) expect(await formerIngestCommand(args, {})).toBe(2);
    expect(said.join()).toContain('Use `ledgerscope check` or `ledgerscope load-balances`');
  });

  it('finds nothing in an empty store', async () => {
    expect(await checkCommand(['--data', folder], {})).toBe(0);
    expect(said).toEqual(['The database is empty.']);
  });

  it('finds that a ledger read from genesis agrees with itself', async () => {
    const source = path.join(folder, 'stream');
    const data = path.join(folder, 'data');
    const [scenario] = ALL_SCENARIOS.filter(({ name }) => name === 'deleted-token');
    if (scenario === undefined) throw new Error('the scenario is gone');
    await writeScenario({ folder: source, scenario, seed: 1, atNs: 1_780_000_000_000_000_000n });
    await readIntoFolder(source, data);
    expect(await checkCommand(['--data', data], {})).toBe(0);
    expect(said.join()).toMatch(/^No differences up to 2026-/);
    // Four bytes that a disk changed: of rows, of what says where they are, and of the row store.
    for (const [name, finding] of DAMAGES) {
      const damaged = path.join(folder, 'damaged');
      // The engine's links to its parts stay within the copy.
      fs.cpSync(data, damaged, { recursive: true, verbatimSymlinks: true });
      const file = largestFile(damaged, name);
      flipBytes(file, file.endsWith('rows.db') ? FOURTH_PAGE : undefined);
      said = [];
      expect(await checkCommand(['--deep', '--data', damaged], {})).toBe(1);
      expect(said[0]).toMatch(finding);
      fs.rmSync(damaged, { recursive: true });
    }
  }, 240_000);
});

/** Flips four bytes, in the middle unless said otherwise. */
function flipBytes(file: string, from?: number): void {
  const bytes = fs.readFileSync(file);
  const first = from ?? bytes.length >> 1;
  for (let at = first; at < first + 4; at++) bytes[at] = 0xff ^ (bytes[at] ?? 0);
  fs.writeFileSync(file, bytes);
}

/** The largest file with such a name. */
function largestFile(data: string, name: RegExp): string {
  const files = fs
    .readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(path.basename(file)));
  const [largest] = files
    .map((file) => path.join(data, file))
    .sort((a, b) => fs.statSync(b).size - fs.statSync(a).size);
  if (largest === undefined) throw new Error(`no file is like ${name}`);
  return largest;
}
