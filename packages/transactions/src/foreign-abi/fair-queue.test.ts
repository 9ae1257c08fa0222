import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

describe('owners that wait', () => {
  it('take turns', () => {
    const queue = new FairQueue<string>(3);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.slice(0, 1), item);
    const taken = Array.from({ length: 7 }, () => queue.take());
    expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', undefined]);
    expect(queue.isEmpty).toBe(true);
  });

  it('have so much waiting each, and what is done again comes first', () => {
    const queue = new FairQueue<number>(2);
    expect([1, 2, 3].map((item) => queue.add('a', item))).toEqual([true, true, false]);
    expect(queue.add('b', 4)).toBe(true);
    queue.addFirst(0);
    expect(Array.from({ length: 4 }, () => queue.take())).toEqual([0, 1, 4, 2]);
  });
});
