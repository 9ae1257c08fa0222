import { PROFILE_FORM } from '@ledgerscope/contract/profile-forms';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, joinNumber, splitNumber } from './calling-codes.ts';

describe('phone numbers', () => {
  it.each([
    ['+12025550123', 'US', '2025550123'],
    ['+442079460000', 'GB', '2079460000'],
    ['+35312345678', 'IE', '12345678'],
    ['+77012345678', 'KZ', '7012345678'],
    ['+999123', 'US', '999123'],
  ])('%s is of %s', (number, country, rest) => {
    expect(splitNumber(number)).toEqual({ country, rest });
  });

  it('are put together from country and number, and back', () => {
    expect(joinNumber('DE', ' 30 901820 ')).toBe('+49 30 901820');
    expect(joinNumber('DE', '+43 1 234567')).toBe('+43 1 234567');
    expect(joinNumber('DE', '  ')).toBe('');
    for (const { country, code } of [...COUNTRIES.preferred, ...COUNTRIES.others]) {
      const stored = PROFILE_FORM.contact.read(joinNumber(country, '123 456 78'));
      expect(stored, country).toEqual({ ok: true, value: `+${code}12345678` });
    }
  });
});
