import { describe, expect, it } from 'vitest';
import { axisText, percentText } from './axis-text.ts';

describe('axisText', () => {
  it.each([
    [0, '0'],
    [0.25, '0.25'],
    [999, '999'],
    [1_000, '1K'],
    [1_250, '1.3K'],
    [38_214, '38.2K'],
    [250_000, '250K'],
    [4_810_000, '4.8M'],
    [-2_000_000_000, '-2B'],
    [400_000_000_000_000_000, '400Q'],
    [10_000_000_000_000_000_000, '1e19'],
    [-1_230_000_000_000_000_000, '-1.23e18'],
  ])('%d is %s', (value, text) => {
    expect(axisText(value)).toBe(text);
  });
});

describe('axisText of numbers close to each other', () => {
  it.each([
    [199_965_000_000_000, 2_000_000_000, '199.965T'],
    [199_967_000_000_000, 2_000_000_000, '199.967T'],
    [12_000, 500, '12K'],
    [12_500, 500, '12.5K'],
    [0.003, 0.001, '0.003'],
    [7, 1, '7'],
  ])('%d, with others %d apart, is %s', (value, step, text) => {
    expect(axisText(value, step)).toBe(text);
  });
});

describe('percentText', () => {
  it.each([
    [4.123, '+4.12%'],
    [-12.44, '-12.4%'],
    [0, '0.00%'],
    [12_345.678, '+12,345.7%'],
    [-1_000, '-1,000.0%'],
  ])('%d is %s', (value, text) => {
    expect(percentText(value)).toBe(text);
  });
});
