import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { Amount } from './amount.ts';
import { fromAmount, toAmount } from './amount-value.ts';

describe('toAmount', () => {
  it('writes a JSON integer within 2^53-1 and a decimal string beyond', () => {
    expect(toAmount(9_007_199_254_740_991n)).toBe(9_007_199_254_740_991);
    expect(toAmount(9_007_199_254_740_992n)).toBe('9007199254740992');
    expect(toAmount(-9_223_372_036_854_775_808n)).toBe('-9223372036854775808');
  });

  it('loses nothing on its way through JSON', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 64n - 1n }), (value) => {
        const onTheWire: Amount = JSON.parse(JSON.stringify(toAmount(value)));
        expect(fromAmount(onTheWire)).toBe(value);
        expect(Value.Check(Amount, onTheWire)).toBe(true);
      }),
    );
  });

  it('has a schema that refuses fractions and rounded integers', () => {
    expect(Value.Check(Amount, 1.5)).toBe(false);
    expect(Value.Check(Amount, 2 ** 53)).toBe(false);
    expect(Value.Check(Amount, '1.5')).toBe(false);
  });
});
