import { isDeepStrictEqual } from 'node:util';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { hasReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { decompress } from '../../compression.ts';
import { StreamError } from '../../stream-error.ts';
import { moveItems, randomBelow } from '../../testing/move-items.ts';
import { type BlockFile, readBlockFile } from '../read-block-file.ts';

const RUNS = testSize(120, 2000);
/** Those in `blocks` stand beside the repository. */
const SAMPLES = [
  'blocks/hapi-0.68.0-snapshot_block-14.blk.gz',
  'blocks/hapi-0.78.0-snapshot_wraps_block-1.blk.gz',
  'files/block/mirror-node-tests/000000000000000000000000000000000076.blk.gz',
  'files/block/mirror-node-tests/000000000000000000000000000000000142.blk.gz',
  'files/block/mirror-node-tests/early/000000000000000000000000000000000981.blk.gz',
  'files/block/mirror-node-tests/early/000000000000000000000000000007858853.blk.gz',
  'files/block/solo-and-dev/CN_0_73_TSS_WRAPS_LEGACY/2.blk.gz',
  'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR/2.blk.gz',
  'files/block/solo-and-dev/CN_11_12_TSS_SCHNORR/3.blk.gz',
  'files/block/solo-and-dev/HAPI-0-64-0/000000000000000000000000000000000014.blk.gz',
];

/** Everything that is read of a block but its length, and the places of fields that are not known. */
function saidBy({ size: _size, unknownFields: _unknownFields, ...said }: BlockFile): object {
  return said;
}

describe('real blocks whose items were moved and whose root is the same', () => {
  const blocks = SAMPLES.filter(hasReal).map((name) => {
    const bytes = Uint8Array.from(decompress(name, readReal(name)));
    return { name, bytes, genuine: readBlockFile('b', bytes) };
  });

  it(
    `are refused, or say the same of everything that is kept: ${RUNS} of them`,
    () => {
      const random = randomBelow(34);
      let refused = 0;
      for (let run = 0; run < RUNS; ) {
        const block = blocks[random(blocks.length)];
        if (block === undefined) break;
        const moved = moveItems(block.bytes, block.genuine.rootHash.variant, random);
        if (moved === undefined) continue;
        run++;
        const { genuine, name } = block;
        try {
          const read = readBlockFile('b', moved);
          expect(isDeepStrictEqual(saidBy(read), saidBy(genuine)), name).toBe(true);
        } catch (error) {
          if (!(error instanceof StreamError)) throw error;
          refused++;
        }
      }
      // The others have headers, state signatures, or state changes of a round elsewhere.
      expect(refused / RUNS).toBeGreaterThan(0.7);
    },
    testSize(60_000, 600_000),
  );
});
