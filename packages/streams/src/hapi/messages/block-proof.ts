// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.block.stream.BlockProof */
export interface BlockProof {
  block: bigint;
  signedBlockProof: TssSignedBlockProof | undefined;
  blockStateProof: StateProof | undefined;
  signedRecordFileProof: SignedRecordFileProof | undefined;
  interimSignedBlockProof: TssSignedBlockProof | undefined;
  interimBlockStateProof: StateProof | undefined;
  interimSignedRecordFileProof: SignedRecordFileProof | undefined;
  firstSignedBlockProof: TssSignedBlockProof | undefined;
  firstBlockStateProof: StateProof | undefined;
  firstSignedRecordFileProof: SignedRecordFileProof | undefined;
}
function newBlockProof(): BlockProof {
  return { block: 0n, signedBlockProof: undefined, blockStateProof: undefined, signedRecordFileProof: undefined, interimSignedBlockProof: undefined, interimBlockStateProof: undefined, interimSignedRecordFileProof: undefined, firstSignedBlockProof: undefined, firstBlockStateProof: undefined, firstSignedRecordFileProof: undefined };
}
export function readBlockProof(c: Cursor, end: number, depth: number, m: BlockProof = newBlockProof()): BlockProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.block = c.uint64(end); break;
      case 18: m.signedBlockProof = readTssSignedBlockProof(c, c.delimitedEnd(end), depth + 1, m.signedBlockProof); break;
      case 26: m.blockStateProof = readStateProof(c, c.delimitedEnd(end), depth + 1, m.blockStateProof); break;
      case 34: m.signedRecordFileProof = readSignedRecordFileProof(c, c.delimitedEnd(end), depth + 1, m.signedRecordFileProof); break;
      case 42: m.interimSignedBlockProof = readTssSignedBlockProof(c, c.delimitedEnd(end), depth + 1, m.interimSignedBlockProof); break;
      case 50: m.interimBlockStateProof = readStateProof(c, c.delimitedEnd(end), depth + 1, m.interimBlockStateProof); break;
      case 58: m.interimSignedRecordFileProof = readSignedRecordFileProof(c, c.delimitedEnd(end), depth + 1, m.interimSignedRecordFileProof); break;
      case 66: m.firstSignedBlockProof = readTssSignedBlockProof(c, c.delimitedEnd(end), depth + 1, m.firstSignedBlockProof); break;
      case 74: m.firstBlockStateProof = readStateProof(c, c.delimitedEnd(end), depth + 1, m.firstBlockStateProof); break;
      case 82: m.firstSignedRecordFileProof = readSignedRecordFileProof(c, c.delimitedEnd(end), depth + 1, m.firstSignedRecordFileProof); break;
      default: c.skipField('BlockProof', tag, end);
    }
  }
  return m;
}
export const BlockProof: MessageType<BlockProof> = defineMessage<BlockProof>(
  'BlockProof',
  newBlockProof,
  readBlockProof,
  () => [
    { number: 1, name: 'block', kind: 'uint64' },
    { number: 2, name: 'signedBlockProof', kind: 'message', optional: true, type: TssSignedBlockProof },
    { number: 3, name: 'blockStateProof', kind: 'message', optional: true, type: StateProof },
    { number: 4, name: 'signedRecordFileProof', kind: 'message', optional: true, type: SignedRecordFileProof },
    { number: 5, name: 'interimSignedBlockProof', kind: 'message', optional: true, type: TssSignedBlockProof },
    { number: 6, name: 'interimBlockStateProof', kind: 'message', optional: true, type: StateProof },
    { number: 7, name: 'interimSignedRecordFileProof', kind: 'message', optional: true, type: SignedRecordFileProof },
    { number: 8, name: 'firstSignedBlockProof', kind: 'message', optional: true, type: TssSignedBlockProof },
    { number: 9, name: 'firstBlockStateProof', kind: 'message', optional: true, type: StateProof },
    { number: 10, name: 'firstSignedRecordFileProof', kind: 'message', optional: true, type: SignedRecordFileProof },
  ],
);

