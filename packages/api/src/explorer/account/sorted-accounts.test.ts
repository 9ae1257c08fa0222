import type { AccountRowReply, ListReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const COUNT = 12;
const MEMOS = ['Zoë', '旅行 "<b>"', '', 'zoë', 'a b'];

describe('accounts in another order than that of creation', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const ids = Array.from({ length: COUNT }, (_, index) => 2000n + BigInt(index));
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: START, block: 1n })],
        balanceAnchor: [sampleRow('balanceAnchor', { consensusNs: START, origin: 'genesis' })],
        account: ids.map((id, index) =>
          sampleRow('account', {
            id,
            createdNs: START,
            version: START,
            creator: 1001n + BigInt(index % 3),
            memo: MEMOS[index % MEMOS.length] ?? '',
            autoRenewPeriod: BigInt(60 * (index % 4)),
            isContract: index % 5 === 0 ? 1 : 0,
          }),
        ),
        entity: ids.map((id, index) =>
          sampleRow('entity', { kind: index % 5 === 0 ? 'contract' : 'account', id, createdNs: START, creator: 1001n }),
        ),
        // Two have equal balances, and some never held hbar.
        accountBalance: ids
          .slice(0, 8)
          .map((id, index) => sampleRow('accountBalance', { id, balance: BigInt((index % 6) * 10), version: START })),
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: START })],
    );
  });
  afterAll(() => api.close());

  it.each(
    ['balance', 'expiry', 'memo', 'payerID'].flatMap((sort) => ['asc', 'desc'].map((order) => [sort, order] as const)),
  )('are walked by cursor: %s, %s', async (sort, order) => {
    const url = `/api/accounts?kind=ACCOUNT,CONTRACT&sort=${sort}&order=${order}`;
    const { data, next } = await api.get<ListReply<AccountRowReply>>(`${url}&limit=100`);
    expect([data.length, next]).toEqual([COUNT, null]);
    for (const limit of [1, 5]) expect(await walkList(api, `${url}&limit=${limit}`)).toEqual(data);
  });

  it('refuse the cursor of another order', async () => {
    const { next } = await api.get<ListReply<AccountRowReply>>('/api/accounts?sort=balance&limit=1');
    for (const sort of ['memo', 'createdOn'])
      expect(await api.get(`/api/accounts?sort=${sort}&next=${next}`, 400)).toMatchObject({
        error: { parameter: 'next' },
      });
  });
});
