import { existsSync, fstatSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { defineTable } from '../table.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';

const STANDARD_INPUT = '/proc/self/fdinfo/0';
const O_NONBLOCK = 0o4000;
const THREADS = '/proc/self/task';
const number = defineTable('number', { number: 'u64' });

describe('the embedded engine', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
    await store.client.command('test', 'CREATE TABLE number (number UInt64) ENGINE = MergeTree ORDER BY number');
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  // It puts back what it found there, so that an insert beside it could wait for input that never comes.
  it.runIf(existsSync(STANDARD_INPUT))('does not leave an open pipe as standard input waiting for data', async () => {
    expect(fstatSync(0).isSocket() || fstatSync(0).isFIFO()).toBe(true);
    const rows = [0n, 1n, 2n, 3n].map((value) => [{ number: value }]);
    await Promise.all(rows.map((row, index) => store.client.insert(number, row, `number-${index}`)));
    const flags = /^flags:\s*(\d+)$/m.exec(readFileSync(STANDARD_INPUT, 'utf8'))?.[1];
    expect(Number.parseInt(flags ?? '0', 8) & O_NONBLOCK).toBe(O_NONBLOCK);
  });

  // A merge on a disk that others filled to its last byte left empty files in place of rows.
  it('begins nothing that writes where the disk has little left', async () => {
    const disks = await store.client.queryUntyped('test', 'SELECT keep_free_space FROM system.disks');
    expect(disks).toEqual([{ keep_free_space: 33_554_432n }]);
  });

  it.runIf(existsSync(THREADS))('merges behind what readers ask', () => {
    const merging = readdirSync(THREADS).filter(
      (thread) => readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() === 'MergeMutate',
    );
    expect(merging.length).toBeGreaterThan(0);
    for (const thread of merging) expect(os.getPriority(Number(thread))).toBeGreaterThan(os.getPriority());
  });
});
