import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import {
  hasSystemPostgres,
  makeSystemPostgres,
  POSTGRES_USER,
  type SystemPostgres,
} from '@ledgerscope/portal-store/testing/system-postgres';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClickHouseEndpoint, startClickHouseEndpoint } from './clickhouse-endpoint.ts';
import { peopleOf } from './portal-people.ts';
import { type RunningServer, startServer } from './running-server.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
/** A right to write that was not given back is kept for ten seconds; the rest is a busy machine's. */
const LOOK = { timeout: 120_000, interval: 250 };
const KILLS = testSize(1, 4);
/** Kills of one process of several, and of a server alone; with every change all of them are killed at once where they can be. */
const ONE_BY_ONE = testSize(0, 1) === 1;
const TIMEOUT = 600_000;

/** What was acknowledged: blocks that were shown, and changes of the portal that were answered with 200. */
interface Acknowledged {
  transactions: number;
  accounts: string[];
}

describe('kills under load', { timeout: TIMEOUT }, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ls-kill-'));
  let network: SampleNetwork;
  let server: RunningServer;
  let endpoint: ClickHouseEndpoint | undefined;
  let postgres: SystemPostgres | undefined;
  let flags: readonly string[];
  const people = peopleOf(() => server);

  afterEach(async () => {
    await server?.stop();
    await endpoint?.stop();
    if (postgres?.isRunning() === true) postgres.crash();
    network.remove();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const start = async (data?: string) => {
    server = await startServer(flags, { ...(data === undefined ? {} : { data }), ready: false });
  };
  /** How many transactions the site shows; undefined while it cannot. */
  const shown = async () => {
    const reply = await fetch(`${server.url}/api/transactions?limit=1`).catch(() => undefined);
    if (reply?.ok !== true) return undefined;
    return ((await reply.json()) as { totalCount: number }).totalCount;
  };

  async function begin(stores: readonly string[]): Promise<{ acknowledged: Acknowledged; id: string }> {
    network = new SampleNetwork(NODES);
    network.write(2);
    flags = ['--source', `dir:${network.folder}`, '--request-rate', '0', ...stores];
    await start();
    await expect.poll(shown, LOOK).toBe(network.transactions);
    await people.signUp('ada@example.org');
    const { id } = await people.sessionOf('ada@example.org');
    return { acknowledged: { transactions: network.transactions, accounts: [] }, id };
  }

  /** Writes to all stores until the signal, and notes what is acknowledged. */
  async function writeUntil(signal: AbortSignal, acknowledged: Acknowledged, id: string): Promise<void> {
    const { token } = await people.sessionOf('ada@example.org');
    while (!signal.aborted) {
      network.write(1);
      const accountId = `0.0.${2_000 + acknowledged.accounts.length}`;
      const saved = await save(id, token, accountId);
      if (saved) acknowledged.accounts.push(accountId);
      acknowledged.transactions = Math.max(acknowledged.transactions, (await shown()) ?? 0);
    }
  }

  async function save(id: string, token: string, accountId: string): Promise<boolean> {
    const reply = await fetch(`${server.url}/api/users/${id}/accounts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ accountId, name: accountId }),
    }).catch(() => undefined);
    return reply?.ok === true;
  }

  /** All that was acknowledged is there, and each file of the source once. */
  async function nothingIsLost({ transactions, accounts }: Acknowledged): Promise<string> {
    await expect.poll(async () => ((await shown()) ?? 0) >= transactions, LOOK).toBe(true);
    await expect.poll(shown, LOOK).toBe(network.transactions);
    const { id, token } = await people.sessionOf('ada@example.org');
    const listed = await fetch(`${server.url}/api/users/${id}/accounts`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await listed.json()) as { data: readonly { accountId: string }[] };
    const saved = new Set(data.map(({ accountId }) => accountId));
    expect(accounts.filter((account) => !saved.has(account))).toEqual([]);
    return `${transactions} transactions and ${accounts.length} saved accounts were acknowledged, ${network.transactions} and ${saved.size} are there`;
  }

  async function isConsistent(): Promise<void> {
    const { data } = server;
    await server.stop(true);
    const stores = flags.slice(flags.indexOf('--request-rate') + 2);
    const child = spawn(process.execPath, [MAIN, 'check', '--data', data, ...stores], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect(out + problems).toContain('No differences');
    fs.rmSync(data, { recursive: true, force: true });
  }

  /** Kills while writes are under way, starts again what was killed, and looks for all that was acknowledged. */
  async function drill(
    stores: readonly string[],
    kill: () => Promise<void>,
    again: () => Promise<void>,
  ): Promise<void> {
    const { acknowledged, id } = await begin(stores);
    for (let turn = 0; turn < KILLS; turn++) {
      const over = new AbortController();
      const writing = writeUntil(over.signal, acknowledged, id);
      const before = acknowledged.transactions;
      await expect.poll(() => acknowledged.transactions, LOOK).toBeGreaterThan(before);
      await kill();
      over.abort();
      await writing;
      await again();
      console.log(`kill ${turn + 1}: ${await nothingIsLost(acknowledged)}`);
    }
    await isConsistent();
  }

  const isInstalled = hasSystemPostgres();
  if (ONE_BY_ONE || !isInstalled) {
    it('of a server with its stores in its folder lose nothing that was acknowledged', () =>
      drill(
        [],
        () => server.kill(),
        () => start(server.data),
      ));
  }

  const reason = isInstalled ? '' : ' (skipped: no PostgreSQL server is installed)';
  describe.runIf(isInstalled)(`of servers${reason}`, () => {
    async function servers(): Promise<readonly string[]> {
      fs.mkdirSync(folder, { recursive: true });
      const place = fs.mkdtempSync(path.join(folder, 'pg'));
      if (POSTGRES_USER !== undefined) {
        fs.chmodSync(folder, 0o755);
        fs.chownSync(place, POSTGRES_USER.uid, POSTGRES_USER.gid);
      }
      postgres = makeSystemPostgres(place);
      postgres.start();
      endpoint = await startClickHouseEndpoint();
      return ['--clickhouse-url', endpoint.url, '--database-url', postgres.url];
    }
    const killClickHouse = async () => endpoint?.kill();
    const clickHouseAgain = async () => endpoint?.startAgain();
    const killPostgres = async () => postgres?.crash();
    const postgresAgain = async () => postgres?.start();

    if (ONE_BY_ONE) {
      it('the process that writes', async () =>
        drill(
          await servers(),
          () => server.kill(),
          () => start(server.data),
        ));

      it('ClickHouse', async () => drill(await servers(), killClickHouse, clickHouseAgain));

      it('PostgreSQL, which has rows and portal', async () => drill(await servers(), killPostgres, postgresAgain));
    }

    it('all three at once', async () =>
      drill(
        await servers(),
        async () => void (await Promise.all([server.kill(), killClickHouse(), killPostgres()])),
        async () => {
          await Promise.all([clickHouseAgain(), postgresAgain()]);
          await start(server.data);
        },
      ));
  });
});
