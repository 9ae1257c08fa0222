import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeNodes } from '@ledgerscope/demo-network';
import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './running-server.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

const PATIENCE_MS = 120_000;

interface Status {
  state: string;
  reason: { file: string | null; reason: string } | null;
  transactions: number;
  gaps: { before: string; after: string | null }[];
}

let network: SampleNetwork;
let server: RunningServer | undefined;

beforeEach(() => {
  network = new SampleNetwork(NODES);
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  network.remove();
});

async function get<T>(path: string): Promise<T> {
  const reply = await fetch(`${server?.url}${path}`);
  return ((await reply.json()) as { data: T }).data;
}

async function start(flags: string[] = [], ready = true): Promise<void> {
  server = await startServer(['--source', `dir:${network.folder}`, ...flags], { ready });
}

/** Asks for the status until it is as wanted. */
async function statusUntil(wanted: (status: Status) => boolean): Promise<Status> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
    const status = await get<Status>('/api/status');
    if (wanted(status)) return status;
    await sleep(50);
  }
  throw new Error(`the status stayed ${JSON.stringify(await get('/api/status'))}\n${server?.log()}`);
}

/** Changes one byte inside the file's contents and packs them again, so that only the hashes can tell. */
function damage(path: string): void {
  const bytes = gunzipSync(fs.readFileSync(path));
  const place = Math.floor(bytes.length / 2);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  fs.writeFileSync(path, gzipSync(bytes));
}

describe('reading a folder of stream files', () => {
  it('ends with one line that says what to do where there is nothing to check signatures against', async () => {
    fs.rmSync(`${network.folder}/address_book.bin`);
    const failed = start().then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(await failed).toMatch(/exit code 2.*No address book: set --network/s);
    expect(await failed).not.toMatch(/^ +at /m);
  });

  it('stores every transaction of every file, and goes on as files arrive', async () => {
    network.write(5);
    await start();
    expect((await get<Status>('/api/status')).transactions).toBe(network.transactions);
    network.write(3);
    const status = await statusUntil(
      ({ state, transactions }) => state === 'live' && transactions === network.transactions,
    );
    expect(status.gaps).toEqual([]);
  });

  it('stops at a forged file with its name and the reason, keeps what is stored, and goes on once it is mended', async () => {
    network.write(4);
    const good = fs.readFileSync(network.dataPath(2));
    damage(network.dataPath(2));
    await start([], false);
    // What comes before the forged file may still be on its way to the store when that is found out.
    const stopped = await statusUntil(
      ({ state, transactions }) => state === 'stopped' && transactions >= network.transactions / 2,
    );
    expect(stopped.transactions).toBe(network.transactions / 2);
    expect(stopped.reason?.file).toBe(network.files[2]);
    expect(stopped.reason?.reason).toContain(network.files[2]);
    const ready = await fetch(`${server?.url}/ready`);
    expect(ready.status).toBe(503);
    expect((await ready.json()) as object).toMatchObject({ ready: false, reason: stopped.reason?.reason });
    expect((await fetch(`${server?.url}/health`)).status).toBe(503);
    fs.writeFileSync(network.dataPath(2), good);
    const live = await statusUntil(
      ({ state, transactions }) => state === 'live' && transactions === network.transactions,
    );
    expect(live.reason).toBeNull();
    expect((await fetch(`${server?.url}/ready`)).status).toBe(200);
  });

  it('follows the address book in the stream, also after a restart, and trusts the old nodes no more', async () => {
    const others = makeNodes(3);
    network.write(2);
    network.changeNodes(others);
    network.write(2);
    await start();
    expect((await get<Status>('/api/status')).transactions).toBe(network.transactions);
    const { data } = server as RunningServer;
    expect(await server?.stop(true)).toBe(0);
    network.write(1);
    server = await startServer(['--source', `dir:${network.folder}`], { data });
    expect((await get<Status>('/api/status')).transactions).toBe(network.transactions);
    network.signAs(NODES);
    network.write(1);
    const halted = await statusUntil(({ state }) => state === 'waiting' || state === 'stopped');
    expect(halted.reason?.file).toBe(network.files.at(-1));
    expect(halted.reason?.reason).toContain('signed by 0 of 3 nodes');
  });

  it('lets only one process work on a data folder', async () => {
    network.write(1);
    await start();
    const second = spawnSync(
      process.execPath,
      [MAIN, '--source', `dir:${network.folder}`, '--data', server?.data ?? '', '--port', '0'],
      {
        encoding: 'utf8',
        timeout: PATIENCE_MS,
      },
    );
    expect(second.status).toBe(1);
    expect(second.stderr).toContain('is locked by process');
  });

  it('names a bad flag', () => {
    const bad = spawnSync(process.execPath, [MAIN, '--source', 'dir:x', '--port', 'many'], { encoding: 'utf8' });
    expect(bad.status).toBe(2);
    expect(bad.stderr).toContain('Invalid value "many" for --port');
  });
});
