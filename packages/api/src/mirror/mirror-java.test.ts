import { sampleBlock, sampleRow, sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encode, hapi } from '@ledgerscope/streams';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';
import { differsFromDescription } from './testing/described-replies.ts';
import { HAS_UPSTREAM_CASES } from './testing/upstream-cases.ts';

interface Listed {
  readonly links: { readonly next: string | null };
}

interface NftAllowances extends Listed {
  readonly allowances: readonly { readonly owner: string; readonly spender: string; readonly token_id: string }[];
}

type Row = Readonly<Record<string, unknown>>;

describe("what the mirror node's program in Java answers", () => {
  let api: DemoApi<unknown>;
  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 12n, perFile: 60 });
  });
  afterAll(() => api.close());
  async function get<Reply>(url: string): Promise<Reply> {
    const reply = await api.app.inject(url);
    expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
    const body = reply.json<Reply>();
    if (HAS_UPSTREAM_CASES) expect(differsFromDescription(url, 200, body), url).toEqual([]);
    return body;
  }
  async function walk(first: string): Promise<Row[]> {
    const rows: Row[] = [];
    for (let url: string | null = first; url !== null; ) {
      const page: Listed = await get(url);
      rows.push(...((Object.values(page).find(Array.isArray) ?? []) as Row[]));
      url = page.links.next;
    }
    return rows;
  }
  const readIds = async (path: string, list: string, id: string) => {
    const rows = await walk(`/api/v1/${path}`);
    expect(rows.length, list).toBeGreaterThan(0);
    return rows.map((row) => String(row[id]));
  };

  it('shows topics', async () => {
    const created = await readIds(
      'transactions?transactiontype=consensuscreatetopic&result=success&limit=100',
      'topics',
      'entity_id',
    );
    for (const id of created.slice(0, 5)) {
      const topic = await get<Row>(`/api/v1/topics/${id}`);
      expect(topic).toMatchObject({ topic_id: id, deleted: expect.any(Boolean) as boolean });
    }
    expect((await api.app.inject('/api/v1/topics/999999')).json()).toEqual({
      _status: { messages: [{ message: 'Not Found', detail: 'Topic not found' }] },
    });
  });

  it('shows the supply of now', async () => {
    const supply = await get<{ released_supply: string; total_supply: string }>('/api/v1/network/supply');
    expect(supply.total_supply).toBe('5000000000000000000');
    expect(BigInt(supply.released_supply)).toBeLessThan(BigInt(supply.total_supply));
    expect((await api.app.inject('/api/v1/network/supply?timestamp=lt:1767225601')).statusCode).toBe(501);
  });

  it.each(['airdrops/outstanding', 'airdrops/pending'])(
    'gives every row of %s once, whatever the page',
    async (part) => {
      const found: Row[] = [];
      for (const id of await readIds('accounts?balance=false&limit=100', 'accounts', 'account')) {
        const path = `/api/v1/accounts/${id}/${part}?`;
        const whole = await walk(`${path}limit=100`);
        found.push(...whole);
        if (whole.length === 0) continue;
        expect(await walk(`${path}limit=1`)).toEqual(whole);
        expect((await walk(`${path}limit=1&order=desc`)).reverse()).toEqual(whole);
      }
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['accounts/2/airdrops/pending?limit=101', 400, 'limit must be less than or equal to 100'],
    ['accounts/2/airdrops/outstanding?limit=0', 400, 'limit must be greater than 0'],
    ['accounts/2/allowances/nfts?limit=x', 400, "Failed to convert 'limit'"],
    ['accounts/2/allowances/nfts?token.id=5', 400, 'token.id parameter must have account.id present'],
    [
      'accounts/2/allowances/nfts?token.id=gt:5&account.id=gt:1',
      400,
      'Requires the presence of an gte or eq account.id parameter',
    ],
    ['accounts/0x00000000000000000000000000000000deadbeef01/airdrops/pending', 400, "Failed to convert 'id'"],
    ['accounts/0xdeadbeefdeadbeefdeadbeefdeadbeefdeadbeef/airdrops/pending', 404, 'No account found for the given ID'],
    ['topics/x', 400, "Failed to convert 'topicId'"],
  ])('refuses %s', async (url, status, detail) => {
    const reply = await api.app.inject(`/api/v1/${url}`);
    const message = status === 400 ? 'Bad Request' : 'Not Found';
    expect([reply.statusCode, reply.json()]).toEqual([status, { _status: { messages: [{ message, detail }] } }]);
  });

  it('shows the nodes of the address book with their stakes, page by page', async () => {
    const ids = await readIds('network/nodes?limit=100', 'nodes', 'node_id');
    expect(await readIds('network/nodes?limit=1&order=desc', 'nodes', 'node_id')).toEqual(ids.toReversed());
    const { nodes } = await get<{ readonly nodes: readonly Row[] }>(`/api/v1/network/nodes?node.id=${ids[1]}`);
    expect(nodes).toMatchObject([{ node_id: Number(ids[1]), file_id: '0.0.102' }]);
    expect(nodes[0]?.stake_rewarded).not.toBeNull();
    expect(await get(`/api/v1/network/nodes?file.id=1&node.id=gte:${ids[0]}`)).toEqual({
      nodes: [],
      links: { next: null },
    });
    expect((await api.app.inject('/api/v1/network/nodes?limit=0')).json()).toEqual({
      _status: { messages: [{ message: 'Invalid parameter: limit' }] },
    });
  });

  it('is not moved by values at the ends of numbers', async () => {
    const most = '9223372036854775807';
    await get(
      `/api/v1/accounts/${most}/airdrops/pending?sender.id=gt:${most}&token.id=lt:${most}&serialnumber=gte:${most}`,
    );
    await get(`/api/v1/accounts/2/allowances/nfts?account.id=gte:${most}&token.id=gt:${most}`);
    await get(`/api/v1/accounts/2/allowances/nfts?account.id=lte:0&token.id=lte:0&order=desc&owner=false`);
  });
});

