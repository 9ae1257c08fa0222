import type { ConsensusNs } from '@ledgerscope/ledger';
import {
  BlockFooter,
  BlockHeader,
  EarlyBlockHeader,
  EarlyBlockProof,
  type SemanticVersion,
  StateChanges,
  type Timestamp,
} from '../hapi/messages.ts';
import { lastValue } from '../record/raw-fields.ts';
import { statedTime } from '../record/record-item.ts';
import { SHA384_BYTES } from '../sha384.ts';
import { decodeParts } from '../wire/decode-parts.ts';
import { type ByteOrigin, decodeFrom, errorIn, toStreamError } from '../wire-origin.ts';
import { type BlockItemSlice, ItemKind, onlyItem } from './block-items.ts';
import { SHA384_TREE, type TreeHashes, treeOfDigest } from './merkle-tree.ts';

/** What is around the transactions of a block: its header and what its footer (before HAPI 0.66 its proof) says. */
export interface BlockFrame {
  readonly hapiVersion: SemanticVersion;
  readonly softwareVersion: SemanticVersion | undefined;
  readonly number: bigint;
  readonly timestampNs: ConsensusNs | undefined;
  /** Serialized Timestamp of the header: a leaf of the block's root. */
  readonly timestampBytes: Uint8Array;
  readonly previousHash: Uint8Array;
  /** Undefined before the footer existed. */
  readonly allPreviousRoot: Uint8Array | undefined;
  /** Empty where the network wrote none. */
  readonly startStateRoot: Uint8Array;
  /** The hashes that its root is made with: as long as those of the footer. */
  readonly tree: TreeHashes;
}

/** BlockHeader.block_timestamp, and the first transaction's time in the header of HAPI 0.57 to 0.59. */
const TIMESTAMP_FIELD = 4;
const EARLY_TIMESTAMP_FIELD = 5;
const NOTHING = new Uint8Array(0);

/** Reads header and footer. @throws StreamError when one is missing, repeated, or not of a known form. */
export function readBlockFrame(origin: ByteOrigin, items: readonly BlockItemSlice[]): BlockFrame {
  const header = onlyItem(origin, items, ItemKind.header, 'block header');
  if (items[0]?.kind !== ItemKind.header)
    throw errorIn(origin, 'malformed', 'the block header first', 'another item', header);
  const facts = readHeader(origin, header);
  const timestampNs = facts.timestamp === undefined ? firstStateTime(items) : timeOf(origin, facts.timestamp);
  return { ...facts, timestampNs, ...readFooter(origin, items) };
}

function readHeader(origin: ByteOrigin, bytes: Uint8Array) {
  // In the early header field 4 is a hash of 48 bytes; a Timestamp is at most 22 bytes long.
  const early = rawField(origin, bytes, TIMESTAMP_FIELD)?.length === SHA384_BYTES;
  const header = early ? readEarlyHeader(origin, bytes) : decodeFrom(origin, BlockHeader, bytes);
  if (header.hapiProtoVersion === undefined)
    throw errorIn(origin, 'malformed', 'a header with a HAPI version', 'none', bytes);
  return {
    hapiVersion: header.hapiProtoVersion,
    softwareVersion: header.softwareVersion,
    number: header.number,
    timestamp: header.blockTimestamp,
    timestampBytes: rawField(origin, bytes, early ? EARLY_TIMESTAMP_FIELD : TIMESTAMP_FIELD) ?? NOTHING,
  };
}

function readEarlyHeader(origin: ByteOrigin, bytes: Uint8Array): BlockHeader {
  const header = decodeFrom(origin, EarlyBlockHeader, bytes);
  return { ...header, blockTimestamp: header.firstTransactionConsensusTime };
}

function readFooter(origin: ByteOrigin, items: readonly BlockItemSlice[]) {
  if (items.some((item) => item.kind === ItemKind.footer)) {
    const bytes = onlyItem(origin, items, ItemKind.footer, 'block footer');
    const footer = decodeFrom(origin, BlockFooter, bytes);
    const { startOfBlockStateRootHash: state } = footer;
    // The header's name of the algorithm is ambiguous: 0 was SHA-384 once and is SHA-256 since.
    const tree = treeOfDigest(footer.rootHashOfAllBlockHashesTree.length);
    if (tree === undefined) {
      const actual = `${footer.rootHashOfAllBlockHashesTree.length} bytes`;
      throw errorIn(origin, 'malformed', 'root of all block hashes of 48 or 32 bytes', actual, bytes);
    }
    expectHash(origin, bytes, footer.previousBlockRootHash, 'previous block root', tree);
    // The state has a tree of its own, whose hashes may be longer than the block's.
    if (state.length > 0 && state.length !== tree.bytes) expectHash(origin, bytes, state, 'state root');
    return {
      previousHash: footer.previousBlockRootHash,
      allPreviousRoot: footer.rootHashOfAllBlockHashesTree,
      startStateRoot: state,
      tree,
    };
  }
  const bytes = onlyItem(origin, items, ItemKind.proof, 'block footer or block proof');
  const proof = decodeFrom(origin, EarlyBlockProof, bytes);
  expectHash(origin, bytes, proof.previousBlockRootHash, 'previous block root');
  expectHash(origin, bytes, proof.startOfBlockStateRootHash, 'state root');
  return {
    previousHash: proof.previousBlockRootHash,
    allPreviousRoot: undefined,
    startStateRoot: proof.startOfBlockStateRootHash,
    tree: SHA384_TREE,
  };
}

/** Time of the first state changes: an early genesis block has no other. */
function firstStateTime(items: readonly BlockItemSlice[]): ConsensusNs | undefined {
  for (const item of items) {
    if (item.kind !== ItemKind.stateChanges) continue;
    const time = statedTime(decodeParts(StateChanges, item.value).message.consensusTimestamp);
    if (time !== undefined) return time;
  }
  return undefined;
}

/** Nanoseconds of a block's own timestamp. @throws StreamError when it has more nanoseconds than a second. */
function timeOf(origin: ByteOrigin, time: Timestamp): ConsensusNs {
  const stated = statedTime(time);
  if (stated !== undefined) return stated;
  throw errorIn(origin, 'malformed', 'a timestamp of at most 999999999 nanoseconds', `${time.nanos}`);
}

function rawField(origin: ByteOrigin, bytes: Uint8Array, number: number): Uint8Array | undefined {
  try {
    return lastValue(bytes, number);
  } catch (error) {
    throw toStreamError(origin, bytes, error);
  }
}

function expectHash(
  origin: ByteOrigin,
  place: Uint8Array,
  hash: Uint8Array,
  name: string,
  { bytes } = SHA384_TREE,
): void {
  if (hash.length !== bytes)
    throw errorIn(origin, 'malformed', `${name} of ${bytes} bytes`, `${hash.length} bytes`, place);
}
