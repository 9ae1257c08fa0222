import { type Draft, encode, hapi, ItemKind } from '@ledgerscope/streams';
import { timestamp } from '../world/ids.ts';
import { type BlockDigest, BlockTree } from './block-tree.ts';
import { field } from './delimited.ts';

/** Where a chain of blocks is. */
export interface BlockPosition {
  /** Root hash of the last block, zeros before the first. */
  readonly previousRoot: Uint8Array;
  readonly blocks: number;
  /** Roots of the full subtrees of the tree over all block roots, the largest first. */
  readonly openRoots: readonly Uint8Array[];
}

/** One item of a block. */
export interface BlockItemBytes {
  /** One of `ItemKind`. */
  readonly kind: number;
  readonly value: Uint8Array;
}

/** What a block says, without its hashes. */
export interface BlockContents {
  readonly number: bigint;
  readonly firstNs: bigint;
  readonly version: readonly [number, number, number];
  /** What is between header and footer. */
  readonly items: readonly BlockItemBytes[];
}

/** A block without its proof. */
export interface SealedBlock {
  readonly number: bigint;
  /** Serialized `Block` up to its footer. */
  readonly contents: Buffer;
  readonly root: Uint8Array;
}

/** The items of each of a block's five trees: consensus headers, inputs, outputs, state changes, traces. */
const TREES: readonly (readonly number[])[] = [
  [ItemKind.eventHeader, ItemKind.roundHeader],
  [ItemKind.transaction],
  [ItemKind.header, ItemKind.result, ItemKind.output, ItemKind.recordFile],
  [ItemKind.stateChanges],
  [ItemKind.trace],
];
const BLOCK_ITEMS = 1;
/** Leaves 9 to 16 of the block's tree are reserved (HIP-1056). */
const RESERVED_LEAVES = 8;

/** Makes blocks, each of which names the root of the one before. */
export class BlockChain {
  readonly #tree: BlockTree;
  #position: BlockPosition;

  constructor(digest: BlockDigest, position?: BlockPosition) {
    this.#tree = new BlockTree(digest);
    this.#position = position ?? { previousRoot: new Uint8Array(this.#tree.bytes), blocks: 0, openRoots: [] };
  }

  get position(): BlockPosition {
    return this.#position;
  }

  /** The next block. */
  seal({ number, firstNs, version, items }: BlockContents): SealedBlock {
    const { previousRoot, blocks, openRoots } = this.#position;
    const tree = this.#tree;
    const allRoots = tree.rootOf(openRoots);
    const header = { kind: ItemKind.header, value: blockHeader(number, firstNs, version) };
    const footer = encode(hapi.BlockFooter, {
      previousBlockRootHash: previousRoot,
      rootHashOfAllBlockHashesTree: allRoots,
      // A simulated node has no state tree.
      startOfBlockStateRootHash: tree.empty,
    });
    const written = [header, ...items].map(({ kind, value }) => ({ kind, raw: field(kind, value) }));
    const trees = TREES.map((kinds) =>
      tree.root(written.filter(({ kind }) => kinds.includes(kind)).map(({ raw }) => raw)),
    );
    const reserved = new Array<Uint8Array>(RESERVED_LEAVES).fill(tree.empty);
    const time = tree.leaf(encode(hapi.Timestamp, timestamp(firstNs)));
    const root = tree.pair(time, tree.fold([previousRoot, allRoots, tree.empty, ...trees, ...reserved]));
    this.#position = {
      previousRoot: root,
      blocks: blocks + 1,
      openRoots: tree.append(openRoots, blocks, tree.leaf(root)),
    };
    const raw = [...written.map((item) => item.raw), field(ItemKind.footer, footer)];
    return { number, contents: Buffer.concat(raw.map((item) => field(BLOCK_ITEMS, item))), root };
  }
}

/** The proof item that ends a block. */
export function proofItem(proof: Draft<hapi.BlockProof>): Buffer {
  return field(BLOCK_ITEMS, field(ItemKind.proof, encode(hapi.BlockProof, proof)));
}

function blockHeader(number: bigint, firstNs: bigint, [major, minor, patch]: BlockContents['version']): Uint8Array {
  const version = { major, minor, patch };
  return encode(hapi.BlockHeader, {
    hapiProtoVersion: version,
    softwareVersion: version,
    number,
    blockTimestamp: timestamp(firstNs),
  });
}
