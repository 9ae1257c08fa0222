import { describe, expect, it } from 'vitest';
import { waitingRows } from './arrived-rows.ts';

describe('waitingRows', () => {
  it.each([
    [undefined, ['b'], 0],
    [['a'], undefined, 0],
    [['b', 'a'], ['b', 'a'], 0],
    [['b', 'a'], ['d', 'c', 'b'], 2],
    [['b', 'a'], ['f', 'e', 'd'], 3],
    [[], ['a'], 1],
  ])('shown %j, newest %j: %d', (shown, newest, waiting) => {
    expect(waitingRows(shown, newest, (row) => row)).toBe(waiting);
  });
});
