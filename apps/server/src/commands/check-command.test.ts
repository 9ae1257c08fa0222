import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_SCENARIOS, writeScenario } from '@ledgerscope/demo-network';
import { startIngest } from '@ledgerscope/ingest/start-ingest';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { openStore } from '../open-store.ts';
import { ingestCommand } from './ingest-command.ts';

describe('ledgerscope ingest check', () => {
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
    expect(await ingestCommand(['check', '--help'], {})).toBe(0);
    expect(said.join()).toContain('ledgerscope ingest check [--data <folder>');
    expect(await ingestCommand([], {})).toBe(2);
    expect(await ingestCommand(['check', '--nonsense'], {})).toBe(2);
    expect(said.join()).toContain('--nonsense');
  });

  it('finds nothing in an empty store', async () => {
    expect(await ingestCommand(['check', '--data', folder], {})).toBe(0);
    expect(said).toEqual(['The store is empty.']);
  });

  it('finds that a ledger read from genesis agrees with itself', async () => {
    const source = path.join(folder, 'stream');
    const data = path.join(folder, 'data');
    const [scenario] = ALL_SCENARIOS.filter(({ name }) => name === 'deleted-token');
    if (scenario === undefined) throw new Error('the scenario is gone');
    await writeScenario({ folder: source, scenario, seed: 1, atNs: 1_780_000_000_000_000_000n });
    await ingestAll(source, data);
    expect(await ingestCommand(['check', '--data', data], {})).toBe(0);
    expect(said.join()).toMatch(/^Everything agrees, up to 2026-/);
  });
});

async function ingestAll(source: string, data: string): Promise<void> {
  const config = readConfig(['--source', `dir:${source}`, '--data', data], {});
  const store = await openStore(config);
  const abort = new AbortController();
  const ingest = startIngest(config, store, pino({ level: 'silent' }), abort.signal);
  await vi.waitUntil(() => ingest.status().caughtUp, { timeout: 60_000 });
  abort.abort();
  await ingest.finished;
  await store.close();
}
