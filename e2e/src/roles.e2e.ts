import { setTimeout as sleep } from 'node:timers/promises';
import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickHouseEndpoint, startClickHouseEndpoint } from './clickhouse-endpoint.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** A writer that is killed keeps its right for ten seconds at most; the rest is a busy machine's. */
const TAKEN_OVER_MS = 90_000;
const CLIENTS = 4;
/** Between an answer and the next question of a client: without it their questions take all that the processes have to start with. */
const PAUSE_MS = 50;
const LIMIT = 100;

describe('several processes over one store', () => {
  let network: SampleNetwork;
  let endpoint: ClickHouseEndpoint;
  let database: TestPortal;
  let flags: readonly string[];
  const servers = new Set<RunningServer>();

  beforeAll(async () => {
    network = new SampleNetwork(NODES);
    network.write(2);
    [endpoint, database] = await Promise.all([startClickHouseEndpoint(), startTestPortal()]);
    const stores = ['--clickhouse-url', endpoint.url, '--database-url', await database.databaseUrl()];
    flags = ['--source', `dir:${network.folder}`, '--request-rate', '0', ...stores];
  });
  afterAll(async () => {
    await Promise.all([...servers].map((server) => server.stop()));
    await database?.stop();
    await endpoint?.stop();
    network.remove();
  });

  async function start(...roles: string[]): Promise<RunningServer> {
    const server = await startServer([...flags, ...roles]);
    servers.add(server);
    return server;
  }

  /** The newest transactions as a process answers; undefined where it is killed before its answer is whole. */
  async function newest(server: RunningServer): Promise<{ data: readonly unknown[]; totalCount: number } | undefined> {
    const reply = await fetch(`${server.url}/api/transactions?limit=${LIMIT}`).catch(() => undefined);
    if (reply?.ok !== true) return undefined;
    const text = await reply.text().catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as { data: unknown[]; totalCount: number });
  }

  const stored = async (server: RunningServer) => (await newest(server))?.totalCount;
  const isStored = (server: RunningServer) =>
    expect.poll(() => stored(server), { timeout: TAKEN_OVER_MS }).toBe(network.transactions);

  it('a process without ingest shows what another one writes, as it is committed', async () => {
    await isStored(await start());
    const reader = await start('--roles', 'api');
    await isStored(reader);
    network.write(2);
    await isStored(reader);
  });

  it('of which each is killed, under load: no answer is wrong, and a standby continues writing', {
    timeout: 400_000,
  }, async () => {
    const [writer, reader] = [...servers] as [RunningServer, RunningServer];
    const standby = await start();
    const wrong: unknown[] = [];
    let isOver = false;
    const client = async (first: number) => {
      const seen = new Map<RunningServer, number>();
      for (let turn = first; !isOver; turn++, await sleep(PAUSE_MS)) {
        const server = [...servers][turn % servers.size] as RunningServer;
        const reply = await newest(server);
        // Who was killed answers nothing, and nothing of what is written meanwhile is missing from what is answered.
        if (reply === undefined) continue;
        const { data, totalCount } = reply;
        const before = seen.get(server) ?? 0;
        const isWhole = data.length === Math.min(totalCount, LIMIT);
        if (totalCount < before || totalCount > network.transactions || !isWhole)
          wrong.push({ before, totalCount, rows: data.length });
        seen.set(server, totalCount);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));

    await writer.kill();
    const killedAt = performance.now();
    network.write(2);
    await isStored(reader);
    console.log(
      `a stand-by wrote ${((performance.now() - killedAt) / 1_000).toFixed(1)} s after the writer was killed`,
    );
    await gone(writer);
    const next = await start();

    await reader.kill();
    network.write(1);
    await isStored(standby);
    await gone(reader);

    await standby.kill();
    network.write(2);
    await isStored(next);
    await gone(standby);

    isOver = true;
    await Promise.all(clients);
    expect(wrong).toEqual([]);
  });

  async function gone(server: RunningServer): Promise<void> {
    servers.delete(server);
    await server.stop();
  }
});
