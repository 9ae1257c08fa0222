import type { SemanticVersion } from '../hapi/messages.ts';
import { sha384 } from '../sha384.ts';
import type { BlockFrame } from './block-frame.ts';
import { type BlockItemSlice, ItemKind } from './block-items.ts';
import {
  EMPTY_NODE,
  foldPairs,
  hashBarePair,
  hashLeaf,
  hashPair,
  hashSingle,
  perfectRoot,
  streamingRoot,
  ZERO_HASH,
} from './merkle-tree.ts';

/**
 * How a block's root is made of its items; the network changed it with its versions:
 * v1 two trees (inputs, outputs) with the item numbers of its name, v2a five trees, v2b five trees and the block's time,
 * v3 as v2b with node prefixes and eight leaves, v4 as v3 with sixteen (HIP-1056 as it stands).
 */
export type RootLayout =
  | 'v1_inputs24_outputs567'
  | 'v1_inputs234_outputs1567'
  | 'v2a_5subtrees'
  | 'v2b_timestamp'
  | 'v3_prefixed'
  | 'v4_16leaves';

/** Layouts of blocks without and with a footer, newest first. */
const BEFORE_FOOTER: readonly RootLayout[] = ['v2a_5subtrees', 'v1_inputs234_outputs1567', 'v1_inputs24_outputs567'];
const WITH_FOOTER: readonly RootLayout[] = ['v4_16leaves', 'v3_prefixed', 'v2b_timestamp'];

/** Minor versions of HAPI 0.x whose real blocks confirmed the layout; between these ranges it is not known. */
const CONFIRMED: readonly (readonly [from: number, to: number, layout: RootLayout])[] = [
  [57, 57, 'v1_inputs24_outputs567'],
  [59, 63, 'v1_inputs234_outputs1567'],
  [64, 65, 'v2a_5subtrees'],
  [69, 69, 'v2b_timestamp'],
  [72, 75, 'v3_prefixed'],
  [78, 78, 'v4_16leaves'],
];

/** The layout that blocks of this HAPI version use, or undefined where no real block has shown it. */
export function layoutOf(version: SemanticVersion): RootLayout | undefined {
  if (version.major > 0) return undefined;
  return CONFIRMED.find(([from, to]) => version.minor >= from && version.minor <= to)?.[2];
}

/** Layouts that a block of this form can have, the likeliest first. */
export function possibleLayouts(frame: BlockFrame): readonly RootLayout[] {
  const all = frame.allPreviousRoot === undefined ? BEFORE_FOOTER : WITH_FOOTER;
  const confirmed = layoutOf(frame.hapiVersion);
  if (confirmed === undefined || !all.includes(confirmed)) return all;
  return [confirmed, ...all.filter((layout) => layout !== confirmed)];
}

/** Root hash (48 bytes) over the raw items, which are never encoded anew. */
export function blockRootHash(frame: BlockFrame, items: readonly BlockItemSlice[], layout: RootLayout): Uint8Array {
  switch (layout) {
    case 'v1_inputs24_outputs567':
      return twoTrees(frame, items, [2, 4], [5, 6, 7]);
    case 'v1_inputs234_outputs1567':
      return twoTrees(frame, items, [2, 3, 4], [1, 5, 6, 7]);
    case 'v2a_5subtrees': {
      const leaves = [frame.previousHash, frame.startStateRoot, ...fiveRoots(items, perfectRoot), ZERO_HASH];
      return foldPairs(leaves, hashBarePair);
    }
    case 'v2b_timestamp': {
      const leaves = [...footerLeaves(frame), ...fiveRoots(items, perfectRoot), ...new Array(8).fill(ZERO_HASH)];
      return hashBarePair(sha384(frame.timestampBytes), foldPairs(leaves, hashBarePair));
    }
    default:
      return prefixedRoot(frame, items, layout);
  }
}

function twoTrees(
  frame: BlockFrame,
  items: readonly BlockItemSlice[],
  inputs: readonly number[],
  outputs: readonly number[],
): Uint8Array {
  const input = perfectRoot(rawOf(items, (kind) => inputs.includes(kind)));
  const output = perfectRoot(rawOf(items, (kind) => outputs.includes(kind)));
  return foldPairs([frame.previousHash, input, output, frame.startStateRoot], hashBarePair);
}

function prefixedRoot(
  frame: BlockFrame,
  items: readonly BlockItemSlice[],
  layout: 'v3_prefixed' | 'v4_16leaves',
): Uint8Array {
  const leaves = [...footerLeaves(frame), ...fiveRoots(items, streamingRoot)];
  const time = hashLeaf(frame.timestampBytes);
  if (layout === 'v3_prefixed') return hashPair(time, hashSingle(foldPairs(leaves, hashPair)));
  return hashPair(time, foldPairs([...leaves, ...new Array(8).fill(EMPTY_NODE)], hashPair));
}

function footerLeaves(frame: BlockFrame): Uint8Array[] {
  const state = frame.startStateRoot.length === 0 ? ZERO_HASH : frame.startStateRoot;
  return [frame.previousHash, frame.allPreviousRoot ?? ZERO_HASH, state];
}

/** Roots over consensus headers, inputs, outputs, state changes and traces. */
function fiveRoots(
  items: readonly BlockItemSlice[],
  rootOf: (leaves: readonly Uint8Array[]) => Uint8Array,
): Uint8Array[] {
  return [0, 1, 2, 3, 4].map((tree) => rootOf(rawOf(items, (kind) => treeOf(kind) === tree)));
}

const TREES: readonly (number | undefined)[] = (() => {
  const trees: (number | undefined)[] = [];
  trees[ItemKind.eventHeader] = 0;
  trees[ItemKind.roundHeader] = 0;
  trees[ItemKind.transaction] = 1;
  trees[ItemKind.header] = 2;
  trees[ItemKind.result] = 2;
  trees[ItemKind.output] = 2;
  trees[ItemKind.recordFile] = 2;
  trees[ItemKind.stateChanges] = 3;
  trees[ItemKind.trace] = 4;
  return trees;
})();

/** From number 20 on the last decimal digit names the tree (block_item.proto, "Forward Compatibility"). */
function treeOf(kind: number): number | undefined {
  return kind >= 20 ? kind % 10 : TREES[kind];
}

function rawOf(items: readonly BlockItemSlice[], wanted: (kind: number) => boolean): Uint8Array[] {
  return items.filter((item) => wanted(item.kind)).map((item) => item.raw);
}
