import type {
  Account,
  AccountBalance,
  AccountRowReply,
  BalanceHistory,
  Contract,
  ListReply,
} from '@ledgerscope/contract';
import { NS_PER_HOUR } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import { parseAbi, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

const START = 1_700_000_000_000_000_000n;
const COUNT = 30;
const at = (index: number): bigint => START + BigInt(index) * NS_PER_HOUR;
const VERSION = at(COUNT - 1);
const ED = Buffer.from('a1'.repeat(32), 'hex');
const EC = Buffer.from(`02${'b2'.repeat(32)}`, 'hex');
const EC_POINT_EVEN = `04${'b2'.repeat(32)}${'c4'.repeat(32)}`;
const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
/** Key { thresholdKey: { threshold: 1, keys: { keys: [ED, EC] } } }. */
const PAIR = Buffer.concat([bytes('2a4d080112490a221220'), ED, bytes('0a233a21'), EC]);
const TRANSFER = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])[0];
const word = (value: number): Uint8Array => bytes(value.toString(16).padStart(64, '0'));

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const transactions = Array.from({ length: COUNT }, (_, index) =>
    sampleTransaction({
      consensusNs: at(index),
      block: 1n,
      payer: 1001n,
      entity: index % 2 === 0 ? 6000n : 0n,
      type: index % 2 === 0 ? 7 : 14,
      transferAccount: [1001n, 2000n],
      transferAmount: [-10n, 10n],
      transferApproval: [0, 0],
      transferErrata: [0, 0],
      rewardAccount: [2000n],
      rewardAmount: [BigInt(index + 1)],
    }),
  );
  const state = { version: VERSION, slot: 0, stakedNodeId: -1n, stakePeriodStart: -1n };
  const made = (id: bigint, index: number) => ({ id, createdNs: at(index), creator: 1001n, updatedNs: at(index) });
  const account = [
    { ...state, ...made(2000n, 0), key: PAIR, memo: 'The savings of Zoë', autoRenewPeriod: 60n, stakedAccountId: 800n },
    { ...state, ...made(2001n, 1), key: Buffer.concat([bytes('1220'), ED]), deleted: 1, obtainer: 2000n },
    ...[3000n, 30_001n].map((id, index) => ({ ...state, ...made(id, 3 + index) })),
    { ...state, ...made(6000n, 2), isContract: 1, bytecodeNs: at(2), memo: 'a savings vault' },
  ];
  await api.write(
    sampleRows({
      transaction: transactions,
      account: account.map((row) => sampleRow('account', row)),
      accountBalance: [
        sampleRow('accountBalance', { id: 1001n, balance: -300n, version: VERSION }),
        sampleRow('accountBalance', { id: 2000n, balance: 300n, version: VERSION }),
      ],
      entity: [
        sampleRow('entity', { kind: 'account', id: 2000n, createdNs: at(0), creator: 1001n }),
        sampleRow('entity', { kind: 'account', id: 2001n, createdNs: at(1), creator: 1001n }),
        ...[3000n, 30_001n].map((id) => sampleRow('entity', { kind: 'account', id, createdNs: at(3) })),
        sampleRow('entity', { kind: 'contract', id: 6000n, createdNs: at(2), creator: 1001n }),
        ...[3, 4, 5].map((index) =>
          sampleRow('entity', { kind: 'file', id: 7000n + BigInt(index), createdNs: at(index), creator: 1001n }),
        ),
      ],
      ledgerCounter: [sampleRow('ledgerCounter', { name: 'accounts', value: 1n, version: VERSION })],
      balanceAnchor: [sampleRow('balanceAnchor', { consensusNs: START, origin: 'genesis' })],
      file: [sampleRow('file', { id: 7003n, createdNs: at(3), creator: 1001n, updatedNs: at(9), version: VERSION })],
      contractBytecode: [
        sampleRow('contractBytecode', { contract: 6000n, consensusNs: at(2), runtimeBytecode: bytes('6001') }),
      ],
      contractResult: transactions
        .filter((row) => row.type === 7)
        .map(({ consensusNs, payer, entity, type, result }) =>
          sampleRow('contractResult', { consensusNs, contract: entity, sender: payer, payer, type, result }),
        ),
      contractLog: Array.from({ length: 12 }, (_, index) =>
        sampleRow('contractLog', {
          contract: 6000n,
          consensusNs: at(Math.floor(index / 4) * 2),
          logIndex: index % 4,
          rootContract: 6000n,
          payer: 1001n,
          topics: [bytes(toEventSelector(TRANSFER).slice(2)), word(2000), word(1001)],
          data: word(index),
        }),
      ),
      contractStateChange: [0, 2, 4].map((index) =>
        sampleRow('contractStateChange', {
          contract: 6000n,
          consensusNs: at(index),
          slot: index === 4 ? bytes('02') : bytes('01'),
          valueWritten: Uint8Array.of(index + 1),
          written: 1,
        }),
      ),
      allowance: [
        sampleRow('allowance', {
          owner: 2000n,
          spender: 1001n,
          amountGranted: 50n,
          amount: 20n,
          grantedNs: at(5),
          changedNs: at(6),
          version: VERSION,
        }),
      ],
      airdrop: [
        sampleRow('airdrop', {
          receiver: 2000n,
          sender: 1001n,
          token: 9000n,
          serial: 4n,
          amount: 1n,
          state: 'PENDING',
          pendingNs: at(7),
          changedNs: at(7),
          version: VERSION,
        }),
      ],
    }),
    [sampleBlock({ batch: 'b', sequence: 1n, firstNs: at(0), lastNs: VERSION })],
  );
});
afterAll(() => api.close());

