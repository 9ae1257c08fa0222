import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesUnder, readProvenBlocks, readProvenRecords } from '../testing/read-stream.ts';
import { sampleProducers } from '../testing/sample-producer.ts';
import { SAMPLE_UNTIL_NS, sampleRun } from '../testing/sample-run.ts';
import { DemoRunner, type RunnerOptions } from './demo-runner.ts';

const CHILD = fileURLToPath(new URL('../testing/run-sample.ts', import.meta.url));
const HISTORY_SECONDS = 12 * 3_600;
const KILLS = testSize(3, 15);
const SHORT = { historyNs: 40n * NS_PER_SECOND };

let folder = '';

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-runner-'));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function run(out: string, options: Partial<RunnerOptions> = {}, signal = new AbortController().signal) {
  const runner = new DemoRunner({ ...sampleRun(path.join(folder, out), HISTORY_SECONDS), ...options }, sampleProducers);
  await runner.run(signal);
  return runner.progress;
}

/** Everything that a reader sees, by path; not what the runner keeps for itself. */
function contents(out: string): Map<string, Buffer> {
  const top = path.join(folder, out);
  const names = filesUnder(top).filter((name) => !name.startsWith('demo-state'));
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(top, name))]));
}

function expectSame(one: string, other: string): void {
  const [left, right] = [contents(one), contents(other)];
  expect([...right.keys()]).toEqual([...left.keys()]);
  const different = [...left].filter(([name, bytes]) => !right.get(name)?.equals(bytes));
  expect(different.map(([name]) => name)).toEqual([]);
  expect(left.size).toBeGreaterThan(1_000);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once('exit', resolve));
}

