import { costOf, ledgerscopeClient, rowsOf } from '@ledgerscope/client';
import { CALLS, type Call, ErrorReply, PUBLIC_BASE, publicPathsOf, STREAM_CALLS } from '@ledgerscope/contract';
import { addTestKey } from '@ledgerscope/portal/testing/add-test-key';
import { callsOfKey, newestMails, type PortalStore, setKeyLimits } from '@ledgerscope/portal-store';
import { startTestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** On a busy machine. */
const START_MS = 240_000;
const AMOUNT = { seed: 5, genesisNs: 1_767_225_600_000_000_000n, files: 20n, perFile: 60 };
/** What the simulated network has none of. */
const ABSENT: ReadonlySet<string> = new Set(
  'getDapp getInnerTransaction listDappContracts listDappTransactions listDappTransfers listDappTokenTransfers'.split(
    ' ',
  ),
);
/** Documents of NFTs are outside the ledger, and this server reads none; streams do not end. */
const NOT_SERVED: ReadonlySet<string> = new Set(['getNftMetadata', ...Object.keys(STREAM_CALLS)]);
const PUBLIC_CALLS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  NOT_SERVED.has(name) ? [] : publicPathsOf(name, call).map((publicPath) => ({ name, call, publicPath })),
);

type Row = Readonly<Record<string, unknown>>;
interface Reply {
  readonly data: readonly Row[];
  readonly size: number;
  readonly totalCount?: number;
}

let api: DemoApi<unknown>;
let app: FastifyInstance;
let key = '';
let portalStore: PortalStore;
let close: () => Promise<void>;
const named: Record<string, string> = {};

beforeAll(async () => {
  const engine = await startTestPortal();
  const store = await engine.open();
  const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
  api = await openDemoApi(AMOUNT, { portal, log: pino({ level: 'error' }) }, { keyRate: 10_000 });
  app = api.app;
  portalStore = store;
  ({ key } = await addTestKey(store, 'client@example.org', 100_000n));
  close = async () => {
    await api.close();
    await store.close();
    await engine.stop();
  };
  await findNames();
}, START_MS);
afterAll(() => close());

/** One of each kind that paths name. */
async function findNames(): Promise<void> {
  const first = async (url: string) => (await api.get<Reply>(url)).data[0] ?? {};
  const [transaction, token, nft, topic, file, schedule, contract] = await Promise.all([
    first('/api/transactions?transactionTypes=CRYPTO_TRANSFER'),
    first('/api/tokens'),
    first('/api/nfts/nfts'),
    first('/api/topics'),
    first('/api/transactions?transactionTypes=FILE_CREATE'),
    first('/api/transactions?transactionTypes=SCHEDULE_CREATE'),
    first('/api/contracts'),
  ]);
  Object.assign(named, {
    transactions: transaction.readableTransactionID,
    hash: transaction.transactionHash,
    instant: transaction.consensusTime,
    accounts: transaction.payerID,
    hts: token.id ?? token.tokenId,
    tokens: token.id ?? token.tokenId,
    nfts: nft.tokenId,
    topics: topic.id,
    files: file.entityID ?? '0.0.102',
    schedules: schedule.entityID ?? '0.0.5000',
    contracts: contract.id,
    blocks: '0',
    dapps: 'none',
  });
}

/** A path with what it names, as the site's own call has it or the public API. */
function filled(template: string): string {
  const [, noun = ''] = /^(?:\/hedera)?\/(?:api\/)?(\w+)\//.exec(template) ?? [];
  const isOfAccount = /\/accounts\/\{id\}/.test(template);
  const parts: Record<string, string | undefined> = {
    id: isOfAccount ? named.accounts : named[noun],
    txId: named.transactions,
    tokenId: named.nfts,
    serial: '1',
    serialNumber: '1',
    epochMillis: String(Date.parse(named.instant ?? '')),
  };
  return template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? '0.0.2'));
}

/** What a call cannot do without. */
function needed({ query }: Call, publicQuery: string): string {
  const names = query.required ?? [];
  return names.map((name) => `&${name}=${named.transactions}`).join('') + publicQuery;
}

const ask = (url: string, headers: Record<string, string> = { 'x-api-key': key }) => app.inject({ url, headers });

