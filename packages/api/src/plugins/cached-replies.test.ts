import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';

const START = 1_709_167_825_000_000_000n;
const NODE = 3n;
const realNow = performance.now.bind(performance);
const at = (block: bigint) => START + block * 1_000_000_000n;

/** A block with a transaction, which the node took in. */
function rowsOf(block: bigint) {
  const version = at(block);
  const hourNs = START - (START % 3_600_000_000_000n);
  return sampleRows({
    transaction: [sampleTransaction({ consensusNs: version, block, payer: 1_000n + block, type: 14, result: 22 })],
    nodeHour: [
      sampleRow('nodeHour', { account: NODE, hourNs, transactions: block, slot: Number(block % 2n), version }),
    ],
    accountHolding: [
      sampleRow('accountHolding', { account: 1_001n, tokens: block, slot: Number(block % 2n), version }),
    ],
  });
}

describe('cached replies', () => {
  let api: TestApi;
  let blocks = 0n;
  let statements: string[] = [];
  const add = async () => {
    blocks++;
    await api.write(rowsOf(blocks), [
      sampleBlock({ sequence: blocks, batch: `b${blocks}`, firstNs: at(blocks), lastNs: at(blocks) }),
    ]);
  };
  beforeAll(async () => {
    api = await openTestApi();
    const { query } = api.store.client;
    Object.assign(api.store.client, {
      query: (...asked: Parameters<typeof query>) => {
        statements.push(asked[0]);
        return query(...asked);
      },
    });
    await add();
  });
  afterAll(() => api.close());
  afterEach(() => {
    vi.restoreAllMocks();
    statements = [];
  });

  const ask = async (url: string, tag?: string) => {
    const reply = await api.app.inject({ url, headers: tag === undefined ? {} : { 'if-none-match': tag } });
    return { status: reply.statusCode, tag: String(reply.headers.etag), body: reply.body };
  };
  const later = (seconds: number) => {
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + seconds * 1000);
  };

  it.each([
    '/api/stats/activity?period=OA',
    '/api/stats/top-lists?period=OA',
    '/api/stats/top-token-holders',
    '/api/stats/nodes?period=OA',
  ])('of %s may lag, with the ETag of what they are of, and reach the end once blocks stop', async (url) => {
    const first = await ask(url);
    expect(first.status).toBe(200);
    await add();
    const lagging = await ask(url);
    expect(lagging).toEqual(first);
    expect((await ask(url, first.tag)).status).toBe(304);
    later(61);
    const last = await ask(url, first.tag);
    expect(last.status).toBe(200);
    expect(last.tag).not.toBe(first.tag);
    expect(last.body).not.toBe(first.body);
    later(1_000);
    expect(await ask(url)).toEqual(last);
    expect((await ask(url, last.tag)).status).toBe(304);
  });

  it('are given again, without asking anything, until a block is added', async () => {
    const url = '/api/transactions?limit=5';
    const first = await ask(url);
    statements = [];
    expect(await ask(url)).toEqual(first);
    expect((await ask(url, first.tag)).status).toBe(304);
    expect(statements).toEqual([]);
    await add();
    const second = await ask(url, first.tag);
    expect([second.status, second.tag === first.tag, second.body === first.body]).toEqual([200, false, false]);
  });

  it('are made once for all who ask at the same time', async () => {
    const asked = async (readers: number) => {
      await add();
      statements = [];
      const replies = await Promise.all(Array.from({ length: readers }, () => ask('/api/transactions?limit=7')));
      expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
      return statements.toSorted();
    };
    await asked(1);
    expect(await asked(20)).toEqual(await asked(1));
  });

  it('are no failures, and nothing that depends on more than the ledger', async () => {
    const refused = await ask('/api/transactions?limit=x');
    expect([refused.status, refused.tag]).toEqual([400, 'undefined']);
    expect((await ask('/api/status')).tag).toBe('undefined');
    const { transactions } = rowStoreOf(api);
    const scan = transactions.scan.bind(transactions);
    transactions.scan = () => Promise.reject(new Error('away'));
    expect((await ask('/api/transactions?limit=9')).status).toBe(500);
    transactions.scan = scan;
    expect((await ask('/api/transactions?limit=9')).status).toBe(200);
  });

  it('are begun in turn: what waits asks nothing, and is of the head at which it begins', async () => {
    const { transactions } = rowStoreOf(api);
    const scan = transactions.scan.bind(transactions);
    const held = Promise.withResolvers<void>();
    let begun = 0;
    transactions.scan = async (...asked) => {
      begun++;
      await held.promise;
      return scan(...asked);
    };
    const pages = Array.from({ length: 40 }, (_, index) => `/api/transactions?limit=${10 + index}`);
    const asked = pages.map((url) => ask(url));
    // One client never has all places.
    await expect.poll(() => begun).toBeGreaterThanOrEqual(15);
    const twice = ask(pages[39] as string);
    expect((await api.app.inject('/ready')).statusCode).toBe(200);
    expect(begun).toBeLessThan(pages.length);
    transactions.scan = scan;
    await add();
    held.resolve();
    const replies = await Promise.all(asked);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.at(-1)).toEqual(await ask(pages[39] as string));
    expect(await twice).toEqual(replies.at(-1));
  });
});

function rowStoreOf({ store: { rows } }: TestApi) {
  if (rows === undefined) throw new Error('no rows');
  return rows;
}
