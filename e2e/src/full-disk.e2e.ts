import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, RecordFileWriter, SampleLedger, writeAddressBook } from '@ledgerscope/demo-network';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { layEmptyPortal } from '@ledgerscope/portal-store/testing/empty-portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOf } from './portal-people.ts';
import { type RunningServer, startServer } from './running-server.ts';

const START_NS = 1_767_225_600_000_000_000n;
const PER_FILE = 10;
const LOOK = { timeout: 60_000, interval: 250 };
const MB = 1_000_000;
const KEPT_MB = 40;
/** Asked to end, a server has ended by then; by itself after seven seconds. */
const END_MS = 20_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-full-'));
const disk = path.join(folder, 'disk');
const source = path.join(folder, 'source');
fs.mkdirSync(disk);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
const data = path.join(disk, 'data');
const ballast = path.join(disk, 'ballast');

const nodes = makeNodes(1);
const ledger = new SampleLedger(5);
let writer: RecordFileWriter;
let written = 0;
let server: RunningServer;
const people = peopleOf(() => server);

function writeFiles(count: number): void {
  for (const end = written + count; written < end; written++) {
    const { items, sidecars } = ledger.file(START_NS + BigInt(written) * 2_000_000_000n, PER_FILE);
    writer.write(items, sidecars);
  }
}

/** Fills the disk until so many bytes are free. */
function fill(leaveBytes: number): void {
  const { bavail, bsize } = fs.statfsSync(disk);
  const count = Math.max(0, bavail * bsize - leaveBytes);
  fs.appendFileSync(ballast, Buffer.alloc(count));
}

const start = (ready: boolean) =>
  startServer(['--source', source, '--free-space', `${KEPT_MB}MB`], { data, ready, pollMs: 100 });
const status = async () => {
  const reply = await fetch(`${server.url}/api/status`);
  const { data: found } = (await reply.json()) as { data: { state: string; transactions: number } };
  return { state: found.state, transactions: found.transactions };
};
const health = async () => (await (await fetch(`${server.url}/health`)).json()) as Record<string, unknown>;
const waits = {
  state: 'waiting',
  file: null,
  reason: expect.stringMatching(/^The disk of the data folder has .* free\. Nothing new is stored until it has 44 MB/),
};

describe(`a full disk${isMounted ? '' : ' (skipped: this machine lets nobody mount a small file system)'}`, () => {
  beforeAll(async () => {
    writeAddressBook(source, nodes);
    writer = new RecordFileWriter(source, nodes);
    writeFiles(3);
    if (!isMounted) return;
    fs.mkdirSync(data);
    layEmptyStore(data);
    layEmptyPortal(data);
    server = await start(true);
    await people.signUp('ada@example.org');
  });
  afterAll(async () => {
    await server?.stop();
    if (isMounted) spawnSync('umount', [disk]);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(isMounted)(
    'stops what grows before it is full; pages and sign-in go on, changes are refused in words',
    async () => {
      fill((KEPT_MB - 10) * MB);
      writeFiles(2);
      await expect.poll(health, LOOK).toMatchObject(waits);
      expect(await status()).toEqual({ state: 'waiting', transactions: 3 * PER_FILE });
      expect((await fetch(`${server.url}/api/transactions?limit=5`)).status).toBe(200);
      expect((await fetch(`${server.url}/hedera/home`)).status).toBe(200);
      const { id, token } = await people.sessionOf('ada@example.org');
      const save = () =>
        fetch(`${server.url}/api/users/${id}/accounts`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ accountId: '0.0.2', name: 'Treasury' }),
        });
      // How the disk does is looked at twice a second.
      await expect.poll(async () => (await save()).status, LOOK).toBe(503);
      const saving = await save();
      expect(saving.headers.get('retry-after')).toBe('60');
      expect(await saving.json()).toMatchObject({
        error: { code: 'disk_full', message: expect.stringContaining('The server’s disk is full') },
      });
    },
  );

  it.runIf(isMounted)(
    'is survived where others fill it to the end, by kills and starts too, without a row lost or stored twice',
    async () => {
      const before = await status();
      fill(0);
      await server.kill();
      fill(0);
      server = await start(false);
      await expect.poll(health, LOOK).toMatchObject(waits);
      expect(await status()).toEqual({ ...before, state: 'waiting' });
      const asked = performance.now();
      await server.stop(true);
      expect(performance.now() - asked).toBeLessThan(END_MS);
      server = await start(false);
      await expect.poll(health, LOOK).toMatchObject(waits);
      fs.rmSync(ballast);
      await expect.poll(status, LOOK).toEqual({ state: 'live', transactions: written * PER_FILE });
      await expect.poll(async () => (await people.sessionOf('ada@example.org')).token, LOOK).toMatch(/./);
      expect(server.log()).toContain('disk space is available again');
    },
  );
});
