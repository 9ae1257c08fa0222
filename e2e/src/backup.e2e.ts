import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickHouseEndpoint, startClickHouseEndpoint } from './clickhouse-endpoint.ts';
import { type RunningServer, startServer } from './running-server.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const WAIT = { timeout: 60_000 };

/** A command of the program: its exit code, and what it said. */
async function command(...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, problems, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: Number(code), said: out + problems };
}

describe('backup and restore', () => {
  const top = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-backups-'));
  let network: SampleNetwork;
  let endpoint: ClickHouseEndpoint;
  let postgres: TestPortal;
  let server: RunningServer | undefined;

  beforeAll(async () => {
    network = new SampleNetwork(NODES);
    network.write(3);
    [endpoint, postgres] = await Promise.all([startClickHouseEndpoint(), startTestPortal()]);
  });
  afterAll(async () => {
    await server?.stop();
    await endpoint?.stop();
    await postgres?.stop();
    network.remove();
    fs.rmSync(top, { recursive: true, force: true });
  });

  interface Rows {
    readonly data: readonly object[];
    readonly totalCount: number;
  }
  const transactions = async (query: string): Promise<Rows> =>
    (await fetch(`${server?.url}/api/transactions?${query}`)).json() as Promise<Rows>;
  const count = async () => (await transactions('limit=1')).totalCount;

  it.each(['embedded', 'ClickHouse server', 'ClickHouse and PostgreSQL'])(
    'of a running server bring back ledger and portal after its data are gone, and it reads on: %s',
    async (kind) => {
      const databases = { before: await postgres.databaseUrl('empty'), after: await postgres.databaseUrl('empty') };
      const hasRowsOnServer = kind.endsWith('PostgreSQL');
      const portal = (database: keyof typeof databases) =>
        hasRowsOnServer ? ['--database-url', databases[database]] : [];
      const store = (database: keyof typeof databases) => {
        if (kind === 'embedded') return [];
        const ledger = `${endpoint.url.replace(/\/[^/]*$/, '')}/${database}${hasRowsOnServer ? '_rows' : ''}`;
        return ['--clickhouse-url', ledger, ...portal(database)];
      };
      const source = ['--source', `dir:${network.folder}`];
      server = await startServer([...source, ...store('before')]);
      const { data } = server;
      await expect.poll(count, WAIT).toBe(network.transactions);
      const operator = ['admin', 'create', 'operator@example.org'];
      expect((await command(...operator, '--data', data, ...portal('before'))).code).toBe(0);
      const before = await transactions('limit=100&order=asc');
      const folder = path.join(top, kind.split(' ').join('-'));
      // Blocks that come meanwhile are in the copy whole, or not at all.
      network.write(2);
      const made = await command('backup', folder, '--data', data, ...store('before'));
      expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/the ledger until .* rows of the portal/) });
      await expect.poll(count, WAIT).toBe(network.transactions);
      const again = await command('backup', folder, '--data', data, ...store('before'));
      expect(again).toMatchObject({ code: 2, said: expect.stringContaining('is not empty') });
      await server.stop();
      server = undefined;
      expect(fs.existsSync(data)).toBe(false);

      const restored = path.join(top, `${path.basename(folder)}-data`);
      const into = ['restore', folder, '--data', restored, ...store('after')];
      expect(await command(...into)).toMatchObject({ code: 0, said: expect.stringContaining('Restored the ledger') });
      expect(await command(...into)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });
      const check = () => command('check', '--data', restored, ...store('after'));
      // Rows on a server are made by the process that writes there.
      const first = hasRowsOnServer ? 'Preparing pages from the stored ledger: 0 %' : 'No differences';
      expect((await check()).said).toContain(first);
      network.write(1);
      server = await startServer([...source, ...store('after')], { data: restored });
      await expect.poll(count, WAIT).toBe(network.transactions);
      expect(hasRowsOnServer ? (await check()).said : 'No differences').toContain('No differences');
      const after = await transactions('limit=100&order=asc');
      expect(after.data.slice(0, before.data.length)).toEqual(before.data);
      const known = await command(...operator, '--data', restored, ...portal('after'));
      expect(known.said).toMatch(/already|is now an administrator/);
      await server.stop();
      server = undefined;
    },
    240_000,
  );

  it('refuse a folder that is an incomplete backup', async () => {
    const folder = path.join(top, 'half');
    fs.mkdirSync(path.join(folder, 'ledger'), { recursive: true });
    const restored = await command('restore', folder, '--data', path.join(top, 'half-data'));
    expect(restored).toMatchObject({ code: 2, said: expect.stringContaining('is an incomplete backup') });
  });
});
