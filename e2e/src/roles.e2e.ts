import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickHouseEndpoint, startClickHouseEndpoint } from './clickhouse-endpoint.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { NODES, SampleNetwork } from './sample-network.ts';

describe('roles apart, over a ClickHouse HTTP endpoint', () => {
  let network: SampleNetwork;
  let endpoint: ClickHouseEndpoint;
  let writer: RunningServer | undefined;
  let reader: RunningServer | undefined;

  beforeAll(async () => {
    network = new SampleNetwork(NODES);
    network.write(2);
    endpoint = await startClickHouseEndpoint();
  });
  afterAll(async () => {
    await reader?.stop();
    await writer?.stop();
    await endpoint?.stop();
    network.remove();
  });

  async function transactions(server: RunningServer | undefined): Promise<number> {
    const reply = await fetch(`${server?.url}/api/transactions?limit=1`);
    return ((await reply.json()) as { totalCount: number }).totalCount;
  }

  it('lets a process without ingest show what another one writes, as it is committed', async () => {
    writer = await startServer(['--source', `dir:${network.folder}`, '--clickhouse-url', endpoint.url]);
    await expect.poll(() => transactions(writer), { timeout: 60_000 }).toBe(network.transactions);
    reader = await startServer(['--roles', 'api', '--clickhouse-url', endpoint.url]);
    await expect.poll(() => transactions(reader), { timeout: 60_000 }).toBe(network.transactions);
    network.write(2);
    await expect.poll(() => transactions(reader), { timeout: 60_000 }).toBe(network.transactions);
  });
});
