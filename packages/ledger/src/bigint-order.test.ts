import { expect, it } from 'vitest';
import { compareAscending } from './bigint-order.ts';

it('sorts whole numbers that are one as a JavaScript number', () => {
  const most = 2n ** 63n;
  expect([most, -most, most - 1n, 0n, most - 1n].toSorted(compareAscending)).toEqual([
    -most,
    0n,
    most - 1n,
    most - 1n,
    most,
  ]);
  expect(compareAscending(most, most)).toBe(0);
});
