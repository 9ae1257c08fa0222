import type { SearchRoute, Suggestion, SuggestReply } from '@ledgerscope/contract';
import { entityChecksum, entityIdFromStore, LEDGER_IDS } from '@ledgerscope/ledger';
import { saveNftMetadata } from '@ledgerscope/ledger-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoApi, openDemoApi } from './testing/open-demo-api.ts';

const AMOUNT = { seed: 11, genesisNs: 1_767_225_600_000_000_000n, files: 20n, perFile: 300 };
const MAINNET = LEDGER_IDS.mainnet ?? new Uint8Array(1);

interface Books {
  readonly accounts: ReadonlyMap<
    number,
    {
      memo: string;
      key: Uint8Array;
      alias?: Uint8Array;
      isContract: boolean;
      deleted: boolean;
      evmAddress?: Uint8Array;
    }
  >;
  readonly tokens: ReadonlyMap<
    number,
    { name: string; symbol: string; kind: string; deleted: boolean; nfts: ReadonlyMap<bigint, { createdNs: bigint }> }
  >;
  readonly topics: ReadonlyMap<number, { memo: string; deleted: boolean }>;
}

let api: DemoApi<Books>;
beforeAll(async () => {
  // A busy machine has to answer whole, too.
  api = await openDemoApi<Books>(AMOUNT, { suggestMs: 20_000 });
}, 120_000);
afterAll(() => api.close());

const suggest = (q: string) => api.get<SuggestReply>(`/api/search/suggest?q=${encodeURIComponent(q)}`);
const route = async (q: string, scope = 'all') =>
  (await api.get<{ data: SearchRoute }>(`/api/search/route?q=${encodeURIComponent(q)}&scope=${scope}`)).data;
const shown = ({ kind, id }: Suggestion) => `${kind} ${id}`;

function oneOf<T>(map: ReadonlyMap<number, T>, wanted: (value: T) => boolean): readonly [string, T] {
  const found = [...map].find(([, value]) => wanted(value));
  if (found === undefined) throw new Error('the simulated network has none');
  return [`0.0.${found[0]}`, found[1]];
}

async function aTransaction() {
  const { data } = await api.get<{
    data: { readableTransactionID: string; transactionID: string; transactionHash: string; consensusTime: string }[];
  }>('/api/transactions?limit=1&transactionTypes=CRYPTOTRANSFER');
  const [row] = data;
  if (row === undefined) throw new Error('no transaction');
  const seconds = BigInt(Date.parse(`${row.consensusTime.slice(0, 19)}Z`)) / 1000n;
  return { ...row, timestamp: `${seconds}.${row.consensusTime.slice(20, 29)}` };
}

interface Namesake {
  readonly consensusTime: string;
  readonly transactionHash: string;
  readonly nonce: number;
  readonly scheduled: boolean;
}

/** Executions of schedules, and children of calls: they share the id of another transaction. */
async function namesakes(): Promise<Namesake[]> {
  const lists = await Promise.all(
    ['CRYPTOTRANSFER', 'CRYPTOCREATEACCOUNT'].flatMap((type) =>
      [0, 100, 200].map((offset) =>
        api.get<{ data: Namesake[] }>(`/api/transactions?limit=100&transactionTypes=${type}&offset=${offset}`),
      ),
    ),
  );
  const data = lists.flatMap((list) => list.data);
  return data.filter(({ nonce, scheduled }) => nonce > 0 || scheduled);
}

