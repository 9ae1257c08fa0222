import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Batch } from '../ledger-snapshot.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { startTestCluster } from '../testing/open-test-cluster.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleRows } from '../testing/sample-rows.ts';
import { blockByHash, listBlocks } from './list-blocks.ts';
import { blockAt, blocksAt, recentBlocks } from './queries.ts';
import type { BlockRow } from './rows.ts';

const START = 1_700_000_000_000_000_000n;
const hash = (byte: number, length = 48): Uint8Array => new Uint8Array(length).fill(byte);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A batch of one block. */
function batchOf(sequence: bigint, block: Partial<BlockRow>): Batch {
  const batch = `batch-${sequence}`;
  const row = { sequence, number: sequence, batch, lastNs: START + sequence, fileHash: block.hash ?? hash(0) };
  return {
    batch: { sequence, batch, fileNames: [`${sequence}`], fileHashes: ['00'] },
    rows: sampleRows({}),
    blocks: [sampleBlock({ ...row, format: 'block', version: 7, ...block })],
  };
}

const GUESSED = [hash(1), hash(2)];
const known = batchOf(0n, { hash: hash(9) });
const guessed = batchOf(1n, { hash: hash(1), previousHash: hash(9), triedHashes: GUESSED.map(hex) });
const after = (previousHash: Uint8Array) => batchOf(2n, { hash: hash(3), previousHash });

/** What a row says of its root. */
const rootOf = ({ hash: own, fileHash, triedHashes }: BlockRow) => [own[0], own.length, fileHash[0], triedHashes];

/** The stored columns of blocks before the head. */
async function stored({ client }: LedgerStore) {
  const sql = `SELECT sequence, substring(hash, 1, 1) AS root, substring(file_hash, 1, 1) AS file,
    toUInt64(length(tried_hashes)) AS tried FROM block ORDER BY sequence`;
  const columns = { sequence: 'i64', root: 'bytes', file: 'bytes', tried: 'u64' } as const;
  const rows = await client.query('test', sql, {}, columns);
  return rows.map(({ root, file, tried }) => [root[0], file[0], tried]);
}

it('is written on the machines of a cluster that have the row, where another one was the first guess', async () => {
  const cluster = await startTestCluster();
  try {
    const store = await cluster.open();
    for (const batch of [known, guessed, after(hash(2))]) await store.writeBatch(batch);
    expect(await stored(store)).toEqual([
      [9, 9, 0n],
      [2, 2, 0n],
      [3, 3, 0n],
    ]);
    expect(rootOf((await blockByHash(store, hash(2))) as BlockRow)).toEqual([2, 48, 2, []]);
    expect(cluster.refused).toEqual([]);
    await store.close();
  } finally {
    await cluster.stop();
  }
}, 300_000);

describe.each(['embedded', 'http'] as const)('the root of a block whose layout was guessed, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeEach(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
  });
  afterEach(async () => {
    await store.close();
    await engine.stop();
  });

  it('is that which the first block of the next batch names, in the stored row too', async () => {
    await store.writeBatch(known);
    await store.writeBatch(guessed);
    const before = store.snapshot();
    expect((await blockAt(before, 1n))?.triedHashes).toHaveLength(2);
    const stages: string[] = [];
    await store.writeBatch(after(hash(2)), (stage) => stages.push(stage));
    expect(stages.filter((stage) => stage !== 'flush')).toEqual(['ingest_batch', 'confirm', 'block', 'rows']);
    const everywhere = [
      await blockAt(store, 1n),
      (await blocksAt(store, [0n, 1n])).get(1n),
      (await recentBlocks(store, { limit: 3 }))[1],
      (await recentBlocks(store, { limit: 1, before: 2n }))[0],
      (await listBlocks(store, { order: 'asc', limit: 1, after: 0n }))[0],
      await blockByHash(store, hash(2)),
    ];
    for (const row of everywhere) expect(row === undefined ? row : rootOf(row)).toEqual([2, 48, 2, []]);
    expect(await blockByHash(store, hash(1))).toBeUndefined();
    expect(await stored(store)).toEqual([
      [9, 9, 0n],
      [2, 2, 0n],
      [3, 3, 0n],
    ]);
  });

  it.each(['ingest_batch', 'confirm'])('is written where the batch is cut off after %s and repeated', async (last) => {
    await store.writeBatch(known);
    await store.writeBatch(guessed);
    const next = after(hash(2));
    const cut = store.writeBatch(next, (stage) => {
      if (stage === last) throw new Error('cut');
    });
    await expect(cut).rejects.toThrow('cut');
    await store.close();
    store = await engine.open();
    expect(store.head?.sequence).toBe(1n);
    expect(store.unfinishedBatch()).toEqual(next.batch);
    // What the next block names is still a root that the head can have.
    const { head } = store;
    expect([hex(head?.hash ?? hash(0)), ...(head?.triedHashes ?? [])]).toContain(hex(hash(2)));
    await store.writeBatch(next);
    expect((await stored(store))[1]).toEqual([2, 2, 0n]);
    expect(rootOf((await blockAt(store, 1n)) as BlockRow)).toEqual([2, 48, 2, []]);
  });

  it('is written where the same process repeats a batch that was cut off behind it', async () => {
    await store.writeBatch(guessed);
    const next = after(hash(2));
    const cut = store.writeBatch(next, (stage) => {
      if (stage === 'confirm') throw new Error('cut');
    });
    await expect(cut).rejects.toThrow('cut');
    await store.writeBatch(next);
    expect((await stored(store))[0]).toEqual([2, 2, 0n]);
  });

  it('is known where the first guess was right, without a change of its row', async () => {
    await store.writeBatch(guessed);
    const stages: string[] = [];
    await store.writeBatch(after(hash(1)), (stage) => stages.push(stage));
    expect(stages).not.toContain('confirm');
    expect(rootOf((await blockAt(store, 1n)) as BlockRow)).toEqual([1, 48, 1, []]);
  });

  it('stays a guess where the next block names none of those that were tried', async () => {
    await store.writeBatch(guessed);
    const stages: string[] = [];
    await store.writeBatch(after(hash(5)), (stage) => stages.push(stage));
    expect(stages).not.toContain('confirm');
    expect(rootOf((await blockAt(store, 1n)) as BlockRow)).toEqual([1, 48, 1, GUESSED.map(hex)]);
  });

  it('has 32 bytes where it is of SHA-256, and a hash of the file of its own stays', async () => {
    const roots = [hash(1, 32), hash(2, 32)];
    await store.writeBatch(
      batchOf(1n, { hash: hash(1, 32), fileHash: hash(7), triedHashes: roots.map(hex), previousHash: hash(9, 32) }),
    );
    await store.writeBatch(after(hash(2, 32)));
    expect(rootOf((await blockByHash(store, hash(2, 32))) as BlockRow)).toEqual([2, 32, 7, []]);
    expect((await stored(store))[0]).toEqual([2, 7, 0n]);
  });

  it.skipIf(kind === 'embedded')('is known to another process that read the row before', async () => {
    await store.writeBatch(guessed);
    const other = await engine.open();
    try {
      expect(rootOf((await blockAt(other, 1n)) as BlockRow)[0]).toBe(1);
      await store.writeBatch(after(hash(2)));
      await other.refreshHead();
      expect(rootOf((await blockAt(other, 1n)) as BlockRow)).toEqual([2, 48, 2, []]);
    } finally {
      await other.close();
    }
  });
});
