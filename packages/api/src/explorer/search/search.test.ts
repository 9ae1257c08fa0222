import { entityChecksum, entityIdFromStore, LEDGER_IDS } from '@ledgerscope/ledger';
import { oneOf, openSearchApi, type SearchApi } from '@ledgerscope/testkit/open-search-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAINNET = LEDGER_IDS.mainnet ?? new Uint8Array(1);

let api: SearchApi;
beforeAll(async () => {
  api = await openSearchApi();
}, 120_000);
afterAll(() => api.close());

const suggest: SearchApi['suggest'] = (text) => api.suggest(text);
const route: SearchApi['route'] = (text, scope) => api.route(text, scope);

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