describe('submitting a text in the header or on the home page', () => {
  it('opens what its shape names: every form of a transaction', async () => {
    const row = await aTransaction();
    const page = `/transactions/${row.readableTransactionID}`;
    for (const text of [
      row.readableTransactionID,
      row.readableTransactionID.replace('@', '-'),
      row.readableTransactionID.replace('@', '-').replace(/\.(\d{9})$/, '-$1'),
      row.transactionID,
      row.timestamp,
      row.transactionHash,
      `0x${row.transactionHash}`,
      row.transactionHash.toUpperCase(),
      `  ${row.readableTransactionID} `,
    ])
      expect(await route(text), text).toMatchObject({ target: 'page', kind: 'transaction', link: page });
  });

  it('opens the very transaction that a hash or consensus time names, among all that share its id', async () => {
    const named = await namesakes();
    expect(named.filter(({ scheduled }) => scheduled).length).toBeGreaterThan(0);
    expect(named.filter(({ nonce }) => nonce > 0).length).toBeGreaterThan(0);
    for (const row of named) {
      const { link } = await route(row.consensusTime);
      const { data } = await api.get<{ data: Namesake }>(`/api${link}`);
      expect(data, link ?? '').toMatchObject({ consensusTime: row.consensusTime, nonce: row.nonce });
      const byHash = await route(row.transactionHash);
      const { data: hashed } = await api.get<{ data: Namesake }>(`/api${byHash.link}`);
      expect(hashed.transactionHash, byHash.link ?? '').toBe(row.transactionHash);
    }
  });

  it('opens accounts, tokens, topics and contracts by id', async () => {
    const [account] = oneOf(api.books.accounts, ({ isContract, deleted }) => !isContract && !deleted);
    const [contract] = oneOf(api.books.accounts, ({ isContract }) => isContract);
    const [token] = oneOf(api.books.tokens, ({ kind }) => kind === 'fungible');
    const [collection] = oneOf(api.books.tokens, ({ kind }) => kind === 'nft');
    const [topic] = oneOf(api.books.topics, () => true);
    const table = [
      [account, 'account', `/accounts/${account}`],
      [account.slice(4), 'account', `/accounts/${account}`],
      [`0x${Number(account.slice(4)).toString(16).padStart(40, '0')}`, 'account', `/accounts/${account}`],
      [token, 'token', `/tokens/${token}`],
      [collection, 'collection', `/tokens/${collection}`],
      [topic, 'topic', `/topics/${topic}`],
      [contract, 'contract', `/contracts/${contract}`],
    ] as const;
    for (const [text, kind, link] of table)
      expect(await route(text), text).toEqual({
        target: 'page',
        kind,
        id: link.split('/')[2],
        link,
        message: null,
        hint: null,
      });
  });

  it('opens accounts by alias, address and public key', async () => {
    const [aliased, { alias }] = oneOf(api.books.accounts, (account) => account.alias?.length === 20);
    expect(await route(`0x${Buffer.from(alias ?? []).toString('hex')}`)).toMatchObject({
      link: `/accounts/${aliased}`,
    });
    const keys = [...api.books.accounts.values()].map(({ key }) => Buffer.from(key).toString('hex'));
    const [keyed, { key }] = oneOf(api.books.accounts, (account) => {
      const hex = Buffer.from(account.key).toString('hex');
      return (
        hex.startsWith('1220') &&
        !account.isContract &&
        !account.deleted &&
        keys.filter((one) => one.includes(hex.slice(4))).length === 1
      );
    });
    const raw = Buffer.from(key).toString('hex').slice(4);
    for (const text of [raw, `0x${raw}`, `302a300506032b6570032100${raw}`])
      expect(await route(text), text).toMatchObject({ target: 'page', kind: 'account', link: `/accounts/${keyed}` });
  });

  it('opens an NFT, a block, a node and whatever has exactly this name', async () => {
    const [collection, { nfts }] = oneOf(api.books.tokens, (token) => token.nfts.size > 0);
    const [serial] = nfts.keys();
    expect(await route(`${collection}#${serial}`)).toMatchObject({
      kind: 'nft',
      link: `/nft/${collection}?serialNumber=${serial}`,
    });
    const block = (await api.get<{ data: { hash: string }[] }>('/api/blocks?limit=1')).data[0];
    expect(await route(`0x${block?.hash}`)).toMatchObject({
      kind: 'block',
      link: expect.stringMatching(/^\/blocks\/\d+$/),
    });
    const [token, { name, symbol }] = oneOf(api.books.tokens, ({ kind }) => kind === 'fungible');
    for (const text of [name, symbol, name.toUpperCase()])
      expect(await route(text), text).toMatchObject({ kind: 'token', link: `/tokens/${token}` });
    const [topic, { memo }] = oneOf(api.books.topics, (one) => /^[A-Z][a-z]+ [a-z]+ [a-z]+$/.test(one.memo));
    expect(await route(memo)).toMatchObject({ kind: 'topic', link: `/topics/${topic}` });
  });

  it.each([
    ['', '/search'],
    ['   ', '/search'],
    ['no such words here', '/search?q=no%20such%20words%20here'],
    ['0.0.999999999', '/search?q=0.0.999999999'],
    ['0.0.1001@1500000000.000000001', '/search?q=0.0.1001%401500000000.000000001'],
    ['f'.repeat(96), `/search?q=${'f'.repeat(96)}`],
    [`0x${'ab'.repeat(20)}`, `/search?q=0x${'ab'.repeat(20)}`],
    ['#5', '/search?q=%235'],
    ['1.5', '/search?q=1.5'],
    ['harb', '/search?q=harb'],
  ])('leads to the results where nothing has this name: %j', async (text, link) => {
    expect(await route(text)).toEqual({ target: 'search', kind: null, id: null, link, message: null, hint: null });
  });

  it('accepts a checksum, and refuses a wrong one with the right one', async () => {
    const [account] = oneOf(api.books.accounts, ({ isContract, deleted }) => !isContract && !deleted);
    const right = entityChecksum(entityIdFromStore(BigInt(account.slice(4))), MAINNET);
    expect(await route(`${account}-${right.toUpperCase()}`)).toMatchObject({ link: `/accounts/${account}` });
    const reply = await suggest(`${account}-aaaaa`);
    expect(reply).toMatchObject({ data: [], checksum: { id: account, given: 'aaaaa', right } });
    expect(reply.route).toMatchObject({ target: 'invalid', link: null, message: expect.stringContaining(`-${right}`) });
  });
});

