import { hash as hashOnce } from 'node:crypto';
import { SHA384_BYTES, sha384, writeSha384 } from '../sha384.ts';

/** First byte of what is hashed: distinguishes leaves from inner nodes, so that one can't pass for the other (HIP-1056). */
const NodePrefix = { leaf: 0, single: 1, inner: 2 } as const;

/** The hashes of a block's tree, made with one digest; nodes have prefixes (HAPI 0.71 and later). */
export class TreeHashes {
  /** Length of a digest: 48 or 32. */
  readonly bytes: number;
  readonly digest: (bytes: Uint8Array) => Uint8Array;
  readonly zero: Uint8Array;
  /** Hash of one zero byte: an empty tree, and a leaf that is reserved. */
  readonly empty: Uint8Array;

  constructor(bytes: number, digest: (bytes: Uint8Array) => Uint8Array) {
    this.bytes = bytes;
    this.digest = digest;
    this.zero = new Uint8Array(bytes);
    this.empty = digest(Uint8Array.of(NodePrefix.leaf));
  }

  /** Hash of a prefix byte and the given bytes. */
  leaf(bytes: Uint8Array): Uint8Array {
    return this.digest(Buffer.concat([Uint8Array.of(NodePrefix.leaf), bytes]));
  }

  /** Parent of one child. */
  single(child: Uint8Array): Uint8Array {
    return this.digest(Buffer.concat([Uint8Array.of(NodePrefix.single), child]));
  }

  /** Parent of two children. */
  readonly pair = (left: Uint8Array, right: Uint8Array): Uint8Array =>
    this.digest(Buffer.concat([Uint8Array.of(NodePrefix.inner), left, right]));

  /**
   * Root of the streaming tree over `items`: pairs of equal height are folded as they complete, what stays open is folded
   * from the right. No items: `empty`.
   */
  streamingRoot(items: readonly Uint8Array[], empty = this.empty): Uint8Array {
    const open: Uint8Array[] = [];
    for (const [index, item] of items.entries()) {
      let node = this.leaf(item);
      for (let rest = index; (rest & 1) === 1; rest >>= 1) node = this.pair(open.pop() ?? this.zero, node);
      open.push(node);
    }
    let root = open.pop();
    if (root === undefined) return empty;
    for (let left = open.pop(); left !== undefined; left = open.pop()) root = this.pair(left, root);
    return root;
  }
}

const SHA256_BYTES = 32;

/** SHA-256 (32 bytes). */
export function sha256(bytes: Uint8Array): Uint8Array {
  return hashOnce('sha256', bytes, 'buffer');
}

export const SHA384_TREE: TreeHashes = new TreeHashes(SHA384_BYTES, sha384);
const SHA256_TREE: TreeHashes = new TreeHashes(SHA256_BYTES, sha256);

/** The hashes whose digests are so long; undefined where none are. Blocks say what they are hashed with by nothing else. */
export function treeOfDigest(bytes: number): TreeHashes | undefined {
  return [SHA384_TREE, SHA256_TREE].find((tree) => tree.bytes === bytes);
}

const EMPTY_LEAF = sha384(new Uint8Array(0));

/** Parent of two children before nodes had prefixes (HAPI below 0.71). */
export function hashBarePair(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha384(Buffer.concat([left, right]));
}

/**
 * Root of the perfect tree over `items` without prefixes, filled up with the hash of nothing (HAPI below 0.71).
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
    for (let at = 0; at + 1 < level.length; at += 2)
      parents.push(pair(level[at] as Uint8Array, level[at + 1] as Uint8Array));
    level = parents;
  }
  const [root] = level;
  if (root === undefined) throw new RangeError('no nodes to fold');
  return root;
}
