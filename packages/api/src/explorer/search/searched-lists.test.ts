import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const AMOUNT = { seed: 5, genesisNs: 1_767_225_600_000_000_000n, files: 30n, perFile: 60 };

type Row = Readonly<Record<string, unknown>>;
interface List {
  readonly data: readonly Row[];
  readonly totalCount: number;
  readonly next?: string | null;
}

let api: DemoApi<unknown>;
beforeAll(async () => {
  api = await openDemoApi(AMOUNT, {});
});
afterAll(() => api.close());

const list = (path: string) => api.get<List>(`/api/${path}`);

describe('a list that is searched', () => {
  it('shows the part of a message that has the words', async () => {
    const [topic] = (await list('topics?limit=1&sort=numMessages')).data;
    const messages = (await list(`topics/${topic?.id}/messages?limit=100`)).data;
    const word = messages.flatMap(({ messageText }) => /[a-z]{5,}/i.exec(String(messageText))?.[0] ?? [])[0] ?? '';
    expect(word).not.toBe('');
    const { data } = await list(`transactions?q=${word}&transactionTypes=CONSENSUSSUBMITMESSAGE&limit=5`);
    expect(data.length).toBeGreaterThan(0);
    for (const row of data)
      if (!String(row.memo).toLowerCase().includes(word.toLowerCase()))
        expect(String(row.foundText).toLowerCase()).toContain(word.toLowerCase());
    for (const row of (await list('transactions?limit=20')).data) expect(row).not.toHaveProperty('foundText');
  });

  it('is narrowed to a called function, by its name and by its selector', async () => {
    const calls = (await list('transactions?transactionTypes=CONTRACTCALL&limit=100')).data;
    const [one] = calls.filter(({ contractMethod }) => contractMethod !== null);
    const { name } = { name: '', ...(one?.contractMethod as object) };
    const selector = String(one?.functionParameters).replace(/^0x/, '').slice(0, 8);
    const contract = String(one?.entityID);
    const byName = await list(`transactions?contractMethodName=${name}&contractID=${contract}&limit=100`);
    expect(byName.totalCount).toBeGreaterThan(0);
    for (const row of byName.data) expect(row.contractMethod).toMatchObject({ name });
    const bySelector = await list(`transactions?contractMethodName=${selector}&limit=100`);
    expect(bySelector.data.map(({ consensusTime }) => consensusTime)).toContain(byName.data[0]?.consensusTime);
    expect((await list(`transactions?contractMethodName=noSuchFunction`)).totalCount).toBe(0);
    await api.get('/api/transactions?contractMethodName=a(b)', 400);
  });

  it.each(['tokens', 'nfts/nfts-collections'])('of %s begins with the one whose number is asked for', async (path) => {
    const { data } = await list(`${path}?limit=100`);
    const ids = data.map(({ tokenId }) => String(tokenId));
    for (const id of ids.slice(-5)) {
      const [, , number] = id.split('.');
      expect((await list(`${path}?q=${number}&limit=2`)).data[0]).toMatchObject({ tokenId: id });
      expect((await list(`${path}?q=${id}&limit=2`)).data[0]).toMatchObject({ tokenId: id });
    }
  });

  it.each([
    ['tokens', 'tokenId'],
    ['nfts/nfts-collections', 'tokenId'],
    ['accounts', 'accountID'],
    ['topics', 'topicID'],
  ])('of %s has every row once, page by page, behind the one that is asked for', async (path, field) => {
    const all = (await list(`${path}?limit=100`)).data.map((row) => String(row[field] ?? row.id));
    const number = all.map((id) => id.split('.')[2] ?? '').find((id) => id.length > 1) ?? '';
    const short = number.slice(0, -1);
    for (const asked of [number, short]) {
      const whole = (await list(`${path}?q=${asked}&limit=100`)).data.map((row) => String(row[field] ?? row.id));
      for (const limit of [1, 2]) {
        const rows: string[] = [];
        for (let next: string | null = '', turn = 0; next !== null && turn < 200; turn++) {
          const page = await list(`${path}?q=${asked}&limit=${limit}${next === '' ? '' : `&next=${next}`}`);
          rows.push(...page.data.map((row) => String(row[field] ?? row.id)));
          next = page.next ?? null;
        }
        expect(rows, `${asked}, ${limit} a page`).toEqual(whole);
      }
    }
  });
});
