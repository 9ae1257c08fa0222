import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupThousands, trimCharacters, trimEnd, withoutTrailingZeros } from './digits.ts';

describe('groupThousands', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-100', '-100'],
    ['-1000', '-1,000'],
    ['5000000000000000000', '5,000,000,000,000,000,000'],
  ])('%s is %s', (digits, text) => {
    expect(groupThousands(digits)).toBe(text);
  });

  it('writes what Intl writes', () => {
    const format = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(groupThousands(String(value))).toBe(format.format(value));
      }),
    );
  });
});

describe('withoutTrailingZeros', () => {
  it.each([
    ['1.50', '1.5'],
    ['2.00', '2'],
    ['0.0', '0'],
    ['100', '100'],
    ['1,000.00', '1,000'],
    ['', ''],
  ])('%j is %j', (before, after) => {
    expect(withoutTrailingZeros(before)).toBe(after);
  });
});

describe('trimming', () => {
  it('takes characters from the ends alone', () => {
    expect(trimCharacters('**a*b*', '*')).toBe('a*b');
    expect(trimCharacters('***', '*')).toBe('');
    expect(trimEnd('a//', '/')).toBe('a');
  });
});
