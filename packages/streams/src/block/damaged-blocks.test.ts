import path from 'node:path';
import { hexText } from '@ledgerscope/ledger';
import { readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { decompress } from '../compression.ts';
import { StreamError } from '../stream-error.ts';
import { type BlockFile, readBlockFile } from './read-block-file.ts';

const FOLDER = 'files/block';
const FILES = [
  'mirror-node-tests/0000/0000/0000/0000/008.blk.zstd',
  'mirror-node-tests/0000/0000/0000/0000/025.blk.zstd',
  'mirror-node-tests/000000000000000000000000000000000142.blk.gz',
  'mirror-node-tests/000000000000000000000000000000000143.blk.gz',
  'mirror-node-tests/early/000000000000000000000000000000000981.blk.gz',
  'mirror-node-tests/early/000000000000000000000000000007858853.blk.gz',
  'solo-and-dev/CN_11_12_TSS_SCHNORR/4.blk.gz',
  'solo-and-dev/HAPI-0-64-0/000000000000000000000000000000000014.blk.gz',
];
const ROUNDS = 800;
const MAX_MS = 1000;

/** Numbers below `limit` that are the same in every run (mulberry32). */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % limit;
  };
}

/** Flips bits, cuts the end, drops, repeats or moves a piece. */
function damage(bytes: Uint8Array, roll: (limit: number) => number): Uint8Array {
  const at = roll(bytes.length);
  const piece = bytes.slice(at, at + 1 + roll(64));
  switch (roll(5)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + piece.length)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
    case 3: {
      const copy = bytes.slice();
      copy.set(piece.subarray(0, bytes.length - Math.max(0, bytes.length - piece.length)), 0);
      return copy;
    }
    default: {
      const copy = bytes.slice();
      for (let flips = 1 + roll(3); flips > 0; flips--) {
        const place = roll(bytes.length);
        copy[place] = (copy[place] ?? 0) ^ (1 << roll(8));
      }
      return copy;
    }
  }
}

/** What the reader made of it: a block, or the reason of its error. Any other error fails the test. */
function attempt(name: string, bytes: Uint8Array): BlockFile | string {
  try {
    return readBlockFile(name, bytes);
  } catch (error) {
    if (error instanceof StreamError) return error.reason;
    throw error;
  }
}

/** A verified root must be the true one, with the very same transactions under it. */
function expectHonest(outcome: BlockFile | string, original: BlockFile): void {
  if (typeof outcome === 'string') return;
  for (const proof of outcome.proofs) expect(proof.authenticity).toBe('unverified');
  if (outcome.rootHash.status !== 'verified') return;
  expect(hexText(outcome.hash)).toBe(hexText(original.hash));
  expect(outcome.number).toBe(original.number);
  expect(outcome.items.map((item) => hexText(item.recordBytes))).toEqual(
    original.items.map((item) => hexText(item.recordBytes)),
  );
}

describe('damaged blocks', () => {
  it.each(FILES)('%s: typed errors only, never verified', { timeout: 60_000 }, (file) => {
    const packed = readReal(`${FOLDER}/${file}`);
    const name = path.basename(file);
    const original = readBlockFile(name, packed);
    const plain = decompress(name, packed);
    const roll = dice(20261121);
    let refused = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage();
      for (const damaged of [damage(plain, roll), damage(packed, roll)]) {
        const outcome = attempt(name, damaged);
        if (typeof outcome === 'string') refused++;
        expectHonest(outcome, original);
      }
      // Of the processor: a busy machine takes longer.
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(MAX_MS);
    }
    expect(refused).toBeGreaterThan(ROUNDS / 2);
  });

  it('names file and offset', () => {
    const file = `${FOLDER}/${FILES[0]}`;
    const plain = decompress('8.blk', readReal(file));
    const cut = plain.subarray(0, plain.length - 3);
    expect(() => readBlockFile('8.blk', cut)).toThrow(/^8\.blk: truncated at offset \d+/);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['one byte', Uint8Array.of(10)],
    ['an empty item', Uint8Array.of(10, 0)],
    ['another message', Uint8Array.of(18, 1, 0)],
  ])('%s is refused', (_, bytes) => {
    expect(() => readBlockFile('x.blk', bytes)).toThrow(StreamError);
  });
});
