import type { BlockRow } from '@ledgerscope/ledger-store';
import { expect, it } from 'vitest';
import { confirmRoots } from './confirm-roots.ts';

const hash = (byte: number): Uint8Array => new Uint8Array(48).fill(byte);
const hexOfByte = (byte: number): string => `0${byte}`.repeat(48);
const row = (sequence: bigint, own: number, previous: number, tried: readonly number[] = []): BlockRow =>
  ({
    sequence,
    hash: hash(own),
    fileHash: hash(own),
    previousHash: hash(previous),
    triedHashes: tried.map(hexOfByte),
  }) as never;

it('takes the root that the next block names for that of a block whose layout was guessed', () => {
  const rows = confirmRoots([row(1n, 1, 0, [1, 2]), row(2n, 3, 2, [3, 4]), row(3n, 5, 3, [5, 6]), row(4n, 7, 9)]);
  expect(rows.map((each) => [each.hash[0], each.fileHash[0], each.triedHashes])).toEqual([
    [2, 2, []],
    [3, 3, []],
    // Of the block after a gap, and of the last one, nothing is confirmed.
    [5, 5, [hexOfByte(5), hexOfByte(6)]],
    [7, 7, []],
  ]);
});
