import { entityIdFromStore } from '@ledgerscope/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRow } from '../testing/sample-rows.ts';
import { pendingAirdropCounts, readPendingAirdrops } from './airdrops.ts';
import { airdropTable } from './rows.ts';

const ALL = { limit: 0 };
const STATES = ['PENDING', 'CLAIMED', 'CANCELLED'] as const;

describe('airdrops', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  async function compare(account: bigint, lastNs: bigint): Promise<void> {
    const head = { ...sampleBlock({ sequence: 0n, lastNs, batch: 'b' }), sequence: account * 100n + lastNs };
    const reader = { client: store.client, rows: store.rows, caches: store.caches, head };
    const id = entityIdFromStore(account);
    expect(await pendingAirdropCounts(reader, id)).toEqual({
      received: (await readPendingAirdrops(reader, id, 'receiver', ALL)).totalCount,
      sent: (await readPendingAirdrops(reader, id, 'sender', ALL)).totalCount,
    });
  }

  it('are as many as the list has, whatever head a reader has', async () => {
    let account = 10_000n;
    const change = fc.record({ token: fc.bigInt(1n, 4n), state: fc.constantFrom(...STATES), sent: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        account += 10n;
        const slots = new Map<string, number>();
        const rows = changes.map(({ token, state, sent }, index) => {
          const slot = 1 - (slots.get(`${token} ${sent}`) ?? 1);
          slots.set(`${token} ${sent}`, slot);
          const [sender, receiver] = sent ? [account, account + 1n] : [account + 1n, account];
          return sampleRow('airdrop', { token, state, sender, receiver, slot, version: BigInt(index + 1) });
        });
        // A reader sees all that is written, or is a batch behind: of each key the store keeps two versions for that.
        for (const [index, row] of rows.entries()) {
          await store.client.insert(airdropTable, [row], `${account}:${index}`);
          for (const lastNs of [BigInt(index), BigInt(index + 1)]) await compare(account, lastNs);
        }
      }),
      { numRuns: 12 },
    );
  });
});
