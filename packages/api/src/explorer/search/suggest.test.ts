import type { Suggestion } from '@ledgerscope/contract';
import { LedgerCaches, saveNftMetadata } from '@ledgerscope/ledger-store';
import { sampleMetadata } from '@ledgerscope/ledger-store/testing/sample-metadata';
import { oneOf, openSearchApi, type SearchApi } from '@ledgerscope/testkit/open-search-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiContext } from '../../api-context.ts';
import { nodeNames } from '../node/node-routes.ts';

let api: SearchApi;
beforeAll(async () => {
  api = await openSearchApi();
}, 120_000);
afterAll(() => api.close());

const suggest: SearchApi['suggest'] = (text) => api.suggest(text);
const shown = ({ kind, id }: Suggestion) => `${kind} ${id}`;

describe('type-ahead', () => {
  it('begins with what the text names whole, then what it begins', async () => {
    const { data } = await suggest('0.0.10');
    expect(data.length).toBeGreaterThan(3);
    for (const { id } of data) expect(id).toMatch(/^0\.0\.10\d+$/);
    expect((await suggest('3')).data.slice(0, 3).map(shown)).toEqual(['account 0.0.3', 'node 0.0.6', 'block 3']);
  });

  it('finds every living token by every word of its name and by its symbol', async () => {
    for (const [num, { name, symbol, deleted }] of api.books.tokens) {
      if (deleted) continue;
      const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
      const texts = [name, symbol, ...words.map((_, index) => words.slice(index).join(' ').slice(0, -1))];
      for (const text of texts.filter((one) => one.trim().length > 3)) {
        const { data } = await suggest(text);
        expect(
          data.map(({ link }) => link),
          text,
        ).toContain(`/tokens/0.0.${num}`);
      }
    }
  }, 60_000);

  it('finds topics, contracts and accounts by the words of their memos, and nodes by name', async () => {
    const [topic, { memo }] = oneOf(api.books.topics, (one) => one.memo.includes(' ') && !one.deleted);
    expect((await suggest(memo)).data.map(shown)).toContain(`topic ${topic}`);
    const [contract, { memo: about }] = oneOf(api.books.accounts, (one) => one.isContract && one.memo.includes(' '));
    expect((await suggest(about.split(' ').at(-1) ?? '')).data.map(shown)).toContain(`contract ${contract}`);
    expect((await suggest('bengal')).data).toEqual([]);
    expect((await suggest('wipro')).data[0]).toMatchObject({ kind: 'node', id: '0.0.6', exact: true });
  });

  it('names nodes without counting what they did', async () => {
    const { client, head } = api.store;
    const tags: string[] = [];
    const query = (...given: Parameters<typeof client.query>) => {
      tags.push(given[0]);
      return client.query(...given);
    };
    const asked = { ...client, query } as typeof client;
    const snapshot = { client: asked, rows: api.store.rows, caches: new LedgerCaches(), head };
    const names = await nodeNames({ snapshot, network: () => 'mainnet' } as ApiContext);
    expect(names).toContainEqual({ id: 3, name: 'Wipro', nodeId: '0.0.6' });
    expect(tags.filter((tag) => tag === 'node:activity' || tag === 'node:stakes')).toEqual([]);
  });

  it('finds by any part of a name or memo what the lists of results find', async () => {
    const [topic, { memo }] = oneOf(api.books.topics, (one) => /^[A-Z][a-z]{5,} /.test(one.memo) && !one.deleted);
    const [contract, { memo: about }] = oneOf(api.books.accounts, (one) => one.isContract && /[a-z]{6}/.test(one.memo));
    const [token, { name }] = oneOf(api.books.tokens, (one) => /[^ -~]{2}|[a-z]{6}/.test(one.name) && !one.deleted);
    const table = [
      [memo.slice(1, 5), '/api/topics', topic],
      [memo.slice(0, 4), '/api/topics', topic],
      [/[a-z]{6}/.exec(about)?.[0].slice(1, 5) ?? '', '/api/contracts', contract],
      [/[^ -~]{2}|[a-z]{6}/.exec(name)?.[0].slice(1, 6) ?? '', '/api/hts/tokens', token],
    ] as const;
    for (const [text, list, id] of table) {
      const [found, listed] = await Promise.all([
        suggest(text),
        api.get<{ data: { id: string }[]; totalCount: number }>(`${list}?q=${encodeURIComponent(text)}&limit=100`),
      ]);
      expect(
        listed.data.map((row) => row.id),
        text,
      ).toContain(id);
      // There is room for a few: whatever is suggested of the list's kind is in the list.
      const kinds = {
        '/api/topics': ['topic'],
        '/api/contracts': ['contract'],
        '/api/hts/tokens': ['token', 'collection'],
      };
      const suggested = found.data.filter(({ kind }) => kinds[list].includes(kind));
      expect(suggested.length, text).toBeGreaterThan(0);
      for (const one of suggested)
        expect(
          listed.data.map((row) => row.id),
          `${text} ${one.id}`,
        ).toContain(one.id);
    }
  });

  it('finds NFTs by the name that their metadata gives', async () => {
    const [collection, { nfts, name }] = oneOf(api.books.tokens, (token) => token.nfts.size > 0);
    const [serial = 1n] = nfts.keys();
    const token = BigInt(collection.slice(4));
    await saveNftMetadata(api.store, [sampleMetadata({ token, serial, fetchedNs: 5n, name: 'Zephyr & Quill #9' })]);
    expect((await suggest('quill')).data).toContainEqual({
      kind: 'nft',
      id: `${collection}#${serial}`,
      label: 'Zephyr & Quill #9',
      detail: name,
      link: `/nft/${collection}?serialNumber=${serial}`,
      exact: false,
    });
  });

  it('has at most ten rows, each once, exact ones first', async () => {
    for (const text of ['a', 'the', 's', '0.0.1', '1', 'made in a']) {
      const { data, size, totalCount } = await suggest(text);
      expect(data.length).toBeLessThanOrEqual(10);
      expect([size, totalCount]).toEqual([data.length, data.length]);
      expect(new Set(data.map(shown)).size).toBe(data.length);
      const firstLike = data.findIndex(({ exact }) => !exact);
      expect(data.slice(firstLike === -1 ? data.length : firstLike).some(({ exact }) => exact)).toBe(false);
    }
  });

  it.each([
    "'; DROP TABLE token; --",
    "' OR 1=1 --",
    '%',
    '_',
    '\\',
    '*',
    '{prefix:String}',
    '(.*)+$',
    '[[[',
    '\u0000\u0001\u001b[31m',
    'coin\u0000token',
    '\u202egnp.exe',
    '👩‍👩‍👧‍👦'.repeat(20),
    '０.０.３',
    '0.0.99999999999999999999',
    '1023.65535.274877906943',
    '9'.repeat(45),
    '#999999999999999999',
    '0.0.5#999999999999999999',
    '0.0.5#0',
    `0x${'0'.repeat(40)}`,
    `0x${'f'.repeat(40)}`,
    '999999999999.999999999',
    'A'.repeat(200),
    'x '.repeat(200).slice(0, 400),
    '-1',
    '0',
  ])('answers hostile text like any other: %j', async (text) => {
    const { data, route: to } = await suggest(text);
    expect(data.length).toBeLessThanOrEqual(10);
    expect(to.link).toMatch(/^\/(search|accounts|blocks|tokens|nft)\b/);
    expect(decodeURIComponent(to.link ?? '').includes('\n')).toBe(false);
  });

  it('refuses a text that is too long and a scope that there is not, naming the parameter', async () => {
    const long = await api.get<{ error: { parameter: string } }>(`/api/search/suggest?q=${'x'.repeat(401)}`, 400);
    expect(long.error.parameter).toBe('q');
    const scope = await api.get<{ error: { parameter: string } }>('/api/search/route?q=3&scope=everything', 400);
    expect(scope.error.parameter).toBe('scope');
  });
});
