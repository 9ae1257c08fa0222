import { entityIdFromStore } from '@ledgerscope/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  holdersOfToken,
  type LedgerStore,
  listNftsOfOwner,
  listNftsOfToken,
  readAllowances,
  readPendingAirdrops,
  readTokenBalances,
} from '../index.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRow, sampleRows, sampleTransaction } from '../testing/sample-rows.ts';

const START = 1_700_000_000_000_000_000n;
const TOKEN = entityIdFromStore(6_000n);
const ART = entityIdFromStore(6_001n);
const ADA = entityIdFromStore(1_001n);
const COUNT = 10_050;
const EACH = Array.from({ length: COUNT }, (_, place) => BigInt(place));
/** The fifth from the end, and behind the end. */
const DEEP = COUNT - 5;

let engine: TestEngine;
let store: LedgerStore;
beforeAll(async () => {
  engine = await startTestEngine('embedded');
  store = await engine.open();
  await store.writeBatch({
    batch: { batch: 'b', sequence: 1n, fileNames: ['b'], fileHashes: [''] },
    rows: sampleRows({
      transaction: [sampleTransaction({ consensusNs: START, block: 1n })],
      transactionRaw: [sampleRow('transactionRaw', { consensusNs: START })],
      accountToken: [
        ...EACH.map((place) =>
          sampleRow('accountToken', { account: 20_000n + place, token: TOKEN, balance: 1n + place, version: START }),
        ),
        ...EACH.map((place) =>
          sampleRow('accountToken', { account: ADA, token: 50_000n + place, balance: 1n, version: START }),
        ),
      ],
      nft: EACH.map((place) =>
        sampleRow('nft', { token: ART, serial: 2n * place + 2n, owner: ADA, mintedNs: START, version: START }),
      ),
      allowance: EACH.map((place) =>
        sampleRow('allowance', {
          owner: ADA,
          token: TOKEN,
          spender: 20_000n + place,
          amount: 1n,
          grantedNs: START,
          version: START,
        }),
      ),
      airdrop: EACH.map((place) =>
        sampleRow('airdrop', {
          receiver: ADA,
          sender: 20_000n + place,
          token: TOKEN,
          state: 'PENDING',
          pendingNs: START,
          version: START,
        }),
      ),
      tokenSupply: [sampleRow('tokenSupply', { id: ART, serials: BigInt(COUNT), version: START })],
    }),
    blocks: [sampleBlock({ sequence: 1n, batch: 'b', firstNs: START, lastNs: START, transactions: 1 })],
  });
});
afterAll(async () => {
  await store.close();
  await engine.stop();
});

describe('lists of one entity, counted from their beginning', () => {
  const page = { limit: 3, offset: DEEP };
  it.each<readonly [string, (from: typeof page) => Promise<readonly unknown[]>, readonly bigint[]]>([
    [
      'holders',
      async (from) => (await holdersOfToken(store, TOKEN, from)).rows.map(({ balance }) => balance),
      [5n, 4n, 3n],
    ],
    [
      'balances',
      async (from) => (await readTokenBalances(store, ADA, from)).rows.map(({ token }) => token),
      [50_004n, 50_003n, 50_002n],
    ],
    [
      'NFTs of a token',
      async (from) => (await listNftsOfToken(store, ART, from)).rows.map(({ serial }) => serial),
      [10n, 8n, 6n],
    ],
    [
      'NFTs of an owner',
      async (from) => (await listNftsOfOwner(store, ADA, from)).rows.map(({ serial }) => serial),
      [10n, 8n, 6n],
    ],
    [
      'allowances',
      async (from) => (await readAllowances(store, ADA, 'owner', from)).rows.map(({ spender }) => spender),
      [20_004n, 20_003n, 20_002n],
    ],
    [
      'airdrops',
      async (from) => (await readPendingAirdrops(store, ADA, 'receiver', from)).rows.map(({ sender }) => sender),
      [20_004n, 20_003n, 20_002n],
    ],
  ])('%s', async (_, read, expected) => {
    expect(await read(page)).toEqual(expected);
    expect(await read({ ...page, offset: 2_000_000_000 })).toEqual([]);
  });
});
