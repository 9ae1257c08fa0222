import { entityIdFromStore, NS_PER_SECOND } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import type { Portal } from '@ledgerscope/portal/open-portal';
import {
  addAnnouncement,
  addContractAbi,
  addNews,
  type NewDapp,
  type PortalStore,
  saveDapp,
  setSiteSetting,
  switchFeature,
} from '@ledgerscope/portal-store';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { abiRegistry } from '@ledgerscope/transactions/foreign-abi/abi-registry';
import pino from 'pino';
import { encodeAbiParameters, encodeFunctionData, parseAbi, toEventSelector } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';

const START = 1_700_000_000_000_000_000n;
const SHOP = 6000n;
const HELPER = 6001n;
const OWNER = 1001n;
const TOKEN = 8000n;
const id = (num: bigint) => entityIdFromStore(num);
const bytes = (hex: string): Uint8Array => Buffer.from(hex.slice(2), 'hex');
const RAW = Uint8Array.of(0x2a, 5, 0x0a, 3, 0x32, 1, 0x78);
const ABI = parseAbi(['function purchase(uint256 item, string note)', 'event Purchased(uint256 indexed item, string)']);
const CALL = bytes(encodeFunctionData({ abi: ABI, functionName: 'purchase', args: [7n, 'red'] }));
const PURCHASED = [bytes(toEventSelector(ABI[1])), bytes(encodeAbiParameters([{ type: 'uint256' }], [7n]))];
const PATHS = [
  '/api/dapps',
  '/api/dapps/shop',
  '/api/dapps/shop/contracts',
  '/api/dapps/shop/transactions',
  '/api/dapps/shop/transfers',
  '/api/dapps/shop/tokentransfers',
  `/api/contracts/0.0.${SHOP}/abi`,
  '/api/announcements',
  '/api/news',
  '/api/features',
  '/api/getConfigs',
];

/** Twelve calls: nine of the shop by three payers, three of its helper by the first; one more touches both. */
const calls = Array.from({ length: 13 }, (_, index) =>
  sampleTransaction({
    consensusNs: START + BigInt(index) * NS_PER_SECOND,
    block: 1n,
    type: 7,
    payer: index < 9 ? 2001n + BigInt(index % 3) : 2001n,
    entity: index < 9 || index === 12 ? SHOP : HELPER,
    transferAccount: index === 12 ? [2001n, HELPER] : [2001n, SHOP],
    transferAmount: [-5n, 5n],
    transferApproval: [0, 0],
    transferErrata: [0, 0],
    ...(index === 0
      ? {
          tokenTransferToken: [TOKEN, TOKEN],
          tokenTransferAccount: [2001n, SHOP],
          tokenTransferAmount: [-4n, 4n],
          tokenTransferApproval: [0, 0],
        }
      : {}),
  }),
);
/** Two payments to the owner, who also pays one. */
const payments = [2001n, 2002n, OWNER].map((payer, index) =>
  sampleTransaction({
    consensusNs: START + BigInt(20 + index) * NS_PER_SECOND,
    block: 1n,
    payer,
    transferAccount: [payer, payer === OWNER ? 2001n : OWNER],
    transferAmount: [-1n, 1n],
    transferApproval: [0, 0],
    transferErrata: [0, 0],
  }),
);
const all = [...calls, ...payments];

interface Dapps {
  data: { id: string; numTransactions: number; numAccounts: number; contractId: string | null; contracts: unknown[] }[];
  totalCount: number;
}
interface Rows {
  data: { consensusTime: string; amount: number }[];
  totalCount: number;
}

function dapp(given: Partial<NewDapp> & { id: string }): NewDapp {
  const texts = { title: given.id, company: 'Makers', description: 'Sells.' };
  return { ...texts, accountId: id(OWNER), active: true, activeSince: new Date(0), contracts: [], ...given };
}

