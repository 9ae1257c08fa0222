import { describe, expect, it } from 'vitest';
import { fromStoredHash, isBlockHash, toStoredHash } from './stored-hash.ts';

describe('hashes of blocks as they are stored', () => {
  it.each([
    ['SHA-384', Uint8Array.from({ length: 48 }, (_, at) => at + 1)],
    ['SHA-256', Uint8Array.from({ length: 32 }, (_, at) => at + 1)],
    ['the zeros before the first block', new Uint8Array(48)],
  ])('%s come back as they were', (_, hash) => {
    expect(toStoredHash(hash).length).toBe(48);
    expect(Buffer.compare(fromStoredHash(toStoredHash(hash)), hash)).toBe(0);
    expect(isBlockHash(hash)).toBe(true);
  });

  it('are of no other length', () => {
    for (const length of [0, 20, 33, 64]) expect(isBlockHash(new Uint8Array(length))).toBe(false);
  });
});