describe('submitting a text elsewhere', () => {
  it('opens the transaction in the search of transactions, or its results', async () => {
    const { readableTransactionID } = await aTransaction();
    expect(await route(readableTransactionID, 'transactions')).toMatchObject({
      link: `/transactions/${readableTransactionID}`,
    });
    expect(await route('0.0.3', 'transactions')).toMatchObject({ target: 'search', link: '/search?q=0.0.3' });
  });

  it('opens accounts in the look-up, known or not, and refuses any other text', async () => {
    expect(await route('0.0.3', 'accounts')).toMatchObject({ target: 'page', link: '/accounts/0.0.3' });
    expect(await route('0.0.999999999', 'accounts')).toMatchObject({ target: 'page', link: '/accounts/0.0.999999999' });
    for (const text of ['some words', '3', '0.0', '0.0.x', '0.0.3#1'])
      expect(await route(text, 'accounts'), text).toMatchObject({
        target: 'invalid',
        message: 'Invalid format! Should be x.y.z',
      });
    expect(await route(`0x${'ab'.repeat(20)}`, 'accounts')).toMatchObject({ target: 'invalid' });
  });

  it('follows the rules of the NFT explorer', async () => {
    const [token, { name }] = oneOf(api.books.tokens, ({ kind }) => kind === 'nft');
    const results = (text: string) => `/nft-explorer?activeTab=4&searchText=${encodeURIComponent(text)}`;
    const table = [
      ['0.0.5#2', 'page', '/nft/0.0.5?serialNumber=2'],
      ['#12', 'search', results('#12')],
      [token, 'page', `/tokens/${token}`],
      [` ${token} `, 'page', `/tokens/${token}`],
      ['0.0.999999999', 'search', results('0.0.999999999')],
      ['0.0.3', 'search', results('0.0.3')],
      [name, 'search', results(name)],
      ['some art', 'search', results('some art')],
      ['', 'search', '/nft-explorer'],
    ] as const;
    for (const [text, target, link] of table) expect(await route(text, 'nfts'), text).toMatchObject({ target, link });
  });
});

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
    const row = { token: BigInt(collection.slice(4)), serial, mintedNs: 1n, fetchedNs: 5n, name: 'Zephyr & Quill #9' };
    const nothing = { error: '', description: '', creator: '', image: '', imageType: '', document: '' };
    const lists = { fileUris: [], fileTypes: [], attributeNames: [], attributeDisplays: [], attributeValues: [] };
    await saveNftMetadata(api.store, [
      {
        ...row,
        ...nothing,
        ...lists,
        reference: new Uint8Array(),
        status: 'resolved',
        attempts: 1,
        nextTryNs: 0n,
        dataType: 'JSON',
      },
    ]);
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
