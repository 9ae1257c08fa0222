import { describe, expect, it } from 'vitest';
import { isTupleWithin } from './bounds.ts';

const lt = (value: bigint) => [{ operator: 'lt', value }] as const;
const lte = (value: bigint) => [{ operator: 'lte', value }] as const;

describe('bounds of several keys', () => {
  it.each([
    ['before the second key', [lte(5n), lt(7n), []], [5n, 6n, 9n], true],
    ['at a bound of the second key that is exclusive', [lte(5n), lt(7n), []], [5n, 7n, 0n], false],
    ['at it, with a third bound from the page before', [lte(5n), lt(7n), lt(9n)], [5n, 7n, 0n], false],
    ['at inclusive bounds, before the third key', [lte(5n), lte(7n), lt(9n)], [5n, 7n, 8n], true],
    ['at all bounds', [lte(5n), lte(7n), lt(9n)], [5n, 7n, 9n], false],
    ['before the first key, whatever follows', [lte(5n), lt(7n), lt(9n)], [4n, 99n, 99n], true],
  ] as const)('%s', (_, filters, values, expected) => {
    expect(isTupleWithin(filters, values)).toBe(expected);
  });
});
