import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTransactions, ofSnapshot } from './index.ts';
import { LedgerCaches } from './ledger-caches.ts';
import type { LedgerStore } from './ledger-store.ts';
import { startTestEngine, type TestEngine } from './testing/open-test-store.ts';
import { sampleBlock, sampleRows, sampleTransaction } from './testing/sample-rows.ts';

const START = 1_700_000_000_000_000_000n;

function batchOf(sequence: bigint) {
  const [batch, consensusNs] = [`batch-${sequence}`, START + sequence];
  return {
    batch: { sequence, batch, fileNames: [batch], fileHashes: [''] },
    rows: sampleRows({ transaction: [sampleTransaction({ consensusNs, block: sequence })] }),
    blocks: [sampleBlock({ sequence, batch, lastNs: consensusNs })],
  };
}

describe('a snapshot of the ledger', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
    await store.writeBatch(batchOf(1n));
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  it('stays as of its head while that of the store moves', async () => {
    const snapshot = store.snapshot();
    expect(store.snapshot()).toBe(snapshot);
    await store.writeBatch(batchOf(2n));
    expect([snapshot.head?.sequence, store.snapshot().head?.sequence]).toEqual([1n, 2n]);
    expect(await countTransactions(snapshot, {})).toBe(1n);
    expect(await countTransactions(store.snapshot(), {})).toBe(2n);
  });

  it('shares the caches of its store with every other one', async () => {
    const before = store.snapshot();
    await store.writeBatch(batchOf(3n));
    expect(before.caches).toBe(store.caches);
    expect(store.snapshot().caches).toBe(store.caches);
    const misses = (caches: LedgerCaches) => caches.answers.use().misses;
    const [all, own] = [misses(store.caches), new LedgerCaches()];
    await ofSnapshot({ ...before, caches: own }, 'test', async () => 1);
    expect([misses(own), misses(store.caches)]).toEqual([1, all]);
    await ofSnapshot(before, 'test', async () => 1);
    expect(misses(store.caches)).toBe(all + 1);
  });

  it('is never older than the one before, however late or from which replica the head is read', async () => {
    const { client } = store;
    const { query } = client;
    let lagging: unknown;
    Object.assign(client, {
      query: async (...asked: Parameters<typeof query>) => {
        const rows = await query.apply(client, asked);
        if (asked[0] !== 'store:head') return rows;
        lagging ??= rows;
        return lagging;
      },
    });
    await store.refreshHead();
    const reading = store.refreshHead();
    await Promise.all([reading, store.writeBatch(batchOf(4n))]);
    expect((await store.refreshHead())?.sequence).toBe(4n);
    expect(store.head?.sequence).toBe(4n);
    Object.assign(client, { query });
    expect((await store.refreshHead())?.sequence).toBe(4n);
    await store.writeBatch(batchOf(5n));
    expect(await countTransactions(store.snapshot(), {})).toBe(5n);
  });
});
