import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ExchangePrice, NetworkExchangeRate, NetworkSupplyReply, NodeList, Price } from '@ledgerscope/contract';
import { demoNodes } from '@ledgerscope/demo-network';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedState } from '../../prices/price-feed.ts';
import { readNodesFile } from '../node/read-nodes-file.ts';

const AMOUNT = { seed: 4, genesisNs: 1_767_225_600_000_000_000n, files: 40n, perFile: 60 };
const HBAR = 100_000_000n;

interface Books {
  readonly accounts: ReadonlyMap<number, { readonly balance: bigint }>;
}

/** What the feeds say, to be set by a test. */
const feeds = new Map<string, FeedState>();
const prices = { first: () => feeds.get('fair'), named: (name: string) => feeds.get(name) };

let api: DemoApi<Books>;
beforeAll(async () => {
  const nodePlaces = new Map([
    ['0.0.4', { name: 'A place of the operator', city: null, latitude: null, longitude: null }],
  ]);
  const networks = [{ name: 'mainnet', url: 'https://mainnet.example/hedera/home' }];
  const given = { network: () => 'demo', prices, nodePlaces, topicHistoryNs: NS_PER_DAY, networks };
  api = await openDemoApi<Books>(AMOUNT, given);
}, 120_000);
afterAll(() => api.close());

describe('nodes', () => {
  it('are those of the network, with places, stakes and shares that add up', async () => {
    const { data, ...reply } = await api.get<NodeList>('/api/stats/nodes?period=OA');
    expect(data.map(({ id, nodeId, hedera_id }) => [id, nodeId, hedera_id])).toEqual(
      demoNodes().map(({ nodeId, account }) => [Number(nodeId), `0.0.${account}`, `0.0.${account}`]),
    );
    const facts = { period: 'OA', since: null, stakingPeriodMinutes: 1440, addressBook: null };
    expect(reply).toMatchObject({ totalCount: 7, size: 7, ...facts });
    const stakes = data.map(({ stake }) => BigInt(stake ?? -1));
    expect(BigInt(reply.stakeTotal ?? 0)).toBe(stakes.reduce((sum, stake) => sum + stake, 0n));
    expect(stakes.every((stake) => stake > 1_000_000n * HBAR)).toBe(true);
    expect(new Set(data.map(({ stake_total }) => stake_total))).toEqual(new Set([reply.stakeTotal]));
    const percent = data.reduce((sum, { stakePercent }) => sum + (stakePercent ?? 0), 0);
    expect(percent).toBeGreaterThan(99.99);
    expect(percent).toBeLessThanOrEqual(100);
    for (const [index, node] of demoNodes().entries()) {
      const shown = data[index];
      expect(shown?.description).toContain(node.name);
      expect(shown?.serviceEndpoints.map(({ domainName, port }) => ({ domain: domainName, port }))).toEqual(
        node.serviceEndpoints,
      );
    }
    expect(data[0]).toMatchObject({ name: 'Lanternworks Cooperative', location: 'Tallinn, Estonia', latitude: 59.437 });
    expect(data[1]).toMatchObject({ name: 'A place of the operator', latitude: null, longitude: null });
  });

  it('count the transactions and earnings of the period', async () => {
    const { totalCount } = await api.get<{ totalCount: number }>('/api/transactions?limit=0');
    const { data: all } = await api.get<NodeList>('/api/stats/nodes?period=OA');
    const taken = all.reduce((sum, { numTransactions }) => sum + numTransactions, 0);
    expect(taken).toBeGreaterThan(totalCount / 2);
    expect(taken).toBeLessThanOrEqual(totalCount);
    const day = await api.get<NodeList>('/api/stats/nodes');
    expect(day.period).toBe('1D');
    expect(day.since).toMatch(/:00:00\.000000000Z$/);
    for (const [index, node] of all.entries()) {
      const { feesEarned, rewardsEarned, hbarEarned } = node;
      expect(BigInt(hbarEarned)).toBe(BigInt(feesEarned) + BigInt(rewardsEarned));
      expect(BigInt(feesEarned)).toBeGreaterThan(0n);
      expect(day.data[index]?.numTransactions).toBeLessThan(node.numTransactions);
    }
  });

  it('refuse a period that there is not', async () => {
    expect(await api.get('/api/stats/nodes?period=2W', 400)).toMatchObject({ error: { parameter: 'period' } });
  });
});

