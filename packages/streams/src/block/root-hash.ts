import { sha384 } from '../sha384.ts';
import { type ByteOrigin, errorIn } from '../wire-origin.ts';
import type { BlockFrame } from './block-frame.ts';
import type { BlockItemSlice } from './block-items.ts';
import { EXTENSIONS, FIRST_TREE, placeOf, TREES } from './item-place.ts';
import { foldPairs, hashBarePair, perfectRoot, SHA384_TREE } from './merkle-tree.ts';
import type { RootLayout } from './root-layout.ts';

/**
 * Root hash over the raw items, which are never re-encoded: 48 bytes, or 32 where the footer's hashes are SHA-256.
 * @throws StreamError `layout-unknown` for an item whose place under the root only a newer program knows
 */
export function blockRootHash(
  origin: ByteOrigin,
  frame: BlockFrame,
  items: readonly BlockItemSlice[],
  layout: RootLayout,
): Uint8Array {
  const { zero } = SHA384_TREE;
  switch (layout) {
    case 'v1_inputs24_outputs567':
      return twoTrees(frame, items, [2, 4], [5, 6, 7]);
    case 'v1_inputs234_outputs1567':
      return twoTrees(frame, items, [2, 3, 4], [1, 5, 6, 7]);
    case 'v2a_5subtrees': {
      const trees = treesOf(origin, frame, items, layout).slice(0, TREES);
      return foldPairs([frame.previousHash, frame.startStateRoot, ...trees.map(perfectRoot), zero], hashBarePair);
    }
    case 'v2b_timestamp': {
      const trees = treesOf(origin, frame, items, layout).slice(0, TREES);
      const leaves = [...footerLeaves(frame, zero), ...trees.map(perfectRoot), ...new Array<Uint8Array>(8).fill(zero)];
      return hashBarePair(sha384(frame.timestampBytes), foldPairs(leaves, hashBarePair));
    }
    default:
      return prefixedRoot(origin, frame, items, layout);
  }
}

function twoTrees(
  frame: BlockFrame,
  items: readonly BlockItemSlice[],
  inputs: readonly number[],
  outputs: readonly number[],
): Uint8Array {
  const rootOf = (kinds: readonly number[]) =>
    perfectRoot(items.filter(({ kind }) => kinds.includes(kind)).map(({ raw }) => raw));
  return foldPairs([frame.previousHash, rootOf(inputs), rootOf(outputs), frame.startStateRoot], hashBarePair);
}

function prefixedRoot(
  origin: ByteOrigin,
  frame: BlockFrame,
  items: readonly BlockItemSlice[],
  layout: 'v3z_zero_empty' | 'v3_prefixed' | 'v4_16leaves',
): Uint8Array {
  const { tree } = frame;
  const empty = layout === 'v3z_zero_empty' ? tree.zero : tree.empty;
  const roots = treesOf(origin, frame, items, layout).map((leaves) => tree.streamingRoot(leaves, empty));
  const leaves = [...footerLeaves(frame, tree.zero), ...roots];
  const time = tree.leaf(frame.timestampBytes);
  if (layout === 'v4_16leaves') return tree.pair(time, foldPairs(leaves, tree.pair));
  return tree.pair(time, tree.single(foldPairs(leaves.slice(0, FIRST_TREE + TREES), tree.pair)));
}

function footerLeaves(frame: BlockFrame, zero: Uint8Array): Uint8Array[] {
  const state = frame.startStateRoot.length === 0 ? zero : frame.startStateRoot;
  return [frame.previousHash, frame.allPreviousRoot ?? zero, state];
}

/** The raw items of consensus headers, inputs, outputs, state changes, traces, and of the trees of new kinds. */
function treesOf(
  origin: ByteOrigin,
  { hapiVersion: { major, minor, patch } }: BlockFrame,
  items: readonly BlockItemSlice[],
  layout: RootLayout,
): Uint8Array[][] {
  const trees = Array.from({ length: TREES + EXTENSIONS }, (): Uint8Array[] => []);
  for (const { kind, raw } of items) {
    const place = placeOf(kind, layout);
    if (place === 'unknown') {
      const actual = `item ${kind} in a block of HAPI ${major}.${minor}.${patch}`;
      throw errorIn(origin, 'layout-unknown', 'items whose place under the root is known', actual);
    }
    if (place !== 'nowhere') trees[place - FIRST_TREE]?.push(raw);
  }
  return trees;
}
