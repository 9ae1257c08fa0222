import { describe, expect, it } from 'vitest';
import { spanFault } from './span-fault.ts';

describe('a span of time', () => {
  it.each([
    ['1000', '999'],
    ['1000', '1000'],
    // As text it would be later.
    ['1000', '99'],
  ])('from %s to %s has no length, and says so', (from, to) => {
    expect(spanFault(from, to)).toBe('The end must be after the start');
  });

  it.each([
    ['1000', '1001'],
    ['999', '1000'],
    [undefined, '1000'],
    ['1000', undefined],
    ['', '1000'],
    ['1000', ''],
  ])('from %s to %s is fine', (from, to) => {
    expect(spanFault(from, to)).toBeUndefined();
  });
});