describe('the file of node places', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-nodes-'));
  const file = path.join(folder, 'nodes.json');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const read = (content: unknown) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return readNodesFile(file);
  };

  it('gives names and places; without both coordinates there is no place', () => {
    const places = read({
      '0.0.3': { name: 'Here', city: 'Turku', latitude: 60.45, longitude: 22.27 },
      '0.0.4': { name: 'Nowhere', latitude: 1 },
    });
    expect(places.get('0.0.3')).toEqual({ name: 'Here', city: 'Turku', latitude: 60.45, longitude: 22.27 });
    expect(places.get('0.0.4')).toEqual({ name: 'Nowhere', city: null, latitude: null, longitude: null });
  });

  it.each([
    ['{', 'cannot be read'],
    [[], ''],
    [{ '0.0.3': { name: '' } }, 'name'],
    [{ '0.0.3': { name: 'x', latitude: 91, longitude: 0 } }, 'latitude'],
    [{ '0.0.3': { name: 'x', Latitude: 1 } }, ''],
    [{ three: { name: 'x' } }, 'not an account'],
  ])('is refused where it is wrong: %j', (content, message) => {
    expect(() => read(content)).toThrow(ConfigError);
    expect(() => read(content)).toThrow(message);
  });
});

describe('the price of an hbar', () => {
  const hbar = async () => (await api.get<{ data: Price }>('/api/prices/hbar')).data;
  const aMinuteAgo = () => ({
    name: 'fair',
    price: 0.25,
    fetchedAtMs: Date.now() - 60_000,
    stale: false,
    error: undefined,
    change24h: undefined,
  });

  it('is the rate that the ledger carries, with its change over a day', async () => {
    const price = await hbar();
    const { data: rate } = await api.get<{ data: NetworkExchangeRate }>('/api/network/exchange-rate?period=OA');
    expect(price).toMatchObject({ source: 'ledger', configured: false, feed: null, currency: 'USD' });
    const { hbarEquivalent = 1, centEquivalent = 0 } = price.ledger ?? {};
    expect(price.price).toBe(centEquivalent / (hbarEquivalent * 100));
    expect(price.ledger).toEqual(rate.rate);
    expect(price.asOf).toBe(price.ledger?.setAt);
    const dayAgo = BigInt(Date.parse(price.asOf ?? '')) - 86_400_000n;
    const before = rate.history.findLast(({ timestamp }) => BigInt(Date.parse(timestamp)) <= dayAgo);
    expect(price.change24h).toBeCloseTo(((price.price ?? 0) / (before?.price ?? 1) - 1) * 100, 1);
  });

  it('is that of the feed while it is fresh, and the ledger is reported beside it', async () => {
    feeds.set('fair', { ...aMinuteAgo(), change24h: -2.5 });
    expect(await hbar()).toMatchObject({
      price: 0.25,
      source: 'feed',
      sourceName: 'fair',
      change24h: -2.5,
      configured: true,
      ledger: { price: expect.any(Number) },
      feed: { name: 'fair', price: 0.25, ageSeconds: expect.closeTo(60, -1), stale: false, error: null },
    });
  });

  it('falls back to the ledger where the feed is stale or never answered', async () => {
    feeds.set('fair', { ...aMinuteAgo(), stale: true, error: 'status 500', change24h: undefined });
    expect(await hbar()).toMatchObject({
      source: 'ledger',
      configured: true,
      feed: { stale: true, error: 'status 500' },
    });
    feeds.set('fair', {
      ...aMinuteAgo(),
      price: undefined,
      fetchedAtMs: undefined,
      error: 'no JSON',
      change24h: undefined,
    });
    expect(await hbar()).toMatchObject({ source: 'ledger', feed: { price: null, fetchedAt: null, error: 'no JSON' } });
    feeds.clear();
  });

  it('at an exchange is that of its feed, or the reply says that there is none', async () => {
    for (const exchange of ['binance', 'okex', 'bittrex'])
      expect((await api.get<{ data: ExchangePrice }>(`/api/prices/${exchange}`)).data).toMatchObject({
        exchange,
        configured: false,
        price: null,
        source: null,
        message: `No price feed is configured for ${exchange}.`,
        ledger: { price: expect.any(Number) },
      });
    feeds.set('okex', { ...aMinuteAgo(), name: 'okex', change24h: undefined });
    const okex = (await api.get<{ data: ExchangePrice }>('/api/prices/okex')).data;
    expect(okex).toMatchObject({ exchange: 'okex', configured: true, price: 0.25, source: 'feed', message: null });
    feeds.clear();
  });
});

describe('facts of the network', () => {
  it('have the supply that the books add up to', async () => {
    const { data } = await api.get<{ data: NetworkSupplyReply }>('/api/network/supply');
    const all = [...api.books.accounts.values()].reduce((sum, { balance }) => sum + balance, 0n);
    expect(BigInt(data.totalSupply)).toBe(all);
    expect(BigInt(data.releasedSupply ?? 0) + BigInt(data.unreleasedSupply ?? 0)).toBe(all);
    expect(data.releasedPercent).toBeGreaterThan(0);
  });

  it('have the rate of any instant', async () => {
    const { data } = await api.get<{ data: NetworkExchangeRate }>('/api/network/exchange-rate?period=1D');
    const [first] = data.history;
    const ms = Date.parse(first?.timestamp ?? '') + 1;
    for (const timestamp of [`${ms}`, `${Math.trunc(ms / 1000)}.${String(ms % 1000).padStart(3, '0')}`]) {
      const then = await api.get<{ data: NetworkExchangeRate }>(`/api/network/exchange-rate?timestamp=${timestamp}`);
      expect(then.data.rate).toMatchObject({ setAt: first?.timestamp, price: first?.price });
      expect(then.data.history).toEqual([]);
    }
    expect(await api.get('/api/network/exchange-rate?timestamp=x', 400)).toMatchObject({
      error: { parameter: 'timestamp' },
    });
  });
});

