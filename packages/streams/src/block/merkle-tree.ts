import { SHA384_BYTES, sha384, writeSha384 } from '../sha384.ts';

/** First byte of what is hashed: tells leaves from inner nodes, so that one can't pass for the other (HIP-1056). */
const NodePrefix = { leaf: 0, single: 1, inner: 2 } as const;

export const ZERO_HASH: Uint8Array = new Uint8Array(SHA384_BYTES);
const EMPTY_TREE = sha384(Uint8Array.of(NodePrefix.leaf));
const EMPTY_LEAF = sha384(new Uint8Array(0));

/** SHA-384 of a prefix byte and the given bytes. */
export function hashLeaf(bytes: Uint8Array): Uint8Array {
  return sha384(Buffer.concat([Uint8Array.of(NodePrefix.leaf), bytes]));
}

/** Parent of one child. */
export function hashSingle(child: Uint8Array): Uint8Array {
  return sha384(Buffer.concat([Uint8Array.of(NodePrefix.single), child]));
}

/** Parent of two children. */
export function hashPair(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha384(Buffer.concat([Uint8Array.of(NodePrefix.inner), left, right]));
}

/** Parent of two children before nodes had prefixes (HAPI below 0.72). */
export function hashBarePair(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha384(Buffer.concat([left, right]));
}

/**
 * Root of the streaming tree over `items`: pairs of equal height are folded as they complete, what stays open is folded
 * from the right. No items: SHA-384 of one zero byte.
 */
export function streamingRoot(items: readonly Uint8Array[]): Uint8Array {
  const open: Uint8Array[] = [];
  for (const [index, item] of items.entries()) {
    let node = hashLeaf(item);
    for (let rest = index; (rest & 1) === 1; rest >>= 1) node = hashPair(open.pop() ?? ZERO_HASH, node);
    open.push(node);
  }
  let root = open.pop();
  if (root === undefined) return EMPTY_TREE;
  for (let left = open.pop(); left !== undefined; left = open.pop()) root = hashPair(left, root);
  return root;
}

/**
 * Root of the perfect tree over `items` without prefixes, filled up with the hash of nothing (HAPI below 0.72).
 * No items: SHA-384 of no bytes.
 */
export function perfectRoot(items: readonly Uint8Array[]): Uint8Array {
  let level = Buffer.alloc(items.length * SHA384_BYTES);
  for (const [index, item] of items.entries()) writeSha384(item, level, index * SHA384_BYTES);
  let filler = EMPTY_LEAF;
  if (items.length === 0) return filler;
  while (level.length > SHA384_BYTES) {
    if ((level.length / SHA384_BYTES) % 2 === 1) level = Buffer.concat([level, filler]);
    const parents = Buffer.alloc(level.length / 2);
    for (let at = 0; at < level.length; at += 2 * SHA384_BYTES) {
      writeSha384(level.subarray(at, at + 2 * SHA384_BYTES), parents, at / 2);
    }
    level = parents;
    filler = hashBarePair(filler, filler);
  }
  return level;
}

/** Folds a power of two of nodes, level by level, to one. */
export function foldPairs(
  nodes: readonly Uint8Array[],
  pair: (left: Uint8Array, right: Uint8Array) => Uint8Array,
): Uint8Array {
  let level = nodes;
  while (level.length > 1) {
    const parents: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += 2) parents.push(pair(level[at] ?? ZERO_HASH, level[at + 1] ?? ZERO_HASH));
    level = parents;
  }
  return level[0] ?? EMPTY_TREE;
}

/** The empty leaf of the fixed part of the block root. */
export const EMPTY_NODE: Uint8Array = EMPTY_TREE;
