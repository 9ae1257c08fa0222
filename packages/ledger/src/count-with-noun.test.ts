import { describe, expect, it } from 'vitest';
import { countWithNoun } from './count-with-noun.ts';

describe('a number with its noun', () => {
  it.each([
    [0, 'node', undefined, '0 nodes'],
    [1, 'node', undefined, '1 node'],
    [1n, 'entity', 'entities', '1 entity'],
    ['2', 'entity', 'entities', '2 entities'],
    [12_000_000_000_000_000_000_000n, 'byte', undefined, '12,000,000,000,000,000,000,000 bytes'],
  ])('%s %s', (count, noun, several, text) => {
    expect(countWithNoun(count, noun, several)).toBe(text);
  });
});
