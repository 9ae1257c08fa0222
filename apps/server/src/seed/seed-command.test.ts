import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedCommand } from './seed-command.ts';

const NOW_NS = 1_790_000_000_000_000_000n;

describe('ledgerscope seed', () => {
  let folder: string;
  const said: string[] = [];

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'seed-'));
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    said.length = 0;
  });
  afterAll(() => {
    vi.restoreAllMocks();
    fs.rmSync(folder, { recursive: true });
  });

  it.each([
    [[], 'Name a scenario.'],
    [['no-such-thing'], 'Scenario "no-such-thing" not found.'],
    [['html-in-memos', 'deleted-token'], 'Only one scenario can be given: remove "deleted-token".'],
    [['html-in-memos', '--seed', '1.5'], 'Invalid value "1.5" for --seed: must be an integer of 0 or more.'],
    [
      ['html-in-memos', '--at', 'yesterday'],
      'Invalid value "yesterday" for --at: must be a time such as 2026-01-31T12:00:00Z.',
    ],
    [['html-in-memos', '--what'], "Unknown option '--what'"],
  ])('refuses %j and lists the scenarios', async (args, reason) => {
    expect(await seedCommand(args, NOW_NS)).toEqual({ code: 2, startWith: undefined });
    expect(said.join('\n')).toContain(reason);
    expect(said.join('\n')).toContain('html-in-memos');
  });

  it('writes the same files for the same seed and instant, and refuses a folder that holds some', async () => {
    const write = (name: string, seed: string) => {
      const out = path.join(folder, name);
      return seedCommand(
        ['zero-amount-transfers', '--out', out, '--seed', seed, '--at', '2026-01-31T12:00:00Z'],
        NOW_NS,
      );
    };
    expect((await write('a', '3')).code).toBe(0);
    expect(said.join('\n')).toMatch(/two amounts of zero +http:\/\/localhost:8080\/hedera\/transactions\/0\.0\.\d+@/);
    expect((await write('b', '3')).code).toBe(0);
    expect((await write('c', '4')).code).toBe(0);
    const [a, b, c] = ['a', 'b', 'c'].map((name) => contentsOf(path.join(folder, name)));
    expect(b).toEqual(a);
    expect(c).not.toEqual(a);
    expect((await write('a', '3')).code).toBe(2);
    expect(said.at(-1)).toContain('is not empty');
  });

  it('says what to start, with the media of NFTs', async () => {
    const out = path.join(folder, 'media');
    const { startWith } = await seedCommand(['nft-with-many-files', '--out', out, '--start'], NOW_NS);
    expect(startWith).toEqual([
      '--source',
      `dir:${out}`,
      '--data',
      path.join(out, 'store'),
      '--content-folder',
      path.join(out, 'ipfs'),
    ]);
  });
});

function contentsOf(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'base64')]));
}
