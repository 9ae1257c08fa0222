import fs from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openTestApi, type TestApi } from '@ledgerscope/api/testing/open-test-api';
import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import type { IngestStatus } from '@ledgerscope/process/ingest-status';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startIngest } from './start-ingest.ts';

const PATIENCE = { timeout: 30_000 };
const ALL_NODES = NODES.map((_, index) => index);

interface Stored {
  readonly transactions: number;
  readonly gaps: readonly { readonly before: string; readonly after: string | null }[];
}

let network: SampleNetwork;
let api: TestApi;
beforeEach(async () => {
  network = new SampleNetwork(NODES);
  api = await openTestApi();
});
afterEach(async () => {
  await api.close();
  network.remove();
});

/** What the status page says of what was read. */
const read = async () => (await api.get<{ data: Stored }>('/api/status')).data;
const stored = async () => (await read()).transactions;

/** Reads until it is as wanted, and then does the rest beside it; gives the status that was waited for. */
async function readUntil(
  states: readonly IngestStatus['state'][],
  flags: readonly string[] = [],
  meanwhile: () => Promise<void> = async () => {},
): Promise<IngestStatus> {
  const abort = new AbortController();
  const config = readConfig(['--source', network.folder, '--poll-ms', '10', ...flags], {});
  const ingest = startIngest(config, api.store, pino({ level: 'silent' }), abort.signal);
  try {
    await expect.poll(() => states.includes(ingest.status().state), PATIENCE).toBe(true);
    const status = ingest.status();
    await meanwhile();
    return status;
  } finally {
    abort.abort();
    await ingest.finished;
  }
}

describe('ingest from a folder where something is missing or wrong', () => {
  it('takes the next copy of a file when one is damaged', async () => {
    network.write(2);
    const copy = network.signaturePath(1, 1).replace('.rcd_sig', '.rcd.gz');
    fs.copyFileSync(network.dataPath(1), copy);
    const bytes = gunzipSync(fs.readFileSync(network.dataPath(1)));
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    fs.writeFileSync(network.dataPath(1), gzipSync(bytes));
    const sidecar = network.dataPath(1).replace(/([^/]+)\.rcd\.gz$/, 'sidecar/$1_01.rcd.gz');
    if (fs.existsSync(sidecar))
      fs.cpSync(sidecar, copy.replace(/([^/]+)\.rcd\.gz$/, 'sidecar/$1_01.rcd.gz'), { recursive: true });
    await readUntil(['live']);
    expect(await stored()).toBe(network.transactions);
  });

  it('waits for late signatures and says whose are missing', async () => {
    network.write(2);
    const late = [0, 1, 2].map((node) => network.signaturePath(1, node));
    const kept = late.map((path) => fs.readFileSync(path));
    for (const path of late) fs.rmSync(path);
    const waiting = await readUntil(['waiting'], [], async () => {
      expect(await stored()).toBe(network.transactions / 2);
      fs.writeFileSync(late[0] ?? '', kept[0] ?? '');
      // Two of four is more than a third.
      await expect.poll(stored, PATIENCE).toBe(network.transactions);
    });
    expect(waiting.halt?.message).toContain('signed by 1 of 4 nodes');
    expect(waiting.halt?.message).toContain('0.0.3, 0.0.4, 0.0.5');
  });

  it('refuses signatures over something else', async () => {
    network.write(2);
    for (const node of ALL_NODES) fs.copyFileSync(network.signaturePath(0, node), network.signaturePath(1, node));
    expect((await readUntil(['stopped'])).halt?.message).toContain('other-file-hash');
  });

  it('does not skip a missing file, unless gaps are allowed; then it shows the gap', async () => {
    network.write(4);
    fs.rmSync(network.dataPath(1));
    for (const node of ALL_NODES) fs.rmSync(network.signaturePath(1, node));
    const { halt } = await readUntil(['stopped']);
    expect(halt?.file).toBe(network.files[2]);
    expect(halt?.message).toContain('missing');
    await readUntil(['live'], ['--allow-gaps']);
    expect((await read()).gaps).toEqual([{ before: network.files[2], after: network.files[0] }]);
    expect(await stored()).toBe((network.transactions / 4) * 3);
  });

  it('reads unsigned files only when configured to', async () => {
    network.write(2);
    for (const file of [0, 1]) for (const node of ALL_NODES) fs.rmSync(network.signaturePath(file, node));
    await readUntil(['waiting', 'stopped']);
    expect(await stored()).toBe(0);
    await readUntil(['live'], ['--trust-unsigned']);
    expect(await stored()).toBe(network.transactions);
  });
});
