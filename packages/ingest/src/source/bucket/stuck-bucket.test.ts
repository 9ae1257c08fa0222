import { describe, expect, it } from 'vitest';
import { BucketBlocks } from './bucket-blocks.ts';
import type { ObjectStore } from './object-store.ts';
import { listRecordFiles } from './record-listing.ts';

/** A bucket that answers with the same keys whatever they are to come after. */
function stuckBucket(key: string) {
  const store = {
    asked: 0,
    firstKeyAfter: async () => {
      store.asked++;
      return key;
    },
    keysAfter: async () => {
      store.asked++;
      return { keys: [key], more: true };
    },
  };
  return store;
}

describe('what asks a bucket again and again', () => {
  it('ends its search for the newest block where the bucket gives earlier ones', async () => {
    const bucket = stuckBucket('block/0000/0000/0000/0000/005.blk.zstd');
    const blocks = new BucketBlocks(bucket as unknown as ObjectStore, 'block/');
    expect(await blocks.range()).toEqual({ first: 5n, last: 5n });
    expect(bucket.asked).toBeLessThan(100);
  });

  it('lists no page twice', async () => {
    const bucket = stuckBucket('record0.0.3/2026-01-01T00_00_00.000000000Z.rcd.gz');
    const folder = { prefix: 'record0.0.3/', node: undefined };
    const { files } = await listRecordFiles(bucket as unknown as ObjectStore, [folder], '2026-01-01T00_00_02Z.rcd.gz');
    expect(files).toEqual([]);
    expect(bucket.asked).toBeLessThan(3);
  });
});
