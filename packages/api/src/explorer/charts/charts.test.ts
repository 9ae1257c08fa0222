import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

/** Half past an hour, so that hours and days of a span begin in the middle of a bucket. */
const START = 1_709_167_825_000_000_000n;
const GAP = 613_000_000_000n;
const COUNT = 900;
const SPAN = BigInt(COUNT - 1) * GAP;
const TYPES = [14, 27, 7, 37, 11];
const CONTRACT = 5000n;

interface Series {
  data: {
    totalSum: number;
    pctChange: number | null;
    period: string | null;
    interval: string;
    data: {
      timestamp: string;
      value: number;
      partial: boolean;
      transactionTypes: { transactionType: string; count: number }[];
    }[];
  };
}
interface Trend {
  data: {
    numTransactions: number;
    totalValue: number;
    usersCount: number;
    pctChange: number | null;
    trend: { value: number }[];
  };
}
interface Counted {
  totalCount: number;
}

function nftParts(sender: bigint, serials: readonly bigint[]) {
  return {
    nftTransferToken: serials.map(() => 8n),
    nftTransferSerial: serials,
    nftTransferSender: serials.map(() => sender),
    nftTransferReceiver: serials.map(() => 1002n),
    nftTransferApproval: serials.map(() => 0),
  };
}

const SWAP = {
  tokenTransferToken: [7n, 7n, 7n],
  tokenTransferAccount: [1n, 2n, 3n],
  tokenTransferAmount: [-5n, 2n, 3n],
  tokenTransferApproval: [0, 0, 0],
};

const rows = Array.from({ length: COUNT }, (_, index) => {
  const type = TYPES[index % TYPES.length] ?? 14;
  return sampleTransaction({
    consensusNs: START + BigInt(index) * GAP,
    block: 1n,
    type,
    result: index % 9 === 0 ? 10 : 22,
    payer: 1001n + BigInt(index % 6),
    entity: type === 7 ? CONTRACT : 0n,
    fee: 50n,
    amount: BigInt(index) * 10n,
    ...(type === 37 && index % 2 === 0 ? nftParts(0n, [1n, 2n]) : {}),
    ...(type === 11 ? nftParts(1001n, [1n]) : {}),
    ...(type === 14 && index % 3 === 0 ? SWAP : {}),
  });
});
const LAST = START + SPAN;
/** Calls are sent by other accounts than the relays that pay for them. */
const senderOf = ({ payer }: Row): bigint => 2000n + (payer % 4n);
const calls = rows
  .filter((row) => row.entity === CONTRACT)
  .map((row) => {
    const { consensusNs, entity, payer, type, result } = row;
    return sampleRow('contractResult', { consensusNs, contract: entity, sender: senderOf(row), payer, type, result });
  });

