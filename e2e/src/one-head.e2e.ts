import { CALLS, type Call, pathsOf } from '@ledgerscope/contract';
import { NODES, SampleNetwork } from '@ledgerscope/demo-network/testing/sample-network';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClickHouseEndpoint, startClickHouseEndpoint } from './clickhouse-endpoint.ts';
import { type RunningServer, startServer } from './running-server.ts';

const CLIENTS = 4;
/** So many that all rows of every list fit on one page. */
const [FILES_BEFORE, FILES_AFTER, PER_FILE, LIMIT] = [4, 3, 8, 100];
/** Lists of each call, where it is of an id. */
const IDS_PER_CALL = 2;
const STORED_MS = 240_000;
const ID = /\b0\.0\.\d+\b/g;

interface Reply {
  readonly data: readonly unknown[];
  readonly totalCount: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Whether the rows of a reply, their count, and the sums of its facets are those of one head. */
function agrees({ data, totalCount, facets = {} }: Reply): boolean {
  const sums = Object.values(facets).map((facet) => Object.values(facet).reduce((sum, count) => sum + count, 0));
  // A list that has no pages is whole, however long.
  const isWhole = data.length === totalCount || data.length === Math.min(totalCount, LIMIT);
  return isWhole && sums.every((sum) => sum === totalCount);
}

/** Paths of the calls that answer a list of the ledger: rows with their count. */
const LISTS = Object.entries<Call>(CALLS)
  .filter(([, { method, reply, dependsOn }]) => {
    const { data, totalCount } =
      (reply as { properties?: { data?: { type?: string }; totalCount?: object } }).properties ?? {};
    return method === 'GET' && dependsOn.includes('head') && data?.type === 'array' && totalCount !== undefined;
  })
  .flatMap(([name, call]) => pathsOf(name, call).map(([, path]) => path));

/** Every list is asked by a process that only reads, while another one writes the stores that both reach. */
describe('every list is of one head, in a process of its own', () => {
  let network: SampleNetwork;
  let endpoint: ClickHouseEndpoint;
  let database: TestPortal;
  let writer: RunningServer | undefined;
  let reader: RunningServer | undefined;

  beforeAll(async () => {
    network = new SampleNetwork(NODES);
    network.write(FILES_BEFORE, PER_FILE);
    [endpoint, database] = await Promise.all([startClickHouseEndpoint(), startTestPortal()]);
    const stores = ['--clickhouse-url', endpoint.url, '--database-url', await database.databaseUrl()];
    const store = [...stores, '--request-rate', '0'];
    writer = await startServer(['--source', `dir:${network.folder}`, ...store]);
    reader = await startServer(['--roles', 'api', ...store]);
  }, 180_000);

  afterAll(async () => {
    await reader?.stop();
    await writer?.stop();
    await endpoint?.stop();
    await database?.stop();
    network.remove();
  });

  async function ask(url: string): Promise<Reply | undefined> {
    const reply = await fetch(`${reader?.url}${url}`);
    return reply.ok ? ((await reply.json()) as Reply) : undefined;
  }

  async function stored(): Promise<number | undefined> {
    return (await ask('/api/transactions?limit=1'))?.totalCount;
  }

  /** The lists that have rows: of each call by id those of the first ids that transactions name. */
  async function listsWithRows(): Promise<string[]> {
    const named = JSON.stringify(await Promise.all(['/api/transactions', '/api/tokens/transfers'].map(hundred)));
    const ids = [...new Set(named.match(ID))];
    const urls: string[] = [];
    for (const path of LISTS) {
      const candidates = path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/, id)) : [path];
      let found = 0;
      for (const url of candidates) {
        if (found === IDS_PER_CALL || url.includes('{')) break;
        if (((await ask(url))?.totalCount ?? 0) === 0) continue;
        urls.push(`${url}?limit=${LIMIT}`);
        found++;
      }
    }
    return urls;
  }

  const hundred = (url: string) => ask(`${url}?limit=${LIMIT}`);

  it('rows, count and facets agree, and no count goes back', { timeout: 900_000 }, async () => {
    await expect.poll(stored, { timeout: STORED_MS }).toBe(network.transactions);
    const urls = await listsWithRows();
    expect(urls.length).toBeGreaterThan(20);
    const torn: unknown[] = [];
    const grew = new Set<string>();
    const last = network.transactions + FILES_AFTER * PER_FILE;
    let isOver = false;
    const client = async (first: number) => {
      const before = new Map<string, number>();
      for (let turn = first; !isOver; turn += CLIENTS - 1) {
        const url = urls[turn % urls.length] ?? '';
        const reply = (await ask(url)) ?? { data: [], totalCount: -1 };
        const { totalCount } = reply;
        const earlier = before.get(url) ?? 0;
        if (!agrees(reply) || totalCount < earlier) torn.push({ url, ...reply, data: reply.data.length, earlier });
        if (earlier !== 0 && totalCount > earlier) grew.add(url);
        before.set(url, totalCount);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, index) => client(index));
    for (let file = 0; file < FILES_AFTER; file++) {
      network.write(1, PER_FILE);
      await expect.poll(stored, { timeout: STORED_MS }).toBe(network.transactions);
    }
    // A client asks for a list again when it has asked for all others.
    await expect.poll(() => grew.size, { timeout: STORED_MS }).toBeGreaterThan(5);
    isOver = true;
    await Promise.all(clients);
    expect(network.transactions).toBe(last);
    expect(torn).toEqual([]);
  });
});
