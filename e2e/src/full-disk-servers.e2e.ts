import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeNodes, RecordFileWriter, SampleLedger, writeAddressBook } from '@ledgerscope/demo-network';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  hasSystemPostgres,
  makeSystemPostgres,
  POSTGRES_USER,
  type SystemPostgres,
} from '@ledgerscope/portal-store/testing/system-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickHouseEndpoint, startClickHouseEndpoint } from './clickhouse-endpoint.ts';
import { type RunningServer, startServer } from './running-server.ts';

const START_NS = 1_767_225_600_000_000_000n;
const PER_FILE = 10;
/** A writer tries a full server again every half minute at the latest. */
const LOOK = { timeout: 120_000, interval: 250 };
const PIECE = Buffer.alloc(1 << 16);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ls-full-'));
const source = path.join(folder, 'source');
const clickhouseDisk = path.join(folder, 'ch');
const postgresDisk = path.join(folder, 'pg');
const disks = [clickhouseDisk, postgresDisk];
const mounted = disks.filter((disk) => {
  fs.mkdirSync(disk);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]).status === 0;
});
const missing = [
  ...(mounted.length < disks.length ? ['this machine lets nobody mount a small file system'] : []),
  ...(hasSystemPostgres() ? [] : ['no PostgreSQL server is installed']),
];

const nodes = makeNodes(1);
const ledger = new SampleLedger(5);
let writer: RecordFileWriter;
let written = 0;
let endpoint: ClickHouseEndpoint;
let postgres: SystemPostgres;
let server: RunningServer;

function writeFiles(count: number): void {
  for (const end = written + count; written < end; written++) {
    const { items, sidecars } = ledger.file(START_NS + BigInt(written) * 2_000_000_000n, PER_FILE);
    writer.write(items, sidecars);
  }
}

/** Fills a disk to its last byte; returns what makes room again. */
function fill(disk: string): () => void {
  const ballast = path.join(disk, 'ballast');
  const file = fs.openSync(ballast, 'a');
  try {
    // Ends where the disk does.
    for (;;) fs.writeSync(file, PIECE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(file);
  }
  return () => fs.rmSync(ballast);
}

const start = (options: { data?: string; ready: boolean }) =>
  startServer(['--source', source, '--clickhouse-url', endpoint.url, '--database-url', postgres.url], {
    ...options,
    pollMs: 100,
  });
const status = async () => {
  const reply = await fetch(`${server.url}/api/status`);
  const { data } = (await reply.json()) as { data?: { state: string; transactions: number } };
  return { state: data?.state, transactions: data?.transactions };
};
const health = async () => (await (await fetch(`${server.url}/health`)).json()) as Record<string, unknown>;
const isFull = {
  state: 'waiting',
  file: null,
  reason: expect.stringContaining('The disk of the ledger store is full.'),
};
const isAllThere = () => expect.poll(status, LOOK).toEqual({ state: 'live', transactions: written * PER_FILE });

describe(`full disks of servers${missing.map((reason) => ` (skipped: ${reason})`).join('')}`, () => {
  beforeAll(async () => {
    if (missing.length > 0) return;
    writeAddressBook(source, nodes);
    writer = new RecordFileWriter(source, nodes);
    writeFiles(3);
    if (POSTGRES_USER !== undefined) {
      fs.chmodSync(folder, 0o755);
      fs.chownSync(postgresDisk, POSTGRES_USER.uid, POSTGRES_USER.gid);
    }
    postgres = makeSystemPostgres(postgresDisk, ['max_wal_size=64MB', 'min_wal_size=32MB']);
    postgres.start();
    endpoint = await startClickHouseEndpoint(clickhouseDisk);
    server = await start({ ready: true });
  }, 300_000);
  afterAll(async () => {
    await server?.stop();
    await endpoint?.stop();
    if (postgres?.isRunning()) postgres.crash();
    for (const disk of mounted) spawnSync('umount', [disk]);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(missing.length === 0)(
    'of ClickHouse: ingest waits and says so, pages go on, a kill and a start there lose nothing',
    async () => {
      await isAllThere();
      const makeRoom = fill(clickhouseDisk);
      const before = written * PER_FILE;
      writeFiles(2);
      await expect.poll(health, LOOK).toMatchObject(isFull);
      expect(await status()).toEqual({ state: 'waiting', transactions: before });
      expect((await fetch(`${server.url}/api/transactions?limit=5`)).status).toBe(200);
      await server.kill();
      server = await start({ data: server.data, ready: false });
      await expect.poll(async () => (await status()).transactions, LOOK).toBe(before);
      makeRoom();
      await isAllThere();
    },
    400_000,
  );

  if (missing.length === 0 && testSize(0, 1) === 1) {
    it('of PostgreSQL, with rows and portal: ingest waits, nothing is lost, and all goes on with room', async () => {
      await isAllThere();
      const before = written * PER_FILE;
      const makeRoom = fill(postgresDisk);
      writeFiles(60);
      await expect.poll(health, LOOK).toMatchObject(isFull);
      expect((await status()).transactions).toBeGreaterThanOrEqual(before);
      expect((await fetch(`${server.url}/api/transactions?limit=5`)).status).toBe(200);
      const shown = (await status()).transactions;
      await server.kill();
      server = await start({ data: server.data, ready: false });
      await expect.poll(async () => (await status()).transactions, LOOK).toBe(shown);
      makeRoom();
      await isAllThere();
      // It said so all the while, and did not end.
      expect(postgres.isRunning()).toBe(true);
    }, 400_000);
  }
});
