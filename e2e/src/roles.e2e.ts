import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './running-server.ts';
import { NODES, SampleNetwork } from './sample-network.ts';

const ENDPOINT = fileURLToPath(new URL('../../packages/ledger-store/src/testing/http-endpoint.ts', import.meta.url));

describe('roles apart, over a ClickHouse HTTP endpoint', () => {
  let network: SampleNetwork;
  let endpoint: ChildProcess;
  let writer: RunningServer | undefined;
  let reader: RunningServer | undefined;
  let store = '';
  let folder = '';

  beforeAll(async () => {
    network = new SampleNetwork(NODES);
    network.write(2);
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-clickhouse-'));
    endpoint = spawn(process.execPath, [ENDPOINT, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    const [port] = endpoint.stdout === null ? [''] : await once(endpoint.stdout, 'data');
    store = `http://127.0.0.1:${String(port).trim()}/ledgerscope`;
  });
  afterAll(async () => {
    await reader?.stop();
    await writer?.stop();
    endpoint.stdin?.end();
    await once(endpoint, 'exit');
    fs.rmSync(folder, { recursive: true, force: true });
    network.remove();
  });

  async function transactions(server: RunningServer | undefined): Promise<number> {
    const reply = await fetch(`${server?.url}/api/transactions?limit=1`);
    return ((await reply.json()) as { totalCount: number }).totalCount;
  }

  it('lets a process without ingest show what another one writes, as it is committed', async () => {
    writer = await startServer(['--source', `dir:${network.folder}`, '--clickhouse-url', store]);
    expect(await transactions(writer)).toBe(network.transactions);
    reader = await startServer(['--roles', 'api', '--clickhouse-url', store]);
    await expect.poll(() => transactions(reader), { timeout: 5_000 }).toBe(network.transactions);
    network.write(2);
    await expect.poll(() => transactions(reader), { timeout: 20_000 }).toBe(network.transactions);
  });
});