describe.each(PUBLIC_CALLS)('$publicPath.path', ({ call, publicPath, name }) => {
  it('answers as the site does, in the envelope of the public API, behind a trailing slash and whatever else is asked', async () => {
    const path = filled(publicPath.path);
    const size = 'onlyCount' in call.query.parameters ? '&size=1000' : '';
    const more = needed(call, `&no_such_parameter=1&constructor=x${size}`);
    const reply = await ask(`${path}/?${more.slice(1)}`);
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(ABSENT.has(name) ? 404 : 200);
    if (reply.statusCode !== 200) return;
    const body = reply.json<Reply & Row>();
    if (publicPath.atTop) {
      expect(body).toMatchObject({ accountID: named.accounts, tokenBalance: expect.any(Array) });
      return;
    }
    expect(Array.isArray(body.data)).toBe(true);
    expect(body.size).toBe(body.data.length);
    const isList = (call.reply as { properties?: { data?: { type?: string } } }).properties?.data?.type === 'array';
    if (!isList) expect(body.data).toHaveLength(1);
    const asOnSite = isList ? body : { ...body, data: body.data[0] };
    expect([...Value.Errors(call.reply, asOnSite)].slice(0, 3)).toEqual([]);
  });

  it('refuses a bad value of a known parameter by its name', async () => {
    const bad = Object.entries(call.query.parameters).find(([, { type }]) => type === 'integer')?.[0];
    if (bad === undefined || publicPath.inQuery.includes(bad)) return;
    const reply = await ask(`${filled(publicPath.path)}?${bad}=x${needed(call, '')}`);
    expect({ status: reply.statusCode, ...reply.json().error }).toMatchObject({ status: 400, parameter: bad });
    expect([...Value.Errors(ErrorReply, reply.json())]).toEqual([]);
  });
});

