import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteDemoHistory } from './note-demo-history.ts';

describe('another --demo-history on a network that exists', () => {
  let folder: string;
  const freeSpace = { bytes: undefined, percent: undefined };
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  const note = (historyNs: bigint) =>
    noteDemoHistory(
      { out: path.join(folder, 'demo'), seed: 1, tps: 5, historyNs, format: 'record', cutover: undefined, freeSpace },
      log,
    );
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-history-'));
    lines.length = 0;
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('is reported, and the same is not', () => {
    note(730n * NS_PER_DAY);
    note(730n * NS_PER_DAY);
    expect(lines).toEqual([]);
    note(3n * NS_PER_DAY);
    expect(lines).toMatchObject([{ level: 40 }]);
    expect(lines[0]?.msg).toMatch(/--demo-history is 3d, .* was created with 2y and keeps that history/);
    note(90n * 60_000_000_000n);
    expect(lines[1]?.msg).toMatch(/is 90m, .* with 2y/);
  });

  it('is not guessed for a network that was made before it was stored', () => {
    fs.mkdirSync(path.join(folder, 'demo'));
    note(NS_PER_DAY);
    expect(lines).toEqual([]);
  });
});
