import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentText } from './token-reply.ts';

describe('percentText', () => {
  it('is exact where 18 digits are enough', () => {
    expect(percentText(1n, 3n)).toBe('33.333333333333333333');
    expect(percentText(1n, 8n)).toBe('12.5');
    expect(percentText(7n, 7n)).toBe('100');
    expect(percentText(0n, 7n)).toBe('0');
    expect(percentText(1n, 9_223_372_036_854_775_807n)).toBe('0.00000000000000001');
  });

  it('is null without a whole', () => {
    expect([percentText(1n, 0n), percentText(1n, null), percentText(-1n, 5n)]).toEqual([null, null, null]);
  });

  it('never exceeds the share, and misses it by less than the last digit', () => {
    const sizes = fc.bigInt({ min: 1n, max: 9_223_372_036_854_775_807n });
    fc.assert(
      fc.property(sizes, sizes, (part, whole) => {
        const [units = '', digits = ''] = (percentText(part, whole) ?? '').split('.');
        const scaled = BigInt(units + digits.padEnd(18, '0'));
        const exact = part * 100n * 10n ** 18n;
        expect(scaled * whole <= exact && (scaled + 1n) * whole > exact).toBe(true);
      }),
    );
  });
});