/** com.hedera.hapi.block.stream.EarlyBlockProof */
export interface EarlyBlockProof {
  block: bigint;
  previousBlockRootHash: Uint8Array;
  startOfBlockStateRootHash: Uint8Array;
  blockSignature: Uint8Array;
  siblingHashes: readonly MerkleSiblingHash[];
  schemeId: bigint | undefined;
  verificationKey: Uint8Array | undefined;
}
function newEarlyBlockProof(): EarlyBlockProof {
  return { block: 0n, previousBlockRootHash: EMPTY, startOfBlockStateRootHash: EMPTY, blockSignature: EMPTY, siblingHashes: NONE, schemeId: undefined, verificationKey: undefined };
}
export function readEarlyBlockProof(c: Cursor, end: number, depth: number, m: EarlyBlockProof = newEarlyBlockProof()): EarlyBlockProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.block = c.uint64(end); break;
      case 18: m.previousBlockRootHash = c.bytes(end); break;
      case 26: m.startOfBlockStateRootHash = c.bytes(end); break;
      case 34: m.blockSignature = c.bytes(end); break;
      case 42: m.siblingHashes = appendTo(m.siblingHashes, readMerkleSiblingHash(c, c.delimitedEnd(end), depth + 1)); break;
      case 48: m.schemeId = c.uint64(end); break;
      case 58: m.verificationKey = c.bytes(end); break;
      default: c.skipField('EarlyBlockProof', tag, end);
    }
  }
  return m;
}
export const EarlyBlockProof: MessageType<EarlyBlockProof> = defineMessage<EarlyBlockProof>(
  'EarlyBlockProof',
  newEarlyBlockProof,
  readEarlyBlockProof,
  () => [
    { number: 1, name: 'block', kind: 'uint64' },
    { number: 2, name: 'previousBlockRootHash', kind: 'bytes' },
    { number: 3, name: 'startOfBlockStateRootHash', kind: 'bytes' },
    { number: 4, name: 'blockSignature', kind: 'bytes' },
    { number: 5, name: 'siblingHashes', kind: 'message', repeated: true, type: MerkleSiblingHash },
    { number: 6, name: 'schemeId', kind: 'uint64', optional: true },
    { number: 7, name: 'verificationKey', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.MerklePath */
export interface MerklePath {
  siblings: readonly SiblingNode[];
  nextPathIndex: number;
  hash: Uint8Array | undefined;
  stateItemLeaf: Uint8Array | undefined;
  blockItemLeaf: Uint8Array | undefined;
  timestampLeaf: Uint8Array | undefined;
}
function newMerklePath(): MerklePath {
  return { siblings: NONE, nextPathIndex: 0, hash: undefined, stateItemLeaf: undefined, blockItemLeaf: undefined, timestampLeaf: undefined };
}
export function readMerklePath(c: Cursor, end: number, depth: number, m: MerklePath = newMerklePath()): MerklePath {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.siblings = appendTo(m.siblings, readSiblingNode(c, c.delimitedEnd(end), depth + 1)); break;
      case 16: m.nextPathIndex = c.unsigned32(end); break;
      case 26: m.hash = c.bytes(end); break;
      case 34: m.stateItemLeaf = c.bytes(end); break;
      case 42: m.blockItemLeaf = c.bytes(end); break;
      case 50: m.timestampLeaf = c.bytes(end); break;
      default: c.skipField('MerklePath', tag, end);
    }
  }
  return m;
}
export const MerklePath: MessageType<MerklePath> = defineMessage<MerklePath>(
  'MerklePath',
  newMerklePath,
  readMerklePath,
  () => [
    { number: 1, name: 'siblings', kind: 'message', repeated: true, type: SiblingNode },
    { number: 2, name: 'nextPathIndex', kind: 'uint32' },
    { number: 3, name: 'hash', kind: 'bytes', optional: true },
    { number: 4, name: 'stateItemLeaf', kind: 'bytes', optional: true },
    { number: 5, name: 'blockItemLeaf', kind: 'bytes', optional: true },
    { number: 6, name: 'timestampLeaf', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.MerkleSiblingHash */
export interface MerkleSiblingHash {
  isFirst: boolean;
  siblingHash: Uint8Array;
}
function newMerkleSiblingHash(): MerkleSiblingHash {
  return { isFirst: false, siblingHash: EMPTY };
}
export function readMerkleSiblingHash(c: Cursor, end: number, depth: number, m: MerkleSiblingHash = newMerkleSiblingHash()): MerkleSiblingHash {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.isFirst = c.bool(end); break;
      case 18: m.siblingHash = c.bytes(end); break;
      default: c.skipField('MerkleSiblingHash', tag, end);
    }
  }
  return m;
}
export const MerkleSiblingHash: MessageType<MerkleSiblingHash> = defineMessage<MerkleSiblingHash>(
  'MerkleSiblingHash',
  newMerkleSiblingHash,
  readMerkleSiblingHash,
  () => [
    { number: 1, name: 'isFirst', kind: 'bool' },
    { number: 2, name: 'siblingHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.RecordFileSignature */
export interface RecordFileSignature {
  signaturesBytes: Uint8Array;
  nodeId: number;
}
function newRecordFileSignature(): RecordFileSignature {
  return { signaturesBytes: EMPTY, nodeId: 0 };
}
export function readRecordFileSignature(c: Cursor, end: number, depth: number, m: RecordFileSignature = newRecordFileSignature()): RecordFileSignature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.signaturesBytes = c.bytes(end); break;
      case 16: m.nodeId = c.int32(end); break;
      default: c.skipField('RecordFileSignature', tag, end);
    }
  }
  return m;
}
export const RecordFileSignature: MessageType<RecordFileSignature> = defineMessage<RecordFileSignature>(
  'RecordFileSignature',
  newRecordFileSignature,
  readRecordFileSignature,
  () => [
    { number: 1, name: 'signaturesBytes', kind: 'bytes' },
    { number: 2, name: 'nodeId', kind: 'int32' },
  ],
);

/** com.hedera.hapi.block.stream.SiblingNode */
export interface SiblingNode {
  isLeft: boolean;
  hash: Uint8Array;
}
function newSiblingNode(): SiblingNode {
  return { isLeft: false, hash: EMPTY };
}
export function readSiblingNode(c: Cursor, end: number, depth: number, m: SiblingNode = newSiblingNode()): SiblingNode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.isLeft = c.bool(end); break;
      case 18: m.hash = c.bytes(end); break;
      default: c.skipField('SiblingNode', tag, end);
    }
  }
  return m;
}
export const SiblingNode: MessageType<SiblingNode> = defineMessage<SiblingNode>(
  'SiblingNode',
  newSiblingNode,
  readSiblingNode,
  () => [
    { number: 1, name: 'isLeft', kind: 'bool' },
    { number: 2, name: 'hash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.SignedRecordFileProof */
export interface SignedRecordFileProof {
  version: number;
  recordFileSignatures: readonly RecordFileSignature[];
}
function newSignedRecordFileProof(): SignedRecordFileProof {
  return { version: 0, recordFileSignatures: NONE };
}
export function readSignedRecordFileProof(c: Cursor, end: number, depth: number, m: SignedRecordFileProof = newSignedRecordFileProof()): SignedRecordFileProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.version = c.unsigned32(end); break;
      case 18: m.recordFileSignatures = appendTo(m.recordFileSignatures, readRecordFileSignature(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('SignedRecordFileProof', tag, end);
    }
  }
  return m;
}
export const SignedRecordFileProof: MessageType<SignedRecordFileProof> = defineMessage<SignedRecordFileProof>(
  'SignedRecordFileProof',
  newSignedRecordFileProof,
  readSignedRecordFileProof,
  () => [
    { number: 1, name: 'version', kind: 'uint32' },
    { number: 2, name: 'recordFileSignatures', kind: 'message', repeated: true, type: RecordFileSignature },
  ],
);

/** com.hedera.hapi.block.stream.StateProof */
export interface StateProof {
  paths: readonly MerklePath[];
  signedBlockProof: TssSignedBlockProof | undefined;
  signedRecordFileProof: SignedRecordFileProof | undefined;
}
function newStateProof(): StateProof {
  return { paths: NONE, signedBlockProof: undefined, signedRecordFileProof: undefined };
}
export function readStateProof(c: Cursor, end: number, depth: number, m: StateProof = newStateProof()): StateProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.paths = appendTo(m.paths, readMerklePath(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.signedBlockProof = readTssSignedBlockProof(c, c.delimitedEnd(end), depth + 1, m.signedBlockProof); break;
      case 26: m.signedRecordFileProof = readSignedRecordFileProof(c, c.delimitedEnd(end), depth + 1, m.signedRecordFileProof); break;
      default: c.skipField('StateProof', tag, end);
    }
  }
  return m;
}
export const StateProof: MessageType<StateProof> = defineMessage<StateProof>(
  'StateProof',
  newStateProof,
  readStateProof,
  () => [
    { number: 1, name: 'paths', kind: 'message', repeated: true, type: MerklePath },
    { number: 2, name: 'signedBlockProof', kind: 'message', optional: true, type: TssSignedBlockProof },
    { number: 3, name: 'signedRecordFileProof', kind: 'message', optional: true, type: SignedRecordFileProof },
  ],
);

/** com.hedera.hapi.block.stream.TssSignedBlockProof */
export interface TssSignedBlockProof {
  blockSignature: Uint8Array;
}
function newTssSignedBlockProof(): TssSignedBlockProof {
  return { blockSignature: EMPTY };
}
export function readTssSignedBlockProof(c: Cursor, end: number, depth: number, m: TssSignedBlockProof = newTssSignedBlockProof()): TssSignedBlockProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockSignature = c.bytes(end); break;
      default: c.skipField('TssSignedBlockProof', tag, end);
    }
  }
  return m;
}
export const TssSignedBlockProof: MessageType<TssSignedBlockProof> = defineMessage<TssSignedBlockProof>(
  'TssSignedBlockProof',
  newTssSignedBlockProof,
  readTssSignedBlockProof,
  () => [
    { number: 1, name: 'blockSignature', kind: 'bytes' },
  ],
);