type Row = (typeof rows)[number];
const CHARTS: Record<string, (row: Row) => number> = {
  allTransactions: () => 1,
  accountsCreated: (row) => (row.type === 11 && row.result === 22 ? 1 : 0),
  nftMinted: (row) => row.nftTransferSender.filter((sender) => sender === 0n).length,
  nftTransfer: (row) => row.nftTransferSender.filter((sender) => sender !== 0n).length,
  tokenTransfer: (row) => row.tokenTransferAmount.filter((amount) => amount > 0n).length,
  tokenMinted: (row) => (row.type === 37 && row.result === 22 ? 1 : 0),
};
const since = (first: bigint): Row[] => rows.filter((row) => row.consensusNs >= first);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('charts and statistics', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    expect((await api.get<Series>('/api/charts/allTransactions')).data).toMatchObject({ totalSum: 0, data: [] });
    expect((await api.get<Trend>('/api/stats/transaction-volume')).data).toMatchObject({
      numTransactions: 0,
      trend: [],
    });
    await api.write(sampleRows({ transaction: rows, contractResult: calls }), [
      sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: LAST }),
    ]);
  });
  afterAll(() => api.close());

  it('have complete buckets whose values are counted rows, for random starts and intervals', async () => {
    const starts = fc.bigInt({ min: START - NS_PER_HOUR, max: LAST }).map((ns) => (ns / 1_000_000n) * 1_000_000n);
    const intervals = fc.constantFrom('15m', '1h', '6h', '1d', '1w', '1M', 'hour', 'day');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(CHARTS)), starts, intervals, async (name, first, interval) => {
        const url = `/api/charts/${name}?interval=${interval}&consensusStartInEpoch=${first / 1_000_000n}`;
        const { data } = await api.get<Series>(url);
        const value = CHARTS[name] ?? (() => 0);
        expect(data.totalSum).toBe(sum(since(first).map(value)));
        expect(sum(data.data.map((point) => point.value))).toBe(data.totalSum);
        const bounds = [...data.data.map((point) => BigInt(Date.parse(point.timestamp)) * 1_000_000n), LAST + 1n];
        for (const [index, point] of data.data.entries()) {
          const [from, to] = [bounds[index] ?? 0n, bounds[index + 1] ?? 0n];
          expect(to).toBeGreaterThan(from);
          const inside = since(first).filter((row) => row.consensusNs >= from && row.consensusNs < to);
          expect(point.value).toBe(sum(inside.map(value)));
        }
        expect(data.data.at(-1)?.partial).toBe(true);
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('agree with the search for every period, and compare with the period before where that is stored', async () => {
    for (const [period, hours] of [
      ['1H', 1n],
      ['1D', 24n],
      ['2D', 48n],
      ['1W', 168n],
      ['OA', 1000n],
    ] as const) {
      const chart = await api.get<Series>(`/api/charts/allTransactions?period=${period}`);
      const volume = await api.get<Trend>(`/api/stats/transaction-volume?period=${period}`);
      const counted = await api.get<Counted>(`/api/transactions?limit=0&period=${period}`);
      expect(chart.data.totalSum).toBe(counted.totalCount);
      expect(volume.data.numTransactions).toBe(counted.totalCount);
      const [from, length] = [LAST + 1n - hours * NS_PER_HOUR, hours * NS_PER_HOUR];
      const before = rows.filter((row) => row.consensusNs < from && row.consensusNs >= from - length).length;
      const change = Math.trunc(((counted.totalCount - before) * 10_000) / before) / 100;
      expect(chart.data.pctChange).toBe(from - length < START ? null : change);
      expect(volume.data.pctChange).toBe(chart.data.pctChange);
    }
    expect((await api.get<Series>('/api/charts/allTransactions')).data).toMatchObject({ period: '1D', interval: '1h' });
    const span = `consensusStartInEpoch=${(START + 30n * NS_PER_HOUR) / 1_000_000n}&consensusEndInEpoch=${(START + 50n * NS_PER_HOUR) / 1_000_000n}`;
    const within = (await api.get<Counted>(`/api/transactions?limit=0&${span}`)).totalCount;
    expect(within).toBeGreaterThan(50);
    expect((await api.get<Series>(`/api/charts/allTransactions?${span}`)).data.totalSum).toBe(within);
    expect((await api.get<Trend>(`/api/stats/transaction-volume?${span}`)).data.numTransactions).toBe(within);
    const slices = await api.get<{ data: { value: number }[] }>(`/api/stats/transaction-types?${span}`);
    expect(sum(slices.data.map(({ value }) => value))).toBe(within);
    const none = await api.get<Series>('/api/charts/allTransactions?period=1D&consensusEndInEpoch=1500000000');
    expect(none.data).toMatchObject({ totalSum: 0, data: [] });
    expect((await api.get<Series>('/api/charts/allTransactions?period=1H')).data.data).toHaveLength(61);
  });

  it('break down by type and by service', async () => {
    const { data } = await api.get<Series>('/api/charts/transactionTypeDimension?period=1W');
    const first = LAST + 1n - 168n * NS_PER_HOUR;
    expect(data.totalSum).toBe(since(first).length);
    expect(sum(data.data.flatMap((point) => point.transactionTypes.map(({ count }) => count)))).toBe(data.totalSum);
    type Slices = { data: { name: string; value: number }[] };
    const services = await api.get<Slices>('/api/stats/transaction-types?period=1W');
    const types = await api.get<Slices>('/api/stats/transaction-types?period=1W&by=type');
    for (const [slices, parameter] of [
      [services, 'serviceTypes'],
      [types, 'transactionTypes'],
    ] as const) {
      expect(sum(slices.data.map(({ value }) => value))).toBe(data.totalSum);
      for (const { name, value } of slices.data)
        expect((await api.get<Counted>(`/api/transactions?limit=0&period=1W&${parameter}=${name}`)).totalCount).toBe(
          value,
        );
    }
  });

  it('report value, volume of types, users and top lists', async () => {
    const first = LAST + 1n - 24n * NS_PER_HOUR;
    const value = await api.get<Trend>('/api/stats/transaction-value/hbar?period=1D');
    expect(value.data.totalValue).toBe(sum(since(first).map((row) => Number(row.amount))));
    const created = await api.get<Trend>(
      '/api/stats/transaction-volume?period=1D&transactionTypes=CRYPTO_CREATE_ACCOUNT',
    );
    expect(created.data.numTransactions).toBe(since(first).filter((row) => row.type === 11).length);
    const recent = since(first).filter((row) => row.entity === CONTRACT);
    const volume = await api.get<Trend>(`/api/contracts/0.0.${CONTRACT}/stats/transaction-volume?period=1D`);
    expect(volume.data.numTransactions).toBe(recent.length);
    expect(sum(volume.data.trend.map((point) => point.value))).toBe(recent.length);
    const users = await api.get<Trend>(`/api/contracts/0.0.${CONTRACT}/stats/users?period=1D`);
    expect(users.data.usersCount).toBe(new Set(recent.map(senderOf)).size);
    const top = await api.get<{ data: { payers: { numTransactions: number }[]; services: { value: number }[] } }>(
      '/api/stats/top-lists?period=1D',
    );
    expect(sum(top.data.payers.map((payer) => payer.numTransactions))).toBe(since(first).length);
    expect(sum(top.data.services.map((slice) => slice.value))).toBe(since(first).length);
    const counts = await api.get<{ data: { numTransactions: number } }>('/api/stats/counts/txn');
    expect(counts.data.numTransactions).toBe(COUNT);
  });

  it.each([
    ['/api/charts/allTransactions?period=3D', 'period'],
    ['/api/charts/allTransactions?interval=constructor', 'interval'],
    ['/api/charts/allTransactions?period=OA&interval=1m', 'interval'],
    ['/api/charts/nftMinted?consensusStartInEpoch=x', 'consensusStartInEpoch'],
    ['/api/stats/transaction-types?by=memo', 'by'],
    ['/api/contracts/x/stats/users', 'id'],
  ])('refuse %s and name %s', async (url, parameter) => {
    expect(await api.get(url, 400)).toMatchObject({ error: { code: 'invalid_parameter', parameter } });
  });
});
