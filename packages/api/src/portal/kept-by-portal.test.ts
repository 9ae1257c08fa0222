import { entityIdFromStore } from '@ledgerscope/ledger';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '@ledgerscope/ledger-store/testing/sample-rows';
import type { Portal } from '@ledgerscope/portal/open-portal';
import { addContractAbi, PortalRetryError, type PortalStore } from '@ledgerscope/portal-store';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import { abiRegistry } from '@ledgerscope/transactions/foreign-abi/abi-registry';
import pino from 'pino';
import { encodeFunctionData, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/open-test-api.ts';

const AT = 1_700_000_000_000_000_000n;
const SHOP = 3001n;
const ABI = parseAbi(['function purchase(uint256 item)']);
const CALL = Buffer.from(encodeFunctionData({ abi: ABI, args: [7n] }).slice(2), 'hex');

describe('replies that show what the portal knows', () => {
  let engine: TestPortal;
  let store: PortalStore;
  let api: TestApi;
  let inPlace: PortalStore;
  beforeAll(async () => {
    engine = await startTestPortal();
    store = await engine.open();
    inPlace = store;
    const portal: Portal = { store: () => inPlace, opened: Promise.resolve(store), close: async () => {} };
    const signatures = abiRegistry(portal, pino({ level: 'silent' }));
    api = await openTestApi('embedded', { portal, signatures });
    const call = { consensusNs: AT, contract: SHOP, payer: 1001n, type: 7, result: 22 };
    await api.write(
      sampleRows({
        transaction: [sampleTransaction({ consensusNs: AT, block: 1n, type: 7, result: 22, entity: SHOP })],
        account: [sampleRow('account', { id: SHOP, isContract: 1, createdNs: AT, version: AT })],
        transactionRaw: [
          sampleRow('transactionRaw', { consensusNs: AT, transactionBytes: Buffer.from('2a020802', 'hex') }),
        ],
        contractResult: [
          sampleRow('contractResult', { ...call, functionParameters: CALL, selector: CALL.subarray(0, 4) }),
        ],
      }),
      [sampleBlock({ sequence: 1n, batch: 'b', firstNs: AT, lastNs: AT })],
    );
  });
  afterAll(async () => {
    await api.close();
    await store.close();
    await engine.stop();
  });

  const TIME = `${AT / 1_000_000_000n}.000000000`;
  /** What is asked for, and what of the reply is there once the ABI is. */
  const KNOWN = [
    [`/api/contracts/0.0.${SHOP}/calls?limit=5`, 'purchase'],
    [`/api/transactions/${TIME}`, 'purchase'],
    [`/api/accounts/0.0.${SHOP}/transactions/${TIME}`, 'purchase'],
    ['/api/contracts?q=shop', `0.0.${SHOP}`],
    ['/api/accounts?q=shop&kind=CONTRACT', `0.0.${SHOP}`],
    [`/api/contracts/0.0.${SHOP}/abi`, 'purchase'],
  ] as const;
  const URLS = KNOWN.map(([url]) => url);
  const ask = (tags: readonly unknown[] = []) =>
    Promise.all(
      URLS.map((url, index) => api.app.inject({ url, headers: { 'if-none-match': String(tags[index] ?? 'nothing') } })),
    );
  const tagsOf = (replies: Awaited<ReturnType<typeof ask>>) => replies.map(({ headers }) => headers.etag);
  const reported = (replies: Awaited<ReturnType<typeof ask>>) =>
    replies.map(({ statusCode, body }, index) => [statusCode, body.includes(KNOWN[index]?.[1] ?? '')]);

  it('change as soon as an ABI is stored, though no block is added', async () => {
    const before = await ask();
    expect(reported(before)).toEqual(URLS.map(() => [200, false]));
    const tags = tagsOf(before);
    expect((await ask(tags)).map(({ statusCode }) => statusCode)).toEqual(URLS.map(() => 304));

    const contractId = entityIdFromStore(SHOP);
    await addContractAbi(store, { contractId, name: 'Shop', abi: ABI, source: 'operator' });
    inPlace = { ...store, query: async () => Promise.reject(new PortalRetryError('away')) } as PortalStore;
    const without = await ask(tags);
    inPlace = store;
    expect(without.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual(
      URLS.map((url) => [url.endsWith('/abi') ? 503 : 200, undefined]),
    );

    const after = await ask(tags);
    expect(reported(after)).toEqual(URLS.map(() => [200, true]));
    expect((await ask(tagsOf(after))).map(({ statusCode }) => statusCode)).toEqual(URLS.map(() => 304));
  });
});
