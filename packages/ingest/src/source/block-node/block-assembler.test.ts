import { encode, hapi } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { BlockAssembler } from './block-assembler.ts';

const header = (number: bigint) => encode(hapi.BlockStart, { blockHeader: { number } });
/** Items of other kinds begin with another byte. */
const OTHER = Uint8Array.of(0x12, 0x00);
const items = (...blockItems: Uint8Array[]) => ({
  blockItems: encode(hapi.BlockItemSet, { blockItems }),
  endOfBlock: undefined,
});
const end = (blockNumber: bigint) => ({ blockItems: undefined, endOfBlock: { blockNumber } });

describe('the pieces of a stream', () => {
  it('are put together to blocks, byte for byte', () => {
    const assembler = new BlockAssembler(7n);
    expect(assembler.add(items(header(7n), OTHER))).toBeUndefined();
    expect(assembler.add(items(OTHER))).toBeUndefined();
    expect(assembler.add(end(7n))).toEqual({
      number: 7n,
      bytes: encode(hapi.BlockItemSet, { blockItems: [header(7n), OTHER, OTHER] }),
    });
    expect(assembler.next).toBe(8n);
  });

  it('of blocks that were there before are passed over', () => {
    const assembler = new BlockAssembler(7n);
    for (const message of [items(header(6n)), end(6n), items(header(5n), OTHER)])
      expect(assembler.add(message)).toBeUndefined();
    expect(assembler.add(end(5n))).toBeUndefined();
    assembler.add(items(header(7n)));
    expect(assembler.add(end(7n))?.number).toBe(7n);
  });

  it.each([
    ['items were received before the block header', [items(OTHER)]],
    ['items were received before the block header', [items(OTHER, header(7n))]],
    ['block 8 starts within block 7', [items(header(7n)), items(header(8n))]],
    ['block 7 starts within block 7', [items(header(7n), OTHER, header(7n))]],
    ['block 9 was received instead of block 7', [items(header(9n))]],
    ['block 7 ended as block 8', [items(header(7n)), end(8n)]],
    ['block 7 ended before it started', [end(7n)]],
    ['a part of a block is malformed', [{ blockItems: Uint8Array.of(0x0a, 0x7f, 1), endOfBlock: undefined }]],
    ['a part of a block is malformed', [items(Uint8Array.of(0x0a, 0x7f, 1))]],
  ])('are refused: %s', (message, messages) => {
    const assembler = new BlockAssembler(7n);
    expect(() => messages.map((each) => assembler.add(each))).toThrow(
      expect.objectContaining({ name: 'BlockNodeError', message: expect.stringContaining(message) }),
    );
  });

  it('are bounded in number', () => {
    const assembler = new BlockAssembler(7n);
    assembler.add(items(header(7n)));
    const blockItems = new Array<Uint8Array>(200_000).fill(OTHER);
    const many = { blockItems: encode(hapi.BlockItemSet, { blockItems }), endOfBlock: undefined };
    expect(() => [1, 2, 3, 4].map(() => assembler.add(many))).toThrow('block 7 has more than 800000 items');
  });
});
