import { hash } from 'node:crypto';

/** What blocks are hashed with: SHA-384 up to the cutover, SHA-256 from then on. */
export type BlockDigest = 'sha384' | 'sha256';

const PREFIX = { leaf: Buffer.from([0]), pair: Buffer.from([2]) } as const;
const DIGEST_BYTES = { sha384: 48, sha256: 32 } as const;

/** The hashes of blocks' trees (HIP-1056), written apart from the reader's code, so that one checks the other. */
export class BlockTree {
  /** Length of a hash. */
  readonly bytes: number;
  /** Hash of one zero byte: a tree without leaves, and a leaf that is reserved. */
  readonly empty: Buffer;
  readonly #digest: BlockDigest;

  constructor(digest: BlockDigest) {
    this.#digest = digest;
    this.bytes = DIGEST_BYTES[digest];
    this.empty = hash(digest, PREFIX.leaf, 'buffer');
  }

  leaf(bytes: Uint8Array): Buffer {
    return hash(this.#digest, Buffer.concat([PREFIX.leaf, bytes]), 'buffer');
  }

  pair(left: Uint8Array, right: Uint8Array): Buffer {
    return hash(this.#digest, Buffer.concat([PREFIX.pair, left, right]), 'buffer');
  }

  /** The roots of the full subtrees of a tree over `count` leaves, with one more leaf. */
  append(open: readonly Uint8Array[], count: number, leaf: Uint8Array): Uint8Array[] {
    const roots = [...open];
    let node: Uint8Array = leaf;
    // Equal subtrees are joined, as carries are when a binary number counts up.
    for (let rest = count; rest % 2 === 1; rest = (rest - 1) / 2) node = this.pair(roots.pop() ?? this.empty, node);
    roots.push(node);
    return roots;
  }

  /** The root of a tree of these full subtrees, the largest first. */
  rootOf(open: readonly Uint8Array[]): Uint8Array {
    const join = (right: Uint8Array | undefined, left: Uint8Array) =>
      right === undefined ? left : this.pair(left, right);
    return open.reduceRight<Uint8Array | undefined>(join, undefined) ?? this.empty;
  }

  /** The root of a tree over these items. */
  root(items: readonly Uint8Array[]): Uint8Array {
    const open = items.reduce<readonly Uint8Array[]>(
      (roots, item, count) => this.append(roots, count, this.leaf(item)),
      [],
    );
    return this.rootOf(open);
  }

  /** The root over a power of two of nodes. */
  fold(nodes: readonly Uint8Array[]): Uint8Array {
    const [first = this.empty] = nodes;
    if (nodes.length < 2) return first;
    const half = nodes.length / 2;
    return this.pair(this.fold(nodes.slice(0, half)), this.fold(nodes.slice(half)));
  }
}