describe('the portal calls', () => {
  let engine: TestPortal;
  let store: PortalStore;
  let api: TestApi;
  /** What the running test has in the place of the store. */
  let inPlace: PortalStore | 'the store' | undefined = 'the store';
  beforeAll(async () => {
    engine = await startTestPortal();
    store = await engine.open();
    const portal: Portal = {
      store: () => (inPlace === 'the store' ? store : inPlace),
      opened: Promise.resolve(store),
      close: async () => {},
    };
    api = await openTestApi('embedded', {
      portal,
      signatures: abiRegistry(portal, pino({ level: 'silent' })),
      dappRedirects: { tunefm: 'https://tokens.example/tunefm' },
    });
    const lastNs = START + 30n * NS_PER_SECOND;
    const rows = sampleRows({
      transaction: all,
      transactionRaw: all.map(({ consensusNs }) => sampleRow('transactionRaw', { consensusNs, transactionBytes: RAW })),
      contractResult: calls.map(({ consensusNs, entity, payer }) =>
        sampleRow('contractResult', {
          consensusNs,
          contract: entity,
          payer,
          sender: payer,
          type: 7,
          result: 22,
          functionParameters: CALL,
          selector: CALL.slice(0, 4),
          logs: consensusNs === START ? 1 : 0,
        }),
      ),
      contractLog: [
        sampleRow('contractLog', {
          consensusNs: START,
          contract: SHOP,
          topics: PURCHASED,
          data: bytes(encodeAbiParameters([{ type: 'string' }], ['red'])),
        }),
      ],
    });
    await api.write(rows, [
      sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs, transactions: all.length }),
    ]);
    const contracts = [
      { contractId: id(HELPER), name: 'Helper', primary: false },
      { contractId: id(SHOP), name: 'Shop', primary: true },
    ];
    await saveDapp(store, dapp({ id: 'shop', sortIndex: 2, contracts }));
    await saveDapp(store, dapp({ id: 'till', sortIndex: 1 }));
    await saveDapp(store, dapp({ id: 'waiting', active: false }));
    await addContractAbi(store, { contractId: id(SHOP), name: 'Shop', abi: ABI, source: 'dapp', sourceId: 'shop' });
  });
  afterAll(async () => {
    await api.close();
    await store.close();
    await engine.stop();
  });

  it('list active dapps with what the ledger counts for their contracts or account', async () => {
    const { data, totalCount } = await api.get<Dapps>('/api/dapps');
    expect([totalCount, data.map((one) => one.id)]).toEqual([2, ['till', 'shop']]);
    // The one that touches both contracts counts once; the users are those who call.
    expect(data[1]).toMatchObject({ numTransactions: 13, numAccounts: 3, contractId: `0.0.${SHOP}` });
    // Payments by and to the account, and the two others that are not itself.
    expect(data[0]).toMatchObject({ numTransactions: 3, numAccounts: 2, contractId: null, contracts: [] });
    expect(data[1]?.contracts).toEqual([
      { id: `0.0.${SHOP}`, name: 'Shop', primary: true, token: false },
      { id: `0.0.${HELPER}`, name: 'Helper', primary: false, token: false },
    ]);
    expect((await api.get<Dapps>('/api/dapps?limit=1&page=2')).data.map((one) => one.id)).toEqual(['shop']);
    expect((await api.get<Dapps>('/api/dapps?q=SHO')).totalCount).toBe(1);
    await api.get('/api/dapps?limit=abc', 400);
  });

  it('answer one dapp with the newest of its transfers', async () => {
    const { data } = await api.get<{ data: { transfers: Rows; tokenTransfers: Rows; accountNumber: number } }>(
      '/api/dapps/shop',
    );
    expect(data.accountNumber).toBe(1001);
    expect([data.transfers.totalCount, data.transfers.data.length]).toEqual([12, 5]);
    expect(data.tokenTransfers).toMatchObject({ totalCount: 1, data: [{ amount: 4, accountId: `0.0.${SHOP}` }] });
    for (const path of ['waiting', 'nothing', '%27', '%00', 'shop%00']) await api.get(`/api/dapps/${path}`, 404);
  });

  it("list a dapp's transactions and transfers, of the contract or account that is named", async () => {
    const count = async (query: string) => (await api.get<Rows>(`/api/dapps/shop/${query}`)).totalCount;
    expect(await count('transactions?from=0&size=50&sortBy=desc')).toBe(13);
    expect(await count(`transactions?contractID=0.0.${HELPER}&from=0&size=50`)).toBe(4);
    expect(await count('transfers?accountId=0.0.1001')).toBe(3);
    expect(await count(`tokentransfers?contractID=0.0.${SHOP}`)).toBe(1);
    const first = await api.get<Rows>('/api/dapps/shop/transfers');
    expect(first.data).toHaveLength(5);
    const ascending = await api.get<Rows>('/api/dapps/shop/transfers?order=asc&limit=100');
    expect(ascending.data.map((row) => row.consensusTime)).toEqual(
      ascending.data.map((row) => row.consensusTime).toSorted(),
    );
    await api.get('/api/dapps/shop/transactions?contractID=0.0.77', 404);
    for (const [path, parameter] of [
      ['transactions?contractID=nonsense', 'contractID'],
      ['transfers?accountId=nonsense', 'accountId'],
      ['tokentransfers?contractID=nonsense', 'contractID'],
    ])
      expect(await api.get(`/api/dapps/shop/${path}`, 400)).toMatchObject({ error: { parameter } });
    await api.get('/api/dapps/waiting/transactions', 404);
    expect((await api.get<Rows>('/api/dapps/till/transactions')).totalCount).toBe(3);
  });

  it('list its contracts and return the ABI that is known', async () => {
    const { data } = await api.get<{ data: { id: string; abiKnown: boolean }[] }>('/api/dapps/shop/contracts');
    expect(data.map((one) => [one.id, one.abiKnown])).toEqual([
      [`0.0.${SHOP}`, true],
      [`0.0.${HELPER}`, false],
    ]);
    const abi = await api.get<{ data: { name: string; abi: unknown[] } }>(`/api/contracts/0.0.${SHOP}/abi`);
    expect([abi.data.name, abi.data.abi.length]).toEqual(['Shop', 2]);
    expect(await api.get(`/api/contracts/0.0.${HELPER}/abi`)).toEqual({ data: null });
  });

  it("decode calls and logs by the contract's own ABI, and only that contract's", async () => {
    interface Call {
      decodedFunctionParams: { functionName: string; inputValues: string[] } | null;
      parsedEvents?: unknown[];
      transactionID: string;
    }
    const url = (contract: bigint) => `/api/contracts/0.0.${contract}/calls?order=asc`;
    const own = await api.get<{ data: Call[]; totalCount: number }>(`${url(SHOP)}&contractMethodName=purchase`);
    expect(own.totalCount).toBe(10);
    expect(own.data[0]?.decodedFunctionParams).toMatchObject({ functionName: 'purchase', inputValues: ['7', 'red'] });
    const other = await api.get<{ data: Call[] }>(url(HELPER));
    expect(other.data[0]?.decodedFunctionParams).toBeNull();
    expect((await api.get<Rows>(`${url(HELPER)}&contractMethodName=purchase`)).totalCount).toBe(0);
    const { data } = await api.get<{ data: Call }>(`/api/transactions/${own.data[0]?.transactionID}`);
    expect(data.parsedEvents).toMatchObject([
      {
        functionName: 'Purchased',
        inputNames: ['item', '1'],
        inputTypes: ['uint256', 'string'],
        inputValues: ['7', 'red'],
      },
    ]);
  });

  it('answer announcements of these days, news, features and settings', async () => {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const shown = { severity: 'critical', link: 'https://example.org', dateFrom: day(0), dateTo: day(0) };
    await addAnnouncement(store, { ...shown, description: 'Today', forLoggedIn: true });
    await addAnnouncement(store, { ...shown, description: 'Over', dateFrom: day(-9), dateTo: day(-3) });
    await addAnnouncement(store, { ...shown, description: 'Off', active: false });
    expect((await api.get<{ data: unknown[] }>('/api/announcements')).data).toMatchObject([
      {
        description: 'Today',
        date_from: day(0),
        date_to: day(0),
        active: true,
        for_logged_in: true,
        severity: 'critical',
      },
    ]);
    await addNews(store, { title: 'New', description: 'Text', publishedOn: '2026-01-02' });
    expect((await api.get<{ data: unknown[] }>('/api/news')).data).toMatchObject([
      { title: 'New', date: '2026-01-02' },
    ]);
    const features = async (query = '') => (await api.get<{ data: unknown }>(`/api/features${query}`)).data;
    expect(await features()).toEqual({ PAYMENT: false, OWN_DAPP: false });
    await switchFeature(store, 'PAYMENT', true, 'u1');
    expect([await features('?userId=u1'), await features('?userId=u2')]).toMatchObject([
      { PAYMENT: true },
      { PAYMENT: false },
    ]);
    await api.get(`/api/features?userId=${'x'.repeat(65)}`, 400);
    for (const path of ['features?userId=a%00', 'dapps?q=%00'])
      expect(await api.get(`/api/${path}`, 400)).toMatchObject({ error: { code: 'invalid_parameter' } });
    await setSiteSetting(store, 'merchantId', 'm-1');
    expect((await api.get<{ data: unknown }>('/api/getConfigs')).data).toEqual({
      merchantId: 'm-1',
      droppLink: null,
      host: null,
    });
  });

  it('return the address of a dapp page elsewhere, without asking the store', async () => {
    const { data } = await api.get<{ data: { dappRedirects: unknown } }>('/api/config');
    expect(data.dappRedirects).toEqual({ tunefm: 'https://tokens.example/tunefm' });
  });

  it('answer 503 portal_unavailable where there is no store or it does not answer, while the explorer goes on', async () => {
    const stopping = await startTestPortal('own');
    const dead = await stopping.open();
    await stopping.stop();
    for (inPlace of [undefined, dead]) {
      for (const path of PATHS) {
        const reply = await api.get<{ error: { code: string } }>(path, 503);
        expect(reply.error.code, path).toBe('portal_unavailable');
      }
      expect((await api.get<Rows>('/api/transactions')).totalCount).toBe(all.length);
      const calls = await api.get<{ data: { decodedFunctionParams: unknown }[] }>(`/api/contracts/0.0.${SHOP}/calls`);
      expect(calls.data[0]?.decodedFunctionParams).toBeNull();
    }
    inPlace = 'the store';
    await dead.close();
    await api.get('/api/dapps');
  });
});
