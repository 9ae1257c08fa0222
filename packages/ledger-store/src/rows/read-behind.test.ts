import { describe, expect, it } from 'vitest';
import { readBehind } from './read-behind.ts';

const LIST = Array.from({ length: 25_000 }, (_, place) => ({ place }));

/** What a store was asked to skip, and the page. */
async function page(offset: number, after?: { readonly place: number }) {
  const skipped: number[] = [];
  const rows = await readBehind<{ readonly place: number }>(
    async ({ limit, offset: skip, after: behind }) => {
      skipped.push(skip);
      const first = (behind === undefined ? 0 : behind.place + 1) + skip;
      return LIST.slice(first, first + limit);
    },
    { limit: 2, offset, after },
  );
  return { places: rows.map(({ place }) => place), skipped };
}

describe('a page far down a list', () => {
  it.each([
    [0, [0, 1], [0]],
    [10_000, [10_000, 10_001], [10_000]],
    [10_001, [10_001, 10_002], [9_999, 1]],
    [24_999, [24_999], [9_999, 9_999, 4_999]],
    [25_000, [], [9_999, 9_999, 5_000]],
    [40_000, [], [9_999, 9_999, 9_999]],
    [2_000_000_000, [], [9_999, 9_999, 9_999]],
  ])('from %i is reached in steps', async (offset, places, skipped) => {
    expect(await page(offset)).toEqual({ places, skipped });
  });

  it('goes on behind a row', async () => {
    expect((await page(12_000, { place: 4 })).places).toEqual([12_005, 12_006]);
  });

  it('is refused where too many rows would be skipped', async () => {
    const endless = readBehind<number>(async ({ limit }) => Array.from({ length: limit }, () => 1), {
      limit: 1,
      offset: 2_000_000_000,
      after: undefined,
    });
    await expect(endless).rejects.toThrow('too many rows to skip');
  });
});
