import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encode, hapi } from '@ledgerscope/streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_700_000_000n * NS_PER_SECOND;
const at = (index: number): bigint => START + BigInt(index) * 60n * NS_PER_SECOND;
const DELTA = 2n * NS_PER_SECOND;

interface List {
  readonly data: readonly { readonly consensusTime: string; readonly nonce: number; readonly scheduled: boolean }[];
  readonly totalCount: number;
  readonly size: number;
}

const PAID = {
  transferAccount: [1001n, 2000n],
  transferAmount: [-7n, 7n],
  transferApproval: [0, 0],
  transferErrata: [0, 0],
};
const MOVED = {
  tokenTransferToken: [8000n, 8000n],
  tokenTransferAccount: [1003n, 2000n],
  tokenTransferAmount: [-1n, 1n],
  tokenTransferApproval: [0, 0],
};
/** One transaction of each kind that a parameter tells apart, a minute from one another. */
const ledger = [
  { type: 14, payer: 1001n, amount: 107n, memo: 'Rent, May', ...PAID },
  { type: 27, payer: 1002n, entity: 6000n, amount: 50n },
  { type: 7, payer: 1001n, entity: 7000n, amount: 1_000n, memo: 'rent of a contract' },
  { type: 37, payer: 1003n, entity: 8000n, amount: 5_000n },
  { type: 14, payer: 1003n, result: 10, amount: 1n, memo: 'RENTAL' },
  { type: 14, payer: 1003n, amount: 60n, ...MOVED },
  { type: 11, payer: 1002n, result: 21, amount: 2n, created: 2000n },
  // One id three times: what was sent, its child, and its scheduled execution.
  { type: 42, payer: 1004n, amount: 3n },
  { type: 14, payer: 1004n, amount: 0n, nonce: 1, validStartDelta: DELTA + 60n * NS_PER_SECOND },
  { type: 14, payer: 1004n, amount: 4n, scheduled: 1, validStartDelta: DELTA + 120n * NS_PER_SECOND },
].map((row, index) => sampleTransaction({ consensusNs: at(index), block: 1n, transferErrata: [], ...row }));

const id = `0.0.1004@${(at(7) - DELTA) / NS_PER_SECOND}.000000000`;
const epoch = (index: number): string => `${at(index) / NS_PER_SECOND}`;
const hash = Buffer.from(ledger[2]?.hash ?? '').toString('hex');

