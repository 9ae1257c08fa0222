import type { Account, AccountRowReply, ListReply, TokenReply, Topic, TopicRowReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const AT = 1_700_000_000_000_000_000n;
const NEXT = AT + 1_000_000_000n;

describe('a ledger whose beginning was not read', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const version = AT;
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: AT, block: 1n, payer: 50_001n })],
        account: [
          sampleRow('account', { id: 60_000n, createdNs: AT, creator: 50_001n, version }),
          sampleRow('account', { id: 40_000n, updatedNs: AT, memo: 'changed', version }),
        ],
        accountBalance: [
          sampleRow('accountBalance', { id: 50_001n, balance: -7n, version }),
          sampleRow('accountBalance', { id: 98n, balance: 7n, version }),
          // Of a batch that is not committed.
          sampleRow('accountBalance', { id: 70_000n, balance: 1n, version: NEXT }),
        ],
        entity: [sampleRow('entity', { kind: 'account', id: 60_000n, createdNs: AT, creator: 50_001n })],
        ledgerCounter: [sampleRow('ledgerCounter', { name: 'accounts', value: 1n, version })],
        token: [sampleRow('token', { id: 90_000n, updatedNs: AT, version })],
        namedEntity: [sampleRow('namedEntity', { kind: 'token', id: 90_001n, consensusNs: AT })],
        topicMessage: [
          sampleRow('topicMessage', { topic: 80_000n, sequenceNumber: 12n, consensusNs: AT, payer: 50_001n }),
        ],
      }),
      [sampleBlock({ batch: 'b', sequence: 1n, firstNs: AT, lastNs: AT })],
    );
  });
  afterAll(() => api.close());

  it('lists every account that anything named, and says that there may be more', async () => {
    const reply = await api.get<ListReply<AccountRowReply>>('/api/accounts');
    expect(reply.data.map(({ accountID, balance, balanceChange }) => [accountID, balance, balanceChange])).toEqual([
      ['0.0.60000', null, 0],
      ['0.0.50001', null, -7],
      ['0.0.40000', null, 0],
      ['0.0.98', null, 7],
    ]);
    expect(reply).toMatchObject({ totalCount: 4, totalCountIsLowerBound: true, facets: { status: { ACTIVE: 4 } } });
    const sorted = await api.get<ListReply<AccountRowReply>>('/api/accounts?sort=balance');
    expect(sorted.data.map(({ accountID }) => accountID)).toEqual(['0.0.98', '0.0.50001', '0.0.60000', '0.0.40000']);
  });

  it('finds them one by one', async () => {
    for (const q of ['0.0.98', '98', '0.0.50001', 'changed'])
      expect((await api.get<ListReply<AccountRowReply>>(`/api/accounts?q=${q}`)).totalCount, q).toBe(1);
    expect((await api.get<ListReply<AccountRowReply>>('/api/accounts?q=0.0.70000')).data).toEqual([]);
    await api.get('/api/accounts/0.0.70000', 404);
    const { data } = await api.get<{ data: Account }>('/api/accounts/0.0.50001');
    expect(data).toMatchObject({ balance: null, createdOn: null, payerID: null, expiry: null, publicKey: null });
  });

  it('does not say that a token still exists which only transfers name', async () => {
    const of = async (id: string) => (await api.get<{ data: TokenReply }>(`/api/hts/tokens/${id}`)).data;
    expect(await of('0.0.90001')).toMatchObject({ knownFrom: 'MENTIONS', status: 'Unknown', deletedOn: null });
    // It was changed within the ledger, so that it was there then.
    expect(await of('0.0.90000')).toMatchObject({ knownFrom: 'CHANGES', status: 'Active' });
  });

  it('knows a topic by its messages', async () => {
    const reply = await api.get<ListReply<TopicRowReply>>('/api/topics');
    expect(reply).toMatchObject({ totalCount: 1, totalCountIsLowerBound: true });
    expect(reply.data.map(({ topicID, numMessages, createdDate }) => [topicID, numMessages, createdDate])).toEqual([
      ['0.0.80000', 12, null],
    ]);
    expect((await api.get<{ data: Topic }>('/api/topics/0.0.80000')).data).toMatchObject({
      transactionID: null,
      createdBy: null,
      autoRenewPeriod: null,
    });
  });
});
