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
    ['1.5', '1500'],
    ['1700000000.123456789', '1700000000123'],
    ['2026-10-31', '1793404800000'],
    ['2026-10-31T02:00:00+02:00', '1793404800000'],
    ['2026-02-30', undefined],
    ['1.2.3', undefined],
    ['9999999999999999999', undefined],
  ])('%j is %j', (text, expected) => {
    expect(epochMs(text)).toBe(expected);
    // What there is can be shown.
    if (expected !== undefined) expect(new Date(Number(epochMs(text))).toISOString()).toContain('T');
  });
});