describe('the public API', () => {
  const nowhere = ['/hedera/api', '/hedera/api/', '/hedera/api/no/such/call', '/hts/v1/nothing?x=1'];
  it.each(nowhere)('answers 404 in JSON to %s', async (url) => {
    const reply = await ask(url);
    expect(reply.statusCode).toBe(404);
    expect([...Value.Errors(ErrorReply, reply.json())]).toEqual([]);
  });

  it.each<[string, Record<string, string>, number]>([
    ['no key', {}, 401],
    ['something else than a key', { 'x-api-key': 'x' }, 401],
    ['a key that nobody has', { 'x-api-key': `ls_live_${'a'.repeat(43)}` }, 401],
    ['an access key', { 'x-api-key': 'lsk_0123456789abcdef01234567' }, 401],
    ['a session in place of a key', { authorization: `Bearer ${'a'.repeat(43)}` }, 401],
    ['the key', { 'x-api-key': 'KEY' }, 200],
    ['the key under the header in capitals', { 'X-API-KEY': 'KEY' }, 200],
    ['the key as a bearer token', { authorization: 'Bearer KEY' }, 200],
  ])('answers to %s', async (_, headers, status) => {
    const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace('KEY', key)]));
    const reply = await ask(`${PUBLIC_BASE}/transactions?size=1`, own);
    expect(reply.statusCode).toBe(status);
    if (status === 401) expect(reply.json().error.code).toBe('invalid_api_key');
    expect(reply.headers['access-control-allow-origin']).toBe('*');
  });

  it('accepts a key until its last day, from its addresses and for its calls, and logs its last 200 calls', async () => {
    const limited = async (email: string, limits: Partial<Parameters<typeof setKeyLimits>[3]>) => {
      const made = await addTestKey(portalStore, email);
      const all = { lastDay: null, addresses: [], calls: [], ...limits };
      await setKeyLimits(portalStore, made.userId, made.accessKey, all);
      const from = (remoteAddress: string, path = 'blocks/0') =>
        app.inject({ url: `${PUBLIC_BASE}/${path}`, headers: { 'x-api-key': made.key }, remoteAddress });
      return { ...made, from };
    };
    const past = await limited('past@example.org', { lastDay: '2020-02-29' });
    expect((await past.from('127.0.0.1')).json().message).toContain('expired');
    const future = await limited('future@example.org', { lastDay: '2999-12-31' });
    expect((await future.from('127.0.0.1')).statusCode).toBe(200);
    const near = await limited('near@example.org', { addresses: ['203.0.113.0/24', '2001:db8::/32', '192.0.2.7'] });
    const statuses = ['203.0.113.9', '203.0.114.9', '2001:db8::1', '2001:db9::1', '192.0.2.7', '::ffff:192.0.2.7'];
    const answers = await Promise.all(statuses.map((address) => near.from(address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 200, 403, 200, 200]);
    const few = await limited('few@example.org', { calls: ['getBlock', 'listNfts'] });
    const paths = ['blocks/0', 'nfts?size=1', 'nfts/nfts?size=1', 'transactions?size=1'];
    const replies = await Promise.all(paths.map((path) => few.from('127.0.0.1', path)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 403]);
    for (let count = 0; count < 205; count++) await few.from('127.0.0.1', count < 204 ? 'blocks/x' : 'blocks/0');
    await app.keyLog.write();
    const calls = (await callsOfKey(portalStore, few.userId, few.accessKey)) ?? [];
    expect(calls).toHaveLength(200);
    expect(calls[0]).toMatchObject({ call: 'getBlock', status: 200, units: 1n, durationMs: expect.any(Number) });
    expect(calls[1]).toMatchObject({ call: 'getBlock', status: 400, units: 0n });
    expect(await callsOfKey(portalStore, near.userId, few.accessKey)).toBeUndefined();
    const refused = await callsOfKey(portalStore, near.userId, near.accessKey);
    expect(refused?.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 403, 403]);
  });

  it('is called by its typed client, over a socket, page after page', async () => {
    const { key: own } = await addTestKey(portalStore, 'typed@example.org', 50n);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = ledgerscopeClient({ url, key: own });
    const { data, response } = await client.GET('/hedera/api/blocks/{id}', { params: { path: { id: '0' } } });
    expect(data?.data).toMatchObject([{ number: 0 }]);
    expect(costOf(response)).toMatchObject({ charged: 1n, remaining: 49n, waitSeconds: 0 });
    const query = { transactionTypes: ['CONSENSUS_SUBMIT_MESSAGE'], size: 20 };
    const all = rowsOf((page) => client.GET('/hedera/api/transactions', { params: { query: { ...query, ...page } } }));
    const seen = new Set<string>();
    for await (const { consensusTime } of all) seen.add(consensusTime);
    const count = await client.GET('/hedera/api/transactions', { params: { query: { ...query, onlyCount: true } } });
    expect(seen.size).toBe(count.data?.totalCount);
    const unknown = await client.GET('/hedera/api/accounts/{id}', { params: { path: { id: '0.0.999999999' } } });
    expect(unknown.error?.error.code).toBe('not_found');
  });

  it('lets pages of other sites ask', async () => {
    const reply = await app.inject({ method: 'OPTIONS', url: `${PUBLIC_BASE}/accounts/0.0.2` });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': expect.stringContaining('x-api-key'),
    });
  });

  it('answers 100 rows, up to 1,000, by all names of the size', async () => {
    expect((await ask(`${PUBLIC_BASE}/transactions`)).json().size).toBe(100);
    const most = await ask(`${PUBLIC_BASE}/transactions?size=1000`);
    expect(most.json().size, most.body.slice(0, 300)).toBe(1_000);
    expect((await ask(`${PUBLIC_BASE}/transactions?limit=1001`)).json().error.parameter).toBe('limit');
    expect((await app.inject('/api/transactions?size=101')).json().error.parameter).toBe('size');
  });

  it('takes ids in every form, types repeated or after commas, and both units of epoch', async () => {
    const one = await ask(`${PUBLIC_BASE}/transactions/${named.transactions}`);
    const { transactionID, transactionHash, consensusTime, readableTransactionID } = one.json().data[0];
    const [payer, start] = readableTransactionID.split('@') as [string, string];
    for (const id of [transactionID, `${payer}-${start.replace('.', '-')}`, transactionHash, `0x${transactionHash}`]) {
      const reply = await ask(`${PUBLIC_BASE}/transactions/${id}`);
      expect(reply.json().data[0].transactionHash, id).toBe(transactionHash);
    }
    const count = async (query: string) => (await ask(`${PUBLIC_BASE}/transactions?size=1&${query}`)).json().totalCount;
    const [transfers, creates, messages] = await Promise.all(
      ['CRYPTO_TRANSFER', 'CRYPTO_CREATE_ACCOUNT', 'CONSENSUS_SUBMIT_MESSAGE'].map((type) =>
        count(`transactionTypes=${type}`),
      ),
    );
    for (const query of [
      'transactionTypes=CRYPTO_TRANSFER,CRYPTO_CREATE_ACCOUNT,CONSENSUS_SUBMIT_MESSAGE',
      'transactionTypes=CRYPTO_TRANSFER&transactionTypes=CRYPTO_CREATE_ACCOUNT&transactionTypes=consensus_submit_message',
    ])
      expect(await count(query)).toBe(transfers + creates + messages);
    const ms = Date.parse(consensusTime) - (Date.parse(consensusTime) % 1000) + 1000;
    const [inMs, inSeconds, all] = await Promise.all([
      count(`consensusEndInEpoch=${ms}`),
      count(`consensusEndInEpoch=${ms / 1000}`),
      count(''),
    ]);
    expect(inMs).toBe(inSeconds);
    expect(inMs + (await count(`consensusStartInEpoch=${ms}`))).toBe(all);
  });

  it('says which replies never change, and answers 304 for them however far the ledger is', async () => {
    const block = await ask(`${PUBLIC_BASE}/blocks/0`);
    expect(block.headers['cache-control']).toContain('immutable');
    const seen = { 'x-api-key': key, 'if-none-match': String(block.headers.etag) };
    expect((await ask(`${PUBLIC_BASE}/blocks/0`, seen)).statusCode).toBe(304);
    expect((await ask(`${PUBLIC_BASE}/blocks/0`, { 'if-none-match': seen['if-none-match'] })).statusCode).toBe(401);
    const kept = async (path: string) => (await ask(`${PUBLIC_BASE}/${path}`)).headers['cache-control'];
    expect(await kept(`transactions/${named.hash}/raw`)).toContain('immutable');
    // The newest one does not say yet which block is next.
    expect(await kept(`blocks/${AMOUNT.files - 1n}`)).toBe('private, no-cache');
    expect([await kept('transactions'), await kept('blocks/999999')]).toEqual(['private, no-cache', 'no-store']);
  });

  it('has rows that programs of older services read', async () => {
    const rows = async (path: string) => (await ask(`${PUBLIC_BASE}/${path}`)).json().data as Row[];
    const [transfer] = await rows(`accounts/${named.accounts}/transfers?size=1`);
    expect(transfer).toMatchObject({
      amount: expect.any(Number),
      consensusTime: expect.stringMatching(/\.\d{9}Z$/),
      transactionID: expect.stringMatching(/^\d+$/),
    });
    const [transaction] = await rows('transactions?size=1');
    expect(transaction).toMatchObject({
      memo: expect.any(String),
      transactionFee: expect.any(Number),
      payerID: expect.any(String),
    });
    const [nft] = await rows(`nfts?tokenId=${named.nfts}&size=1`);
    expect(nft).toHaveProperty('serialNumber');
    expect(nft).toHaveProperty('imageUrl');
    expect(nft).toHaveProperty('metaData');
  });

  it('charges a unit for a call and one more for each further 100 objects, says so, and nothing for what fails', async () => {
    const { key: own } = await addTestKey(portalStore, 'units@example.org', 20n);
    const units = async (path: string) => {
      const { statusCode, headers } = await ask(`${PUBLIC_BASE}/${path}`, { 'x-api-key': own });
      return [statusCode, Number(headers['x-units-charged']), Number(headers['x-units-remaining'])];
    };
    expect(await units('transactions?size=1')).toEqual([200, 1, 19]);
    expect(await units('transactions?size=300')).toEqual([200, 3, 16]);
    expect(await units(`accounts/${named.accounts}`)).toEqual([200, 1, 15]);
    expect(await units('accounts/0.0.999999999')).toEqual([404, 0, 15]);
    expect(await units('transactions?size=x')).toEqual([400, 0, 15]);
    expect(await units('transactions?size=1000')).toEqual([200, 10, 5]);
    const refused = await ask(`${PUBLIC_BASE}/transactions?size=1000`, { 'x-api-key': own });
    expect([refused.statusCode, refused.json().message]).toEqual([
      402,
      'Service not performed due to insufficient balance.',
    ]);
    await app.meter.settle();
    const mails = (await newestMails(portalStore, 10)).filter(({ recipient }) => recipient === 'units@example.org');
    expect(mails.map(({ subject }) => subject)).toEqual([]);
    expect(await units('transactions?size=100')).toEqual([200, 1, 4]);
    await app.meter.settle();
    const first = (await newestMails(portalStore, 10)).filter(({ recipient }) => recipient === 'units@example.org');
    expect(first.map(({ subject, text }) => [subject, text.includes('4 are left')])).toEqual([
      ['You’ve used 80% of your units', true],
    ]);
    expect(await units('transactions?size=400')).toEqual([200, 4, 0]);
    expect((await units('blocks/0'))[0]).toBe(402);
    await app.meter.settle();
    const last = (await newestMails(portalStore, 10)).filter(({ recipient }) => recipient === 'units@example.org');
    expect(last.map(({ subject }) => subject)).toEqual(['Your units are used up', 'You’ve used 80% of your units']);
  });
});
