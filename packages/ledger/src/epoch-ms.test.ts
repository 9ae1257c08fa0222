import { describe, expect, it } from 'vitest';
import { epochMs } from './epoch-ms.ts';

describe('an instant in an address', () => {
  it.each([
    ['1700000000000', '1700000000000'],
    ['1700000000', '1700000000000'],
    ['0', '0'],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['9999999999999999999', undefined],
  ])('%j is %j', (text, expected) => {
    expect(epochMs(text)).toBe(expected);
    // What there is can be shown.
    if (expected !== undefined) expect(new Date(Number(epochMs(text))).toISOString()).toContain('T');
  });
});
