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
  ])('%d is %s', (value, text) => {
    expect(axisText(value)).toBe(text);
  });
});

describe('percentText', () => {
  it.each([
    [4.123, '+4.12%'],
    [-12.44, '-12.4%'],
    [0, '0.00%'],
  ])('%d is %s', (value, text) => {
    expect(percentText(value)).toBe(text);
  });
});
