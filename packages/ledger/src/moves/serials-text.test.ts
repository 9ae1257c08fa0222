import { describe, expect, it } from 'vitest';
import { serialsText } from './serials-text.ts';

describe('serial numbers in words', () => {
  it.each([
    [[], ''],
    [[7], '7'],
    [[2, 1], '1, 2'],
    [[5, 3, 4, 9], '3–5, 9'],
    [[3, 3, 4, 5], '3–5'],
    [[-1], 'all'],
    [[-1, 1], 'all, 1'],
    [['9223372036854775806', '9223372036854775807', '9223372036854775805'], '9223372036854775805–9223372036854775807'],
  ])('%j is %s', (serials, text) => {
    expect(serialsText(serials)).toBe(text);
  });
});