describe('allowances of all NFTs of a collection', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const granted = [
      [1_001n, 2_001n, 3_001n],
      [1_001n, 2_001n, 3_002n],
      [1_001n, 2_002n, 3_001n],
      [1_002n, 2_001n, 3_001n],
    ] as const;
    const allowance = granted.map(([owner, spender, token]) =>
      sampleRow('allowance', { owner, spender, token, allSerials: 1, grantedNs: 5n, changedNs: 5n, version: 9n }),
    );
    await api.write(sampleRows({ allowance }), [sampleBlock({ sequence: 1n, firstNs: 1n, lastNs: 9n, batch: 'one' })]);
  });
  afterAll(() => api.close());

  it.each([
    ['1001/allowances/nfts', ['2001 3001', '2001 3002', '2002 3001']],
    ['1001/allowances/nfts?account.id=gte:2001&token.id=gt:3001', ['2001 3002', '2002 3001']],
    ['1001/allowances/nfts?account.id=lte:2001&token.id=lt:3002', ['2001 3001']],
    ['1001/allowances/nfts?account.id=2002', ['2002 3001']],
    ['2001/allowances/nfts?owner=false', ['1001 3001', '1001 3002', '1002 3001']],
    ['2001/allowances/nfts', []],
  ])('of %s are given once, whatever the page', async (path, expected) => {
    const joint = path.includes('?') ? '&' : '?';
    for (const [order, limit] of [
      ['asc', 100],
      ['asc', 1],
      ['desc', 2],
    ] as const) {
      const found: string[] = [];
      for (let url: string | null = `/api/v1/accounts/${path}${joint}limit=${limit}&order=${order}`; url !== null; ) {
        const page: NftAllowances = (await api.app.inject(url)).json();
        if (HAS_UPSTREAM_CASES) expect(differsFromDescription(url, 200, page), url).toEqual([]);
        const isOther = path.includes('owner=false');
        found.push(
          ...page.allowances.map((row) => `${(isOther ? row.owner : row.spender).slice(4)} ${row.token_id.slice(4)}`),
        );
        url = page.links.next;
      }
      expect(order === 'asc' ? found : found.reverse(), `${order} ${limit}`).toEqual(expected);
    }
  });
});

describe('prices of gas', () => {
  let api: TestApi;
  const at = (seconds: bigint) => seconds * 1_000_000_000n;
  const schedule = (gas: bigint, endSeconds: bigint) => ({
    expiryTime: { seconds: endSeconds },
    transactionFeeSchedule: [84, 6, 1].map((hederaFunctionality) => ({
      hederaFunctionality,
      fees: [{ servicedata: { gas } }],
    })),
  });
  beforeAll(async () => {
    api = await openTestApi();
    const rate = { hbarEquiv: 1, centEquiv: 12, expirationTime: { seconds: 1_000n } };
    const rates = encode(hapi.ExchangeRateSet, { currentRate: rate, nextRate: { ...rate, centEquiv: 6 } });
    const fees = { currentFeeSchedule: schedule(852_000n, 500n), nextFeeSchedule: schedule(1_000n, 9_000n) };
    const fileData = [
      sampleRow('fileData', { file: 112n, consensusNs: at(10n), type: 19, contents: rates }),
      sampleRow('fileData', {
        file: 111n,
        consensusNs: at(20n),
        type: 19,
        contents: encode(hapi.CurrentAndNextFeeSchedule, fees),
      }),
    ];
    await api.write(sampleRows({ fileData }), [
      sampleBlock({ sequence: 1n, firstNs: 1n, lastNs: at(2_000n), batch: 'one' }),
    ]);
  });
  afterAll(() => api.close());

  it.each([
    ['?timestamp=lte:100', 71],
    // The next schedule at the rate before, and both of the next.
    ['?timestamp=600', 1],
    ['', 1],
  ])('are those in force at %s', async (search, gas) => {
    const url = `/api/v1/network/fees${search}`;
    const body = (await api.app.inject(url)).json<object>();
    const fees = ['ContractCall', 'EthereumTransaction'].map((transaction_type) => ({ gas, transaction_type }));
    expect(body).toEqual({ fees, timestamp: '20.000000000' });
    if (HAS_UPSTREAM_CASES) expect(differsFromDescription(url, 200, body)).toEqual([]);
    const joint = search === '' ? '?' : '&';
    expect((await api.app.inject(`${url}${joint}order=desc`)).json()).toMatchObject({ fees: fees.toReversed() });
  });

  it('are not there before the files that say them', async () => {
    const details = ['lt:10', 'lt:15'].map(async (time) => {
      const reply = await api.app.inject(`/api/v1/network/fees?timestamp=${time}`);
      return reply.json<{ _status: { messages: { detail: string }[] } }>()._status.messages[0]?.detail;
    });
    expect(await Promise.all(details)).toEqual(['File 0.0.111 not found', 'File 0.0.111 not found']);
  });
});
