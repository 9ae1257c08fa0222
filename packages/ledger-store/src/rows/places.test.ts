import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROW_ENGINES, type RowEngine, startRowEngine } from '../testing/row-engines.ts';
import { sampleRow, sampleRows } from '../testing/sample-rows.ts';
import { SCHEDULES } from './place-list.ts';
import type { PlacePage, RowStore } from './row-store.ts';

const HEAD_NS = 9n;
const ranges = (...ends: readonly (readonly [bigint, bigint])[]) => ends.map(([first, last]) => ({ first, last }));

describe.each(ROW_ENGINES)('schedules by id in %s', (name) => {
  let engine: RowEngine;
  let rows: RowStore;
  beforeAll(async () => {
    engine = await startRowEngine(name);
    rows = await (await engine.place()).write();
    // Nobody read the creation of the last one.
    const schedule = [1n, 2n, 3n, 4n, 5n, 6n].map((id) =>
      sampleRow('schedule', { id, creator: id % 3n, createdNs: id === 6n ? 0n : id, version: HEAD_NS }),
    );
    const batch = { rows: sampleRows({ schedule }), blocks: [] };
    await (await rows.write(batch, { sequence: 1n, lastNs: HEAD_NS })).commit();
  });
  afterAll(async () => {
    await rows?.close();
    await engine?.stop();
  });

  const ids = async (page: Partial<PlacePage>) => {
    const found = await rows.places.page(SCHEDULES, { term: 0n, order: 'forward', limit: 9, ...page }, HEAD_NS);
    return found.map(({ id }) => Number(id));
  };

  it.each<[string, Partial<PlacePage>, number[]]>([
    ['all', {}, [1, 2, 3, 4, 5]],
    ['of one creator', { lastWithin: { ranges: ranges([1n, 1n]), most: 9 } }, [1, 4]],
    [
      'of two, newest first',
      { order: 'backward', lastWithin: { ranges: ranges([0n, 0n], [2n, 9n]), most: 9 } },
      [5, 3, 2],
    ],
    ['of nobody', { lastWithin: { ranges: [], most: 9 } }, []],
    ['of one among few', { lastWithin: { ranges: ranges([1n, 1n]), most: 3 } }, [1]],
    ['a page', { limit: 1, offset: 1, lastWithin: { ranges: ranges([1n, 2n]), most: 9 } }, [2]],
    ['behind one', { after: { id: 1n, creator: 9n }, lastWithin: { ranges: ranges([1n, 1n]), most: 9 } }, [4]],
  ])('are %s', async (_, page, expected) => {
    expect(await ids(page)).toEqual(expected);
  });
});
