import { describe, expect, it } from 'vitest';
import { percentOfFraction, shareText } from './percent-text.ts';

describe('percentOfFraction', () => {
  it('is numerator / denominator * 100, exact beyond what a double holds', () => {
    expect(percentOfFraction(5n, 100n)).toBe('5%');
    expect(percentOfFraction(15n, 1000n)).toBe('1.5%');
    expect(percentOfFraction(1n, 3n)).toBe('33.333333%');
    expect(percentOfFraction(9223372036854775807n, 9223372036854775807n)).toBe('100%');
  });

  it('is none without a denominator', () => {
    expect(percentOfFraction(5n, 0n)).toBeUndefined();
    expect(percentOfFraction(-5n, 100n)).toBeUndefined();
  });
});

describe('shareText', () => {
  it('keeps four digits and never says zero of something', () => {
    expect([shareText('99.776403129'), shareText('100'), shareText('0.5')]).toEqual(['99.7764%', '100%', '0.5%']);
    expect([shareText('0.00000001'), shareText('0')]).toEqual(['<0.0001%', '0%']);
  });
});
