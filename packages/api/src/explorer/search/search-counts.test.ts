import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Books {
  readonly tokens: ReadonlyMap<number, unknown>;
}

let api: DemoApi<Books>;
beforeAll(async () => {
  api = await openDemoApi<Books>({ seed: 11, genesisNs: 1_767_225_600_000_000_000n, files: 8n, perFile: 300 });
}, 120_000);
afterAll(() => api.close());

describe('the counts of the six tabs', () => {
  interface Counts {
    readonly data: Record<string, { totalCount: number; totalCountIsLowerBound: boolean }>;
  }
  const LISTS = {
    transactions: '/api/transactions?',
    accounts: '/api/accounts?',
    contracts: '/api/contracts?',
    topics: '/api/topics?',
    tokens: '/api/hts/tokens?',
    nfts: '/api/nfts/nfts?',
  };

  it.each(['', '0.0.10', '0.0.3', 'harbour', 'lantern', 'made batch', '*a*', '#1', "' OR 1=1 --", '%', 'f'.repeat(96)])(
    'are those of the lists: %j',
    async (q) => {
      const query = q === '' ? '' : `q=${encodeURIComponent(q)}`;
      const { data } = await api.get<Counts>(`/api/search/counts?${query}`);
      for (const [tab, url] of Object.entries(LISTS)) {
        const { totalCount } = await api.get<{ totalCount: number }>(`${url}limit=0&${query}`);
        expect(data[tab], tab).toEqual({ totalCount, totalCountIsLowerBound: false });
      }
    },
  );

  it('narrow transactions by the other parameters of their list, which are checked', async () => {
    const { data } = await api.get<Counts>('/api/search/counts?transactionTypes=CRYPTOTRANSFER&period=1D&limit=5');
    const list = '/api/transactions?transactionTypes=CRYPTOTRANSFER&period=1D&limit=0';
    expect(data.transactions?.totalCount).toBe((await api.get<{ totalCount: number }>(list)).totalCount);
    expect(data.tokens?.totalCount).toBe(api.books.tokens.size);
    expect(await api.get('/api/search/counts?period=4W', 400)).toMatchObject({ error: { parameter: 'period' } });
    expect(await api.get('/api/search/counts?q=0.0.3-aaaaa', 400)).toMatchObject({ error: { parameter: 'q' } });
  });
});
