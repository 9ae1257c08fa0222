import { expect, it } from 'vitest';
import { cycleBounds } from './get-usage.ts';

it.each([
  ['2026-11', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ['2026-12', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ['2028-02', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
])('the billing cycle %s is a month in UTC', (cycle, from, to) => {
  expect(cycleBounds(cycle).map((ms) => new Date(ms).toISOString())).toEqual([from, to]);
});
