import { createHash } from 'node:crypto';
import { decode, hapi } from '@ledgerscope/streams';
import { type DemoApi, openDemoApi } from '@ledgerscope/testkit/open-demo-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '../api-context.ts';
import { createApp } from '../app.ts';
import { testContext } from '../testing/test-context.ts';

interface Listed {
  readonly links: { readonly next: string | null };
}
interface Transactions extends Listed {
  readonly transactions: readonly { readonly consensus_timestamp: string; readonly transaction_hash: string }[];
}
interface Named extends Listed {
  readonly transactions: readonly {
    readonly entity_id: string;
    readonly nft_transfers: readonly { readonly token_id: string; readonly receiver_account_id: string }[];
  }[];
}
interface Account {
  readonly account: string;
  readonly key: { readonly _type: string; readonly key: string } | null;
  readonly transactions?: readonly object[];
}

interface Accounts extends Listed {
  readonly accounts: readonly Account[];
}

interface Blocks extends Listed {
  readonly blocks: readonly { readonly number: number; readonly hash: string; readonly count: number }[];
}

describe("the mirror node's API over a ledger", () => {
  let api: DemoApi<unknown>;

  beforeAll(async () => {
    api = await openDemoApi({ seed: 23, genesisNs: 1_767_225_600_000_000_000n, files: 12n, perFile: 60 });
  });
  afterAll(() => api.close());

  const get = async <Reply>(url: string) => (await api.app.inject(url)).json<Reply>();

  /** Every row of a list, page by page. */
  async function walk<Page extends Listed, Row>(first: string, rowsOf: (page: Page) => readonly Row[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (let url: string | null = first; url !== null; ) {
      const page: Page = await get(url);
      rows.push(...rowsOf(page));
      url = page.links.next;
    }
    return rows;
  }

  it('gives every block and every transaction once, in both orders', async () => {
    for (const order of ['asc', 'desc']) {
      const blocks = await walk(`/api/v1/blocks?limit=7&order=${order}`, (page: Blocks) => page.blocks);
      expect(new Set(blocks.map(({ number }) => number)).size).toBe(blocks.length);
      const counted = blocks.reduce((sum, { count }) => sum + count, 0);
      const all = await walk(
        `/api/v1/transactions?limit=100&order=${order}`,
        (page: Transactions) => page.transactions,
      );
      const times = all.map(({ consensus_timestamp: at }) => at);
      expect(times).toEqual(order === 'asc' ? times.toSorted() : times.toSorted().reverse());
      expect(new Set(times).size).toBe(counted);
      expect(all).toHaveLength(counted);
    }
  });

  it('lists the same of an account, however it is asked for', async () => {
    const path = '/api/v1/transactions?limit=100&account.id=';
    const list = (search: string) => walk(`${path}${search}`, (page: Transactions) => page.transactions);
    const own = await list('0.0.2');
    expect(own.length).toBeGreaterThan(0);
    expect(await list('gte:2&account.id=lte:2')).toEqual(own);
    const signed = [...(await list('2&type=credit')), ...(await list('2&type=debit'))];
    const times = new Set(own.map(({ consensus_timestamp: at }) => at));
    expect(signed.every(({ consensus_timestamp: at }) => times.has(at))).toBe(true);
  });

  it('finds a transaction by its hash, and a block by its number', async () => {
    const { transactions } = await get<Transactions>('/api/v1/transactions?limit=1');
    const [{ transaction_hash: hash = '', consensus_timestamp: at = '' } = {}] = transactions;
    const named = await get<Transactions>(`/api/v1/transactions/${encodeURIComponent(hash)}`);
    expect(named.transactions.map(({ consensus_timestamp: one }) => one)).toContain(at);
    const { blocks } = await get<Blocks>('/api/v1/blocks?limit=1');
    const [block] = blocks;
    expect(await get(`/api/v1/blocks/${block?.number}`)).toEqual(block);
  });

  /** A collection with NFTs. */
  async function mintedCollection(): Promise<string> {
    const { transactions } = await get<Named>('/api/v1/transactions?limit=100&transactiontype=TOKENMINT');
    const moves = transactions.flatMap(({ nft_transfers: moved }) => moved);
    return moves[0]?.token_id ?? '';
  }

  /** The account with most tokens. */
  async function holderOfMost(): Promise<string> {
    const { balances } = await get<{ balances: { account: string; tokens: unknown[] }[] }>(
      '/api/v1/balances?limit=100',
    );
    return balances.toSorted((one, other) => other.tokens.length - one.tokens.length)[0]?.account ?? '';
  }

  it('gives every row of what entities have once, whatever the page', async () => {
    const { transactions } = await get<Named>('/api/v1/transactions?limit=100&transactiontype=CONSENSUSSUBMITMESSAGE');
    const [collection, owner] = [await mintedCollection(), await holderOfMost()];
    const lists = [
      [`/api/v1/topics/${transactions[0]?.entity_id}/messages`, 'sequence_number'],
      [`/api/v1/tokens/${collection}/nfts`, 'serial_number'],
      [`/api/v1/accounts/${owner}/tokens`, 'token_id'],
      ['/api/v1/schedules', 'schedule_id'],
      ['/api/v1/contracts', 'contract_id'],
      ['/api/v1/accounts?balance=false', 'account'],
      ['/api/v1/balances?account.balance=gte:0', 'account'],
      ['/api/v1/tokens', 'token_id'],
      [`/api/v1/tokens?account.id=${owner}`, 'token_id'],
      [`/api/v1/tokens/${collection}/balances`, 'account'],
      ['/api/v1/accounts?balance=false&account.balance=gt:1000', 'account'],
    ] as const;
    for (const [path, key] of lists) {
      const rowsOf = (page: Listed) => Object.values(page).find(Array.isArray) as Record<string, unknown>[];
      const whole = await walk(`${path}${path.includes('?') ? '&' : '?'}limit=100&order=asc`, rowsOf);
      expect(whole.length, path).toBeGreaterThan(1);
      expect(new Set(whole.map((row) => row[key])).size, path).toBe(whole.length);
      for (const order of ['asc', 'desc']) {
        const paged = await walk(
          `${path}${path.includes('?') ? '&' : '?'}limit=${whole.length > 20 ? 7 : 1}&order=${order}`,
          rowsOf,
        );
        const keys = paged.map((row) => row[key]);
        expect(order === 'asc' ? keys : keys.reverse(), `${path} ${order}`).toEqual(whole.map((row) => row[key]));
        // What a row lists of its own is in the order of the page too.
        if (order === 'asc') expect(paged, path).toEqual(whole);
      }
    }
  });

  it('gives every NFT of an account once, and facts of the network', async () => {
    const { nfts } = await get<{ readonly nfts: readonly { readonly account_id: string }[] }>(
      `/api/v1/tokens/${await mintedCollection()}/nfts`,
    );
    const owner = nfts[0]?.account_id;
    const owned = await walk(
      `/api/v1/accounts/${owner}/nfts?limit=1`,
      (page: Listed & { nfts: object[] }) => page.nfts,
    );
    const all = await get<{ readonly nfts: readonly object[] }>(`/api/v1/accounts/${owner}/nfts?limit=100`);
    expect(owned.length).toBeGreaterThan(0);
    expect(owned).toEqual(all.nfts);
    expect(await get(`/api/v1/accounts/${owner}/rewards`)).toMatchObject({ links: { next: null } });
    expect(await get('/api/v1/network/stake?unknown=1')).toHaveProperty('stake_total');
    expect(await get('/api/v1/network/exchangerate')).toHaveProperty('current_rate.cent_equivalent');
  });

  it('shows one account as the lists do, with its transactions page by page', async () => {
    const [{ account = '', key } = {}] = (await get<Accounts>('/api/v1/accounts?account.balance=gt:1000&limit=1'))
      .accounts;
    const alone = await get<Account & Listed>(`/api/v1/accounts/${account}?transactions=false`);
    const { accounts } = await get<Accounts>(`/api/v1/accounts?account.id=${account}`);
    const { transactions: none, links, ...fields } = alone;
    expect([none, links]).toEqual([[], { next: null }]);
    expect(accounts).toEqual([fields]);
    const all = await walk(`/api/v1/accounts/${account}?limit=10`, (page: Transactions) => page.transactions);
    const listed = await walk(`/api/v1/transactions?account.id=${account}`, (page: Transactions) => page.transactions);
    expect(all).toEqual(listed);
    if (key?._type !== 'ProtobufEncoded') {
      const ofKey = await get<Accounts>(`/api/v1/accounts?account.publickey=${key?.key}`);
      expect(ofKey.accounts.map(({ account: id }) => id)).toContain(account);
    }
    const at = listed.at(-1)?.consensus_timestamp;
    expect(await get(`/api/v1/accounts/${account}?timestamp=lte:${at}`)).toMatchObject({ balance: { timestamp: at } });
  });

  it('shows one contract as the list does, with its code', async () => {
    const [first] = (
      await get<{ readonly contracts: readonly { readonly contract_id: string }[] }>('/api/v1/contracts')
    ).contracts;
    const {
      bytecode,
      runtime_bytecode: runtime,
      ...fields
    } = await get<{ bytecode: string; runtime_bytecode: string }>(`/api/v1/contracts/${first?.contract_id}`);
    expect(fields).toEqual(first);
    for (const code of [bytecode, runtime]) expect(code).toMatch(/^0x(?:[0-9a-f]{2})+$/);
    expect((await api.app.inject(`/api/v1/contracts/${first?.contract_id}?timestamp=1`)).statusCode).toBe(404);
  });

  it('answers as the mirror node does what is wrong', async () => {
    const answers = async (url: string) => {
      const reply = await api.app.inject(url);
      const { _status: status } = reply.json<{ _status: { messages: { message: string }[] } }>();
      return [reply.statusCode, ...status.messages.map(({ message }) => message)];
    };
    expect(await answers('/api/v1/transactions?limit=0&x=1')).toEqual([
      400,
      'Invalid parameter: limit',
      'Unknown query parameter: x',
    ]);
    expect(await answers('/api/v1/transactions?timestamp=gt:1&timestamp=gt:2')).toEqual([
      400,
      'Multiple gt or gte operators not permitted for timestamp param',
    ]);
    expect((await answers('/api/v1/transactions/0.0.2@1-1'))[1]).toMatch(/^Invalid Transaction id\. Please use/);
    expect(await answers('/api/v1/blocks/999999999')).toEqual([404, 'Not found']);
    expect(await answers('/api/v1/nothing')).toEqual([404, 'Not found']);
  });

  it('is not moved by values at the ends of numbers, and by a hundred of them', async () => {
    const most = '9223372036854775807';
    const many = Array.from({ length: 100 }, (_, id) => `account.id=${id * 7}`).join('&');
    const urls = [
      `transactions?${many}&type=debit&limit=100`,
      `transactions?account.id=gt:${most}`,
      'transactions?timestamp=gt:9999999999.999999999',
      'transactions?timestamp=lt:9999999999&timestamp=gte:0',
      `blocks?block.number=gt:${most}`,
      `blocks?block.number=lte:${most}&timestamp=lte:9999999999`,
      `topics/1090/messages?sequencenumber=gt:${most}`,
      'topics/1090/messages?timestamp=gt:9999999999',
      `topics/${most}/messages?sequencenumber=lt:1&order=desc`,
      `tokens/${most}/nfts?serialnumber=gt:${most}`,
      `tokens/1107/nfts?serialnumber=lte:${most}&order=asc`,
      `accounts/2/nfts?token.id=gte:${most}&serialnumber=gt:${most}&order=asc`,
      `accounts/2/nfts?token.id=lte:${most}&serialnumber=lt:1`,
      `accounts/2/tokens?token.id=gt:${most}`,
      'accounts/2/rewards?timestamp=gt:9999999999',
      `accounts/2/allowances/crypto?spender.id=gt:${most}`,
      `accounts/2/allowances/tokens?spender.id=gte:${most}&token.id=gt:${most}`,
      `schedules?schedule.id=gt:${most}`,
      `contracts?contract.id=lt:${most}&contract.id=${'f'.repeat(40)}`,
      `schedules?schedule.id=lt:0&order=desc`,
      `accounts?account.id=gt:${most}`,
      `accounts?${many}&account.balance=ne:${most}&limit=100`,
      `accounts?account.balance=gte:0&account.balance=lte:${most}&order=desc`,
      `balances?account.id=lt:${most}&timestamp=lt:9999999999`,
      `balances?account.balance=gt:${most}&timestamp=1`,
      `tokens?token.id=gt:${most}`,
      `tokens?account.id=${most}&type=all`,
      'tokens?name=*a*',
      `tokens?publickey=${'0'.repeat(64)}&order=desc`,
      `tokens/${most}/balances?account.id=lt:${most}`,
      `tokens/1107/balances?account.balance=ne:1&account.publickey=${'0'.repeat(64)}`,
      `accounts?account.publickey=${'0'.repeat(66)}`,
      'accounts/2?timestamp=gte:9999999999&transactions=false',
      'network/exchangerate?timestamp=lt:9223372036',
    ];
    for (const url of urls) expect((await api.app.inject(`/api/v1/${url}`)).statusCode, url).toBe(200);
  });

  it('may be read by other sites, is cached, and links', async () => {
    const { app } = api;
    const reply = await app.inject('/api/v1/blocks?limit=1');
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=1',
      'content-type': 'application/json; charset=utf-8',
      link: `<${reply.json<Listed>().links.next}>; rel="next"`,
    });
    const again = await app.inject({
      url: '/api/v1/blocks?limit=1',
      headers: { 'if-none-match': `${reply.headers.etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const asked = { 'access-control-request-headers': 'x-api-key', origin: 'https://other.example' };
    const preflight = await app.inject({ method: 'OPTIONS', url: '/api/v1/blocks', headers: asked });
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([204, 'x-api-key']);
    expect((await app.inject({ method: 'HEAD', url: '/api/v1/blocks/' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/v1/blocks' })).statusCode).toBe(404);
  });

  it('describes what it serves', async () => {
    const page = await api.app.inject('/api/v1/docs');
    expect(page.headers['content-type']).toContain('text/html');
    const document = (await api.app.inject('/api/v1/docs/openapi.json')).json<{ paths: Record<string, object> }>();
    expect((await api.app.inject('/api/v1/docs/openapi.yml')).json()).toEqual(document);
    for (const path of Object.keys(document.paths)) expect(page.body).toContain(path);
    expect(Object.keys(document.paths).length).toBeGreaterThan(35);
  });

  it('gives transactions as they were sent, where that is switched on', async () => {
    const app = await createApp(testContext(api.store, { mirrorBytes: true }), { webApp: false });
    const reply = await app.inject('/api/v1/transactions?limit=20');
    const { transactions } = reply.json<{ transactions: { bytes: string; transaction_hash: string }[] }>();
    expect(transactions).toHaveLength(20);
    for (const { bytes, transaction_hash: hash } of transactions) {
      const { signedTransactionBytes } = decode(hapi.Transaction, Buffer.from(bytes, 'base64'));
      expect(createHash('sha384').update(signedTransactionBytes).digest('base64')).toBe(hash);
    }
    await app.close();
  });

  it('is not served, or demands a key', async () => {
    const context = { store: api.store, log: { warn: () => {}, info: () => {}, error: () => {} }, network: () => 'x' };
    const readStatus = async (mirrorApi: 'off' | 'keyed') => {
      const app = await createApp(context as unknown as ServerContext, { webApp: false, mirrorApi });
      const { statusCode, body } = await app.inject('/api/v1/blocks');
      await app.close();
      return [statusCode, body.includes('_status')];
    };
    expect(await readStatus('off')).toEqual([404, false]);
    // Nobody can be distinguished without the portal.
    expect(await readStatus('keyed')).toEqual([503, true]);
  });
});
