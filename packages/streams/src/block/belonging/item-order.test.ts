import { describe, expect, it } from 'vitest';
import { BlockItem } from '../../hapi/messages.ts';
import { blockOf, itemsOf } from '../../testing/built-blocks.ts';
import { encode } from '../../wire/encode.ts';
import { readBlockFile } from '../read-block-file.ts';

describe('the end of a block', () => {
  it('is its footer and its proofs', () => {
    const whole = blockOf(itemsOf({ at: 1, body: { memo: 'one' } }));
    expect(readBlockFile('9.blk', whole).items).toHaveLength(1);
    const round = encode(BlockItem, { ...BlockItem.create(), roundHeader: Uint8Array.of(8, 1) });
    const late = Buffer.concat([whole, Uint8Array.of(10, round.length, ...round)]);
    expect(() => readBlockFile('9.blk', late)).toThrow(/foreign-result.*nothing but proofs behind the block's proof/);
  });
});
