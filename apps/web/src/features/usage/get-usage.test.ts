import { expect, it } from 'vitest';
import { allPages, cycleBounds, daysOf } from '../../entities/billing/get-usage.ts';

it.each([
  ['2026-11', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2028-02', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('the billing cycle %s is a month in UTC', (cycle, from, to) => {
  expect(cycleBounds(cycle).map((ms) => new Date(ms).toISOString())).toEqual([from, to]);
});

it('days without units are there, up to today in UTC', () => {
  const rows = [
    { cycle: '2026-11-30', consumedUnits: '3' },
    { cycle: '2026-11-28', consumedUnits: '9007199254740993' },
  ];
  expect(daysOf(rows, 3, Date.parse('2026-11-30T23:59:59Z'))).toEqual([
    { day: '2026-11-28', units: 9_007_199_254_740_993n },
    { day: '2026-11-29', units: 0n },
    { day: '2026-11-30', units: 3n },
  ]);
});

it('a file has the rows of all pages, also where some were removed during the download', async () => {
  const pages = [[1, 2], [3]];
  const ask = async (pageNo: number) => ({ data: pages[pageNo] ?? [], totalCount: 4 });
  expect(await allPages(ask)).toEqual([1, 2, 3]);
});
