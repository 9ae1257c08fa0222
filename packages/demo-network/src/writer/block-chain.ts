import { encode, hapi } from '@ledgerscope/streams';
import { sha384 } from '../running-hash.ts';
import { timestamp } from '../timestamp.ts';
import { field } from './delimited.ts';
import { HAPI_VERSION, type SealedFile } from './record-chain.ts';

/** Where a chain of blocks stands. */
export interface BlockPosition {
  /** Root hash of the last block (48 bytes), zeros before the first. */
  readonly previousRoot: Uint8Array;
  readonly blocks: number;
  /** Roots of the full subtrees of the tree over all block roots, the largest first. */
  readonly openRoots: readonly Uint8Array[];
}

/** A block without its proof. */
export interface SealedBlock {
  /** Serialized `Block` up to its footer. */
  readonly contents: Buffer;
  readonly root: Buffer;
}

const FIRST_BLOCK: BlockPosition = { previousRoot: new Uint8Array(48), blocks: 0, openRoots: [] };

/** Field numbers of Block and BlockItem. */
const BLOCK_ITEMS = 1;
const ITEM = { header: 1, proof: 9, recordFile: 10, footer: 12 } as const;
/** The file's format version, which tells a reader how to rebuild the bytes that were signed. */
const RECORD_FORMAT = 6;
const RECORD_FORMAT_BYTES = 4;
const EMPTY = sha384(Buffer.from([0]));
/** Leaves 9 to 16 of the block's tree are reserved (HIP-1056). */
const RESERVED_LEAVES = 8;

const leaf = (bytes: Uint8Array): Buffer => sha384(Buffer.concat([Buffer.from([0]), bytes]));
const pair = (left: Uint8Array, right: Uint8Array): Buffer => sha384(Buffer.concat([Buffer.from([2]), left, right]));

/** Wraps record files into blocks (HIP-1193), each of which names the root of the one before. */
export class BlockChain {
  #position: BlockPosition;

  constructor(position: BlockPosition = FIRST_BLOCK) {
    this.#position = position;
  }

  get position(): BlockPosition {
    return this.#position;
  }

  seal(file: SealedFile): SealedBlock {
    const { previousRoot, openRoots } = this.#position;
    const allRoots = foldRight(openRoots);
    const header = field(ITEM.header, blockHeader(file));
    const recordFile = field(ITEM.recordFile, recordFileItem(file));
    const footer = encode(hapi.BlockFooter, {
      previousBlockRootHash: previousRoot,
      rootHashOfAllBlockHashesTree: allRoots,
      // A simulated node keeps no state tree.
      startOfBlockStateRootHash: EMPTY,
    });
    const outputs = pair(leaf(header), leaf(recordFile));
    const leaves = [previousRoot, allRoots, EMPTY, EMPTY, EMPTY, outputs, EMPTY, EMPTY];
    const time = leaf(encode(hapi.Timestamp, timestamp(file.firstNs)));
    const root = pair(time, foldPairs([...leaves, ...new Array<Buffer>(RESERVED_LEAVES).fill(EMPTY)]));
    this.#append(root);
    const items = [header, recordFile, field(ITEM.footer, footer)];
    return { contents: Buffer.concat(items.map((item) => field(BLOCK_ITEMS, item))), root };
  }

  #append(root: Buffer): void {
    const { blocks, openRoots } = this.#position;
    const open = [...openRoots];
    let node = leaf(root);
    // Equal subtrees are joined, as carries are when a binary number counts up.
    for (let rest = blocks; rest % 2 === 1; rest = (rest - 1) / 2) node = pair(open.pop() ?? EMPTY, node);
    open.push(node);
    this.#position = { previousRoot: root, blocks: blocks + 1, openRoots: open };
  }
}

/** The proof that ends a block: each node's signature of the record file's hash. */
export function blockProofItem(
  block: bigint,
  signatures: readonly { readonly nodeId: bigint; readonly signature: Uint8Array }[],
): Buffer {
  const recordFileSignatures = signatures.map(({ nodeId, signature }) => ({
    signaturesBytes: signature,
    nodeId: Number(nodeId),
  }));
  const proof = { ...hapi.BlockProof.create(), block };
  proof.signedRecordFileProof = { version: RECORD_FORMAT, recordFileSignatures };
  return field(BLOCK_ITEMS, field(ITEM.proof, encode(hapi.BlockProof, proof)));
}

function blockHeader({ block, firstNs }: SealedFile): Uint8Array {
  const [major, minor, patch] = HAPI_VERSION;
  const version = { ...hapi.SemanticVersion.create(), major, minor, patch };
  return encode(hapi.BlockHeader, {
    ...hapi.BlockHeader.create(),
    hapiProtoVersion: version,
    softwareVersion: version,
    number: block,
    blockTimestamp: timestamp(firstNs),
  });
}

function recordFileItem({ contents, sidecar, firstNs }: SealedFile): Uint8Array {
  return encode(hapi.RecordFileItem, {
    ...hapi.RecordFileItem.create(),
    creationTime: timestamp(firstNs),
    recordFileContents: contents.subarray(RECORD_FORMAT_BYTES),
    sidecarFileContents: sidecar === undefined ? [] : [sidecar],
  });
}

/** What stays open of a streaming tree, joined from the right. */
function foldRight(open: readonly Uint8Array[]): Uint8Array {
  return (
    open.reduceRight<Uint8Array | undefined>(
      (right, left) => (right === undefined ? left : pair(left, right)),
      undefined,
    ) ?? EMPTY
  );
}

function foldPairs(nodes: readonly Uint8Array[]): Uint8Array {
  if (nodes.length < 2) return nodes[0] ?? EMPTY;
  const half = nodes.length / 2;
  return pair(foldPairs(nodes.slice(0, half)), foldPairs(nodes.slice(half)));
}
