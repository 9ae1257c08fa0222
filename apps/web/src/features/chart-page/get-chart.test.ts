import { describe, expect, it } from 'vitest';
import { spanBefore } from './get-chart.ts';

function iso(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000000Z');
}

describe('spanBefore', () => {
  it.each([
    ['1m', 60_000],
    ['1h', 3_600_000],
    ['6h', 21_600_000],
    ['1d', 86_400_000],
    ['1w', 604_800_000],
  ])('is as many buckets of %s that end at the first', (interval, length) => {
    const start = Date.UTC(2026, 10, 16);
    const starts = [0, 1, 2, 3].map((place) => iso(start + place * length));
    expect(spanBefore(starts)).toEqual({ start: start - 4 * length, end: start, interval });
  });

  it('is unknown for calendar months and for less than two buckets', () => {
    expect(spanBefore([iso(Date.UTC(2026, 0, 1)), iso(Date.UTC(2026, 1, 1))])).toBeUndefined();
    expect(spanBefore([iso(0)])).toBeUndefined();
  });
});