describe('messages of topics where the operator shows one day', () => {
  const TEXT = 'Access to consensus-topic (HCS) history older than one day requires contacting support.';
  interface Messages {
    readonly data: {
      readonly consensusTime: string;
      readonly topicID: string;
      readonly readableTransactionID: string;
    }[];
    readonly totalCount: number;
  }
  const dayAgo = () => ((api.store.head?.lastNs ?? 0n) + 1n - NS_PER_DAY) / 1_000_000n;

  it('are listed up to that age, and refused beyond it', async () => {
    const all = '/api/transactions?transactionTypes=CONSENSUSSUBMITMESSAGE&status=SUCCESS&limit=1&facets=false';
    const { data } = await api.get<{ data: { entityID: string; readableTransactionID: string }[] }>(
      `${all}&consensusEndInEpoch=${dayAgo()}`,
    );
    const [old] = data;
    const topic = old?.entityID;
    const url = `/api/topics/${topic}/messages`;
    for (const refused of [
      `${url}?consensusEndInEpoch=${dayAgo()}`,
      `/api/transactions/${old?.readableTransactionID}`,
      `/api/transactions/${old?.readableTransactionID}/raw`,
    ])
      expect(await api.get(refused, 403), refused).toMatchObject({ error: { code: 'history_limited', message: TEXT } });
  });

  it('are reported in the configuration', async () => {
    expect(await api.get('/api/config')).toMatchObject({ data: { topicHistoryDays: 1 } });
  });

  it('come with the networks and when they began', async () => {
    const { data } = await api.get<{ data: { startDate: string } }>('/api/stats/counts');
    expect(await api.get('/api/config')).toMatchObject({
      data: {
        networks: [
          { id: 'demo', current: true, genesisDate: data.startDate },
          {
            id: 'mainnet',
            current: false,
            url: 'https://mainnet.example/hedera/home',
            genesisDate: expect.stringContaining('2019-09'),
          },
        ],
      },
    });
  });

  it('leave the newer ones as they are', async () => {
    const since = `consensusStartInEpoch=${dayAgo() + 1n}`;
    const { data } = await api.get<{ data: { entityID: string; readableTransactionID: string }[] }>(
      `/api/transactions?transactionTypes=CONSENSUSSUBMITMESSAGE&status=SUCCESS&limit=1&facets=false&${since}`,
    );
    const [young] = data;
    const shown = await api.get<Messages>(`/api/topics/${young?.entityID}/messages`);
    expect(shown.totalCount).toBeGreaterThan(0);
    for (const { consensusTime } of shown.data)
      expect(Date.parse(consensusTime)).toBeGreaterThanOrEqual(Number(dayAgo()));
    await api.get(`/api/transactions/${young?.readableTransactionID}`);
  });
});

describe('what a transaction carried', () => {
  interface Row {
    readonly consensusTime: string;
  }
  interface Full {
    readonly entityID: string | null;
    readonly constructorParameters: string | null;
    readonly raw: { data: string; fileName: string | null; constructorParameters: string | null };
  }

  it.each(['CONTRACTCREATEINSTANCE', 'FILECREATE', 'FILEAPPEND', 'CRYPTOTRANSFER'])('%s', async (type) => {
    const { data: rows } = await api.get<{ data: Row[] }>(`/api/transactions?transactionTypes=${type}&status=SUCCESS`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { consensusTime } of rows.slice(0, 3)) {
      const { data } = await api.get<{ data: Full }>(`/api/transactions/${consensusTime}`);
      const { data: bytes } = await api.get<{ data: Fields }>(`/api/transactions/${consensusTime}/raw`);
      expect(data.raw.data).toBe(bytes.raw);
      expect(data.raw.constructorParameters).toBe(data.constructorParameters);
      const named = bytes.params.contractCreateInstance?.fileID;
      const wanted = type.startsWith('FILE') ? data.entityID : named === undefined ? null : `0.0.${named.fileNum}`;
      expect(data.raw.fileName).toBe(wanted);
    }
  });

  interface Fields {
    readonly raw: string;
    readonly params: { readonly contractCreateInstance?: { readonly fileID?: { readonly fileNum: string } } };
  }
});