function start(out: string): ChildProcess {
  const args = [CHILD, path.join(folder, out), `${HISTORY_SECONDS}`];
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function untilRunning(child: ChildProcess): Promise<void> {
  await new Promise((resolve) => child.stdout?.once('data', resolve));
}

/** How many data files the first node has: to count all files of all nodes takes longer than to write one. */
function written(out: string): number {
  const place = path.join(folder, out, 'recordstreams/record0.0.3');
  return fs.existsSync(place) ? fs.readdirSync(place).filter((name) => name.endsWith('.rcd.gz')).length : 0;
}

/** Waits until it has written so many data files, or has ended. */
async function untilWritten(child: ChildProcess, out: string, files: number): Promise<void> {
  while (child.exitCode === null && written(out) < files) await sleep(5);
}

describe('a demo network', () => {
  beforeAll(async () => {
    await run('calm');
  });

  it('is read with every proof, up to the time that was asked for', async () => {
    const blocks = readProvenRecords(path.join(folder, 'calm'));
    expect(blocks.length).toBeGreaterThan(200);
    expect(blocks.at(-1)?.consensusEnd).toBeLessThan(SAMPLE_UNTIL_NS);
    expect(blocks.at(-1)?.consensusEnd).toBeGreaterThanOrEqual(SAMPLE_UNTIL_NS - 2n * NS_PER_SECOND);
  });

  it(`has the same bytes for the same seed, after ${KILLS} kills`, async () => {
    const whole = written('calm');
    let random = 99_991;
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = start('killed');
      await untilRunning(child);
      // The kills lie all over the run, however fast it is, and each at a random instant of a file in the making.
      await untilWritten(child, 'killed', (whole * kill) / (KILLS + 2));
      random = (random * 48_271) % 2_147_483_647;
      await sleep(random % 30);
      expect(child.exitCode, 'it ended before the last kill: a longer history is needed').toBeNull();
      child.kill('SIGKILL');
      await ended(child);
    }
    await run('killed');
    expectSame('calm', 'killed');
  }, 300_000);

  it('has other bytes for another seed', async () => {
    await run('other', { seed: 12, ...SHORT });
    await run('same', SHORT);
    const [other, same] = ['other', 'same'].map((out) => readProvenRecords(path.join(folder, out))[0]?.fileHash);
    expect(other).not.toEqual(same);
  });

  it('is written as blocks when asked for', async () => {
    const { files } = await run('wrapped', { format: 'wrapped', ...SHORT });
    expect(readProvenBlocks(path.join(folder, 'wrapped'))).toHaveLength(files);
  });

  it('is written in large files, once each, when a number of transactions is asked for', async () => {
    const { files } = await run('bulk', { transactions: 1_000, perFile: 100 });
    expect(files).toBe(10);
    expect(readProvenRecords(path.join(folder, 'bulk'))).toHaveLength(10);
    expect([...contents('bulk').keys()].filter((name) => /4\/.*\.rcd\.gz$/.test(name))).toEqual([]);
    expect([...contents('bulk').keys()].some((name) => name.startsWith('ipfs'))).toBe(false);
  });

  it('goes on to a later time without a gap', async () => {
    await run('longer', SHORT);
    await run('longer', { ...SHORT, untilNs: SAMPLE_UNTIL_NS + 40n * NS_PER_SECOND });
    const blocks = readProvenRecords(path.join(folder, 'longer'));
    expect(blocks.at(-1)?.consensusEnd).toBeGreaterThanOrEqual(SAMPLE_UNTIL_NS + 38n * NS_PER_SECOND);
  });

  it('refuses to go on as another network', async () => {
    await run('one', SHORT);
    await expect(run('one', { seed: 3 })).rejects.toThrow('seed 11, not 3');
    await expect(run('one', { format: 'wrapped' })).rejects.toThrow('format record, not wrapped');
    const cutover = { atNs: SAMPLE_UNTIL_NS };
    await expect(run('one', { cutover })).rejects.toThrow('a demo network that does not cut over');
  });

  it('leaves record files for blocks at the instant asked for, and keeps it', async () => {
    const cutover = { afterNs: 10n * NS_PER_SECOND };
    await run('cut', { ...SHORT, cutover });
    expect(filesUnder(path.join(folder, 'cut')).some((name) => name.endsWith('.blk.gz'))).toBe(false);
    // Twenty files of two seconds; of five after them the last wraps itself, and the others are blocks.
    await run('cut', { ...SHORT, cutover, untilNs: SAMPLE_UNTIL_NS + 20n * NS_PER_SECOND });
    expect(readProvenRecords(path.join(folder, 'cut'))).toHaveLength(25);
    const blocks = filesUnder(path.join(folder, 'cut')).filter((name) => name.endsWith('.blk.gz'));
    expect(blocks.map((name) => name.slice(-10, -7))).toEqual(['024', '025', '026', '027', '028', '029']);
    const at = '2026-01-01T00:00:10.000000000Z';
    await expect(run('cut', SHORT)).rejects.toThrow(`a demo network that cuts over at ${at}`);
    const tooEarly = { atNs: SAMPLE_UNTIL_NS - SHORT.historyNs };
    await expect(run('early', { ...SHORT, cutover: tooEarly })).rejects.toThrow('cannot cut over before');
  });

  it('lets one process at a time write a folder', async () => {
    const child = start('held');
    await untilRunning(child);
    await expect(run('held')).rejects.toThrow(`is being written by process ${child.pid}`);
    child.kill('SIGKILL');
    await ended(child);
  });

  it('refuses a folder whose state is damaged, with a way out', async () => {
    await run('damaged', SHORT);
    const snapshot = path.join(folder, 'damaged/demo-state/snapshot.bin');
    fs.truncateSync(snapshot, fs.statSync(snapshot).size - 1);
    await expect(run('damaged', SHORT)).rejects.toThrow(/snapshot\.bin cannot be read .* delete .*damaged/);
  });

  it('writes a file every two seconds of live time, and removes old ones that were read', async () => {
    const now = BigInt(Date.now()) * 1_000_000n;
    const readUntilNs = now - 40n * NS_PER_SECOND;
    const abort = new AbortController();
    const live = run(
      'live',
      {
        untilNs: now,
        historyNs: 60n * NS_PER_SECOND,
        live: true,
        keepNs: 20n * NS_PER_SECOND,
        readUntilNs: () => readUntilNs,
      },
      abort.signal,
    );
    const early = path.join(folder, 'live');
    const isLive = () => {
      const found = readProvenRecords(early);
      return (
        (found.at(-1)?.consensusEnd ?? 0n) > now + 2n * NS_PER_SECOND && (found[0]?.consensusStart ?? 0n) >= readUntilNs
      );
    };
    await expect.poll(isLive, { timeout: 50_000, interval: 500 }).toBe(true);
    abort.abort();
    const { endNs = 0n, phase, files } = await live;
    expect(phase).toBe('live');
    expect(endNs - now).toBeGreaterThan(2n * NS_PER_SECOND);
    expect(endNs).toBeLessThanOrEqual(BigInt(Date.now()) * 1_000_000n);
    const blocks = readProvenRecords(early);
    expect(blocks[0]?.consensusStart).toBeGreaterThanOrEqual(readUntilNs);
    expect(blocks[0]?.consensusStart).toBeLessThan(readUntilNs + 3n * NS_PER_SECOND);
    expect(blocks.length).toBeLessThan(files);
    // What was removed stays removed, and the stream goes on.
    await run('live', { untilNs: endNs + 10n * NS_PER_SECOND });
    expect(readProvenRecords(early)[0]?.fileHash).toEqual(blocks[0]?.fileHash);
  });
});
