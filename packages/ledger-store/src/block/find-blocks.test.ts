import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerStore } from '../ledger-store.ts';
import { startTestEngine, type TestEngine } from '../testing/open-test-store.ts';
import { sampleBlock, sampleHash, sampleRows } from '../testing/sample-rows.ts';
import { blockByHashStart, findBlocks } from './find-blocks.ts';
import type { BlockRow } from './rows.ts';

const ALL = { first: 0n, last: 1_000_000n };
/** Numbers of blocks by sequence: two are missing behind the third. */
const NUMBERS = [100n, 101n, 102n, 105n, 106n, 107n];

describe.each(['embedded', 'http'] as const)('blocks by number and end, %s', (kind) => {
  let engine: TestEngine;
  let store: LedgerStore;
  beforeAll(async () => {
    engine = await startTestEngine(kind);
    store = await engine.open();
    const blocks = NUMBERS.map((number, index) => {
      const [sequence, firstNs] = [BigInt(index), 1_000n + BigInt(index) * 100n];
      return sampleBlock({ sequence, number, firstNs, lastNs: firstNs + 50n, batch: 'b' });
    });
    const fileNames = blocks.map(({ fileName }) => fileName);
    const batch = { batch: 'b', sequence: 0n, fileNames, fileHashes: fileNames.map(() => '') };
    await store.writeBatch({ batch, rows: sampleRows({}), blocks });
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  const numbersOf = (blocks: readonly BlockRow[]) => blocks.map(({ number }) => Number(number));
  const find = async (search: Partial<Parameters<typeof findBlocks>[1]>) =>
    numbersOf(await findBlocks(store.snapshot(), { numbers: ALL, ends: ALL, order: 'asc', limit: 10, ...search }));

  it('are found on both sides of missing files', async () => {
    expect(await find({})).toEqual([100, 101, 102, 105, 106, 107]);
    expect(await find({ numbers: { first: 102n, last: 105n } })).toEqual([102, 105]);
    expect(await find({ numbers: { first: 103n, last: 1_000n }, limit: 2 })).toEqual([105, 106]);
    expect(await find({ numbers: { first: 0n, last: 104n }, order: 'desc', limit: 2 })).toEqual([102, 101]);
    expect(await find({ numbers: { first: 103n, last: 104n } })).toEqual([]);
    expect(await find({ numbers: { first: 108n, last: 1_000n } })).toEqual([]);
    expect(await find({ numbers: { first: 0n, last: 99n } })).toEqual([]);
  });

  it('are found by the instant at which they end', async () => {
    expect(await find({ ends: { first: 1_150n, last: 1_250n } })).toEqual([101, 102]);
    expect(await find({ ends: { first: 1_151n, last: 1_349n }, order: 'desc' })).toEqual([102]);
    expect(await find({ ends: { first: 1_550n, last: 9_000n } })).toEqual([107]);
    expect(await find({ ends: { first: 1_551n, last: 9_000n } })).toEqual([]);
  });

  it('are found by the start of their hash', async () => {
    const hash = sampleHash(3n);
    for (const given of [hash, hash.subarray(0, 32)])
      expect((await blockByHashStart(store.snapshot(), given))?.number).toBe(105n);
    expect(await blockByHashStart(store.snapshot(), sampleHash(99n))).toBeUndefined();
  });
});
