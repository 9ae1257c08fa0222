import type { NetworkActivity, Slice } from '@ledgerscope/contract';
import { NS_PER_HOUR, transactionType } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

/** At no round time, so that a span has ends besides whole hours. */
const START = 1_709_167_825_000_000_000n;
const GAP = 61_000_000_000n;
const COUNT = 400;
const LAST = START + BigInt(COUNT - 1) * GAP;
const [COIN, OTHER_COIN, CATS] = [7_000n, 7_001n, 8_000n];

const rows = Array.from({ length: COUNT }, (_, index) => {
  const moves = index % 3 === 0;
  return sampleTransaction({
    consensusNs: START + BigInt(index) * GAP,
    block: 1n,
    type: moves ? 14 : 37,
    result: index % 10 === 0 ? 10 : 22,
    payer: 1001n + BigInt(index % 7) + BigInt(Math.floor(index / 100) * 100),
    entity: moves ? 0n : index % 2 === 0 ? COIN : CATS,
    fee: BigInt(100 + index),
    ...(moves
      ? {
          tokenTransferToken: [COIN, OTHER_COIN],
          tokenTransferAccount: [1001n, 1002n],
          tokenTransferAmount: [5n, 6n],
          tokenTransferApproval: [0, 0],
        }
      : {}),
  });
});

function since(first: bigint) {
  return rows.filter(({ consensusNs }) => consensusNs >= first);
}

function token(id: bigint, type: 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE') {
  return sampleRow('tokenName', { id, type, listed: 1, createdNs: START, version: LAST });
}

describe('the activity of a network', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const { data } = await api.get<{ data: NetworkActivity }>('/api/stats/activity');
    expect(data).toMatchObject({ numTransactions: 0, transactionsPerSecond: 0, from: null, pctChange: null });
    expect((await api.get<{ data: Slice[] }>('/api/stats/transaction-types?tokenType=FUNGIBLE_COMMON')).data).toEqual(
      [],
    );
    const tokenName = [
      token(COIN, 'FUNGIBLE_COMMON'),
      token(OTHER_COIN, 'FUNGIBLE_COMMON'),
      token(CATS, 'NON_FUNGIBLE_UNIQUE'),
    ];
    await api.write(sampleRows({ transaction: rows, tokenName }), [
      sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: LAST }),
    ]);
  });
  afterAll(() => api.close());

  it.each([
    ['1H', NS_PER_HOUR],
    ['1D', 24n * NS_PER_HOUR],
    ['OA', LAST],
  ] as const)('over %s is what its transactions add up to', async (period, length) => {
    const { data } = await api.get<{ data: NetworkActivity }>(`/api/stats/activity?period=${period}`);
    const first = LAST + 1n - length;
    const some = since(first);
    expect(data).toMatchObject({
      period,
      numTransactions: some.length,
      failedTransactions: some.filter(({ result }) => result !== 22).length,
      fees: Number(some.reduce((sum, { fee }) => sum + fee, 0n)),
      activeAccounts: new Set(some.map(({ payer }) => payer)).size,
    });
    const seconds = Number(LAST - (first > START ? first : START)) / 1e9;
    expect(data.transactionsPerSecond).toBeCloseTo(some.length / seconds, 3);
  });

  it('compares with the hour before', async () => {
    const { data } = await api.get<{ data: NetworkActivity }>('/api/stats/activity?period=1H');
    const now = since(LAST + 1n - NS_PER_HOUR).length;
    const before = since(LAST + 1n - 2n * NS_PER_HOUR).length - now;
    expect(data.pctChange).toBeCloseTo(((now - before) / before) * 100, 1);
  });

  it.each([
    ['FUNGIBLE_COMMON', '1H', NS_PER_HOUR],
    ['FUNGIBLE_COMMON', 'OA', LAST],
    ['NON_FUNGIBLE_UNIQUE', '1H', NS_PER_HOUR],
    ['NON_FUNGIBLE_UNIQUE', 'OA', LAST],
  ] as const)(
    'has slices of %s over %s: a transaction counts for each token in it',
    async (tokenType, period, length) => {
      const url = `/api/stats/transaction-types?by=type&tokenType=${tokenType}&period=${period}`;
      const { data } = await api.get<{ data: Slice[] }>(url);
      const tokens = tokenType === 'FUNGIBLE_COMMON' ? [COIN, OTHER_COIN] : [CATS];
      const counts = new Map<string, number>();
      for (const row of since(LAST + 1n - length)) {
        const named = tokens.filter((id) => row.entity === id || row.tokenTransferToken.includes(id)).length;
        const { code } = transactionType(row.type);
        if (named > 0) counts.set(code, (counts.get(code) ?? 0) + named);
      }
      expect(Object.fromEntries(data.map(({ name, value }) => [name, value]))).toEqual(Object.fromEntries(counts));
    },
  );

  it('refuses a kind of token that there is not', async () => {
    await api.get('/api/stats/transaction-types?tokenType=SHELL', 400);
  });
});
