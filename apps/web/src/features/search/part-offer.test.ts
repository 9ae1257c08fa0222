import { describe, expect, it } from 'vitest';
import { partsOf } from './part-offer.tsx';

describe('a search by parts of words', () => {
  it.each([
    ['lantern', '*lantern*'],
    [' two  words ', '*two* *words*'],
    ['lant*', undefined],
    ['0.0.1001', undefined],
    ['', undefined],
  ])('for %j is %j', (text, expected) => {
    expect(partsOf(text)).toBe(expected);
  });
});
