import type { ListReply, TopicRowReply } from '@ledgerscope/contract';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { walkList } from '@ledgerscope/testkit/walk-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_709_164_800_000_000_000n;
const at = (index: number): bigint => START + BigInt(index) * 1_000_000_000n;
/** Messages of topics 0.0.3000 and on. */
const MESSAGES = [2, 0, 5, 2, 0];

describe('topics by how many messages they have', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const sent = MESSAGES.flatMap((count, index) =>
      Array.from({ length: count }, (_, message) => ({ topic: 3000n + BigInt(index), number: message + 1 })),
    );
    const transaction = sent.map((_, index) => sampleTransaction({ consensusNs: at(index), block: 1n, type: 27 }));
    await api.write(
      sampleRows({
        transaction,
        topic: MESSAGES.map((_, index) =>
          sampleRow('topic', { id: 3000n + BigInt(index), createdNs: START, version: at(sent.length) }),
        ),
        topicMessage: sent.map(({ topic, number }, index) =>
          sampleRow('topicMessage', { topic, sequenceNumber: BigInt(number), consensusNs: at(index), payer: 1001n }),
        ),
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: at(sent.length) })],
    );
  });
  afterAll(() => api.close());

  it.each([
    ['desc', ['0.0.3002', '0.0.3003', '0.0.3000', '0.0.3004', '0.0.3001']],
    ['asc', ['0.0.3001', '0.0.3004', '0.0.3000', '0.0.3003', '0.0.3002']],
  ])('are all listed, %s, also page by page', async (order, expected) => {
    const url = `/api/topics?sort=numMessages&order=${order}`;
    const { data, totalCount } = await api.get<ListReply<TopicRowReply>>(url);
    expect(totalCount).toBe(MESSAGES.length);
    expect(data.map(({ topicID }) => topicID)).toEqual(expected);
    expect((await walkList<TopicRowReply>(api, `${url}&limit=2`)).map(({ topicID }) => topicID)).toEqual(expected);
  });
});
