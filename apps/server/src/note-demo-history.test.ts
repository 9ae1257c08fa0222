import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteDemoHistory } from './note-demo-history.ts';

const DAY_NS = 86_400_000_000_000n;

describe('another --demo-history on a network that exists', () => {
  let folder: string;
  const lines: { level: number; msg: string }[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) });
  const note = (historyNs: bigint) =>
    noteDemoHistory(
      { out: path.join(folder, 'demo'), seed: 1, tps: 5, historyNs, format: 'record', cutover: undefined },
      log,
    );
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-history-'));
    lines.length = 0;
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('is reported, and the same is not', () => {
    note(730n * DAY_NS);
    note(730n * DAY_NS);
    expect(lines).toEqual([]);
    note(3n * DAY_NS);
    expect(lines).toMatchObject([{ level: 40 }]);
    expect(lines[0]?.msg).toMatch(/--demo-history is 3d, .* was made with 2y and keeps that past/);
    note(90n * 60_000_000_000n);
    expect(lines[1]?.msg).toMatch(/is 90m, .* with 2y/);
  });

  it('is not guessed for a network that was made before it was stored', () => {
    fs.mkdirSync(path.join(folder, 'demo'));
    note(DAY_NS);
    expect(lines).toEqual([]);
  });
});
