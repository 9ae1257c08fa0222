import { hexText } from '@ledgerscope/ledger';
import { describe, expect, it } from 'vitest';
import { BlockProof, MerklePath } from '../hapi/messages.ts';
import { encode } from '../wire/encode.ts';
import { wholeFile } from '../wire-origin.ts';
import { checkProof, parseProof } from './block-proof.ts';
import { SHA384_TREE as tree } from './merkle-tree.ts';

const hash = (byte: number): Uint8Array => new Uint8Array(48).fill(byte);
const time = (block: number): Uint8Array => Uint8Array.of(8, block);
const NONE = new Uint8Array(0);

/** The siblings within the tree of a block, from the leaf of the root before. */
const inside = (block: number, count: number) => Array.from({ length: count }, (_, index) => hash(block * 10 + index));

/** The root of a block over that of the one before: eight leaves and a parent of one child, or sixteen leaves. */
function rootOver(before: Uint8Array, block: number, leaves: 8 | 16): Uint8Array {
  const fold = inside(block, leaves === 8 ? 3 : 4).reduce((node, sibling) => tree.pair(node, sibling), before);
  return tree.pair(tree.leaf(time(block)), leaves === 8 ? tree.single(fold) : fold);
}

/** A proof of block 1 by the signature of a later one. */
function proofOver(last: number, leaves: 8 | 16, marks: boolean): Uint8Array {
  const siblings = Array.from({ length: last - 1 }, (_, index) => {
    const block = index + 2;
    const right = inside(block, leaves === 8 ? 3 : 4).map((each) => ({ isLeft: false, hash: each }));
    const mark = leaves === 8 && marks ? [{ isLeft: false, hash: NONE }] : [];
    return [...right, ...mark, ...(block === last ? [] : [{ isLeft: true, hash: tree.leaf(time(block)) }])];
  }).flat();
  const paths = [
    { ...MerklePath.create(), timestampLeaf: time(last), nextPathIndex: 2 },
    { ...MerklePath.create(), hash: hash(1), siblings, nextPathIndex: 2 },
    { ...MerklePath.create(), nextPathIndex: 0xffff_ffff },
  ];
  const blockStateProof = { paths, signedBlockProof: { blockSignature: hash(9) } };
  return encode(BlockProof, { ...BlockProof.create(), block: 1n, blockStateProof });
}

describe('the path of a state proof', () => {
  const cases = [2, 3, 4, 5, 6, 7].flatMap((last) =>
    (
      [
        [last, 8, true],
        [last, 8, false],
        [last, 16, false],
      ] as const
    ).map((each) => each),
  );
  it.each(cases)(
    'over blocks up to %i of %i leaves leads to the signed root, with marks of single children: %s',
    (last, leaves, marks) => {
      const bytes = proofOver(last, leaves, marks);
      let root = hash(1);
      for (let block = 2; block <= last; block++) root = rootOver(root, block, leaves);
      const check = checkProof(wholeFile('b', bytes), parseProof(wholeFile('b', bytes), bytes, 1n, tree), hash(1));
      expect(check.kind).toBe('state-path');
      if (check.kind !== 'state-path') return;
      expect(hexText(check.signedRoot)).toBe(hexText(root));
      expect(check.length).toBe((last - 1) * (leaves === 16 || marks ? 5 : 4) - 1);
    },
  );
});