describe('the parameters of lists of transactions', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    const signed = encode(hapi.SignedTransaction, { bodyBytes: encode(hapi.TransactionBody, { memo: 'Rent, May' }) });
    const transactionBytes = encode(hapi.Transaction, { signedTransactionBytes: signed });
    const recordBytes = encode(hapi.TransactionRecord, { transactionFee: 100n });
    await api.write(
      sampleRows({
        transaction: ledger,
        transactionRaw: ledger.map(({ consensusNs }) =>
          sampleRow('transactionRaw', { consensusNs, transactionBytes, recordBytes }),
        ),
        topicMessage: [
          sampleRow('topicMessage', {
            topic: 6000n,
            sequenceNumber: 1n,
            consensusNs: at(1),
            payer: 1002n,
            amount: 50n,
            message: Buffer.from('the rent is paid'),
          }),
        ],
        accountBalance: [sampleRow('accountBalance', { id: 98n, balance: 5n, version: at(9), slot: 0 })],
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: at(0), lastNs: at(9) })],
    );
  });
  afterAll(() => api.close());

  const indexOf = (time: string): number =>
    Number((BigInt(Date.parse(`${time.slice(0, 19)}Z`)) * 1_000_000n - START) / (60n * NS_PER_SECOND));
  async function found(url: string): Promise<number[]> {
    const list = await api.get<List>(url);
    expect(list.size).toBe(list.data.length);
    return list.data.map(({ consensusTime }) => indexOf(consensusTime));
  }

  it.each<[string, number[]]>([
    ['', [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    ['query=rent', [2, 1, 0]],
    ['q=rent', [2, 1, 0]],
    ['query=rent*', [4, 2, 1, 0]],
    [`query=${encodeURIComponent(id)}`, [7, 8, 9]],
    [`query=0x${hash}`, [2]],
    [`query=${at(3) / NS_PER_SECOND}.000000000`, [3]],
    ['query=0.0.2000', [6, 5, 0]],
    ['query=nothing%20like%20it', []],
    ['accountFrom=0.0.1001', [2, 0]],
    ['accountFrom=0.0.1001&accountTo=0.0.2000', [0]],
    ['accountTo=0.0.2000', [0]],
    ['transactionTypes=TOKEN_TRANSFER', [5]],
    ['transactionTypes=TOKEN_TRANSFER&accountID=0.0.2000', [5]],
    ['transactionTypes=TOKEN_TRANSFER,CONTRACT_CALL', [5, 2]],
    ['transactionTypes=TOKEN_TRANSFER,CRYPTO_TRANSFER&accountID=0.0.2000', [5, 0]],
    // A call without value, and a create, which calls nobody.
    ['accountTo=0.0.7000', [2]],
    ['accountTo=0.0.8000', []],
    ['accountFrom=0.0.4242', []],
    ['contractID=0.0.7000', [2]],
    ['accountID=0.0.2000', [6, 5, 0]],
    ['accountId=0.0.2000&tokenId=0.0.8000', [5]],
    ['account=0.0.2000&accountFrom=0.0.1001', [0]],
    [`transactionID=${encodeURIComponent(id)}`, [7, 8, 9]],
    [`transactionId=${hash}`, [2]],
    [`transactionId=${hash}&q=rent`, [2]],
    [`transactionId=${hash}&query=${encodeURIComponent(id)}`, []],
    [`transactionID=${hash}&period=1H&tokenID=0.0.8000`, []],
    [`q=${new Date(Number(at(3) / (NS_PER_SECOND / 1000n))).toISOString()}`, [3]],
    ['topicID=0.0.6000', [1]],
    ['tokenID=0.0.8000', [5, 3]],
    ['tokenID=0.0.8000&accountFrom=0.0.1003&transactionTypes=TOKENMINT', [3]],
    ['memo=rent', [2, 0]],
    ['memo=rent%20may', [0]],
    ['memo=RENT*', [4, 2, 0]],
    ['transactionTypes=CRYPTOTRANSFER', [9, 8, 5, 4, 0]],
    ['transactionTypes=CRYPTOTRANSFER,CONTRACTCALL', [9, 8, 5, 4, 2, 0]],
    ['transactionTypes=TOKENMINT&transactionTypes=CONTRACTCALL', [3, 2]],
    ['serviceTypes=TOKEN', [3]],
    ['serviceTypes=HTS,HCS', [3, 1]],
    ['serviceTypes=TOKEN&transactionTypes=CRYPTOTRANSFER', []],
    ['status=SUCCESS', [9, 8, 7, 5, 3, 2, 1, 0]],
    ['status=INSUFFICIENT_PAYER_BALANCE', [4]],
    ['status=INSUFFICIENT_PAYER_BALANCE,SUCCESS&accountFrom=0.0.1003', [5, 4, 3]],
    ['status=FAILED', [6, 4]],
    ['status=failed&status=SUCCESS&accountFrom=0.0.1002', [6, 1]],
    ['amountFrom=107', [3, 2, 0]],
    ['amountTo=3', [8, 7, 6, 4]],
    ['amountFrom=50&amountTo=107', [5, 1, 0]],
    ['amountFrom=107&amountTo=107', [0]],
    ['q=rent&amountFrom=51', [2, 0]],
    ['q=rent&amountTo=50', [1]],
    [`consensusStartInEpoch=${epoch(8)}`, [9, 8]],
    [`consensusStartInEpoch=${epoch(8)}000`, [9, 8]],
    [`consensusEndInEpoch=${epoch(2)}`, [1, 0]],
    [`consensusStartInEpoch=${epoch(2)}&consensusEndInEpoch=${epoch(4)}000`, [3, 2]],
    [`startDate=${epoch(2)}000&endDate=${epoch(4)}000`, [3, 2]],
    [`startDate=${epoch(2)}000&consensusStartInEpoch=${epoch(3)}&endDate=${epoch(4)}`, [3]],
    ['period=1H', [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]],
    ['from=8&size=5', [1, 0]],
    ['offset=2&limit=2', [7, 6]],
    ['page=2&limit=3', [6, 5, 4]],
    ['size=2&sortBy=asc', [0, 1]],
    ['limit=2&sort=consensusTime&order=asc', [0, 1]],
    ['limit=2&sortOn=consensusTime&sortBy=desc', [9, 8]],
    ['unknown=1&limit=1', [9]],
    ['query=&accountFrom=&limit=1', [9]],
  ])('%s', async (query, expected) => {
    expect(await found(`/api/transactions?${query}`)).toEqual(expected);
    if (/(limit|size|offset|from|page)=/i.test(query)) return;
    const counted = await api.get<List>(`/api/transactions?${query}&limit=0`);
    expect(counted.totalCount).toBe(expected.length);
    expect((await api.get<List>(`/api/transactions?${query}&onlyCount=true`)).data).toEqual([]);
  });

  it.each([
    ['transactionTypes=NOPE', 'transactionTypes'],
    ['serviceTypes=NOPE', 'serviceTypes'],
    ['status=no-pe', 'status'],
    ['accountFrom=somebody', 'accountFrom'],
    ['accountTo=0.0', 'accountTo'],
    ['accountId=some-body', 'accountId'],
    ['transactionId=some-thing', 'transactionId'],
    ['amountFrom=1.5', 'amountFrom'],
    ['amountTo=-1', 'amountTo'],
    ['consensusStartInEpoch=yesterday', 'consensusStartInEpoch'],
    ['consensusEndInEpoch=1e3', 'consensusEndInEpoch'],
    ['period=2W', 'period'],
    ['limit=101', 'limit'],
    ['size=-1', 'size'],
    ['from=10001', 'from'],
    ['page=0', 'page'],
    ['order=up', 'order'],
    ['sortBy=amount', 'sortBy'],
    ['sort=amount', 'sort'],
    ['next=x', 'next'],
    ['onlyCount=1', 'onlyCount'],
  ])('%s is refused by name', async (query, parameter) => {
    expect(await api.get(`/api/transactions?${query}`, 400)).toMatchObject({ error: { parameter } });
  });

  it('accepts a slash before the query', async () => {
    expect(await found('/api/transactions/?size=2')).toEqual([9, 8]);
    expect(await found('/api/accounts/0.0.2000/transactions/?size=5')).toEqual([6, 5, 0]);
  });

  it('skips rows of one entity to any depth, and says how to go on where it does not', async () => {
    for (const path of ['accounts/0.0.2000/transactions', 'accounts/0.0.2000/transfers', 'topics/0.0.6000/messages'])
      for (const from of [10_001, 1_000_000, 2_000_000_000])
        expect(await api.get(`/api/${path}?from=${from}`), path).toMatchObject({ data: [], size: 0 });
    for (const path of [
      'transactions?from=10001',
      'accounts?offset=10001',
      'accounts/0.0.2000/transactions?from=2000000001',
    ])
      expect(await api.get(`/api/${path}`, 400)).toMatchObject({ message: expect.stringContaining('`next`') });
  });

  it('chooses among the transactions of one id', async () => {
    const one = async (query: string) => {
      const { data } = await api.get<{ data: List['data'][number] }>(
        `/api/transactions/${encodeURIComponent(id)}${query}`,
      );
      return indexOf(data.consensusTime);
    };
    expect([await one(''), await one('?nonce=1'), await one('?scheduled=true'), await one('?nonce=0')]).toEqual([
      7, 8, 9, 7,
    ]);
    expect(await one('?scheduled')).toBe(9);
    const inPath = async (end: string) => {
      const { data } = (await api.app.inject(`/api/transactions/${encodeURIComponent(id)}${end}`)).json<{
        data: List['data'][number];
      }>();
      return indexOf(data.consensusTime);
    };
    expect([await inPath('/1'), await inPath('/0'), await inPath('/1?tab=x')]).toEqual([8, 7, 8]);
    const named = async (end: string) => {
      const { data } = await api.get<{ data: List['data'][number] }>(
        `/api/transactions/${encodeURIComponent(id + end)}`,
      );
      return indexOf(data.consensusTime);
    };
    expect([await named('?scheduled'), await named('/1'), await named('?scheduled/0')]).toEqual([9, 8, 9]);
    await api.get(`/api/transactions/${encodeURIComponent(`${id}?scheduled/1`)}`, 404);
    await api.get(`/api/transactions/${encodeURIComponent(id)}?scheduled/1`, 404);
    const route = await api.get<{ data: { link: string } }>(
      `/api/search/route?q=${encodeURIComponent(`${id}?scheduled`)}`,
    );
    expect(route.data.link).toBe(`/transactions/${id}?scheduled=true`);
    expect(await found(`/api/transactions?q=${encodeURIComponent(`${id}/1`)}`)).toEqual([8]);
    await api.get(`/api/transactions/${encodeURIComponent(id)}?nonce=2`, 404);
    expect(await api.get(`/api/transactions/${id}?nonce=x`, 400)).toMatchObject({ error: { parameter: 'nonce' } });
  });

  it('gives the raw form of the transaction that the query names, as by path', async () => {
    const digits = `000001004${(at(7) - DELTA) / NS_PER_SECOND}000000000`;
    for (const [name, query] of [
      [id, ''],
      [digits, ''],
      [id.replace('@', '-').replace(/\.(\d+)$/, '-$1'), ''],
      [id, '&nonce=1'],
      [id, '&scheduled=true'],
      [hash, ''],
      [`${at(4) / NS_PER_SECOND}.000000000`, ''],
    ] as const) {
      const named = await api.get(`/api/transactions/raw?transactionID=${encodeURIComponent(name)}${query}`);
      expect(named).toEqual(await api.get(`/api/transactions/${encodeURIComponent(name)}/raw?${query.slice(1)}`));
      expect(named).toMatchObject({ data: { params: { memo: 'Rent, May' } } });
    }
    for (const query of ['', 'transactionID=', 'transactionID=somewhat'])
      expect(await api.get(`/api/transactions/raw?${query}`, 400)).toMatchObject({
        error: { parameter: 'transactionID' },
      });
    await api.get('/api/transactions/raw?transactionID=0.0.1@1.000000000', 404);
  });

  it.each([
    'accounts/{id}/transactions',
    'accounts/{id}/transfers',
    'accounts/{id}/transaction-count',
    'contracts/{id}/transactions',
    'contracts/{id}/transfers',
    'contracts/{id}/transaction-count',
    'contracts/{id}/tokentransfers',
    'contracts/{id}/calls',
    'contracts/{id}/stats/transaction-volume',
    'contracts/{id}/stats/users',
    'topics/{id}/messages',
    'hts/tokens/{id}/transfers',
    'hts/tokens/{id}/transactions',
  ])('%s is 404 for an id that the ledger does not have, and empty for one that has none', async (path) => {
    const refused = await api.get(`/api/${path.replace('{id}', '0.0.4242')}`, 404);
    expect(refused).toMatchObject({ error: { code: 'not_found' }, message: expect.stringContaining('0.0.4242') });
    // A party of a transfer, a payer, and a system account that only fees name.
    for (const known of ['0.0.2000', '0.0.1004', '0.0.98'])
      await api.get(`/api/${path.replace('{id}', known)}?transactionTypes=FREEZE`);
    expect(await api.get(`/api/${path.replace('{id}', 'x')}`, 400)).toMatchObject({ error: { parameter: 'id' } });
  });
});
