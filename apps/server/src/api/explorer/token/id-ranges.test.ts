import { formatEntityId, packEntityId } from '@ledgerscope/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idRangesOf } from './id-ranges.ts';

describe('idRangesOf', () => {
  it('holds exactly the ids whose text begins so', () => {
    const nums = fc.oneof(fc.bigInt({ min: 0n, max: 2_000n }), fc.bigInt({ min: 0n, max: 0x3f_ffff_ffffn }));
    const shards = fc.bigInt({ min: 0n, max: 12n });
    const cuts = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(shards, nums, nums, cuts, (shard, named, num, cut) => {
        const id = packEntityId(shard, 0n, num);
        const text = `${shard}.0.${`${named}`.slice(0, cut)}`;
        if (id === undefined) throw new Error('out of range');
        const inside = (idRangesOf(text) ?? []).some(({ first, last }) => id >= first && id <= last);
        expect(inside, `${formatEntityId(id)} and ${text}`).toBe(formatEntityId(id).startsWith(text));
      }),
    );
  });

  it('is nothing for other texts', () => {
    for (const text of ['', 'coin', '0.0', '1', '0.0.x', '0.0.1-abcde', '99999.0.1'])
      expect(idRangesOf(text), text).toBeUndefined();
    expect(idRangesOf('0.0.05')).toEqual([]);
  });
});
