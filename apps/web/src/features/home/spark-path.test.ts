import { describe, expect, it } from 'vitest';
import { slicesOfTypes } from './get-home.ts';
import { sparkLine, sparkParts, sparkPoints } from './spark-path.ts';

describe('a small chart', () => {
  it('runs over its whole width, from zero at the bottom', () => {
    expect(sparkPoints([0, 5, 10])).toEqual([
      { x: 0, y: 56 },
      { x: 150, y: 29.5 },
      { x: 300, y: 3 },
    ]);
    expect(sparkLine(sparkPoints([0, 10]))).toBe('M0 56L300 3');
  });

  it('is a level line for one value, at the bottom for none', () => {
    expect(sparkLine(sparkPoints([7]))).toBe('M0 3H300');
    expect(sparkLine(sparkPoints([0, 0]))).toBe('M0 56L300 56');
    expect(sparkLine([])).toBe('');
  });
});

describe('sparkParts', () => {
  it('dashes what leads to and from an interval that is not whole', () => {
    const points = [true, false, false, true].map((partial) => ({ partial }));
    const { whole, dashed } = sparkParts(sparkPoints([1, 2, 3, 0]), points);
    expect(whole).toMatch(/^M100 [\d.]+L200 3$/);
    expect(dashed).toMatch(/^M0 [\d.]+L100 [\d.]+M200 3L300 56$/);
  });

  it('is one solid line where all are whole', () => {
    const drawn = sparkPoints([1, 2, 3]);
    expect(sparkParts(drawn, [{}, {}, {}])).toEqual({ whole: sparkLine(drawn), dashed: '' });
  });
});

describe('slicesOfTypes', () => {
  it('sums the buckets, most frequent first', () => {
    const point = (counts: readonly (readonly [string, number])[]) => ({
      timestamp: '2026-01-01T00:00:00.000000000Z',
      partial: false,
      transactionTypes: counts.map(([transactionType, count]) => ({ transactionType, count })),
    });
    const data = [
      point([['A', 2]]),
      point([]),
      point([
        ['B', 5],
        ['A', 1],
      ]),
    ];
    expect(slicesOfTypes({ data })).toEqual([
      { name: 'B', value: 5 },
      { name: 'A', value: 3 },
    ]);
  });
});