const readIds = async (query: string): Promise<string[]> =>
  (await api.get<ListReply<AccountRowReply>>(`/api/accounts?${query}`)).data.map(({ accountID }) => accountID);

describe('searching accounts', () => {
  it.each([
    ['an Ed25519 key alone or inside others', ED.toString('hex'), ['0.0.2001', '0.0.2000']],
    ['its DER form', `302a300506032b6570032100${ED.toString('hex')}`, ['0.0.2001', '0.0.2000']],
    ['an ECDSA key', `0x${EC.toString('hex')}`, ['0.0.2000']],
    ['its DER form', `302d300706052b8104000a032200${EC.toString('hex')}`, ['0.0.2000']],
    ['the whole point', `3056301006072a8648ce3d020106052b8104000a034200${EC_POINT_EVEN}`, ['0.0.2000']],
    ['a key of nobody', 'd4'.repeat(32), []],
    ['an address that follows from the id', `0x${(2000).toString(16).padStart(40, '0')}`, ['0.0.2000']],
    ['an address of nobody', `0x${'ab'.repeat(20)}`, []],
    ['words of a memo, in any case', 'ZOË savings', ['0.0.2000']],
    ['the beginning of a word', 'sav*', ['0.0.2000']],
    ['the beginning of ids', '0.0.200', ['0.0.2001', '0.0.2000']],
    ['a number, before those that begin like it', '3000', ['0.0.3000', '0.0.30001']],
    ['no word at all', '...', []],
  ])('finds %s', async (_, q, found) => {
    expect(await readIds(`q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  it('shows contracts where they are asked for, and counts them beside', async () => {
    const both = await api.get<ListReply<AccountRowReply>>('/api/accounts?q=savings&kind=ACCOUNT,CONTRACT');
    expect(both.data.map(({ accountID, isContract }) => [accountID, isContract])).toEqual([
      ['0.0.6000', true],
      ['0.0.2000', false],
    ]);
    expect((await api.get<ListReply<AccountRowReply>>('/api/accounts?q=savings')).facets).toEqual({
      kind: { ACCOUNT: 1, CONTRACT: 1 },
      status: { ACTIVE: 1 },
    });
    expect((await api.get<ListReply<AccountRowReply>>('/api/accounts?q=savings&status=DELETED')).facets).toEqual({
      kind: {},
      status: { ACTIVE: 1 },
    });
  });

  it('names a bad parameter', async () => {
    for (const query of ['kind=TOKEN', 'status=NEW', 'sort=key', 'createdBy=abc', 'next=abc', 'sort=memo&next=5'])
      await api.get(`/api/accounts?${query}`, 400);
    await api.get('/api/accounts?q=0.0.2000-aaaaa', 400);
  });
});

describe('one account', () => {
  it('has its key, expiry, staking and counts', async () => {
    const { data } = await api.get<{ data: Account }>('/api/accounts/0.0.2000');
    expect(data).toMatchObject({
      balance: 300,
      payerID: '0.0.1001',
      expiry: '2023-11-14T22:14:20.000000000Z',
      stakedAccountId: '0.0.800',
      stakedNodeId: null,
      stake: null,
      isNodeAccount: false,
      pendingAirdropsReceived: 1,
      pendingAirdropsSent: 0,
      numRecentTxns: COUNT,
      evmAddress: (2000).toString(16).padStart(40, '0'),
    });
    expect(data.publicKey).toMatchObject({ type: 'THRESHOLD_KEY', threshold: 1 });
  });

  it('is 404 where the ledger does not have it, and its lists too', async () => {
    for (const path of ['', '/balance', '/balance-history', '/files', '/created', '/staking-rewards', '/allowances'])
      await api.get(`/api/accounts/0.0.999${path}`, 404);
    for (const path of ['', '/balance', '/byte-code', '/events', '/state'])
      await api.get(`/api/contracts/0.0.2000${path}`, 404);
    for (const path of ['topics/0.0.999', 'files/0.0.999', 'files/0.0.999/updates', 'schedules/0.0.999'])
      await api.get(`/api/${path}`, 404);
    for (const path of ['accounts/abc', 'topics/abc', 'files/0x12', 'schedules/1']) await api.get(`/api/${path}`, 400);
  });

  it('has its balance at any instant', async () => {
    const balance = async (query: string) =>
      (await api.get<{ data: AccountBalance }>(`/api/accounts/0.0.2000/balance${query}`)).data;
    expect(await balance('')).toMatchObject({ balance: 300, knownFrom: '2023-11-14T22:13:20.000000000Z' });
    const seconds = at(4) / 1_000_000_000n;
    for (const query of [`timestamp=${seconds}.0`, `epochMillis=${seconds}000`, 'timestamp=2023-11-15T02:13:20Z'])
      expect((await balance(`?${query}`)).balance, query).toBe(50);
    expect((await balance(`?timestamp=${seconds - 1n}.999999999`)).balance).toBe(40);
    expect((await balance('?epochMillis=1000')).balance).toBeNull();
    await api.get('/api/accounts/0.0.2000/balance?timestamp=yesterday', 400);
  });

  it('has a history of its balance that ends with it', async () => {
    const { data } = await api.get<{ data: BalanceHistory }>('/api/accounts/0.0.2000/balance-history?period=1D');
    expect(data).toMatchObject({ period: '1D', interval: '1h', totalSum: 250, pctChange: 500 });
    expect(data.data.at(-1)).toMatchObject({ value: 300, partial: true });
    expect(data.data[0]).toMatchObject({ value: 60, partial: false });
  });

  it('lists what it created, earned, allowed and waits for', async () => {
    const files = await api.get<ListReply<Record<string, unknown>>>('/api/accounts/0.0.1001/files?limit=2');
    expect(files.data.map(({ fileID, updateDate }) => [fileID, updateDate])).toEqual([
      ['0.0.7005', null],
      ['0.0.7004', null],
    ]);
    const rest = await api.get<ListReply<Record<string, unknown>>>(`/api/accounts/0.0.1001/files?next=${files.next}`);
    expect(rest.data.map(({ fileID, updateDate }) => [fileID, updateDate])).toEqual([
      ['0.0.7003', '2023-11-15T07:13:20.000000000Z'],
    ]);
    for (const { transactionID, readableTransactionID, transactionDate, createDate } of files.data) {
      expect(transactionDate).toBe(createDate);
      expect(String(readableTransactionID)).toMatch(/^0\.0\.\d+@\d+\.\d{9}$/);
      expect(transactionID).toBe(String(readableTransactionID).replaceAll(/\D/g, ''));
    }
    expect(await api.get('/api/accounts/0.0.1001/created?limit=1')).toMatchObject({
      totalCount: 6,
      facets: { kind: { account: 2, contract: 1, file: 3 } },
    });
    const rewards = await api.get<ListReply<{ amount: number }> & { totalAmount: number }>(
      '/api/accounts/0.0.2000/staking-rewards?limit=3',
    );
    expect([rewards.totalAmount, rewards.totalCount]).toEqual([465, COUNT]);
    expect(rewards.data.map(({ amount }) => amount)).toEqual([30, 29, 28]);
    const more = await api.get<ListReply<{ amount: number }>>(
      `/api/accounts/0.0.2000/staking-rewards?limit=1&next=${rewards.next}`,
    );
    expect(more.data.map(({ amount }) => amount)).toEqual([27]);
    for (const [id, side] of [
      ['0.0.2000', 'granted'],
      ['0.0.1001', 'received'],
    ])
      expect(await api.get(`/api/accounts/${id}/allowances?side=${side}`)).toMatchObject({
        totalCount: 1,
        data: [{ kind: 'hbar', owner: '0.0.2000', spender: '0.0.1001', amountGranted: 50, amount: 20, tokenId: null }],
      });
    expect(await api.get('/api/accounts/0.0.1001/airdrops?side=sent')).toMatchObject({
      data: [{ receiver: '0.0.2000', serialNumber: 4 }],
    });
  });
});

describe('one contract', () => {
  it('has its code and storage', async () => {
    expect((await api.get<{ data: Contract }>('/api/contracts/0.0.6000')).data).toMatchObject({
      contractID: '0.0.6000',
      usersCount: 1,
      txVolume: 15,
    });
    expect(await api.get('/api/contracts/0.0.6000/byte-code')).toMatchObject({
      data: { byteCode: '6001', initCode: null },
    });
    expect(await api.get('/api/contracts/0.0.6000/state')).toMatchObject({
      totalCount: 2,
      data: [
        { slot: '01'.padStart(64, '0'), value: '03'.padStart(64, '0'), writes: 2 },
        { slot: '02'.padStart(64, '0'), value: '05'.padStart(64, '0'), writes: 1 },
      ],
    });
  });

  it('lists its events, decoded, to the last one', async () => {
    type Events = ListReply<{ data: string; index: number; parsedEvent: { functionName: string } | null }>;
    const found: number[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: Events = await api.get(`/api/contracts/0.0.6000/events?limit=5${next === '' ? '' : `&next=${next}`}`);
      expect(page.totalCount).toBe(12);
      for (const { data, parsedEvent } of page.data) {
        expect(parsedEvent).toMatchObject({ functionName: 'Transfer' });
        found.push(Number.parseInt(data, 16));
      }
      next = page.next ?? null;
    }
    expect(found).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('is exported with every list', async () => {
    for (const [list, lines] of [
      ['accounts', 4],
      ['contracts', 1],
      ['topics', 0],
      ['contract-events&id=0.0.6000', 12],
      ['staking-rewards&id=0.0.2000', COUNT],
    ] as const) {
      const [name = '', id = ''] = list.split('&');
      const reply = await api.app.inject(`/api/export/${name}?format=jsonl&${id}`);
      expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
      expect(reply.body.split('\n').filter((line) => line !== '').length, list).toBe(lines);
    }
  });
});
