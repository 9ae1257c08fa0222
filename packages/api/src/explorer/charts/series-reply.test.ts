import { describe, expect, it } from 'vitest';
import { percentChange } from './read-series.ts';

describe('a change in percent', () => {
  it.each([
    [13_312n, 7_464n, 78.35],
    [7_464n, 13_312n, -43.93],
    [1n, 3n, -66.67],
    [1n, 20_000n, -100],
    [20_001n, 20_000n, 0.01],
    [19_999n, 20_000n, -0.01],
    [5n, 5n, 0],
    [0n, 5n, -100],
  ])('of %d after %d is %d', (now, before, percent) => expect(percentChange(now, before)).toBe(percent));

  it('is not known where there was nothing before', () => {
    expect(percentChange(5n, 0n)).toBeNull();
    expect(percentChange(5n, undefined)).toBeNull();
  });
});
