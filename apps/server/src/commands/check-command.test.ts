import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_SCENARIOS, writeScenario } from '@ledgerscope/demo-network';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readIntoFolder } from '../testing/read-into-folder.ts';
import { checkCommand } from './check-command.ts';
import { formerIngestCommand } from './former-ingest-command.ts';

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
    expect(said.join()).toContain('use `ledgerscope check` or `ledgerscope load-balances`');
  });

  it('finds nothing in an empty store', async () => {
    expect(await checkCommand(['--data', folder], {})).toBe(0);
    expect(said).toEqual(['The store is empty.']);
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
    // Four bytes that a disk changed.
    said = [];
    const file = largestFile(data, 'data.bin');
    flipBytes(file);
    expect(await checkCommand(['--deep', '--data', data], {})).toBe(1);
    expect(said.join('\n')).toMatch(/^part: \w+ .*\n/);
  }, 120_000);
});

function flipBytes(file: string): void {
  const bytes = fs.readFileSync(file);
  const middle = bytes.length >> 1;
  for (let at = middle; at < middle + 4; at++) bytes[at] = 0xff ^ (bytes[at] ?? 0);
  fs.writeFileSync(file, bytes);
}

/** The largest file of this name: of a part of a table. */
function largestFile(data: string, name: string): string {
  const files = fs
    .readdirSync(data, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name);
  const [largest] = files
    .map((file) => path.join(data, file))
    .sort((a, b) => fs.statSync(b).size - fs.statSync(a).size);
  if (largest === undefined) throw new Error(`no ${name}`);
  return largest;
}
