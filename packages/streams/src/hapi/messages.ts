// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../wire/cursor.ts';
import { appended, defineMessage, MAX_DEPTH, type MessageType, NONE } from '../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.block.stream.Block */
export interface Block {
  items: readonly Uint8Array[];
}
function newBlock(): Block {
  return { items: NONE };
}
function readBlock(c: Cursor, end: number, depth: number, m: Block = newBlock()): Block {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.items = appended(m.items, c.bytes(end)); break;
      default: c.skipField('Block', tag, end);
    }
  }
  return m;
}
export const Block: MessageType<Block> = defineMessage<Block>(
  'Block',
  newBlock,
  readBlock,
  () => [
    { number: 1, name: 'items', kind: 'bytes', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.BlockFooter */
export interface BlockFooter {
  previousBlockRootHash: Uint8Array;
  rootHashOfAllBlockHashesTree: Uint8Array;
  startOfBlockStateRootHash: Uint8Array;
}
function newBlockFooter(): BlockFooter {
  return { previousBlockRootHash: EMPTY, rootHashOfAllBlockHashesTree: EMPTY, startOfBlockStateRootHash: EMPTY };
}
function readBlockFooter(c: Cursor, end: number, depth: number, m: BlockFooter = newBlockFooter()): BlockFooter {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.previousBlockRootHash = c.bytes(end); break;
      case 18: m.rootHashOfAllBlockHashesTree = c.bytes(end); break;
      case 26: m.startOfBlockStateRootHash = c.bytes(end); break;
      default: c.skipField('BlockFooter', tag, end);
    }
  }
  return m;
}
export const BlockFooter: MessageType<BlockFooter> = defineMessage<BlockFooter>(
  'BlockFooter',
  newBlockFooter,
  readBlockFooter,
  () => [
    { number: 1, name: 'previousBlockRootHash', kind: 'bytes' },
    { number: 2, name: 'rootHashOfAllBlockHashesTree', kind: 'bytes' },
    { number: 3, name: 'startOfBlockStateRootHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.BlockHeader */
export interface BlockHeader {
  hapiProtoVersion: SemanticVersion | undefined;
  softwareVersion: SemanticVersion | undefined;
  number: bigint;
  blockTimestamp: Timestamp | undefined;
  hashAlgorithm: number;
}
function newBlockHeader(): BlockHeader {
  return { hapiProtoVersion: undefined, softwareVersion: undefined, number: 0n, blockTimestamp: undefined, hashAlgorithm: 0 };
}
function readBlockHeader(c: Cursor, end: number, depth: number, m: BlockHeader = newBlockHeader()): BlockHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.hapiProtoVersion); break;
      case 18: m.softwareVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.softwareVersion); break;
      case 24: m.number = c.uint64(end); break;
      case 34: m.blockTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.blockTimestamp); break;
      case 40: m.hashAlgorithm = c.int32(end); break;
      default: c.skipField('BlockHeader', tag, end);
    }
  }
  return m;
}
export const BlockHeader: MessageType<BlockHeader> = defineMessage<BlockHeader>(
  'BlockHeader',
  newBlockHeader,
  readBlockHeader,
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'softwareVersion', kind: 'message', type: SemanticVersion },
    { number: 3, name: 'number', kind: 'uint64' },
    { number: 4, name: 'blockTimestamp', kind: 'message', type: Timestamp },
    { number: 5, name: 'hashAlgorithm', kind: 'enum' },
  ],
);

/** com.hedera.hapi.block.stream.BlockItem */
export interface BlockItem {
  blockHeader: Uint8Array | undefined;
  eventHeader: Uint8Array | undefined;
  roundHeader: Uint8Array | undefined;
  signedTransaction: Uint8Array | undefined;
  transactionResult: Uint8Array | undefined;
  transactionOutput: Uint8Array | undefined;
  stateChanges: Uint8Array | undefined;
  filteredSingleItem: Uint8Array | undefined;
  blockProof: Uint8Array | undefined;
  recordFile: Uint8Array | undefined;
  traceData: Uint8Array | undefined;
  blockFooter: Uint8Array | undefined;
  redactedItem: Uint8Array | undefined;
}
function newBlockItem(): BlockItem {
  return { blockHeader: undefined, eventHeader: undefined, roundHeader: undefined, signedTransaction: undefined, transactionResult: undefined, transactionOutput: undefined, stateChanges: undefined, filteredSingleItem: undefined, blockProof: undefined, recordFile: undefined, traceData: undefined, blockFooter: undefined, redactedItem: undefined };
}
function readBlockItem(c: Cursor, end: number, depth: number, m: BlockItem = newBlockItem()): BlockItem {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockHeader = c.bytes(end); break;
      case 18: m.eventHeader = c.bytes(end); break;
      case 26: m.roundHeader = c.bytes(end); break;
      case 34: m.signedTransaction = c.bytes(end); break;
      case 42: m.transactionResult = c.bytes(end); break;
      case 50: m.transactionOutput = c.bytes(end); break;
      case 58: m.stateChanges = c.bytes(end); break;
      case 66: m.filteredSingleItem = c.bytes(end); break;
      case 74: m.blockProof = c.bytes(end); break;
      case 82: m.recordFile = c.bytes(end); break;
      case 90: m.traceData = c.bytes(end); break;
      case 98: m.blockFooter = c.bytes(end); break;
      case 154: m.redactedItem = c.bytes(end); break;
      default: c.skipField('BlockItem', tag, end);
    }
  }
  return m;
}
export const BlockItem: MessageType<BlockItem> = defineMessage<BlockItem>(
  'BlockItem',
  newBlockItem,
  readBlockItem,
  () => [
    { number: 1, name: 'blockHeader', kind: 'bytes', optional: true },
    { number: 2, name: 'eventHeader', kind: 'bytes', optional: true },
    { number: 3, name: 'roundHeader', kind: 'bytes', optional: true },
    { number: 4, name: 'signedTransaction', kind: 'bytes', optional: true },
    { number: 5, name: 'transactionResult', kind: 'bytes', optional: true },
    { number: 6, name: 'transactionOutput', kind: 'bytes', optional: true },
    { number: 7, name: 'stateChanges', kind: 'bytes', optional: true },
    { number: 8, name: 'filteredSingleItem', kind: 'bytes', optional: true },
    { number: 9, name: 'blockProof', kind: 'bytes', optional: true },
    { number: 10, name: 'recordFile', kind: 'bytes', optional: true },
    { number: 11, name: 'traceData', kind: 'bytes', optional: true },
    { number: 12, name: 'blockFooter', kind: 'bytes', optional: true },
    { number: 19, name: 'redactedItem', kind: 'bytes', optional: true },
  ],
);

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
function readBlockProof(c: Cursor, end: number, depth: number, m: BlockProof = newBlockProof()): BlockProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.block = c.uint64(end); break;
      case 18: m.signedBlockProof = readTssSignedBlockProof(c, c.delimited(end), depth + 1, m.signedBlockProof); break;
      case 26: m.blockStateProof = readStateProof(c, c.delimited(end), depth + 1, m.blockStateProof); break;
      case 34: m.signedRecordFileProof = readSignedRecordFileProof(c, c.delimited(end), depth + 1, m.signedRecordFileProof); break;
      case 42: m.interimSignedBlockProof = readTssSignedBlockProof(c, c.delimited(end), depth + 1, m.interimSignedBlockProof); break;
      case 50: m.interimBlockStateProof = readStateProof(c, c.delimited(end), depth + 1, m.interimBlockStateProof); break;
      case 58: m.interimSignedRecordFileProof = readSignedRecordFileProof(c, c.delimited(end), depth + 1, m.interimSignedRecordFileProof); break;
      case 66: m.firstSignedBlockProof = readTssSignedBlockProof(c, c.delimited(end), depth + 1, m.firstSignedBlockProof); break;
      case 74: m.firstBlockStateProof = readStateProof(c, c.delimited(end), depth + 1, m.firstBlockStateProof); break;
      case 82: m.firstSignedRecordFileProof = readSignedRecordFileProof(c, c.delimited(end), depth + 1, m.firstSignedRecordFileProof); break;
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

/** com.hedera.hapi.block.stream.EarlyBlockHeader */
export interface EarlyBlockHeader {
  hapiProtoVersion: SemanticVersion | undefined;
  softwareVersion: SemanticVersion | undefined;
  number: bigint;
  previousBlockHash: Uint8Array;
  firstTransactionConsensusTime: Timestamp | undefined;
  hashAlgorithm: number;
  addressBookVersion: SemanticVersion | undefined;
}
function newEarlyBlockHeader(): EarlyBlockHeader {
  return { hapiProtoVersion: undefined, softwareVersion: undefined, number: 0n, previousBlockHash: EMPTY, firstTransactionConsensusTime: undefined, hashAlgorithm: 0, addressBookVersion: undefined };
}
function readEarlyBlockHeader(c: Cursor, end: number, depth: number, m: EarlyBlockHeader = newEarlyBlockHeader()): EarlyBlockHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.hapiProtoVersion); break;
      case 18: m.softwareVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.softwareVersion); break;
      case 24: m.number = c.uint64(end); break;
      case 34: m.previousBlockHash = c.bytes(end); break;
      case 42: m.firstTransactionConsensusTime = readTimestamp(c, c.delimited(end), depth + 1, m.firstTransactionConsensusTime); break;
      case 48: m.hashAlgorithm = c.int32(end); break;
      case 58: m.addressBookVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.addressBookVersion); break;
      default: c.skipField('EarlyBlockHeader', tag, end);
    }
  }
  return m;
}
export const EarlyBlockHeader: MessageType<EarlyBlockHeader> = defineMessage<EarlyBlockHeader>(
  'EarlyBlockHeader',
  newEarlyBlockHeader,
  readEarlyBlockHeader,
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'softwareVersion', kind: 'message', type: SemanticVersion },
    { number: 3, name: 'number', kind: 'uint64' },
    { number: 4, name: 'previousBlockHash', kind: 'bytes' },
    { number: 5, name: 'firstTransactionConsensusTime', kind: 'message', type: Timestamp },
    { number: 6, name: 'hashAlgorithm', kind: 'enum' },
    { number: 7, name: 'addressBookVersion', kind: 'message', type: SemanticVersion },
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
function readEarlyBlockProof(c: Cursor, end: number, depth: number, m: EarlyBlockProof = newEarlyBlockProof()): EarlyBlockProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.block = c.uint64(end); break;
      case 18: m.previousBlockRootHash = c.bytes(end); break;
      case 26: m.startOfBlockStateRootHash = c.bytes(end); break;
      case 34: m.blockSignature = c.bytes(end); break;
      case 42: m.siblingHashes = appended(m.siblingHashes, readMerkleSiblingHash(c, c.delimited(end), depth + 1)); break;
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

/** com.hedera.hapi.block.stream.EarlyEventHeader */
export interface EarlyEventHeader {
  eventCore: EventCore | undefined;
  signature: Uint8Array;
}
function newEarlyEventHeader(): EarlyEventHeader {
  return { eventCore: undefined, signature: EMPTY };
}
function readEarlyEventHeader(c: Cursor, end: number, depth: number, m: EarlyEventHeader = newEarlyEventHeader()): EarlyEventHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.eventCore = readEventCore(c, c.delimited(end), depth + 1, m.eventCore); break;
      case 18: m.signature = c.bytes(end); break;
      default: c.skipField('EarlyEventHeader', tag, end);
    }
  }
  return m;
}
export const EarlyEventHeader: MessageType<EarlyEventHeader> = defineMessage<EarlyEventHeader>(
  'EarlyEventHeader',
  newEarlyEventHeader,
  readEarlyEventHeader,
  () => [
    { number: 1, name: 'eventCore', kind: 'message', type: EventCore },
    { number: 2, name: 'signature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.EarlyEventTransaction */
export interface EarlyEventTransaction {
  applicationTransaction: Uint8Array | undefined;
  stateSignatureTransaction: Uint8Array | undefined;
}
function newEarlyEventTransaction(): EarlyEventTransaction {
  return { applicationTransaction: undefined, stateSignatureTransaction: undefined };
}
function readEarlyEventTransaction(c: Cursor, end: number, depth: number, m: EarlyEventTransaction = newEarlyEventTransaction()): EarlyEventTransaction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.applicationTransaction = c.bytes(end); break;
      case 18: m.stateSignatureTransaction = c.bytes(end); break;
      default: c.skipField('EarlyEventTransaction', tag, end);
    }
  }
  return m;
}
export const EarlyEventTransaction: MessageType<EarlyEventTransaction> = defineMessage<EarlyEventTransaction>(
  'EarlyEventTransaction',
  newEarlyEventTransaction,
  readEarlyEventTransaction,
  () => [
    { number: 1, name: 'applicationTransaction', kind: 'bytes', optional: true },
    { number: 2, name: 'stateSignatureTransaction', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.EventHeader */
export interface EventHeader {
  eventCore: EventCore | undefined;
  parents: readonly ParentEventReference[];
  signatureMiddleBit: boolean;
}
function newEventHeader(): EventHeader {
  return { eventCore: undefined, parents: NONE, signatureMiddleBit: false };
}
function readEventHeader(c: Cursor, end: number, depth: number, m: EventHeader = newEventHeader()): EventHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.eventCore = readEventCore(c, c.delimited(end), depth + 1, m.eventCore); break;
      case 18: m.parents = appended(m.parents, readParentEventReference(c, c.delimited(end), depth + 1)); break;
      case 24: m.signatureMiddleBit = c.bool(end); break;
      default: c.skipField('EventHeader', tag, end);
    }
  }
  return m;
}
export const EventHeader: MessageType<EventHeader> = defineMessage<EventHeader>(
  'EventHeader',
  newEventHeader,
  readEventHeader,
  () => [
    { number: 1, name: 'eventCore', kind: 'message', type: EventCore },
    { number: 2, name: 'parents', kind: 'message', repeated: true, type: ParentEventReference },
    { number: 3, name: 'signatureMiddleBit', kind: 'bool' },
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
function readMerklePath(c: Cursor, end: number, depth: number, m: MerklePath = newMerklePath()): MerklePath {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.siblings = appended(m.siblings, readSiblingNode(c, c.delimited(end), depth + 1)); break;
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
function readMerkleSiblingHash(c: Cursor, end: number, depth: number, m: MerkleSiblingHash = newMerkleSiblingHash()): MerkleSiblingHash {
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

/** com.hedera.hapi.block.stream.ParentEventReference */
export interface ParentEventReference {
  eventDescriptor: EventDescriptor | undefined;
  index: number | undefined;
}
function newParentEventReference(): ParentEventReference {
  return { eventDescriptor: undefined, index: undefined };
}
function readParentEventReference(c: Cursor, end: number, depth: number, m: ParentEventReference = newParentEventReference()): ParentEventReference {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.eventDescriptor = readEventDescriptor(c, c.delimited(end), depth + 1, m.eventDescriptor); break;
      case 16: m.index = c.unsigned32(end); break;
      default: c.skipField('ParentEventReference', tag, end);
    }
  }
  return m;
}
export const ParentEventReference: MessageType<ParentEventReference> = defineMessage<ParentEventReference>(
  'ParentEventReference',
  newParentEventReference,
  readParentEventReference,
  () => [
    { number: 1, name: 'eventDescriptor', kind: 'message', optional: true, type: EventDescriptor },
    { number: 2, name: 'index', kind: 'uint32', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.RecordFileItem */
export interface RecordFileItem {
  creationTime: Timestamp | undefined;
  recordFileContents: Uint8Array;
  sidecarFileContents: readonly Uint8Array[];
  amendments: readonly RecordStreamItem[];
}
function newRecordFileItem(): RecordFileItem {
  return { creationTime: undefined, recordFileContents: EMPTY, sidecarFileContents: NONE, amendments: NONE };
}
function readRecordFileItem(c: Cursor, end: number, depth: number, m: RecordFileItem = newRecordFileItem()): RecordFileItem {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.creationTime = readTimestamp(c, c.delimited(end), depth + 1, m.creationTime); break;
      case 18: m.recordFileContents = c.bytes(end); break;
      case 26: m.sidecarFileContents = appended(m.sidecarFileContents, c.bytes(end)); break;
      case 34: m.amendments = appended(m.amendments, readRecordStreamItem(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('RecordFileItem', tag, end);
    }
  }
  return m;
}
export const RecordFileItem: MessageType<RecordFileItem> = defineMessage<RecordFileItem>(
  'RecordFileItem',
  newRecordFileItem,
  readRecordFileItem,
  () => [
    { number: 1, name: 'creationTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'recordFileContents', kind: 'bytes' },
    { number: 3, name: 'sidecarFileContents', kind: 'bytes', repeated: true },
    { number: 4, name: 'amendments', kind: 'message', repeated: true, type: RecordStreamItem },
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
function readRecordFileSignature(c: Cursor, end: number, depth: number, m: RecordFileSignature = newRecordFileSignature()): RecordFileSignature {
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

/** com.hedera.hapi.block.stream.RoundHeader */
export interface RoundHeader {
  roundNumber: bigint;
}
function newRoundHeader(): RoundHeader {
  return { roundNumber: 0n };
}
function readRoundHeader(c: Cursor, end: number, depth: number, m: RoundHeader = newRoundHeader()): RoundHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.roundNumber = c.uint64(end); break;
      default: c.skipField('RoundHeader', tag, end);
    }
  }
  return m;
}
export const RoundHeader: MessageType<RoundHeader> = defineMessage<RoundHeader>(
  'RoundHeader',
  newRoundHeader,
  readRoundHeader,
  () => [
    { number: 1, name: 'roundNumber', kind: 'uint64' },
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
function readSiblingNode(c: Cursor, end: number, depth: number, m: SiblingNode = newSiblingNode()): SiblingNode {
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
function readSignedRecordFileProof(c: Cursor, end: number, depth: number, m: SignedRecordFileProof = newSignedRecordFileProof()): SignedRecordFileProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.version = c.unsigned32(end); break;
      case 18: m.recordFileSignatures = appended(m.recordFileSignatures, readRecordFileSignature(c, c.delimited(end), depth + 1)); break;
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
function readStateProof(c: Cursor, end: number, depth: number, m: StateProof = newStateProof()): StateProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.paths = appended(m.paths, readMerklePath(c, c.delimited(end), depth + 1)); break;
      case 18: m.signedBlockProof = readTssSignedBlockProof(c, c.delimited(end), depth + 1, m.signedBlockProof); break;
      case 26: m.signedRecordFileProof = readSignedRecordFileProof(c, c.delimited(end), depth + 1, m.signedRecordFileProof); break;
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
function readTssSignedBlockProof(c: Cursor, end: number, depth: number, m: TssSignedBlockProof = newTssSignedBlockProof()): TssSignedBlockProof {
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

/** com.hedera.hapi.block.stream.output.ContractOutput */
export interface ContractOutput {
  evmTransactionResult: EvmTransactionResult | undefined;
}
function newContractOutput(): ContractOutput {
  return { evmTransactionResult: undefined };
}
function readContractOutput(c: Cursor, end: number, depth: number, m: ContractOutput = newContractOutput()): ContractOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmTransactionResult = readEvmTransactionResult(c, c.delimited(end), depth + 1, m.evmTransactionResult); break;
      default: c.skipField('ContractOutput', tag, end);
    }
  }
  return m;
}
export const ContractOutput: MessageType<ContractOutput> = defineMessage<ContractOutput>(
  'ContractOutput',
  newContractOutput,
  readContractOutput,
  () => [
    { number: 1, name: 'evmTransactionResult', kind: 'message', type: EvmTransactionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.CreateAccountOutput */
export interface CreateAccountOutput {
  createdAccountId: AccountID | undefined;
}
function newCreateAccountOutput(): CreateAccountOutput {
  return { createdAccountId: undefined };
}
function readCreateAccountOutput(c: Cursor, end: number, depth: number, m: CreateAccountOutput = newCreateAccountOutput()): CreateAccountOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.createdAccountId = readAccountID(c, c.delimited(end), depth + 1, m.createdAccountId); break;
      default: c.skipField('CreateAccountOutput', tag, end);
    }
  }
  return m;
}
export const CreateAccountOutput: MessageType<CreateAccountOutput> = defineMessage<CreateAccountOutput>(
  'CreateAccountOutput',
  newCreateAccountOutput,
  readCreateAccountOutput,
  () => [
    { number: 1, name: 'createdAccountId', kind: 'message', type: AccountID },
  ],
);

/** com.hedera.hapi.block.stream.output.CreateScheduleOutput */
export interface CreateScheduleOutput {
  scheduleId: ScheduleID | undefined;
  scheduledTransactionId: TransactionID | undefined;
}
function newCreateScheduleOutput(): CreateScheduleOutput {
  return { scheduleId: undefined, scheduledTransactionId: undefined };
}
function readCreateScheduleOutput(c: Cursor, end: number, depth: number, m: CreateScheduleOutput = newCreateScheduleOutput()): CreateScheduleOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleId = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleId); break;
      case 18: m.scheduledTransactionId = readTransactionID(c, c.delimited(end), depth + 1, m.scheduledTransactionId); break;
      default: c.skipField('CreateScheduleOutput', tag, end);
    }
  }
  return m;
}
export const CreateScheduleOutput: MessageType<CreateScheduleOutput> = defineMessage<CreateScheduleOutput>(
  'CreateScheduleOutput',
  newCreateScheduleOutput,
  readCreateScheduleOutput,
  () => [
    { number: 1, name: 'scheduleId', kind: 'message', type: ScheduleID },
    { number: 2, name: 'scheduledTransactionId', kind: 'message', type: TransactionID },
  ],
);

/** com.hedera.hapi.block.stream.output.CustomFeeOutput */
export interface CustomFeeOutput {
  assessedCustomFees: readonly AssessedCustomFee[];
}
function newCustomFeeOutput(): CustomFeeOutput {
  return { assessedCustomFees: NONE };
}
function readCustomFeeOutput(c: Cursor, end: number, depth: number, m: CustomFeeOutput = newCustomFeeOutput()): CustomFeeOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.assessedCustomFees = appended(m.assessedCustomFees, readAssessedCustomFee(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('CustomFeeOutput', tag, end);
    }
  }
  return m;
}
export const CustomFeeOutput: MessageType<CustomFeeOutput> = defineMessage<CustomFeeOutput>(
  'CustomFeeOutput',
  newCustomFeeOutput,
  readCustomFeeOutput,
  () => [
    { number: 1, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyContractOutput */
export interface EarlyContractOutput {
  sidecars: readonly TransactionSidecarRecord[];
  result: ContractFunctionResult | undefined;
}
function newEarlyContractOutput(): EarlyContractOutput {
  return { sidecars: NONE, result: undefined };
}
function readEarlyContractOutput(c: Cursor, end: number, depth: number, m: EarlyContractOutput = newEarlyContractOutput()): EarlyContractOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sidecars = appended(m.sidecars, readTransactionSidecarRecord(c, c.delimited(end), depth + 1)); break;
      case 18: m.result = readContractFunctionResult(c, c.delimited(end), depth + 1, m.result); break;
      default: c.skipField('EarlyContractOutput', tag, end);
    }
  }
  return m;
}
export const EarlyContractOutput: MessageType<EarlyContractOutput> = defineMessage<EarlyContractOutput>(
  'EarlyContractOutput',
  newEarlyContractOutput,
  readEarlyContractOutput,
  () => [
    { number: 1, name: 'sidecars', kind: 'message', repeated: true, type: TransactionSidecarRecord },
    { number: 2, name: 'result', kind: 'message', type: ContractFunctionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyEthereumOutput */
export interface EarlyEthereumOutput {
  sidecars: readonly TransactionSidecarRecord[];
  ethereumHash: Uint8Array;
  ethereumCallResult: ContractFunctionResult | undefined;
  ethereumCreateResult: ContractFunctionResult | undefined;
}
function newEarlyEthereumOutput(): EarlyEthereumOutput {
  return { sidecars: NONE, ethereumHash: EMPTY, ethereumCallResult: undefined, ethereumCreateResult: undefined };
}
function readEarlyEthereumOutput(c: Cursor, end: number, depth: number, m: EarlyEthereumOutput = newEarlyEthereumOutput()): EarlyEthereumOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sidecars = appended(m.sidecars, readTransactionSidecarRecord(c, c.delimited(end), depth + 1)); break;
      case 18: m.ethereumHash = c.bytes(end); break;
      case 26: m.ethereumCallResult = readContractFunctionResult(c, c.delimited(end), depth + 1, m.ethereumCallResult); break;
      case 34: m.ethereumCreateResult = readContractFunctionResult(c, c.delimited(end), depth + 1, m.ethereumCreateResult); break;
      default: c.skipField('EarlyEthereumOutput', tag, end);
    }
  }
  return m;
}
export const EarlyEthereumOutput: MessageType<EarlyEthereumOutput> = defineMessage<EarlyEthereumOutput>(
  'EarlyEthereumOutput',
  newEarlyEthereumOutput,
  readEarlyEthereumOutput,
  () => [
    { number: 1, name: 'sidecars', kind: 'message', repeated: true, type: TransactionSidecarRecord },
    { number: 2, name: 'ethereumHash', kind: 'bytes' },
    { number: 3, name: 'ethereumCallResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 4, name: 'ethereumCreateResult', kind: 'message', optional: true, type: ContractFunctionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.EarlyTransactionOutput */
export interface EarlyTransactionOutput {
  cryptoTransfer: CustomFeeOutput | undefined;
  utilPrng: UtilPrngOutput | undefined;
  contractCall: EarlyContractOutput | undefined;
  ethereumCall: EarlyEthereumOutput | undefined;
  contractCreate: EarlyContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  tokenAirdrop: CustomFeeOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
function newEarlyTransactionOutput(): EarlyTransactionOutput {
  return { cryptoTransfer: undefined, utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, tokenAirdrop: undefined, accountCreate: undefined };
}
function readEarlyTransactionOutput(c: Cursor, end: number, depth: number, m: EarlyTransactionOutput = newEarlyTransactionOutput()): EarlyTransactionOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.cryptoTransfer = readCustomFeeOutput(c, c.delimited(end), depth + 1, m.cryptoTransfer); break;
      case 18: m.utilPrng = readUtilPrngOutput(c, c.delimited(end), depth + 1, m.utilPrng); break;
      case 26: m.contractCall = readEarlyContractOutput(c, c.delimited(end), depth + 1, m.contractCall); break;
      case 34: m.ethereumCall = readEarlyEthereumOutput(c, c.delimited(end), depth + 1, m.ethereumCall); break;
      case 42: m.contractCreate = readEarlyContractOutput(c, c.delimited(end), depth + 1, m.contractCreate); break;
      case 50: m.createSchedule = readCreateScheduleOutput(c, c.delimited(end), depth + 1, m.createSchedule); break;
      case 58: m.signSchedule = readSignScheduleOutput(c, c.delimited(end), depth + 1, m.signSchedule); break;
      case 66: m.tokenAirdrop = readCustomFeeOutput(c, c.delimited(end), depth + 1, m.tokenAirdrop); break;
      case 82: m.accountCreate = readCreateAccountOutput(c, c.delimited(end), depth + 1, m.accountCreate); break;
      default: c.skipField('EarlyTransactionOutput', tag, end);
    }
  }
  return m;
}
export const EarlyTransactionOutput: MessageType<EarlyTransactionOutput> = defineMessage<EarlyTransactionOutput>(
  'EarlyTransactionOutput',
  newEarlyTransactionOutput,
  readEarlyTransactionOutput,
  () => [
    { number: 1, name: 'cryptoTransfer', kind: 'message', optional: true, type: CustomFeeOutput },
    { number: 2, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 3, name: 'contractCall', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 4, name: 'ethereumCall', kind: 'message', optional: true, type: EarlyEthereumOutput },
    { number: 5, name: 'contractCreate', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 6, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 7, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 8, name: 'tokenAirdrop', kind: 'message', optional: true, type: CustomFeeOutput },
    { number: 10, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.EthereumOutput */
export interface EthereumOutput {
  evmCallTransactionResult: EvmTransactionResult | undefined;
  evmCreateTransactionResult: EvmTransactionResult | undefined;
}
function newEthereumOutput(): EthereumOutput {
  return { evmCallTransactionResult: undefined, evmCreateTransactionResult: undefined };
}
function readEthereumOutput(c: Cursor, end: number, depth: number, m: EthereumOutput = newEthereumOutput()): EthereumOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmCallTransactionResult = readEvmTransactionResult(c, c.delimited(end), depth + 1, m.evmCallTransactionResult); break;
      case 18: m.evmCreateTransactionResult = readEvmTransactionResult(c, c.delimited(end), depth + 1, m.evmCreateTransactionResult); break;
      default: c.skipField('EthereumOutput', tag, end);
    }
  }
  return m;
}
export const EthereumOutput: MessageType<EthereumOutput> = defineMessage<EthereumOutput>(
  'EthereumOutput',
  newEthereumOutput,
  readEthereumOutput,
  () => [
    { number: 1, name: 'evmCallTransactionResult', kind: 'message', optional: true, type: EvmTransactionResult },
    { number: 2, name: 'evmCreateTransactionResult', kind: 'message', optional: true, type: EvmTransactionResult },
  ],
);

/** com.hedera.hapi.block.stream.output.InterimTransactionOutput */
export interface InterimTransactionOutput {
  utilPrng: UtilPrngOutput | undefined;
  contractCall: EarlyContractOutput | undefined;
  ethereumCall: EarlyEthereumOutput | undefined;
  contractCreate: EarlyContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
function newInterimTransactionOutput(): InterimTransactionOutput {
  return { utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, accountCreate: undefined };
}
function readInterimTransactionOutput(c: Cursor, end: number, depth: number, m: InterimTransactionOutput = newInterimTransactionOutput()): InterimTransactionOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.utilPrng = readUtilPrngOutput(c, c.delimited(end), depth + 1, m.utilPrng); break;
      case 18: m.contractCall = readEarlyContractOutput(c, c.delimited(end), depth + 1, m.contractCall); break;
      case 26: m.ethereumCall = readEarlyEthereumOutput(c, c.delimited(end), depth + 1, m.ethereumCall); break;
      case 34: m.contractCreate = readEarlyContractOutput(c, c.delimited(end), depth + 1, m.contractCreate); break;
      case 42: m.createSchedule = readCreateScheduleOutput(c, c.delimited(end), depth + 1, m.createSchedule); break;
      case 50: m.signSchedule = readSignScheduleOutput(c, c.delimited(end), depth + 1, m.signSchedule); break;
      case 58: m.accountCreate = readCreateAccountOutput(c, c.delimited(end), depth + 1, m.accountCreate); break;
      default: c.skipField('InterimTransactionOutput', tag, end);
    }
  }
  return m;
}
export const InterimTransactionOutput: MessageType<InterimTransactionOutput> = defineMessage<InterimTransactionOutput>(
  'InterimTransactionOutput',
  newInterimTransactionOutput,
  readInterimTransactionOutput,
  () => [
    { number: 1, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 2, name: 'contractCall', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 3, name: 'ethereumCall', kind: 'message', optional: true, type: EarlyEthereumOutput },
    { number: 4, name: 'contractCreate', kind: 'message', optional: true, type: EarlyContractOutput },
    { number: 5, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 6, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 7, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.MapChangeKey */
export interface MapChangeKey {
  accountIdKey: AccountID | undefined;
  tokenRelationshipKey: TokenAssociation | undefined;
  entityNumberKey: UInt64Value | undefined;
  fileIdKey: FileID | undefined;
  nftIdKey: NftID | undefined;
  protoBytesKey: BytesValue | undefined;
  protoLongKey: Int64Value | undefined;
  protoStringKey: StringValue | undefined;
  scheduleIdKey: ScheduleID | undefined;
  slotKeyKey: SlotKey | undefined;
  tokenIdKey: TokenID | undefined;
  topicIdKey: TopicID | undefined;
  contractIdKey: ContractID | undefined;
  pendingAirdropIdKey: PendingAirdropId | undefined;
  timestampSecondsKey: TimestampSeconds | undefined;
  scheduledOrderKey: ScheduledOrder | undefined;
  tssMessageMapKey: TssMessageMapKey | undefined;
  tssVoteMapKey: TssVoteMapKey | undefined;
  hintsPartyIdKey: HintsPartyId | undefined;
  preprocessingVoteIdKey: PreprocessingVoteId | undefined;
  nodeIdKey: NodeId | undefined;
  constructionNodeIdKey: ConstructionNodeId | undefined;
  hookIdKey: HookId | undefined;
  evmHookSlotKey: EvmHookSlotKey | undefined;
  entityIdPairKey: EntityIDPair | undefined;
  clprMessageKey: ClprMessageKey | undefined;
  clprConnectorKey: ClprConnectorKey | undefined;
}
function newMapChangeKey(): MapChangeKey {
  return { accountIdKey: undefined, tokenRelationshipKey: undefined, entityNumberKey: undefined, fileIdKey: undefined, nftIdKey: undefined, protoBytesKey: undefined, protoLongKey: undefined, protoStringKey: undefined, scheduleIdKey: undefined, slotKeyKey: undefined, tokenIdKey: undefined, topicIdKey: undefined, contractIdKey: undefined, pendingAirdropIdKey: undefined, timestampSecondsKey: undefined, scheduledOrderKey: undefined, tssMessageMapKey: undefined, tssVoteMapKey: undefined, hintsPartyIdKey: undefined, preprocessingVoteIdKey: undefined, nodeIdKey: undefined, constructionNodeIdKey: undefined, hookIdKey: undefined, evmHookSlotKey: undefined, entityIdPairKey: undefined, clprMessageKey: undefined, clprConnectorKey: undefined };
}
function readMapChangeKey(c: Cursor, end: number, depth: number, m: MapChangeKey = newMapChangeKey()): MapChangeKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountIdKey = readAccountID(c, c.delimited(end), depth + 1, m.accountIdKey); break;
      case 18: m.tokenRelationshipKey = readTokenAssociation(c, c.delimited(end), depth + 1, m.tokenRelationshipKey); break;
      case 26: m.entityNumberKey = readUInt64Value(c, c.delimited(end), depth + 1, m.entityNumberKey); break;
      case 34: m.fileIdKey = readFileID(c, c.delimited(end), depth + 1, m.fileIdKey); break;
      case 42: m.nftIdKey = readNftID(c, c.delimited(end), depth + 1, m.nftIdKey); break;
      case 50: m.protoBytesKey = readBytesValue(c, c.delimited(end), depth + 1, m.protoBytesKey); break;
      case 58: m.protoLongKey = readInt64Value(c, c.delimited(end), depth + 1, m.protoLongKey); break;
      case 66: m.protoStringKey = readStringValue(c, c.delimited(end), depth + 1, m.protoStringKey); break;
      case 74: m.scheduleIdKey = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleIdKey); break;
      case 82: m.slotKeyKey = readSlotKey(c, c.delimited(end), depth + 1, m.slotKeyKey); break;
      case 90: m.tokenIdKey = readTokenID(c, c.delimited(end), depth + 1, m.tokenIdKey); break;
      case 98: m.topicIdKey = readTopicID(c, c.delimited(end), depth + 1, m.topicIdKey); break;
      case 106: m.contractIdKey = readContractID(c, c.delimited(end), depth + 1, m.contractIdKey); break;
      case 114: m.pendingAirdropIdKey = readPendingAirdropId(c, c.delimited(end), depth + 1, m.pendingAirdropIdKey); break;
      case 122: m.timestampSecondsKey = readTimestampSeconds(c, c.delimited(end), depth + 1, m.timestampSecondsKey); break;
      case 130: m.scheduledOrderKey = readScheduledOrder(c, c.delimited(end), depth + 1, m.scheduledOrderKey); break;
      case 138: m.tssMessageMapKey = readTssMessageMapKey(c, c.delimited(end), depth + 1, m.tssMessageMapKey); break;
      case 146: m.tssVoteMapKey = readTssVoteMapKey(c, c.delimited(end), depth + 1, m.tssVoteMapKey); break;
      case 154: m.hintsPartyIdKey = readHintsPartyId(c, c.delimited(end), depth + 1, m.hintsPartyIdKey); break;
      case 162: m.preprocessingVoteIdKey = readPreprocessingVoteId(c, c.delimited(end), depth + 1, m.preprocessingVoteIdKey); break;
      case 170: m.nodeIdKey = readNodeId(c, c.delimited(end), depth + 1, m.nodeIdKey); break;
      case 178: m.constructionNodeIdKey = readConstructionNodeId(c, c.delimited(end), depth + 1, m.constructionNodeIdKey); break;
      case 186: m.hookIdKey = readHookId(c, c.delimited(end), depth + 1, m.hookIdKey); break;
      case 194: m.evmHookSlotKey = readEvmHookSlotKey(c, c.delimited(end), depth + 1, m.evmHookSlotKey); break;
      case 202: m.entityIdPairKey = readEntityIDPair(c, c.delimited(end), depth + 1, m.entityIdPairKey); break;
      case 210: m.clprMessageKey = readClprMessageKey(c, c.delimited(end), depth + 1, m.clprMessageKey); break;
      case 218: m.clprConnectorKey = readClprConnectorKey(c, c.delimited(end), depth + 1, m.clprConnectorKey); break;
      default: c.skipField('MapChangeKey', tag, end);
    }
  }
  return m;
}
export const MapChangeKey: MessageType<MapChangeKey> = defineMessage<MapChangeKey>(
  'MapChangeKey',
  newMapChangeKey,
  readMapChangeKey,
  () => [
    { number: 1, name: 'accountIdKey', kind: 'message', optional: true, type: AccountID },
    { number: 2, name: 'tokenRelationshipKey', kind: 'message', optional: true, type: TokenAssociation },
    { number: 3, name: 'entityNumberKey', kind: 'message', optional: true, type: UInt64Value },
    { number: 4, name: 'fileIdKey', kind: 'message', optional: true, type: FileID },
    { number: 5, name: 'nftIdKey', kind: 'message', optional: true, type: NftID },
    { number: 6, name: 'protoBytesKey', kind: 'message', optional: true, type: BytesValue },
    { number: 7, name: 'protoLongKey', kind: 'message', optional: true, type: Int64Value },
    { number: 8, name: 'protoStringKey', kind: 'message', optional: true, type: StringValue },
    { number: 9, name: 'scheduleIdKey', kind: 'message', optional: true, type: ScheduleID },
    { number: 10, name: 'slotKeyKey', kind: 'message', optional: true, type: SlotKey },
    { number: 11, name: 'tokenIdKey', kind: 'message', optional: true, type: TokenID },
    { number: 12, name: 'topicIdKey', kind: 'message', optional: true, type: TopicID },
    { number: 13, name: 'contractIdKey', kind: 'message', optional: true, type: ContractID },
    { number: 14, name: 'pendingAirdropIdKey', kind: 'message', optional: true, type: PendingAirdropId },
    { number: 15, name: 'timestampSecondsKey', kind: 'message', optional: true, type: TimestampSeconds },
    { number: 16, name: 'scheduledOrderKey', kind: 'message', optional: true, type: ScheduledOrder },
    { number: 17, name: 'tssMessageMapKey', kind: 'message', optional: true, type: TssMessageMapKey },
    { number: 18, name: 'tssVoteMapKey', kind: 'message', optional: true, type: TssVoteMapKey },
    { number: 19, name: 'hintsPartyIdKey', kind: 'message', optional: true, type: HintsPartyId },
    { number: 20, name: 'preprocessingVoteIdKey', kind: 'message', optional: true, type: PreprocessingVoteId },
    { number: 21, name: 'nodeIdKey', kind: 'message', optional: true, type: NodeId },
    { number: 22, name: 'constructionNodeIdKey', kind: 'message', optional: true, type: ConstructionNodeId },
    { number: 23, name: 'hookIdKey', kind: 'message', optional: true, type: HookId },
    { number: 24, name: 'evmHookSlotKey', kind: 'message', optional: true, type: EvmHookSlotKey },
    { number: 25, name: 'entityIdPairKey', kind: 'message', optional: true, type: EntityIDPair },
    { number: 26, name: 'clprMessageKey', kind: 'message', optional: true, type: ClprMessageKey },
    { number: 27, name: 'clprConnectorKey', kind: 'message', optional: true, type: ClprConnectorKey },
  ],
);

/** com.hedera.hapi.block.stream.output.MapChangeValue */
export interface MapChangeValue {
  accountValue: Account | undefined;
  accountIdValue: AccountID | undefined;
  bytecodeValue: Bytecode | undefined;
  fileValue: File | undefined;
  nftValue: Nft | undefined;
  protoStringValue: StringValue | undefined;
  scheduleValue: Schedule | undefined;
  scheduleListValue: ScheduleList | undefined;
  slotValueValue: SlotValue | undefined;
  stakingNodeInfoValue: StakingNodeInfo | undefined;
  tokenValue: Token | undefined;
  tokenRelationValue: TokenRelation | undefined;
  topicValue: Topic | undefined;
  nodeValue: Node | undefined;
  accountPendingAirdropValue: AccountPendingAirdrop | undefined;
  rosterValue: Roster | undefined;
  scheduledCountsValue: ScheduledCounts | undefined;
  scheduleIdValue: ScheduleID | undefined;
  throttleUsageSnapshotsValue: ThrottleUsageSnapshots | undefined;
  tssEncryptionKeysValue: TssEncryptionKeys | undefined;
  tssMessageValue: TssMessageTransactionBody | undefined;
  tssVoteValue: TssVoteTransactionBody | undefined;
  hintsKeySetValue: HintsKeySet | undefined;
  preprocessingVoteValue: PreprocessingVote | undefined;
  crsPublicationValue: CrsPublicationTransactionBody | undefined;
  historySignatureValue: RecordedHistorySignature | undefined;
  historyProofVoteValue: HistoryProofVote | undefined;
  proofKeySetValue: ProofKeySet | undefined;
  evmHookStateValue: EvmHookState | undefined;
  nodeIdValue: NodeId | undefined;
  wrapsMessageHistoryValue: WrapsMessageHistory | undefined;
  registeredNodeValue: RegisteredNode | undefined;
  clprChannelValue: ClprChannel | undefined;
  protoBytesValue: BytesValue | undefined;
  clprMessageValue: ClprMessageValue | undefined;
  clprConnectorValue: ClprConnector | undefined;
}
function newMapChangeValue(): MapChangeValue {
  return { accountValue: undefined, accountIdValue: undefined, bytecodeValue: undefined, fileValue: undefined, nftValue: undefined, protoStringValue: undefined, scheduleValue: undefined, scheduleListValue: undefined, slotValueValue: undefined, stakingNodeInfoValue: undefined, tokenValue: undefined, tokenRelationValue: undefined, topicValue: undefined, nodeValue: undefined, accountPendingAirdropValue: undefined, rosterValue: undefined, scheduledCountsValue: undefined, scheduleIdValue: undefined, throttleUsageSnapshotsValue: undefined, tssEncryptionKeysValue: undefined, tssMessageValue: undefined, tssVoteValue: undefined, hintsKeySetValue: undefined, preprocessingVoteValue: undefined, crsPublicationValue: undefined, historySignatureValue: undefined, historyProofVoteValue: undefined, proofKeySetValue: undefined, evmHookStateValue: undefined, nodeIdValue: undefined, wrapsMessageHistoryValue: undefined, registeredNodeValue: undefined, clprChannelValue: undefined, protoBytesValue: undefined, clprMessageValue: undefined, clprConnectorValue: undefined };
}
function readMapChangeValue(c: Cursor, end: number, depth: number, m: MapChangeValue = newMapChangeValue()): MapChangeValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountValue = readAccount(c, c.delimited(end), depth + 1, m.accountValue); break;
      case 18: m.accountIdValue = readAccountID(c, c.delimited(end), depth + 1, m.accountIdValue); break;
      case 26: m.bytecodeValue = readBytecode(c, c.delimited(end), depth + 1, m.bytecodeValue); break;
      case 34: m.fileValue = readFile(c, c.delimited(end), depth + 1, m.fileValue); break;
      case 42: m.nftValue = readNft(c, c.delimited(end), depth + 1, m.nftValue); break;
      case 50: m.protoStringValue = readStringValue(c, c.delimited(end), depth + 1, m.protoStringValue); break;
      case 58: m.scheduleValue = readSchedule(c, c.delimited(end), depth + 1, m.scheduleValue); break;
      case 66: m.scheduleListValue = readScheduleList(c, c.delimited(end), depth + 1, m.scheduleListValue); break;
      case 74: m.slotValueValue = readSlotValue(c, c.delimited(end), depth + 1, m.slotValueValue); break;
      case 82: m.stakingNodeInfoValue = readStakingNodeInfo(c, c.delimited(end), depth + 1, m.stakingNodeInfoValue); break;
      case 90: m.tokenValue = readToken(c, c.delimited(end), depth + 1, m.tokenValue); break;
      case 98: m.tokenRelationValue = readTokenRelation(c, c.delimited(end), depth + 1, m.tokenRelationValue); break;
      case 106: m.topicValue = readTopic(c, c.delimited(end), depth + 1, m.topicValue); break;
      case 114: m.nodeValue = readNode(c, c.delimited(end), depth + 1, m.nodeValue); break;
      case 122: m.accountPendingAirdropValue = readAccountPendingAirdrop(c, c.delimited(end), depth + 1, m.accountPendingAirdropValue); break;
      case 130: m.rosterValue = readRoster(c, c.delimited(end), depth + 1, m.rosterValue); break;
      case 138: m.scheduledCountsValue = readScheduledCounts(c, c.delimited(end), depth + 1, m.scheduledCountsValue); break;
      case 146: m.scheduleIdValue = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleIdValue); break;
      case 154: m.throttleUsageSnapshotsValue = readThrottleUsageSnapshots(c, c.delimited(end), depth + 1, m.throttleUsageSnapshotsValue); break;
      case 162: m.tssEncryptionKeysValue = readTssEncryptionKeys(c, c.delimited(end), depth + 1, m.tssEncryptionKeysValue); break;
      case 170: m.tssMessageValue = readTssMessageTransactionBody(c, c.delimited(end), depth + 1, m.tssMessageValue); break;
      case 178: m.tssVoteValue = readTssVoteTransactionBody(c, c.delimited(end), depth + 1, m.tssVoteValue); break;
      case 186: m.hintsKeySetValue = readHintsKeySet(c, c.delimited(end), depth + 1, m.hintsKeySetValue); break;
      case 194: m.preprocessingVoteValue = readPreprocessingVote(c, c.delimited(end), depth + 1, m.preprocessingVoteValue); break;
      case 202: m.crsPublicationValue = readCrsPublicationTransactionBody(c, c.delimited(end), depth + 1, m.crsPublicationValue); break;
      case 210: m.historySignatureValue = readRecordedHistorySignature(c, c.delimited(end), depth + 1, m.historySignatureValue); break;
      case 218: m.historyProofVoteValue = readHistoryProofVote(c, c.delimited(end), depth + 1, m.historyProofVoteValue); break;
      case 226: m.proofKeySetValue = readProofKeySet(c, c.delimited(end), depth + 1, m.proofKeySetValue); break;
      case 234: m.evmHookStateValue = readEvmHookState(c, c.delimited(end), depth + 1, m.evmHookStateValue); break;
      case 242: m.nodeIdValue = readNodeId(c, c.delimited(end), depth + 1, m.nodeIdValue); break;
      case 250: m.wrapsMessageHistoryValue = readWrapsMessageHistory(c, c.delimited(end), depth + 1, m.wrapsMessageHistoryValue); break;
      case 258: m.registeredNodeValue = readRegisteredNode(c, c.delimited(end), depth + 1, m.registeredNodeValue); break;
      case 266: m.clprChannelValue = readClprChannel(c, c.delimited(end), depth + 1, m.clprChannelValue); break;
      case 274: m.protoBytesValue = readBytesValue(c, c.delimited(end), depth + 1, m.protoBytesValue); break;
      case 282: m.clprMessageValue = readClprMessageValue(c, c.delimited(end), depth + 1, m.clprMessageValue); break;
      case 290: m.clprConnectorValue = readClprConnector(c, c.delimited(end), depth + 1, m.clprConnectorValue); break;
      default: c.skipField('MapChangeValue', tag, end);
    }
  }
  return m;
}
export const MapChangeValue: MessageType<MapChangeValue> = defineMessage<MapChangeValue>(
  'MapChangeValue',
  newMapChangeValue,
  readMapChangeValue,
  () => [
    { number: 1, name: 'accountValue', kind: 'message', optional: true, type: Account },
    { number: 2, name: 'accountIdValue', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'bytecodeValue', kind: 'message', optional: true, type: Bytecode },
    { number: 4, name: 'fileValue', kind: 'message', optional: true, type: File },
    { number: 5, name: 'nftValue', kind: 'message', optional: true, type: Nft },
    { number: 6, name: 'protoStringValue', kind: 'message', optional: true, type: StringValue },
    { number: 7, name: 'scheduleValue', kind: 'message', optional: true, type: Schedule },
    { number: 8, name: 'scheduleListValue', kind: 'message', optional: true, type: ScheduleList },
    { number: 9, name: 'slotValueValue', kind: 'message', optional: true, type: SlotValue },
    { number: 10, name: 'stakingNodeInfoValue', kind: 'message', optional: true, type: StakingNodeInfo },
    { number: 11, name: 'tokenValue', kind: 'message', optional: true, type: Token },
    { number: 12, name: 'tokenRelationValue', kind: 'message', optional: true, type: TokenRelation },
    { number: 13, name: 'topicValue', kind: 'message', optional: true, type: Topic },
    { number: 14, name: 'nodeValue', kind: 'message', optional: true, type: Node },
    { number: 15, name: 'accountPendingAirdropValue', kind: 'message', optional: true, type: AccountPendingAirdrop },
    { number: 16, name: 'rosterValue', kind: 'message', optional: true, type: Roster },
    { number: 17, name: 'scheduledCountsValue', kind: 'message', optional: true, type: ScheduledCounts },
    { number: 18, name: 'scheduleIdValue', kind: 'message', optional: true, type: ScheduleID },
    { number: 19, name: 'throttleUsageSnapshotsValue', kind: 'message', optional: true, type: ThrottleUsageSnapshots },
    { number: 20, name: 'tssEncryptionKeysValue', kind: 'message', optional: true, type: TssEncryptionKeys },
    { number: 21, name: 'tssMessageValue', kind: 'message', optional: true, type: TssMessageTransactionBody },
    { number: 22, name: 'tssVoteValue', kind: 'message', optional: true, type: TssVoteTransactionBody },
    { number: 23, name: 'hintsKeySetValue', kind: 'message', optional: true, type: HintsKeySet },
    { number: 24, name: 'preprocessingVoteValue', kind: 'message', optional: true, type: PreprocessingVote },
    { number: 25, name: 'crsPublicationValue', kind: 'message', optional: true, type: CrsPublicationTransactionBody },
    { number: 26, name: 'historySignatureValue', kind: 'message', optional: true, type: RecordedHistorySignature },
    { number: 27, name: 'historyProofVoteValue', kind: 'message', optional: true, type: HistoryProofVote },
    { number: 28, name: 'proofKeySetValue', kind: 'message', optional: true, type: ProofKeySet },
    { number: 29, name: 'evmHookStateValue', kind: 'message', optional: true, type: EvmHookState },
    { number: 30, name: 'nodeIdValue', kind: 'message', optional: true, type: NodeId },
    { number: 31, name: 'wrapsMessageHistoryValue', kind: 'message', optional: true, type: WrapsMessageHistory },
    { number: 32, name: 'registeredNodeValue', kind: 'message', optional: true, type: RegisteredNode },
    { number: 33, name: 'clprChannelValue', kind: 'message', optional: true, type: ClprChannel },
    { number: 34, name: 'protoBytesValue', kind: 'message', optional: true, type: BytesValue },
    { number: 35, name: 'clprMessageValue', kind: 'message', optional: true, type: ClprMessageValue },
    { number: 36, name: 'clprConnectorValue', kind: 'message', optional: true, type: ClprConnector },
  ],
);

/** com.hedera.hapi.block.stream.output.MapDeleteChange */
export interface MapDeleteChange {
  key: MapChangeKey | undefined;
}
function newMapDeleteChange(): MapDeleteChange {
  return { key: undefined };
}
function readMapDeleteChange(c: Cursor, end: number, depth: number, m: MapDeleteChange = newMapDeleteChange()): MapDeleteChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = readMapChangeKey(c, c.delimited(end), depth + 1, m.key); break;
      default: c.skipField('MapDeleteChange', tag, end);
    }
  }
  return m;
}
export const MapDeleteChange: MessageType<MapDeleteChange> = defineMessage<MapDeleteChange>(
  'MapDeleteChange',
  newMapDeleteChange,
  readMapDeleteChange,
  () => [
    { number: 1, name: 'key', kind: 'message', type: MapChangeKey },
  ],
);

/** com.hedera.hapi.block.stream.output.MapUpdateChange */
export interface MapUpdateChange {
  key: MapChangeKey | undefined;
  value: MapChangeValue | undefined;
  identical: boolean;
  partial: boolean;
  clearedFields: readonly number[];
}
function newMapUpdateChange(): MapUpdateChange {
  return { key: undefined, value: undefined, identical: false, partial: false, clearedFields: NONE };
}
function readMapUpdateChange(c: Cursor, end: number, depth: number, m: MapUpdateChange = newMapUpdateChange()): MapUpdateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = readMapChangeKey(c, c.delimited(end), depth + 1, m.key); break;
      case 18: m.value = readMapChangeValue(c, c.delimited(end), depth + 1, m.value); break;
      case 24: m.identical = c.bool(end); break;
      case 32: m.partial = c.bool(end); break;
      case 40: m.clearedFields = appended(m.clearedFields, c.unsigned32(end)); break;
      case 42: for (const stop = c.delimited(end); c.offset < stop; ) m.clearedFields = appended(m.clearedFields, c.unsigned32(stop)); break;
      default: c.skipField('MapUpdateChange', tag, end);
    }
  }
  return m;
}
export const MapUpdateChange: MessageType<MapUpdateChange> = defineMessage<MapUpdateChange>(
  'MapUpdateChange',
  newMapUpdateChange,
  readMapUpdateChange,
  () => [
    { number: 1, name: 'key', kind: 'message', type: MapChangeKey },
    { number: 2, name: 'value', kind: 'message', type: MapChangeValue },
    { number: 3, name: 'identical', kind: 'bool' },
    { number: 4, name: 'partial', kind: 'bool' },
    { number: 5, name: 'clearedFields', kind: 'uint32', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.output.NewStateChange */
export interface NewStateChange {
  stateType: number;
}
function newNewStateChange(): NewStateChange {
  return { stateType: 0 };
}
function readNewStateChange(c: Cursor, end: number, depth: number, m: NewStateChange = newNewStateChange()): NewStateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.stateType = c.int32(end); break;
      default: c.skipField('NewStateChange', tag, end);
    }
  }
  return m;
}
export const NewStateChange: MessageType<NewStateChange> = defineMessage<NewStateChange>(
  'NewStateChange',
  newNewStateChange,
  readNewStateChange,
  () => [
    { number: 1, name: 'stateType', kind: 'enum' },
  ],
);

/** com.hedera.hapi.block.stream.output.NewStateType */
export const NewStateType: Readonly<Record<number, string>> = {
  0: 'SINGLETON',
  1: 'VIRTUAL_MAP',
  2: 'QUEUE',
};

/** com.hedera.hapi.block.stream.output.QueuePopChange */
export interface QueuePopChange {
}
function newQueuePopChange(): QueuePopChange {
  return {  };
}
function readQueuePopChange(c: Cursor, end: number, depth: number, m: QueuePopChange = newQueuePopChange()): QueuePopChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('QueuePopChange', tag, end);
  }
  return m;
}
export const QueuePopChange: MessageType<QueuePopChange> = defineMessage<QueuePopChange>(
  'QueuePopChange',
  newQueuePopChange,
  readQueuePopChange,
  () => [],
);

/** com.hedera.hapi.block.stream.output.QueuePushChange */
export interface QueuePushChange {
  protoBytesElement: BytesValue | undefined;
  protoStringElement: StringValue | undefined;
  transactionReceiptEntriesElement: TransactionReceiptEntries | undefined;
}
function newQueuePushChange(): QueuePushChange {
  return { protoBytesElement: undefined, protoStringElement: undefined, transactionReceiptEntriesElement: undefined };
}
function readQueuePushChange(c: Cursor, end: number, depth: number, m: QueuePushChange = newQueuePushChange()): QueuePushChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.protoBytesElement = readBytesValue(c, c.delimited(end), depth + 1, m.protoBytesElement); break;
      case 18: m.protoStringElement = readStringValue(c, c.delimited(end), depth + 1, m.protoStringElement); break;
      case 26: m.transactionReceiptEntriesElement = readTransactionReceiptEntries(c, c.delimited(end), depth + 1, m.transactionReceiptEntriesElement); break;
      default: c.skipField('QueuePushChange', tag, end);
    }
  }
  return m;
}
export const QueuePushChange: MessageType<QueuePushChange> = defineMessage<QueuePushChange>(
  'QueuePushChange',
  newQueuePushChange,
  readQueuePushChange,
  () => [
    { number: 1, name: 'protoBytesElement', kind: 'message', optional: true, type: BytesValue },
    { number: 2, name: 'protoStringElement', kind: 'message', optional: true, type: StringValue },
    { number: 3, name: 'transactionReceiptEntriesElement', kind: 'message', optional: true, type: TransactionReceiptEntries },
  ],
);

/** com.hedera.hapi.block.stream.output.RemovedStateChange */
export interface RemovedStateChange {
}
function newRemovedStateChange(): RemovedStateChange {
  return {  };
}
function readRemovedStateChange(c: Cursor, end: number, depth: number, m: RemovedStateChange = newRemovedStateChange()): RemovedStateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('RemovedStateChange', tag, end);
  }
  return m;
}
export const RemovedStateChange: MessageType<RemovedStateChange> = defineMessage<RemovedStateChange>(
  'RemovedStateChange',
  newRemovedStateChange,
  readRemovedStateChange,
  () => [],
);

/** com.hedera.hapi.block.stream.output.SignScheduleOutput */
export interface SignScheduleOutput {
  scheduledTransactionId: TransactionID | undefined;
}
function newSignScheduleOutput(): SignScheduleOutput {
  return { scheduledTransactionId: undefined };
}
function readSignScheduleOutput(c: Cursor, end: number, depth: number, m: SignScheduleOutput = newSignScheduleOutput()): SignScheduleOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduledTransactionId = readTransactionID(c, c.delimited(end), depth + 1, m.scheduledTransactionId); break;
      default: c.skipField('SignScheduleOutput', tag, end);
    }
  }
  return m;
}
export const SignScheduleOutput: MessageType<SignScheduleOutput> = defineMessage<SignScheduleOutput>(
  'SignScheduleOutput',
  newSignScheduleOutput,
  readSignScheduleOutput,
  () => [
    { number: 1, name: 'scheduledTransactionId', kind: 'message', type: TransactionID },
  ],
);

/** com.hedera.hapi.block.stream.output.SingletonUpdateChange */
export interface SingletonUpdateChange {
  blockInfoValue: BlockInfo | undefined;
  congestionLevelStartsValue: CongestionLevelStarts | undefined;
  entityNumberValue: UInt64Value | undefined;
  exchangeRateSetValue: ExchangeRateSet | undefined;
  networkStakingRewardsValue: NetworkStakingRewards | undefined;
  bytesValue: BytesValue | undefined;
  stringValue: StringValue | undefined;
  runningHashesValue: RunningHashes | undefined;
  throttleUsageSnapshotsValue: ThrottleUsageSnapshots | undefined;
  timestampValue: Timestamp | undefined;
  blockStreamInfoValue: BlockStreamInfo | undefined;
  platformStateValue: PlatformState | undefined;
  rosterStateValue: RosterState | undefined;
  hintsConstructionValue: HintsConstruction | undefined;
  entityCountsValue: EntityCounts | undefined;
  historyProofConstructionValue: HistoryProofConstruction | undefined;
  crsStateValue: CRSState | undefined;
  nodeRewardsValue: NodeRewards | undefined;
  nodePaymentsValue: NodePayments | undefined;
  nodeIdValue: NodeId | undefined;
  clprLedgerConfigurationValue: ClprLedgerConfiguration | undefined;
  clprEndpointManifestValue: ClprEndpointManifest | undefined;
  clprEndpointManifestConstructionValue: ClprEndpointManifestConstruction | undefined;
  partial: boolean;
  clearedFields: readonly number[];
}
function newSingletonUpdateChange(): SingletonUpdateChange {
  return { blockInfoValue: undefined, congestionLevelStartsValue: undefined, entityNumberValue: undefined, exchangeRateSetValue: undefined, networkStakingRewardsValue: undefined, bytesValue: undefined, stringValue: undefined, runningHashesValue: undefined, throttleUsageSnapshotsValue: undefined, timestampValue: undefined, blockStreamInfoValue: undefined, platformStateValue: undefined, rosterStateValue: undefined, hintsConstructionValue: undefined, entityCountsValue: undefined, historyProofConstructionValue: undefined, crsStateValue: undefined, nodeRewardsValue: undefined, nodePaymentsValue: undefined, nodeIdValue: undefined, clprLedgerConfigurationValue: undefined, clprEndpointManifestValue: undefined, clprEndpointManifestConstructionValue: undefined, partial: false, clearedFields: NONE };
}
function readSingletonUpdateChange(c: Cursor, end: number, depth: number, m: SingletonUpdateChange = newSingletonUpdateChange()): SingletonUpdateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockInfoValue = readBlockInfo(c, c.delimited(end), depth + 1, m.blockInfoValue); break;
      case 18: m.congestionLevelStartsValue = readCongestionLevelStarts(c, c.delimited(end), depth + 1, m.congestionLevelStartsValue); break;
      case 26: m.entityNumberValue = readUInt64Value(c, c.delimited(end), depth + 1, m.entityNumberValue); break;
      case 34: m.exchangeRateSetValue = readExchangeRateSet(c, c.delimited(end), depth + 1, m.exchangeRateSetValue); break;
      case 42: m.networkStakingRewardsValue = readNetworkStakingRewards(c, c.delimited(end), depth + 1, m.networkStakingRewardsValue); break;
      case 50: m.bytesValue = readBytesValue(c, c.delimited(end), depth + 1, m.bytesValue); break;
      case 58: m.stringValue = readStringValue(c, c.delimited(end), depth + 1, m.stringValue); break;
      case 66: m.runningHashesValue = readRunningHashes(c, c.delimited(end), depth + 1, m.runningHashesValue); break;
      case 74: m.throttleUsageSnapshotsValue = readThrottleUsageSnapshots(c, c.delimited(end), depth + 1, m.throttleUsageSnapshotsValue); break;
      case 82: m.timestampValue = readTimestamp(c, c.delimited(end), depth + 1, m.timestampValue); break;
      case 90: m.blockStreamInfoValue = readBlockStreamInfo(c, c.delimited(end), depth + 1, m.blockStreamInfoValue); break;
      case 98: m.platformStateValue = readPlatformState(c, c.delimited(end), depth + 1, m.platformStateValue); break;
      case 106: m.rosterStateValue = readRosterState(c, c.delimited(end), depth + 1, m.rosterStateValue); break;
      case 114: m.hintsConstructionValue = readHintsConstruction(c, c.delimited(end), depth + 1, m.hintsConstructionValue); break;
      case 122: m.entityCountsValue = readEntityCounts(c, c.delimited(end), depth + 1, m.entityCountsValue); break;
      case 130: m.historyProofConstructionValue = readHistoryProofConstruction(c, c.delimited(end), depth + 1, m.historyProofConstructionValue); break;
      case 138: m.crsStateValue = readCRSState(c, c.delimited(end), depth + 1, m.crsStateValue); break;
      case 146: m.nodeRewardsValue = readNodeRewards(c, c.delimited(end), depth + 1, m.nodeRewardsValue); break;
      case 154: m.nodePaymentsValue = readNodePayments(c, c.delimited(end), depth + 1, m.nodePaymentsValue); break;
      case 162: m.nodeIdValue = readNodeId(c, c.delimited(end), depth + 1, m.nodeIdValue); break;
      case 170: m.clprLedgerConfigurationValue = readClprLedgerConfiguration(c, c.delimited(end), depth + 1, m.clprLedgerConfigurationValue); break;
      case 178: m.clprEndpointManifestValue = readClprEndpointManifest(c, c.delimited(end), depth + 1, m.clprEndpointManifestValue); break;
      case 186: m.clprEndpointManifestConstructionValue = readClprEndpointManifestConstruction(c, c.delimited(end), depth + 1, m.clprEndpointManifestConstructionValue); break;
      case 192: m.partial = c.bool(end); break;
      case 200: m.clearedFields = appended(m.clearedFields, c.unsigned32(end)); break;
      case 202: for (const stop = c.delimited(end); c.offset < stop; ) m.clearedFields = appended(m.clearedFields, c.unsigned32(stop)); break;
      default: c.skipField('SingletonUpdateChange', tag, end);
    }
  }
  return m;
}
export const SingletonUpdateChange: MessageType<SingletonUpdateChange> = defineMessage<SingletonUpdateChange>(
  'SingletonUpdateChange',
  newSingletonUpdateChange,
  readSingletonUpdateChange,
  () => [
    { number: 1, name: 'blockInfoValue', kind: 'message', optional: true, type: BlockInfo },
    { number: 2, name: 'congestionLevelStartsValue', kind: 'message', optional: true, type: CongestionLevelStarts },
    { number: 3, name: 'entityNumberValue', kind: 'message', optional: true, type: UInt64Value },
    { number: 4, name: 'exchangeRateSetValue', kind: 'message', optional: true, type: ExchangeRateSet },
    { number: 5, name: 'networkStakingRewardsValue', kind: 'message', optional: true, type: NetworkStakingRewards },
    { number: 6, name: 'bytesValue', kind: 'message', optional: true, type: BytesValue },
    { number: 7, name: 'stringValue', kind: 'message', optional: true, type: StringValue },
    { number: 8, name: 'runningHashesValue', kind: 'message', optional: true, type: RunningHashes },
    { number: 9, name: 'throttleUsageSnapshotsValue', kind: 'message', optional: true, type: ThrottleUsageSnapshots },
    { number: 10, name: 'timestampValue', kind: 'message', optional: true, type: Timestamp },
    { number: 11, name: 'blockStreamInfoValue', kind: 'message', optional: true, type: BlockStreamInfo },
    { number: 12, name: 'platformStateValue', kind: 'message', optional: true, type: PlatformState },
    { number: 13, name: 'rosterStateValue', kind: 'message', optional: true, type: RosterState },
    { number: 14, name: 'hintsConstructionValue', kind: 'message', optional: true, type: HintsConstruction },
    { number: 15, name: 'entityCountsValue', kind: 'message', optional: true, type: EntityCounts },
    { number: 16, name: 'historyProofConstructionValue', kind: 'message', optional: true, type: HistoryProofConstruction },
    { number: 17, name: 'crsStateValue', kind: 'message', optional: true, type: CRSState },
    { number: 18, name: 'nodeRewardsValue', kind: 'message', optional: true, type: NodeRewards },
    { number: 19, name: 'nodePaymentsValue', kind: 'message', optional: true, type: NodePayments },
    { number: 20, name: 'nodeIdValue', kind: 'message', optional: true, type: NodeId },
    { number: 21, name: 'clprLedgerConfigurationValue', kind: 'message', optional: true, type: ClprLedgerConfiguration },
    { number: 22, name: 'clprEndpointManifestValue', kind: 'message', optional: true, type: ClprEndpointManifest },
    { number: 23, name: 'clprEndpointManifestConstructionValue', kind: 'message', optional: true, type: ClprEndpointManifestConstruction },
    { number: 24, name: 'partial', kind: 'bool' },
    { number: 25, name: 'clearedFields', kind: 'uint32', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.output.StateChange */
export interface StateChange {
  stateId: number;
  stateAdd: NewStateChange | undefined;
  stateRemove: RemovedStateChange | undefined;
  singletonUpdate: SingletonUpdateChange | undefined;
  mapUpdate: MapUpdateChange | undefined;
  mapDelete: MapDeleteChange | undefined;
  queuePush: QueuePushChange | undefined;
  queuePop: QueuePopChange | undefined;
}
function newStateChange(): StateChange {
  return { stateId: 0, stateAdd: undefined, stateRemove: undefined, singletonUpdate: undefined, mapUpdate: undefined, mapDelete: undefined, queuePush: undefined, queuePop: undefined };
}
function readStateChange(c: Cursor, end: number, depth: number, m: StateChange = newStateChange()): StateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.stateId = c.unsigned32(end); break;
      case 18: m.stateAdd = readNewStateChange(c, c.delimited(end), depth + 1, m.stateAdd); break;
      case 26: m.stateRemove = readRemovedStateChange(c, c.delimited(end), depth + 1, m.stateRemove); break;
      case 34: m.singletonUpdate = readSingletonUpdateChange(c, c.delimited(end), depth + 1, m.singletonUpdate); break;
      case 42: m.mapUpdate = readMapUpdateChange(c, c.delimited(end), depth + 1, m.mapUpdate); break;
      case 50: m.mapDelete = readMapDeleteChange(c, c.delimited(end), depth + 1, m.mapDelete); break;
      case 58: m.queuePush = readQueuePushChange(c, c.delimited(end), depth + 1, m.queuePush); break;
      case 66: m.queuePop = readQueuePopChange(c, c.delimited(end), depth + 1, m.queuePop); break;
      default: c.skipField('StateChange', tag, end);
    }
  }
  return m;
}
export const StateChange: MessageType<StateChange> = defineMessage<StateChange>(
  'StateChange',
  newStateChange,
  readStateChange,
  () => [
    { number: 1, name: 'stateId', kind: 'uint32' },
    { number: 2, name: 'stateAdd', kind: 'message', optional: true, type: NewStateChange },
    { number: 3, name: 'stateRemove', kind: 'message', optional: true, type: RemovedStateChange },
    { number: 4, name: 'singletonUpdate', kind: 'message', optional: true, type: SingletonUpdateChange },
    { number: 5, name: 'mapUpdate', kind: 'message', optional: true, type: MapUpdateChange },
    { number: 6, name: 'mapDelete', kind: 'message', optional: true, type: MapDeleteChange },
    { number: 7, name: 'queuePush', kind: 'message', optional: true, type: QueuePushChange },
    { number: 8, name: 'queuePop', kind: 'message', optional: true, type: QueuePopChange },
  ],
);

/** com.hedera.hapi.block.stream.output.StateChanges */
export interface StateChanges {
  consensusTimestamp: Timestamp | undefined;
  stateChanges: readonly StateChange[];
}
function newStateChanges(): StateChanges {
  return { consensusTimestamp: undefined, stateChanges: NONE };
}
function readStateChanges(c: Cursor, end: number, depth: number, m: StateChanges = newStateChanges()): StateChanges {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.consensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.consensusTimestamp); break;
      case 18: m.stateChanges = appended(m.stateChanges, readStateChange(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('StateChanges', tag, end);
    }
  }
  return m;
}
export const StateChanges: MessageType<StateChanges> = defineMessage<StateChanges>(
  'StateChanges',
  newStateChanges,
  readStateChanges,
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'stateChanges', kind: 'message', repeated: true, type: StateChange },
  ],
);

/** com.hedera.hapi.block.stream.output.StateIdentifier */
export const StateIdentifier: Readonly<Record<number, string>> = {
  0: 'UNKNOWN',
  1: 'STATE_ID_ENTITY_ID',
  2: 'STATE_ID_ACCOUNTS',
  3: 'STATE_ID_ALIASES',
  4: 'STATE_ID_STORAGE',
  5: 'STATE_ID_BYTECODE',
  6: 'STATE_ID_FILES',
  7: 'STATE_ID_TOKENS',
  8: 'STATE_ID_NFTS',
  9: 'STATE_ID_TOKEN_RELS',
  10: 'STATE_ID_STAKING_INFOS',
  11: 'STATE_ID_STAKING_NETWORK_REWARDS',
  12: 'STATE_ID_THROTTLE_USAGE_SNAPSHOTS',
  13: 'STATE_ID_CONGESTION_LEVEL_STARTS',
  14: 'STATE_ID_SCHEDULES_BY_ID',
  15: 'STATE_ID_SCHEDULES_BY_EXPIRY_SEC',
  16: 'STATE_ID_SCHEDULES_BY_EQUALITY',
  17: 'STATE_ID_MIDNIGHT_RATES',
  18: 'STATE_ID_RUNNING_HASHES',
  19: 'STATE_ID_BLOCKS',
  20: 'STATE_ID_NODES',
  21: 'STATE_ID_TOPICS',
  22: 'STATE_ID_UPGRADE_FILE_HASH',
  23: 'STATE_ID_FREEZE_TIME',
  24: 'STATE_ID_BLOCK_STREAM_INFO',
  25: 'STATE_ID_PENDING_AIRDROPS',
  26: 'STATE_ID_PLATFORM_STATE',
  27: 'STATE_ID_ROSTER_STATE',
  28: 'STATE_ID_ROSTERS',
  29: 'STATE_ID_SCHEDULED_COUNTS',
  30: 'STATE_ID_SCHEDULE_ID_BY_EQUALITY',
  31: 'STATE_ID_TSS_MESSAGES',
  32: 'STATE_ID_TSS_VOTES',
  33: 'STATE_ID_SCHEDULED_ORDERS',
  34: 'STATE_ID_SCHEDULED_USAGES',
  35: 'STATE_ID_TSS_ENCRYPTION_KEYS',
  36: 'STATE_ID_TSS_STATUS',
  37: 'STATE_ID_HINTS_KEY_SETS',
  38: 'STATE_ID_ACTIVE_HINTS_CONSTRUCTION',
  39: 'STATE_ID_NEXT_HINTS_CONSTRUCTION',
  40: 'STATE_ID_PREPROCESSING_VOTES',
  41: 'STATE_ID_ENTITY_COUNTS',
  42: 'STATE_ID_LEDGER_ID',
  43: 'STATE_ID_PROOF_KEY_SETS',
  44: 'STATE_ID_ACTIVE_PROOF_CONSTRUCTION',
  45: 'STATE_ID_NEXT_PROOF_CONSTRUCTION',
  46: 'STATE_ID_HISTORY_SIGNATURES',
  47: 'STATE_ID_PROOF_VOTES',
  48: 'STATE_ID_CRS_STATE',
  49: 'STATE_ID_CRS_PUBLICATIONS',
  50: 'STATE_ID_NODE_REWARDS',
  51: 'STATE_ID_EVM_HOOK_STATES',
  52: 'STATE_ID_EVM_HOOK_STORAGE',
  53: 'STATE_ID_ACCOUNT_NODE_REL',
  54: 'STATE_ID_WRAPS_MESSAGE_HISTORIES',
  55: 'STATE_ID_NODE_PAYMENTS',
  56: 'STATE_ID_REGISTERED_NODES',
  57: 'STATE_ID_HIGHEST_NODE_ID',
  58: 'STATE_ID_WRAPS_PROVING_KEY_HASH',
  59: 'STATE_ID_CLPR_LEDGER_CONFIGURATION',
  60: 'STATE_ID_CLPR_CHANNELS',
  61: 'STATE_ID_CLPR_PENDING_COMMITMENTS',
  62: 'STATE_ID_CLPR_MESSAGE_QUEUE',
  63: 'STATE_ID_CLPR_CONNECTORS',
  64: 'STATE_ID_CLPR_PENDING_CONNECTOR_COMMITMENTS',
  65: 'STATE_ID_CLPR_SUBMISSION_THROTTLES',
  66: 'STATE_ID_CLPR_ENDPOINT_MANIFEST',
  67: 'STATE_ID_CLPR_ENDPOINT_MANIFEST_CONSTRUCTION',
  126: 'STATE_ID_TRANSACTION_RECEIPTS',
  10001: 'STATE_ID_UPGRADE_DATA_150',
  10002: 'STATE_ID_UPGRADE_DATA_151',
  10003: 'STATE_ID_UPGRADE_DATA_152',
  10004: 'STATE_ID_UPGRADE_DATA_153',
  10005: 'STATE_ID_UPGRADE_DATA_154',
  10006: 'STATE_ID_UPGRADE_DATA_155',
  10007: 'STATE_ID_UPGRADE_DATA_156',
  10008: 'STATE_ID_UPGRADE_DATA_157',
  10009: 'STATE_ID_UPGRADE_DATA_158',
  10010: 'STATE_ID_UPGRADE_DATA_159',
};

/** com.hedera.hapi.block.stream.output.TransactionOutput */
export interface TransactionOutput {
  utilPrng: UtilPrngOutput | undefined;
  contractCall: ContractOutput | undefined;
  ethereumCall: EthereumOutput | undefined;
  contractCreate: ContractOutput | undefined;
  createSchedule: CreateScheduleOutput | undefined;
  signSchedule: SignScheduleOutput | undefined;
  accountCreate: CreateAccountOutput | undefined;
}
function newTransactionOutput(): TransactionOutput {
  return { utilPrng: undefined, contractCall: undefined, ethereumCall: undefined, contractCreate: undefined, createSchedule: undefined, signSchedule: undefined, accountCreate: undefined };
}
function readTransactionOutput(c: Cursor, end: number, depth: number, m: TransactionOutput = newTransactionOutput()): TransactionOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.utilPrng = readUtilPrngOutput(c, c.delimited(end), depth + 1, m.utilPrng); break;
      case 18: m.contractCall = readContractOutput(c, c.delimited(end), depth + 1, m.contractCall); break;
      case 26: m.ethereumCall = readEthereumOutput(c, c.delimited(end), depth + 1, m.ethereumCall); break;
      case 34: m.contractCreate = readContractOutput(c, c.delimited(end), depth + 1, m.contractCreate); break;
      case 42: m.createSchedule = readCreateScheduleOutput(c, c.delimited(end), depth + 1, m.createSchedule); break;
      case 50: m.signSchedule = readSignScheduleOutput(c, c.delimited(end), depth + 1, m.signSchedule); break;
      case 58: m.accountCreate = readCreateAccountOutput(c, c.delimited(end), depth + 1, m.accountCreate); break;
      default: c.skipField('TransactionOutput', tag, end);
    }
  }
  return m;
}
export const TransactionOutput: MessageType<TransactionOutput> = defineMessage<TransactionOutput>(
  'TransactionOutput',
  newTransactionOutput,
  readTransactionOutput,
  () => [
    { number: 1, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngOutput },
    { number: 2, name: 'contractCall', kind: 'message', optional: true, type: ContractOutput },
    { number: 3, name: 'ethereumCall', kind: 'message', optional: true, type: EthereumOutput },
    { number: 4, name: 'contractCreate', kind: 'message', optional: true, type: ContractOutput },
    { number: 5, name: 'createSchedule', kind: 'message', optional: true, type: CreateScheduleOutput },
    { number: 6, name: 'signSchedule', kind: 'message', optional: true, type: SignScheduleOutput },
    { number: 7, name: 'accountCreate', kind: 'message', optional: true, type: CreateAccountOutput },
  ],
);

/** com.hedera.hapi.block.stream.output.TransactionResult */
export interface TransactionResult {
  status: number;
  consensusTimestamp: Timestamp | undefined;
  parentConsensusTimestamp: Timestamp | undefined;
  exchangeRate: ExchangeRateSet | undefined;
  scheduleRef: ScheduleID | undefined;
  transactionFeeCharged: bigint;
  transferList: TransferList | undefined;
  tokenTransferLists: readonly TokenTransferList[];
  automaticTokenAssociations: readonly TokenAssociation[];
  paidStakingRewards: readonly AccountAmount[];
  congestionPricingMultiplier: bigint;
  assessedCustomFees: readonly AssessedCustomFee[];
  highVolumePricingMultiplier: bigint;
}
function newTransactionResult(): TransactionResult {
  return { status: 0, consensusTimestamp: undefined, parentConsensusTimestamp: undefined, exchangeRate: undefined, scheduleRef: undefined, transactionFeeCharged: 0n, transferList: undefined, tokenTransferLists: NONE, automaticTokenAssociations: NONE, paidStakingRewards: NONE, congestionPricingMultiplier: 0n, assessedCustomFees: NONE, highVolumePricingMultiplier: 0n };
}
function readTransactionResult(c: Cursor, end: number, depth: number, m: TransactionResult = newTransactionResult()): TransactionResult {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.status = c.int32(end); break;
      case 18: m.consensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.consensusTimestamp); break;
      case 26: m.parentConsensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.parentConsensusTimestamp); break;
      case 34: m.exchangeRate = readExchangeRateSet(c, c.delimited(end), depth + 1, m.exchangeRate); break;
      case 42: m.scheduleRef = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleRef); break;
      case 48: m.transactionFeeCharged = c.uint64(end); break;
      case 58: m.transferList = readTransferList(c, c.delimited(end), depth + 1, m.transferList); break;
      case 66: m.tokenTransferLists = appended(m.tokenTransferLists, readTokenTransferList(c, c.delimited(end), depth + 1)); break;
      case 74: m.automaticTokenAssociations = appended(m.automaticTokenAssociations, readTokenAssociation(c, c.delimited(end), depth + 1)); break;
      case 82: m.paidStakingRewards = appended(m.paidStakingRewards, readAccountAmount(c, c.delimited(end), depth + 1)); break;
      case 88: m.congestionPricingMultiplier = c.uint64(end); break;
      case 98: m.assessedCustomFees = appended(m.assessedCustomFees, readAssessedCustomFee(c, c.delimited(end), depth + 1)); break;
      case 104: m.highVolumePricingMultiplier = c.uint64(end); break;
      default: c.skipField('TransactionResult', tag, end);
    }
  }
  return m;
}
export const TransactionResult: MessageType<TransactionResult> = defineMessage<TransactionResult>(
  'TransactionResult',
  newTransactionResult,
  readTransactionResult,
  () => [
    { number: 1, name: 'status', kind: 'enum' },
    { number: 2, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 3, name: 'parentConsensusTimestamp', kind: 'message', type: Timestamp },
    { number: 4, name: 'exchangeRate', kind: 'message', type: ExchangeRateSet },
    { number: 5, name: 'scheduleRef', kind: 'message', type: ScheduleID },
    { number: 6, name: 'transactionFeeCharged', kind: 'uint64' },
    { number: 7, name: 'transferList', kind: 'message', type: TransferList },
    { number: 8, name: 'tokenTransferLists', kind: 'message', repeated: true, type: TokenTransferList },
    { number: 9, name: 'automaticTokenAssociations', kind: 'message', repeated: true, type: TokenAssociation },
    { number: 10, name: 'paidStakingRewards', kind: 'message', repeated: true, type: AccountAmount },
    { number: 11, name: 'congestionPricingMultiplier', kind: 'uint64' },
    { number: 12, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
    { number: 13, name: 'highVolumePricingMultiplier', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.block.stream.output.UtilPrngOutput */
export interface UtilPrngOutput {
  prngBytes: Uint8Array | undefined;
  prngNumber: number | undefined;
}
function newUtilPrngOutput(): UtilPrngOutput {
  return { prngBytes: undefined, prngNumber: undefined };
}
function readUtilPrngOutput(c: Cursor, end: number, depth: number, m: UtilPrngOutput = newUtilPrngOutput()): UtilPrngOutput {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.prngBytes = c.bytes(end); break;
      case 16: m.prngNumber = c.int32(end); break;
      default: c.skipField('UtilPrngOutput', tag, end);
    }
  }
  return m;
}
export const UtilPrngOutput: MessageType<UtilPrngOutput> = defineMessage<UtilPrngOutput>(
  'UtilPrngOutput',
  newUtilPrngOutput,
  readUtilPrngOutput,
  () => [
    { number: 1, name: 'prngBytes', kind: 'bytes', optional: true },
    { number: 2, name: 'prngNumber', kind: 'int32', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.ContractSlotUsage */
export interface ContractSlotUsage {
  contractId: ContractID | undefined;
  writtenKeysAreNonIdenticalStateChanges: boolean | undefined;
  writtenSlotKeys: WrittenSlotKeys | undefined;
  slotReads: readonly SlotRead[];
}
function newContractSlotUsage(): ContractSlotUsage {
  return { contractId: undefined, writtenKeysAreNonIdenticalStateChanges: undefined, writtenSlotKeys: undefined, slotReads: NONE };
}
function readContractSlotUsage(c: Cursor, end: number, depth: number, m: ContractSlotUsage = newContractSlotUsage()): ContractSlotUsage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      case 16: m.writtenKeysAreNonIdenticalStateChanges = c.bool(end); break;
      case 26: m.writtenSlotKeys = readWrittenSlotKeys(c, c.delimited(end), depth + 1, m.writtenSlotKeys); break;
      case 34: m.slotReads = appended(m.slotReads, readSlotRead(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ContractSlotUsage', tag, end);
    }
  }
  return m;
}
export const ContractSlotUsage: MessageType<ContractSlotUsage> = defineMessage<ContractSlotUsage>(
  'ContractSlotUsage',
  newContractSlotUsage,
  readContractSlotUsage,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'writtenKeysAreNonIdenticalStateChanges', kind: 'bool', optional: true },
    { number: 3, name: 'writtenSlotKeys', kind: 'message', optional: true, type: WrittenSlotKeys },
    { number: 4, name: 'slotReads', kind: 'message', repeated: true, type: SlotRead },
  ],
);

/** com.hedera.hapi.block.stream.trace.EarlyTraceData */
export interface EarlyTraceData {
  evmTraceData: EvmTraceData | undefined;
  submitMessageTraceData: SubmitMessageTraceData | undefined;
}
function newEarlyTraceData(): EarlyTraceData {
  return { evmTraceData: undefined, submitMessageTraceData: undefined };
}
function readEarlyTraceData(c: Cursor, end: number, depth: number, m: EarlyTraceData = newEarlyTraceData()): EarlyTraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmTraceData = readEvmTraceData(c, c.delimited(end), depth + 1, m.evmTraceData); break;
      case 26: m.submitMessageTraceData = readSubmitMessageTraceData(c, c.delimited(end), depth + 1, m.submitMessageTraceData); break;
      default: c.skipField('EarlyTraceData', tag, end);
    }
  }
  return m;
}
export const EarlyTraceData: MessageType<EarlyTraceData> = defineMessage<EarlyTraceData>(
  'EarlyTraceData',
  newEarlyTraceData,
  readEarlyTraceData,
  () => [
    { number: 1, name: 'evmTraceData', kind: 'message', optional: true, type: EvmTraceData },
    { number: 3, name: 'submitMessageTraceData', kind: 'message', optional: true, type: SubmitMessageTraceData },
  ],
);

/** com.hedera.hapi.block.stream.trace.EvmTraceData */
export interface EvmTraceData {
  contractActions: readonly ContractAction[];
  contractSlotUsages: readonly ContractSlotUsage[];
  errorDetails: string;
  executedInitcode: ExecutedInitcode | undefined;
  logs: readonly EvmTransactionLog[];
}
function newEvmTraceData(): EvmTraceData {
  return { contractActions: NONE, contractSlotUsages: NONE, errorDetails: '', executedInitcode: undefined, logs: NONE };
}
function readEvmTraceData(c: Cursor, end: number, depth: number, m: EvmTraceData = newEvmTraceData()): EvmTraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractActions = appended(m.contractActions, readContractAction(c, c.delimited(end), depth + 1)); break;
      case 18: m.contractSlotUsages = appended(m.contractSlotUsages, readContractSlotUsage(c, c.delimited(end), depth + 1)); break;
      case 26: m.errorDetails = c.text(end); break;
      case 34: m.executedInitcode = readExecutedInitcode(c, c.delimited(end), depth + 1, m.executedInitcode); break;
      case 42: m.logs = appended(m.logs, readEvmTransactionLog(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('EvmTraceData', tag, end);
    }
  }
  return m;
}
export const EvmTraceData: MessageType<EvmTraceData> = defineMessage<EvmTraceData>(
  'EvmTraceData',
  newEvmTraceData,
  readEvmTraceData,
  () => [
    { number: 1, name: 'contractActions', kind: 'message', repeated: true, type: ContractAction },
    { number: 2, name: 'contractSlotUsages', kind: 'message', repeated: true, type: ContractSlotUsage },
    { number: 3, name: 'errorDetails', kind: 'string' },
    { number: 4, name: 'executedInitcode', kind: 'message', type: ExecutedInitcode },
    { number: 5, name: 'logs', kind: 'message', repeated: true, type: EvmTransactionLog },
  ],
);

/** com.hedera.hapi.block.stream.trace.EvmTransactionLog */
export interface EvmTransactionLog {
  contractId: ContractID | undefined;
  data: Uint8Array;
  topics: readonly Uint8Array[];
}
function newEvmTransactionLog(): EvmTransactionLog {
  return { contractId: undefined, data: EMPTY, topics: NONE };
}
function readEvmTransactionLog(c: Cursor, end: number, depth: number, m: EvmTransactionLog = newEvmTransactionLog()): EvmTransactionLog {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      case 18: m.data = c.bytes(end); break;
      case 26: m.topics = appended(m.topics, c.bytes(end)); break;
      default: c.skipField('EvmTransactionLog', tag, end);
    }
  }
  return m;
}
export const EvmTransactionLog: MessageType<EvmTransactionLog> = defineMessage<EvmTransactionLog>(
  'EvmTransactionLog',
  newEvmTransactionLog,
  readEvmTransactionLog,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'data', kind: 'bytes' },
    { number: 3, name: 'topics', kind: 'bytes', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.ExecutedInitcode */
export interface ExecutedInitcode {
  contractId: ContractID | undefined;
  initcodeBookends: InitcodeBookends | undefined;
  explicitInitcode: Uint8Array | undefined;
}
function newExecutedInitcode(): ExecutedInitcode {
  return { contractId: undefined, initcodeBookends: undefined, explicitInitcode: undefined };
}
function readExecutedInitcode(c: Cursor, end: number, depth: number, m: ExecutedInitcode = newExecutedInitcode()): ExecutedInitcode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      case 18: m.initcodeBookends = readInitcodeBookends(c, c.delimited(end), depth + 1, m.initcodeBookends); break;
      case 26: m.explicitInitcode = c.bytes(end); break;
      default: c.skipField('ExecutedInitcode', tag, end);
    }
  }
  return m;
}
export const ExecutedInitcode: MessageType<ExecutedInitcode> = defineMessage<ExecutedInitcode>(
  'ExecutedInitcode',
  newExecutedInitcode,
  readExecutedInitcode,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'initcodeBookends', kind: 'message', optional: true, type: InitcodeBookends },
    { number: 3, name: 'explicitInitcode', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.InitcodeBookends */
export interface InitcodeBookends {
  deployBytecode: Uint8Array;
  metadataBytecode: Uint8Array;
}
function newInitcodeBookends(): InitcodeBookends {
  return { deployBytecode: EMPTY, metadataBytecode: EMPTY };
}
function readInitcodeBookends(c: Cursor, end: number, depth: number, m: InitcodeBookends = newInitcodeBookends()): InitcodeBookends {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.deployBytecode = c.bytes(end); break;
      case 18: m.metadataBytecode = c.bytes(end); break;
      default: c.skipField('InitcodeBookends', tag, end);
    }
  }
  return m;
}
export const InitcodeBookends: MessageType<InitcodeBookends> = defineMessage<InitcodeBookends>(
  'InitcodeBookends',
  newInitcodeBookends,
  readInitcodeBookends,
  () => [
    { number: 1, name: 'deployBytecode', kind: 'bytes' },
    { number: 2, name: 'metadataBytecode', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.SlotRead */
export interface SlotRead {
  index: number | undefined;
  key: Uint8Array | undefined;
  readValue: Uint8Array;
}
function newSlotRead(): SlotRead {
  return { index: undefined, key: undefined, readValue: EMPTY };
}
function readSlotRead(c: Cursor, end: number, depth: number, m: SlotRead = newSlotRead()): SlotRead {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.index = c.int32(end); break;
      case 18: m.key = c.bytes(end); break;
      case 26: m.readValue = c.bytes(end); break;
      default: c.skipField('SlotRead', tag, end);
    }
  }
  return m;
}
export const SlotRead: MessageType<SlotRead> = defineMessage<SlotRead>(
  'SlotRead',
  newSlotRead,
  readSlotRead,
  () => [
    { number: 1, name: 'index', kind: 'int32', optional: true },
    { number: 2, name: 'key', kind: 'bytes', optional: true },
    { number: 3, name: 'readValue', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.SubmitMessageTraceData */
export interface SubmitMessageTraceData {
  sequenceNumber: bigint;
  runningHash: Uint8Array;
}
function newSubmitMessageTraceData(): SubmitMessageTraceData {
  return { sequenceNumber: 0n, runningHash: EMPTY };
}
function readSubmitMessageTraceData(c: Cursor, end: number, depth: number, m: SubmitMessageTraceData = newSubmitMessageTraceData()): SubmitMessageTraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.sequenceNumber = c.int64(end); break;
      case 18: m.runningHash = c.bytes(end); break;
      default: c.skipField('SubmitMessageTraceData', tag, end);
    }
  }
  return m;
}
export const SubmitMessageTraceData: MessageType<SubmitMessageTraceData> = defineMessage<SubmitMessageTraceData>(
  'SubmitMessageTraceData',
  newSubmitMessageTraceData,
  readSubmitMessageTraceData,
  () => [
    { number: 1, name: 'sequenceNumber', kind: 'int64' },
    { number: 2, name: 'runningHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.TraceData */
export interface TraceData {
  evmTraceData: EvmTraceData | undefined;
  submitMessageTraceData: SubmitMessageTraceData | undefined;
}
function newTraceData(): TraceData {
  return { evmTraceData: undefined, submitMessageTraceData: undefined };
}
function readTraceData(c: Cursor, end: number, depth: number, m: TraceData = newTraceData()): TraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmTraceData = readEvmTraceData(c, c.delimited(end), depth + 1, m.evmTraceData); break;
      case 18: m.submitMessageTraceData = readSubmitMessageTraceData(c, c.delimited(end), depth + 1, m.submitMessageTraceData); break;
      default: c.skipField('TraceData', tag, end);
    }
  }
  return m;
}
export const TraceData: MessageType<TraceData> = defineMessage<TraceData>(
  'TraceData',
  newTraceData,
  readTraceData,
  () => [
    { number: 1, name: 'evmTraceData', kind: 'message', optional: true, type: EvmTraceData },
    { number: 2, name: 'submitMessageTraceData', kind: 'message', optional: true, type: SubmitMessageTraceData },
  ],
);

/** com.hedera.hapi.block.stream.trace.WrittenSlotKeys */
export interface WrittenSlotKeys {
  keys: readonly Uint8Array[];
}
function newWrittenSlotKeys(): WrittenSlotKeys {
  return { keys: NONE };
}
function readWrittenSlotKeys(c: Cursor, end: number, depth: number, m: WrittenSlotKeys = newWrittenSlotKeys()): WrittenSlotKeys {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.keys = appended(m.keys, c.bytes(end)); break;
      default: c.skipField('WrittenSlotKeys', tag, end);
    }
  }
  return m;
}
export const WrittenSlotKeys: MessageType<WrittenSlotKeys> = defineMessage<WrittenSlotKeys>(
  'WrittenSlotKeys',
  newWrittenSlotKeys,
  readWrittenSlotKeys,
  () => [
    { number: 1, name: 'keys', kind: 'bytes', repeated: true },
  ],
);

/** com.hedera.hapi.early.EarlyScheduleCreateTransactionBody */
export interface EarlyScheduleCreateTransactionBody {
  transactionBody: Uint8Array;
  adminKey: Key | undefined;
  payerAccountID: AccountID | undefined;
  sigMap: SignatureMap | undefined;
  memo: string;
}
function newEarlyScheduleCreateTransactionBody(): EarlyScheduleCreateTransactionBody {
  return { transactionBody: EMPTY, adminKey: undefined, payerAccountID: undefined, sigMap: undefined, memo: '' };
}
function readEarlyScheduleCreateTransactionBody(c: Cursor, end: number, depth: number, m: EarlyScheduleCreateTransactionBody = newEarlyScheduleCreateTransactionBody()): EarlyScheduleCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionBody = c.bytes(end); break;
      case 18: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 26: m.payerAccountID = readAccountID(c, c.delimited(end), depth + 1, m.payerAccountID); break;
      case 34: m.sigMap = readSignatureMap(c, c.delimited(end), depth + 1, m.sigMap); break;
      case 42: m.memo = c.text(end); break;
      default: c.skipField('EarlyScheduleCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const EarlyScheduleCreateTransactionBody: MessageType<EarlyScheduleCreateTransactionBody> = defineMessage<EarlyScheduleCreateTransactionBody>(
  'EarlyScheduleCreateTransactionBody',
  newEarlyScheduleCreateTransactionBody,
  readEarlyScheduleCreateTransactionBody,
  () => [
    { number: 1, name: 'transactionBody', kind: 'bytes' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'payerAccountID', kind: 'message', type: AccountID },
    { number: 4, name: 'sigMap', kind: 'message', type: SignatureMap },
    { number: 5, name: 'memo', kind: 'string' },
  ],
);

/** com.hedera.hapi.node.addressbook.AssociatedRegisteredNodeList */
export interface AssociatedRegisteredNodeList {
  associatedRegisteredNode: readonly bigint[];
}
function newAssociatedRegisteredNodeList(): AssociatedRegisteredNodeList {
  return { associatedRegisteredNode: NONE };
}
function readAssociatedRegisteredNodeList(c: Cursor, end: number, depth: number, m: AssociatedRegisteredNodeList = newAssociatedRegisteredNodeList()): AssociatedRegisteredNodeList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.associatedRegisteredNode = appended(m.associatedRegisteredNode, c.uint64(end)); break;
      case 10: for (const stop = c.delimited(end); c.offset < stop; ) m.associatedRegisteredNode = appended(m.associatedRegisteredNode, c.uint64(stop)); break;
      default: c.skipField('AssociatedRegisteredNodeList', tag, end);
    }
  }
  return m;
}
export const AssociatedRegisteredNodeList: MessageType<AssociatedRegisteredNodeList> = defineMessage<AssociatedRegisteredNodeList>(
  'AssociatedRegisteredNodeList',
  newAssociatedRegisteredNodeList,
  readAssociatedRegisteredNodeList,
  () => [
    { number: 1, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.NodeCreateTransactionBody */
export interface NodeCreateTransactionBody {
  accountId: AccountID | undefined;
  description: string;
  gossipEndpoint: readonly ServiceEndpoint[];
  serviceEndpoint: readonly ServiceEndpoint[];
  gossipCaCertificate: Uint8Array;
  grpcCertificateHash: Uint8Array;
  adminKey: Key | undefined;
  declineReward: boolean;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNode: readonly bigint[];
}
function newNodeCreateTransactionBody(): NodeCreateTransactionBody {
  return { accountId: undefined, description: '', gossipEndpoint: NONE, serviceEndpoint: NONE, gossipCaCertificate: EMPTY, grpcCertificateHash: EMPTY, adminKey: undefined, declineReward: false, grpcProxyEndpoint: undefined, associatedRegisteredNode: NONE };
}
function readNodeCreateTransactionBody(c: Cursor, end: number, depth: number, m: NodeCreateTransactionBody = newNodeCreateTransactionBody()): NodeCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 18: m.description = c.text(end); break;
      case 26: m.gossipEndpoint = appended(m.gossipEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      case 34: m.serviceEndpoint = appended(m.serviceEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      case 42: m.gossipCaCertificate = c.bytes(end); break;
      case 50: m.grpcCertificateHash = c.bytes(end); break;
      case 58: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 64: m.declineReward = c.bool(end); break;
      case 74: m.grpcProxyEndpoint = readServiceEndpoint(c, c.delimited(end), depth + 1, m.grpcProxyEndpoint); break;
      case 80: m.associatedRegisteredNode = appended(m.associatedRegisteredNode, c.uint64(end)); break;
      case 82: for (const stop = c.delimited(end); c.offset < stop; ) m.associatedRegisteredNode = appended(m.associatedRegisteredNode, c.uint64(stop)); break;
      default: c.skipField('NodeCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeCreateTransactionBody: MessageType<NodeCreateTransactionBody> = defineMessage<NodeCreateTransactionBody>(
  'NodeCreateTransactionBody',
  newNodeCreateTransactionBody,
  readNodeCreateTransactionBody,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'description', kind: 'string' },
    { number: 3, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 4, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 6, name: 'grpcCertificateHash', kind: 'bytes' },
    { number: 7, name: 'adminKey', kind: 'message', type: Key },
    { number: 8, name: 'declineReward', kind: 'bool' },
    { number: 9, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 10, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.NodeDeleteTransactionBody */
export interface NodeDeleteTransactionBody {
  nodeId: bigint;
}
function newNodeDeleteTransactionBody(): NodeDeleteTransactionBody {
  return { nodeId: 0n };
}
function readNodeDeleteTransactionBody(c: Cursor, end: number, depth: number, m: NodeDeleteTransactionBody = newNodeDeleteTransactionBody()): NodeDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      default: c.skipField('NodeDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeDeleteTransactionBody: MessageType<NodeDeleteTransactionBody> = defineMessage<NodeDeleteTransactionBody>(
  'NodeDeleteTransactionBody',
  newNodeDeleteTransactionBody,
  readNodeDeleteTransactionBody,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.addressbook.NodeUpdateTransactionBody */
export interface NodeUpdateTransactionBody {
  nodeId: bigint;
  accountId: AccountID | undefined;
  description: StringValue | undefined;
  gossipEndpoint: readonly ServiceEndpoint[];
  serviceEndpoint: readonly ServiceEndpoint[];
  gossipCaCertificate: BytesValue | undefined;
  grpcCertificateHash: BytesValue | undefined;
  adminKey: Key | undefined;
  declineReward: BoolValue | undefined;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNodeList: AssociatedRegisteredNodeList | undefined;
}
function newNodeUpdateTransactionBody(): NodeUpdateTransactionBody {
  return { nodeId: 0n, accountId: undefined, description: undefined, gossipEndpoint: NONE, serviceEndpoint: NONE, gossipCaCertificate: undefined, grpcCertificateHash: undefined, adminKey: undefined, declineReward: undefined, grpcProxyEndpoint: undefined, associatedRegisteredNodeList: undefined };
}
function readNodeUpdateTransactionBody(c: Cursor, end: number, depth: number, m: NodeUpdateTransactionBody = newNodeUpdateTransactionBody()): NodeUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 26: m.description = readStringValue(c, c.delimited(end), depth + 1, m.description); break;
      case 34: m.gossipEndpoint = appended(m.gossipEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      case 42: m.serviceEndpoint = appended(m.serviceEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      case 50: m.gossipCaCertificate = readBytesValue(c, c.delimited(end), depth + 1, m.gossipCaCertificate); break;
      case 58: m.grpcCertificateHash = readBytesValue(c, c.delimited(end), depth + 1, m.grpcCertificateHash); break;
      case 66: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 74: m.declineReward = readBoolValue(c, c.delimited(end), depth + 1, m.declineReward); break;
      case 82: m.grpcProxyEndpoint = readServiceEndpoint(c, c.delimited(end), depth + 1, m.grpcProxyEndpoint); break;
      case 90: m.associatedRegisteredNodeList = readAssociatedRegisteredNodeList(c, c.delimited(end), depth + 1, m.associatedRegisteredNodeList); break;
      default: c.skipField('NodeUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeUpdateTransactionBody: MessageType<NodeUpdateTransactionBody> = defineMessage<NodeUpdateTransactionBody>(
  'NodeUpdateTransactionBody',
  newNodeUpdateTransactionBody,
  readNodeUpdateTransactionBody,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'description', kind: 'message', type: StringValue },
    { number: 4, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 6, name: 'gossipCaCertificate', kind: 'message', type: BytesValue },
    { number: 7, name: 'grpcCertificateHash', kind: 'message', type: BytesValue },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 10, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 11, name: 'associatedRegisteredNodeList', kind: 'message', type: AssociatedRegisteredNodeList },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredNodeCreateTransactionBody */
export interface RegisteredNodeCreateTransactionBody {
  adminKey: Key | undefined;
  description: string;
  serviceEndpoint: readonly RegisteredServiceEndpoint[];
}
function newRegisteredNodeCreateTransactionBody(): RegisteredNodeCreateTransactionBody {
  return { adminKey: undefined, description: '', serviceEndpoint: NONE };
}
function readRegisteredNodeCreateTransactionBody(c: Cursor, end: number, depth: number, m: RegisteredNodeCreateTransactionBody = newRegisteredNodeCreateTransactionBody()): RegisteredNodeCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 18: m.description = c.text(end); break;
      case 26: m.serviceEndpoint = appended(m.serviceEndpoint, readRegisteredServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('RegisteredNodeCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const RegisteredNodeCreateTransactionBody: MessageType<RegisteredNodeCreateTransactionBody> = defineMessage<RegisteredNodeCreateTransactionBody>(
  'RegisteredNodeCreateTransactionBody',
  newRegisteredNodeCreateTransactionBody,
  readRegisteredNodeCreateTransactionBody,
  () => [
    { number: 1, name: 'adminKey', kind: 'message', type: Key },
    { number: 2, name: 'description', kind: 'string' },
    { number: 3, name: 'serviceEndpoint', kind: 'message', repeated: true, type: RegisteredServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredNodeDeleteTransactionBody */
export interface RegisteredNodeDeleteTransactionBody {
  registeredNodeId: bigint;
}
function newRegisteredNodeDeleteTransactionBody(): RegisteredNodeDeleteTransactionBody {
  return { registeredNodeId: 0n };
}
function readRegisteredNodeDeleteTransactionBody(c: Cursor, end: number, depth: number, m: RegisteredNodeDeleteTransactionBody = newRegisteredNodeDeleteTransactionBody()): RegisteredNodeDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.registeredNodeId = c.uint64(end); break;
      default: c.skipField('RegisteredNodeDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const RegisteredNodeDeleteTransactionBody: MessageType<RegisteredNodeDeleteTransactionBody> = defineMessage<RegisteredNodeDeleteTransactionBody>(
  'RegisteredNodeDeleteTransactionBody',
  newRegisteredNodeDeleteTransactionBody,
  readRegisteredNodeDeleteTransactionBody,
  () => [
    { number: 1, name: 'registeredNodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredNodeUpdateTransactionBody */
export interface RegisteredNodeUpdateTransactionBody {
  registeredNodeId: bigint;
  adminKey: Key | undefined;
  description: StringValue | undefined;
  serviceEndpoint: readonly RegisteredServiceEndpoint[];
}
function newRegisteredNodeUpdateTransactionBody(): RegisteredNodeUpdateTransactionBody {
  return { registeredNodeId: 0n, adminKey: undefined, description: undefined, serviceEndpoint: NONE };
}
function readRegisteredNodeUpdateTransactionBody(c: Cursor, end: number, depth: number, m: RegisteredNodeUpdateTransactionBody = newRegisteredNodeUpdateTransactionBody()): RegisteredNodeUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.registeredNodeId = c.uint64(end); break;
      case 18: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 26: m.description = readStringValue(c, c.delimited(end), depth + 1, m.description); break;
      case 34: m.serviceEndpoint = appended(m.serviceEndpoint, readRegisteredServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('RegisteredNodeUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const RegisteredNodeUpdateTransactionBody: MessageType<RegisteredNodeUpdateTransactionBody> = defineMessage<RegisteredNodeUpdateTransactionBody>(
  'RegisteredNodeUpdateTransactionBody',
  newRegisteredNodeUpdateTransactionBody,
  readRegisteredNodeUpdateTransactionBody,
  () => [
    { number: 1, name: 'registeredNodeId', kind: 'uint64' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'description', kind: 'message', type: StringValue },
    { number: 4, name: 'serviceEndpoint', kind: 'message', repeated: true, type: RegisteredServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint */
export interface RegisteredServiceEndpoint {
  ipAddress: Uint8Array | undefined;
  domainName: string | undefined;
  port: number;
  requiresTls: boolean;
  blockNode: RegisteredServiceEndpoint_BlockNodeEndpoint | undefined;
  mirrorNode: RegisteredServiceEndpoint_MirrorNodeEndpoint | undefined;
  rpcRelay: RegisteredServiceEndpoint_RpcRelayEndpoint | undefined;
  generalService: RegisteredServiceEndpoint_GeneralServiceEndpoint | undefined;
}
function newRegisteredServiceEndpoint(): RegisteredServiceEndpoint {
  return { ipAddress: undefined, domainName: undefined, port: 0, requiresTls: false, blockNode: undefined, mirrorNode: undefined, rpcRelay: undefined, generalService: undefined };
}
function readRegisteredServiceEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint = newRegisteredServiceEndpoint()): RegisteredServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddress = c.bytes(end); break;
      case 18: m.domainName = c.text(end); break;
      case 24: m.port = c.unsigned32(end); break;
      case 32: m.requiresTls = c.bool(end); break;
      case 42: m.blockNode = readRegisteredServiceEndpoint_BlockNodeEndpoint(c, c.delimited(end), depth + 1, m.blockNode); break;
      case 50: m.mirrorNode = readRegisteredServiceEndpoint_MirrorNodeEndpoint(c, c.delimited(end), depth + 1, m.mirrorNode); break;
      case 58: m.rpcRelay = readRegisteredServiceEndpoint_RpcRelayEndpoint(c, c.delimited(end), depth + 1, m.rpcRelay); break;
      case 66: m.generalService = readRegisteredServiceEndpoint_GeneralServiceEndpoint(c, c.delimited(end), depth + 1, m.generalService); break;
      default: c.skipField('RegisteredServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const RegisteredServiceEndpoint: MessageType<RegisteredServiceEndpoint> = defineMessage<RegisteredServiceEndpoint>(
  'RegisteredServiceEndpoint',
  newRegisteredServiceEndpoint,
  readRegisteredServiceEndpoint,
  () => [
    { number: 1, name: 'ipAddress', kind: 'bytes', optional: true },
    { number: 2, name: 'domainName', kind: 'string', optional: true },
    { number: 3, name: 'port', kind: 'uint32' },
    { number: 4, name: 'requiresTls', kind: 'bool' },
    { number: 5, name: 'blockNode', kind: 'message', optional: true, type: RegisteredServiceEndpoint_BlockNodeEndpoint },
    { number: 6, name: 'mirrorNode', kind: 'message', optional: true, type: RegisteredServiceEndpoint_MirrorNodeEndpoint },
    { number: 7, name: 'rpcRelay', kind: 'message', optional: true, type: RegisteredServiceEndpoint_RpcRelayEndpoint },
    { number: 8, name: 'generalService', kind: 'message', optional: true, type: RegisteredServiceEndpoint_GeneralServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.BlockNodeEndpoint */
export interface RegisteredServiceEndpoint_BlockNodeEndpoint {
  endpointApi: readonly number[];
}
function newRegisteredServiceEndpoint_BlockNodeEndpoint(): RegisteredServiceEndpoint_BlockNodeEndpoint {
  return { endpointApi: NONE };
}
function readRegisteredServiceEndpoint_BlockNodeEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_BlockNodeEndpoint = newRegisteredServiceEndpoint_BlockNodeEndpoint()): RegisteredServiceEndpoint_BlockNodeEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.endpointApi = appended(m.endpointApi, c.int32(end)); break;
      case 10: for (const stop = c.delimited(end); c.offset < stop; ) m.endpointApi = appended(m.endpointApi, c.int32(stop)); break;
      default: c.skipField('RegisteredServiceEndpoint_BlockNodeEndpoint', tag, end);
    }
  }
  return m;
}
export const RegisteredServiceEndpoint_BlockNodeEndpoint: MessageType<RegisteredServiceEndpoint_BlockNodeEndpoint> = defineMessage<RegisteredServiceEndpoint_BlockNodeEndpoint>(
  'RegisteredServiceEndpoint_BlockNodeEndpoint',
  newRegisteredServiceEndpoint_BlockNodeEndpoint,
  readRegisteredServiceEndpoint_BlockNodeEndpoint,
  () => [
    { number: 1, name: 'endpointApi', kind: 'enum', repeated: true },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.BlockNodeEndpoint.BlockNodeApi */
export const RegisteredServiceEndpoint_BlockNodeEndpoint_BlockNodeApi: Readonly<Record<number, string>> = {
  0: 'OTHER',
  1: 'STATUS',
  2: 'PUBLISH',
  3: 'SUBSCRIBE_STREAM',
  4: 'STATE_PROOF',
};

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.GeneralServiceEndpoint */
export interface RegisteredServiceEndpoint_GeneralServiceEndpoint {
  description: string;
}
function newRegisteredServiceEndpoint_GeneralServiceEndpoint(): RegisteredServiceEndpoint_GeneralServiceEndpoint {
  return { description: '' };
}
function readRegisteredServiceEndpoint_GeneralServiceEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_GeneralServiceEndpoint = newRegisteredServiceEndpoint_GeneralServiceEndpoint()): RegisteredServiceEndpoint_GeneralServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.description = c.text(end); break;
      default: c.skipField('RegisteredServiceEndpoint_GeneralServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const RegisteredServiceEndpoint_GeneralServiceEndpoint: MessageType<RegisteredServiceEndpoint_GeneralServiceEndpoint> = defineMessage<RegisteredServiceEndpoint_GeneralServiceEndpoint>(
  'RegisteredServiceEndpoint_GeneralServiceEndpoint',
  newRegisteredServiceEndpoint_GeneralServiceEndpoint,
  readRegisteredServiceEndpoint_GeneralServiceEndpoint,
  () => [
    { number: 1, name: 'description', kind: 'string' },
  ],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.MirrorNodeEndpoint */
export interface RegisteredServiceEndpoint_MirrorNodeEndpoint {
}
function newRegisteredServiceEndpoint_MirrorNodeEndpoint(): RegisteredServiceEndpoint_MirrorNodeEndpoint {
  return {  };
}
function readRegisteredServiceEndpoint_MirrorNodeEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_MirrorNodeEndpoint = newRegisteredServiceEndpoint_MirrorNodeEndpoint()): RegisteredServiceEndpoint_MirrorNodeEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('RegisteredServiceEndpoint_MirrorNodeEndpoint', tag, end);
  }
  return m;
}
export const RegisteredServiceEndpoint_MirrorNodeEndpoint: MessageType<RegisteredServiceEndpoint_MirrorNodeEndpoint> = defineMessage<RegisteredServiceEndpoint_MirrorNodeEndpoint>(
  'RegisteredServiceEndpoint_MirrorNodeEndpoint',
  newRegisteredServiceEndpoint_MirrorNodeEndpoint,
  readRegisteredServiceEndpoint_MirrorNodeEndpoint,
  () => [],
);

/** com.hedera.hapi.node.addressbook.RegisteredServiceEndpoint.RpcRelayEndpoint */
export interface RegisteredServiceEndpoint_RpcRelayEndpoint {
}
function newRegisteredServiceEndpoint_RpcRelayEndpoint(): RegisteredServiceEndpoint_RpcRelayEndpoint {
  return {  };
}
function readRegisteredServiceEndpoint_RpcRelayEndpoint(c: Cursor, end: number, depth: number, m: RegisteredServiceEndpoint_RpcRelayEndpoint = newRegisteredServiceEndpoint_RpcRelayEndpoint()): RegisteredServiceEndpoint_RpcRelayEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('RegisteredServiceEndpoint_RpcRelayEndpoint', tag, end);
  }
  return m;
}
export const RegisteredServiceEndpoint_RpcRelayEndpoint: MessageType<RegisteredServiceEndpoint_RpcRelayEndpoint> = defineMessage<RegisteredServiceEndpoint_RpcRelayEndpoint>(
  'RegisteredServiceEndpoint_RpcRelayEndpoint',
  newRegisteredServiceEndpoint_RpcRelayEndpoint,
  readRegisteredServiceEndpoint_RpcRelayEndpoint,
  () => [],
);

/** com.hedera.hapi.node.clpr.ClprChannel */
export interface ClprChannel {
  channelId: Uint8Array;
  chainId: string;
  serviceAddress: Uint8Array;
  peerConfigTimestamp: Timestamp | undefined;
  verifierContract: ContractID | undefined;
  verifierFingerprint: Uint8Array;
  status: number;
  nextMessageId: bigint;
  ackedMessageId: bigint;
  sentRunningHash: Uint8Array;
  receivedMessageId: bigint;
  receivedRunningHash: Uint8Array;
  lastConfigTimestamp: Timestamp | undefined;
  ownershipCommitment: Uint8Array;
  peerThrottles: ClprThrottles | undefined;
  trustAnchor: Uint8Array;
  trustAnchorId: Uint8Array;
  channelContext: Uint8Array;
  endpointManifest: ClprEndpointManifest | undefined;
  endpointManifestVersion: bigint;
}
function newClprChannel(): ClprChannel {
  return { channelId: EMPTY, chainId: '', serviceAddress: EMPTY, peerConfigTimestamp: undefined, verifierContract: undefined, verifierFingerprint: EMPTY, status: 0, nextMessageId: 0n, ackedMessageId: 0n, sentRunningHash: EMPTY, receivedMessageId: 0n, receivedRunningHash: EMPTY, lastConfigTimestamp: undefined, ownershipCommitment: EMPTY, peerThrottles: undefined, trustAnchor: EMPTY, trustAnchorId: EMPTY, channelContext: EMPTY, endpointManifest: undefined, endpointManifestVersion: 0n };
}
function readClprChannel(c: Cursor, end: number, depth: number, m: ClprChannel = newClprChannel()): ClprChannel {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.chainId = c.text(end); break;
      case 26: m.serviceAddress = c.bytes(end); break;
      case 34: m.peerConfigTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.peerConfigTimestamp); break;
      case 42: m.verifierContract = readContractID(c, c.delimited(end), depth + 1, m.verifierContract); break;
      case 50: m.verifierFingerprint = c.bytes(end); break;
      case 56: m.status = c.int32(end); break;
      case 64: m.nextMessageId = c.uint64(end); break;
      case 72: m.ackedMessageId = c.uint64(end); break;
      case 82: m.sentRunningHash = c.bytes(end); break;
      case 88: m.receivedMessageId = c.uint64(end); break;
      case 98: m.receivedRunningHash = c.bytes(end); break;
      case 106: m.lastConfigTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.lastConfigTimestamp); break;
      case 114: m.ownershipCommitment = c.bytes(end); break;
      case 122: m.peerThrottles = readClprThrottles(c, c.delimited(end), depth + 1, m.peerThrottles); break;
      case 130: m.trustAnchor = c.bytes(end); break;
      case 138: m.trustAnchorId = c.bytes(end); break;
      case 146: m.channelContext = c.bytes(end); break;
      case 154: m.endpointManifest = readClprEndpointManifest(c, c.delimited(end), depth + 1, m.endpointManifest); break;
      case 160: m.endpointManifestVersion = c.uint64(end); break;
      default: c.skipField('ClprChannel', tag, end);
    }
  }
  return m;
}
export const ClprChannel: MessageType<ClprChannel> = defineMessage<ClprChannel>(
  'ClprChannel',
  newClprChannel,
  readClprChannel,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'chainId', kind: 'string' },
    { number: 3, name: 'serviceAddress', kind: 'bytes' },
    { number: 4, name: 'peerConfigTimestamp', kind: 'message', type: Timestamp },
    { number: 5, name: 'verifierContract', kind: 'message', type: ContractID },
    { number: 6, name: 'verifierFingerprint', kind: 'bytes' },
    { number: 7, name: 'status', kind: 'enum' },
    { number: 8, name: 'nextMessageId', kind: 'uint64' },
    { number: 9, name: 'ackedMessageId', kind: 'uint64' },
    { number: 10, name: 'sentRunningHash', kind: 'bytes' },
    { number: 11, name: 'receivedMessageId', kind: 'uint64' },
    { number: 12, name: 'receivedRunningHash', kind: 'bytes' },
    { number: 13, name: 'lastConfigTimestamp', kind: 'message', type: Timestamp },
    { number: 14, name: 'ownershipCommitment', kind: 'bytes' },
    { number: 15, name: 'peerThrottles', kind: 'message', type: ClprThrottles },
    { number: 16, name: 'trustAnchor', kind: 'bytes' },
    { number: 17, name: 'trustAnchorId', kind: 'bytes' },
    { number: 18, name: 'channelContext', kind: 'bytes' },
    { number: 19, name: 'endpointManifest', kind: 'message', type: ClprEndpointManifest },
    { number: 20, name: 'endpointManifestVersion', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprChannelStatus */
export const ClprChannelStatus: Readonly<Record<number, string>> = {
  0: 'PENDING',
  1: 'ACTIVE',
  2: 'PAUSED',
  3: 'CLOSING',
  4: 'DRAINED',
  5: 'CLOSED',
};

/** com.hedera.hapi.node.clpr.ClprCloseChannelTransactionBody */
export interface ClprCloseChannelTransactionBody {
  channelId: Uint8Array;
  ownershipCommitment: Uint8Array;
}
function newClprCloseChannelTransactionBody(): ClprCloseChannelTransactionBody {
  return { channelId: EMPTY, ownershipCommitment: EMPTY };
}
function readClprCloseChannelTransactionBody(c: Cursor, end: number, depth: number, m: ClprCloseChannelTransactionBody = newClprCloseChannelTransactionBody()): ClprCloseChannelTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.ownershipCommitment = c.bytes(end); break;
      default: c.skipField('ClprCloseChannelTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprCloseChannelTransactionBody: MessageType<ClprCloseChannelTransactionBody> = defineMessage<ClprCloseChannelTransactionBody>(
  'ClprCloseChannelTransactionBody',
  newClprCloseChannelTransactionBody,
  readClprCloseChannelTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'ownershipCommitment', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprCompleteChannelTransactionBody */
export interface ClprCompleteChannelTransactionBody {
  channelId: Uint8Array;
  publicKey: Uint8Array;
  signature: Uint8Array;
  signatureScheme: number;
  verifierContract: ContractID | undefined;
  configProofBytes: Uint8Array;
  endpointManifestProofBytes: Uint8Array;
}
function newClprCompleteChannelTransactionBody(): ClprCompleteChannelTransactionBody {
  return { channelId: EMPTY, publicKey: EMPTY, signature: EMPTY, signatureScheme: 0, verifierContract: undefined, configProofBytes: EMPTY, endpointManifestProofBytes: EMPTY };
}
function readClprCompleteChannelTransactionBody(c: Cursor, end: number, depth: number, m: ClprCompleteChannelTransactionBody = newClprCompleteChannelTransactionBody()): ClprCompleteChannelTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.publicKey = c.bytes(end); break;
      case 26: m.signature = c.bytes(end); break;
      case 32: m.signatureScheme = c.int32(end); break;
      case 42: m.verifierContract = readContractID(c, c.delimited(end), depth + 1, m.verifierContract); break;
      case 50: m.configProofBytes = c.bytes(end); break;
      case 58: m.endpointManifestProofBytes = c.bytes(end); break;
      default: c.skipField('ClprCompleteChannelTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprCompleteChannelTransactionBody: MessageType<ClprCompleteChannelTransactionBody> = defineMessage<ClprCompleteChannelTransactionBody>(
  'ClprCompleteChannelTransactionBody',
  newClprCompleteChannelTransactionBody,
  readClprCompleteChannelTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'publicKey', kind: 'bytes' },
    { number: 3, name: 'signature', kind: 'bytes' },
    { number: 4, name: 'signatureScheme', kind: 'enum' },
    { number: 5, name: 'verifierContract', kind: 'message', type: ContractID },
    { number: 6, name: 'configProofBytes', kind: 'bytes' },
    { number: 7, name: 'endpointManifestProofBytes', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprCompleteConnectorTransactionBody */
export interface ClprCompleteConnectorTransactionBody {
  connectorId: Uint8Array;
  publicKey: Uint8Array;
  signature: Uint8Array;
  signatureScheme: number;
  salt: Uint8Array;
  channelId: Uint8Array;
  connectorContract: ContractID | undefined;
  adminKey: Key | undefined;
  lockedStake: bigint;
}
function newClprCompleteConnectorTransactionBody(): ClprCompleteConnectorTransactionBody {
  return { connectorId: EMPTY, publicKey: EMPTY, signature: EMPTY, signatureScheme: 0, salt: EMPTY, channelId: EMPTY, connectorContract: undefined, adminKey: undefined, lockedStake: 0n };
}
function readClprCompleteConnectorTransactionBody(c: Cursor, end: number, depth: number, m: ClprCompleteConnectorTransactionBody = newClprCompleteConnectorTransactionBody()): ClprCompleteConnectorTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.connectorId = c.bytes(end); break;
      case 18: m.publicKey = c.bytes(end); break;
      case 26: m.signature = c.bytes(end); break;
      case 32: m.signatureScheme = c.int32(end); break;
      case 42: m.salt = c.bytes(end); break;
      case 50: m.channelId = c.bytes(end); break;
      case 58: m.connectorContract = readContractID(c, c.delimited(end), depth + 1, m.connectorContract); break;
      case 66: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 72: m.lockedStake = c.uint64(end); break;
      default: c.skipField('ClprCompleteConnectorTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprCompleteConnectorTransactionBody: MessageType<ClprCompleteConnectorTransactionBody> = defineMessage<ClprCompleteConnectorTransactionBody>(
  'ClprCompleteConnectorTransactionBody',
  newClprCompleteConnectorTransactionBody,
  readClprCompleteConnectorTransactionBody,
  () => [
    { number: 1, name: 'connectorId', kind: 'bytes' },
    { number: 2, name: 'publicKey', kind: 'bytes' },
    { number: 3, name: 'signature', kind: 'bytes' },
    { number: 4, name: 'signatureScheme', kind: 'enum' },
    { number: 5, name: 'salt', kind: 'bytes' },
    { number: 6, name: 'channelId', kind: 'bytes' },
    { number: 7, name: 'connectorContract', kind: 'message', type: ContractID },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'lockedStake', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprConfigUpdate */
export interface ClprConfigUpdate {
  configuration: ClprLedgerConfiguration | undefined;
}
function newClprConfigUpdate(): ClprConfigUpdate {
  return { configuration: undefined };
}
function readClprConfigUpdate(c: Cursor, end: number, depth: number, m: ClprConfigUpdate = newClprConfigUpdate()): ClprConfigUpdate {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.configuration = readClprLedgerConfiguration(c, c.delimited(end), depth + 1, m.configuration); break;
      default: c.skipField('ClprConfigUpdate', tag, end);
    }
  }
  return m;
}
export const ClprConfigUpdate: MessageType<ClprConfigUpdate> = defineMessage<ClprConfigUpdate>(
  'ClprConfigUpdate',
  newClprConfigUpdate,
  readClprConfigUpdate,
  () => [
    { number: 1, name: 'configuration', kind: 'message', type: ClprLedgerConfiguration },
  ],
);

/** com.hedera.hapi.node.clpr.ClprConnector */
export interface ClprConnector {
  connectorId: Uint8Array;
  channelId: Uint8Array;
  connectorContract: ContractID | undefined;
  adminKey: Key | undefined;
  lockedStake: bigint;
  slashCount: number;
  inFlightMessageCount: bigint;
}
function newClprConnector(): ClprConnector {
  return { connectorId: EMPTY, channelId: EMPTY, connectorContract: undefined, adminKey: undefined, lockedStake: 0n, slashCount: 0, inFlightMessageCount: 0n };
}
function readClprConnector(c: Cursor, end: number, depth: number, m: ClprConnector = newClprConnector()): ClprConnector {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.connectorId = c.bytes(end); break;
      case 18: m.channelId = c.bytes(end); break;
      case 26: m.connectorContract = readContractID(c, c.delimited(end), depth + 1, m.connectorContract); break;
      case 34: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 40: m.lockedStake = c.uint64(end); break;
      case 48: m.slashCount = c.unsigned32(end); break;
      case 56: m.inFlightMessageCount = c.uint64(end); break;
      default: c.skipField('ClprConnector', tag, end);
    }
  }
  return m;
}
export const ClprConnector: MessageType<ClprConnector> = defineMessage<ClprConnector>(
  'ClprConnector',
  newClprConnector,
  readClprConnector,
  () => [
    { number: 1, name: 'connectorId', kind: 'bytes' },
    { number: 2, name: 'channelId', kind: 'bytes' },
    { number: 3, name: 'connectorContract', kind: 'message', type: ContractID },
    { number: 4, name: 'adminKey', kind: 'message', type: Key },
    { number: 5, name: 'lockedStake', kind: 'uint64' },
    { number: 6, name: 'slashCount', kind: 'uint32' },
    { number: 7, name: 'inFlightMessageCount', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprConnectorKey */
export interface ClprConnectorKey {
  channelId: Uint8Array;
  connectorId: Uint8Array;
}
function newClprConnectorKey(): ClprConnectorKey {
  return { channelId: EMPTY, connectorId: EMPTY };
}
function readClprConnectorKey(c: Cursor, end: number, depth: number, m: ClprConnectorKey = newClprConnectorKey()): ClprConnectorKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.connectorId = c.bytes(end); break;
      default: c.skipField('ClprConnectorKey', tag, end);
    }
  }
  return m;
}
export const ClprConnectorKey: MessageType<ClprConnectorKey> = defineMessage<ClprConnectorKey>(
  'ClprConnectorKey',
  newClprConnectorKey,
  readClprConnectorKey,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'connectorId', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprControlMessage */
export interface ClprControlMessage {
  configUpdate: ClprConfigUpdate | undefined;
}
function newClprControlMessage(): ClprControlMessage {
  return { configUpdate: undefined };
}
function readClprControlMessage(c: Cursor, end: number, depth: number, m: ClprControlMessage = newClprControlMessage()): ClprControlMessage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.configUpdate = readClprConfigUpdate(c, c.delimited(end), depth + 1, m.configUpdate); break;
      default: c.skipField('ClprControlMessage', tag, end);
    }
  }
  return m;
}
export const ClprControlMessage: MessageType<ClprControlMessage> = defineMessage<ClprControlMessage>(
  'ClprControlMessage',
  newClprControlMessage,
  readClprControlMessage,
  () => [
    { number: 1, name: 'configUpdate', kind: 'message', optional: true, type: ClprConfigUpdate },
  ],
);

/** com.hedera.hapi.node.clpr.ClprDeregisterConnectorTransactionBody */
export interface ClprDeregisterConnectorTransactionBody {
  channelId: Uint8Array;
  connectorId: Uint8Array;
  stakeRecipient: AccountID | undefined;
}
function newClprDeregisterConnectorTransactionBody(): ClprDeregisterConnectorTransactionBody {
  return { channelId: EMPTY, connectorId: EMPTY, stakeRecipient: undefined };
}
function readClprDeregisterConnectorTransactionBody(c: Cursor, end: number, depth: number, m: ClprDeregisterConnectorTransactionBody = newClprDeregisterConnectorTransactionBody()): ClprDeregisterConnectorTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.connectorId = c.bytes(end); break;
      case 26: m.stakeRecipient = readAccountID(c, c.delimited(end), depth + 1, m.stakeRecipient); break;
      default: c.skipField('ClprDeregisterConnectorTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprDeregisterConnectorTransactionBody: MessageType<ClprDeregisterConnectorTransactionBody> = defineMessage<ClprDeregisterConnectorTransactionBody>(
  'ClprDeregisterConnectorTransactionBody',
  newClprDeregisterConnectorTransactionBody,
  readClprDeregisterConnectorTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'connectorId', kind: 'bytes' },
    { number: 3, name: 'stakeRecipient', kind: 'message', type: AccountID },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpoint */
export interface ClprEndpoint {
  serviceEndpoint: ClprServiceEndpoint | undefined;
  tlsCertificate: Uint8Array;
  accountId: Uint8Array;
}
function newClprEndpoint(): ClprEndpoint {
  return { serviceEndpoint: undefined, tlsCertificate: EMPTY, accountId: EMPTY };
}
function readClprEndpoint(c: Cursor, end: number, depth: number, m: ClprEndpoint = newClprEndpoint()): ClprEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.serviceEndpoint = readClprServiceEndpoint(c, c.delimited(end), depth + 1, m.serviceEndpoint); break;
      case 18: m.tlsCertificate = c.bytes(end); break;
      case 26: m.accountId = c.bytes(end); break;
      default: c.skipField('ClprEndpoint', tag, end);
    }
  }
  return m;
}
export const ClprEndpoint: MessageType<ClprEndpoint> = defineMessage<ClprEndpoint>(
  'ClprEndpoint',
  newClprEndpoint,
  readClprEndpoint,
  () => [
    { number: 1, name: 'serviceEndpoint', kind: 'message', type: ClprServiceEndpoint },
    { number: 2, name: 'tlsCertificate', kind: 'bytes' },
    { number: 3, name: 'accountId', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointManifest */
export interface ClprEndpointManifest {
  version: bigint;
  serviceAddress: Uint8Array;
  endpoints: readonly ClprEndpoint[];
}
function newClprEndpointManifest(): ClprEndpointManifest {
  return { version: 0n, serviceAddress: EMPTY, endpoints: NONE };
}
function readClprEndpointManifest(c: Cursor, end: number, depth: number, m: ClprEndpointManifest = newClprEndpointManifest()): ClprEndpointManifest {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.version = c.uint64(end); break;
      case 18: m.serviceAddress = c.bytes(end); break;
      case 26: m.endpoints = appended(m.endpoints, readClprEndpoint(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ClprEndpointManifest', tag, end);
    }
  }
  return m;
}
export const ClprEndpointManifest: MessageType<ClprEndpointManifest> = defineMessage<ClprEndpointManifest>(
  'ClprEndpointManifest',
  newClprEndpointManifest,
  readClprEndpointManifest,
  () => [
    { number: 1, name: 'version', kind: 'uint64' },
    { number: 2, name: 'serviceAddress', kind: 'bytes' },
    { number: 3, name: 'endpoints', kind: 'message', repeated: true, type: ClprEndpoint },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointManifestConstruction */
export interface ClprEndpointManifestConstruction {
  constructionId: bigint;
  targetNodeIds: readonly bigint[];
  gatheredPublications: readonly ClprEndpointPublicationEntry[];
  gracePeriodEndTime: Timestamp | undefined;
  graceExtensionsUsed: number;
}
function newClprEndpointManifestConstruction(): ClprEndpointManifestConstruction {
  return { constructionId: 0n, targetNodeIds: NONE, gatheredPublications: NONE, gracePeriodEndTime: undefined, graceExtensionsUsed: 0 };
}
function readClprEndpointManifestConstruction(c: Cursor, end: number, depth: number, m: ClprEndpointManifestConstruction = newClprEndpointManifestConstruction()): ClprEndpointManifestConstruction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 16: m.targetNodeIds = appended(m.targetNodeIds, c.uint64(end)); break;
      case 18: for (const stop = c.delimited(end); c.offset < stop; ) m.targetNodeIds = appended(m.targetNodeIds, c.uint64(stop)); break;
      case 26: m.gatheredPublications = appended(m.gatheredPublications, readClprEndpointPublicationEntry(c, c.delimited(end), depth + 1)); break;
      case 34: m.gracePeriodEndTime = readTimestamp(c, c.delimited(end), depth + 1, m.gracePeriodEndTime); break;
      case 40: m.graceExtensionsUsed = c.unsigned32(end); break;
      default: c.skipField('ClprEndpointManifestConstruction', tag, end);
    }
  }
  return m;
}
export const ClprEndpointManifestConstruction: MessageType<ClprEndpointManifestConstruction> = defineMessage<ClprEndpointManifestConstruction>(
  'ClprEndpointManifestConstruction',
  newClprEndpointManifestConstruction,
  readClprEndpointManifestConstruction,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'targetNodeIds', kind: 'uint64', repeated: true },
    { number: 3, name: 'gatheredPublications', kind: 'message', repeated: true, type: ClprEndpointPublicationEntry },
    { number: 4, name: 'gracePeriodEndTime', kind: 'message', type: Timestamp },
    { number: 5, name: 'graceExtensionsUsed', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointPublication */
export interface ClprEndpointPublication {
  endpoint: ClprEndpoint | undefined;
}
function newClprEndpointPublication(): ClprEndpointPublication {
  return { endpoint: undefined };
}
function readClprEndpointPublication(c: Cursor, end: number, depth: number, m: ClprEndpointPublication = newClprEndpointPublication()): ClprEndpointPublication {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.endpoint = readClprEndpoint(c, c.delimited(end), depth + 1, m.endpoint); break;
      default: c.skipField('ClprEndpointPublication', tag, end);
    }
  }
  return m;
}
export const ClprEndpointPublication: MessageType<ClprEndpointPublication> = defineMessage<ClprEndpointPublication>(
  'ClprEndpointPublication',
  newClprEndpointPublication,
  readClprEndpointPublication,
  () => [
    { number: 1, name: 'endpoint', kind: 'message', type: ClprEndpoint },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointPublicationEntry */
export interface ClprEndpointPublicationEntry {
  nodeId: bigint;
  publication: ClprEndpointPublication | undefined;
}
function newClprEndpointPublicationEntry(): ClprEndpointPublicationEntry {
  return { nodeId: 0n, publication: undefined };
}
function readClprEndpointPublicationEntry(c: Cursor, end: number, depth: number, m: ClprEndpointPublicationEntry = newClprEndpointPublicationEntry()): ClprEndpointPublicationEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.publication = readClprEndpointPublication(c, c.delimited(end), depth + 1, m.publication); break;
      default: c.skipField('ClprEndpointPublicationEntry', tag, end);
    }
  }
  return m;
}
export const ClprEndpointPublicationEntry: MessageType<ClprEndpointPublicationEntry> = defineMessage<ClprEndpointPublicationEntry>(
  'ClprEndpointPublicationEntry',
  newClprEndpointPublicationEntry,
  readClprEndpointPublicationEntry,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'publication', kind: 'message', type: ClprEndpointPublication },
  ],
);

/** com.hedera.hapi.node.clpr.ClprEndpointPublicationTransactionBody */
export interface ClprEndpointPublicationTransactionBody {
  endpoint: ClprEndpoint | undefined;
}
function newClprEndpointPublicationTransactionBody(): ClprEndpointPublicationTransactionBody {
  return { endpoint: undefined };
}
function readClprEndpointPublicationTransactionBody(c: Cursor, end: number, depth: number, m: ClprEndpointPublicationTransactionBody = newClprEndpointPublicationTransactionBody()): ClprEndpointPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.endpoint = readClprEndpoint(c, c.delimited(end), depth + 1, m.endpoint); break;
      default: c.skipField('ClprEndpointPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprEndpointPublicationTransactionBody: MessageType<ClprEndpointPublicationTransactionBody> = defineMessage<ClprEndpointPublicationTransactionBody>(
  'ClprEndpointPublicationTransactionBody',
  newClprEndpointPublicationTransactionBody,
  readClprEndpointPublicationTransactionBody,
  () => [
    { number: 1, name: 'endpoint', kind: 'message', type: ClprEndpoint },
  ],
);

/** com.hedera.hapi.node.clpr.ClprLedgerConfiguration */
export interface ClprLedgerConfiguration {
  protocolVersion: number;
  chainId: string;
  serviceAddress: Uint8Array;
  timestamp: Timestamp | undefined;
  throttles: ClprThrottles | undefined;
  endpoints: readonly ClprEndpoint[];
  initialTrustAnchor: Uint8Array;
  initialTrustAnchorId: Uint8Array;
}
function newClprLedgerConfiguration(): ClprLedgerConfiguration {
  return { protocolVersion: 0, chainId: '', serviceAddress: EMPTY, timestamp: undefined, throttles: undefined, endpoints: NONE, initialTrustAnchor: EMPTY, initialTrustAnchorId: EMPTY };
}
function readClprLedgerConfiguration(c: Cursor, end: number, depth: number, m: ClprLedgerConfiguration = newClprLedgerConfiguration()): ClprLedgerConfiguration {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.protocolVersion = c.unsigned32(end); break;
      case 18: m.chainId = c.text(end); break;
      case 26: m.serviceAddress = c.bytes(end); break;
      case 34: m.timestamp = readTimestamp(c, c.delimited(end), depth + 1, m.timestamp); break;
      case 42: m.throttles = readClprThrottles(c, c.delimited(end), depth + 1, m.throttles); break;
      case 50: m.endpoints = appended(m.endpoints, readClprEndpoint(c, c.delimited(end), depth + 1)); break;
      case 58: m.initialTrustAnchor = c.bytes(end); break;
      case 66: m.initialTrustAnchorId = c.bytes(end); break;
      default: c.skipField('ClprLedgerConfiguration', tag, end);
    }
  }
  return m;
}
export const ClprLedgerConfiguration: MessageType<ClprLedgerConfiguration> = defineMessage<ClprLedgerConfiguration>(
  'ClprLedgerConfiguration',
  newClprLedgerConfiguration,
  readClprLedgerConfiguration,
  () => [
    { number: 1, name: 'protocolVersion', kind: 'uint32' },
    { number: 2, name: 'chainId', kind: 'string' },
    { number: 3, name: 'serviceAddress', kind: 'bytes' },
    { number: 4, name: 'timestamp', kind: 'message', type: Timestamp },
    { number: 5, name: 'throttles', kind: 'message', type: ClprThrottles },
    { number: 6, name: 'endpoints', kind: 'message', repeated: true, type: ClprEndpoint },
    { number: 7, name: 'initialTrustAnchor', kind: 'bytes' },
    { number: 8, name: 'initialTrustAnchorId', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessage */
export interface ClprMessage {
  connectorId: Uint8Array;
  targetApplication: Uint8Array;
  sender: Uint8Array;
  messageData: Uint8Array;
}
function newClprMessage(): ClprMessage {
  return { connectorId: EMPTY, targetApplication: EMPTY, sender: EMPTY, messageData: EMPTY };
}
function readClprMessage(c: Cursor, end: number, depth: number, m: ClprMessage = newClprMessage()): ClprMessage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.connectorId = c.bytes(end); break;
      case 18: m.targetApplication = c.bytes(end); break;
      case 26: m.sender = c.bytes(end); break;
      case 34: m.messageData = c.bytes(end); break;
      default: c.skipField('ClprMessage', tag, end);
    }
  }
  return m;
}
export const ClprMessage: MessageType<ClprMessage> = defineMessage<ClprMessage>(
  'ClprMessage',
  newClprMessage,
  readClprMessage,
  () => [
    { number: 1, name: 'connectorId', kind: 'bytes' },
    { number: 2, name: 'targetApplication', kind: 'bytes' },
    { number: 3, name: 'sender', kind: 'bytes' },
    { number: 4, name: 'messageData', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessageKey */
export interface ClprMessageKey {
  channelId: Uint8Array;
  messageId: bigint;
}
function newClprMessageKey(): ClprMessageKey {
  return { channelId: EMPTY, messageId: 0n };
}
function readClprMessageKey(c: Cursor, end: number, depth: number, m: ClprMessageKey = newClprMessageKey()): ClprMessageKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 16: m.messageId = c.uint64(end); break;
      default: c.skipField('ClprMessageKey', tag, end);
    }
  }
  return m;
}
export const ClprMessageKey: MessageType<ClprMessageKey> = defineMessage<ClprMessageKey>(
  'ClprMessageKey',
  newClprMessageKey,
  readClprMessageKey,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'messageId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessagePayload */
export interface ClprMessagePayload {
  message: ClprMessage | undefined;
  messageReply: ClprMessageReply | undefined;
  control: ClprControlMessage | undefined;
  redactedMessage: ClprRedactedMessage | undefined;
}
function newClprMessagePayload(): ClprMessagePayload {
  return { message: undefined, messageReply: undefined, control: undefined, redactedMessage: undefined };
}
function readClprMessagePayload(c: Cursor, end: number, depth: number, m: ClprMessagePayload = newClprMessagePayload()): ClprMessagePayload {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.message = readClprMessage(c, c.delimited(end), depth + 1, m.message); break;
      case 18: m.messageReply = readClprMessageReply(c, c.delimited(end), depth + 1, m.messageReply); break;
      case 26: m.control = readClprControlMessage(c, c.delimited(end), depth + 1, m.control); break;
      case 34: m.redactedMessage = readClprRedactedMessage(c, c.delimited(end), depth + 1, m.redactedMessage); break;
      default: c.skipField('ClprMessagePayload', tag, end);
    }
  }
  return m;
}
export const ClprMessagePayload: MessageType<ClprMessagePayload> = defineMessage<ClprMessagePayload>(
  'ClprMessagePayload',
  newClprMessagePayload,
  readClprMessagePayload,
  () => [
    { number: 1, name: 'message', kind: 'message', optional: true, type: ClprMessage },
    { number: 2, name: 'messageReply', kind: 'message', optional: true, type: ClprMessageReply },
    { number: 3, name: 'control', kind: 'message', optional: true, type: ClprControlMessage },
    { number: 4, name: 'redactedMessage', kind: 'message', optional: true, type: ClprRedactedMessage },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessageReply */
export interface ClprMessageReply {
  messageId: bigint;
  status: number;
  messageReplyData: Uint8Array;
}
function newClprMessageReply(): ClprMessageReply {
  return { messageId: 0n, status: 0, messageReplyData: EMPTY };
}
function readClprMessageReply(c: Cursor, end: number, depth: number, m: ClprMessageReply = newClprMessageReply()): ClprMessageReply {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.messageId = c.uint64(end); break;
      case 16: m.status = c.int32(end); break;
      case 26: m.messageReplyData = c.bytes(end); break;
      default: c.skipField('ClprMessageReply', tag, end);
    }
  }
  return m;
}
export const ClprMessageReply: MessageType<ClprMessageReply> = defineMessage<ClprMessageReply>(
  'ClprMessageReply',
  newClprMessageReply,
  readClprMessageReply,
  () => [
    { number: 1, name: 'messageId', kind: 'uint64' },
    { number: 2, name: 'status', kind: 'enum' },
    { number: 3, name: 'messageReplyData', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprMessageReplyStatus */
export const ClprMessageReplyStatus: Readonly<Record<number, string>> = {
  0: 'SUCCESS',
  1: 'APPLICATION_ERROR',
  2: 'CONNECTOR_NOT_FOUND',
  3: 'CONNECTOR_UNDERFUNDED',
  4: 'REDACTED',
  5: 'CHANNEL_CLOSED',
};

/** com.hedera.hapi.node.clpr.ClprMessageValue */
export interface ClprMessageValue {
  payload: ClprMessagePayload | undefined;
  runningHashAfterProcessing: Uint8Array;
}
function newClprMessageValue(): ClprMessageValue {
  return { payload: undefined, runningHashAfterProcessing: EMPTY };
}
function readClprMessageValue(c: Cursor, end: number, depth: number, m: ClprMessageValue = newClprMessageValue()): ClprMessageValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.payload = readClprMessagePayload(c, c.delimited(end), depth + 1, m.payload); break;
      case 18: m.runningHashAfterProcessing = c.bytes(end); break;
      default: c.skipField('ClprMessageValue', tag, end);
    }
  }
  return m;
}
export const ClprMessageValue: MessageType<ClprMessageValue> = defineMessage<ClprMessageValue>(
  'ClprMessageValue',
  newClprMessageValue,
  readClprMessageValue,
  () => [
    { number: 1, name: 'payload', kind: 'message', type: ClprMessagePayload },
    { number: 2, name: 'runningHashAfterProcessing', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRedactMessageTransactionBody */
export interface ClprRedactMessageTransactionBody {
  channelId: Uint8Array;
  messageId: bigint;
}
function newClprRedactMessageTransactionBody(): ClprRedactMessageTransactionBody {
  return { channelId: EMPTY, messageId: 0n };
}
function readClprRedactMessageTransactionBody(c: Cursor, end: number, depth: number, m: ClprRedactMessageTransactionBody = newClprRedactMessageTransactionBody()): ClprRedactMessageTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 16: m.messageId = c.uint64(end); break;
      default: c.skipField('ClprRedactMessageTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprRedactMessageTransactionBody: MessageType<ClprRedactMessageTransactionBody> = defineMessage<ClprRedactMessageTransactionBody>(
  'ClprRedactMessageTransactionBody',
  newClprRedactMessageTransactionBody,
  readClprRedactMessageTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'messageId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRedactedMessage */
export interface ClprRedactedMessage {
  messageHash: Uint8Array;
  sender: Uint8Array;
}
function newClprRedactedMessage(): ClprRedactedMessage {
  return { messageHash: EMPTY, sender: EMPTY };
}
function readClprRedactedMessage(c: Cursor, end: number, depth: number, m: ClprRedactedMessage = newClprRedactedMessage()): ClprRedactedMessage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.messageHash = c.bytes(end); break;
      case 18: m.sender = c.bytes(end); break;
      default: c.skipField('ClprRedactedMessage', tag, end);
    }
  }
  return m;
}
export const ClprRedactedMessage: MessageType<ClprRedactedMessage> = defineMessage<ClprRedactedMessage>(
  'ClprRedactedMessage',
  newClprRedactedMessage,
  readClprRedactedMessage,
  () => [
    { number: 1, name: 'messageHash', kind: 'bytes' },
    { number: 2, name: 'sender', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRegisterChannelTransactionBody */
export interface ClprRegisterChannelTransactionBody {
  ownershipCommitment: Uint8Array;
}
function newClprRegisterChannelTransactionBody(): ClprRegisterChannelTransactionBody {
  return { ownershipCommitment: EMPTY };
}
function readClprRegisterChannelTransactionBody(c: Cursor, end: number, depth: number, m: ClprRegisterChannelTransactionBody = newClprRegisterChannelTransactionBody()): ClprRegisterChannelTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ownershipCommitment = c.bytes(end); break;
      default: c.skipField('ClprRegisterChannelTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprRegisterChannelTransactionBody: MessageType<ClprRegisterChannelTransactionBody> = defineMessage<ClprRegisterChannelTransactionBody>(
  'ClprRegisterChannelTransactionBody',
  newClprRegisterChannelTransactionBody,
  readClprRegisterChannelTransactionBody,
  () => [
    { number: 1, name: 'ownershipCommitment', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprRegisterConnectorTransactionBody */
export interface ClprRegisterConnectorTransactionBody {
  commitment: Uint8Array;
}
function newClprRegisterConnectorTransactionBody(): ClprRegisterConnectorTransactionBody {
  return { commitment: EMPTY };
}
function readClprRegisterConnectorTransactionBody(c: Cursor, end: number, depth: number, m: ClprRegisterConnectorTransactionBody = newClprRegisterConnectorTransactionBody()): ClprRegisterConnectorTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.commitment = c.bytes(end); break;
      default: c.skipField('ClprRegisterConnectorTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprRegisterConnectorTransactionBody: MessageType<ClprRegisterConnectorTransactionBody> = defineMessage<ClprRegisterConnectorTransactionBody>(
  'ClprRegisterConnectorTransactionBody',
  newClprRegisterConnectorTransactionBody,
  readClprRegisterConnectorTransactionBody,
  () => [
    { number: 1, name: 'commitment', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprServiceEndpoint */
export interface ClprServiceEndpoint {
  ipAddress: string;
  port: number;
}
function newClprServiceEndpoint(): ClprServiceEndpoint {
  return { ipAddress: '', port: 0 };
}
function readClprServiceEndpoint(c: Cursor, end: number, depth: number, m: ClprServiceEndpoint = newClprServiceEndpoint()): ClprServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddress = c.text(end); break;
      case 16: m.port = c.unsigned32(end); break;
      default: c.skipField('ClprServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const ClprServiceEndpoint: MessageType<ClprServiceEndpoint> = defineMessage<ClprServiceEndpoint>(
  'ClprServiceEndpoint',
  newClprServiceEndpoint,
  readClprServiceEndpoint,
  () => [
    { number: 1, name: 'ipAddress', kind: 'string' },
    { number: 2, name: 'port', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprSignatureScheme */
export const ClprSignatureScheme: Readonly<Record<number, string>> = {
  0: 'ECDSA_SECP256K1',
  1: 'ED25519',
};

/** com.hedera.hapi.node.clpr.ClprSubmitBundleTransactionBody */
export interface ClprSubmitBundleTransactionBody {
  channelId: Uint8Array;
  bundlePayload: Uint8Array;
  endpointNodeId: bigint;
  endpointSignature: Uint8Array;
}
function newClprSubmitBundleTransactionBody(): ClprSubmitBundleTransactionBody {
  return { channelId: EMPTY, bundlePayload: EMPTY, endpointNodeId: 0n, endpointSignature: EMPTY };
}
function readClprSubmitBundleTransactionBody(c: Cursor, end: number, depth: number, m: ClprSubmitBundleTransactionBody = newClprSubmitBundleTransactionBody()): ClprSubmitBundleTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.channelId = c.bytes(end); break;
      case 18: m.bundlePayload = c.bytes(end); break;
      case 24: m.endpointNodeId = c.uint64(end); break;
      case 34: m.endpointSignature = c.bytes(end); break;
      default: c.skipField('ClprSubmitBundleTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprSubmitBundleTransactionBody: MessageType<ClprSubmitBundleTransactionBody> = defineMessage<ClprSubmitBundleTransactionBody>(
  'ClprSubmitBundleTransactionBody',
  newClprSubmitBundleTransactionBody,
  readClprSubmitBundleTransactionBody,
  () => [
    { number: 1, name: 'channelId', kind: 'bytes' },
    { number: 2, name: 'bundlePayload', kind: 'bytes' },
    { number: 3, name: 'endpointNodeId', kind: 'uint64' },
    { number: 4, name: 'endpointSignature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprThrottles */
export interface ClprThrottles {
  maxMessagesPerBundle: number;
  maxMessagePayloadBytes: number;
  maxGasPerMessage: bigint;
  maxQueueDepth: number;
  maxSyncBytes: bigint;
  maxLocalEndpoints: number;
  maxPeerEndpoints: number;
}
function newClprThrottles(): ClprThrottles {
  return { maxMessagesPerBundle: 0, maxMessagePayloadBytes: 0, maxGasPerMessage: 0n, maxQueueDepth: 0, maxSyncBytes: 0n, maxLocalEndpoints: 0, maxPeerEndpoints: 0 };
}
function readClprThrottles(c: Cursor, end: number, depth: number, m: ClprThrottles = newClprThrottles()): ClprThrottles {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.maxMessagesPerBundle = c.unsigned32(end); break;
      case 16: m.maxMessagePayloadBytes = c.unsigned32(end); break;
      case 24: m.maxGasPerMessage = c.uint64(end); break;
      case 32: m.maxQueueDepth = c.unsigned32(end); break;
      case 40: m.maxSyncBytes = c.uint64(end); break;
      case 48: m.maxLocalEndpoints = c.unsigned32(end); break;
      case 56: m.maxPeerEndpoints = c.unsigned32(end); break;
      default: c.skipField('ClprThrottles', tag, end);
    }
  }
  return m;
}
export const ClprThrottles: MessageType<ClprThrottles> = defineMessage<ClprThrottles>(
  'ClprThrottles',
  newClprThrottles,
  readClprThrottles,
  () => [
    { number: 1, name: 'maxMessagesPerBundle', kind: 'uint32' },
    { number: 2, name: 'maxMessagePayloadBytes', kind: 'uint32' },
    { number: 3, name: 'maxGasPerMessage', kind: 'uint64' },
    { number: 4, name: 'maxQueueDepth', kind: 'uint32' },
    { number: 5, name: 'maxSyncBytes', kind: 'uint64' },
    { number: 6, name: 'maxLocalEndpoints', kind: 'uint32' },
    { number: 7, name: 'maxPeerEndpoints', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.clpr.ClprUpdateLedgerConfigurationTransactionBody */
export interface ClprUpdateLedgerConfigurationTransactionBody {
  configuration: ClprLedgerConfiguration | undefined;
}
function newClprUpdateLedgerConfigurationTransactionBody(): ClprUpdateLedgerConfigurationTransactionBody {
  return { configuration: undefined };
}
function readClprUpdateLedgerConfigurationTransactionBody(c: Cursor, end: number, depth: number, m: ClprUpdateLedgerConfigurationTransactionBody = newClprUpdateLedgerConfigurationTransactionBody()): ClprUpdateLedgerConfigurationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.configuration = readClprLedgerConfiguration(c, c.delimited(end), depth + 1, m.configuration); break;
      default: c.skipField('ClprUpdateLedgerConfigurationTransactionBody', tag, end);
    }
  }
  return m;
}
export const ClprUpdateLedgerConfigurationTransactionBody: MessageType<ClprUpdateLedgerConfigurationTransactionBody> = defineMessage<ClprUpdateLedgerConfigurationTransactionBody>(
  'ClprUpdateLedgerConfigurationTransactionBody',
  newClprUpdateLedgerConfigurationTransactionBody,
  readClprUpdateLedgerConfigurationTransactionBody,
  () => [
    { number: 1, name: 'configuration', kind: 'message', type: ClprLedgerConfiguration },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHook */
export interface EvmHook {
  spec: EvmHookSpec | undefined;
  storageUpdates: readonly EvmHookStorageUpdate[];
}
function newEvmHook(): EvmHook {
  return { spec: undefined, storageUpdates: NONE };
}
function readEvmHook(c: Cursor, end: number, depth: number, m: EvmHook = newEvmHook()): EvmHook {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.spec = readEvmHookSpec(c, c.delimited(end), depth + 1, m.spec); break;
      case 18: m.storageUpdates = appended(m.storageUpdates, readEvmHookStorageUpdate(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('EvmHook', tag, end);
    }
  }
  return m;
}
export const EvmHook: MessageType<EvmHook> = defineMessage<EvmHook>(
  'EvmHook',
  newEvmHook,
  readEvmHook,
  () => [
    { number: 1, name: 'spec', kind: 'message', type: EvmHookSpec },
    { number: 2, name: 'storageUpdates', kind: 'message', repeated: true, type: EvmHookStorageUpdate },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookMappingEntries */
export interface EvmHookMappingEntries {
  mappingSlot: Uint8Array;
  entries: readonly EvmHookMappingEntry[];
}
function newEvmHookMappingEntries(): EvmHookMappingEntries {
  return { mappingSlot: EMPTY, entries: NONE };
}
function readEvmHookMappingEntries(c: Cursor, end: number, depth: number, m: EvmHookMappingEntries = newEvmHookMappingEntries()): EvmHookMappingEntries {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.mappingSlot = c.bytes(end); break;
      case 18: m.entries = appended(m.entries, readEvmHookMappingEntry(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('EvmHookMappingEntries', tag, end);
    }
  }
  return m;
}
export const EvmHookMappingEntries: MessageType<EvmHookMappingEntries> = defineMessage<EvmHookMappingEntries>(
  'EvmHookMappingEntries',
  newEvmHookMappingEntries,
  readEvmHookMappingEntries,
  () => [
    { number: 1, name: 'mappingSlot', kind: 'bytes' },
    { number: 2, name: 'entries', kind: 'message', repeated: true, type: EvmHookMappingEntry },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookMappingEntry */
export interface EvmHookMappingEntry {
  key: Uint8Array | undefined;
  preimage: Uint8Array | undefined;
  value: Uint8Array;
}
function newEvmHookMappingEntry(): EvmHookMappingEntry {
  return { key: undefined, preimage: undefined, value: EMPTY };
}
function readEvmHookMappingEntry(c: Cursor, end: number, depth: number, m: EvmHookMappingEntry = newEvmHookMappingEntry()): EvmHookMappingEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = c.bytes(end); break;
      case 18: m.preimage = c.bytes(end); break;
      case 26: m.value = c.bytes(end); break;
      default: c.skipField('EvmHookMappingEntry', tag, end);
    }
  }
  return m;
}
export const EvmHookMappingEntry: MessageType<EvmHookMappingEntry> = defineMessage<EvmHookMappingEntry>(
  'EvmHookMappingEntry',
  newEvmHookMappingEntry,
  readEvmHookMappingEntry,
  () => [
    { number: 1, name: 'key', kind: 'bytes', optional: true },
    { number: 2, name: 'preimage', kind: 'bytes', optional: true },
    { number: 3, name: 'value', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookSpec */
export interface EvmHookSpec {
  contractId: ContractID | undefined;
}
function newEvmHookSpec(): EvmHookSpec {
  return { contractId: undefined };
}
function readEvmHookSpec(c: Cursor, end: number, depth: number, m: EvmHookSpec = newEvmHookSpec()): EvmHookSpec {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      default: c.skipField('EvmHookSpec', tag, end);
    }
  }
  return m;
}
export const EvmHookSpec: MessageType<EvmHookSpec> = defineMessage<EvmHookSpec>(
  'EvmHookSpec',
  newEvmHookSpec,
  readEvmHookSpec,
  () => [
    { number: 1, name: 'contractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookStorageSlot */
export interface EvmHookStorageSlot {
  key: Uint8Array;
  value: Uint8Array;
}
function newEvmHookStorageSlot(): EvmHookStorageSlot {
  return { key: EMPTY, value: EMPTY };
}
function readEvmHookStorageSlot(c: Cursor, end: number, depth: number, m: EvmHookStorageSlot = newEvmHookStorageSlot()): EvmHookStorageSlot {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = c.bytes(end); break;
      case 18: m.value = c.bytes(end); break;
      default: c.skipField('EvmHookStorageSlot', tag, end);
    }
  }
  return m;
}
export const EvmHookStorageSlot: MessageType<EvmHookStorageSlot> = defineMessage<EvmHookStorageSlot>(
  'EvmHookStorageSlot',
  newEvmHookStorageSlot,
  readEvmHookStorageSlot,
  () => [
    { number: 1, name: 'key', kind: 'bytes' },
    { number: 2, name: 'value', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookStorageUpdate */
export interface EvmHookStorageUpdate {
  storageSlot: EvmHookStorageSlot | undefined;
  mappingEntries: EvmHookMappingEntries | undefined;
}
function newEvmHookStorageUpdate(): EvmHookStorageUpdate {
  return { storageSlot: undefined, mappingEntries: undefined };
}
function readEvmHookStorageUpdate(c: Cursor, end: number, depth: number, m: EvmHookStorageUpdate = newEvmHookStorageUpdate()): EvmHookStorageUpdate {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.storageSlot = readEvmHookStorageSlot(c, c.delimited(end), depth + 1, m.storageSlot); break;
      case 18: m.mappingEntries = readEvmHookMappingEntries(c, c.delimited(end), depth + 1, m.mappingEntries); break;
      default: c.skipField('EvmHookStorageUpdate', tag, end);
    }
  }
  return m;
}
export const EvmHookStorageUpdate: MessageType<EvmHookStorageUpdate> = defineMessage<EvmHookStorageUpdate>(
  'EvmHookStorageUpdate',
  newEvmHookStorageUpdate,
  readEvmHookStorageUpdate,
  () => [
    { number: 1, name: 'storageSlot', kind: 'message', optional: true, type: EvmHookStorageSlot },
    { number: 2, name: 'mappingEntries', kind: 'message', optional: true, type: EvmHookMappingEntries },
  ],
);

/** com.hedera.hapi.node.hooks.HookCreation */
export interface HookCreation {
  entityId: HookEntityId | undefined;
  details: HookCreationDetails | undefined;
  nextHookId: Int64Value | undefined;
}
function newHookCreation(): HookCreation {
  return { entityId: undefined, details: undefined, nextHookId: undefined };
}
function readHookCreation(c: Cursor, end: number, depth: number, m: HookCreation = newHookCreation()): HookCreation {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.entityId = readHookEntityId(c, c.delimited(end), depth + 1, m.entityId); break;
      case 18: m.details = readHookCreationDetails(c, c.delimited(end), depth + 1, m.details); break;
      case 74: m.nextHookId = readInt64Value(c, c.delimited(end), depth + 1, m.nextHookId); break;
      default: c.skipField('HookCreation', tag, end);
    }
  }
  return m;
}
export const HookCreation: MessageType<HookCreation> = defineMessage<HookCreation>(
  'HookCreation',
  newHookCreation,
  readHookCreation,
  () => [
    { number: 1, name: 'entityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'details', kind: 'message', type: HookCreationDetails },
    { number: 9, name: 'nextHookId', kind: 'message', type: Int64Value },
  ],
);

/** com.hedera.hapi.node.hooks.HookCreationDetails */
export interface HookCreationDetails {
  extensionPoint: number;
  hookId: bigint;
  evmHook: EvmHook | undefined;
  adminKey: Key | undefined;
}
function newHookCreationDetails(): HookCreationDetails {
  return { extensionPoint: 0, hookId: 0n, evmHook: undefined, adminKey: undefined };
}
function readHookCreationDetails(c: Cursor, end: number, depth: number, m: HookCreationDetails = newHookCreationDetails()): HookCreationDetails {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.extensionPoint = c.int32(end); break;
      case 16: m.hookId = c.int64(end); break;
      case 26: m.evmHook = readEvmHook(c, c.delimited(end), depth + 1, m.evmHook); break;
      case 34: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      default: c.skipField('HookCreationDetails', tag, end);
    }
  }
  return m;
}
export const HookCreationDetails: MessageType<HookCreationDetails> = defineMessage<HookCreationDetails>(
  'HookCreationDetails',
  newHookCreationDetails,
  readHookCreationDetails,
  () => [
    { number: 1, name: 'extensionPoint', kind: 'enum' },
    { number: 2, name: 'hookId', kind: 'int64' },
    { number: 3, name: 'evmHook', kind: 'message', optional: true, type: EvmHook },
    { number: 4, name: 'adminKey', kind: 'message', type: Key },
  ],
);

/** com.hedera.hapi.node.hooks.HookDispatchTransactionBody */
export interface HookDispatchTransactionBody {
  hookIdToDelete: HookId | undefined;
  creation: HookCreation | undefined;
  execution: HookExecution | undefined;
}
function newHookDispatchTransactionBody(): HookDispatchTransactionBody {
  return { hookIdToDelete: undefined, creation: undefined, execution: undefined };
}
function readHookDispatchTransactionBody(c: Cursor, end: number, depth: number, m: HookDispatchTransactionBody = newHookDispatchTransactionBody()): HookDispatchTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookIdToDelete = readHookId(c, c.delimited(end), depth + 1, m.hookIdToDelete); break;
      case 18: m.creation = readHookCreation(c, c.delimited(end), depth + 1, m.creation); break;
      case 26: m.execution = readHookExecution(c, c.delimited(end), depth + 1, m.execution); break;
      default: c.skipField('HookDispatchTransactionBody', tag, end);
    }
  }
  return m;
}
export const HookDispatchTransactionBody: MessageType<HookDispatchTransactionBody> = defineMessage<HookDispatchTransactionBody>(
  'HookDispatchTransactionBody',
  newHookDispatchTransactionBody,
  readHookDispatchTransactionBody,
  () => [
    { number: 1, name: 'hookIdToDelete', kind: 'message', optional: true, type: HookId },
    { number: 2, name: 'creation', kind: 'message', optional: true, type: HookCreation },
    { number: 3, name: 'execution', kind: 'message', optional: true, type: HookExecution },
  ],
);

/** com.hedera.hapi.node.hooks.HookExecution */
export interface HookExecution {
  hookEntityId: HookEntityId | undefined;
  call: HookCall | undefined;
}
function newHookExecution(): HookExecution {
  return { hookEntityId: undefined, call: undefined };
}
function readHookExecution(c: Cursor, end: number, depth: number, m: HookExecution = newHookExecution()): HookExecution {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookEntityId = readHookEntityId(c, c.delimited(end), depth + 1, m.hookEntityId); break;
      case 18: m.call = readHookCall(c, c.delimited(end), depth + 1, m.call); break;
      default: c.skipField('HookExecution', tag, end);
    }
  }
  return m;
}
export const HookExecution: MessageType<HookExecution> = defineMessage<HookExecution>(
  'HookExecution',
  newHookExecution,
  readHookExecution,
  () => [
    { number: 1, name: 'hookEntityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'call', kind: 'message', type: HookCall },
  ],
);

/** com.hedera.hapi.node.hooks.HookExtensionPoint */
export const HookExtensionPoint: Readonly<Record<number, string>> = {
  0: 'ACCOUNT_ALLOWANCE_HOOK',
};

/** com.hedera.hapi.node.hooks.HookStoreTransactionBody */
export interface HookStoreTransactionBody {
  hookId: HookId | undefined;
  storageUpdates: readonly EvmHookStorageUpdate[];
}
function newHookStoreTransactionBody(): HookStoreTransactionBody {
  return { hookId: undefined, storageUpdates: NONE };
}
function readHookStoreTransactionBody(c: Cursor, end: number, depth: number, m: HookStoreTransactionBody = newHookStoreTransactionBody()): HookStoreTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookId = readHookId(c, c.delimited(end), depth + 1, m.hookId); break;
      case 18: m.storageUpdates = appended(m.storageUpdates, readEvmHookStorageUpdate(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('HookStoreTransactionBody', tag, end);
    }
  }
  return m;
}
export const HookStoreTransactionBody: MessageType<HookStoreTransactionBody> = defineMessage<HookStoreTransactionBody>(
  'HookStoreTransactionBody',
  newHookStoreTransactionBody,
  readHookStoreTransactionBody,
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'storageUpdates', kind: 'message', repeated: true, type: EvmHookStorageUpdate },
  ],
);

/** com.hedera.hapi.node.state.addressbook.Node */
export interface Node {
  nodeId: bigint;
  accountId: AccountID | undefined;
  description: string;
  gossipEndpoint: readonly ServiceEndpoint[];
  serviceEndpoint: readonly ServiceEndpoint[];
  gossipCaCertificate: Uint8Array;
  grpcCertificateHash: Uint8Array;
  weight: bigint;
  deleted: boolean;
  adminKey: Key | undefined;
  declineReward: boolean;
  grpcProxyEndpoint: ServiceEndpoint | undefined;
  associatedRegisteredNode: readonly bigint[];
}
function newNode(): Node {
  return { nodeId: 0n, accountId: undefined, description: '', gossipEndpoint: NONE, serviceEndpoint: NONE, gossipCaCertificate: EMPTY, grpcCertificateHash: EMPTY, weight: 0n, deleted: false, adminKey: undefined, declineReward: false, grpcProxyEndpoint: undefined, associatedRegisteredNode: NONE };
}
function readNode(c: Cursor, end: number, depth: number, m: Node = newNode()): Node {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 26: m.description = c.text(end); break;
      case 34: m.gossipEndpoint = appended(m.gossipEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      case 42: m.serviceEndpoint = appended(m.serviceEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      case 50: m.gossipCaCertificate = c.bytes(end); break;
      case 58: m.grpcCertificateHash = c.bytes(end); break;
      case 64: m.weight = c.uint64(end); break;
      case 72: m.deleted = c.bool(end); break;
      case 82: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 88: m.declineReward = c.bool(end); break;
      case 98: m.grpcProxyEndpoint = readServiceEndpoint(c, c.delimited(end), depth + 1, m.grpcProxyEndpoint); break;
      case 104: m.associatedRegisteredNode = appended(m.associatedRegisteredNode, c.uint64(end)); break;
      case 106: for (const stop = c.delimited(end); c.offset < stop; ) m.associatedRegisteredNode = appended(m.associatedRegisteredNode, c.uint64(stop)); break;
      default: c.skipField('Node', tag, end);
    }
  }
  return m;
}
export const Node: MessageType<Node> = defineMessage<Node>(
  'Node',
  newNode,
  readNode,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'description', kind: 'string' },
    { number: 4, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 5, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 6, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 7, name: 'grpcCertificateHash', kind: 'bytes' },
    { number: 8, name: 'weight', kind: 'uint64' },
    { number: 9, name: 'deleted', kind: 'bool' },
    { number: 10, name: 'adminKey', kind: 'message', type: Key },
    { number: 11, name: 'declineReward', kind: 'bool' },
    { number: 12, name: 'grpcProxyEndpoint', kind: 'message', type: ServiceEndpoint },
    { number: 13, name: 'associatedRegisteredNode', kind: 'uint64', repeated: true },
  ],
);

/** com.hedera.hapi.node.state.addressbook.RegisteredNode */
export interface RegisteredNode {
  registeredNodeId: bigint;
  adminKey: Key | undefined;
  description: string;
  serviceEndpoint: readonly RegisteredServiceEndpoint[];
}
function newRegisteredNode(): RegisteredNode {
  return { registeredNodeId: 0n, adminKey: undefined, description: '', serviceEndpoint: NONE };
}
function readRegisteredNode(c: Cursor, end: number, depth: number, m: RegisteredNode = newRegisteredNode()): RegisteredNode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.registeredNodeId = c.uint64(end); break;
      case 18: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 26: m.description = c.text(end); break;
      case 34: m.serviceEndpoint = appended(m.serviceEndpoint, readRegisteredServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('RegisteredNode', tag, end);
    }
  }
  return m;
}
export const RegisteredNode: MessageType<RegisteredNode> = defineMessage<RegisteredNode>(
  'RegisteredNode',
  newRegisteredNode,
  readRegisteredNode,
  () => [
    { number: 1, name: 'registeredNodeId', kind: 'uint64' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'description', kind: 'string' },
    { number: 4, name: 'serviceEndpoint', kind: 'message', repeated: true, type: RegisteredServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.state.blockrecords.MigrationWrappedHashes */
export interface MigrationWrappedHashes {
  blockNumber: bigint;
  consensusTimestampHash: Uint8Array;
  outputItemsTreeRootHash: Uint8Array;
}
function newMigrationWrappedHashes(): MigrationWrappedHashes {
  return { blockNumber: 0n, consensusTimestampHash: EMPTY, outputItemsTreeRootHash: EMPTY };
}
function readMigrationWrappedHashes(c: Cursor, end: number, depth: number, m: MigrationWrappedHashes = newMigrationWrappedHashes()): MigrationWrappedHashes {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.blockNumber = c.uint64(end); break;
      case 18: m.consensusTimestampHash = c.bytes(end); break;
      case 26: m.outputItemsTreeRootHash = c.bytes(end); break;
      default: c.skipField('MigrationWrappedHashes', tag, end);
    }
  }
  return m;
}
export const MigrationWrappedHashes: MessageType<MigrationWrappedHashes> = defineMessage<MigrationWrappedHashes>(
  'MigrationWrappedHashes',
  newMigrationWrappedHashes,
  readMigrationWrappedHashes,
  () => [
    { number: 1, name: 'blockNumber', kind: 'uint64' },
    { number: 2, name: 'consensusTimestampHash', kind: 'bytes' },
    { number: 3, name: 'outputItemsTreeRootHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.blockstream.BlockStreamInfo */
export interface BlockStreamInfo {
  blockNumber: bigint;
  blockTime: Timestamp | undefined;
  trailingOutputHashes: Uint8Array;
  trailingBlockHashes: Uint8Array;
  inputTreeRootHash: Uint8Array;
  startOfBlockStateHash: Uint8Array;
  numPrecedingStateChangesItems: bigint;
  rightmostPrecedingStateChangesTreeHashes: readonly Uint8Array[];
  blockEndTime: Timestamp | undefined;
  postUpgradeWorkDone: boolean;
  creationSoftwareVersion: SemanticVersion | undefined;
  lastIntervalProcessTime: Timestamp | undefined;
  lastHandleTime: Timestamp | undefined;
  consensusHeaderRootHash: Uint8Array;
  outputItemRootHash: Uint8Array;
  traceDataRootHash: Uint8Array;
  intermediatePreviousBlockRootHashes: readonly Uint8Array[];
  intermediateBlockRootsLeafCount: bigint;
}
function newBlockStreamInfo(): BlockStreamInfo {
  return { blockNumber: 0n, blockTime: undefined, trailingOutputHashes: EMPTY, trailingBlockHashes: EMPTY, inputTreeRootHash: EMPTY, startOfBlockStateHash: EMPTY, numPrecedingStateChangesItems: 0n, rightmostPrecedingStateChangesTreeHashes: NONE, blockEndTime: undefined, postUpgradeWorkDone: false, creationSoftwareVersion: undefined, lastIntervalProcessTime: undefined, lastHandleTime: undefined, consensusHeaderRootHash: EMPTY, outputItemRootHash: EMPTY, traceDataRootHash: EMPTY, intermediatePreviousBlockRootHashes: NONE, intermediateBlockRootsLeafCount: 0n };
}
function readBlockStreamInfo(c: Cursor, end: number, depth: number, m: BlockStreamInfo = newBlockStreamInfo()): BlockStreamInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.blockNumber = c.uint64(end); break;
      case 18: m.blockTime = readTimestamp(c, c.delimited(end), depth + 1, m.blockTime); break;
      case 26: m.trailingOutputHashes = c.bytes(end); break;
      case 34: m.trailingBlockHashes = c.bytes(end); break;
      case 42: m.inputTreeRootHash = c.bytes(end); break;
      case 50: m.startOfBlockStateHash = c.bytes(end); break;
      case 56: m.numPrecedingStateChangesItems = c.uint64(end); break;
      case 66: m.rightmostPrecedingStateChangesTreeHashes = appended(m.rightmostPrecedingStateChangesTreeHashes, c.bytes(end)); break;
      case 74: m.blockEndTime = readTimestamp(c, c.delimited(end), depth + 1, m.blockEndTime); break;
      case 80: m.postUpgradeWorkDone = c.bool(end); break;
      case 90: m.creationSoftwareVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.creationSoftwareVersion); break;
      case 98: m.lastIntervalProcessTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastIntervalProcessTime); break;
      case 106: m.lastHandleTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastHandleTime); break;
      case 114: m.consensusHeaderRootHash = c.bytes(end); break;
      case 122: m.outputItemRootHash = c.bytes(end); break;
      case 130: m.traceDataRootHash = c.bytes(end); break;
      case 138: m.intermediatePreviousBlockRootHashes = appended(m.intermediatePreviousBlockRootHashes, c.bytes(end)); break;
      case 144: m.intermediateBlockRootsLeafCount = c.uint64(end); break;
      default: c.skipField('BlockStreamInfo', tag, end);
    }
  }
  return m;
}
export const BlockStreamInfo: MessageType<BlockStreamInfo> = defineMessage<BlockStreamInfo>(
  'BlockStreamInfo',
  newBlockStreamInfo,
  readBlockStreamInfo,
  () => [
    { number: 1, name: 'blockNumber', kind: 'uint64' },
    { number: 2, name: 'blockTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'trailingOutputHashes', kind: 'bytes' },
    { number: 4, name: 'trailingBlockHashes', kind: 'bytes' },
    { number: 5, name: 'inputTreeRootHash', kind: 'bytes' },
    { number: 6, name: 'startOfBlockStateHash', kind: 'bytes' },
    { number: 7, name: 'numPrecedingStateChangesItems', kind: 'uint64' },
    { number: 8, name: 'rightmostPrecedingStateChangesTreeHashes', kind: 'bytes', repeated: true },
    { number: 9, name: 'blockEndTime', kind: 'message', type: Timestamp },
    { number: 10, name: 'postUpgradeWorkDone', kind: 'bool' },
    { number: 11, name: 'creationSoftwareVersion', kind: 'message', type: SemanticVersion },
    { number: 12, name: 'lastIntervalProcessTime', kind: 'message', type: Timestamp },
    { number: 13, name: 'lastHandleTime', kind: 'message', type: Timestamp },
    { number: 14, name: 'consensusHeaderRootHash', kind: 'bytes' },
    { number: 15, name: 'outputItemRootHash', kind: 'bytes' },
    { number: 16, name: 'traceDataRootHash', kind: 'bytes' },
    { number: 17, name: 'intermediatePreviousBlockRootHashes', kind: 'bytes', repeated: true },
    { number: 18, name: 'intermediateBlockRootsLeafCount', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.entity.EntityCounts */
export interface EntityCounts {
  numAccounts: bigint;
  numAliases: bigint;
  numTokens: bigint;
  numTokenRelations: bigint;
  numNfts: bigint;
  numAirdrops: bigint;
  numStakingInfos: bigint;
  numTopics: bigint;
  numFiles: bigint;
  numNodes: bigint;
  numSchedules: bigint;
  numContractStorageSlots: bigint;
  numContractBytecodes: bigint;
  numHooks: bigint;
  numEvmHookStorageSlots: bigint;
  numRegisteredNodes: bigint;
}
function newEntityCounts(): EntityCounts {
  return { numAccounts: 0n, numAliases: 0n, numTokens: 0n, numTokenRelations: 0n, numNfts: 0n, numAirdrops: 0n, numStakingInfos: 0n, numTopics: 0n, numFiles: 0n, numNodes: 0n, numSchedules: 0n, numContractStorageSlots: 0n, numContractBytecodes: 0n, numHooks: 0n, numEvmHookStorageSlots: 0n, numRegisteredNodes: 0n };
}
function readEntityCounts(c: Cursor, end: number, depth: number, m: EntityCounts = newEntityCounts()): EntityCounts {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numAccounts = c.uint64(end); break;
      case 16: m.numAliases = c.uint64(end); break;
      case 24: m.numTokens = c.uint64(end); break;
      case 32: m.numTokenRelations = c.uint64(end); break;
      case 40: m.numNfts = c.uint64(end); break;
      case 48: m.numAirdrops = c.uint64(end); break;
      case 56: m.numStakingInfos = c.uint64(end); break;
      case 64: m.numTopics = c.uint64(end); break;
      case 72: m.numFiles = c.uint64(end); break;
      case 80: m.numNodes = c.uint64(end); break;
      case 88: m.numSchedules = c.uint64(end); break;
      case 96: m.numContractStorageSlots = c.uint64(end); break;
      case 104: m.numContractBytecodes = c.uint64(end); break;
      case 112: m.numHooks = c.uint64(end); break;
      case 120: m.numEvmHookStorageSlots = c.uint64(end); break;
      case 128: m.numRegisteredNodes = c.uint64(end); break;
      default: c.skipField('EntityCounts', tag, end);
    }
  }
  return m;
}
export const EntityCounts: MessageType<EntityCounts> = defineMessage<EntityCounts>(
  'EntityCounts',
  newEntityCounts,
  readEntityCounts,
  () => [
    { number: 1, name: 'numAccounts', kind: 'uint64' },
    { number: 2, name: 'numAliases', kind: 'uint64' },
    { number: 3, name: 'numTokens', kind: 'uint64' },
    { number: 4, name: 'numTokenRelations', kind: 'uint64' },
    { number: 5, name: 'numNfts', kind: 'uint64' },
    { number: 6, name: 'numAirdrops', kind: 'uint64' },
    { number: 7, name: 'numStakingInfos', kind: 'uint64' },
    { number: 8, name: 'numTopics', kind: 'uint64' },
    { number: 9, name: 'numFiles', kind: 'uint64' },
    { number: 10, name: 'numNodes', kind: 'uint64' },
    { number: 11, name: 'numSchedules', kind: 'uint64' },
    { number: 12, name: 'numContractStorageSlots', kind: 'uint64' },
    { number: 13, name: 'numContractBytecodes', kind: 'uint64' },
    { number: 14, name: 'numHooks', kind: 'uint64' },
    { number: 15, name: 'numEvmHookStorageSlots', kind: 'uint64' },
    { number: 16, name: 'numRegisteredNodes', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.hints.CRSStage */
export const CRSStage: Readonly<Record<number, string>> = {
  0: 'GATHERING_CONTRIBUTIONS',
  1: 'WAITING_FOR_ADOPTING_FINAL_CRS',
  2: 'COMPLETED',
};

/** com.hedera.hapi.node.state.hints.CRSState */
export interface CRSState {
  crs: Uint8Array;
  stage: number;
  nextContributingNodeId: UInt64Value | undefined;
  contributionEndTime: Timestamp | undefined;
}
function newCRSState(): CRSState {
  return { crs: EMPTY, stage: 0, nextContributingNodeId: undefined, contributionEndTime: undefined };
}
function readCRSState(c: Cursor, end: number, depth: number, m: CRSState = newCRSState()): CRSState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.crs = c.bytes(end); break;
      case 16: m.stage = c.int32(end); break;
      case 26: m.nextContributingNodeId = readUInt64Value(c, c.delimited(end), depth + 1, m.nextContributingNodeId); break;
      case 34: m.contributionEndTime = readTimestamp(c, c.delimited(end), depth + 1, m.contributionEndTime); break;
      default: c.skipField('CRSState', tag, end);
    }
  }
  return m;
}
export const CRSState: MessageType<CRSState> = defineMessage<CRSState>(
  'CRSState',
  newCRSState,
  readCRSState,
  () => [
    { number: 1, name: 'crs', kind: 'bytes' },
    { number: 2, name: 'stage', kind: 'enum' },
    { number: 3, name: 'nextContributingNodeId', kind: 'message', type: UInt64Value },
    { number: 4, name: 'contributionEndTime', kind: 'message', type: Timestamp },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsConstruction */
export interface HintsConstruction {
  constructionId: bigint;
  sourceRosterHash: Uint8Array;
  targetRosterHash: Uint8Array;
  gracePeriodEndTime: Timestamp | undefined;
  preprocessingStartTime: Timestamp | undefined;
  hintsScheme: HintsScheme | undefined;
}
function newHintsConstruction(): HintsConstruction {
  return { constructionId: 0n, sourceRosterHash: EMPTY, targetRosterHash: EMPTY, gracePeriodEndTime: undefined, preprocessingStartTime: undefined, hintsScheme: undefined };
}
function readHintsConstruction(c: Cursor, end: number, depth: number, m: HintsConstruction = newHintsConstruction()): HintsConstruction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.sourceRosterHash = c.bytes(end); break;
      case 26: m.targetRosterHash = c.bytes(end); break;
      case 34: m.gracePeriodEndTime = readTimestamp(c, c.delimited(end), depth + 1, m.gracePeriodEndTime); break;
      case 42: m.preprocessingStartTime = readTimestamp(c, c.delimited(end), depth + 1, m.preprocessingStartTime); break;
      case 50: m.hintsScheme = readHintsScheme(c, c.delimited(end), depth + 1, m.hintsScheme); break;
      default: c.skipField('HintsConstruction', tag, end);
    }
  }
  return m;
}
export const HintsConstruction: MessageType<HintsConstruction> = defineMessage<HintsConstruction>(
  'HintsConstruction',
  newHintsConstruction,
  readHintsConstruction,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'sourceRosterHash', kind: 'bytes' },
    { number: 3, name: 'targetRosterHash', kind: 'bytes' },
    { number: 4, name: 'gracePeriodEndTime', kind: 'message', optional: true, type: Timestamp },
    { number: 5, name: 'preprocessingStartTime', kind: 'message', optional: true, type: Timestamp },
    { number: 6, name: 'hintsScheme', kind: 'message', optional: true, type: HintsScheme },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsKeySet */
export interface HintsKeySet {
  nodeId: bigint;
  adoptionTime: Timestamp | undefined;
  key: Uint8Array;
  nextKey: Uint8Array;
}
function newHintsKeySet(): HintsKeySet {
  return { nodeId: 0n, adoptionTime: undefined, key: EMPTY, nextKey: EMPTY };
}
function readHintsKeySet(c: Cursor, end: number, depth: number, m: HintsKeySet = newHintsKeySet()): HintsKeySet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.adoptionTime = readTimestamp(c, c.delimited(end), depth + 1, m.adoptionTime); break;
      case 26: m.key = c.bytes(end); break;
      case 34: m.nextKey = c.bytes(end); break;
      default: c.skipField('HintsKeySet', tag, end);
    }
  }
  return m;
}
export const HintsKeySet: MessageType<HintsKeySet> = defineMessage<HintsKeySet>(
  'HintsKeySet',
  newHintsKeySet,
  readHintsKeySet,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'adoptionTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'key', kind: 'bytes' },
    { number: 4, name: 'nextKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsPartyId */
export interface HintsPartyId {
  partyId: number;
  numParties: number;
}
function newHintsPartyId(): HintsPartyId {
  return { partyId: 0, numParties: 0 };
}
function readHintsPartyId(c: Cursor, end: number, depth: number, m: HintsPartyId = newHintsPartyId()): HintsPartyId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.partyId = c.unsigned32(end); break;
      case 16: m.numParties = c.unsigned32(end); break;
      default: c.skipField('HintsPartyId', tag, end);
    }
  }
  return m;
}
export const HintsPartyId: MessageType<HintsPartyId> = defineMessage<HintsPartyId>(
  'HintsPartyId',
  newHintsPartyId,
  readHintsPartyId,
  () => [
    { number: 1, name: 'partyId', kind: 'uint32' },
    { number: 2, name: 'numParties', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.state.hints.HintsScheme */
export interface HintsScheme {
  preprocessedKeys: PreprocessedKeys | undefined;
  nodePartyIds: readonly NodePartyId[];
}
function newHintsScheme(): HintsScheme {
  return { preprocessedKeys: undefined, nodePartyIds: NONE };
}
function readHintsScheme(c: Cursor, end: number, depth: number, m: HintsScheme = newHintsScheme()): HintsScheme {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.preprocessedKeys = readPreprocessedKeys(c, c.delimited(end), depth + 1, m.preprocessedKeys); break;
      case 18: m.nodePartyIds = appended(m.nodePartyIds, readNodePartyId(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('HintsScheme', tag, end);
    }
  }
  return m;
}
export const HintsScheme: MessageType<HintsScheme> = defineMessage<HintsScheme>(
  'HintsScheme',
  newHintsScheme,
  readHintsScheme,
  () => [
    { number: 1, name: 'preprocessedKeys', kind: 'message', type: PreprocessedKeys },
    { number: 2, name: 'nodePartyIds', kind: 'message', repeated: true, type: NodePartyId },
  ],
);

/** com.hedera.hapi.node.state.hints.NodePartyId */
export interface NodePartyId {
  nodeId: bigint;
  partyId: number;
  partyWeight: bigint;
}
function newNodePartyId(): NodePartyId {
  return { nodeId: 0n, partyId: 0, partyWeight: 0n };
}
function readNodePartyId(c: Cursor, end: number, depth: number, m: NodePartyId = newNodePartyId()): NodePartyId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.partyId = c.unsigned32(end); break;
      case 24: m.partyWeight = c.uint64(end); break;
      default: c.skipField('NodePartyId', tag, end);
    }
  }
  return m;
}
export const NodePartyId: MessageType<NodePartyId> = defineMessage<NodePartyId>(
  'NodePartyId',
  newNodePartyId,
  readNodePartyId,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'partyId', kind: 'uint32' },
    { number: 3, name: 'partyWeight', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessedKeys */
export interface PreprocessedKeys {
  aggregationKey: Uint8Array;
  verificationKey: Uint8Array;
}
function newPreprocessedKeys(): PreprocessedKeys {
  return { aggregationKey: EMPTY, verificationKey: EMPTY };
}
function readPreprocessedKeys(c: Cursor, end: number, depth: number, m: PreprocessedKeys = newPreprocessedKeys()): PreprocessedKeys {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.aggregationKey = c.bytes(end); break;
      case 18: m.verificationKey = c.bytes(end); break;
      default: c.skipField('PreprocessedKeys', tag, end);
    }
  }
  return m;
}
export const PreprocessedKeys: MessageType<PreprocessedKeys> = defineMessage<PreprocessedKeys>(
  'PreprocessedKeys',
  newPreprocessedKeys,
  readPreprocessedKeys,
  () => [
    { number: 1, name: 'aggregationKey', kind: 'bytes' },
    { number: 2, name: 'verificationKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessingVote */
export interface PreprocessingVote {
  preprocessedKeys: PreprocessedKeys | undefined;
  congruentNodeId: bigint | undefined;
}
function newPreprocessingVote(): PreprocessingVote {
  return { preprocessedKeys: undefined, congruentNodeId: undefined };
}
function readPreprocessingVote(c: Cursor, end: number, depth: number, m: PreprocessingVote = newPreprocessingVote()): PreprocessingVote {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.preprocessedKeys = readPreprocessedKeys(c, c.delimited(end), depth + 1, m.preprocessedKeys); break;
      case 16: m.congruentNodeId = c.uint64(end); break;
      default: c.skipField('PreprocessingVote', tag, end);
    }
  }
  return m;
}
export const PreprocessingVote: MessageType<PreprocessingVote> = defineMessage<PreprocessingVote>(
  'PreprocessingVote',
  newPreprocessingVote,
  readPreprocessingVote,
  () => [
    { number: 1, name: 'preprocessedKeys', kind: 'message', optional: true, type: PreprocessedKeys },
    { number: 2, name: 'congruentNodeId', kind: 'uint64', optional: true },
  ],
);

/** com.hedera.hapi.node.state.hints.PreprocessingVoteId */
export interface PreprocessingVoteId {
  constructionId: bigint;
  nodeId: bigint;
}
function newPreprocessingVoteId(): PreprocessingVoteId {
  return { constructionId: 0n, nodeId: 0n };
}
function readPreprocessingVoteId(c: Cursor, end: number, depth: number, m: PreprocessingVoteId = newPreprocessingVoteId()): PreprocessingVoteId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 16: m.nodeId = c.uint64(end); break;
      default: c.skipField('PreprocessingVoteId', tag, end);
    }
  }
  return m;
}
export const PreprocessingVoteId: MessageType<PreprocessingVoteId> = defineMessage<PreprocessingVoteId>(
  'PreprocessingVoteId',
  newPreprocessingVoteId,
  readPreprocessingVoteId,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'nodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.history.AggregatedNodeSignatures */
export interface AggregatedNodeSignatures {
  aggregatedSignature: Uint8Array;
  signingNodeIds: readonly bigint[];
  verificationKey: Uint8Array;
}
function newAggregatedNodeSignatures(): AggregatedNodeSignatures {
  return { aggregatedSignature: EMPTY, signingNodeIds: NONE, verificationKey: EMPTY };
}
function readAggregatedNodeSignatures(c: Cursor, end: number, depth: number, m: AggregatedNodeSignatures = newAggregatedNodeSignatures()): AggregatedNodeSignatures {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.aggregatedSignature = c.bytes(end); break;
      case 16: m.signingNodeIds = appended(m.signingNodeIds, c.uint64(end)); break;
      case 18: for (const stop = c.delimited(end); c.offset < stop; ) m.signingNodeIds = appended(m.signingNodeIds, c.uint64(stop)); break;
      case 26: m.verificationKey = c.bytes(end); break;
      default: c.skipField('AggregatedNodeSignatures', tag, end);
    }
  }
  return m;
}
export const AggregatedNodeSignatures: MessageType<AggregatedNodeSignatures> = defineMessage<AggregatedNodeSignatures>(
  'AggregatedNodeSignatures',
  newAggregatedNodeSignatures,
  readAggregatedNodeSignatures,
  () => [
    { number: 1, name: 'aggregatedSignature', kind: 'bytes' },
    { number: 2, name: 'signingNodeIds', kind: 'uint64', repeated: true },
    { number: 3, name: 'verificationKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ChainOfTrustProof */
export interface ChainOfTrustProof {
  aggregatedNodeSignatures: AggregatedNodeSignatures | undefined;
  wrapsProof: Uint8Array | undefined;
}
function newChainOfTrustProof(): ChainOfTrustProof {
  return { aggregatedNodeSignatures: undefined, wrapsProof: undefined };
}
function readChainOfTrustProof(c: Cursor, end: number, depth: number, m: ChainOfTrustProof = newChainOfTrustProof()): ChainOfTrustProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.aggregatedNodeSignatures = readAggregatedNodeSignatures(c, c.delimited(end), depth + 1, m.aggregatedNodeSignatures); break;
      case 18: m.wrapsProof = c.bytes(end); break;
      default: c.skipField('ChainOfTrustProof', tag, end);
    }
  }
  return m;
}
export const ChainOfTrustProof: MessageType<ChainOfTrustProof> = defineMessage<ChainOfTrustProof>(
  'ChainOfTrustProof',
  newChainOfTrustProof,
  readChainOfTrustProof,
  () => [
    { number: 1, name: 'aggregatedNodeSignatures', kind: 'message', optional: true, type: AggregatedNodeSignatures },
    { number: 2, name: 'wrapsProof', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.node.state.history.ConstructionNodeId */
export interface ConstructionNodeId {
  constructionId: bigint;
  nodeId: bigint;
}
function newConstructionNodeId(): ConstructionNodeId {
  return { constructionId: 0n, nodeId: 0n };
}
function readConstructionNodeId(c: Cursor, end: number, depth: number, m: ConstructionNodeId = newConstructionNodeId()): ConstructionNodeId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 16: m.nodeId = c.uint64(end); break;
      default: c.skipField('ConstructionNodeId', tag, end);
    }
  }
  return m;
}
export const ConstructionNodeId: MessageType<ConstructionNodeId> = defineMessage<ConstructionNodeId>(
  'ConstructionNodeId',
  newConstructionNodeId,
  readConstructionNodeId,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'nodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.history.History */
export interface History {
  addressBookHash: Uint8Array;
  metadata: Uint8Array;
}
function newHistory(): History {
  return { addressBookHash: EMPTY, metadata: EMPTY };
}
function readHistory(c: Cursor, end: number, depth: number, m: History = newHistory()): History {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.addressBookHash = c.bytes(end); break;
      case 18: m.metadata = c.bytes(end); break;
      default: c.skipField('History', tag, end);
    }
  }
  return m;
}
export const History: MessageType<History> = defineMessage<History>(
  'History',
  newHistory,
  readHistory,
  () => [
    { number: 1, name: 'addressBookHash', kind: 'bytes' },
    { number: 2, name: 'metadata', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProof */
export interface HistoryProof {
  targetProofKeys: readonly ProofKey[];
  targetHistory: History | undefined;
  chainOfTrustProof: ChainOfTrustProof | undefined;
  uncompressedWrapsProof: Uint8Array;
}
function newHistoryProof(): HistoryProof {
  return { targetProofKeys: NONE, targetHistory: undefined, chainOfTrustProof: undefined, uncompressedWrapsProof: EMPTY };
}
function readHistoryProof(c: Cursor, end: number, depth: number, m: HistoryProof = newHistoryProof()): HistoryProof {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.targetProofKeys = appended(m.targetProofKeys, readProofKey(c, c.delimited(end), depth + 1)); break;
      case 18: m.targetHistory = readHistory(c, c.delimited(end), depth + 1, m.targetHistory); break;
      case 26: m.chainOfTrustProof = readChainOfTrustProof(c, c.delimited(end), depth + 1, m.chainOfTrustProof); break;
      case 34: m.uncompressedWrapsProof = c.bytes(end); break;
      default: c.skipField('HistoryProof', tag, end);
    }
  }
  return m;
}
export const HistoryProof: MessageType<HistoryProof> = defineMessage<HistoryProof>(
  'HistoryProof',
  newHistoryProof,
  readHistoryProof,
  () => [
    { number: 1, name: 'targetProofKeys', kind: 'message', repeated: true, type: ProofKey },
    { number: 2, name: 'targetHistory', kind: 'message', type: History },
    { number: 3, name: 'chainOfTrustProof', kind: 'message', type: ChainOfTrustProof },
    { number: 4, name: 'uncompressedWrapsProof', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProofConstruction */
export interface HistoryProofConstruction {
  constructionId: bigint;
  sourceRosterHash: Uint8Array;
  targetRosterHash: Uint8Array;
  gracePeriodEndTime: Timestamp | undefined;
  assemblyStartTime: Timestamp | undefined;
  targetProof: HistoryProof | undefined;
  failureReason: string | undefined;
  wrapsSigningState: WrapsSigningState | undefined;
  wrapsRetryCount: number;
}
function newHistoryProofConstruction(): HistoryProofConstruction {
  return { constructionId: 0n, sourceRosterHash: EMPTY, targetRosterHash: EMPTY, gracePeriodEndTime: undefined, assemblyStartTime: undefined, targetProof: undefined, failureReason: undefined, wrapsSigningState: undefined, wrapsRetryCount: 0 };
}
function readHistoryProofConstruction(c: Cursor, end: number, depth: number, m: HistoryProofConstruction = newHistoryProofConstruction()): HistoryProofConstruction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.sourceRosterHash = c.bytes(end); break;
      case 34: m.targetRosterHash = c.bytes(end); break;
      case 42: m.gracePeriodEndTime = readTimestamp(c, c.delimited(end), depth + 1, m.gracePeriodEndTime); break;
      case 50: m.assemblyStartTime = readTimestamp(c, c.delimited(end), depth + 1, m.assemblyStartTime); break;
      case 58: m.targetProof = readHistoryProof(c, c.delimited(end), depth + 1, m.targetProof); break;
      case 66: m.failureReason = c.text(end); break;
      case 74: m.wrapsSigningState = readWrapsSigningState(c, c.delimited(end), depth + 1, m.wrapsSigningState); break;
      case 80: m.wrapsRetryCount = c.unsigned32(end); break;
      default: c.skipField('HistoryProofConstruction', tag, end);
    }
  }
  return m;
}
export const HistoryProofConstruction: MessageType<HistoryProofConstruction> = defineMessage<HistoryProofConstruction>(
  'HistoryProofConstruction',
  newHistoryProofConstruction,
  readHistoryProofConstruction,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'sourceRosterHash', kind: 'bytes' },
    { number: 4, name: 'targetRosterHash', kind: 'bytes' },
    { number: 5, name: 'gracePeriodEndTime', kind: 'message', optional: true, type: Timestamp },
    { number: 6, name: 'assemblyStartTime', kind: 'message', optional: true, type: Timestamp },
    { number: 7, name: 'targetProof', kind: 'message', optional: true, type: HistoryProof },
    { number: 8, name: 'failureReason', kind: 'string', optional: true },
    { number: 9, name: 'wrapsSigningState', kind: 'message', optional: true, type: WrapsSigningState },
    { number: 10, name: 'wrapsRetryCount', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.state.history.HistoryProofVote */
export interface HistoryProofVote {
  proof: HistoryProof | undefined;
  congruentNodeId: bigint | undefined;
}
function newHistoryProofVote(): HistoryProofVote {
  return { proof: undefined, congruentNodeId: undefined };
}
function readHistoryProofVote(c: Cursor, end: number, depth: number, m: HistoryProofVote = newHistoryProofVote()): HistoryProofVote {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.proof = readHistoryProof(c, c.delimited(end), depth + 1, m.proof); break;
      case 16: m.congruentNodeId = c.uint64(end); break;
      default: c.skipField('HistoryProofVote', tag, end);
    }
  }
  return m;
}
export const HistoryProofVote: MessageType<HistoryProofVote> = defineMessage<HistoryProofVote>(
  'HistoryProofVote',
  newHistoryProofVote,
  readHistoryProofVote,
  () => [
    { number: 1, name: 'proof', kind: 'message', optional: true, type: HistoryProof },
    { number: 2, name: 'congruentNodeId', kind: 'uint64', optional: true },
  ],
);

/** com.hedera.hapi.node.state.history.HistorySignature */
export interface HistorySignature {
  history: History | undefined;
  signature: Uint8Array;
}
function newHistorySignature(): HistorySignature {
  return { history: undefined, signature: EMPTY };
}
function readHistorySignature(c: Cursor, end: number, depth: number, m: HistorySignature = newHistorySignature()): HistorySignature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.history = readHistory(c, c.delimited(end), depth + 1, m.history); break;
      case 18: m.signature = c.bytes(end); break;
      default: c.skipField('HistorySignature', tag, end);
    }
  }
  return m;
}
export const HistorySignature: MessageType<HistorySignature> = defineMessage<HistorySignature>(
  'HistorySignature',
  newHistorySignature,
  readHistorySignature,
  () => [
    { number: 1, name: 'history', kind: 'message', type: History },
    { number: 2, name: 'signature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ProofKey */
export interface ProofKey {
  nodeId: bigint;
  key: Uint8Array;
}
function newProofKey(): ProofKey {
  return { nodeId: 0n, key: EMPTY };
}
function readProofKey(c: Cursor, end: number, depth: number, m: ProofKey = newProofKey()): ProofKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.key = c.bytes(end); break;
      default: c.skipField('ProofKey', tag, end);
    }
  }
  return m;
}
export const ProofKey: MessageType<ProofKey> = defineMessage<ProofKey>(
  'ProofKey',
  newProofKey,
  readProofKey,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.ProofKeySet */
export interface ProofKeySet {
  adoptionTime: Timestamp | undefined;
  key: Uint8Array;
  nextKey: Uint8Array;
}
function newProofKeySet(): ProofKeySet {
  return { adoptionTime: undefined, key: EMPTY, nextKey: EMPTY };
}
function readProofKeySet(c: Cursor, end: number, depth: number, m: ProofKeySet = newProofKeySet()): ProofKeySet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.adoptionTime = readTimestamp(c, c.delimited(end), depth + 1, m.adoptionTime); break;
      case 26: m.key = c.bytes(end); break;
      case 34: m.nextKey = c.bytes(end); break;
      default: c.skipField('ProofKeySet', tag, end);
    }
  }
  return m;
}
export const ProofKeySet: MessageType<ProofKeySet> = defineMessage<ProofKeySet>(
  'ProofKeySet',
  newProofKeySet,
  readProofKeySet,
  () => [
    { number: 2, name: 'adoptionTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'key', kind: 'bytes' },
    { number: 4, name: 'nextKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.RecordedHistorySignature */
export interface RecordedHistorySignature {
  signingTime: Timestamp | undefined;
  historySignature: HistorySignature | undefined;
}
function newRecordedHistorySignature(): RecordedHistorySignature {
  return { signingTime: undefined, historySignature: undefined };
}
function readRecordedHistorySignature(c: Cursor, end: number, depth: number, m: RecordedHistorySignature = newRecordedHistorySignature()): RecordedHistorySignature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.signingTime = readTimestamp(c, c.delimited(end), depth + 1, m.signingTime); break;
      case 18: m.historySignature = readHistorySignature(c, c.delimited(end), depth + 1, m.historySignature); break;
      default: c.skipField('RecordedHistorySignature', tag, end);
    }
  }
  return m;
}
export const RecordedHistorySignature: MessageType<RecordedHistorySignature> = defineMessage<RecordedHistorySignature>(
  'RecordedHistorySignature',
  newRecordedHistorySignature,
  readRecordedHistorySignature,
  () => [
    { number: 1, name: 'signingTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'historySignature', kind: 'message', type: HistorySignature },
  ],
);

/** com.hedera.hapi.node.state.history.WrapsMessageDetails */
export interface WrapsMessageDetails {
  publicationTime: Timestamp | undefined;
  phase: number;
  message: Uint8Array;
}
function newWrapsMessageDetails(): WrapsMessageDetails {
  return { publicationTime: undefined, phase: 0, message: EMPTY };
}
function readWrapsMessageDetails(c: Cursor, end: number, depth: number, m: WrapsMessageDetails = newWrapsMessageDetails()): WrapsMessageDetails {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.publicationTime = readTimestamp(c, c.delimited(end), depth + 1, m.publicationTime); break;
      case 16: m.phase = c.int32(end); break;
      case 26: m.message = c.bytes(end); break;
      default: c.skipField('WrapsMessageDetails', tag, end);
    }
  }
  return m;
}
export const WrapsMessageDetails: MessageType<WrapsMessageDetails> = defineMessage<WrapsMessageDetails>(
  'WrapsMessageDetails',
  newWrapsMessageDetails,
  readWrapsMessageDetails,
  () => [
    { number: 1, name: 'publicationTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'phase', kind: 'enum' },
    { number: 3, name: 'message', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.history.WrapsMessageHistory */
export interface WrapsMessageHistory {
  messages: readonly WrapsMessageDetails[];
}
function newWrapsMessageHistory(): WrapsMessageHistory {
  return { messages: NONE };
}
function readWrapsMessageHistory(c: Cursor, end: number, depth: number, m: WrapsMessageHistory = newWrapsMessageHistory()): WrapsMessageHistory {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.messages = appended(m.messages, readWrapsMessageDetails(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('WrapsMessageHistory', tag, end);
    }
  }
  return m;
}
export const WrapsMessageHistory: MessageType<WrapsMessageHistory> = defineMessage<WrapsMessageHistory>(
  'WrapsMessageHistory',
  newWrapsMessageHistory,
  readWrapsMessageHistory,
  () => [
    { number: 1, name: 'messages', kind: 'message', repeated: true, type: WrapsMessageDetails },
  ],
);

/** com.hedera.hapi.node.state.history.WrapsPhase */
export const WrapsPhase: Readonly<Record<number, string>> = {
  0: 'R1',
  1: 'R2',
  2: 'R3',
  3: 'AGGREGATE',
  4: 'POST_AGGREGATION',
};

/** com.hedera.hapi.node.state.history.WrapsSigningState */
export interface WrapsSigningState {
  phase: number;
  gracePeriodEndTime: Timestamp | undefined;
}
function newWrapsSigningState(): WrapsSigningState {
  return { phase: 0, gracePeriodEndTime: undefined };
}
function readWrapsSigningState(c: Cursor, end: number, depth: number, m: WrapsSigningState = newWrapsSigningState()): WrapsSigningState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.phase = c.int32(end); break;
      case 18: m.gracePeriodEndTime = readTimestamp(c, c.delimited(end), depth + 1, m.gracePeriodEndTime); break;
      default: c.skipField('WrapsSigningState', tag, end);
    }
  }
  return m;
}
export const WrapsSigningState: MessageType<WrapsSigningState> = defineMessage<WrapsSigningState>(
  'WrapsSigningState',
  newWrapsSigningState,
  readWrapsSigningState,
  () => [
    { number: 1, name: 'phase', kind: 'enum' },
    { number: 2, name: 'gracePeriodEndTime', kind: 'message', type: Timestamp },
  ],
);

/** com.hedera.hapi.node.state.hooks.EvmHookSlotKey */
export interface EvmHookSlotKey {
  hookId: HookId | undefined;
  key: Uint8Array;
}
function newEvmHookSlotKey(): EvmHookSlotKey {
  return { hookId: undefined, key: EMPTY };
}
function readEvmHookSlotKey(c: Cursor, end: number, depth: number, m: EvmHookSlotKey = newEvmHookSlotKey()): EvmHookSlotKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookId = readHookId(c, c.delimited(end), depth + 1, m.hookId); break;
      case 18: m.key = c.bytes(end); break;
      default: c.skipField('EvmHookSlotKey', tag, end);
    }
  }
  return m;
}
export const EvmHookSlotKey: MessageType<EvmHookSlotKey> = defineMessage<EvmHookSlotKey>(
  'EvmHookSlotKey',
  newEvmHookSlotKey,
  readEvmHookSlotKey,
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hooks.EvmHookState */
export interface EvmHookState {
  hookId: HookId | undefined;
  type: number;
  extensionPoint: number;
  hookContractId: ContractID | undefined;
  adminKey: Key | undefined;
  firstContractStorageKey: Uint8Array;
  previousHookId: Int64Value | undefined;
  nextHookId: Int64Value | undefined;
  numStorageSlots: number;
}
function newEvmHookState(): EvmHookState {
  return { hookId: undefined, type: 0, extensionPoint: 0, hookContractId: undefined, adminKey: undefined, firstContractStorageKey: EMPTY, previousHookId: undefined, nextHookId: undefined, numStorageSlots: 0 };
}
function readEvmHookState(c: Cursor, end: number, depth: number, m: EvmHookState = newEvmHookState()): EvmHookState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookId = readHookId(c, c.delimited(end), depth + 1, m.hookId); break;
      case 16: m.type = c.int32(end); break;
      case 24: m.extensionPoint = c.int32(end); break;
      case 34: m.hookContractId = readContractID(c, c.delimited(end), depth + 1, m.hookContractId); break;
      case 42: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 50: m.firstContractStorageKey = c.bytes(end); break;
      case 58: m.previousHookId = readInt64Value(c, c.delimited(end), depth + 1, m.previousHookId); break;
      case 66: m.nextHookId = readInt64Value(c, c.delimited(end), depth + 1, m.nextHookId); break;
      case 72: m.numStorageSlots = c.unsigned32(end); break;
      default: c.skipField('EvmHookState', tag, end);
    }
  }
  return m;
}
export const EvmHookState: MessageType<EvmHookState> = defineMessage<EvmHookState>(
  'EvmHookState',
  newEvmHookState,
  readEvmHookState,
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'type', kind: 'enum' },
    { number: 3, name: 'extensionPoint', kind: 'enum' },
    { number: 4, name: 'hookContractId', kind: 'message', type: ContractID },
    { number: 5, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'firstContractStorageKey', kind: 'bytes' },
    { number: 7, name: 'previousHookId', kind: 'message', type: Int64Value },
    { number: 8, name: 'nextHookId', kind: 'message', type: Int64Value },
    { number: 9, name: 'numStorageSlots', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.state.hooks.HookType */
export const HookType: Readonly<Record<number, string>> = {
  0: 'EVM_HOOK',
};

/** com.hedera.hapi.node.state.roster.Roster */
export interface Roster {
  rosterEntries: readonly RosterEntry[];
}
function newRoster(): Roster {
  return { rosterEntries: NONE };
}
function readRoster(c: Cursor, end: number, depth: number, m: Roster = newRoster()): Roster {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.rosterEntries = appended(m.rosterEntries, readRosterEntry(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('Roster', tag, end);
    }
  }
  return m;
}
export const Roster: MessageType<Roster> = defineMessage<Roster>(
  'Roster',
  newRoster,
  readRoster,
  () => [
    { number: 1, name: 'rosterEntries', kind: 'message', repeated: true, type: RosterEntry },
  ],
);

/** com.hedera.hapi.node.state.roster.RosterEntry */
export interface RosterEntry {
  nodeId: bigint;
  weight: bigint;
  gossipCaCertificate: Uint8Array;
  gossipEndpoint: readonly ServiceEndpoint[];
}
function newRosterEntry(): RosterEntry {
  return { nodeId: 0n, weight: 0n, gossipCaCertificate: EMPTY, gossipEndpoint: NONE };
}
function readRosterEntry(c: Cursor, end: number, depth: number, m: RosterEntry = newRosterEntry()): RosterEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.weight = c.uint64(end); break;
      case 26: m.gossipCaCertificate = c.bytes(end); break;
      case 42: m.gossipEndpoint = appended(m.gossipEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('RosterEntry', tag, end);
    }
  }
  return m;
}
export const RosterEntry: MessageType<RosterEntry> = defineMessage<RosterEntry>(
  'RosterEntry',
  newRosterEntry,
  readRosterEntry,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'weight', kind: 'uint64' },
    { number: 3, name: 'gossipCaCertificate', kind: 'bytes' },
    { number: 5, name: 'gossipEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
  ],
);

/** com.hedera.hapi.node.state.roster.RosterState */
export interface RosterState {
  candidateRosterHash: Uint8Array;
  roundRosterPairs: readonly RoundRosterPair[];
  transplantInProgress: boolean;
}
function newRosterState(): RosterState {
  return { candidateRosterHash: EMPTY, roundRosterPairs: NONE, transplantInProgress: false };
}
function readRosterState(c: Cursor, end: number, depth: number, m: RosterState = newRosterState()): RosterState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.candidateRosterHash = c.bytes(end); break;
      case 18: m.roundRosterPairs = appended(m.roundRosterPairs, readRoundRosterPair(c, c.delimited(end), depth + 1)); break;
      case 24: m.transplantInProgress = c.bool(end); break;
      default: c.skipField('RosterState', tag, end);
    }
  }
  return m;
}
export const RosterState: MessageType<RosterState> = defineMessage<RosterState>(
  'RosterState',
  newRosterState,
  readRosterState,
  () => [
    { number: 1, name: 'candidateRosterHash', kind: 'bytes' },
    { number: 2, name: 'roundRosterPairs', kind: 'message', repeated: true, type: RoundRosterPair },
    { number: 3, name: 'transplantInProgress', kind: 'bool' },
  ],
);

/** com.hedera.hapi.node.state.roster.RoundRosterPair */
export interface RoundRosterPair {
  roundNumber: bigint;
  activeRosterHash: Uint8Array;
}
function newRoundRosterPair(): RoundRosterPair {
  return { roundNumber: 0n, activeRosterHash: EMPTY };
}
function readRoundRosterPair(c: Cursor, end: number, depth: number, m: RoundRosterPair = newRoundRosterPair()): RoundRosterPair {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.roundNumber = c.uint64(end); break;
      case 18: m.activeRosterHash = c.bytes(end); break;
      default: c.skipField('RoundRosterPair', tag, end);
    }
  }
  return m;
}
export const RoundRosterPair: MessageType<RoundRosterPair> = defineMessage<RoundRosterPair>(
  'RoundRosterPair',
  newRoundRosterPair,
  readRoundRosterPair,
  () => [
    { number: 1, name: 'roundNumber', kind: 'uint64' },
    { number: 2, name: 'activeRosterHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.token.NodePayment */
export interface NodePayment {
  nodeAccountId: AccountID | undefined;
  fees: bigint;
}
function newNodePayment(): NodePayment {
  return { nodeAccountId: undefined, fees: 0n };
}
function readNodePayment(c: Cursor, end: number, depth: number, m: NodePayment = newNodePayment()): NodePayment {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodeAccountId = readAccountID(c, c.delimited(end), depth + 1, m.nodeAccountId); break;
      case 16: m.fees = c.uint64(end); break;
      default: c.skipField('NodePayment', tag, end);
    }
  }
  return m;
}
export const NodePayment: MessageType<NodePayment> = defineMessage<NodePayment>(
  'NodePayment',
  newNodePayment,
  readNodePayment,
  () => [
    { number: 1, name: 'nodeAccountId', kind: 'message', type: AccountID },
    { number: 2, name: 'fees', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.token.NodePayments */
export interface NodePayments {
  lastNodeFeeDistributionTime: Timestamp | undefined;
  payments: readonly NodePayment[];
}
function newNodePayments(): NodePayments {
  return { lastNodeFeeDistributionTime: undefined, payments: NONE };
}
function readNodePayments(c: Cursor, end: number, depth: number, m: NodePayments = newNodePayments()): NodePayments {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.lastNodeFeeDistributionTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastNodeFeeDistributionTime); break;
      case 18: m.payments = appended(m.payments, readNodePayment(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('NodePayments', tag, end);
    }
  }
  return m;
}
export const NodePayments: MessageType<NodePayments> = defineMessage<NodePayments>(
  'NodePayments',
  newNodePayments,
  readNodePayments,
  () => [
    { number: 1, name: 'lastNodeFeeDistributionTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'payments', kind: 'message', repeated: true, type: NodePayment },
  ],
);

/** com.hedera.hapi.node.state.tss.TssEncryptionKeys */
export interface TssEncryptionKeys {
  currentEncryptionKey: Uint8Array;
  nextEncryptionKey: Uint8Array;
}
function newTssEncryptionKeys(): TssEncryptionKeys {
  return { currentEncryptionKey: EMPTY, nextEncryptionKey: EMPTY };
}
function readTssEncryptionKeys(c: Cursor, end: number, depth: number, m: TssEncryptionKeys = newTssEncryptionKeys()): TssEncryptionKeys {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.currentEncryptionKey = c.bytes(end); break;
      case 18: m.nextEncryptionKey = c.bytes(end); break;
      default: c.skipField('TssEncryptionKeys', tag, end);
    }
  }
  return m;
}
export const TssEncryptionKeys: MessageType<TssEncryptionKeys> = defineMessage<TssEncryptionKeys>(
  'TssEncryptionKeys',
  newTssEncryptionKeys,
  readTssEncryptionKeys,
  () => [
    { number: 1, name: 'currentEncryptionKey', kind: 'bytes' },
    { number: 2, name: 'nextEncryptionKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.tss.TssMessageMapKey */
export interface TssMessageMapKey {
  rosterHash: Uint8Array;
  sequenceNumber: bigint;
}
function newTssMessageMapKey(): TssMessageMapKey {
  return { rosterHash: EMPTY, sequenceNumber: 0n };
}
function readTssMessageMapKey(c: Cursor, end: number, depth: number, m: TssMessageMapKey = newTssMessageMapKey()): TssMessageMapKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.rosterHash = c.bytes(end); break;
      case 16: m.sequenceNumber = c.uint64(end); break;
      default: c.skipField('TssMessageMapKey', tag, end);
    }
  }
  return m;
}
export const TssMessageMapKey: MessageType<TssMessageMapKey> = defineMessage<TssMessageMapKey>(
  'TssMessageMapKey',
  newTssMessageMapKey,
  readTssMessageMapKey,
  () => [
    { number: 1, name: 'rosterHash', kind: 'bytes' },
    { number: 2, name: 'sequenceNumber', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.state.tss.TssVoteMapKey */
export interface TssVoteMapKey {
  rosterHash: Uint8Array;
  nodeId: bigint;
}
function newTssVoteMapKey(): TssVoteMapKey {
  return { rosterHash: EMPTY, nodeId: 0n };
}
function readTssVoteMapKey(c: Cursor, end: number, depth: number, m: TssVoteMapKey = newTssVoteMapKey()): TssVoteMapKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.rosterHash = c.bytes(end); break;
      case 16: m.nodeId = c.uint64(end); break;
      default: c.skipField('TssVoteMapKey', tag, end);
    }
  }
  return m;
}
export const TssVoteMapKey: MessageType<TssVoteMapKey> = defineMessage<TssVoteMapKey>(
  'TssVoteMapKey',
  newTssVoteMapKey,
  readTssVoteMapKey,
  () => [
    { number: 1, name: 'rosterHash', kind: 'bytes' },
    { number: 2, name: 'nodeId', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.node.tss.LedgerIdNodeContribution */
export interface LedgerIdNodeContribution {
  nodeId: bigint;
  weight: bigint;
  historyProofKey: Uint8Array;
}
function newLedgerIdNodeContribution(): LedgerIdNodeContribution {
  return { nodeId: 0n, weight: 0n, historyProofKey: EMPTY };
}
function readLedgerIdNodeContribution(c: Cursor, end: number, depth: number, m: LedgerIdNodeContribution = newLedgerIdNodeContribution()): LedgerIdNodeContribution {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.weight = c.uint64(end); break;
      case 26: m.historyProofKey = c.bytes(end); break;
      default: c.skipField('LedgerIdNodeContribution', tag, end);
    }
  }
  return m;
}
export const LedgerIdNodeContribution: MessageType<LedgerIdNodeContribution> = defineMessage<LedgerIdNodeContribution>(
  'LedgerIdNodeContribution',
  newLedgerIdNodeContribution,
  readLedgerIdNodeContribution,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'weight', kind: 'uint64' },
    { number: 3, name: 'historyProofKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.tss.LedgerIdPublicationTransactionBody */
export interface LedgerIdPublicationTransactionBody {
  ledgerId: Uint8Array;
  historyProofVerificationKey: Uint8Array;
  nodeContributions: readonly LedgerIdNodeContribution[];
}
function newLedgerIdPublicationTransactionBody(): LedgerIdPublicationTransactionBody {
  return { ledgerId: EMPTY, historyProofVerificationKey: EMPTY, nodeContributions: NONE };
}
function readLedgerIdPublicationTransactionBody(c: Cursor, end: number, depth: number, m: LedgerIdPublicationTransactionBody = newLedgerIdPublicationTransactionBody()): LedgerIdPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ledgerId = c.bytes(end); break;
      case 18: m.historyProofVerificationKey = c.bytes(end); break;
      case 26: m.nodeContributions = appended(m.nodeContributions, readLedgerIdNodeContribution(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('LedgerIdPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const LedgerIdPublicationTransactionBody: MessageType<LedgerIdPublicationTransactionBody> = defineMessage<LedgerIdPublicationTransactionBody>(
  'LedgerIdPublicationTransactionBody',
  newLedgerIdPublicationTransactionBody,
  readLedgerIdPublicationTransactionBody,
  () => [
    { number: 1, name: 'ledgerId', kind: 'bytes' },
    { number: 2, name: 'historyProofVerificationKey', kind: 'bytes' },
    { number: 3, name: 'nodeContributions', kind: 'message', repeated: true, type: LedgerIdNodeContribution },
  ],
);

/** com.hedera.hapi.platform.event.EventCore */
export interface EventCore {
  creatorNodeId: bigint;
  birthRound: bigint;
  timeCreated: Timestamp | undefined;
  parents: readonly EventDescriptor[];
  coin: bigint;
  softwareVersion: SemanticVersion | undefined;
}
function newEventCore(): EventCore {
  return { creatorNodeId: 0n, birthRound: 0n, timeCreated: undefined, parents: NONE, coin: 0n, softwareVersion: undefined };
}
function readEventCore(c: Cursor, end: number, depth: number, m: EventCore = newEventCore()): EventCore {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.creatorNodeId = c.int64(end); break;
      case 16: m.birthRound = c.int64(end); break;
      case 26: m.timeCreated = readTimestamp(c, c.delimited(end), depth + 1, m.timeCreated); break;
      case 34: m.parents = appended(m.parents, readEventDescriptor(c, c.delimited(end), depth + 1)); break;
      case 40: m.coin = c.int64(end); break;
      case 138: m.softwareVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.softwareVersion); break;
      default: c.skipField('EventCore', tag, end);
    }
  }
  return m;
}
export const EventCore: MessageType<EventCore> = defineMessage<EventCore>(
  'EventCore',
  newEventCore,
  readEventCore,
  () => [
    { number: 1, name: 'creatorNodeId', kind: 'int64' },
    { number: 2, name: 'birthRound', kind: 'int64' },
    { number: 3, name: 'timeCreated', kind: 'message', type: Timestamp },
    { number: 4, name: 'parents', kind: 'message', repeated: true, type: EventDescriptor },
    { number: 5, name: 'coin', kind: 'int64' },
    { number: 17, name: 'softwareVersion', kind: 'message', type: SemanticVersion },
  ],
);

/** com.hedera.hapi.platform.event.EventDescriptor */
export interface EventDescriptor {
  hash: Uint8Array;
  creatorNodeId: bigint;
  birthRound: bigint;
  generation: bigint;
}
function newEventDescriptor(): EventDescriptor {
  return { hash: EMPTY, creatorNodeId: 0n, birthRound: 0n, generation: 0n };
}
function readEventDescriptor(c: Cursor, end: number, depth: number, m: EventDescriptor = newEventDescriptor()): EventDescriptor {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hash = c.bytes(end); break;
      case 16: m.creatorNodeId = c.int64(end); break;
      case 24: m.birthRound = c.int64(end); break;
      case 136: m.generation = c.int64(end); break;
      default: c.skipField('EventDescriptor', tag, end);
    }
  }
  return m;
}
export const EventDescriptor: MessageType<EventDescriptor> = defineMessage<EventDescriptor>(
  'EventDescriptor',
  newEventDescriptor,
  readEventDescriptor,
  () => [
    { number: 1, name: 'hash', kind: 'bytes' },
    { number: 2, name: 'creatorNodeId', kind: 'int64' },
    { number: 3, name: 'birthRound', kind: 'int64' },
    { number: 17, name: 'generation', kind: 'int64' },
  ],
);

/** com.hedera.hapi.platform.event.StateSignatureTransaction */
export interface StateSignatureTransaction {
  round: bigint;
  signature: Uint8Array;
  hash: Uint8Array;
}
function newStateSignatureTransaction(): StateSignatureTransaction {
  return { round: 0n, signature: EMPTY, hash: EMPTY };
}
function readStateSignatureTransaction(c: Cursor, end: number, depth: number, m: StateSignatureTransaction = newStateSignatureTransaction()): StateSignatureTransaction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.round = c.int64(end); break;
      case 18: m.signature = c.bytes(end); break;
      case 26: m.hash = c.bytes(end); break;
      default: c.skipField('StateSignatureTransaction', tag, end);
    }
  }
  return m;
}
export const StateSignatureTransaction: MessageType<StateSignatureTransaction> = defineMessage<StateSignatureTransaction>(
  'StateSignatureTransaction',
  newStateSignatureTransaction,
  readStateSignatureTransaction,
  () => [
    { number: 1, name: 'round', kind: 'int64' },
    { number: 2, name: 'signature', kind: 'bytes' },
    { number: 3, name: 'hash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.platform.state.ConsensusSnapshot */
export interface ConsensusSnapshot {
  round: bigint;
  judgeHashes: readonly Uint8Array[];
  minimumJudgeInfoList: readonly MinimumJudgeInfo[];
  nextConsensusNumber: bigint;
  consensusTimestamp: Timestamp | undefined;
  judgeIds: readonly JudgeId[];
}
function newConsensusSnapshot(): ConsensusSnapshot {
  return { round: 0n, judgeHashes: NONE, minimumJudgeInfoList: NONE, nextConsensusNumber: 0n, consensusTimestamp: undefined, judgeIds: NONE };
}
function readConsensusSnapshot(c: Cursor, end: number, depth: number, m: ConsensusSnapshot = newConsensusSnapshot()): ConsensusSnapshot {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.round = c.uint64(end); break;
      case 18: m.judgeHashes = appended(m.judgeHashes, c.bytes(end)); break;
      case 26: m.minimumJudgeInfoList = appended(m.minimumJudgeInfoList, readMinimumJudgeInfo(c, c.delimited(end), depth + 1)); break;
      case 32: m.nextConsensusNumber = c.uint64(end); break;
      case 42: m.consensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.consensusTimestamp); break;
      case 50: m.judgeIds = appended(m.judgeIds, readJudgeId(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ConsensusSnapshot', tag, end);
    }
  }
  return m;
}
export const ConsensusSnapshot: MessageType<ConsensusSnapshot> = defineMessage<ConsensusSnapshot>(
  'ConsensusSnapshot',
  newConsensusSnapshot,
  readConsensusSnapshot,
  () => [
    { number: 1, name: 'round', kind: 'uint64' },
    { number: 2, name: 'judgeHashes', kind: 'bytes', repeated: true },
    { number: 3, name: 'minimumJudgeInfoList', kind: 'message', repeated: true, type: MinimumJudgeInfo },
    { number: 4, name: 'nextConsensusNumber', kind: 'uint64' },
    { number: 5, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 6, name: 'judgeIds', kind: 'message', repeated: true, type: JudgeId },
  ],
);

/** com.hedera.hapi.platform.state.JudgeId */
export interface JudgeId {
  creatorId: bigint;
  judgeHash: Uint8Array;
}
function newJudgeId(): JudgeId {
  return { creatorId: 0n, judgeHash: EMPTY };
}
function readJudgeId(c: Cursor, end: number, depth: number, m: JudgeId = newJudgeId()): JudgeId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.creatorId = c.uint64(end); break;
      case 18: m.judgeHash = c.bytes(end); break;
      default: c.skipField('JudgeId', tag, end);
    }
  }
  return m;
}
export const JudgeId: MessageType<JudgeId> = defineMessage<JudgeId>(
  'JudgeId',
  newJudgeId,
  readJudgeId,
  () => [
    { number: 1, name: 'creatorId', kind: 'uint64' },
    { number: 2, name: 'judgeHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.platform.state.MinimumJudgeInfo */
export interface MinimumJudgeInfo {
  round: bigint;
  minimumJudgeBirthRound: bigint;
}
function newMinimumJudgeInfo(): MinimumJudgeInfo {
  return { round: 0n, minimumJudgeBirthRound: 0n };
}
function readMinimumJudgeInfo(c: Cursor, end: number, depth: number, m: MinimumJudgeInfo = newMinimumJudgeInfo()): MinimumJudgeInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.round = c.uint64(end); break;
      case 16: m.minimumJudgeBirthRound = c.uint64(end); break;
      default: c.skipField('MinimumJudgeInfo', tag, end);
    }
  }
  return m;
}
export const MinimumJudgeInfo: MessageType<MinimumJudgeInfo> = defineMessage<MinimumJudgeInfo>(
  'MinimumJudgeInfo',
  newMinimumJudgeInfo,
  readMinimumJudgeInfo,
  () => [
    { number: 1, name: 'round', kind: 'uint64' },
    { number: 2, name: 'minimumJudgeBirthRound', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.platform.state.NodeId */
export interface NodeId {
  id: bigint;
}
function newNodeId(): NodeId {
  return { id: 0n };
}
function readNodeId(c: Cursor, end: number, depth: number, m: NodeId = newNodeId()): NodeId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.id = c.uint64(end); break;
      default: c.skipField('NodeId', tag, end);
    }
  }
  return m;
}
export const NodeId: MessageType<NodeId> = defineMessage<NodeId>(
  'NodeId',
  newNodeId,
  readNodeId,
  () => [
    { number: 1, name: 'id', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.platform.state.PlatformState */
export interface PlatformState {
  creationSoftwareVersion: SemanticVersion | undefined;
  roundsNonAncient: number;
  consensusSnapshot: ConsensusSnapshot | undefined;
  freezeTime: Timestamp | undefined;
  lastFrozenTime: Timestamp | undefined;
  latestFreezeRound: bigint;
  legacyRunningEventHash: Uint8Array;
  legacy_10003: Uint8Array;
  addressBook: Uint8Array;
  previousAddressBook: Uint8Array;
}
function newPlatformState(): PlatformState {
  return { creationSoftwareVersion: undefined, roundsNonAncient: 0, consensusSnapshot: undefined, freezeTime: undefined, lastFrozenTime: undefined, latestFreezeRound: 0n, legacyRunningEventHash: EMPTY, legacy_10003: EMPTY, addressBook: EMPTY, previousAddressBook: EMPTY };
}
function readPlatformState(c: Cursor, end: number, depth: number, m: PlatformState = newPlatformState()): PlatformState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.creationSoftwareVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.creationSoftwareVersion); break;
      case 16: m.roundsNonAncient = c.unsigned32(end); break;
      case 26: m.consensusSnapshot = readConsensusSnapshot(c, c.delimited(end), depth + 1, m.consensusSnapshot); break;
      case 34: m.freezeTime = readTimestamp(c, c.delimited(end), depth + 1, m.freezeTime); break;
      case 42: m.lastFrozenTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastFrozenTime); break;
      case 48: m.latestFreezeRound = c.uint64(end); break;
      case 80002: m.legacyRunningEventHash = c.bytes(end); break;
      case 80026: m.legacy_10003 = c.bytes(end); break;
      case 80034: m.addressBook = c.bytes(end); break;
      case 80042: m.previousAddressBook = c.bytes(end); break;
      default: c.skipField('PlatformState', tag, end);
    }
  }
  return m;
}
export const PlatformState: MessageType<PlatformState> = defineMessage<PlatformState>(
  'PlatformState',
  newPlatformState,
  readPlatformState,
  () => [
    { number: 1, name: 'creationSoftwareVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'roundsNonAncient', kind: 'uint32' },
    { number: 3, name: 'consensusSnapshot', kind: 'message', type: ConsensusSnapshot },
    { number: 4, name: 'freezeTime', kind: 'message', type: Timestamp },
    { number: 5, name: 'lastFrozenTime', kind: 'message', type: Timestamp },
    { number: 6, name: 'latestFreezeRound', kind: 'uint64' },
    { number: 10000, name: 'legacyRunningEventHash', kind: 'bytes' },
    { number: 10003, name: 'legacy_10003', kind: 'bytes' },
    { number: 10004, name: 'addressBook', kind: 'bytes' },
    { number: 10005, name: 'previousAddressBook', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.blockrecords.MigrationRootHashVoteTransactionBody */
export interface MigrationRootHashVoteTransactionBody {
  previousWrappedRecordBlockRootHash: Uint8Array;
  wrappedIntermediatePreviousBlockRootHashes: readonly Uint8Array[];
  wrappedIntermediateBlockRootsLeafCount: bigint;
}
function newMigrationRootHashVoteTransactionBody(): MigrationRootHashVoteTransactionBody {
  return { previousWrappedRecordBlockRootHash: EMPTY, wrappedIntermediatePreviousBlockRootHashes: NONE, wrappedIntermediateBlockRootsLeafCount: 0n };
}
function readMigrationRootHashVoteTransactionBody(c: Cursor, end: number, depth: number, m: MigrationRootHashVoteTransactionBody = newMigrationRootHashVoteTransactionBody()): MigrationRootHashVoteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.previousWrappedRecordBlockRootHash = c.bytes(end); break;
      case 18: m.wrappedIntermediatePreviousBlockRootHashes = appended(m.wrappedIntermediatePreviousBlockRootHashes, c.bytes(end)); break;
      case 24: m.wrappedIntermediateBlockRootsLeafCount = c.uint64(end); break;
      default: c.skipField('MigrationRootHashVoteTransactionBody', tag, end);
    }
  }
  return m;
}
export const MigrationRootHashVoteTransactionBody: MessageType<MigrationRootHashVoteTransactionBody> = defineMessage<MigrationRootHashVoteTransactionBody>(
  'MigrationRootHashVoteTransactionBody',
  newMigrationRootHashVoteTransactionBody,
  readMigrationRootHashVoteTransactionBody,
  () => [
    { number: 1, name: 'previousWrappedRecordBlockRootHash', kind: 'bytes' },
    { number: 2, name: 'wrappedIntermediatePreviousBlockRootHashes', kind: 'bytes', repeated: true },
    { number: 3, name: 'wrappedIntermediateBlockRootsLeafCount', kind: 'uint64' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.CrsPublicationTransactionBody */
export interface CrsPublicationTransactionBody {
  newCrs: Uint8Array;
  proof: Uint8Array;
}
function newCrsPublicationTransactionBody(): CrsPublicationTransactionBody {
  return { newCrs: EMPTY, proof: EMPTY };
}
function readCrsPublicationTransactionBody(c: Cursor, end: number, depth: number, m: CrsPublicationTransactionBody = newCrsPublicationTransactionBody()): CrsPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.newCrs = c.bytes(end); break;
      case 18: m.proof = c.bytes(end); break;
      default: c.skipField('CrsPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const CrsPublicationTransactionBody: MessageType<CrsPublicationTransactionBody> = defineMessage<CrsPublicationTransactionBody>(
  'CrsPublicationTransactionBody',
  newCrsPublicationTransactionBody,
  readCrsPublicationTransactionBody,
  () => [
    { number: 1, name: 'newCrs', kind: 'bytes' },
    { number: 2, name: 'proof', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.HintsKeyPublicationTransactionBody */
export interface HintsKeyPublicationTransactionBody {
  partyId: number;
  numParties: number;
  hintsKey: Uint8Array;
}
function newHintsKeyPublicationTransactionBody(): HintsKeyPublicationTransactionBody {
  return { partyId: 0, numParties: 0, hintsKey: EMPTY };
}
function readHintsKeyPublicationTransactionBody(c: Cursor, end: number, depth: number, m: HintsKeyPublicationTransactionBody = newHintsKeyPublicationTransactionBody()): HintsKeyPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.partyId = c.unsigned32(end); break;
      case 16: m.numParties = c.unsigned32(end); break;
      case 26: m.hintsKey = c.bytes(end); break;
      default: c.skipField('HintsKeyPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const HintsKeyPublicationTransactionBody: MessageType<HintsKeyPublicationTransactionBody> = defineMessage<HintsKeyPublicationTransactionBody>(
  'HintsKeyPublicationTransactionBody',
  newHintsKeyPublicationTransactionBody,
  readHintsKeyPublicationTransactionBody,
  () => [
    { number: 1, name: 'partyId', kind: 'uint32' },
    { number: 2, name: 'numParties', kind: 'uint32' },
    { number: 3, name: 'hintsKey', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.HintsPartialSignatureTransactionBody */
export interface HintsPartialSignatureTransactionBody {
  constructionId: bigint;
  message: Uint8Array;
  partialSignature: Uint8Array;
}
function newHintsPartialSignatureTransactionBody(): HintsPartialSignatureTransactionBody {
  return { constructionId: 0n, message: EMPTY, partialSignature: EMPTY };
}
function readHintsPartialSignatureTransactionBody(c: Cursor, end: number, depth: number, m: HintsPartialSignatureTransactionBody = newHintsPartialSignatureTransactionBody()): HintsPartialSignatureTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.message = c.bytes(end); break;
      case 26: m.partialSignature = c.bytes(end); break;
      default: c.skipField('HintsPartialSignatureTransactionBody', tag, end);
    }
  }
  return m;
}
export const HintsPartialSignatureTransactionBody: MessageType<HintsPartialSignatureTransactionBody> = defineMessage<HintsPartialSignatureTransactionBody>(
  'HintsPartialSignatureTransactionBody',
  newHintsPartialSignatureTransactionBody,
  readHintsPartialSignatureTransactionBody,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'message', kind: 'bytes' },
    { number: 3, name: 'partialSignature', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.hints.HintsPreprocessingVoteTransactionBody */
export interface HintsPreprocessingVoteTransactionBody {
  constructionId: bigint;
  vote: PreprocessingVote | undefined;
}
function newHintsPreprocessingVoteTransactionBody(): HintsPreprocessingVoteTransactionBody {
  return { constructionId: 0n, vote: undefined };
}
function readHintsPreprocessingVoteTransactionBody(c: Cursor, end: number, depth: number, m: HintsPreprocessingVoteTransactionBody = newHintsPreprocessingVoteTransactionBody()): HintsPreprocessingVoteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.vote = readPreprocessingVote(c, c.delimited(end), depth + 1, m.vote); break;
      default: c.skipField('HintsPreprocessingVoteTransactionBody', tag, end);
    }
  }
  return m;
}
export const HintsPreprocessingVoteTransactionBody: MessageType<HintsPreprocessingVoteTransactionBody> = defineMessage<HintsPreprocessingVoteTransactionBody>(
  'HintsPreprocessingVoteTransactionBody',
  newHintsPreprocessingVoteTransactionBody,
  readHintsPreprocessingVoteTransactionBody,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'vote', kind: 'message', type: PreprocessingVote },
  ],
);

/** com.hedera.hapi.services.auxiliary.history.HistoryProofKeyPublicationTransactionBody */
export interface HistoryProofKeyPublicationTransactionBody {
  proofKey: Uint8Array | undefined;
  wrapsMessage: Uint8Array | undefined;
  constructionId: bigint;
  phase: number;
}
function newHistoryProofKeyPublicationTransactionBody(): HistoryProofKeyPublicationTransactionBody {
  return { proofKey: undefined, wrapsMessage: undefined, constructionId: 0n, phase: 0 };
}
function readHistoryProofKeyPublicationTransactionBody(c: Cursor, end: number, depth: number, m: HistoryProofKeyPublicationTransactionBody = newHistoryProofKeyPublicationTransactionBody()): HistoryProofKeyPublicationTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.proofKey = c.bytes(end); break;
      case 18: m.wrapsMessage = c.bytes(end); break;
      case 24: m.constructionId = c.uint64(end); break;
      case 32: m.phase = c.int32(end); break;
      default: c.skipField('HistoryProofKeyPublicationTransactionBody', tag, end);
    }
  }
  return m;
}
export const HistoryProofKeyPublicationTransactionBody: MessageType<HistoryProofKeyPublicationTransactionBody> = defineMessage<HistoryProofKeyPublicationTransactionBody>(
  'HistoryProofKeyPublicationTransactionBody',
  newHistoryProofKeyPublicationTransactionBody,
  readHistoryProofKeyPublicationTransactionBody,
  () => [
    { number: 1, name: 'proofKey', kind: 'bytes', optional: true },
    { number: 2, name: 'wrapsMessage', kind: 'bytes', optional: true },
    { number: 3, name: 'constructionId', kind: 'uint64' },
    { number: 4, name: 'phase', kind: 'enum' },
  ],
);

/** com.hedera.hapi.services.auxiliary.history.HistoryProofSignatureTransactionBody */
export interface HistoryProofSignatureTransactionBody {
  constructionId: bigint;
  signature: HistorySignature | undefined;
}
function newHistoryProofSignatureTransactionBody(): HistoryProofSignatureTransactionBody {
  return { constructionId: 0n, signature: undefined };
}
function readHistoryProofSignatureTransactionBody(c: Cursor, end: number, depth: number, m: HistoryProofSignatureTransactionBody = newHistoryProofSignatureTransactionBody()): HistoryProofSignatureTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.signature = readHistorySignature(c, c.delimited(end), depth + 1, m.signature); break;
      default: c.skipField('HistoryProofSignatureTransactionBody', tag, end);
    }
  }
  return m;
}
export const HistoryProofSignatureTransactionBody: MessageType<HistoryProofSignatureTransactionBody> = defineMessage<HistoryProofSignatureTransactionBody>(
  'HistoryProofSignatureTransactionBody',
  newHistoryProofSignatureTransactionBody,
  readHistoryProofSignatureTransactionBody,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'signature', kind: 'message', type: HistorySignature },
  ],
);

/** com.hedera.hapi.services.auxiliary.history.HistoryProofVoteTransactionBody */
export interface HistoryProofVoteTransactionBody {
  constructionId: bigint;
  vote: HistoryProofVote | undefined;
}
function newHistoryProofVoteTransactionBody(): HistoryProofVoteTransactionBody {
  return { constructionId: 0n, vote: undefined };
}
function readHistoryProofVoteTransactionBody(c: Cursor, end: number, depth: number, m: HistoryProofVoteTransactionBody = newHistoryProofVoteTransactionBody()): HistoryProofVoteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.vote = readHistoryProofVote(c, c.delimited(end), depth + 1, m.vote); break;
      default: c.skipField('HistoryProofVoteTransactionBody', tag, end);
    }
  }
  return m;
}
export const HistoryProofVoteTransactionBody: MessageType<HistoryProofVoteTransactionBody> = defineMessage<HistoryProofVoteTransactionBody>(
  'HistoryProofVoteTransactionBody',
  newHistoryProofVoteTransactionBody,
  readHistoryProofVoteTransactionBody,
  () => [
    { number: 1, name: 'constructionId', kind: 'uint64' },
    { number: 2, name: 'vote', kind: 'message', type: HistoryProofVote },
  ],
);

/** com.hedera.hapi.services.auxiliary.tss.TssMessageTransactionBody */
export interface TssMessageTransactionBody {
  sourceRosterHash: Uint8Array;
  targetRosterHash: Uint8Array;
  shareIndex: bigint;
  tssMessage: Uint8Array;
}
function newTssMessageTransactionBody(): TssMessageTransactionBody {
  return { sourceRosterHash: EMPTY, targetRosterHash: EMPTY, shareIndex: 0n, tssMessage: EMPTY };
}
function readTssMessageTransactionBody(c: Cursor, end: number, depth: number, m: TssMessageTransactionBody = newTssMessageTransactionBody()): TssMessageTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sourceRosterHash = c.bytes(end); break;
      case 18: m.targetRosterHash = c.bytes(end); break;
      case 24: m.shareIndex = c.uint64(end); break;
      case 34: m.tssMessage = c.bytes(end); break;
      default: c.skipField('TssMessageTransactionBody', tag, end);
    }
  }
  return m;
}
export const TssMessageTransactionBody: MessageType<TssMessageTransactionBody> = defineMessage<TssMessageTransactionBody>(
  'TssMessageTransactionBody',
  newTssMessageTransactionBody,
  readTssMessageTransactionBody,
  () => [
    { number: 1, name: 'sourceRosterHash', kind: 'bytes' },
    { number: 2, name: 'targetRosterHash', kind: 'bytes' },
    { number: 3, name: 'shareIndex', kind: 'uint64' },
    { number: 4, name: 'tssMessage', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.services.auxiliary.tss.TssVoteTransactionBody */
export interface TssVoteTransactionBody {
  sourceRosterHash: Uint8Array;
  targetRosterHash: Uint8Array;
  ledgerId: Uint8Array;
  nodeSignature: Uint8Array;
  tssVote: Uint8Array;
}
function newTssVoteTransactionBody(): TssVoteTransactionBody {
  return { sourceRosterHash: EMPTY, targetRosterHash: EMPTY, ledgerId: EMPTY, nodeSignature: EMPTY, tssVote: EMPTY };
}
function readTssVoteTransactionBody(c: Cursor, end: number, depth: number, m: TssVoteTransactionBody = newTssVoteTransactionBody()): TssVoteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sourceRosterHash = c.bytes(end); break;
      case 18: m.targetRosterHash = c.bytes(end); break;
      case 26: m.ledgerId = c.bytes(end); break;
      case 34: m.nodeSignature = c.bytes(end); break;
      case 42: m.tssVote = c.bytes(end); break;
      default: c.skipField('TssVoteTransactionBody', tag, end);
    }
  }
  return m;
}
export const TssVoteTransactionBody: MessageType<TssVoteTransactionBody> = defineMessage<TssVoteTransactionBody>(
  'TssVoteTransactionBody',
  newTssVoteTransactionBody,
  readTssVoteTransactionBody,
  () => [
    { number: 1, name: 'sourceRosterHash', kind: 'bytes' },
    { number: 2, name: 'targetRosterHash', kind: 'bytes' },
    { number: 3, name: 'ledgerId', kind: 'bytes' },
    { number: 4, name: 'nodeSignature', kind: 'bytes' },
    { number: 5, name: 'tssVote', kind: 'bytes' },
  ],
);

/** google.protobuf.BoolValue */
export interface BoolValue {
  value: boolean;
}
function newBoolValue(): BoolValue {
  return { value: false };
}
function readBoolValue(c: Cursor, end: number, depth: number, m: BoolValue = newBoolValue()): BoolValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.bool(end); break;
      default: c.skipField('BoolValue', tag, end);
    }
  }
  return m;
}
export const BoolValue: MessageType<BoolValue> = defineMessage<BoolValue>(
  'BoolValue',
  newBoolValue,
  readBoolValue,
  () => [
    { number: 1, name: 'value', kind: 'bool' },
  ],
);

/** google.protobuf.BytesValue */
export interface BytesValue {
  value: Uint8Array;
}
function newBytesValue(): BytesValue {
  return { value: EMPTY };
}
function readBytesValue(c: Cursor, end: number, depth: number, m: BytesValue = newBytesValue()): BytesValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.value = c.bytes(end); break;
      default: c.skipField('BytesValue', tag, end);
    }
  }
  return m;
}
export const BytesValue: MessageType<BytesValue> = defineMessage<BytesValue>(
  'BytesValue',
  newBytesValue,
  readBytesValue,
  () => [
    { number: 1, name: 'value', kind: 'bytes' },
  ],
);

/** google.protobuf.Int32Value */
export interface Int32Value {
  value: number;
}
function newInt32Value(): Int32Value {
  return { value: 0 };
}
function readInt32Value(c: Cursor, end: number, depth: number, m: Int32Value = newInt32Value()): Int32Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.int32(end); break;
      default: c.skipField('Int32Value', tag, end);
    }
  }
  return m;
}
export const Int32Value: MessageType<Int32Value> = defineMessage<Int32Value>(
  'Int32Value',
  newInt32Value,
  readInt32Value,
  () => [
    { number: 1, name: 'value', kind: 'int32' },
  ],
);

/** google.protobuf.Int64Value */
export interface Int64Value {
  value: bigint;
}
function newInt64Value(): Int64Value {
  return { value: 0n };
}
function readInt64Value(c: Cursor, end: number, depth: number, m: Int64Value = newInt64Value()): Int64Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.int64(end); break;
      default: c.skipField('Int64Value', tag, end);
    }
  }
  return m;
}
export const Int64Value: MessageType<Int64Value> = defineMessage<Int64Value>(
  'Int64Value',
  newInt64Value,
  readInt64Value,
  () => [
    { number: 1, name: 'value', kind: 'int64' },
  ],
);

/** google.protobuf.StringValue */
export interface StringValue {
  value: string;
}
function newStringValue(): StringValue {
  return { value: '' };
}
function readStringValue(c: Cursor, end: number, depth: number, m: StringValue = newStringValue()): StringValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.value = c.text(end); break;
      default: c.skipField('StringValue', tag, end);
    }
  }
  return m;
}
export const StringValue: MessageType<StringValue> = defineMessage<StringValue>(
  'StringValue',
  newStringValue,
  readStringValue,
  () => [
    { number: 1, name: 'value', kind: 'string' },
  ],
);

/** google.protobuf.UInt32Value */
export interface UInt32Value {
  value: number;
}
function newUInt32Value(): UInt32Value {
  return { value: 0 };
}
function readUInt32Value(c: Cursor, end: number, depth: number, m: UInt32Value = newUInt32Value()): UInt32Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.unsigned32(end); break;
      default: c.skipField('UInt32Value', tag, end);
    }
  }
  return m;
}
export const UInt32Value: MessageType<UInt32Value> = defineMessage<UInt32Value>(
  'UInt32Value',
  newUInt32Value,
  readUInt32Value,
  () => [
    { number: 1, name: 'value', kind: 'uint32' },
  ],
);

/** google.protobuf.UInt64Value */
export interface UInt64Value {
  value: bigint;
}
function newUInt64Value(): UInt64Value {
  return { value: 0n };
}
function readUInt64Value(c: Cursor, end: number, depth: number, m: UInt64Value = newUInt64Value()): UInt64Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.uint64(end); break;
      default: c.skipField('UInt64Value', tag, end);
    }
  }
  return m;
}
export const UInt64Value: MessageType<UInt64Value> = defineMessage<UInt64Value>(
  'UInt64Value',
  newUInt64Value,
  readUInt64Value,
  () => [
    { number: 1, name: 'value', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.BlockEnd */
export interface BlockEnd {
  blockNumber: bigint;
}
function newBlockEnd(): BlockEnd {
  return { blockNumber: 0n };
}
function readBlockEnd(c: Cursor, end: number, depth: number, m: BlockEnd = newBlockEnd()): BlockEnd {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.blockNumber = c.uint64(end); break;
      default: c.skipField('BlockEnd', tag, end);
    }
  }
  return m;
}
export const BlockEnd: MessageType<BlockEnd> = defineMessage<BlockEnd>(
  'BlockEnd',
  newBlockEnd,
  readBlockEnd,
  () => [
    { number: 1, name: 'blockNumber', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.BlockItemSet */
export interface BlockItemSet {
  blockItems: readonly Uint8Array[];
}
function newBlockItemSet(): BlockItemSet {
  return { blockItems: NONE };
}
function readBlockItemSet(c: Cursor, end: number, depth: number, m: BlockItemSet = newBlockItemSet()): BlockItemSet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockItems = appended(m.blockItems, c.bytes(end)); break;
      default: c.skipField('BlockItemSet', tag, end);
    }
  }
  return m;
}
export const BlockItemSet: MessageType<BlockItemSet> = defineMessage<BlockItemSet>(
  'BlockItemSet',
  newBlockItemSet,
  readBlockItemSet,
  () => [
    { number: 1, name: 'blockItems', kind: 'bytes', repeated: true },
  ],
);

/** org.hiero.block.api.BlockStart */
export interface BlockStart {
  blockHeader: BlockStartHeader | undefined;
}
function newBlockStart(): BlockStart {
  return { blockHeader: undefined };
}
function readBlockStart(c: Cursor, end: number, depth: number, m: BlockStart = newBlockStart()): BlockStart {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.blockHeader = readBlockStartHeader(c, c.delimited(end), depth + 1, m.blockHeader); break;
      default: c.skipField('BlockStart', tag, end);
    }
  }
  return m;
}
export const BlockStart: MessageType<BlockStart> = defineMessage<BlockStart>(
  'BlockStart',
  newBlockStart,
  readBlockStart,
  () => [
    { number: 1, name: 'blockHeader', kind: 'message', type: BlockStartHeader },
  ],
);

/** org.hiero.block.api.BlockStartHeader */
export interface BlockStartHeader {
  hapiProtoVersion: SemanticVersion | undefined;
  number: bigint;
}
function newBlockStartHeader(): BlockStartHeader {
  return { hapiProtoVersion: undefined, number: 0n };
}
function readBlockStartHeader(c: Cursor, end: number, depth: number, m: BlockStartHeader = newBlockStartHeader()): BlockStartHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.hapiProtoVersion); break;
      case 24: m.number = c.uint64(end); break;
      default: c.skipField('BlockStartHeader', tag, end);
    }
  }
  return m;
}
export const BlockStartHeader: MessageType<BlockStartHeader> = defineMessage<BlockStartHeader>(
  'BlockStartHeader',
  newBlockStartHeader,
  readBlockStartHeader,
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 3, name: 'number', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.ServerStatusRequest */
export interface ServerStatusRequest {
}
function newServerStatusRequest(): ServerStatusRequest {
  return {  };
}
function readServerStatusRequest(c: Cursor, end: number, depth: number, m: ServerStatusRequest = newServerStatusRequest()): ServerStatusRequest {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    c.skipField('ServerStatusRequest', tag, end);
  }
  return m;
}
export const ServerStatusRequest: MessageType<ServerStatusRequest> = defineMessage<ServerStatusRequest>(
  'ServerStatusRequest',
  newServerStatusRequest,
  readServerStatusRequest,
  () => [],
);

/** org.hiero.block.api.ServerStatusResponse */
export interface ServerStatusResponse {
  firstAvailableBlock: bigint;
  lastAvailableBlock: bigint;
  onlyLatestState: boolean;
  nextExpectedBlock: bigint;
}
function newServerStatusResponse(): ServerStatusResponse {
  return { firstAvailableBlock: 0n, lastAvailableBlock: 0n, onlyLatestState: false, nextExpectedBlock: 0n };
}
function readServerStatusResponse(c: Cursor, end: number, depth: number, m: ServerStatusResponse = newServerStatusResponse()): ServerStatusResponse {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.firstAvailableBlock = c.uint64(end); break;
      case 16: m.lastAvailableBlock = c.uint64(end); break;
      case 24: m.onlyLatestState = c.bool(end); break;
      case 32: m.nextExpectedBlock = c.uint64(end); break;
      default: c.skipField('ServerStatusResponse', tag, end);
    }
  }
  return m;
}
export const ServerStatusResponse: MessageType<ServerStatusResponse> = defineMessage<ServerStatusResponse>(
  'ServerStatusResponse',
  newServerStatusResponse,
  readServerStatusResponse,
  () => [
    { number: 1, name: 'firstAvailableBlock', kind: 'uint64' },
    { number: 2, name: 'lastAvailableBlock', kind: 'uint64' },
    { number: 3, name: 'onlyLatestState', kind: 'bool' },
    { number: 4, name: 'nextExpectedBlock', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.SubscribeStreamRequest */
export interface SubscribeStreamRequest {
  startBlockNumber: bigint;
  endBlockNumber: bigint;
}
function newSubscribeStreamRequest(): SubscribeStreamRequest {
  return { startBlockNumber: 0n, endBlockNumber: 0n };
}
function readSubscribeStreamRequest(c: Cursor, end: number, depth: number, m: SubscribeStreamRequest = newSubscribeStreamRequest()): SubscribeStreamRequest {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.startBlockNumber = c.uint64(end); break;
      case 16: m.endBlockNumber = c.uint64(end); break;
      default: c.skipField('SubscribeStreamRequest', tag, end);
    }
  }
  return m;
}
export const SubscribeStreamRequest: MessageType<SubscribeStreamRequest> = defineMessage<SubscribeStreamRequest>(
  'SubscribeStreamRequest',
  newSubscribeStreamRequest,
  readSubscribeStreamRequest,
  () => [
    { number: 1, name: 'startBlockNumber', kind: 'uint64' },
    { number: 2, name: 'endBlockNumber', kind: 'uint64' },
  ],
);

/** org.hiero.block.api.SubscribeStreamResponse */
export interface SubscribeStreamResponse {
  status: number | undefined;
  blockItems: Uint8Array | undefined;
  endOfBlock: BlockEnd | undefined;
}
function newSubscribeStreamResponse(): SubscribeStreamResponse {
  return { status: undefined, blockItems: undefined, endOfBlock: undefined };
}
function readSubscribeStreamResponse(c: Cursor, end: number, depth: number, m: SubscribeStreamResponse = newSubscribeStreamResponse()): SubscribeStreamResponse {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.status = c.int32(end); break;
      case 18: m.blockItems = c.bytes(end); break;
      case 26: m.endOfBlock = readBlockEnd(c, c.delimited(end), depth + 1, m.endOfBlock); break;
      default: c.skipField('SubscribeStreamResponse', tag, end);
    }
  }
  return m;
}
export const SubscribeStreamResponse: MessageType<SubscribeStreamResponse> = defineMessage<SubscribeStreamResponse>(
  'SubscribeStreamResponse',
  newSubscribeStreamResponse,
  readSubscribeStreamResponse,
  () => [
    { number: 1, name: 'status', kind: 'enum', optional: true },
    { number: 2, name: 'blockItems', kind: 'bytes', optional: true },
    { number: 3, name: 'endOfBlock', kind: 'message', optional: true, type: BlockEnd },
  ],
);

/** org.hiero.block.api.SubscribeStreamResponse.Code */
export const SubscribeStreamResponse_Code: Readonly<Record<number, string>> = {
  0: 'UNKNOWN',
  1: 'SUCCESS',
  2: 'INVALID_REQUEST',
  3: 'ERROR',
  4: 'INVALID_START_BLOCK_NUMBER',
  5: 'INVALID_END_BLOCK_NUMBER',
  6: 'NOT_AVAILABLE',
};

/** proto.Account */
export interface Account {
  accountId: AccountID | undefined;
  alias: Uint8Array;
  key: Key | undefined;
  expirationSecond: bigint;
  tinybarBalance: bigint;
  memo: string;
  deleted: boolean;
  stakedToMe: bigint;
  stakePeriodStart: bigint;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  receiverSigRequired: boolean;
  headTokenId: TokenID | undefined;
  headNftId: NftID | undefined;
  headNftSerialNumber: bigint;
  numberOwnedNfts: bigint;
  maxAutoAssociations: number;
  usedAutoAssociations: number;
  numberAssociations: number;
  smartContract: boolean;
  numberPositiveBalances: number;
  ethereumNonce: bigint;
  stakeAtStartOfLastRewardedPeriod: bigint;
  autoRenewAccountId: AccountID | undefined;
  autoRenewSeconds: bigint;
  contractKvPairsNumber: number;
  cryptoAllowances: readonly AccountCryptoAllowance[];
  approveForAllNftAllowances: readonly AccountApprovalForAllAllowance[];
  tokenAllowances: readonly AccountFungibleTokenAllowance[];
  numberTreasuryTitles: number;
  expiredAndPendingRemoval: boolean;
  firstContractStorageKey: Uint8Array;
  headPendingAirdropId: PendingAirdropId | undefined;
  numberPendingAirdrops: bigint;
  numberHooksInUse: bigint;
  firstHookId: bigint;
  numberEvmHookStorageSlots: bigint;
  delegationAddress: Uint8Array;
}
function newAccount(): Account {
  return { accountId: undefined, alias: EMPTY, key: undefined, expirationSecond: 0n, tinybarBalance: 0n, memo: '', deleted: false, stakedToMe: 0n, stakePeriodStart: 0n, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, receiverSigRequired: false, headTokenId: undefined, headNftId: undefined, headNftSerialNumber: 0n, numberOwnedNfts: 0n, maxAutoAssociations: 0, usedAutoAssociations: 0, numberAssociations: 0, smartContract: false, numberPositiveBalances: 0, ethereumNonce: 0n, stakeAtStartOfLastRewardedPeriod: 0n, autoRenewAccountId: undefined, autoRenewSeconds: 0n, contractKvPairsNumber: 0, cryptoAllowances: NONE, approveForAllNftAllowances: NONE, tokenAllowances: NONE, numberTreasuryTitles: 0, expiredAndPendingRemoval: false, firstContractStorageKey: EMPTY, headPendingAirdropId: undefined, numberPendingAirdrops: 0n, numberHooksInUse: 0n, firstHookId: 0n, numberEvmHookStorageSlots: 0n, delegationAddress: EMPTY };
}
function readAccount(c: Cursor, end: number, depth: number, m: Account = newAccount()): Account {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 18: m.alias = c.bytes(end); break;
      case 26: m.key = readKey(c, c.delimited(end), depth + 1, m.key); break;
      case 32: m.expirationSecond = c.int64(end); break;
      case 40: m.tinybarBalance = c.int64(end); break;
      case 50: m.memo = c.text(end); break;
      case 56: m.deleted = c.bool(end); break;
      case 64: m.stakedToMe = c.int64(end); break;
      case 72: m.stakePeriodStart = c.int64(end); break;
      case 82: m.stakedAccountId = readAccountID(c, c.delimited(end), depth + 1, m.stakedAccountId); break;
      case 88: m.stakedNodeId = c.int64(end); break;
      case 96: m.declineReward = c.bool(end); break;
      case 104: m.receiverSigRequired = c.bool(end); break;
      case 114: m.headTokenId = readTokenID(c, c.delimited(end), depth + 1, m.headTokenId); break;
      case 122: m.headNftId = readNftID(c, c.delimited(end), depth + 1, m.headNftId); break;
      case 128: m.headNftSerialNumber = c.int64(end); break;
      case 136: m.numberOwnedNfts = c.int64(end); break;
      case 144: m.maxAutoAssociations = c.int32(end); break;
      case 152: m.usedAutoAssociations = c.int32(end); break;
      case 160: m.numberAssociations = c.int32(end); break;
      case 168: m.smartContract = c.bool(end); break;
      case 176: m.numberPositiveBalances = c.int32(end); break;
      case 184: m.ethereumNonce = c.int64(end); break;
      case 192: m.stakeAtStartOfLastRewardedPeriod = c.int64(end); break;
      case 202: m.autoRenewAccountId = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccountId); break;
      case 208: m.autoRenewSeconds = c.int64(end); break;
      case 216: m.contractKvPairsNumber = c.int32(end); break;
      case 226: m.cryptoAllowances = appended(m.cryptoAllowances, readAccountCryptoAllowance(c, c.delimited(end), depth + 1)); break;
      case 234: m.approveForAllNftAllowances = appended(m.approveForAllNftAllowances, readAccountApprovalForAllAllowance(c, c.delimited(end), depth + 1)); break;
      case 242: m.tokenAllowances = appended(m.tokenAllowances, readAccountFungibleTokenAllowance(c, c.delimited(end), depth + 1)); break;
      case 248: m.numberTreasuryTitles = c.unsigned32(end); break;
      case 256: m.expiredAndPendingRemoval = c.bool(end); break;
      case 266: m.firstContractStorageKey = c.bytes(end); break;
      case 274: m.headPendingAirdropId = readPendingAirdropId(c, c.delimited(end), depth + 1, m.headPendingAirdropId); break;
      case 280: m.numberPendingAirdrops = c.uint64(end); break;
      case 288: m.numberHooksInUse = c.uint64(end); break;
      case 296: m.firstHookId = c.int64(end); break;
      case 304: m.numberEvmHookStorageSlots = c.uint64(end); break;
      case 314: m.delegationAddress = c.bytes(end); break;
      default: c.skipField('Account', tag, end);
    }
  }
  return m;
}
export const Account: MessageType<Account> = defineMessage<Account>(
  'Account',
  newAccount,
  readAccount,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'alias', kind: 'bytes' },
    { number: 3, name: 'key', kind: 'message', type: Key },
    { number: 4, name: 'expirationSecond', kind: 'int64' },
    { number: 5, name: 'tinybarBalance', kind: 'int64' },
    { number: 6, name: 'memo', kind: 'string' },
    { number: 7, name: 'deleted', kind: 'bool' },
    { number: 8, name: 'stakedToMe', kind: 'int64' },
    { number: 9, name: 'stakePeriodStart', kind: 'int64' },
    { number: 10, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 11, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 12, name: 'declineReward', kind: 'bool' },
    { number: 13, name: 'receiverSigRequired', kind: 'bool' },
    { number: 14, name: 'headTokenId', kind: 'message', type: TokenID },
    { number: 15, name: 'headNftId', kind: 'message', type: NftID },
    { number: 16, name: 'headNftSerialNumber', kind: 'int64' },
    { number: 17, name: 'numberOwnedNfts', kind: 'int64' },
    { number: 18, name: 'maxAutoAssociations', kind: 'int32' },
    { number: 19, name: 'usedAutoAssociations', kind: 'int32' },
    { number: 20, name: 'numberAssociations', kind: 'int32' },
    { number: 21, name: 'smartContract', kind: 'bool' },
    { number: 22, name: 'numberPositiveBalances', kind: 'int32' },
    { number: 23, name: 'ethereumNonce', kind: 'int64' },
    { number: 24, name: 'stakeAtStartOfLastRewardedPeriod', kind: 'int64' },
    { number: 25, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 26, name: 'autoRenewSeconds', kind: 'int64' },
    { number: 27, name: 'contractKvPairsNumber', kind: 'int32' },
    { number: 28, name: 'cryptoAllowances', kind: 'message', repeated: true, type: AccountCryptoAllowance },
    { number: 29, name: 'approveForAllNftAllowances', kind: 'message', repeated: true, type: AccountApprovalForAllAllowance },
    { number: 30, name: 'tokenAllowances', kind: 'message', repeated: true, type: AccountFungibleTokenAllowance },
    { number: 31, name: 'numberTreasuryTitles', kind: 'uint32' },
    { number: 32, name: 'expiredAndPendingRemoval', kind: 'bool' },
    { number: 33, name: 'firstContractStorageKey', kind: 'bytes' },
    { number: 34, name: 'headPendingAirdropId', kind: 'message', type: PendingAirdropId },
    { number: 35, name: 'numberPendingAirdrops', kind: 'uint64' },
    { number: 36, name: 'numberHooksInUse', kind: 'uint64' },
    { number: 37, name: 'firstHookId', kind: 'int64' },
    { number: 38, name: 'numberEvmHookStorageSlots', kind: 'uint64' },
    { number: 39, name: 'delegationAddress', kind: 'bytes' },
  ],
);

/** proto.AccountAmount */
export interface AccountAmount {
  accountID: AccountID | undefined;
  amount: bigint;
  isApproval: boolean;
  preTxAllowanceHook: HookCall | undefined;
  prePostTxAllowanceHook: HookCall | undefined;
}
function newAccountAmount(): AccountAmount {
  return { accountID: undefined, amount: 0n, isApproval: false, preTxAllowanceHook: undefined, prePostTxAllowanceHook: undefined };
}
function readAccountAmount(c: Cursor, end: number, depth: number, m: AccountAmount = newAccountAmount()): AccountAmount {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountID = readAccountID(c, c.delimited(end), depth + 1, m.accountID); break;
      case 16: m.amount = c.sint64(end); break;
      case 24: m.isApproval = c.bool(end); break;
      case 34: m.preTxAllowanceHook = readHookCall(c, c.delimited(end), depth + 1, m.preTxAllowanceHook); break;
      case 42: m.prePostTxAllowanceHook = readHookCall(c, c.delimited(end), depth + 1, m.prePostTxAllowanceHook); break;
      default: c.skipField('AccountAmount', tag, end);
    }
  }
  return m;
}
export const AccountAmount: MessageType<AccountAmount> = defineMessage<AccountAmount>(
  'AccountAmount',
  newAccountAmount,
  readAccountAmount,
  () => [
    { number: 1, name: 'accountID', kind: 'message', type: AccountID },
    { number: 2, name: 'amount', kind: 'sint64' },
    { number: 3, name: 'isApproval', kind: 'bool' },
    { number: 4, name: 'preTxAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 5, name: 'prePostTxAllowanceHook', kind: 'message', optional: true, type: HookCall },
  ],
);

/** proto.AccountApprovalForAllAllowance */
export interface AccountApprovalForAllAllowance {
  tokenId: TokenID | undefined;
  spenderId: AccountID | undefined;
}
function newAccountApprovalForAllAllowance(): AccountApprovalForAllAllowance {
  return { tokenId: undefined, spenderId: undefined };
}
function readAccountApprovalForAllAllowance(c: Cursor, end: number, depth: number, m: AccountApprovalForAllAllowance = newAccountApprovalForAllAllowance()): AccountApprovalForAllAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.spenderId = readAccountID(c, c.delimited(end), depth + 1, m.spenderId); break;
      default: c.skipField('AccountApprovalForAllAllowance', tag, end);
    }
  }
  return m;
}
export const AccountApprovalForAllAllowance: MessageType<AccountApprovalForAllAllowance> = defineMessage<AccountApprovalForAllAllowance>(
  'AccountApprovalForAllAllowance',
  newAccountApprovalForAllAllowance,
  readAccountApprovalForAllAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'spenderId', kind: 'message', type: AccountID },
  ],
);

/** proto.AccountCryptoAllowance */
export interface AccountCryptoAllowance {
  spenderId: AccountID | undefined;
  amount: bigint;
}
function newAccountCryptoAllowance(): AccountCryptoAllowance {
  return { spenderId: undefined, amount: 0n };
}
function readAccountCryptoAllowance(c: Cursor, end: number, depth: number, m: AccountCryptoAllowance = newAccountCryptoAllowance()): AccountCryptoAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.spenderId = readAccountID(c, c.delimited(end), depth + 1, m.spenderId); break;
      case 16: m.amount = c.int64(end); break;
      default: c.skipField('AccountCryptoAllowance', tag, end);
    }
  }
  return m;
}
export const AccountCryptoAllowance: MessageType<AccountCryptoAllowance> = defineMessage<AccountCryptoAllowance>(
  'AccountCryptoAllowance',
  newAccountCryptoAllowance,
  readAccountCryptoAllowance,
  () => [
    { number: 1, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 2, name: 'amount', kind: 'int64' },
  ],
);

/** proto.AccountFungibleTokenAllowance */
export interface AccountFungibleTokenAllowance {
  tokenId: TokenID | undefined;
  spenderId: AccountID | undefined;
  amount: bigint;
}
function newAccountFungibleTokenAllowance(): AccountFungibleTokenAllowance {
  return { tokenId: undefined, spenderId: undefined, amount: 0n };
}
function readAccountFungibleTokenAllowance(c: Cursor, end: number, depth: number, m: AccountFungibleTokenAllowance = newAccountFungibleTokenAllowance()): AccountFungibleTokenAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.spenderId = readAccountID(c, c.delimited(end), depth + 1, m.spenderId); break;
      case 24: m.amount = c.int64(end); break;
      default: c.skipField('AccountFungibleTokenAllowance', tag, end);
    }
  }
  return m;
}
export const AccountFungibleTokenAllowance: MessageType<AccountFungibleTokenAllowance> = defineMessage<AccountFungibleTokenAllowance>(
  'AccountFungibleTokenAllowance',
  newAccountFungibleTokenAllowance,
  readAccountFungibleTokenAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'int64' },
  ],
);

/** proto.AccountID */
export interface AccountID {
  shardNum: bigint;
  realmNum: bigint;
  accountNum: bigint | undefined;
  alias: Uint8Array | undefined;
}
function newAccountID(): AccountID {
  return { shardNum: 0n, realmNum: 0n, accountNum: undefined, alias: undefined };
}
function readAccountID(c: Cursor, end: number, depth: number, m: AccountID = newAccountID()): AccountID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.accountNum = c.int64(end); break;
      case 34: m.alias = c.bytes(end); break;
      default: c.skipField('AccountID', tag, end);
    }
  }
  return m;
}
export const AccountID: MessageType<AccountID> = defineMessage<AccountID>(
  'AccountID',
  newAccountID,
  readAccountID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'accountNum', kind: 'int64', optional: true },
    { number: 4, name: 'alias', kind: 'bytes', optional: true },
  ],
);

/** proto.AccountPendingAirdrop */
export interface AccountPendingAirdrop {
  pendingAirdropValue: PendingAirdropValue | undefined;
  previousAirdrop: PendingAirdropId | undefined;
  nextAirdrop: PendingAirdropId | undefined;
}
function newAccountPendingAirdrop(): AccountPendingAirdrop {
  return { pendingAirdropValue: undefined, previousAirdrop: undefined, nextAirdrop: undefined };
}
function readAccountPendingAirdrop(c: Cursor, end: number, depth: number, m: AccountPendingAirdrop = newAccountPendingAirdrop()): AccountPendingAirdrop {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdropValue = readPendingAirdropValue(c, c.delimited(end), depth + 1, m.pendingAirdropValue); break;
      case 18: m.previousAirdrop = readPendingAirdropId(c, c.delimited(end), depth + 1, m.previousAirdrop); break;
      case 26: m.nextAirdrop = readPendingAirdropId(c, c.delimited(end), depth + 1, m.nextAirdrop); break;
      default: c.skipField('AccountPendingAirdrop', tag, end);
    }
  }
  return m;
}
export const AccountPendingAirdrop: MessageType<AccountPendingAirdrop> = defineMessage<AccountPendingAirdrop>(
  'AccountPendingAirdrop',
  newAccountPendingAirdrop,
  readAccountPendingAirdrop,
  () => [
    { number: 1, name: 'pendingAirdropValue', kind: 'message', type: PendingAirdropValue },
    { number: 2, name: 'previousAirdrop', kind: 'message', type: PendingAirdropId },
    { number: 3, name: 'nextAirdrop', kind: 'message', type: PendingAirdropId },
  ],
);

/** proto.AllAccountBalances */
export interface AllAccountBalances {
  consensusTimestamp: Timestamp | undefined;
  allAccounts: readonly SingleAccountBalances[];
}
function newAllAccountBalances(): AllAccountBalances {
  return { consensusTimestamp: undefined, allAccounts: NONE };
}
function readAllAccountBalances(c: Cursor, end: number, depth: number, m: AllAccountBalances = newAllAccountBalances()): AllAccountBalances {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.consensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.consensusTimestamp); break;
      case 18: m.allAccounts = appended(m.allAccounts, readSingleAccountBalances(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('AllAccountBalances', tag, end);
    }
  }
  return m;
}
export const AllAccountBalances: MessageType<AllAccountBalances> = defineMessage<AllAccountBalances>(
  'AllAccountBalances',
  newAllAccountBalances,
  readAllAccountBalances,
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'allAccounts', kind: 'message', repeated: true, type: SingleAccountBalances },
  ],
);

/** proto.AssessedCustomFee */
export interface AssessedCustomFee {
  amount: bigint;
  tokenId: TokenID | undefined;
  feeCollectorAccountId: AccountID | undefined;
  effectivePayerAccountId: readonly AccountID[];
}
function newAssessedCustomFee(): AssessedCustomFee {
  return { amount: 0n, tokenId: undefined, feeCollectorAccountId: undefined, effectivePayerAccountId: NONE };
}
function readAssessedCustomFee(c: Cursor, end: number, depth: number, m: AssessedCustomFee = newAssessedCustomFee()): AssessedCustomFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.amount = c.int64(end); break;
      case 18: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 26: m.feeCollectorAccountId = readAccountID(c, c.delimited(end), depth + 1, m.feeCollectorAccountId); break;
      case 34: m.effectivePayerAccountId = appended(m.effectivePayerAccountId, readAccountID(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('AssessedCustomFee', tag, end);
    }
  }
  return m;
}
export const AssessedCustomFee: MessageType<AssessedCustomFee> = defineMessage<AssessedCustomFee>(
  'AssessedCustomFee',
  newAssessedCustomFee,
  readAssessedCustomFee,
  () => [
    { number: 1, name: 'amount', kind: 'int64' },
    { number: 2, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 3, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
    { number: 4, name: 'effectivePayerAccountId', kind: 'message', repeated: true, type: AccountID },
  ],
);

/** proto.AtomicBatchTransactionBody */
export interface AtomicBatchTransactionBody {
  transactions: readonly Uint8Array[];
}
function newAtomicBatchTransactionBody(): AtomicBatchTransactionBody {
  return { transactions: NONE };
}
function readAtomicBatchTransactionBody(c: Cursor, end: number, depth: number, m: AtomicBatchTransactionBody = newAtomicBatchTransactionBody()): AtomicBatchTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactions = appended(m.transactions, c.bytes(end)); break;
      default: c.skipField('AtomicBatchTransactionBody', tag, end);
    }
  }
  return m;
}
export const AtomicBatchTransactionBody: MessageType<AtomicBatchTransactionBody> = defineMessage<AtomicBatchTransactionBody>(
  'AtomicBatchTransactionBody',
  newAtomicBatchTransactionBody,
  readAtomicBatchTransactionBody,
  () => [
    { number: 1, name: 'transactions', kind: 'bytes', repeated: true },
  ],
);

/** proto.BlockHashAlgorithm */
export const BlockHashAlgorithm: Readonly<Record<number, string>> = {
  0: 'SHA2_384',
};

/** proto.BlockInfo */
export interface BlockInfo {
  lastBlockNumber: bigint;
  firstConsTimeOfLastBlock: Timestamp | undefined;
  blockHashes: Uint8Array;
  consTimeOfLastHandledTxn: Timestamp | undefined;
  migrationRecordsStreamed: boolean;
  firstConsTimeOfCurrentBlock: Timestamp | undefined;
  lastUsedConsTime: Timestamp | undefined;
  lastIntervalProcessTime: Timestamp | undefined;
  previousWrappedRecordBlockRootHash: Uint8Array;
  wrappedIntermediatePreviousBlockRootHashes: readonly Uint8Array[];
  wrappedIntermediateBlockRootsLeafCount: bigint;
  votingComplete: boolean;
  votingCompletionDeadlineBlockNumber: bigint;
  migrationRootHashVotes: readonly NodeMigrationRootHashVote[];
  migrationWrappedHashes: readonly MigrationWrappedHashes[];
}
function newBlockInfo(): BlockInfo {
  return { lastBlockNumber: 0n, firstConsTimeOfLastBlock: undefined, blockHashes: EMPTY, consTimeOfLastHandledTxn: undefined, migrationRecordsStreamed: false, firstConsTimeOfCurrentBlock: undefined, lastUsedConsTime: undefined, lastIntervalProcessTime: undefined, previousWrappedRecordBlockRootHash: EMPTY, wrappedIntermediatePreviousBlockRootHashes: NONE, wrappedIntermediateBlockRootsLeafCount: 0n, votingComplete: false, votingCompletionDeadlineBlockNumber: 0n, migrationRootHashVotes: NONE, migrationWrappedHashes: NONE };
}
function readBlockInfo(c: Cursor, end: number, depth: number, m: BlockInfo = newBlockInfo()): BlockInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.lastBlockNumber = c.int64(end); break;
      case 18: m.firstConsTimeOfLastBlock = readTimestamp(c, c.delimited(end), depth + 1, m.firstConsTimeOfLastBlock); break;
      case 26: m.blockHashes = c.bytes(end); break;
      case 34: m.consTimeOfLastHandledTxn = readTimestamp(c, c.delimited(end), depth + 1, m.consTimeOfLastHandledTxn); break;
      case 40: m.migrationRecordsStreamed = c.bool(end); break;
      case 50: m.firstConsTimeOfCurrentBlock = readTimestamp(c, c.delimited(end), depth + 1, m.firstConsTimeOfCurrentBlock); break;
      case 58: m.lastUsedConsTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastUsedConsTime); break;
      case 66: m.lastIntervalProcessTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastIntervalProcessTime); break;
      case 82: m.previousWrappedRecordBlockRootHash = c.bytes(end); break;
      case 90: m.wrappedIntermediatePreviousBlockRootHashes = appended(m.wrappedIntermediatePreviousBlockRootHashes, c.bytes(end)); break;
      case 96: m.wrappedIntermediateBlockRootsLeafCount = c.uint64(end); break;
      case 104: m.votingComplete = c.bool(end); break;
      case 112: m.votingCompletionDeadlineBlockNumber = c.uint64(end); break;
      case 122: m.migrationRootHashVotes = appended(m.migrationRootHashVotes, readNodeMigrationRootHashVote(c, c.delimited(end), depth + 1)); break;
      case 130: m.migrationWrappedHashes = appended(m.migrationWrappedHashes, readMigrationWrappedHashes(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('BlockInfo', tag, end);
    }
  }
  return m;
}
export const BlockInfo: MessageType<BlockInfo> = defineMessage<BlockInfo>(
  'BlockInfo',
  newBlockInfo,
  readBlockInfo,
  () => [
    { number: 1, name: 'lastBlockNumber', kind: 'int64' },
    { number: 2, name: 'firstConsTimeOfLastBlock', kind: 'message', type: Timestamp },
    { number: 3, name: 'blockHashes', kind: 'bytes' },
    { number: 4, name: 'consTimeOfLastHandledTxn', kind: 'message', type: Timestamp },
    { number: 5, name: 'migrationRecordsStreamed', kind: 'bool' },
    { number: 6, name: 'firstConsTimeOfCurrentBlock', kind: 'message', type: Timestamp },
    { number: 7, name: 'lastUsedConsTime', kind: 'message', type: Timestamp },
    { number: 8, name: 'lastIntervalProcessTime', kind: 'message', type: Timestamp },
    { number: 10, name: 'previousWrappedRecordBlockRootHash', kind: 'bytes' },
    { number: 11, name: 'wrappedIntermediatePreviousBlockRootHashes', kind: 'bytes', repeated: true },
    { number: 12, name: 'wrappedIntermediateBlockRootsLeafCount', kind: 'uint64' },
    { number: 13, name: 'votingComplete', kind: 'bool' },
    { number: 14, name: 'votingCompletionDeadlineBlockNumber', kind: 'uint64' },
    { number: 15, name: 'migrationRootHashVotes', kind: 'message', repeated: true, type: NodeMigrationRootHashVote },
    { number: 16, name: 'migrationWrappedHashes', kind: 'message', repeated: true, type: MigrationWrappedHashes },
  ],
);

/** proto.Bytecode */
export interface Bytecode {
  code: Uint8Array;
}
function newBytecode(): Bytecode {
  return { code: EMPTY };
}
function readBytecode(c: Cursor, end: number, depth: number, m: Bytecode = newBytecode()): Bytecode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.code = c.bytes(end); break;
      default: c.skipField('Bytecode', tag, end);
    }
  }
  return m;
}
export const Bytecode: MessageType<Bytecode> = defineMessage<Bytecode>(
  'Bytecode',
  newBytecode,
  readBytecode,
  () => [
    { number: 1, name: 'code', kind: 'bytes' },
  ],
);

/** proto.CallOperationType */
export const CallOperationType: Readonly<Record<number, string>> = {
  0: 'OP_UNKNOWN',
  1: 'OP_CALL',
  2: 'OP_CALLCODE',
  3: 'OP_DELEGATECALL',
  4: 'OP_STATICCALL',
  5: 'OP_CREATE',
  6: 'OP_CREATE2',
};

/** proto.CongestionLevelStarts */
export interface CongestionLevelStarts {
  genericLevelStarts: readonly Timestamp[];
  gasLevelStarts: readonly Timestamp[];
}
function newCongestionLevelStarts(): CongestionLevelStarts {
  return { genericLevelStarts: NONE, gasLevelStarts: NONE };
}
function readCongestionLevelStarts(c: Cursor, end: number, depth: number, m: CongestionLevelStarts = newCongestionLevelStarts()): CongestionLevelStarts {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.genericLevelStarts = appended(m.genericLevelStarts, readTimestamp(c, c.delimited(end), depth + 1)); break;
      case 18: m.gasLevelStarts = appended(m.gasLevelStarts, readTimestamp(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('CongestionLevelStarts', tag, end);
    }
  }
  return m;
}
export const CongestionLevelStarts: MessageType<CongestionLevelStarts> = defineMessage<CongestionLevelStarts>(
  'CongestionLevelStarts',
  newCongestionLevelStarts,
  readCongestionLevelStarts,
  () => [
    { number: 1, name: 'genericLevelStarts', kind: 'message', repeated: true, type: Timestamp },
    { number: 2, name: 'gasLevelStarts', kind: 'message', repeated: true, type: Timestamp },
  ],
);

/** proto.ConsensusCreateTopicTransactionBody */
export interface ConsensusCreateTopicTransactionBody {
  memo: string;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  autoRenewPeriod: Duration | undefined;
  autoRenewAccount: AccountID | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: readonly Key[];
  customFees: readonly FixedCustomFee[];
}
function newConsensusCreateTopicTransactionBody(): ConsensusCreateTopicTransactionBody {
  return { memo: '', adminKey: undefined, submitKey: undefined, autoRenewPeriod: undefined, autoRenewAccount: undefined, feeScheduleKey: undefined, feeExemptKeyList: NONE, customFees: NONE };
}
function readConsensusCreateTopicTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusCreateTopicTransactionBody = newConsensusCreateTopicTransactionBody()): ConsensusCreateTopicTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.memo = c.text(end); break;
      case 18: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 26: m.submitKey = readKey(c, c.delimited(end), depth + 1, m.submitKey); break;
      case 50: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 58: m.autoRenewAccount = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccount); break;
      case 66: m.feeScheduleKey = readKey(c, c.delimited(end), depth + 1, m.feeScheduleKey); break;
      case 74: m.feeExemptKeyList = appended(m.feeExemptKeyList, readKey(c, c.delimited(end), depth + 1)); break;
      case 82: m.customFees = appended(m.customFees, readFixedCustomFee(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ConsensusCreateTopicTransactionBody', tag, end);
    }
  }
  return m;
}
export const ConsensusCreateTopicTransactionBody: MessageType<ConsensusCreateTopicTransactionBody> = defineMessage<ConsensusCreateTopicTransactionBody>(
  'ConsensusCreateTopicTransactionBody',
  newConsensusCreateTopicTransactionBody,
  readConsensusCreateTopicTransactionBody,
  () => [
    { number: 1, name: 'memo', kind: 'string' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'submitKey', kind: 'message', type: Key },
    { number: 6, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 7, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 8, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 9, name: 'feeExemptKeyList', kind: 'message', repeated: true, type: Key },
    { number: 10, name: 'customFees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);

/** proto.ConsensusDeleteTopicTransactionBody */
export interface ConsensusDeleteTopicTransactionBody {
  topicID: TopicID | undefined;
}
function newConsensusDeleteTopicTransactionBody(): ConsensusDeleteTopicTransactionBody {
  return { topicID: undefined };
}
function readConsensusDeleteTopicTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusDeleteTopicTransactionBody = newConsensusDeleteTopicTransactionBody()): ConsensusDeleteTopicTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicID = readTopicID(c, c.delimited(end), depth + 1, m.topicID); break;
      default: c.skipField('ConsensusDeleteTopicTransactionBody', tag, end);
    }
  }
  return m;
}
export const ConsensusDeleteTopicTransactionBody: MessageType<ConsensusDeleteTopicTransactionBody> = defineMessage<ConsensusDeleteTopicTransactionBody>(
  'ConsensusDeleteTopicTransactionBody',
  newConsensusDeleteTopicTransactionBody,
  readConsensusDeleteTopicTransactionBody,
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
  ],
);

/** proto.ConsensusMessageChunkInfo */
export interface ConsensusMessageChunkInfo {
  initialTransactionID: TransactionID | undefined;
  total: number;
  number: number;
}
function newConsensusMessageChunkInfo(): ConsensusMessageChunkInfo {
  return { initialTransactionID: undefined, total: 0, number: 0 };
}
function readConsensusMessageChunkInfo(c: Cursor, end: number, depth: number, m: ConsensusMessageChunkInfo = newConsensusMessageChunkInfo()): ConsensusMessageChunkInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.initialTransactionID = readTransactionID(c, c.delimited(end), depth + 1, m.initialTransactionID); break;
      case 16: m.total = c.int32(end); break;
      case 24: m.number = c.int32(end); break;
      default: c.skipField('ConsensusMessageChunkInfo', tag, end);
    }
  }
  return m;
}
export const ConsensusMessageChunkInfo: MessageType<ConsensusMessageChunkInfo> = defineMessage<ConsensusMessageChunkInfo>(
  'ConsensusMessageChunkInfo',
  newConsensusMessageChunkInfo,
  readConsensusMessageChunkInfo,
  () => [
    { number: 1, name: 'initialTransactionID', kind: 'message', type: TransactionID },
    { number: 2, name: 'total', kind: 'int32' },
    { number: 3, name: 'number', kind: 'int32' },
  ],
);

/** proto.ConsensusSubmitMessageTransactionBody */
export interface ConsensusSubmitMessageTransactionBody {
  topicID: TopicID | undefined;
  message: Uint8Array;
  chunkInfo: ConsensusMessageChunkInfo | undefined;
}
function newConsensusSubmitMessageTransactionBody(): ConsensusSubmitMessageTransactionBody {
  return { topicID: undefined, message: EMPTY, chunkInfo: undefined };
}
function readConsensusSubmitMessageTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusSubmitMessageTransactionBody = newConsensusSubmitMessageTransactionBody()): ConsensusSubmitMessageTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicID = readTopicID(c, c.delimited(end), depth + 1, m.topicID); break;
      case 18: m.message = c.bytes(end); break;
      case 26: m.chunkInfo = readConsensusMessageChunkInfo(c, c.delimited(end), depth + 1, m.chunkInfo); break;
      default: c.skipField('ConsensusSubmitMessageTransactionBody', tag, end);
    }
  }
  return m;
}
export const ConsensusSubmitMessageTransactionBody: MessageType<ConsensusSubmitMessageTransactionBody> = defineMessage<ConsensusSubmitMessageTransactionBody>(
  'ConsensusSubmitMessageTransactionBody',
  newConsensusSubmitMessageTransactionBody,
  readConsensusSubmitMessageTransactionBody,
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
    { number: 2, name: 'message', kind: 'bytes' },
    { number: 3, name: 'chunkInfo', kind: 'message', type: ConsensusMessageChunkInfo },
  ],
);

/** proto.ConsensusUpdateTopicTransactionBody */
export interface ConsensusUpdateTopicTransactionBody {
  topicID: TopicID | undefined;
  memo: StringValue | undefined;
  expirationTime: Timestamp | undefined;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  autoRenewPeriod: Duration | undefined;
  autoRenewAccount: AccountID | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: FeeExemptKeyList | undefined;
  customFees: FixedCustomFeeList | undefined;
}
function newConsensusUpdateTopicTransactionBody(): ConsensusUpdateTopicTransactionBody {
  return { topicID: undefined, memo: undefined, expirationTime: undefined, adminKey: undefined, submitKey: undefined, autoRenewPeriod: undefined, autoRenewAccount: undefined, feeScheduleKey: undefined, feeExemptKeyList: undefined, customFees: undefined };
}
function readConsensusUpdateTopicTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusUpdateTopicTransactionBody = newConsensusUpdateTopicTransactionBody()): ConsensusUpdateTopicTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicID = readTopicID(c, c.delimited(end), depth + 1, m.topicID); break;
      case 18: m.memo = readStringValue(c, c.delimited(end), depth + 1, m.memo); break;
      case 34: m.expirationTime = readTimestamp(c, c.delimited(end), depth + 1, m.expirationTime); break;
      case 50: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 58: m.submitKey = readKey(c, c.delimited(end), depth + 1, m.submitKey); break;
      case 66: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 74: m.autoRenewAccount = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccount); break;
      case 82: m.feeScheduleKey = readKey(c, c.delimited(end), depth + 1, m.feeScheduleKey); break;
      case 90: m.feeExemptKeyList = readFeeExemptKeyList(c, c.delimited(end), depth + 1, m.feeExemptKeyList); break;
      case 98: m.customFees = readFixedCustomFeeList(c, c.delimited(end), depth + 1, m.customFees); break;
      default: c.skipField('ConsensusUpdateTopicTransactionBody', tag, end);
    }
  }
  return m;
}
export const ConsensusUpdateTopicTransactionBody: MessageType<ConsensusUpdateTopicTransactionBody> = defineMessage<ConsensusUpdateTopicTransactionBody>(
  'ConsensusUpdateTopicTransactionBody',
  newConsensusUpdateTopicTransactionBody,
  readConsensusUpdateTopicTransactionBody,
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
    { number: 2, name: 'memo', kind: 'message', type: StringValue },
    { number: 4, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 6, name: 'adminKey', kind: 'message', type: Key },
    { number: 7, name: 'submitKey', kind: 'message', type: Key },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 10, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 11, name: 'feeExemptKeyList', kind: 'message', type: FeeExemptKeyList },
    { number: 12, name: 'customFees', kind: 'message', type: FixedCustomFeeList },
  ],
);

/** proto.ContractAction */
export interface ContractAction {
  callType: number;
  callingAccount: AccountID | undefined;
  callingContract: ContractID | undefined;
  gas: bigint;
  input: Uint8Array;
  recipientAccount: AccountID | undefined;
  recipientContract: ContractID | undefined;
  targetedAddress: Uint8Array | undefined;
  value: bigint;
  gasUsed: bigint;
  output: Uint8Array | undefined;
  revertReason: Uint8Array | undefined;
  error: Uint8Array | undefined;
  callDepth: number;
  callOperationType: number;
}
function newContractAction(): ContractAction {
  return { callType: 0, callingAccount: undefined, callingContract: undefined, gas: 0n, input: EMPTY, recipientAccount: undefined, recipientContract: undefined, targetedAddress: undefined, value: 0n, gasUsed: 0n, output: undefined, revertReason: undefined, error: undefined, callDepth: 0, callOperationType: 0 };
}
function readContractAction(c: Cursor, end: number, depth: number, m: ContractAction = newContractAction()): ContractAction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.callType = c.int32(end); break;
      case 18: m.callingAccount = readAccountID(c, c.delimited(end), depth + 1, m.callingAccount); break;
      case 26: m.callingContract = readContractID(c, c.delimited(end), depth + 1, m.callingContract); break;
      case 32: m.gas = c.int64(end); break;
      case 42: m.input = c.bytes(end); break;
      case 50: m.recipientAccount = readAccountID(c, c.delimited(end), depth + 1, m.recipientAccount); break;
      case 58: m.recipientContract = readContractID(c, c.delimited(end), depth + 1, m.recipientContract); break;
      case 66: m.targetedAddress = c.bytes(end); break;
      case 72: m.value = c.int64(end); break;
      case 80: m.gasUsed = c.int64(end); break;
      case 90: m.output = c.bytes(end); break;
      case 98: m.revertReason = c.bytes(end); break;
      case 106: m.error = c.bytes(end); break;
      case 112: m.callDepth = c.int32(end); break;
      case 120: m.callOperationType = c.int32(end); break;
      default: c.skipField('ContractAction', tag, end);
    }
  }
  return m;
}
export const ContractAction: MessageType<ContractAction> = defineMessage<ContractAction>(
  'ContractAction',
  newContractAction,
  readContractAction,
  () => [
    { number: 1, name: 'callType', kind: 'enum' },
    { number: 2, name: 'callingAccount', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'callingContract', kind: 'message', optional: true, type: ContractID },
    { number: 4, name: 'gas', kind: 'int64' },
    { number: 5, name: 'input', kind: 'bytes' },
    { number: 6, name: 'recipientAccount', kind: 'message', optional: true, type: AccountID },
    { number: 7, name: 'recipientContract', kind: 'message', optional: true, type: ContractID },
    { number: 8, name: 'targetedAddress', kind: 'bytes', optional: true },
    { number: 9, name: 'value', kind: 'int64' },
    { number: 10, name: 'gasUsed', kind: 'int64' },
    { number: 11, name: 'output', kind: 'bytes', optional: true },
    { number: 12, name: 'revertReason', kind: 'bytes', optional: true },
    { number: 13, name: 'error', kind: 'bytes', optional: true },
    { number: 14, name: 'callDepth', kind: 'int32' },
    { number: 15, name: 'callOperationType', kind: 'enum' },
  ],
);

/** proto.ContractActionType */
export const ContractActionType: Readonly<Record<number, string>> = {
  0: 'NO_ACTION',
  1: 'CALL',
  2: 'CREATE',
  3: 'PRECOMPILE',
  4: 'SYSTEM',
};

/** proto.ContractActions */
export interface ContractActions {
  contractActions: readonly ContractAction[];
}
function newContractActions(): ContractActions {
  return { contractActions: NONE };
}
function readContractActions(c: Cursor, end: number, depth: number, m: ContractActions = newContractActions()): ContractActions {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractActions = appended(m.contractActions, readContractAction(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ContractActions', tag, end);
    }
  }
  return m;
}
export const ContractActions: MessageType<ContractActions> = defineMessage<ContractActions>(
  'ContractActions',
  newContractActions,
  readContractActions,
  () => [
    { number: 1, name: 'contractActions', kind: 'message', repeated: true, type: ContractAction },
  ],
);

/** proto.ContractBytecode */
export interface ContractBytecode {
  contractId: ContractID | undefined;
  initcode: Uint8Array;
  runtimeBytecode: Uint8Array;
}
function newContractBytecode(): ContractBytecode {
  return { contractId: undefined, initcode: EMPTY, runtimeBytecode: EMPTY };
}
function readContractBytecode(c: Cursor, end: number, depth: number, m: ContractBytecode = newContractBytecode()): ContractBytecode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      case 18: m.initcode = c.bytes(end); break;
      case 26: m.runtimeBytecode = c.bytes(end); break;
      default: c.skipField('ContractBytecode', tag, end);
    }
  }
  return m;
}
export const ContractBytecode: MessageType<ContractBytecode> = defineMessage<ContractBytecode>(
  'ContractBytecode',
  newContractBytecode,
  readContractBytecode,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'initcode', kind: 'bytes' },
    { number: 3, name: 'runtimeBytecode', kind: 'bytes' },
  ],
);

/** proto.ContractCallTransactionBody */
export interface ContractCallTransactionBody {
  contractID: ContractID | undefined;
  gas: bigint;
  amount: bigint;
  functionParameters: Uint8Array;
}
function newContractCallTransactionBody(): ContractCallTransactionBody {
  return { contractID: undefined, gas: 0n, amount: 0n, functionParameters: EMPTY };
}
function readContractCallTransactionBody(c: Cursor, end: number, depth: number, m: ContractCallTransactionBody = newContractCallTransactionBody()): ContractCallTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 16: m.gas = c.int64(end); break;
      case 24: m.amount = c.int64(end); break;
      case 34: m.functionParameters = c.bytes(end); break;
      default: c.skipField('ContractCallTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractCallTransactionBody: MessageType<ContractCallTransactionBody> = defineMessage<ContractCallTransactionBody>(
  'ContractCallTransactionBody',
  newContractCallTransactionBody,
  readContractCallTransactionBody,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'gas', kind: 'int64' },
    { number: 3, name: 'amount', kind: 'int64' },
    { number: 4, name: 'functionParameters', kind: 'bytes' },
  ],
);

/** proto.ContractCreateTransactionBody */
export interface ContractCreateTransactionBody {
  fileID: FileID | undefined;
  adminKey: Key | undefined;
  gas: bigint;
  initialBalance: bigint;
  proxyAccountID: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  constructorParameters: Uint8Array;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
  maxAutomaticTokenAssociations: number;
  autoRenewAccountId: AccountID | undefined;
  initcode: Uint8Array | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  hookCreationDetails: readonly HookCreationDetails[];
}
function newContractCreateTransactionBody(): ContractCreateTransactionBody {
  return { fileID: undefined, adminKey: undefined, gas: 0n, initialBalance: 0n, proxyAccountID: undefined, autoRenewPeriod: undefined, constructorParameters: EMPTY, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '', maxAutomaticTokenAssociations: 0, autoRenewAccountId: undefined, initcode: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, hookCreationDetails: NONE };
}
function readContractCreateTransactionBody(c: Cursor, end: number, depth: number, m: ContractCreateTransactionBody = newContractCreateTransactionBody()): ContractCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      case 26: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 32: m.gas = c.int64(end); break;
      case 40: m.initialBalance = c.int64(end); break;
      case 50: m.proxyAccountID = readAccountID(c, c.delimited(end), depth + 1, m.proxyAccountID); break;
      case 66: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 74: m.constructorParameters = c.bytes(end); break;
      case 82: m.shardID = readShardID(c, c.delimited(end), depth + 1, m.shardID); break;
      case 90: m.realmID = readRealmID(c, c.delimited(end), depth + 1, m.realmID); break;
      case 98: m.newRealmAdminKey = readKey(c, c.delimited(end), depth + 1, m.newRealmAdminKey); break;
      case 106: m.memo = c.text(end); break;
      case 112: m.maxAutomaticTokenAssociations = c.int32(end); break;
      case 122: m.autoRenewAccountId = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccountId); break;
      case 130: m.initcode = c.bytes(end); break;
      case 138: m.stakedAccountId = readAccountID(c, c.delimited(end), depth + 1, m.stakedAccountId); break;
      case 144: m.stakedNodeId = c.int64(end); break;
      case 152: m.declineReward = c.bool(end); break;
      case 162: m.hookCreationDetails = appended(m.hookCreationDetails, readHookCreationDetails(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ContractCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractCreateTransactionBody: MessageType<ContractCreateTransactionBody> = defineMessage<ContractCreateTransactionBody>(
  'ContractCreateTransactionBody',
  newContractCreateTransactionBody,
  readContractCreateTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 4, name: 'gas', kind: 'int64' },
    { number: 5, name: 'initialBalance', kind: 'int64' },
    { number: 6, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'constructorParameters', kind: 'bytes' },
    { number: 10, name: 'shardID', kind: 'message', type: ShardID },
    { number: 11, name: 'realmID', kind: 'message', type: RealmID },
    { number: 12, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 13, name: 'memo', kind: 'string' },
    { number: 14, name: 'maxAutomaticTokenAssociations', kind: 'int32' },
    { number: 15, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 16, name: 'initcode', kind: 'bytes', optional: true },
    { number: 17, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 18, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 19, name: 'declineReward', kind: 'bool' },
    { number: 20, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
  ],
);

/** proto.ContractDeleteTransactionBody */
export interface ContractDeleteTransactionBody {
  contractID: ContractID | undefined;
  transferAccountID: AccountID | undefined;
  transferContractID: ContractID | undefined;
  permanentRemoval: boolean;
}
function newContractDeleteTransactionBody(): ContractDeleteTransactionBody {
  return { contractID: undefined, transferAccountID: undefined, transferContractID: undefined, permanentRemoval: false };
}
function readContractDeleteTransactionBody(c: Cursor, end: number, depth: number, m: ContractDeleteTransactionBody = newContractDeleteTransactionBody()): ContractDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 18: m.transferAccountID = readAccountID(c, c.delimited(end), depth + 1, m.transferAccountID); break;
      case 26: m.transferContractID = readContractID(c, c.delimited(end), depth + 1, m.transferContractID); break;
      case 32: m.permanentRemoval = c.bool(end); break;
      default: c.skipField('ContractDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractDeleteTransactionBody: MessageType<ContractDeleteTransactionBody> = defineMessage<ContractDeleteTransactionBody>(
  'ContractDeleteTransactionBody',
  newContractDeleteTransactionBody,
  readContractDeleteTransactionBody,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'transferAccountID', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'transferContractID', kind: 'message', optional: true, type: ContractID },
    { number: 4, name: 'permanentRemoval', kind: 'bool' },
  ],
);

/** proto.ContractFunctionResult */
export interface ContractFunctionResult {
  contractID: ContractID | undefined;
  contractCallResult: Uint8Array;
  errorMessage: string;
  bloom: Uint8Array;
  gasUsed: bigint;
  logInfo: readonly ContractLoginfo[];
  createdContractIDs: readonly ContractID[];
  evmAddress: BytesValue | undefined;
  gas: bigint;
  amount: bigint;
  functionParameters: Uint8Array;
  senderId: AccountID | undefined;
  contractNonces: readonly ContractNonceInfo[];
  signerNonce: Int64Value | undefined;
}
function newContractFunctionResult(): ContractFunctionResult {
  return { contractID: undefined, contractCallResult: EMPTY, errorMessage: '', bloom: EMPTY, gasUsed: 0n, logInfo: NONE, createdContractIDs: NONE, evmAddress: undefined, gas: 0n, amount: 0n, functionParameters: EMPTY, senderId: undefined, contractNonces: NONE, signerNonce: undefined };
}
function readContractFunctionResult(c: Cursor, end: number, depth: number, m: ContractFunctionResult = newContractFunctionResult()): ContractFunctionResult {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 18: m.contractCallResult = c.bytes(end); break;
      case 26: m.errorMessage = c.text(end); break;
      case 34: m.bloom = c.bytes(end); break;
      case 40: m.gasUsed = c.uint64(end); break;
      case 50: m.logInfo = appended(m.logInfo, readContractLoginfo(c, c.delimited(end), depth + 1)); break;
      case 58: m.createdContractIDs = appended(m.createdContractIDs, readContractID(c, c.delimited(end), depth + 1)); break;
      case 74: m.evmAddress = readBytesValue(c, c.delimited(end), depth + 1, m.evmAddress); break;
      case 80: m.gas = c.int64(end); break;
      case 88: m.amount = c.int64(end); break;
      case 98: m.functionParameters = c.bytes(end); break;
      case 106: m.senderId = readAccountID(c, c.delimited(end), depth + 1, m.senderId); break;
      case 114: m.contractNonces = appended(m.contractNonces, readContractNonceInfo(c, c.delimited(end), depth + 1)); break;
      case 122: m.signerNonce = readInt64Value(c, c.delimited(end), depth + 1, m.signerNonce); break;
      default: c.skipField('ContractFunctionResult', tag, end);
    }
  }
  return m;
}
export const ContractFunctionResult: MessageType<ContractFunctionResult> = defineMessage<ContractFunctionResult>(
  'ContractFunctionResult',
  newContractFunctionResult,
  readContractFunctionResult,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'contractCallResult', kind: 'bytes' },
    { number: 3, name: 'errorMessage', kind: 'string' },
    { number: 4, name: 'bloom', kind: 'bytes' },
    { number: 5, name: 'gasUsed', kind: 'uint64' },
    { number: 6, name: 'logInfo', kind: 'message', repeated: true, type: ContractLoginfo },
    { number: 7, name: 'createdContractIDs', kind: 'message', repeated: true, type: ContractID },
    { number: 9, name: 'evmAddress', kind: 'message', type: BytesValue },
    { number: 10, name: 'gas', kind: 'int64' },
    { number: 11, name: 'amount', kind: 'int64' },
    { number: 12, name: 'functionParameters', kind: 'bytes' },
    { number: 13, name: 'senderId', kind: 'message', type: AccountID },
    { number: 14, name: 'contractNonces', kind: 'message', repeated: true, type: ContractNonceInfo },
    { number: 15, name: 'signerNonce', kind: 'message', type: Int64Value },
  ],
);

/** proto.ContractID */
export interface ContractID {
  shardNum: bigint;
  realmNum: bigint;
  contractNum: bigint | undefined;
  evmAddress: Uint8Array | undefined;
}
function newContractID(): ContractID {
  return { shardNum: 0n, realmNum: 0n, contractNum: undefined, evmAddress: undefined };
}
function readContractID(c: Cursor, end: number, depth: number, m: ContractID = newContractID()): ContractID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.contractNum = c.int64(end); break;
      case 34: m.evmAddress = c.bytes(end); break;
      default: c.skipField('ContractID', tag, end);
    }
  }
  return m;
}
export const ContractID: MessageType<ContractID> = defineMessage<ContractID>(
  'ContractID',
  newContractID,
  readContractID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'contractNum', kind: 'int64', optional: true },
    { number: 4, name: 'evmAddress', kind: 'bytes', optional: true },
  ],
);

/** proto.ContractLoginfo */
export interface ContractLoginfo {
  contractID: ContractID | undefined;
  bloom: Uint8Array;
  topic: readonly Uint8Array[];
  data: Uint8Array;
}
function newContractLoginfo(): ContractLoginfo {
  return { contractID: undefined, bloom: EMPTY, topic: NONE, data: EMPTY };
}
function readContractLoginfo(c: Cursor, end: number, depth: number, m: ContractLoginfo = newContractLoginfo()): ContractLoginfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 18: m.bloom = c.bytes(end); break;
      case 26: m.topic = appended(m.topic, c.bytes(end)); break;
      case 34: m.data = c.bytes(end); break;
      default: c.skipField('ContractLoginfo', tag, end);
    }
  }
  return m;
}
export const ContractLoginfo: MessageType<ContractLoginfo> = defineMessage<ContractLoginfo>(
  'ContractLoginfo',
  newContractLoginfo,
  readContractLoginfo,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'bloom', kind: 'bytes' },
    { number: 3, name: 'topic', kind: 'bytes', repeated: true },
    { number: 4, name: 'data', kind: 'bytes' },
  ],
);

/** proto.ContractNonceInfo */
export interface ContractNonceInfo {
  contractId: ContractID | undefined;
  nonce: bigint;
}
function newContractNonceInfo(): ContractNonceInfo {
  return { contractId: undefined, nonce: 0n };
}
function readContractNonceInfo(c: Cursor, end: number, depth: number, m: ContractNonceInfo = newContractNonceInfo()): ContractNonceInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      case 16: m.nonce = c.int64(end); break;
      default: c.skipField('ContractNonceInfo', tag, end);
    }
  }
  return m;
}
export const ContractNonceInfo: MessageType<ContractNonceInfo> = defineMessage<ContractNonceInfo>(
  'ContractNonceInfo',
  newContractNonceInfo,
  readContractNonceInfo,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'nonce', kind: 'int64' },
  ],
);

/** proto.ContractStateChange */
export interface ContractStateChange {
  contractId: ContractID | undefined;
  storageChanges: readonly StorageChange[];
}
function newContractStateChange(): ContractStateChange {
  return { contractId: undefined, storageChanges: NONE };
}
function readContractStateChange(c: Cursor, end: number, depth: number, m: ContractStateChange = newContractStateChange()): ContractStateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      case 18: m.storageChanges = appended(m.storageChanges, readStorageChange(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ContractStateChange', tag, end);
    }
  }
  return m;
}
export const ContractStateChange: MessageType<ContractStateChange> = defineMessage<ContractStateChange>(
  'ContractStateChange',
  newContractStateChange,
  readContractStateChange,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'storageChanges', kind: 'message', repeated: true, type: StorageChange },
  ],
);

/** proto.ContractStateChanges */
export interface ContractStateChanges {
  contractStateChanges: readonly ContractStateChange[];
}
function newContractStateChanges(): ContractStateChanges {
  return { contractStateChanges: NONE };
}
function readContractStateChanges(c: Cursor, end: number, depth: number, m: ContractStateChanges = newContractStateChanges()): ContractStateChanges {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractStateChanges = appended(m.contractStateChanges, readContractStateChange(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ContractStateChanges', tag, end);
    }
  }
  return m;
}
export const ContractStateChanges: MessageType<ContractStateChanges> = defineMessage<ContractStateChanges>(
  'ContractStateChanges',
  newContractStateChanges,
  readContractStateChanges,
  () => [
    { number: 1, name: 'contractStateChanges', kind: 'message', repeated: true, type: ContractStateChange },
  ],
);

/** proto.ContractUpdateTransactionBody */
export interface ContractUpdateTransactionBody {
  contractID: ContractID | undefined;
  expirationTime: Timestamp | undefined;
  adminKey: Key | undefined;
  proxyAccountID: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  fileID: FileID | undefined;
  memo: string | undefined;
  memoWrapper: StringValue | undefined;
  maxAutomaticTokenAssociations: Int32Value | undefined;
  autoRenewAccountId: AccountID | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: BoolValue | undefined;
  hookIdsToDelete: readonly bigint[];
  hookCreationDetails: readonly HookCreationDetails[];
}
function newContractUpdateTransactionBody(): ContractUpdateTransactionBody {
  return { contractID: undefined, expirationTime: undefined, adminKey: undefined, proxyAccountID: undefined, autoRenewPeriod: undefined, fileID: undefined, memo: undefined, memoWrapper: undefined, maxAutomaticTokenAssociations: undefined, autoRenewAccountId: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: undefined, hookIdsToDelete: NONE, hookCreationDetails: NONE };
}
function readContractUpdateTransactionBody(c: Cursor, end: number, depth: number, m: ContractUpdateTransactionBody = newContractUpdateTransactionBody()): ContractUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 18: m.expirationTime = readTimestamp(c, c.delimited(end), depth + 1, m.expirationTime); break;
      case 26: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 50: m.proxyAccountID = readAccountID(c, c.delimited(end), depth + 1, m.proxyAccountID); break;
      case 58: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 66: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      case 74: m.memo = c.text(end); break;
      case 82: m.memoWrapper = readStringValue(c, c.delimited(end), depth + 1, m.memoWrapper); break;
      case 90: m.maxAutomaticTokenAssociations = readInt32Value(c, c.delimited(end), depth + 1, m.maxAutomaticTokenAssociations); break;
      case 98: m.autoRenewAccountId = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccountId); break;
      case 106: m.stakedAccountId = readAccountID(c, c.delimited(end), depth + 1, m.stakedAccountId); break;
      case 112: m.stakedNodeId = c.int64(end); break;
      case 122: m.declineReward = readBoolValue(c, c.delimited(end), depth + 1, m.declineReward); break;
      case 128: m.hookIdsToDelete = appended(m.hookIdsToDelete, c.int64(end)); break;
      case 130: for (const stop = c.delimited(end); c.offset < stop; ) m.hookIdsToDelete = appended(m.hookIdsToDelete, c.int64(stop)); break;
      case 138: m.hookCreationDetails = appended(m.hookCreationDetails, readHookCreationDetails(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ContractUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractUpdateTransactionBody: MessageType<ContractUpdateTransactionBody> = defineMessage<ContractUpdateTransactionBody>(
  'ContractUpdateTransactionBody',
  newContractUpdateTransactionBody,
  readContractUpdateTransactionBody,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 7, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 8, name: 'fileID', kind: 'message', type: FileID },
    { number: 9, name: 'memo', kind: 'string', optional: true },
    { number: 10, name: 'memoWrapper', kind: 'message', optional: true, type: StringValue },
    { number: 11, name: 'maxAutomaticTokenAssociations', kind: 'message', type: Int32Value },
    { number: 12, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 13, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 14, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 15, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 16, name: 'hookIdsToDelete', kind: 'int64', repeated: true },
    { number: 17, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
  ],
);

/** proto.CryptoAddLiveHashTransactionBody */
export interface CryptoAddLiveHashTransactionBody {
  liveHash: LiveHash | undefined;
}
function newCryptoAddLiveHashTransactionBody(): CryptoAddLiveHashTransactionBody {
  return { liveHash: undefined };
}
function readCryptoAddLiveHashTransactionBody(c: Cursor, end: number, depth: number, m: CryptoAddLiveHashTransactionBody = newCryptoAddLiveHashTransactionBody()): CryptoAddLiveHashTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 26: m.liveHash = readLiveHash(c, c.delimited(end), depth + 1, m.liveHash); break;
      default: c.skipField('CryptoAddLiveHashTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoAddLiveHashTransactionBody: MessageType<CryptoAddLiveHashTransactionBody> = defineMessage<CryptoAddLiveHashTransactionBody>(
  'CryptoAddLiveHashTransactionBody',
  newCryptoAddLiveHashTransactionBody,
  readCryptoAddLiveHashTransactionBody,
  () => [
    { number: 3, name: 'liveHash', kind: 'message', type: LiveHash },
  ],
);

/** proto.CryptoAllowance */
export interface CryptoAllowance {
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  amount: bigint;
}
function newCryptoAllowance(): CryptoAllowance {
  return { owner: undefined, spender: undefined, amount: 0n };
}
function readCryptoAllowance(c: Cursor, end: number, depth: number, m: CryptoAllowance = newCryptoAllowance()): CryptoAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.owner = readAccountID(c, c.delimited(end), depth + 1, m.owner); break;
      case 18: m.spender = readAccountID(c, c.delimited(end), depth + 1, m.spender); break;
      case 24: m.amount = c.int64(end); break;
      default: c.skipField('CryptoAllowance', tag, end);
    }
  }
  return m;
}
export const CryptoAllowance: MessageType<CryptoAllowance> = defineMessage<CryptoAllowance>(
  'CryptoAllowance',
  newCryptoAllowance,
  readCryptoAllowance,
  () => [
    { number: 1, name: 'owner', kind: 'message', type: AccountID },
    { number: 2, name: 'spender', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'int64' },
  ],
);

/** proto.CryptoApproveAllowanceTransactionBody */
export interface CryptoApproveAllowanceTransactionBody {
  cryptoAllowances: readonly CryptoAllowance[];
  nftAllowances: readonly NftAllowance[];
  tokenAllowances: readonly TokenAllowance[];
}
function newCryptoApproveAllowanceTransactionBody(): CryptoApproveAllowanceTransactionBody {
  return { cryptoAllowances: NONE, nftAllowances: NONE, tokenAllowances: NONE };
}
function readCryptoApproveAllowanceTransactionBody(c: Cursor, end: number, depth: number, m: CryptoApproveAllowanceTransactionBody = newCryptoApproveAllowanceTransactionBody()): CryptoApproveAllowanceTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.cryptoAllowances = appended(m.cryptoAllowances, readCryptoAllowance(c, c.delimited(end), depth + 1)); break;
      case 18: m.nftAllowances = appended(m.nftAllowances, readNftAllowance(c, c.delimited(end), depth + 1)); break;
      case 26: m.tokenAllowances = appended(m.tokenAllowances, readTokenAllowance(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('CryptoApproveAllowanceTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoApproveAllowanceTransactionBody: MessageType<CryptoApproveAllowanceTransactionBody> = defineMessage<CryptoApproveAllowanceTransactionBody>(
  'CryptoApproveAllowanceTransactionBody',
  newCryptoApproveAllowanceTransactionBody,
  readCryptoApproveAllowanceTransactionBody,
  () => [
    { number: 1, name: 'cryptoAllowances', kind: 'message', repeated: true, type: CryptoAllowance },
    { number: 2, name: 'nftAllowances', kind: 'message', repeated: true, type: NftAllowance },
    { number: 3, name: 'tokenAllowances', kind: 'message', repeated: true, type: TokenAllowance },
  ],
);

/** proto.CryptoCreateTransactionBody */
export interface CryptoCreateTransactionBody {
  key: Key | undefined;
  initialBalance: bigint;
  proxyAccountID: AccountID | undefined;
  sendRecordThreshold: bigint;
  receiveRecordThreshold: bigint;
  receiverSigRequired: boolean;
  autoRenewPeriod: Duration | undefined;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
  maxAutomaticTokenAssociations: number;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  alias: Uint8Array;
  hookCreationDetails: readonly HookCreationDetails[];
  delegationAddress: Uint8Array;
}
function newCryptoCreateTransactionBody(): CryptoCreateTransactionBody {
  return { key: undefined, initialBalance: 0n, proxyAccountID: undefined, sendRecordThreshold: 0n, receiveRecordThreshold: 0n, receiverSigRequired: false, autoRenewPeriod: undefined, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '', maxAutomaticTokenAssociations: 0, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, alias: EMPTY, hookCreationDetails: NONE, delegationAddress: EMPTY };
}
function readCryptoCreateTransactionBody(c: Cursor, end: number, depth: number, m: CryptoCreateTransactionBody = newCryptoCreateTransactionBody()): CryptoCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = readKey(c, c.delimited(end), depth + 1, m.key); break;
      case 16: m.initialBalance = c.uint64(end); break;
      case 26: m.proxyAccountID = readAccountID(c, c.delimited(end), depth + 1, m.proxyAccountID); break;
      case 48: m.sendRecordThreshold = c.uint64(end); break;
      case 56: m.receiveRecordThreshold = c.uint64(end); break;
      case 64: m.receiverSigRequired = c.bool(end); break;
      case 74: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 82: m.shardID = readShardID(c, c.delimited(end), depth + 1, m.shardID); break;
      case 90: m.realmID = readRealmID(c, c.delimited(end), depth + 1, m.realmID); break;
      case 98: m.newRealmAdminKey = readKey(c, c.delimited(end), depth + 1, m.newRealmAdminKey); break;
      case 106: m.memo = c.text(end); break;
      case 112: m.maxAutomaticTokenAssociations = c.int32(end); break;
      case 122: m.stakedAccountId = readAccountID(c, c.delimited(end), depth + 1, m.stakedAccountId); break;
      case 128: m.stakedNodeId = c.int64(end); break;
      case 136: m.declineReward = c.bool(end); break;
      case 146: m.alias = c.bytes(end); break;
      case 154: m.hookCreationDetails = appended(m.hookCreationDetails, readHookCreationDetails(c, c.delimited(end), depth + 1)); break;
      case 162: m.delegationAddress = c.bytes(end); break;
      default: c.skipField('CryptoCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoCreateTransactionBody: MessageType<CryptoCreateTransactionBody> = defineMessage<CryptoCreateTransactionBody>(
  'CryptoCreateTransactionBody',
  newCryptoCreateTransactionBody,
  readCryptoCreateTransactionBody,
  () => [
    { number: 1, name: 'key', kind: 'message', type: Key },
    { number: 2, name: 'initialBalance', kind: 'uint64' },
    { number: 3, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 6, name: 'sendRecordThreshold', kind: 'uint64' },
    { number: 7, name: 'receiveRecordThreshold', kind: 'uint64' },
    { number: 8, name: 'receiverSigRequired', kind: 'bool' },
    { number: 9, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 10, name: 'shardID', kind: 'message', type: ShardID },
    { number: 11, name: 'realmID', kind: 'message', type: RealmID },
    { number: 12, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 13, name: 'memo', kind: 'string' },
    { number: 14, name: 'maxAutomaticTokenAssociations', kind: 'int32' },
    { number: 15, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 16, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 17, name: 'declineReward', kind: 'bool' },
    { number: 18, name: 'alias', kind: 'bytes' },
    { number: 19, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
    { number: 20, name: 'delegationAddress', kind: 'bytes' },
  ],
);

/** proto.CryptoDeleteAllowanceTransactionBody */
export interface CryptoDeleteAllowanceTransactionBody {
  nftAllowances: readonly NftRemoveAllowance[];
}
function newCryptoDeleteAllowanceTransactionBody(): CryptoDeleteAllowanceTransactionBody {
  return { nftAllowances: NONE };
}
function readCryptoDeleteAllowanceTransactionBody(c: Cursor, end: number, depth: number, m: CryptoDeleteAllowanceTransactionBody = newCryptoDeleteAllowanceTransactionBody()): CryptoDeleteAllowanceTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.nftAllowances = appended(m.nftAllowances, readNftRemoveAllowance(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('CryptoDeleteAllowanceTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoDeleteAllowanceTransactionBody: MessageType<CryptoDeleteAllowanceTransactionBody> = defineMessage<CryptoDeleteAllowanceTransactionBody>(
  'CryptoDeleteAllowanceTransactionBody',
  newCryptoDeleteAllowanceTransactionBody,
  readCryptoDeleteAllowanceTransactionBody,
  () => [
    { number: 2, name: 'nftAllowances', kind: 'message', repeated: true, type: NftRemoveAllowance },
  ],
);

/** proto.CryptoDeleteLiveHashTransactionBody */
export interface CryptoDeleteLiveHashTransactionBody {
  accountOfLiveHash: AccountID | undefined;
  liveHashToDelete: Uint8Array;
}
function newCryptoDeleteLiveHashTransactionBody(): CryptoDeleteLiveHashTransactionBody {
  return { accountOfLiveHash: undefined, liveHashToDelete: EMPTY };
}
function readCryptoDeleteLiveHashTransactionBody(c: Cursor, end: number, depth: number, m: CryptoDeleteLiveHashTransactionBody = newCryptoDeleteLiveHashTransactionBody()): CryptoDeleteLiveHashTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountOfLiveHash = readAccountID(c, c.delimited(end), depth + 1, m.accountOfLiveHash); break;
      case 18: m.liveHashToDelete = c.bytes(end); break;
      default: c.skipField('CryptoDeleteLiveHashTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoDeleteLiveHashTransactionBody: MessageType<CryptoDeleteLiveHashTransactionBody> = defineMessage<CryptoDeleteLiveHashTransactionBody>(
  'CryptoDeleteLiveHashTransactionBody',
  newCryptoDeleteLiveHashTransactionBody,
  readCryptoDeleteLiveHashTransactionBody,
  () => [
    { number: 1, name: 'accountOfLiveHash', kind: 'message', type: AccountID },
    { number: 2, name: 'liveHashToDelete', kind: 'bytes' },
  ],
);

/** proto.CryptoDeleteTransactionBody */
export interface CryptoDeleteTransactionBody {
  transferAccountID: AccountID | undefined;
  deleteAccountID: AccountID | undefined;
}
function newCryptoDeleteTransactionBody(): CryptoDeleteTransactionBody {
  return { transferAccountID: undefined, deleteAccountID: undefined };
}
function readCryptoDeleteTransactionBody(c: Cursor, end: number, depth: number, m: CryptoDeleteTransactionBody = newCryptoDeleteTransactionBody()): CryptoDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transferAccountID = readAccountID(c, c.delimited(end), depth + 1, m.transferAccountID); break;
      case 18: m.deleteAccountID = readAccountID(c, c.delimited(end), depth + 1, m.deleteAccountID); break;
      default: c.skipField('CryptoDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoDeleteTransactionBody: MessageType<CryptoDeleteTransactionBody> = defineMessage<CryptoDeleteTransactionBody>(
  'CryptoDeleteTransactionBody',
  newCryptoDeleteTransactionBody,
  readCryptoDeleteTransactionBody,
  () => [
    { number: 1, name: 'transferAccountID', kind: 'message', type: AccountID },
    { number: 2, name: 'deleteAccountID', kind: 'message', type: AccountID },
  ],
);

/** proto.CryptoTransferTransactionBody */
export interface CryptoTransferTransactionBody {
  transfers: TransferList | undefined;
  tokenTransfers: readonly TokenTransferList[];
}
function newCryptoTransferTransactionBody(): CryptoTransferTransactionBody {
  return { transfers: undefined, tokenTransfers: NONE };
}
function readCryptoTransferTransactionBody(c: Cursor, end: number, depth: number, m: CryptoTransferTransactionBody = newCryptoTransferTransactionBody()): CryptoTransferTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transfers = readTransferList(c, c.delimited(end), depth + 1, m.transfers); break;
      case 18: m.tokenTransfers = appended(m.tokenTransfers, readTokenTransferList(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('CryptoTransferTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoTransferTransactionBody: MessageType<CryptoTransferTransactionBody> = defineMessage<CryptoTransferTransactionBody>(
  'CryptoTransferTransactionBody',
  newCryptoTransferTransactionBody,
  readCryptoTransferTransactionBody,
  () => [
    { number: 1, name: 'transfers', kind: 'message', type: TransferList },
    { number: 2, name: 'tokenTransfers', kind: 'message', repeated: true, type: TokenTransferList },
  ],
);

/** proto.CryptoUpdateTransactionBody */
export interface CryptoUpdateTransactionBody {
  accountIDToUpdate: AccountID | undefined;
  key: Key | undefined;
  proxyAccountID: AccountID | undefined;
  proxyFraction: number;
  sendRecordThreshold: bigint | undefined;
  receiveRecordThreshold: bigint | undefined;
  autoRenewPeriod: Duration | undefined;
  expirationTime: Timestamp | undefined;
  receiverSigRequired: boolean | undefined;
  sendRecordThresholdWrapper: UInt64Value | undefined;
  receiveRecordThresholdWrapper: UInt64Value | undefined;
  receiverSigRequiredWrapper: BoolValue | undefined;
  memo: StringValue | undefined;
  maxAutomaticTokenAssociations: Int32Value | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: BoolValue | undefined;
  hookIdsToDelete: readonly bigint[];
  hookCreationDetails: readonly HookCreationDetails[];
  delegationAddress: Uint8Array;
}
function newCryptoUpdateTransactionBody(): CryptoUpdateTransactionBody {
  return { accountIDToUpdate: undefined, key: undefined, proxyAccountID: undefined, proxyFraction: 0, sendRecordThreshold: undefined, receiveRecordThreshold: undefined, autoRenewPeriod: undefined, expirationTime: undefined, receiverSigRequired: undefined, sendRecordThresholdWrapper: undefined, receiveRecordThresholdWrapper: undefined, receiverSigRequiredWrapper: undefined, memo: undefined, maxAutomaticTokenAssociations: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: undefined, hookIdsToDelete: NONE, hookCreationDetails: NONE, delegationAddress: EMPTY };
}
function readCryptoUpdateTransactionBody(c: Cursor, end: number, depth: number, m: CryptoUpdateTransactionBody = newCryptoUpdateTransactionBody()): CryptoUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.accountIDToUpdate = readAccountID(c, c.delimited(end), depth + 1, m.accountIDToUpdate); break;
      case 26: m.key = readKey(c, c.delimited(end), depth + 1, m.key); break;
      case 34: m.proxyAccountID = readAccountID(c, c.delimited(end), depth + 1, m.proxyAccountID); break;
      case 40: m.proxyFraction = c.int32(end); break;
      case 48: m.sendRecordThreshold = c.uint64(end); break;
      case 56: m.receiveRecordThreshold = c.uint64(end); break;
      case 66: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 74: m.expirationTime = readTimestamp(c, c.delimited(end), depth + 1, m.expirationTime); break;
      case 80: m.receiverSigRequired = c.bool(end); break;
      case 90: m.sendRecordThresholdWrapper = readUInt64Value(c, c.delimited(end), depth + 1, m.sendRecordThresholdWrapper); break;
      case 98: m.receiveRecordThresholdWrapper = readUInt64Value(c, c.delimited(end), depth + 1, m.receiveRecordThresholdWrapper); break;
      case 106: m.receiverSigRequiredWrapper = readBoolValue(c, c.delimited(end), depth + 1, m.receiverSigRequiredWrapper); break;
      case 114: m.memo = readStringValue(c, c.delimited(end), depth + 1, m.memo); break;
      case 122: m.maxAutomaticTokenAssociations = readInt32Value(c, c.delimited(end), depth + 1, m.maxAutomaticTokenAssociations); break;
      case 130: m.stakedAccountId = readAccountID(c, c.delimited(end), depth + 1, m.stakedAccountId); break;
      case 136: m.stakedNodeId = c.int64(end); break;
      case 146: m.declineReward = readBoolValue(c, c.delimited(end), depth + 1, m.declineReward); break;
      case 152: m.hookIdsToDelete = appended(m.hookIdsToDelete, c.int64(end)); break;
      case 154: for (const stop = c.delimited(end); c.offset < stop; ) m.hookIdsToDelete = appended(m.hookIdsToDelete, c.int64(stop)); break;
      case 162: m.hookCreationDetails = appended(m.hookCreationDetails, readHookCreationDetails(c, c.delimited(end), depth + 1)); break;
      case 170: m.delegationAddress = c.bytes(end); break;
      default: c.skipField('CryptoUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoUpdateTransactionBody: MessageType<CryptoUpdateTransactionBody> = defineMessage<CryptoUpdateTransactionBody>(
  'CryptoUpdateTransactionBody',
  newCryptoUpdateTransactionBody,
  readCryptoUpdateTransactionBody,
  () => [
    { number: 2, name: 'accountIDToUpdate', kind: 'message', type: AccountID },
    { number: 3, name: 'key', kind: 'message', type: Key },
    { number: 4, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 5, name: 'proxyFraction', kind: 'int32' },
    { number: 6, name: 'sendRecordThreshold', kind: 'uint64', optional: true },
    { number: 7, name: 'receiveRecordThreshold', kind: 'uint64', optional: true },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 10, name: 'receiverSigRequired', kind: 'bool', optional: true },
    { number: 11, name: 'sendRecordThresholdWrapper', kind: 'message', optional: true, type: UInt64Value },
    { number: 12, name: 'receiveRecordThresholdWrapper', kind: 'message', optional: true, type: UInt64Value },
    { number: 13, name: 'receiverSigRequiredWrapper', kind: 'message', optional: true, type: BoolValue },
    { number: 14, name: 'memo', kind: 'message', type: StringValue },
    { number: 15, name: 'maxAutomaticTokenAssociations', kind: 'message', type: Int32Value },
    { number: 16, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 17, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 18, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 19, name: 'hookIdsToDelete', kind: 'int64', repeated: true },
    { number: 20, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
    { number: 21, name: 'delegationAddress', kind: 'bytes' },
  ],
);

/** proto.CurrentAndNextFeeSchedule */
export interface CurrentAndNextFeeSchedule {
  currentFeeSchedule: FeeSchedule | undefined;
  nextFeeSchedule: FeeSchedule | undefined;
}
function newCurrentAndNextFeeSchedule(): CurrentAndNextFeeSchedule {
  return { currentFeeSchedule: undefined, nextFeeSchedule: undefined };
}
function readCurrentAndNextFeeSchedule(c: Cursor, end: number, depth: number, m: CurrentAndNextFeeSchedule = newCurrentAndNextFeeSchedule()): CurrentAndNextFeeSchedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.currentFeeSchedule = readFeeSchedule(c, c.delimited(end), depth + 1, m.currentFeeSchedule); break;
      case 18: m.nextFeeSchedule = readFeeSchedule(c, c.delimited(end), depth + 1, m.nextFeeSchedule); break;
      default: c.skipField('CurrentAndNextFeeSchedule', tag, end);
    }
  }
  return m;
}
export const CurrentAndNextFeeSchedule: MessageType<CurrentAndNextFeeSchedule> = defineMessage<CurrentAndNextFeeSchedule>(
  'CurrentAndNextFeeSchedule',
  newCurrentAndNextFeeSchedule,
  readCurrentAndNextFeeSchedule,
  () => [
    { number: 1, name: 'currentFeeSchedule', kind: 'message', type: FeeSchedule },
    { number: 2, name: 'nextFeeSchedule', kind: 'message', type: FeeSchedule },
  ],
);

/** proto.CustomFee */
export interface CustomFee {
  fixedFee: FixedFee | undefined;
  fractionalFee: FractionalFee | undefined;
  feeCollectorAccountId: AccountID | undefined;
  royaltyFee: RoyaltyFee | undefined;
  allCollectorsAreExempt: boolean;
}
function newCustomFee(): CustomFee {
  return { fixedFee: undefined, fractionalFee: undefined, feeCollectorAccountId: undefined, royaltyFee: undefined, allCollectorsAreExempt: false };
}
function readCustomFee(c: Cursor, end: number, depth: number, m: CustomFee = newCustomFee()): CustomFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fixedFee = readFixedFee(c, c.delimited(end), depth + 1, m.fixedFee); break;
      case 18: m.fractionalFee = readFractionalFee(c, c.delimited(end), depth + 1, m.fractionalFee); break;
      case 26: m.feeCollectorAccountId = readAccountID(c, c.delimited(end), depth + 1, m.feeCollectorAccountId); break;
      case 34: m.royaltyFee = readRoyaltyFee(c, c.delimited(end), depth + 1, m.royaltyFee); break;
      case 40: m.allCollectorsAreExempt = c.bool(end); break;
      default: c.skipField('CustomFee', tag, end);
    }
  }
  return m;
}
export const CustomFee: MessageType<CustomFee> = defineMessage<CustomFee>(
  'CustomFee',
  newCustomFee,
  readCustomFee,
  () => [
    { number: 1, name: 'fixedFee', kind: 'message', optional: true, type: FixedFee },
    { number: 2, name: 'fractionalFee', kind: 'message', optional: true, type: FractionalFee },
    { number: 3, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
    { number: 4, name: 'royaltyFee', kind: 'message', optional: true, type: RoyaltyFee },
    { number: 5, name: 'allCollectorsAreExempt', kind: 'bool' },
  ],
);

/** proto.CustomFeeLimit */
export interface CustomFeeLimit {
  accountId: AccountID | undefined;
  fees: readonly FixedFee[];
}
function newCustomFeeLimit(): CustomFeeLimit {
  return { accountId: undefined, fees: NONE };
}
function readCustomFeeLimit(c: Cursor, end: number, depth: number, m: CustomFeeLimit = newCustomFeeLimit()): CustomFeeLimit {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 18: m.fees = appended(m.fees, readFixedFee(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('CustomFeeLimit', tag, end);
    }
  }
  return m;
}
export const CustomFeeLimit: MessageType<CustomFeeLimit> = defineMessage<CustomFeeLimit>(
  'CustomFeeLimit',
  newCustomFeeLimit,
  readCustomFeeLimit,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'fees', kind: 'message', repeated: true, type: FixedFee },
  ],
);

/** proto.Duration */
export interface Duration {
  seconds: bigint;
}
function newDuration(): Duration {
  return { seconds: 0n };
}
function readDuration(c: Cursor, end: number, depth: number, m: Duration = newDuration()): Duration {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.seconds = c.int64(end); break;
      default: c.skipField('Duration', tag, end);
    }
  }
  return m;
}
export const Duration: MessageType<Duration> = defineMessage<Duration>(
  'Duration',
  newDuration,
  readDuration,
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
  ],
);

/** proto.EntityIDPair */
export interface EntityIDPair {
  accountId: AccountID | undefined;
  tokenId: TokenID | undefined;
}
function newEntityIDPair(): EntityIDPair {
  return { accountId: undefined, tokenId: undefined };
}
function readEntityIDPair(c: Cursor, end: number, depth: number, m: EntityIDPair = newEntityIDPair()): EntityIDPair {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 18: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      default: c.skipField('EntityIDPair', tag, end);
    }
  }
  return m;
}
export const EntityIDPair: MessageType<EntityIDPair> = defineMessage<EntityIDPair>(
  'EntityIDPair',
  newEntityIDPair,
  readEntityIDPair,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'tokenId', kind: 'message', type: TokenID },
  ],
);

/** proto.EthereumTransactionBody */
export interface EthereumTransactionBody {
  ethereumData: Uint8Array;
  callData: FileID | undefined;
  maxGasAllowance: bigint;
}
function newEthereumTransactionBody(): EthereumTransactionBody {
  return { ethereumData: EMPTY, callData: undefined, maxGasAllowance: 0n };
}
function readEthereumTransactionBody(c: Cursor, end: number, depth: number, m: EthereumTransactionBody = newEthereumTransactionBody()): EthereumTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ethereumData = c.bytes(end); break;
      case 18: m.callData = readFileID(c, c.delimited(end), depth + 1, m.callData); break;
      case 24: m.maxGasAllowance = c.int64(end); break;
      default: c.skipField('EthereumTransactionBody', tag, end);
    }
  }
  return m;
}
export const EthereumTransactionBody: MessageType<EthereumTransactionBody> = defineMessage<EthereumTransactionBody>(
  'EthereumTransactionBody',
  newEthereumTransactionBody,
  readEthereumTransactionBody,
  () => [
    { number: 1, name: 'ethereumData', kind: 'bytes' },
    { number: 2, name: 'callData', kind: 'message', type: FileID },
    { number: 3, name: 'maxGasAllowance', kind: 'int64' },
  ],
);

/** proto.EvmHookCall */
export interface EvmHookCall {
  data: Uint8Array;
  gasLimit: bigint;
}
function newEvmHookCall(): EvmHookCall {
  return { data: EMPTY, gasLimit: 0n };
}
function readEvmHookCall(c: Cursor, end: number, depth: number, m: EvmHookCall = newEvmHookCall()): EvmHookCall {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.data = c.bytes(end); break;
      case 16: m.gasLimit = c.uint64(end); break;
      default: c.skipField('EvmHookCall', tag, end);
    }
  }
  return m;
}
export const EvmHookCall: MessageType<EvmHookCall> = defineMessage<EvmHookCall>(
  'EvmHookCall',
  newEvmHookCall,
  readEvmHookCall,
  () => [
    { number: 1, name: 'data', kind: 'bytes' },
    { number: 2, name: 'gasLimit', kind: 'uint64' },
  ],
);

/** proto.EvmTransactionResult */
export interface EvmTransactionResult {
  senderId: AccountID | undefined;
  contractId: ContractID | undefined;
  resultData: Uint8Array;
  errorMessage: string;
  gasUsed: bigint;
  internalCallContext: InternalCallContext | undefined;
  executedHookId: HookId | undefined;
  contractNonces: readonly ContractNonceInfo[];
  signerNonce: Int64Value | undefined;
}
function newEvmTransactionResult(): EvmTransactionResult {
  return { senderId: undefined, contractId: undefined, resultData: EMPTY, errorMessage: '', gasUsed: 0n, internalCallContext: undefined, executedHookId: undefined, contractNonces: NONE, signerNonce: undefined };
}
function readEvmTransactionResult(c: Cursor, end: number, depth: number, m: EvmTransactionResult = newEvmTransactionResult()): EvmTransactionResult {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.senderId = readAccountID(c, c.delimited(end), depth + 1, m.senderId); break;
      case 18: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      case 26: m.resultData = c.bytes(end); break;
      case 34: m.errorMessage = c.text(end); break;
      case 40: m.gasUsed = c.uint64(end); break;
      case 50: m.internalCallContext = readInternalCallContext(c, c.delimited(end), depth + 1, m.internalCallContext); break;
      case 58: m.executedHookId = readHookId(c, c.delimited(end), depth + 1, m.executedHookId); break;
      case 66: m.contractNonces = appended(m.contractNonces, readContractNonceInfo(c, c.delimited(end), depth + 1)); break;
      case 74: m.signerNonce = readInt64Value(c, c.delimited(end), depth + 1, m.signerNonce); break;
      default: c.skipField('EvmTransactionResult', tag, end);
    }
  }
  return m;
}
export const EvmTransactionResult: MessageType<EvmTransactionResult> = defineMessage<EvmTransactionResult>(
  'EvmTransactionResult',
  newEvmTransactionResult,
  readEvmTransactionResult,
  () => [
    { number: 1, name: 'senderId', kind: 'message', type: AccountID },
    { number: 2, name: 'contractId', kind: 'message', type: ContractID },
    { number: 3, name: 'resultData', kind: 'bytes' },
    { number: 4, name: 'errorMessage', kind: 'string' },
    { number: 5, name: 'gasUsed', kind: 'uint64' },
    { number: 6, name: 'internalCallContext', kind: 'message', type: InternalCallContext },
    { number: 7, name: 'executedHookId', kind: 'message', type: HookId },
    { number: 8, name: 'contractNonces', kind: 'message', repeated: true, type: ContractNonceInfo },
    { number: 9, name: 'signerNonce', kind: 'message', type: Int64Value },
  ],
);

/** proto.ExchangeRate */
export interface ExchangeRate {
  hbarEquiv: number;
  centEquiv: number;
  expirationTime: TimestampSeconds | undefined;
}
function newExchangeRate(): ExchangeRate {
  return { hbarEquiv: 0, centEquiv: 0, expirationTime: undefined };
}
function readExchangeRate(c: Cursor, end: number, depth: number, m: ExchangeRate = newExchangeRate()): ExchangeRate {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.hbarEquiv = c.int32(end); break;
      case 16: m.centEquiv = c.int32(end); break;
      case 26: m.expirationTime = readTimestampSeconds(c, c.delimited(end), depth + 1, m.expirationTime); break;
      default: c.skipField('ExchangeRate', tag, end);
    }
  }
  return m;
}
export const ExchangeRate: MessageType<ExchangeRate> = defineMessage<ExchangeRate>(
  'ExchangeRate',
  newExchangeRate,
  readExchangeRate,
  () => [
    { number: 1, name: 'hbarEquiv', kind: 'int32' },
    { number: 2, name: 'centEquiv', kind: 'int32' },
    { number: 3, name: 'expirationTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.ExchangeRateSet */
export interface ExchangeRateSet {
  currentRate: ExchangeRate | undefined;
  nextRate: ExchangeRate | undefined;
}
function newExchangeRateSet(): ExchangeRateSet {
  return { currentRate: undefined, nextRate: undefined };
}
function readExchangeRateSet(c: Cursor, end: number, depth: number, m: ExchangeRateSet = newExchangeRateSet()): ExchangeRateSet {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.currentRate = readExchangeRate(c, c.delimited(end), depth + 1, m.currentRate); break;
      case 18: m.nextRate = readExchangeRate(c, c.delimited(end), depth + 1, m.nextRate); break;
      default: c.skipField('ExchangeRateSet', tag, end);
    }
  }
  return m;
}
export const ExchangeRateSet: MessageType<ExchangeRateSet> = defineMessage<ExchangeRateSet>(
  'ExchangeRateSet',
  newExchangeRateSet,
  readExchangeRateSet,
  () => [
    { number: 1, name: 'currentRate', kind: 'message', type: ExchangeRate },
    { number: 2, name: 'nextRate', kind: 'message', type: ExchangeRate },
  ],
);

/** proto.FeeComponents */
export interface FeeComponents {
  min: bigint;
  max: bigint;
  constant: bigint;
  bpt: bigint;
  vpt: bigint;
  rbh: bigint;
  sbh: bigint;
  gas: bigint;
  tv: bigint;
  bpr: bigint;
  sbpr: bigint;
}
function newFeeComponents(): FeeComponents {
  return { min: 0n, max: 0n, constant: 0n, bpt: 0n, vpt: 0n, rbh: 0n, sbh: 0n, gas: 0n, tv: 0n, bpr: 0n, sbpr: 0n };
}
function readFeeComponents(c: Cursor, end: number, depth: number, m: FeeComponents = newFeeComponents()): FeeComponents {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.min = c.int64(end); break;
      case 16: m.max = c.int64(end); break;
      case 24: m.constant = c.int64(end); break;
      case 32: m.bpt = c.int64(end); break;
      case 40: m.vpt = c.int64(end); break;
      case 48: m.rbh = c.int64(end); break;
      case 56: m.sbh = c.int64(end); break;
      case 64: m.gas = c.int64(end); break;
      case 72: m.tv = c.int64(end); break;
      case 80: m.bpr = c.int64(end); break;
      case 88: m.sbpr = c.int64(end); break;
      default: c.skipField('FeeComponents', tag, end);
    }
  }
  return m;
}
export const FeeComponents: MessageType<FeeComponents> = defineMessage<FeeComponents>(
  'FeeComponents',
  newFeeComponents,
  readFeeComponents,
  () => [
    { number: 1, name: 'min', kind: 'int64' },
    { number: 2, name: 'max', kind: 'int64' },
    { number: 3, name: 'constant', kind: 'int64' },
    { number: 4, name: 'bpt', kind: 'int64' },
    { number: 5, name: 'vpt', kind: 'int64' },
    { number: 6, name: 'rbh', kind: 'int64' },
    { number: 7, name: 'sbh', kind: 'int64' },
    { number: 8, name: 'gas', kind: 'int64' },
    { number: 9, name: 'tv', kind: 'int64' },
    { number: 10, name: 'bpr', kind: 'int64' },
    { number: 11, name: 'sbpr', kind: 'int64' },
  ],
);

/** proto.FeeData */
export interface FeeData {
  nodedata: FeeComponents | undefined;
  networkdata: FeeComponents | undefined;
  servicedata: FeeComponents | undefined;
  subType: number;
}
function newFeeData(): FeeData {
  return { nodedata: undefined, networkdata: undefined, servicedata: undefined, subType: 0 };
}
function readFeeData(c: Cursor, end: number, depth: number, m: FeeData = newFeeData()): FeeData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodedata = readFeeComponents(c, c.delimited(end), depth + 1, m.nodedata); break;
      case 18: m.networkdata = readFeeComponents(c, c.delimited(end), depth + 1, m.networkdata); break;
      case 26: m.servicedata = readFeeComponents(c, c.delimited(end), depth + 1, m.servicedata); break;
      case 32: m.subType = c.int32(end); break;
      default: c.skipField('FeeData', tag, end);
    }
  }
  return m;
}
export const FeeData: MessageType<FeeData> = defineMessage<FeeData>(
  'FeeData',
  newFeeData,
  readFeeData,
  () => [
    { number: 1, name: 'nodedata', kind: 'message', type: FeeComponents },
    { number: 2, name: 'networkdata', kind: 'message', type: FeeComponents },
    { number: 3, name: 'servicedata', kind: 'message', type: FeeComponents },
    { number: 4, name: 'subType', kind: 'enum' },
  ],
);

/** proto.FeeExemptKeyList */
export interface FeeExemptKeyList {
  keys: readonly Key[];
}
function newFeeExemptKeyList(): FeeExemptKeyList {
  return { keys: NONE };
}
function readFeeExemptKeyList(c: Cursor, end: number, depth: number, m: FeeExemptKeyList = newFeeExemptKeyList()): FeeExemptKeyList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.keys = appended(m.keys, readKey(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('FeeExemptKeyList', tag, end);
    }
  }
  return m;
}
export const FeeExemptKeyList: MessageType<FeeExemptKeyList> = defineMessage<FeeExemptKeyList>(
  'FeeExemptKeyList',
  newFeeExemptKeyList,
  readFeeExemptKeyList,
  () => [
    { number: 1, name: 'keys', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.FeeSchedule */
export interface FeeSchedule {
  transactionFeeSchedule: readonly TransactionFeeSchedule[];
  expiryTime: TimestampSeconds | undefined;
}
function newFeeSchedule(): FeeSchedule {
  return { transactionFeeSchedule: NONE, expiryTime: undefined };
}
function readFeeSchedule(c: Cursor, end: number, depth: number, m: FeeSchedule = newFeeSchedule()): FeeSchedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionFeeSchedule = appended(m.transactionFeeSchedule, readTransactionFeeSchedule(c, c.delimited(end), depth + 1)); break;
      case 18: m.expiryTime = readTimestampSeconds(c, c.delimited(end), depth + 1, m.expiryTime); break;
      default: c.skipField('FeeSchedule', tag, end);
    }
  }
  return m;
}
export const FeeSchedule: MessageType<FeeSchedule> = defineMessage<FeeSchedule>(
  'FeeSchedule',
  newFeeSchedule,
  readFeeSchedule,
  () => [
    { number: 1, name: 'transactionFeeSchedule', kind: 'message', repeated: true, type: TransactionFeeSchedule },
    { number: 2, name: 'expiryTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.File */
export interface File {
  fileId: FileID | undefined;
  expirationSecond: bigint;
  keys: KeyList | undefined;
  contents: Uint8Array;
  memo: string;
  deleted: boolean;
  preSystemDeleteExpirationSecond: bigint;
}
function newFile(): File {
  return { fileId: undefined, expirationSecond: 0n, keys: undefined, contents: EMPTY, memo: '', deleted: false, preSystemDeleteExpirationSecond: 0n };
}
function readFile(c: Cursor, end: number, depth: number, m: File = newFile()): File {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileId = readFileID(c, c.delimited(end), depth + 1, m.fileId); break;
      case 16: m.expirationSecond = c.int64(end); break;
      case 26: m.keys = readKeyList(c, c.delimited(end), depth + 1, m.keys); break;
      case 34: m.contents = c.bytes(end); break;
      case 42: m.memo = c.text(end); break;
      case 48: m.deleted = c.bool(end); break;
      case 56: m.preSystemDeleteExpirationSecond = c.int64(end); break;
      default: c.skipField('File', tag, end);
    }
  }
  return m;
}
export const File: MessageType<File> = defineMessage<File>(
  'File',
  newFile,
  readFile,
  () => [
    { number: 1, name: 'fileId', kind: 'message', type: FileID },
    { number: 2, name: 'expirationSecond', kind: 'int64' },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'deleted', kind: 'bool' },
    { number: 7, name: 'preSystemDeleteExpirationSecond', kind: 'int64' },
  ],
);

/** proto.FileAppendTransactionBody */
export interface FileAppendTransactionBody {
  fileID: FileID | undefined;
  contents: Uint8Array;
}
function newFileAppendTransactionBody(): FileAppendTransactionBody {
  return { fileID: undefined, contents: EMPTY };
}
function readFileAppendTransactionBody(c: Cursor, end: number, depth: number, m: FileAppendTransactionBody = newFileAppendTransactionBody()): FileAppendTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      case 34: m.contents = c.bytes(end); break;
      default: c.skipField('FileAppendTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileAppendTransactionBody: MessageType<FileAppendTransactionBody> = defineMessage<FileAppendTransactionBody>(
  'FileAppendTransactionBody',
  newFileAppendTransactionBody,
  readFileAppendTransactionBody,
  () => [
    { number: 2, name: 'fileID', kind: 'message', type: FileID },
    { number: 4, name: 'contents', kind: 'bytes' },
  ],
);

/** proto.FileCreateTransactionBody */
export interface FileCreateTransactionBody {
  expirationTime: Timestamp | undefined;
  keys: KeyList | undefined;
  contents: Uint8Array;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
}
function newFileCreateTransactionBody(): FileCreateTransactionBody {
  return { expirationTime: undefined, keys: undefined, contents: EMPTY, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '' };
}
function readFileCreateTransactionBody(c: Cursor, end: number, depth: number, m: FileCreateTransactionBody = newFileCreateTransactionBody()): FileCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.expirationTime = readTimestamp(c, c.delimited(end), depth + 1, m.expirationTime); break;
      case 26: m.keys = readKeyList(c, c.delimited(end), depth + 1, m.keys); break;
      case 34: m.contents = c.bytes(end); break;
      case 42: m.shardID = readShardID(c, c.delimited(end), depth + 1, m.shardID); break;
      case 50: m.realmID = readRealmID(c, c.delimited(end), depth + 1, m.realmID); break;
      case 58: m.newRealmAdminKey = readKey(c, c.delimited(end), depth + 1, m.newRealmAdminKey); break;
      case 66: m.memo = c.text(end); break;
      default: c.skipField('FileCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileCreateTransactionBody: MessageType<FileCreateTransactionBody> = defineMessage<FileCreateTransactionBody>(
  'FileCreateTransactionBody',
  newFileCreateTransactionBody,
  readFileCreateTransactionBody,
  () => [
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'shardID', kind: 'message', type: ShardID },
    { number: 6, name: 'realmID', kind: 'message', type: RealmID },
    { number: 7, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 8, name: 'memo', kind: 'string' },
  ],
);

/** proto.FileDeleteTransactionBody */
export interface FileDeleteTransactionBody {
  fileID: FileID | undefined;
}
function newFileDeleteTransactionBody(): FileDeleteTransactionBody {
  return { fileID: undefined };
}
function readFileDeleteTransactionBody(c: Cursor, end: number, depth: number, m: FileDeleteTransactionBody = newFileDeleteTransactionBody()): FileDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      default: c.skipField('FileDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileDeleteTransactionBody: MessageType<FileDeleteTransactionBody> = defineMessage<FileDeleteTransactionBody>(
  'FileDeleteTransactionBody',
  newFileDeleteTransactionBody,
  readFileDeleteTransactionBody,
  () => [
    { number: 2, name: 'fileID', kind: 'message', type: FileID },
  ],
);

/** proto.FileID */
export interface FileID {
  shardNum: bigint;
  realmNum: bigint;
  fileNum: bigint;
}
function newFileID(): FileID {
  return { shardNum: 0n, realmNum: 0n, fileNum: 0n };
}
function readFileID(c: Cursor, end: number, depth: number, m: FileID = newFileID()): FileID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.fileNum = c.int64(end); break;
      default: c.skipField('FileID', tag, end);
    }
  }
  return m;
}
export const FileID: MessageType<FileID> = defineMessage<FileID>(
  'FileID',
  newFileID,
  readFileID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'fileNum', kind: 'int64' },
  ],
);

/** proto.FileUpdateTransactionBody */
export interface FileUpdateTransactionBody {
  fileID: FileID | undefined;
  expirationTime: Timestamp | undefined;
  keys: KeyList | undefined;
  contents: Uint8Array;
  memo: StringValue | undefined;
}
function newFileUpdateTransactionBody(): FileUpdateTransactionBody {
  return { fileID: undefined, expirationTime: undefined, keys: undefined, contents: EMPTY, memo: undefined };
}
function readFileUpdateTransactionBody(c: Cursor, end: number, depth: number, m: FileUpdateTransactionBody = newFileUpdateTransactionBody()): FileUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      case 18: m.expirationTime = readTimestamp(c, c.delimited(end), depth + 1, m.expirationTime); break;
      case 26: m.keys = readKeyList(c, c.delimited(end), depth + 1, m.keys); break;
      case 34: m.contents = c.bytes(end); break;
      case 42: m.memo = readStringValue(c, c.delimited(end), depth + 1, m.memo); break;
      default: c.skipField('FileUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileUpdateTransactionBody: MessageType<FileUpdateTransactionBody> = defineMessage<FileUpdateTransactionBody>(
  'FileUpdateTransactionBody',
  newFileUpdateTransactionBody,
  readFileUpdateTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', type: FileID },
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'memo', kind: 'message', type: StringValue },
  ],
);

/** proto.FixedCustomFee */
export interface FixedCustomFee {
  fixedFee: FixedFee | undefined;
  feeCollectorAccountId: AccountID | undefined;
}
function newFixedCustomFee(): FixedCustomFee {
  return { fixedFee: undefined, feeCollectorAccountId: undefined };
}
function readFixedCustomFee(c: Cursor, end: number, depth: number, m: FixedCustomFee = newFixedCustomFee()): FixedCustomFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fixedFee = readFixedFee(c, c.delimited(end), depth + 1, m.fixedFee); break;
      case 18: m.feeCollectorAccountId = readAccountID(c, c.delimited(end), depth + 1, m.feeCollectorAccountId); break;
      default: c.skipField('FixedCustomFee', tag, end);
    }
  }
  return m;
}
export const FixedCustomFee: MessageType<FixedCustomFee> = defineMessage<FixedCustomFee>(
  'FixedCustomFee',
  newFixedCustomFee,
  readFixedCustomFee,
  () => [
    { number: 1, name: 'fixedFee', kind: 'message', type: FixedFee },
    { number: 2, name: 'feeCollectorAccountId', kind: 'message', type: AccountID },
  ],
);

/** proto.FixedCustomFeeList */
export interface FixedCustomFeeList {
  fees: readonly FixedCustomFee[];
}
function newFixedCustomFeeList(): FixedCustomFeeList {
  return { fees: NONE };
}
function readFixedCustomFeeList(c: Cursor, end: number, depth: number, m: FixedCustomFeeList = newFixedCustomFeeList()): FixedCustomFeeList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fees = appended(m.fees, readFixedCustomFee(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('FixedCustomFeeList', tag, end);
    }
  }
  return m;
}
export const FixedCustomFeeList: MessageType<FixedCustomFeeList> = defineMessage<FixedCustomFeeList>(
  'FixedCustomFeeList',
  newFixedCustomFeeList,
  readFixedCustomFeeList,
  () => [
    { number: 1, name: 'fees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);

/** proto.FixedFee */
export interface FixedFee {
  amount: bigint;
  denominatingTokenId: TokenID | undefined;
}
function newFixedFee(): FixedFee {
  return { amount: 0n, denominatingTokenId: undefined };
}
function readFixedFee(c: Cursor, end: number, depth: number, m: FixedFee = newFixedFee()): FixedFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.amount = c.int64(end); break;
      case 18: m.denominatingTokenId = readTokenID(c, c.delimited(end), depth + 1, m.denominatingTokenId); break;
      default: c.skipField('FixedFee', tag, end);
    }
  }
  return m;
}
export const FixedFee: MessageType<FixedFee> = defineMessage<FixedFee>(
  'FixedFee',
  newFixedFee,
  readFixedFee,
  () => [
    { number: 1, name: 'amount', kind: 'int64' },
    { number: 2, name: 'denominatingTokenId', kind: 'message', type: TokenID },
  ],
);

/** proto.Fraction */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}
function newFraction(): Fraction {
  return { numerator: 0n, denominator: 0n };
}
function readFraction(c: Cursor, end: number, depth: number, m: Fraction = newFraction()): Fraction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numerator = c.int64(end); break;
      case 16: m.denominator = c.int64(end); break;
      default: c.skipField('Fraction', tag, end);
    }
  }
  return m;
}
export const Fraction: MessageType<Fraction> = defineMessage<Fraction>(
  'Fraction',
  newFraction,
  readFraction,
  () => [
    { number: 1, name: 'numerator', kind: 'int64' },
    { number: 2, name: 'denominator', kind: 'int64' },
  ],
);

/** proto.FractionalFee */
export interface FractionalFee {
  fractionalAmount: Fraction | undefined;
  minimumAmount: bigint;
  maximumAmount: bigint;
  netOfTransfers: boolean;
}
function newFractionalFee(): FractionalFee {
  return { fractionalAmount: undefined, minimumAmount: 0n, maximumAmount: 0n, netOfTransfers: false };
}
function readFractionalFee(c: Cursor, end: number, depth: number, m: FractionalFee = newFractionalFee()): FractionalFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fractionalAmount = readFraction(c, c.delimited(end), depth + 1, m.fractionalAmount); break;
      case 16: m.minimumAmount = c.int64(end); break;
      case 24: m.maximumAmount = c.int64(end); break;
      case 32: m.netOfTransfers = c.bool(end); break;
      default: c.skipField('FractionalFee', tag, end);
    }
  }
  return m;
}
export const FractionalFee: MessageType<FractionalFee> = defineMessage<FractionalFee>(
  'FractionalFee',
  newFractionalFee,
  readFractionalFee,
  () => [
    { number: 1, name: 'fractionalAmount', kind: 'message', type: Fraction },
    { number: 2, name: 'minimumAmount', kind: 'int64' },
    { number: 3, name: 'maximumAmount', kind: 'int64' },
    { number: 4, name: 'netOfTransfers', kind: 'bool' },
  ],
);

/** proto.FreezeTransactionBody */
export interface FreezeTransactionBody {
  startHour: number;
  startMin: number;
  endHour: number;
  endMin: number;
  updateFile: FileID | undefined;
  fileHash: Uint8Array;
  startTime: Timestamp | undefined;
  freezeType: number;
}
function newFreezeTransactionBody(): FreezeTransactionBody {
  return { startHour: 0, startMin: 0, endHour: 0, endMin: 0, updateFile: undefined, fileHash: EMPTY, startTime: undefined, freezeType: 0 };
}
function readFreezeTransactionBody(c: Cursor, end: number, depth: number, m: FreezeTransactionBody = newFreezeTransactionBody()): FreezeTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.startHour = c.int32(end); break;
      case 16: m.startMin = c.int32(end); break;
      case 24: m.endHour = c.int32(end); break;
      case 32: m.endMin = c.int32(end); break;
      case 42: m.updateFile = readFileID(c, c.delimited(end), depth + 1, m.updateFile); break;
      case 50: m.fileHash = c.bytes(end); break;
      case 58: m.startTime = readTimestamp(c, c.delimited(end), depth + 1, m.startTime); break;
      case 64: m.freezeType = c.int32(end); break;
      default: c.skipField('FreezeTransactionBody', tag, end);
    }
  }
  return m;
}
export const FreezeTransactionBody: MessageType<FreezeTransactionBody> = defineMessage<FreezeTransactionBody>(
  'FreezeTransactionBody',
  newFreezeTransactionBody,
  readFreezeTransactionBody,
  () => [
    { number: 1, name: 'startHour', kind: 'int32' },
    { number: 2, name: 'startMin', kind: 'int32' },
    { number: 3, name: 'endHour', kind: 'int32' },
    { number: 4, name: 'endMin', kind: 'int32' },
    { number: 5, name: 'updateFile', kind: 'message', type: FileID },
    { number: 6, name: 'fileHash', kind: 'bytes' },
    { number: 7, name: 'startTime', kind: 'message', type: Timestamp },
    { number: 8, name: 'freezeType', kind: 'enum' },
  ],
);

/** proto.FreezeType */
export const FreezeType: Readonly<Record<number, string>> = {
  0: 'UNKNOWN_FREEZE_TYPE',
  1: 'FREEZE_ONLY',
  2: 'PREPARE_UPGRADE',
  3: 'FREEZE_UPGRADE',
  4: 'FREEZE_ABORT',
  5: 'TELEMETRY_UPGRADE',
};

/** proto.HashAlgorithm */
export const HashAlgorithm: Readonly<Record<number, string>> = {
  0: 'HASH_ALGORITHM_UNKNOWN',
  1: 'SHA_384',
};

/** proto.HashObject */
export interface HashObject {
  algorithm: number;
  length: number;
  hash: Uint8Array;
}
function newHashObject(): HashObject {
  return { algorithm: 0, length: 0, hash: EMPTY };
}
function readHashObject(c: Cursor, end: number, depth: number, m: HashObject = newHashObject()): HashObject {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.algorithm = c.int32(end); break;
      case 16: m.length = c.int32(end); break;
      case 26: m.hash = c.bytes(end); break;
      default: c.skipField('HashObject', tag, end);
    }
  }
  return m;
}
export const HashObject: MessageType<HashObject> = defineMessage<HashObject>(
  'HashObject',
  newHashObject,
  readHashObject,
  () => [
    { number: 1, name: 'algorithm', kind: 'enum' },
    { number: 2, name: 'length', kind: 'int32' },
    { number: 3, name: 'hash', kind: 'bytes' },
  ],
);

/** proto.HederaFunctionality */
export const HederaFunctionality: Readonly<Record<number, string>> = {
  0: 'NONE',
  1: 'CryptoTransfer',
  2: 'CryptoUpdate',
  3: 'CryptoDelete',
  4: 'CryptoAddLiveHash',
  5: 'CryptoDeleteLiveHash',
  6: 'ContractCall',
  7: 'ContractCreate',
  8: 'ContractUpdate',
  9: 'FileCreate',
  10: 'FileAppend',
  11: 'FileUpdate',
  12: 'FileDelete',
  13: 'CryptoGetAccountBalance',
  14: 'CryptoGetAccountRecords',
  15: 'CryptoGetInfo',
  16: 'ContractCallLocal',
  17: 'ContractGetInfo',
  18: 'ContractGetBytecode',
  19: 'GetBySolidityID',
  20: 'GetByKey',
  21: 'CryptoGetLiveHash',
  22: 'CryptoGetStakers',
  23: 'FileGetContents',
  24: 'FileGetInfo',
  25: 'TransactionGetRecord',
  26: 'ContractGetRecords',
  27: 'CryptoCreate',
  28: 'SystemDelete',
  29: 'SystemUndelete',
  30: 'ContractDelete',
  31: 'Freeze',
  32: 'CreateTransactionRecord',
  33: 'CryptoAccountAutoRenew',
  34: 'ContractAutoRenew',
  35: 'GetVersionInfo',
  36: 'TransactionGetReceipt',
  50: 'ConsensusCreateTopic',
  51: 'ConsensusUpdateTopic',
  52: 'ConsensusDeleteTopic',
  53: 'ConsensusGetTopicInfo',
  54: 'ConsensusSubmitMessage',
  55: 'UncheckedSubmit',
  56: 'TokenCreate',
  58: 'TokenGetInfo',
  59: 'TokenFreezeAccount',
  60: 'TokenUnfreezeAccount',
  61: 'TokenGrantKycToAccount',
  62: 'TokenRevokeKycFromAccount',
  63: 'TokenDelete',
  64: 'TokenUpdate',
  65: 'TokenMint',
  66: 'TokenBurn',
  67: 'TokenAccountWipe',
  68: 'TokenAssociateToAccount',
  69: 'TokenDissociateFromAccount',
  70: 'ScheduleCreate',
  71: 'ScheduleDelete',
  72: 'ScheduleSign',
  73: 'ScheduleGetInfo',
  74: 'TokenGetAccountNftInfos',
  75: 'TokenGetNftInfo',
  76: 'TokenGetNftInfos',
  77: 'TokenFeeScheduleUpdate',
  78: 'NetworkGetExecutionTime',
  79: 'TokenPause',
  80: 'TokenUnpause',
  81: 'CryptoApproveAllowance',
  82: 'CryptoDeleteAllowance',
  83: 'GetAccountDetails',
  84: 'EthereumTransaction',
  85: 'NodeStakeUpdate',
  86: 'UtilPrng',
  87: 'TransactionGetFastRecord',
  88: 'TokenUpdateNfts',
  89: 'NodeCreate',
  90: 'NodeUpdate',
  91: 'NodeDelete',
  92: 'TokenReject',
  93: 'TokenAirdrop',
  94: 'TokenCancelAirdrop',
  95: 'TokenClaimAirdrop',
  100: 'StateSignatureTransaction',
  101: 'HintsKeyPublication',
  102: 'HintsPreprocessingVote',
  103: 'HintsPartialSignature',
  104: 'HistoryAssemblySignature',
  105: 'HistoryProofKeyPublication',
  106: 'HistoryProofVote',
  107: 'CrsPublication',
  108: 'AtomicBatch',
  109: 'LambdaSStore',
  110: 'HookDispatch',
  111: 'HookStore',
  112: 'LedgerIdPublication',
  113: 'RegisteredNodeCreate',
  114: 'RegisteredNodeUpdate',
  115: 'RegisteredNodeDelete',
  116: 'MigrationRootHashVote',
  117: 'ClprUpdateLedgerConfiguration',
  118: 'ClprRegisterChannel',
  119: 'ClprCompleteChannel',
  120: 'ClprCloseChannel',
  121: 'ClprGetLedgerConfiguration',
  122: 'ClprSubmitBundle',
  123: 'ClprRedactMessage',
  124: 'ClprRegisterConnector',
  125: 'ClprDeregisterConnector',
  126: 'ClprCompleteConnector',
  127: 'ClprEndpointPublication',
  128: 'ClprGetEndpointManifest',
};

/** proto.HookCall */
export interface HookCall {
  hookId: bigint | undefined;
  evmHookCall: EvmHookCall | undefined;
}
function newHookCall(): HookCall {
  return { hookId: undefined, evmHookCall: undefined };
}
function readHookCall(c: Cursor, end: number, depth: number, m: HookCall = newHookCall()): HookCall {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.hookId = c.int64(end); break;
      case 26: m.evmHookCall = readEvmHookCall(c, c.delimited(end), depth + 1, m.evmHookCall); break;
      default: c.skipField('HookCall', tag, end);
    }
  }
  return m;
}
export const HookCall: MessageType<HookCall> = defineMessage<HookCall>(
  'HookCall',
  newHookCall,
  readHookCall,
  () => [
    { number: 1, name: 'hookId', kind: 'int64', optional: true },
    { number: 3, name: 'evmHookCall', kind: 'message', optional: true, type: EvmHookCall },
  ],
);

/** proto.HookEntityId */
export interface HookEntityId {
  accountId: AccountID | undefined;
  contractId: ContractID | undefined;
}
function newHookEntityId(): HookEntityId {
  return { accountId: undefined, contractId: undefined };
}
function readHookEntityId(c: Cursor, end: number, depth: number, m: HookEntityId = newHookEntityId()): HookEntityId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 18: m.contractId = readContractID(c, c.delimited(end), depth + 1, m.contractId); break;
      default: c.skipField('HookEntityId', tag, end);
    }
  }
  return m;
}
export const HookEntityId: MessageType<HookEntityId> = defineMessage<HookEntityId>(
  'HookEntityId',
  newHookEntityId,
  readHookEntityId,
  () => [
    { number: 1, name: 'accountId', kind: 'message', optional: true, type: AccountID },
    { number: 2, name: 'contractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.HookId */
export interface HookId {
  entityId: HookEntityId | undefined;
  hookId: bigint;
}
function newHookId(): HookId {
  return { entityId: undefined, hookId: 0n };
}
function readHookId(c: Cursor, end: number, depth: number, m: HookId = newHookId()): HookId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.entityId = readHookEntityId(c, c.delimited(end), depth + 1, m.entityId); break;
      case 16: m.hookId = c.int64(end); break;
      default: c.skipField('HookId', tag, end);
    }
  }
  return m;
}
export const HookId: MessageType<HookId> = defineMessage<HookId>(
  'HookId',
  newHookId,
  readHookId,
  () => [
    { number: 1, name: 'entityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'hookId', kind: 'int64' },
  ],
);

/** proto.InternalCallContext */
export interface InternalCallContext {
  gas: bigint;
  value: bigint;
  callData: Uint8Array;
}
function newInternalCallContext(): InternalCallContext {
  return { gas: 0n, value: 0n, callData: EMPTY };
}
function readInternalCallContext(c: Cursor, end: number, depth: number, m: InternalCallContext = newInternalCallContext()): InternalCallContext {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.gas = c.uint64(end); break;
      case 16: m.value = c.uint64(end); break;
      case 26: m.callData = c.bytes(end); break;
      default: c.skipField('InternalCallContext', tag, end);
    }
  }
  return m;
}
export const InternalCallContext: MessageType<InternalCallContext> = defineMessage<InternalCallContext>(
  'InternalCallContext',
  newInternalCallContext,
  readInternalCallContext,
  () => [
    { number: 1, name: 'gas', kind: 'uint64' },
    { number: 2, name: 'value', kind: 'uint64' },
    { number: 3, name: 'callData', kind: 'bytes' },
  ],
);

/** proto.Key */
export interface Key {
  contractID: ContractID | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  thresholdKey: ThresholdKey | undefined;
  keyList: KeyList | undefined;
  ECDSASecp256k1: Uint8Array | undefined;
  delegatableContractId: ContractID | undefined;
}
function newKey(): Key {
  return { contractID: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, thresholdKey: undefined, keyList: undefined, ECDSASecp256k1: undefined, delegatableContractId: undefined };
}
function readKey(c: Cursor, end: number, depth: number, m: Key = newKey()): Key {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 18: m.ed25519 = c.bytes(end); break;
      case 26: m.RSA_3072 = c.bytes(end); break;
      case 34: m.ECDSA_384 = c.bytes(end); break;
      case 42: m.thresholdKey = readThresholdKey(c, c.delimited(end), depth + 1, m.thresholdKey); break;
      case 50: m.keyList = readKeyList(c, c.delimited(end), depth + 1, m.keyList); break;
      case 58: m.ECDSASecp256k1 = c.bytes(end); break;
      case 66: m.delegatableContractId = readContractID(c, c.delimited(end), depth + 1, m.delegatableContractId); break;
      default: c.skipField('Key', tag, end);
    }
  }
  return m;
}
export const Key: MessageType<Key> = defineMessage<Key>(
  'Key',
  newKey,
  readKey,
  () => [
    { number: 1, name: 'contractID', kind: 'message', optional: true, type: ContractID },
    { number: 2, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 3, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 4, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 5, name: 'thresholdKey', kind: 'message', optional: true, type: ThresholdKey },
    { number: 6, name: 'keyList', kind: 'message', optional: true, type: KeyList },
    { number: 7, name: 'ECDSASecp256k1', kind: 'bytes', optional: true },
    { number: 8, name: 'delegatableContractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.KeyList */
export interface KeyList {
  keys: readonly Key[];
}
function newKeyList(): KeyList {
  return { keys: NONE };
}
function readKeyList(c: Cursor, end: number, depth: number, m: KeyList = newKeyList()): KeyList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.keys = appended(m.keys, readKey(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('KeyList', tag, end);
    }
  }
  return m;
}
export const KeyList: MessageType<KeyList> = defineMessage<KeyList>(
  'KeyList',
  newKeyList,
  readKeyList,
  () => [
    { number: 1, name: 'keys', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.LiveHash */
export interface LiveHash {
  accountId: AccountID | undefined;
  hash: Uint8Array;
  keys: KeyList | undefined;
  duration: Duration | undefined;
}
function newLiveHash(): LiveHash {
  return { accountId: undefined, hash: EMPTY, keys: undefined, duration: undefined };
}
function readLiveHash(c: Cursor, end: number, depth: number, m: LiveHash = newLiveHash()): LiveHash {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 18: m.hash = c.bytes(end); break;
      case 26: m.keys = readKeyList(c, c.delimited(end), depth + 1, m.keys); break;
      case 42: m.duration = readDuration(c, c.delimited(end), depth + 1, m.duration); break;
      default: c.skipField('LiveHash', tag, end);
    }
  }
  return m;
}
export const LiveHash: MessageType<LiveHash> = defineMessage<LiveHash>(
  'LiveHash',
  newLiveHash,
  readLiveHash,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'hash', kind: 'bytes' },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 5, name: 'duration', kind: 'message', type: Duration },
  ],
);

/** proto.NetworkStakingRewards */
export interface NetworkStakingRewards {
  stakingRewardsActivated: boolean;
  totalStakedRewardStart: bigint;
  totalStakedStart: bigint;
  pendingRewards: bigint;
  lastNodeRewardPaymentsTime: Timestamp | undefined;
}
function newNetworkStakingRewards(): NetworkStakingRewards {
  return { stakingRewardsActivated: false, totalStakedRewardStart: 0n, totalStakedStart: 0n, pendingRewards: 0n, lastNodeRewardPaymentsTime: undefined };
}
function readNetworkStakingRewards(c: Cursor, end: number, depth: number, m: NetworkStakingRewards = newNetworkStakingRewards()): NetworkStakingRewards {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.stakingRewardsActivated = c.bool(end); break;
      case 16: m.totalStakedRewardStart = c.int64(end); break;
      case 24: m.totalStakedStart = c.int64(end); break;
      case 32: m.pendingRewards = c.int64(end); break;
      case 42: m.lastNodeRewardPaymentsTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastNodeRewardPaymentsTime); break;
      default: c.skipField('NetworkStakingRewards', tag, end);
    }
  }
  return m;
}
export const NetworkStakingRewards: MessageType<NetworkStakingRewards> = defineMessage<NetworkStakingRewards>(
  'NetworkStakingRewards',
  newNetworkStakingRewards,
  readNetworkStakingRewards,
  () => [
    { number: 1, name: 'stakingRewardsActivated', kind: 'bool' },
    { number: 2, name: 'totalStakedRewardStart', kind: 'int64' },
    { number: 3, name: 'totalStakedStart', kind: 'int64' },
    { number: 4, name: 'pendingRewards', kind: 'int64' },
    { number: 5, name: 'lastNodeRewardPaymentsTime', kind: 'message', type: Timestamp },
  ],
);

/** proto.Nft */
export interface Nft {
  nftId: NftID | undefined;
  ownerId: AccountID | undefined;
  spenderId: AccountID | undefined;
  mintTime: Timestamp | undefined;
  metadata: Uint8Array;
  ownerPreviousNftId: NftID | undefined;
  ownerNextNftId: NftID | undefined;
}
function newNft(): Nft {
  return { nftId: undefined, ownerId: undefined, spenderId: undefined, mintTime: undefined, metadata: EMPTY, ownerPreviousNftId: undefined, ownerNextNftId: undefined };
}
function readNft(c: Cursor, end: number, depth: number, m: Nft = newNft()): Nft {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nftId = readNftID(c, c.delimited(end), depth + 1, m.nftId); break;
      case 18: m.ownerId = readAccountID(c, c.delimited(end), depth + 1, m.ownerId); break;
      case 26: m.spenderId = readAccountID(c, c.delimited(end), depth + 1, m.spenderId); break;
      case 34: m.mintTime = readTimestamp(c, c.delimited(end), depth + 1, m.mintTime); break;
      case 42: m.metadata = c.bytes(end); break;
      case 50: m.ownerPreviousNftId = readNftID(c, c.delimited(end), depth + 1, m.ownerPreviousNftId); break;
      case 58: m.ownerNextNftId = readNftID(c, c.delimited(end), depth + 1, m.ownerNextNftId); break;
      default: c.skipField('Nft', tag, end);
    }
  }
  return m;
}
export const Nft: MessageType<Nft> = defineMessage<Nft>(
  'Nft',
  newNft,
  readNft,
  () => [
    { number: 1, name: 'nftId', kind: 'message', type: NftID },
    { number: 2, name: 'ownerId', kind: 'message', type: AccountID },
    { number: 3, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 4, name: 'mintTime', kind: 'message', type: Timestamp },
    { number: 5, name: 'metadata', kind: 'bytes' },
    { number: 6, name: 'ownerPreviousNftId', kind: 'message', type: NftID },
    { number: 7, name: 'ownerNextNftId', kind: 'message', type: NftID },
  ],
);

/** proto.NftAllowance */
export interface NftAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  serialNumbers: readonly bigint[];
  approvedForAll: BoolValue | undefined;
  delegatingSpender: AccountID | undefined;
}
function newNftAllowance(): NftAllowance {
  return { tokenId: undefined, owner: undefined, spender: undefined, serialNumbers: NONE, approvedForAll: undefined, delegatingSpender: undefined };
}
function readNftAllowance(c: Cursor, end: number, depth: number, m: NftAllowance = newNftAllowance()): NftAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.owner = readAccountID(c, c.delimited(end), depth + 1, m.owner); break;
      case 26: m.spender = readAccountID(c, c.delimited(end), depth + 1, m.spender); break;
      case 32: m.serialNumbers = appended(m.serialNumbers, c.int64(end)); break;
      case 34: for (const stop = c.delimited(end); c.offset < stop; ) m.serialNumbers = appended(m.serialNumbers, c.int64(stop)); break;
      case 42: m.approvedForAll = readBoolValue(c, c.delimited(end), depth + 1, m.approvedForAll); break;
      case 50: m.delegatingSpender = readAccountID(c, c.delimited(end), depth + 1, m.delegatingSpender); break;
      default: c.skipField('NftAllowance', tag, end);
    }
  }
  return m;
}
export const NftAllowance: MessageType<NftAllowance> = defineMessage<NftAllowance>(
  'NftAllowance',
  newNftAllowance,
  readNftAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'spender', kind: 'message', type: AccountID },
    { number: 4, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 5, name: 'approvedForAll', kind: 'message', type: BoolValue },
    { number: 6, name: 'delegatingSpender', kind: 'message', type: AccountID },
  ],
);

/** proto.NftID */
export interface NftID {
  token_ID: TokenID | undefined;
  serialNumber: bigint;
}
function newNftID(): NftID {
  return { token_ID: undefined, serialNumber: 0n };
}
function readNftID(c: Cursor, end: number, depth: number, m: NftID = newNftID()): NftID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token_ID = readTokenID(c, c.delimited(end), depth + 1, m.token_ID); break;
      case 16: m.serialNumber = c.int64(end); break;
      default: c.skipField('NftID', tag, end);
    }
  }
  return m;
}
export const NftID: MessageType<NftID> = defineMessage<NftID>(
  'NftID',
  newNftID,
  readNftID,
  () => [
    { number: 1, name: 'token_ID', kind: 'message', type: TokenID },
    { number: 2, name: 'serialNumber', kind: 'int64' },
  ],
);

/** proto.NftRemoveAllowance */
export interface NftRemoveAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  serialNumbers: readonly bigint[];
}
function newNftRemoveAllowance(): NftRemoveAllowance {
  return { tokenId: undefined, owner: undefined, serialNumbers: NONE };
}
function readNftRemoveAllowance(c: Cursor, end: number, depth: number, m: NftRemoveAllowance = newNftRemoveAllowance()): NftRemoveAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.owner = readAccountID(c, c.delimited(end), depth + 1, m.owner); break;
      case 24: m.serialNumbers = appended(m.serialNumbers, c.int64(end)); break;
      case 26: for (const stop = c.delimited(end); c.offset < stop; ) m.serialNumbers = appended(m.serialNumbers, c.int64(stop)); break;
      default: c.skipField('NftRemoveAllowance', tag, end);
    }
  }
  return m;
}
export const NftRemoveAllowance: MessageType<NftRemoveAllowance> = defineMessage<NftRemoveAllowance>(
  'NftRemoveAllowance',
  newNftRemoveAllowance,
  readNftRemoveAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);

/** proto.NftTransfer */
export interface NftTransfer {
  senderAccountID: AccountID | undefined;
  receiverAccountID: AccountID | undefined;
  serialNumber: bigint;
  isApproval: boolean;
  preTxSenderAllowanceHook: HookCall | undefined;
  prePostTxSenderAllowanceHook: HookCall | undefined;
  preTxReceiverAllowanceHook: HookCall | undefined;
  prePostTxReceiverAllowanceHook: HookCall | undefined;
}
function newNftTransfer(): NftTransfer {
  return { senderAccountID: undefined, receiverAccountID: undefined, serialNumber: 0n, isApproval: false, preTxSenderAllowanceHook: undefined, prePostTxSenderAllowanceHook: undefined, preTxReceiverAllowanceHook: undefined, prePostTxReceiverAllowanceHook: undefined };
}
function readNftTransfer(c: Cursor, end: number, depth: number, m: NftTransfer = newNftTransfer()): NftTransfer {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.senderAccountID = readAccountID(c, c.delimited(end), depth + 1, m.senderAccountID); break;
      case 18: m.receiverAccountID = readAccountID(c, c.delimited(end), depth + 1, m.receiverAccountID); break;
      case 24: m.serialNumber = c.int64(end); break;
      case 32: m.isApproval = c.bool(end); break;
      case 42: m.preTxSenderAllowanceHook = readHookCall(c, c.delimited(end), depth + 1, m.preTxSenderAllowanceHook); break;
      case 50: m.prePostTxSenderAllowanceHook = readHookCall(c, c.delimited(end), depth + 1, m.prePostTxSenderAllowanceHook); break;
      case 58: m.preTxReceiverAllowanceHook = readHookCall(c, c.delimited(end), depth + 1, m.preTxReceiverAllowanceHook); break;
      case 66: m.prePostTxReceiverAllowanceHook = readHookCall(c, c.delimited(end), depth + 1, m.prePostTxReceiverAllowanceHook); break;
      default: c.skipField('NftTransfer', tag, end);
    }
  }
  return m;
}
export const NftTransfer: MessageType<NftTransfer> = defineMessage<NftTransfer>(
  'NftTransfer',
  newNftTransfer,
  readNftTransfer,
  () => [
    { number: 1, name: 'senderAccountID', kind: 'message', type: AccountID },
    { number: 2, name: 'receiverAccountID', kind: 'message', type: AccountID },
    { number: 3, name: 'serialNumber', kind: 'int64' },
    { number: 4, name: 'isApproval', kind: 'bool' },
    { number: 5, name: 'preTxSenderAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 6, name: 'prePostTxSenderAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 7, name: 'preTxReceiverAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 8, name: 'prePostTxReceiverAllowanceHook', kind: 'message', optional: true, type: HookCall },
  ],
);

/** proto.NodeActivity */
export interface NodeActivity {
  nodeId: bigint;
  numMissedJudgeRounds: bigint;
}
function newNodeActivity(): NodeActivity {
  return { nodeId: 0n, numMissedJudgeRounds: 0n };
}
function readNodeActivity(c: Cursor, end: number, depth: number, m: NodeActivity = newNodeActivity()): NodeActivity {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 16: m.numMissedJudgeRounds = c.uint64(end); break;
      default: c.skipField('NodeActivity', tag, end);
    }
  }
  return m;
}
export const NodeActivity: MessageType<NodeActivity> = defineMessage<NodeActivity>(
  'NodeActivity',
  newNodeActivity,
  readNodeActivity,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'numMissedJudgeRounds', kind: 'uint64' },
  ],
);

/** proto.NodeAddress */
export interface NodeAddress {
  ipAddress: Uint8Array;
  portno: number;
  memo: Uint8Array;
  RSA_PubKey: string;
  nodeId: bigint;
  nodeAccountId: AccountID | undefined;
  nodeCertHash: Uint8Array;
  serviceEndpoint: readonly ServiceEndpoint[];
  description: string;
  stake: bigint;
}
function newNodeAddress(): NodeAddress {
  return { ipAddress: EMPTY, portno: 0, memo: EMPTY, RSA_PubKey: '', nodeId: 0n, nodeAccountId: undefined, nodeCertHash: EMPTY, serviceEndpoint: NONE, description: '', stake: 0n };
}
function readNodeAddress(c: Cursor, end: number, depth: number, m: NodeAddress = newNodeAddress()): NodeAddress {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddress = c.bytes(end); break;
      case 16: m.portno = c.int32(end); break;
      case 26: m.memo = c.bytes(end); break;
      case 34: m.RSA_PubKey = c.text(end); break;
      case 40: m.nodeId = c.int64(end); break;
      case 50: m.nodeAccountId = readAccountID(c, c.delimited(end), depth + 1, m.nodeAccountId); break;
      case 58: m.nodeCertHash = c.bytes(end); break;
      case 66: m.serviceEndpoint = appended(m.serviceEndpoint, readServiceEndpoint(c, c.delimited(end), depth + 1)); break;
      case 74: m.description = c.text(end); break;
      case 80: m.stake = c.int64(end); break;
      default: c.skipField('NodeAddress', tag, end);
    }
  }
  return m;
}
export const NodeAddress: MessageType<NodeAddress> = defineMessage<NodeAddress>(
  'NodeAddress',
  newNodeAddress,
  readNodeAddress,
  () => [
    { number: 1, name: 'ipAddress', kind: 'bytes' },
    { number: 2, name: 'portno', kind: 'int32' },
    { number: 3, name: 'memo', kind: 'bytes' },
    { number: 4, name: 'RSA_PubKey', kind: 'string' },
    { number: 5, name: 'nodeId', kind: 'int64' },
    { number: 6, name: 'nodeAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'nodeCertHash', kind: 'bytes' },
    { number: 8, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 9, name: 'description', kind: 'string' },
    { number: 10, name: 'stake', kind: 'int64' },
  ],
);

/** proto.NodeAddressBook */
export interface NodeAddressBook {
  nodeAddress: readonly NodeAddress[];
}
function newNodeAddressBook(): NodeAddressBook {
  return { nodeAddress: NONE };
}
function readNodeAddressBook(c: Cursor, end: number, depth: number, m: NodeAddressBook = newNodeAddressBook()): NodeAddressBook {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodeAddress = appended(m.nodeAddress, readNodeAddress(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('NodeAddressBook', tag, end);
    }
  }
  return m;
}
export const NodeAddressBook: MessageType<NodeAddressBook> = defineMessage<NodeAddressBook>(
  'NodeAddressBook',
  newNodeAddressBook,
  readNodeAddressBook,
  () => [
    { number: 1, name: 'nodeAddress', kind: 'message', repeated: true, type: NodeAddress },
  ],
);

/** proto.NodeMigrationRootHashVote */
export interface NodeMigrationRootHashVote {
  nodeId: NodeId | undefined;
  vote: MigrationRootHashVoteTransactionBody | undefined;
}
function newNodeMigrationRootHashVote(): NodeMigrationRootHashVote {
  return { nodeId: undefined, vote: undefined };
}
function readNodeMigrationRootHashVote(c: Cursor, end: number, depth: number, m: NodeMigrationRootHashVote = newNodeMigrationRootHashVote()): NodeMigrationRootHashVote {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodeId = readNodeId(c, c.delimited(end), depth + 1, m.nodeId); break;
      case 18: m.vote = readMigrationRootHashVoteTransactionBody(c, c.delimited(end), depth + 1, m.vote); break;
      default: c.skipField('NodeMigrationRootHashVote', tag, end);
    }
  }
  return m;
}
export const NodeMigrationRootHashVote: MessageType<NodeMigrationRootHashVote> = defineMessage<NodeMigrationRootHashVote>(
  'NodeMigrationRootHashVote',
  newNodeMigrationRootHashVote,
  readNodeMigrationRootHashVote,
  () => [
    { number: 1, name: 'nodeId', kind: 'message', type: NodeId },
    { number: 2, name: 'vote', kind: 'message', type: MigrationRootHashVoteTransactionBody },
  ],
);

/** proto.NodeRewards */
export interface NodeRewards {
  numRoundsInStakingPeriod: bigint;
  nodeFeesCollected: bigint;
  nodeActivities: readonly NodeActivity[];
}
function newNodeRewards(): NodeRewards {
  return { numRoundsInStakingPeriod: 0n, nodeFeesCollected: 0n, nodeActivities: NONE };
}
function readNodeRewards(c: Cursor, end: number, depth: number, m: NodeRewards = newNodeRewards()): NodeRewards {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numRoundsInStakingPeriod = c.uint64(end); break;
      case 16: m.nodeFeesCollected = c.uint64(end); break;
      case 26: m.nodeActivities = appended(m.nodeActivities, readNodeActivity(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('NodeRewards', tag, end);
    }
  }
  return m;
}
export const NodeRewards: MessageType<NodeRewards> = defineMessage<NodeRewards>(
  'NodeRewards',
  newNodeRewards,
  readNodeRewards,
  () => [
    { number: 1, name: 'numRoundsInStakingPeriod', kind: 'uint64' },
    { number: 2, name: 'nodeFeesCollected', kind: 'uint64' },
    { number: 3, name: 'nodeActivities', kind: 'message', repeated: true, type: NodeActivity },
  ],
);

/** proto.NodeStake */
export interface NodeStake {
  maxStake: bigint;
  minStake: bigint;
  nodeId: bigint;
  rewardRate: bigint;
  stake: bigint;
  stakeNotRewarded: bigint;
  stakeRewarded: bigint;
}
function newNodeStake(): NodeStake {
  return { maxStake: 0n, minStake: 0n, nodeId: 0n, rewardRate: 0n, stake: 0n, stakeNotRewarded: 0n, stakeRewarded: 0n };
}
function readNodeStake(c: Cursor, end: number, depth: number, m: NodeStake = newNodeStake()): NodeStake {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.maxStake = c.int64(end); break;
      case 16: m.minStake = c.int64(end); break;
      case 24: m.nodeId = c.int64(end); break;
      case 32: m.rewardRate = c.int64(end); break;
      case 40: m.stake = c.int64(end); break;
      case 48: m.stakeNotRewarded = c.int64(end); break;
      case 56: m.stakeRewarded = c.int64(end); break;
      default: c.skipField('NodeStake', tag, end);
    }
  }
  return m;
}
export const NodeStake: MessageType<NodeStake> = defineMessage<NodeStake>(
  'NodeStake',
  newNodeStake,
  readNodeStake,
  () => [
    { number: 1, name: 'maxStake', kind: 'int64' },
    { number: 2, name: 'minStake', kind: 'int64' },
    { number: 3, name: 'nodeId', kind: 'int64' },
    { number: 4, name: 'rewardRate', kind: 'int64' },
    { number: 5, name: 'stake', kind: 'int64' },
    { number: 6, name: 'stakeNotRewarded', kind: 'int64' },
    { number: 7, name: 'stakeRewarded', kind: 'int64' },
  ],
);

/** proto.NodeStakeUpdateTransactionBody */
export interface NodeStakeUpdateTransactionBody {
  endOfStakingPeriod: Timestamp | undefined;
  nodeStake: readonly NodeStake[];
  maxStakingRewardRatePerHbar: bigint;
  nodeRewardFeeFraction: Fraction | undefined;
  stakingPeriodsStored: bigint;
  stakingPeriod: bigint;
  stakingRewardFeeFraction: Fraction | undefined;
  stakingStartThreshold: bigint;
  stakingRewardRate: bigint;
  reservedStakingRewards: bigint;
  unreservedStakingRewardBalance: bigint;
  rewardBalanceThreshold: bigint;
  maxStakeRewarded: bigint;
  maxTotalReward: bigint;
}
function newNodeStakeUpdateTransactionBody(): NodeStakeUpdateTransactionBody {
  return { endOfStakingPeriod: undefined, nodeStake: NONE, maxStakingRewardRatePerHbar: 0n, nodeRewardFeeFraction: undefined, stakingPeriodsStored: 0n, stakingPeriod: 0n, stakingRewardFeeFraction: undefined, stakingStartThreshold: 0n, stakingRewardRate: 0n, reservedStakingRewards: 0n, unreservedStakingRewardBalance: 0n, rewardBalanceThreshold: 0n, maxStakeRewarded: 0n, maxTotalReward: 0n };
}
function readNodeStakeUpdateTransactionBody(c: Cursor, end: number, depth: number, m: NodeStakeUpdateTransactionBody = newNodeStakeUpdateTransactionBody()): NodeStakeUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.endOfStakingPeriod = readTimestamp(c, c.delimited(end), depth + 1, m.endOfStakingPeriod); break;
      case 18: m.nodeStake = appended(m.nodeStake, readNodeStake(c, c.delimited(end), depth + 1)); break;
      case 24: m.maxStakingRewardRatePerHbar = c.int64(end); break;
      case 34: m.nodeRewardFeeFraction = readFraction(c, c.delimited(end), depth + 1, m.nodeRewardFeeFraction); break;
      case 40: m.stakingPeriodsStored = c.int64(end); break;
      case 48: m.stakingPeriod = c.int64(end); break;
      case 58: m.stakingRewardFeeFraction = readFraction(c, c.delimited(end), depth + 1, m.stakingRewardFeeFraction); break;
      case 64: m.stakingStartThreshold = c.int64(end); break;
      case 72: m.stakingRewardRate = c.int64(end); break;
      case 80: m.reservedStakingRewards = c.int64(end); break;
      case 88: m.unreservedStakingRewardBalance = c.int64(end); break;
      case 96: m.rewardBalanceThreshold = c.int64(end); break;
      case 104: m.maxStakeRewarded = c.int64(end); break;
      case 112: m.maxTotalReward = c.int64(end); break;
      default: c.skipField('NodeStakeUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const NodeStakeUpdateTransactionBody: MessageType<NodeStakeUpdateTransactionBody> = defineMessage<NodeStakeUpdateTransactionBody>(
  'NodeStakeUpdateTransactionBody',
  newNodeStakeUpdateTransactionBody,
  readNodeStakeUpdateTransactionBody,
  () => [
    { number: 1, name: 'endOfStakingPeriod', kind: 'message', type: Timestamp },
    { number: 2, name: 'nodeStake', kind: 'message', repeated: true, type: NodeStake },
    { number: 3, name: 'maxStakingRewardRatePerHbar', kind: 'int64' },
    { number: 4, name: 'nodeRewardFeeFraction', kind: 'message', type: Fraction },
    { number: 5, name: 'stakingPeriodsStored', kind: 'int64' },
    { number: 6, name: 'stakingPeriod', kind: 'int64' },
    { number: 7, name: 'stakingRewardFeeFraction', kind: 'message', type: Fraction },
    { number: 8, name: 'stakingStartThreshold', kind: 'int64' },
    { number: 9, name: 'stakingRewardRate', kind: 'int64' },
    { number: 10, name: 'reservedStakingRewards', kind: 'int64' },
    { number: 11, name: 'unreservedStakingRewardBalance', kind: 'int64' },
    { number: 12, name: 'rewardBalanceThreshold', kind: 'int64' },
    { number: 13, name: 'maxStakeRewarded', kind: 'int64' },
    { number: 14, name: 'maxTotalReward', kind: 'int64' },
  ],
);

/** proto.PendingAirdropId */
export interface PendingAirdropId {
  senderId: AccountID | undefined;
  receiverId: AccountID | undefined;
  fungibleTokenType: TokenID | undefined;
  nonFungibleToken: NftID | undefined;
}
function newPendingAirdropId(): PendingAirdropId {
  return { senderId: undefined, receiverId: undefined, fungibleTokenType: undefined, nonFungibleToken: undefined };
}
function readPendingAirdropId(c: Cursor, end: number, depth: number, m: PendingAirdropId = newPendingAirdropId()): PendingAirdropId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.senderId = readAccountID(c, c.delimited(end), depth + 1, m.senderId); break;
      case 18: m.receiverId = readAccountID(c, c.delimited(end), depth + 1, m.receiverId); break;
      case 26: m.fungibleTokenType = readTokenID(c, c.delimited(end), depth + 1, m.fungibleTokenType); break;
      case 34: m.nonFungibleToken = readNftID(c, c.delimited(end), depth + 1, m.nonFungibleToken); break;
      default: c.skipField('PendingAirdropId', tag, end);
    }
  }
  return m;
}
export const PendingAirdropId: MessageType<PendingAirdropId> = defineMessage<PendingAirdropId>(
  'PendingAirdropId',
  newPendingAirdropId,
  readPendingAirdropId,
  () => [
    { number: 1, name: 'senderId', kind: 'message', type: AccountID },
    { number: 2, name: 'receiverId', kind: 'message', type: AccountID },
    { number: 3, name: 'fungibleTokenType', kind: 'message', optional: true, type: TokenID },
    { number: 4, name: 'nonFungibleToken', kind: 'message', optional: true, type: NftID },
  ],
);

/** proto.PendingAirdropRecord */
export interface PendingAirdropRecord {
  pendingAirdropId: PendingAirdropId | undefined;
  pendingAirdropValue: PendingAirdropValue | undefined;
}
function newPendingAirdropRecord(): PendingAirdropRecord {
  return { pendingAirdropId: undefined, pendingAirdropValue: undefined };
}
function readPendingAirdropRecord(c: Cursor, end: number, depth: number, m: PendingAirdropRecord = newPendingAirdropRecord()): PendingAirdropRecord {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdropId = readPendingAirdropId(c, c.delimited(end), depth + 1, m.pendingAirdropId); break;
      case 18: m.pendingAirdropValue = readPendingAirdropValue(c, c.delimited(end), depth + 1, m.pendingAirdropValue); break;
      default: c.skipField('PendingAirdropRecord', tag, end);
    }
  }
  return m;
}
export const PendingAirdropRecord: MessageType<PendingAirdropRecord> = defineMessage<PendingAirdropRecord>(
  'PendingAirdropRecord',
  newPendingAirdropRecord,
  readPendingAirdropRecord,
  () => [
    { number: 1, name: 'pendingAirdropId', kind: 'message', type: PendingAirdropId },
    { number: 2, name: 'pendingAirdropValue', kind: 'message', type: PendingAirdropValue },
  ],
);

/** proto.PendingAirdropValue */
export interface PendingAirdropValue {
  amount: bigint;
}
function newPendingAirdropValue(): PendingAirdropValue {
  return { amount: 0n };
}
function readPendingAirdropValue(c: Cursor, end: number, depth: number, m: PendingAirdropValue = newPendingAirdropValue()): PendingAirdropValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.amount = c.uint64(end); break;
      default: c.skipField('PendingAirdropValue', tag, end);
    }
  }
  return m;
}
export const PendingAirdropValue: MessageType<PendingAirdropValue> = defineMessage<PendingAirdropValue>(
  'PendingAirdropValue',
  newPendingAirdropValue,
  readPendingAirdropValue,
  () => [
    { number: 1, name: 'amount', kind: 'uint64' },
  ],
);

/** proto.RealmID */
export interface RealmID {
  shardNum: bigint;
  realmNum: bigint;
}
function newRealmID(): RealmID {
  return { shardNum: 0n, realmNum: 0n };
}
function readRealmID(c: Cursor, end: number, depth: number, m: RealmID = newRealmID()): RealmID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      default: c.skipField('RealmID', tag, end);
    }
  }
  return m;
}
export const RealmID: MessageType<RealmID> = defineMessage<RealmID>(
  'RealmID',
  newRealmID,
  readRealmID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
  ],
);

/** proto.RecordStreamFile */
export interface RecordStreamFile {
  hapiProtoVersion: SemanticVersion | undefined;
  startObjectRunningHash: HashObject | undefined;
  recordStreamItems: readonly RecordStreamItem[];
  endObjectRunningHash: HashObject | undefined;
  blockNumber: bigint;
  sidecars: readonly SidecarMetadata[];
}
function newRecordStreamFile(): RecordStreamFile {
  return { hapiProtoVersion: undefined, startObjectRunningHash: undefined, recordStreamItems: NONE, endObjectRunningHash: undefined, blockNumber: 0n, sidecars: NONE };
}
function readRecordStreamFile(c: Cursor, end: number, depth: number, m: RecordStreamFile = newRecordStreamFile()): RecordStreamFile {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimited(end), depth + 1, m.hapiProtoVersion); break;
      case 18: m.startObjectRunningHash = readHashObject(c, c.delimited(end), depth + 1, m.startObjectRunningHash); break;
      case 26: m.recordStreamItems = appended(m.recordStreamItems, readRecordStreamItem(c, c.delimited(end), depth + 1)); break;
      case 34: m.endObjectRunningHash = readHashObject(c, c.delimited(end), depth + 1, m.endObjectRunningHash); break;
      case 40: m.blockNumber = c.int64(end); break;
      case 50: m.sidecars = appended(m.sidecars, readSidecarMetadata(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('RecordStreamFile', tag, end);
    }
  }
  return m;
}
export const RecordStreamFile: MessageType<RecordStreamFile> = defineMessage<RecordStreamFile>(
  'RecordStreamFile',
  newRecordStreamFile,
  readRecordStreamFile,
  () => [
    { number: 1, name: 'hapiProtoVersion', kind: 'message', type: SemanticVersion },
    { number: 2, name: 'startObjectRunningHash', kind: 'message', type: HashObject },
    { number: 3, name: 'recordStreamItems', kind: 'message', repeated: true, type: RecordStreamItem },
    { number: 4, name: 'endObjectRunningHash', kind: 'message', type: HashObject },
    { number: 5, name: 'blockNumber', kind: 'int64' },
    { number: 6, name: 'sidecars', kind: 'message', repeated: true, type: SidecarMetadata },
  ],
);

/** proto.RecordStreamItem */
export interface RecordStreamItem {
  transaction: Transaction | undefined;
  record: TransactionRecord | undefined;
}
function newRecordStreamItem(): RecordStreamItem {
  return { transaction: undefined, record: undefined };
}
function readRecordStreamItem(c: Cursor, end: number, depth: number, m: RecordStreamItem = newRecordStreamItem()): RecordStreamItem {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transaction = readTransaction(c, c.delimited(end), depth + 1, m.transaction); break;
      case 18: m.record = readTransactionRecord(c, c.delimited(end), depth + 1, m.record); break;
      default: c.skipField('RecordStreamItem', tag, end);
    }
  }
  return m;
}
export const RecordStreamItem: MessageType<RecordStreamItem> = defineMessage<RecordStreamItem>(
  'RecordStreamItem',
  newRecordStreamItem,
  readRecordStreamItem,
  () => [
    { number: 1, name: 'transaction', kind: 'message', type: Transaction },
    { number: 2, name: 'record', kind: 'message', type: TransactionRecord },
  ],
);

/** proto.ResponseCodeEnum */
export const ResponseCodeEnum: Readonly<Record<number, string>> = {
  0: 'OK',
  1: 'INVALID_TRANSACTION',
  2: 'PAYER_ACCOUNT_NOT_FOUND',
  3: 'INVALID_NODE_ACCOUNT',
  4: 'TRANSACTION_EXPIRED',
  5: 'INVALID_TRANSACTION_START',
  6: 'INVALID_TRANSACTION_DURATION',
  7: 'INVALID_SIGNATURE',
  8: 'MEMO_TOO_LONG',
  9: 'INSUFFICIENT_TX_FEE',
  10: 'INSUFFICIENT_PAYER_BALANCE',
  11: 'DUPLICATE_TRANSACTION',
  12: 'BUSY',
  13: 'NOT_SUPPORTED',
  14: 'INVALID_FILE_ID',
  15: 'INVALID_ACCOUNT_ID',
  16: 'INVALID_CONTRACT_ID',
  17: 'INVALID_TRANSACTION_ID',
  18: 'RECEIPT_NOT_FOUND',
  19: 'RECORD_NOT_FOUND',
  20: 'INVALID_SOLIDITY_ID',
  21: 'UNKNOWN',
  22: 'SUCCESS',
  23: 'FAIL_INVALID',
  24: 'FAIL_FEE',
  25: 'FAIL_BALANCE',
  26: 'KEY_REQUIRED',
  27: 'BAD_ENCODING',
  28: 'INSUFFICIENT_ACCOUNT_BALANCE',
  29: 'INVALID_SOLIDITY_ADDRESS',
  30: 'INSUFFICIENT_GAS',
  31: 'CONTRACT_SIZE_LIMIT_EXCEEDED',
  32: 'LOCAL_CALL_MODIFICATION_EXCEPTION',
  33: 'CONTRACT_REVERT_EXECUTED',
  34: 'CONTRACT_EXECUTION_EXCEPTION',
  35: 'INVALID_RECEIVING_NODE_ACCOUNT',
  36: 'MISSING_QUERY_HEADER',
  37: 'ACCOUNT_UPDATE_FAILED',
  38: 'INVALID_KEY_ENCODING',
  39: 'NULL_SOLIDITY_ADDRESS',
  40: 'CONTRACT_UPDATE_FAILED',
  41: 'INVALID_QUERY_HEADER',
  42: 'INVALID_FEE_SUBMITTED',
  43: 'INVALID_PAYER_SIGNATURE',
  44: 'KEY_NOT_PROVIDED',
  45: 'INVALID_EXPIRATION_TIME',
  46: 'NO_WACL_KEY',
  47: 'FILE_CONTENT_EMPTY',
  48: 'INVALID_ACCOUNT_AMOUNTS',
  49: 'EMPTY_TRANSACTION_BODY',
  50: 'INVALID_TRANSACTION_BODY',
  51: 'INVALID_SIGNATURE_TYPE_MISMATCHING_KEY',
  52: 'INVALID_SIGNATURE_COUNT_MISMATCHING_KEY',
  53: 'EMPTY_LIVE_HASH_BODY',
  54: 'EMPTY_LIVE_HASH',
  55: 'EMPTY_LIVE_HASH_KEYS',
  56: 'INVALID_LIVE_HASH_SIZE',
  57: 'EMPTY_QUERY_BODY',
  58: 'EMPTY_LIVE_HASH_QUERY',
  59: 'LIVE_HASH_NOT_FOUND',
  60: 'ACCOUNT_ID_DOES_NOT_EXIST',
  61: 'LIVE_HASH_ALREADY_EXISTS',
  62: 'INVALID_FILE_WACL',
  63: 'SERIALIZATION_FAILED',
  64: 'TRANSACTION_OVERSIZE',
  65: 'TRANSACTION_TOO_MANY_LAYERS',
  66: 'CONTRACT_DELETED',
  67: 'PLATFORM_NOT_ACTIVE',
  68: 'KEY_PREFIX_MISMATCH',
  69: 'PLATFORM_TRANSACTION_NOT_CREATED',
  70: 'INVALID_RENEWAL_PERIOD',
  71: 'INVALID_PAYER_ACCOUNT_ID',
  72: 'ACCOUNT_DELETED',
  73: 'FILE_DELETED',
  74: 'ACCOUNT_REPEATED_IN_ACCOUNT_AMOUNTS',
  75: 'SETTING_NEGATIVE_ACCOUNT_BALANCE',
  76: 'OBTAINER_REQUIRED',
  77: 'OBTAINER_SAME_CONTRACT_ID',
  78: 'OBTAINER_DOES_NOT_EXIST',
  79: 'MODIFYING_IMMUTABLE_CONTRACT',
  80: 'FILE_SYSTEM_EXCEPTION',
  81: 'AUTORENEW_DURATION_NOT_IN_RANGE',
  82: 'ERROR_DECODING_BYTESTRING',
  83: 'CONTRACT_FILE_EMPTY',
  84: 'CONTRACT_BYTECODE_EMPTY',
  85: 'INVALID_INITIAL_BALANCE',
  86: 'INVALID_RECEIVE_RECORD_THRESHOLD',
  87: 'INVALID_SEND_RECORD_THRESHOLD',
  88: 'ACCOUNT_IS_NOT_GENESIS_ACCOUNT',
  89: 'PAYER_ACCOUNT_UNAUTHORIZED',
  90: 'INVALID_FREEZE_TRANSACTION_BODY',
  91: 'FREEZE_TRANSACTION_BODY_NOT_FOUND',
  92: 'TRANSFER_LIST_SIZE_LIMIT_EXCEEDED',
  93: 'RESULT_SIZE_LIMIT_EXCEEDED',
  94: 'NOT_SPECIAL_ACCOUNT',
  95: 'CONTRACT_NEGATIVE_GAS',
  96: 'CONTRACT_NEGATIVE_VALUE',
  97: 'INVALID_FEE_FILE',
  98: 'INVALID_EXCHANGE_RATE_FILE',
  99: 'INSUFFICIENT_LOCAL_CALL_GAS',
  100: 'ENTITY_NOT_ALLOWED_TO_DELETE',
  101: 'AUTHORIZATION_FAILED',
  102: 'FILE_UPLOADED_PROTO_INVALID',
  103: 'FILE_UPLOADED_PROTO_NOT_SAVED_TO_DISK',
  104: 'FEE_SCHEDULE_FILE_PART_UPLOADED',
  105: 'EXCHANGE_RATE_CHANGE_LIMIT_EXCEEDED',
  106: 'MAX_CONTRACT_STORAGE_EXCEEDED',
  107: 'TRANSFER_ACCOUNT_SAME_AS_DELETE_ACCOUNT',
  108: 'TOTAL_LEDGER_BALANCE_INVALID',
  110: 'EXPIRATION_REDUCTION_NOT_ALLOWED',
  111: 'MAX_GAS_LIMIT_EXCEEDED',
  112: 'MAX_FILE_SIZE_EXCEEDED',
  113: 'RECEIVER_SIG_REQUIRED',
  150: 'INVALID_TOPIC_ID',
  155: 'INVALID_ADMIN_KEY',
  156: 'INVALID_SUBMIT_KEY',
  157: 'UNAUTHORIZED',
  158: 'INVALID_TOPIC_MESSAGE',
  159: 'INVALID_AUTORENEW_ACCOUNT',
  160: 'AUTORENEW_ACCOUNT_NOT_ALLOWED',
  162: 'TOPIC_EXPIRED',
  163: 'INVALID_CHUNK_NUMBER',
  164: 'INVALID_CHUNK_TRANSACTION_ID',
  165: 'ACCOUNT_FROZEN_FOR_TOKEN',
  166: 'TOKENS_PER_ACCOUNT_LIMIT_EXCEEDED',
  167: 'INVALID_TOKEN_ID',
  168: 'INVALID_TOKEN_DECIMALS',
  169: 'INVALID_TOKEN_INITIAL_SUPPLY',
  170: 'INVALID_TREASURY_ACCOUNT_FOR_TOKEN',
  171: 'INVALID_TOKEN_SYMBOL',
  172: 'TOKEN_HAS_NO_FREEZE_KEY',
  173: 'TRANSFERS_NOT_ZERO_SUM_FOR_TOKEN',
  174: 'MISSING_TOKEN_SYMBOL',
  175: 'TOKEN_SYMBOL_TOO_LONG',
  176: 'ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN',
  177: 'TOKEN_HAS_NO_KYC_KEY',
  178: 'INSUFFICIENT_TOKEN_BALANCE',
  179: 'TOKEN_WAS_DELETED',
  180: 'TOKEN_HAS_NO_SUPPLY_KEY',
  181: 'TOKEN_HAS_NO_WIPE_KEY',
  182: 'INVALID_TOKEN_MINT_AMOUNT',
  183: 'INVALID_TOKEN_BURN_AMOUNT',
  184: 'TOKEN_NOT_ASSOCIATED_TO_ACCOUNT',
  185: 'CANNOT_WIPE_TOKEN_TREASURY_ACCOUNT',
  186: 'INVALID_KYC_KEY',
  187: 'INVALID_WIPE_KEY',
  188: 'INVALID_FREEZE_KEY',
  189: 'INVALID_SUPPLY_KEY',
  190: 'MISSING_TOKEN_NAME',
  191: 'TOKEN_NAME_TOO_LONG',
  192: 'INVALID_WIPING_AMOUNT',
  193: 'TOKEN_IS_IMMUTABLE',
  194: 'TOKEN_ALREADY_ASSOCIATED_TO_ACCOUNT',
  195: 'TRANSACTION_REQUIRES_ZERO_TOKEN_BALANCES',
  196: 'ACCOUNT_IS_TREASURY',
  197: 'TOKEN_ID_REPEATED_IN_TOKEN_LIST',
  198: 'TOKEN_TRANSFER_LIST_SIZE_LIMIT_EXCEEDED',
  199: 'EMPTY_TOKEN_TRANSFER_BODY',
  200: 'EMPTY_TOKEN_TRANSFER_ACCOUNT_AMOUNTS',
  201: 'INVALID_SCHEDULE_ID',
  202: 'SCHEDULE_IS_IMMUTABLE',
  203: 'INVALID_SCHEDULE_PAYER_ID',
  204: 'INVALID_SCHEDULE_ACCOUNT_ID',
  205: 'NO_NEW_VALID_SIGNATURES',
  206: 'UNRESOLVABLE_REQUIRED_SIGNERS',
  207: 'SCHEDULED_TRANSACTION_NOT_IN_WHITELIST',
  208: 'SOME_SIGNATURES_WERE_INVALID',
  209: 'TRANSACTION_ID_FIELD_NOT_ALLOWED',
  210: 'IDENTICAL_SCHEDULE_ALREADY_CREATED',
  211: 'INVALID_ZERO_BYTE_IN_STRING',
  212: 'SCHEDULE_ALREADY_DELETED',
  213: 'SCHEDULE_ALREADY_EXECUTED',
  214: 'MESSAGE_SIZE_TOO_LARGE',
  215: 'OPERATION_REPEATED_IN_BUCKET_GROUPS',
  216: 'BUCKET_CAPACITY_OVERFLOW',
  217: 'NODE_CAPACITY_NOT_SUFFICIENT_FOR_OPERATION',
  218: 'BUCKET_HAS_NO_THROTTLE_GROUPS',
  219: 'THROTTLE_GROUP_HAS_ZERO_OPS_PER_SEC',
  220: 'SUCCESS_BUT_MISSING_EXPECTED_OPERATION',
  221: 'UNPARSEABLE_THROTTLE_DEFINITIONS',
  222: 'INVALID_THROTTLE_DEFINITIONS',
  223: 'ACCOUNT_EXPIRED_AND_PENDING_REMOVAL',
  224: 'INVALID_TOKEN_MAX_SUPPLY',
  225: 'INVALID_TOKEN_NFT_SERIAL_NUMBER',
  226: 'INVALID_NFT_ID',
  227: 'METADATA_TOO_LONG',
  228: 'BATCH_SIZE_LIMIT_EXCEEDED',
  229: 'INVALID_QUERY_RANGE',
  230: 'FRACTION_DIVIDES_BY_ZERO',
  231: 'INSUFFICIENT_PAYER_BALANCE_FOR_CUSTOM_FEE',
  232: 'CUSTOM_FEES_LIST_TOO_LONG',
  233: 'INVALID_CUSTOM_FEE_COLLECTOR',
  234: 'INVALID_TOKEN_ID_IN_CUSTOM_FEES',
  235: 'TOKEN_NOT_ASSOCIATED_TO_FEE_COLLECTOR',
  236: 'TOKEN_MAX_SUPPLY_REACHED',
  237: 'SENDER_DOES_NOT_OWN_NFT_SERIAL_NO',
  238: 'CUSTOM_FEE_NOT_FULLY_SPECIFIED',
  239: 'CUSTOM_FEE_MUST_BE_POSITIVE',
  240: 'TOKEN_HAS_NO_FEE_SCHEDULE_KEY',
  241: 'CUSTOM_FEE_OUTSIDE_NUMERIC_RANGE',
  242: 'ROYALTY_FRACTION_CANNOT_EXCEED_ONE',
  243: 'FRACTIONAL_FEE_MAX_AMOUNT_LESS_THAN_MIN_AMOUNT',
  244: 'CUSTOM_SCHEDULE_ALREADY_HAS_NO_FEES',
  245: 'CUSTOM_FEE_DENOMINATION_MUST_BE_FUNGIBLE_COMMON',
  246: 'CUSTOM_FRACTIONAL_FEE_ONLY_ALLOWED_FOR_FUNGIBLE_COMMON',
  247: 'INVALID_CUSTOM_FEE_SCHEDULE_KEY',
  248: 'INVALID_TOKEN_MINT_METADATA',
  249: 'INVALID_TOKEN_BURN_METADATA',
  250: 'CURRENT_TREASURY_STILL_OWNS_NFTS',
  251: 'ACCOUNT_STILL_OWNS_NFTS',
  252: 'TREASURY_MUST_OWN_BURNED_NFT',
  253: 'ACCOUNT_DOES_NOT_OWN_WIPED_NFT',
  254: 'ACCOUNT_AMOUNT_TRANSFERS_ONLY_ALLOWED_FOR_FUNGIBLE_COMMON',
  255: 'MAX_NFTS_IN_PRICE_REGIME_HAVE_BEEN_MINTED',
  256: 'PAYER_ACCOUNT_DELETED',
  257: 'CUSTOM_FEE_CHARGING_EXCEEDED_MAX_RECURSION_DEPTH',
  258: 'CUSTOM_FEE_CHARGING_EXCEEDED_MAX_ACCOUNT_AMOUNTS',
  259: 'INSUFFICIENT_SENDER_ACCOUNT_BALANCE_FOR_CUSTOM_FEE',
  260: 'SERIAL_NUMBER_LIMIT_REACHED',
  261: 'CUSTOM_ROYALTY_FEE_ONLY_ALLOWED_FOR_NON_FUNGIBLE_UNIQUE',
  262: 'NO_REMAINING_AUTOMATIC_ASSOCIATIONS',
  263: 'EXISTING_AUTOMATIC_ASSOCIATIONS_EXCEED_GIVEN_LIMIT',
  264: 'REQUESTED_NUM_AUTOMATIC_ASSOCIATIONS_EXCEEDS_ASSOCIATION_LIMIT',
  265: 'TOKEN_IS_PAUSED',
  266: 'TOKEN_HAS_NO_PAUSE_KEY',
  267: 'INVALID_PAUSE_KEY',
  268: 'FREEZE_UPDATE_FILE_DOES_NOT_EXIST',
  269: 'FREEZE_UPDATE_FILE_HASH_DOES_NOT_MATCH',
  270: 'NO_UPGRADE_HAS_BEEN_PREPARED',
  271: 'NO_FREEZE_IS_SCHEDULED',
  272: 'UPDATE_FILE_HASH_CHANGED_SINCE_PREPARE_UPGRADE',
  273: 'FREEZE_START_TIME_MUST_BE_FUTURE',
  274: 'PREPARED_UPDATE_FILE_IS_IMMUTABLE',
  275: 'FREEZE_ALREADY_SCHEDULED',
  276: 'FREEZE_UPGRADE_IN_PROGRESS',
  277: 'UPDATE_FILE_ID_DOES_NOT_MATCH_PREPARED',
  278: 'UPDATE_FILE_HASH_DOES_NOT_MATCH_PREPARED',
  279: 'CONSENSUS_GAS_EXHAUSTED',
  280: 'REVERTED_SUCCESS',
  281: 'MAX_STORAGE_IN_PRICE_REGIME_HAS_BEEN_USED',
  282: 'INVALID_ALIAS_KEY',
  283: 'UNEXPECTED_TOKEN_DECIMALS',
  284: 'INVALID_PROXY_ACCOUNT_ID',
  285: 'INVALID_TRANSFER_ACCOUNT_ID',
  286: 'INVALID_FEE_COLLECTOR_ACCOUNT_ID',
  287: 'ALIAS_IS_IMMUTABLE',
  288: 'SPENDER_ACCOUNT_SAME_AS_OWNER',
  289: 'AMOUNT_EXCEEDS_TOKEN_MAX_SUPPLY',
  290: 'NEGATIVE_ALLOWANCE_AMOUNT',
  291: 'CANNOT_APPROVE_FOR_ALL_FUNGIBLE_COMMON',
  292: 'SPENDER_DOES_NOT_HAVE_ALLOWANCE',
  293: 'AMOUNT_EXCEEDS_ALLOWANCE',
  294: 'MAX_ALLOWANCES_EXCEEDED',
  295: 'EMPTY_ALLOWANCES',
  296: 'SPENDER_ACCOUNT_REPEATED_IN_ALLOWANCES',
  297: 'REPEATED_SERIAL_NUMS_IN_NFT_ALLOWANCES',
  298: 'FUNGIBLE_TOKEN_IN_NFT_ALLOWANCES',
  299: 'NFT_IN_FUNGIBLE_TOKEN_ALLOWANCES',
  300: 'INVALID_ALLOWANCE_OWNER_ID',
  301: 'INVALID_ALLOWANCE_SPENDER_ID',
  302: 'REPEATED_ALLOWANCES_TO_DELETE',
  303: 'INVALID_DELEGATING_SPENDER',
  304: 'DELEGATING_SPENDER_CANNOT_GRANT_APPROVE_FOR_ALL',
  305: 'DELEGATING_SPENDER_DOES_NOT_HAVE_APPROVE_FOR_ALL',
  306: 'SCHEDULE_EXPIRATION_TIME_TOO_FAR_IN_FUTURE',
  307: 'SCHEDULE_EXPIRATION_TIME_MUST_BE_HIGHER_THAN_CONSENSUS_TIME',
  308: 'SCHEDULE_FUTURE_THROTTLE_EXCEEDED',
  309: 'SCHEDULE_FUTURE_GAS_LIMIT_EXCEEDED',
  310: 'INVALID_ETHEREUM_TRANSACTION',
  311: 'WRONG_CHAIN_ID',
  312: 'WRONG_NONCE',
  313: 'ACCESS_LIST_UNSUPPORTED',
  314: 'SCHEDULE_PENDING_EXPIRATION',
  315: 'CONTRACT_IS_TOKEN_TREASURY',
  316: 'CONTRACT_HAS_NON_ZERO_TOKEN_BALANCES',
  317: 'CONTRACT_EXPIRED_AND_PENDING_REMOVAL',
  318: 'CONTRACT_HAS_NO_AUTO_RENEW_ACCOUNT',
  319: 'PERMANENT_REMOVAL_REQUIRES_SYSTEM_INITIATION',
  320: 'PROXY_ACCOUNT_ID_FIELD_IS_DEPRECATED',
  321: 'SELF_STAKING_IS_NOT_ALLOWED',
  322: 'INVALID_STAKING_ID',
  323: 'STAKING_NOT_ENABLED',
  324: 'INVALID_PRNG_RANGE',
  325: 'MAX_ENTITIES_IN_PRICE_REGIME_HAVE_BEEN_CREATED',
  326: 'INVALID_FULL_PREFIX_SIGNATURE_FOR_PRECOMPILE',
  327: 'INSUFFICIENT_BALANCES_FOR_STORAGE_RENT',
  328: 'MAX_CHILD_RECORDS_EXCEEDED',
  329: 'INSUFFICIENT_BALANCES_FOR_RENEWAL_FEES',
  330: 'TRANSACTION_HAS_UNKNOWN_FIELDS',
  331: 'ACCOUNT_IS_IMMUTABLE',
  332: 'ALIAS_ALREADY_ASSIGNED',
  333: 'INVALID_METADATA_KEY',
  334: 'TOKEN_HAS_NO_METADATA_KEY',
  335: 'MISSING_TOKEN_METADATA',
  336: 'MISSING_SERIAL_NUMBERS',
  337: 'TOKEN_HAS_NO_ADMIN_KEY',
  338: 'NODE_DELETED',
  339: 'INVALID_NODE_ID',
  340: 'INVALID_GOSSIP_ENDPOINT',
  341: 'INVALID_NODE_ACCOUNT_ID',
  342: 'INVALID_NODE_DESCRIPTION',
  343: 'INVALID_SERVICE_ENDPOINT',
  344: 'INVALID_GOSSIP_CA_CERTIFICATE',
  345: 'INVALID_GRPC_CERTIFICATE',
  346: 'INVALID_MAX_AUTO_ASSOCIATIONS',
  347: 'MAX_NODES_CREATED',
  348: 'IP_FQDN_CANNOT_BE_SET_FOR_SAME_ENDPOINT',
  349: 'GOSSIP_ENDPOINT_CANNOT_HAVE_FQDN',
  350: 'FQDN_SIZE_TOO_LARGE',
  351: 'INVALID_ENDPOINT',
  352: 'GOSSIP_ENDPOINTS_EXCEEDED_LIMIT',
  353: 'TOKEN_REFERENCE_REPEATED',
  354: 'INVALID_OWNER_ID',
  355: 'TOKEN_REFERENCE_LIST_SIZE_LIMIT_EXCEEDED',
  356: 'SERVICE_ENDPOINTS_EXCEEDED_LIMIT',
  357: 'INVALID_IPV4_ADDRESS',
  358: 'EMPTY_TOKEN_REFERENCE_LIST',
  359: 'UPDATE_NODE_ACCOUNT_NOT_ALLOWED',
  360: 'TOKEN_HAS_NO_METADATA_OR_SUPPLY_KEY',
  361: 'EMPTY_PENDING_AIRDROP_ID_LIST',
  362: 'PENDING_AIRDROP_ID_REPEATED',
  363: 'PENDING_AIRDROP_ID_LIST_TOO_LONG',
  364: 'PENDING_NFT_AIRDROP_ALREADY_EXISTS',
  365: 'ACCOUNT_HAS_PENDING_AIRDROPS',
  366: 'THROTTLED_AT_CONSENSUS',
  367: 'INVALID_PENDING_AIRDROP_ID',
  368: 'TOKEN_AIRDROP_WITH_FALLBACK_ROYALTY',
  369: 'INVALID_TOKEN_IN_PENDING_AIRDROP',
  370: 'SCHEDULE_EXPIRY_IS_BUSY',
  371: 'INVALID_GRPC_CERTIFICATE_HASH',
  372: 'MISSING_EXPIRY_TIME',
  373: 'NO_SCHEDULING_ALLOWED_AFTER_SCHEDULED_RECURSION',
  374: 'RECURSIVE_SCHEDULING_LIMIT_REACHED',
  375: 'WAITING_FOR_LEDGER_ID',
  376: 'MAX_ENTRIES_FOR_FEE_EXEMPT_KEY_LIST_EXCEEDED',
  377: 'FEE_EXEMPT_KEY_LIST_CONTAINS_DUPLICATED_KEYS',
  378: 'INVALID_KEY_IN_FEE_EXEMPT_KEY_LIST',
  379: 'INVALID_FEE_SCHEDULE_KEY',
  380: 'FEE_SCHEDULE_KEY_CANNOT_BE_UPDATED',
  381: 'FEE_SCHEDULE_KEY_NOT_SET',
  382: 'MAX_CUSTOM_FEE_LIMIT_EXCEEDED',
  383: 'NO_VALID_MAX_CUSTOM_FEE',
  384: 'INVALID_MAX_CUSTOM_FEES',
  385: 'DUPLICATE_DENOMINATION_IN_MAX_CUSTOM_FEE_LIST',
  386: 'DUPLICATE_ACCOUNT_ID_IN_MAX_CUSTOM_FEE_LIST',
  387: 'MAX_CUSTOM_FEES_IS_NOT_SUPPORTED',
  388: 'BATCH_LIST_EMPTY',
  389: 'BATCH_LIST_CONTAINS_DUPLICATES',
  390: 'BATCH_TRANSACTION_IN_BLACKLIST',
  391: 'INNER_TRANSACTION_FAILED',
  392: 'MISSING_BATCH_KEY',
  393: 'BATCH_KEY_SET_ON_NON_INNER_TRANSACTION',
  394: 'INVALID_BATCH_KEY',
  395: 'SCHEDULE_EXPIRY_NOT_CONFIGURABLE',
  396: 'CREATING_SYSTEM_ENTITIES',
  397: 'THROTTLE_GROUP_LCM_OVERFLOW',
  398: 'AIRDROP_CONTAINS_MULTIPLE_SENDERS_FOR_A_TOKEN',
  399: 'GRPC_WEB_PROXY_NOT_SUPPORTED',
  400: 'NFT_TRANSFERS_ONLY_ALLOWED_FOR_NON_FUNGIBLE_UNIQUE',
  401: 'INVALID_SERIALIZED_TX_MESSAGE_HASH_ALGORITHM',
  499: 'WRONG_HOOK_ENTITY_TYPE',
  500: 'EVM_HOOK_GAS_THROTTLED',
  501: 'HOOK_ID_IN_USE',
  502: 'BAD_HOOK_REQUEST',
  503: 'REJECTED_BY_ACCOUNT_ALLOWANCE_HOOK',
  504: 'HOOK_NOT_FOUND',
  505: 'EVM_HOOK_STORAGE_UPDATE_BYTES_TOO_LONG',
  506: 'EVM_HOOK_STORAGE_UPDATE_BYTES_MUST_USE_MINIMAL_REPRESENTATION',
  507: 'INVALID_HOOK_ID',
  508: 'EMPTY_EVM_HOOK_STORAGE_UPDATE',
  509: 'HOOK_ID_REPEATED_IN_CREATION_DETAILS',
  510: 'HOOKS_NOT_ENABLED',
  511: 'HOOK_IS_NOT_AN_EVM_HOOK',
  512: 'HOOK_DELETED',
  513: 'TOO_MANY_EVM_HOOK_STORAGE_UPDATES',
  514: 'HOOK_CREATION_BYTES_MUST_USE_MINIMAL_REPRESENTATION',
  515: 'HOOK_CREATION_BYTES_TOO_LONG',
  516: 'INVALID_HOOK_CREATION_SPEC',
  517: 'HOOK_EXTENSION_EMPTY',
  518: 'INVALID_HOOK_ADMIN_KEY',
  519: 'HOOK_DELETION_REQUIRES_ZERO_STORAGE_SLOTS',
  520: 'CANNOT_SET_HOOKS_AND_APPROVAL',
  521: 'TRANSACTION_REQUIRES_ZERO_HOOKS',
  522: 'INVALID_HOOK_CALL',
  523: 'HOOKS_ARE_NOT_SUPPORTED_IN_AIRDROPS',
  524: 'ACCOUNT_IS_LINKED_TO_A_NODE',
  525: 'HOOKS_EXECUTIONS_REQUIRE_TOP_LEVEL_CRYPTO_TRANSFER',
  526: 'NODE_ACCOUNT_HAS_ZERO_BALANCE',
  527: 'TRANSFER_TO_FEE_COLLECTION_ACCOUNT_NOT_ALLOWED',
  528: 'TOO_MANY_HOOK_INVOCATIONS',
  529: 'INVALID_REGISTERED_NODE_ID',
  530: 'INVALID_REGISTERED_ENDPOINT',
  531: 'REGISTERED_ENDPOINTS_EXCEEDED_LIMIT',
  532: 'INVALID_REGISTERED_ENDPOINT_ADDRESS',
  533: 'INVALID_REGISTERED_ENDPOINT_TYPE',
  534: 'REGISTERED_NODE_STILL_ASSOCIATED',
  535: 'MAX_REGISTERED_NODES_EXCEEDED',
};

/** proto.RoyaltyFee */
export interface RoyaltyFee {
  exchangeValueFraction: Fraction | undefined;
  fallbackFee: FixedFee | undefined;
}
function newRoyaltyFee(): RoyaltyFee {
  return { exchangeValueFraction: undefined, fallbackFee: undefined };
}
function readRoyaltyFee(c: Cursor, end: number, depth: number, m: RoyaltyFee = newRoyaltyFee()): RoyaltyFee {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.exchangeValueFraction = readFraction(c, c.delimited(end), depth + 1, m.exchangeValueFraction); break;
      case 18: m.fallbackFee = readFixedFee(c, c.delimited(end), depth + 1, m.fallbackFee); break;
      default: c.skipField('RoyaltyFee', tag, end);
    }
  }
  return m;
}
export const RoyaltyFee: MessageType<RoyaltyFee> = defineMessage<RoyaltyFee>(
  'RoyaltyFee',
  newRoyaltyFee,
  readRoyaltyFee,
  () => [
    { number: 1, name: 'exchangeValueFraction', kind: 'message', type: Fraction },
    { number: 2, name: 'fallbackFee', kind: 'message', type: FixedFee },
  ],
);

/** proto.RunningHashes */
export interface RunningHashes {
  runningHash: Uint8Array;
  nMinus_1RunningHash: Uint8Array;
  nMinus_2RunningHash: Uint8Array;
  nMinus_3RunningHash: Uint8Array;
}
function newRunningHashes(): RunningHashes {
  return { runningHash: EMPTY, nMinus_1RunningHash: EMPTY, nMinus_2RunningHash: EMPTY, nMinus_3RunningHash: EMPTY };
}
function readRunningHashes(c: Cursor, end: number, depth: number, m: RunningHashes = newRunningHashes()): RunningHashes {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.runningHash = c.bytes(end); break;
      case 18: m.nMinus_1RunningHash = c.bytes(end); break;
      case 26: m.nMinus_2RunningHash = c.bytes(end); break;
      case 34: m.nMinus_3RunningHash = c.bytes(end); break;
      default: c.skipField('RunningHashes', tag, end);
    }
  }
  return m;
}
export const RunningHashes: MessageType<RunningHashes> = defineMessage<RunningHashes>(
  'RunningHashes',
  newRunningHashes,
  readRunningHashes,
  () => [
    { number: 1, name: 'runningHash', kind: 'bytes' },
    { number: 2, name: 'nMinus_1RunningHash', kind: 'bytes' },
    { number: 3, name: 'nMinus_2RunningHash', kind: 'bytes' },
    { number: 4, name: 'nMinus_3RunningHash', kind: 'bytes' },
  ],
);

/** proto.SchedulableTransactionBody */
export interface SchedulableTransactionBody {
  transactionFee: bigint;
  memo: string;
  contractCall: ContractCallTransactionBody | undefined;
  contractCreateInstance: ContractCreateTransactionBody | undefined;
  contractUpdateInstance: ContractUpdateTransactionBody | undefined;
  contractDeleteInstance: ContractDeleteTransactionBody | undefined;
  cryptoCreateAccount: CryptoCreateTransactionBody | undefined;
  cryptoDelete: CryptoDeleteTransactionBody | undefined;
  cryptoTransfer: CryptoTransferTransactionBody | undefined;
  cryptoUpdateAccount: CryptoUpdateTransactionBody | undefined;
  fileAppend: FileAppendTransactionBody | undefined;
  fileCreate: FileCreateTransactionBody | undefined;
  fileDelete: FileDeleteTransactionBody | undefined;
  fileUpdate: FileUpdateTransactionBody | undefined;
  systemDelete: SystemDeleteTransactionBody | undefined;
  systemUndelete: SystemUndeleteTransactionBody | undefined;
  freeze: FreezeTransactionBody | undefined;
  consensusCreateTopic: ConsensusCreateTopicTransactionBody | undefined;
  consensusUpdateTopic: ConsensusUpdateTopicTransactionBody | undefined;
  consensusDeleteTopic: ConsensusDeleteTopicTransactionBody | undefined;
  consensusSubmitMessage: ConsensusSubmitMessageTransactionBody | undefined;
  tokenCreation: TokenCreateTransactionBody | undefined;
  tokenFreeze: TokenFreezeAccountTransactionBody | undefined;
  tokenUnfreeze: TokenUnfreezeAccountTransactionBody | undefined;
  tokenGrantKyc: TokenGrantKycTransactionBody | undefined;
  tokenRevokeKyc: TokenRevokeKycTransactionBody | undefined;
  tokenDeletion: TokenDeleteTransactionBody | undefined;
  tokenUpdate: TokenUpdateTransactionBody | undefined;
  tokenMint: TokenMintTransactionBody | undefined;
  tokenBurn: TokenBurnTransactionBody | undefined;
  tokenWipe: TokenWipeAccountTransactionBody | undefined;
  tokenAssociate: TokenAssociateTransactionBody | undefined;
  tokenDissociate: TokenDissociateTransactionBody | undefined;
  scheduleDelete: ScheduleDeleteTransactionBody | undefined;
  tokenPause: TokenPauseTransactionBody | undefined;
  tokenUnpause: TokenUnpauseTransactionBody | undefined;
  cryptoApproveAllowance: CryptoApproveAllowanceTransactionBody | undefined;
  cryptoDeleteAllowance: CryptoDeleteAllowanceTransactionBody | undefined;
  tokenFeeScheduleUpdate: TokenFeeScheduleUpdateTransactionBody | undefined;
  utilPrng: UtilPrngTransactionBody | undefined;
  tokenUpdateNfts: TokenUpdateNftsTransactionBody | undefined;
  nodeCreate: NodeCreateTransactionBody | undefined;
  nodeUpdate: NodeUpdateTransactionBody | undefined;
  nodeDelete: NodeDeleteTransactionBody | undefined;
  tokenReject: TokenRejectTransactionBody | undefined;
  tokenCancelAirdrop: TokenCancelAirdropTransactionBody | undefined;
  tokenClaimAirdrop: TokenClaimAirdropTransactionBody | undefined;
  tokenAirdrop: TokenAirdropTransactionBody | undefined;
  registeredNodeCreate: RegisteredNodeCreateTransactionBody | undefined;
  registeredNodeUpdate: RegisteredNodeUpdateTransactionBody | undefined;
  registeredNodeDelete: RegisteredNodeDeleteTransactionBody | undefined;
  maxCustomFees: readonly CustomFeeLimit[];
}
function newSchedulableTransactionBody(): SchedulableTransactionBody {
  return { transactionFee: 0n, memo: '', contractCall: undefined, contractCreateInstance: undefined, contractUpdateInstance: undefined, contractDeleteInstance: undefined, cryptoCreateAccount: undefined, cryptoDelete: undefined, cryptoTransfer: undefined, cryptoUpdateAccount: undefined, fileAppend: undefined, fileCreate: undefined, fileDelete: undefined, fileUpdate: undefined, systemDelete: undefined, systemUndelete: undefined, freeze: undefined, consensusCreateTopic: undefined, consensusUpdateTopic: undefined, consensusDeleteTopic: undefined, consensusSubmitMessage: undefined, tokenCreation: undefined, tokenFreeze: undefined, tokenUnfreeze: undefined, tokenGrantKyc: undefined, tokenRevokeKyc: undefined, tokenDeletion: undefined, tokenUpdate: undefined, tokenMint: undefined, tokenBurn: undefined, tokenWipe: undefined, tokenAssociate: undefined, tokenDissociate: undefined, scheduleDelete: undefined, tokenPause: undefined, tokenUnpause: undefined, cryptoApproveAllowance: undefined, cryptoDeleteAllowance: undefined, tokenFeeScheduleUpdate: undefined, utilPrng: undefined, tokenUpdateNfts: undefined, nodeCreate: undefined, nodeUpdate: undefined, nodeDelete: undefined, tokenReject: undefined, tokenCancelAirdrop: undefined, tokenClaimAirdrop: undefined, tokenAirdrop: undefined, registeredNodeCreate: undefined, registeredNodeUpdate: undefined, registeredNodeDelete: undefined, maxCustomFees: NONE };
}
function readSchedulableTransactionBody(c: Cursor, end: number, depth: number, m: SchedulableTransactionBody = newSchedulableTransactionBody()): SchedulableTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.transactionFee = c.uint64(end); break;
      case 18: m.memo = c.text(end); break;
      case 26: m.contractCall = readContractCallTransactionBody(c, c.delimited(end), depth + 1, m.contractCall); break;
      case 34: m.contractCreateInstance = readContractCreateTransactionBody(c, c.delimited(end), depth + 1, m.contractCreateInstance); break;
      case 42: m.contractUpdateInstance = readContractUpdateTransactionBody(c, c.delimited(end), depth + 1, m.contractUpdateInstance); break;
      case 50: m.contractDeleteInstance = readContractDeleteTransactionBody(c, c.delimited(end), depth + 1, m.contractDeleteInstance); break;
      case 58: m.cryptoCreateAccount = readCryptoCreateTransactionBody(c, c.delimited(end), depth + 1, m.cryptoCreateAccount); break;
      case 66: m.cryptoDelete = readCryptoDeleteTransactionBody(c, c.delimited(end), depth + 1, m.cryptoDelete); break;
      case 74: m.cryptoTransfer = readCryptoTransferTransactionBody(c, c.delimited(end), depth + 1, m.cryptoTransfer); break;
      case 82: m.cryptoUpdateAccount = readCryptoUpdateTransactionBody(c, c.delimited(end), depth + 1, m.cryptoUpdateAccount); break;
      case 90: m.fileAppend = readFileAppendTransactionBody(c, c.delimited(end), depth + 1, m.fileAppend); break;
      case 98: m.fileCreate = readFileCreateTransactionBody(c, c.delimited(end), depth + 1, m.fileCreate); break;
      case 106: m.fileDelete = readFileDeleteTransactionBody(c, c.delimited(end), depth + 1, m.fileDelete); break;
      case 114: m.fileUpdate = readFileUpdateTransactionBody(c, c.delimited(end), depth + 1, m.fileUpdate); break;
      case 122: m.systemDelete = readSystemDeleteTransactionBody(c, c.delimited(end), depth + 1, m.systemDelete); break;
      case 130: m.systemUndelete = readSystemUndeleteTransactionBody(c, c.delimited(end), depth + 1, m.systemUndelete); break;
      case 138: m.freeze = readFreezeTransactionBody(c, c.delimited(end), depth + 1, m.freeze); break;
      case 146: m.consensusCreateTopic = readConsensusCreateTopicTransactionBody(c, c.delimited(end), depth + 1, m.consensusCreateTopic); break;
      case 154: m.consensusUpdateTopic = readConsensusUpdateTopicTransactionBody(c, c.delimited(end), depth + 1, m.consensusUpdateTopic); break;
      case 162: m.consensusDeleteTopic = readConsensusDeleteTopicTransactionBody(c, c.delimited(end), depth + 1, m.consensusDeleteTopic); break;
      case 170: m.consensusSubmitMessage = readConsensusSubmitMessageTransactionBody(c, c.delimited(end), depth + 1, m.consensusSubmitMessage); break;
      case 178: m.tokenCreation = readTokenCreateTransactionBody(c, c.delimited(end), depth + 1, m.tokenCreation); break;
      case 186: m.tokenFreeze = readTokenFreezeAccountTransactionBody(c, c.delimited(end), depth + 1, m.tokenFreeze); break;
      case 194: m.tokenUnfreeze = readTokenUnfreezeAccountTransactionBody(c, c.delimited(end), depth + 1, m.tokenUnfreeze); break;
      case 202: m.tokenGrantKyc = readTokenGrantKycTransactionBody(c, c.delimited(end), depth + 1, m.tokenGrantKyc); break;
      case 210: m.tokenRevokeKyc = readTokenRevokeKycTransactionBody(c, c.delimited(end), depth + 1, m.tokenRevokeKyc); break;
      case 218: m.tokenDeletion = readTokenDeleteTransactionBody(c, c.delimited(end), depth + 1, m.tokenDeletion); break;
      case 226: m.tokenUpdate = readTokenUpdateTransactionBody(c, c.delimited(end), depth + 1, m.tokenUpdate); break;
      case 234: m.tokenMint = readTokenMintTransactionBody(c, c.delimited(end), depth + 1, m.tokenMint); break;
      case 242: m.tokenBurn = readTokenBurnTransactionBody(c, c.delimited(end), depth + 1, m.tokenBurn); break;
      case 250: m.tokenWipe = readTokenWipeAccountTransactionBody(c, c.delimited(end), depth + 1, m.tokenWipe); break;
      case 258: m.tokenAssociate = readTokenAssociateTransactionBody(c, c.delimited(end), depth + 1, m.tokenAssociate); break;
      case 266: m.tokenDissociate = readTokenDissociateTransactionBody(c, c.delimited(end), depth + 1, m.tokenDissociate); break;
      case 274: m.scheduleDelete = readScheduleDeleteTransactionBody(c, c.delimited(end), depth + 1, m.scheduleDelete); break;
      case 282: m.tokenPause = readTokenPauseTransactionBody(c, c.delimited(end), depth + 1, m.tokenPause); break;
      case 290: m.tokenUnpause = readTokenUnpauseTransactionBody(c, c.delimited(end), depth + 1, m.tokenUnpause); break;
      case 298: m.cryptoApproveAllowance = readCryptoApproveAllowanceTransactionBody(c, c.delimited(end), depth + 1, m.cryptoApproveAllowance); break;
      case 306: m.cryptoDeleteAllowance = readCryptoDeleteAllowanceTransactionBody(c, c.delimited(end), depth + 1, m.cryptoDeleteAllowance); break;
      case 314: m.tokenFeeScheduleUpdate = readTokenFeeScheduleUpdateTransactionBody(c, c.delimited(end), depth + 1, m.tokenFeeScheduleUpdate); break;
      case 322: m.utilPrng = readUtilPrngTransactionBody(c, c.delimited(end), depth + 1, m.utilPrng); break;
      case 330: m.tokenUpdateNfts = readTokenUpdateNftsTransactionBody(c, c.delimited(end), depth + 1, m.tokenUpdateNfts); break;
      case 338: m.nodeCreate = readNodeCreateTransactionBody(c, c.delimited(end), depth + 1, m.nodeCreate); break;
      case 346: m.nodeUpdate = readNodeUpdateTransactionBody(c, c.delimited(end), depth + 1, m.nodeUpdate); break;
      case 354: m.nodeDelete = readNodeDeleteTransactionBody(c, c.delimited(end), depth + 1, m.nodeDelete); break;
      case 362: m.tokenReject = readTokenRejectTransactionBody(c, c.delimited(end), depth + 1, m.tokenReject); break;
      case 370: m.tokenCancelAirdrop = readTokenCancelAirdropTransactionBody(c, c.delimited(end), depth + 1, m.tokenCancelAirdrop); break;
      case 378: m.tokenClaimAirdrop = readTokenClaimAirdropTransactionBody(c, c.delimited(end), depth + 1, m.tokenClaimAirdrop); break;
      case 386: m.tokenAirdrop = readTokenAirdropTransactionBody(c, c.delimited(end), depth + 1, m.tokenAirdrop); break;
      case 394: m.registeredNodeCreate = readRegisteredNodeCreateTransactionBody(c, c.delimited(end), depth + 1, m.registeredNodeCreate); break;
      case 402: m.registeredNodeUpdate = readRegisteredNodeUpdateTransactionBody(c, c.delimited(end), depth + 1, m.registeredNodeUpdate); break;
      case 410: m.registeredNodeDelete = readRegisteredNodeDeleteTransactionBody(c, c.delimited(end), depth + 1, m.registeredNodeDelete); break;
      case 8010: m.maxCustomFees = appended(m.maxCustomFees, readCustomFeeLimit(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('SchedulableTransactionBody', tag, end);
    }
  }
  return m;
}
export const SchedulableTransactionBody: MessageType<SchedulableTransactionBody> = defineMessage<SchedulableTransactionBody>(
  'SchedulableTransactionBody',
  newSchedulableTransactionBody,
  readSchedulableTransactionBody,
  () => [
    { number: 1, name: 'transactionFee', kind: 'uint64' },
    { number: 2, name: 'memo', kind: 'string' },
    { number: 3, name: 'contractCall', kind: 'message', optional: true, type: ContractCallTransactionBody },
    { number: 4, name: 'contractCreateInstance', kind: 'message', optional: true, type: ContractCreateTransactionBody },
    { number: 5, name: 'contractUpdateInstance', kind: 'message', optional: true, type: ContractUpdateTransactionBody },
    { number: 6, name: 'contractDeleteInstance', kind: 'message', optional: true, type: ContractDeleteTransactionBody },
    { number: 7, name: 'cryptoCreateAccount', kind: 'message', optional: true, type: CryptoCreateTransactionBody },
    { number: 8, name: 'cryptoDelete', kind: 'message', optional: true, type: CryptoDeleteTransactionBody },
    { number: 9, name: 'cryptoTransfer', kind: 'message', optional: true, type: CryptoTransferTransactionBody },
    { number: 10, name: 'cryptoUpdateAccount', kind: 'message', optional: true, type: CryptoUpdateTransactionBody },
    { number: 11, name: 'fileAppend', kind: 'message', optional: true, type: FileAppendTransactionBody },
    { number: 12, name: 'fileCreate', kind: 'message', optional: true, type: FileCreateTransactionBody },
    { number: 13, name: 'fileDelete', kind: 'message', optional: true, type: FileDeleteTransactionBody },
    { number: 14, name: 'fileUpdate', kind: 'message', optional: true, type: FileUpdateTransactionBody },
    { number: 15, name: 'systemDelete', kind: 'message', optional: true, type: SystemDeleteTransactionBody },
    { number: 16, name: 'systemUndelete', kind: 'message', optional: true, type: SystemUndeleteTransactionBody },
    { number: 17, name: 'freeze', kind: 'message', optional: true, type: FreezeTransactionBody },
    { number: 18, name: 'consensusCreateTopic', kind: 'message', optional: true, type: ConsensusCreateTopicTransactionBody },
    { number: 19, name: 'consensusUpdateTopic', kind: 'message', optional: true, type: ConsensusUpdateTopicTransactionBody },
    { number: 20, name: 'consensusDeleteTopic', kind: 'message', optional: true, type: ConsensusDeleteTopicTransactionBody },
    { number: 21, name: 'consensusSubmitMessage', kind: 'message', optional: true, type: ConsensusSubmitMessageTransactionBody },
    { number: 22, name: 'tokenCreation', kind: 'message', optional: true, type: TokenCreateTransactionBody },
    { number: 23, name: 'tokenFreeze', kind: 'message', optional: true, type: TokenFreezeAccountTransactionBody },
    { number: 24, name: 'tokenUnfreeze', kind: 'message', optional: true, type: TokenUnfreezeAccountTransactionBody },
    { number: 25, name: 'tokenGrantKyc', kind: 'message', optional: true, type: TokenGrantKycTransactionBody },
    { number: 26, name: 'tokenRevokeKyc', kind: 'message', optional: true, type: TokenRevokeKycTransactionBody },
    { number: 27, name: 'tokenDeletion', kind: 'message', optional: true, type: TokenDeleteTransactionBody },
    { number: 28, name: 'tokenUpdate', kind: 'message', optional: true, type: TokenUpdateTransactionBody },
    { number: 29, name: 'tokenMint', kind: 'message', optional: true, type: TokenMintTransactionBody },
    { number: 30, name: 'tokenBurn', kind: 'message', optional: true, type: TokenBurnTransactionBody },
    { number: 31, name: 'tokenWipe', kind: 'message', optional: true, type: TokenWipeAccountTransactionBody },
    { number: 32, name: 'tokenAssociate', kind: 'message', optional: true, type: TokenAssociateTransactionBody },
    { number: 33, name: 'tokenDissociate', kind: 'message', optional: true, type: TokenDissociateTransactionBody },
    { number: 34, name: 'scheduleDelete', kind: 'message', optional: true, type: ScheduleDeleteTransactionBody },
    { number: 35, name: 'tokenPause', kind: 'message', optional: true, type: TokenPauseTransactionBody },
    { number: 36, name: 'tokenUnpause', kind: 'message', optional: true, type: TokenUnpauseTransactionBody },
    { number: 37, name: 'cryptoApproveAllowance', kind: 'message', optional: true, type: CryptoApproveAllowanceTransactionBody },
    { number: 38, name: 'cryptoDeleteAllowance', kind: 'message', optional: true, type: CryptoDeleteAllowanceTransactionBody },
    { number: 39, name: 'tokenFeeScheduleUpdate', kind: 'message', optional: true, type: TokenFeeScheduleUpdateTransactionBody },
    { number: 40, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngTransactionBody },
    { number: 41, name: 'tokenUpdateNfts', kind: 'message', optional: true, type: TokenUpdateNftsTransactionBody },
    { number: 42, name: 'nodeCreate', kind: 'message', optional: true, type: NodeCreateTransactionBody },
    { number: 43, name: 'nodeUpdate', kind: 'message', optional: true, type: NodeUpdateTransactionBody },
    { number: 44, name: 'nodeDelete', kind: 'message', optional: true, type: NodeDeleteTransactionBody },
    { number: 45, name: 'tokenReject', kind: 'message', optional: true, type: TokenRejectTransactionBody },
    { number: 46, name: 'tokenCancelAirdrop', kind: 'message', optional: true, type: TokenCancelAirdropTransactionBody },
    { number: 47, name: 'tokenClaimAirdrop', kind: 'message', optional: true, type: TokenClaimAirdropTransactionBody },
    { number: 48, name: 'tokenAirdrop', kind: 'message', optional: true, type: TokenAirdropTransactionBody },
    { number: 49, name: 'registeredNodeCreate', kind: 'message', optional: true, type: RegisteredNodeCreateTransactionBody },
    { number: 50, name: 'registeredNodeUpdate', kind: 'message', optional: true, type: RegisteredNodeUpdateTransactionBody },
    { number: 51, name: 'registeredNodeDelete', kind: 'message', optional: true, type: RegisteredNodeDeleteTransactionBody },
    { number: 1001, name: 'maxCustomFees', kind: 'message', repeated: true, type: CustomFeeLimit },
  ],
);

/** proto.Schedule */
export interface Schedule {
  scheduleId: ScheduleID | undefined;
  deleted: boolean;
  executed: boolean;
  waitForExpiry: boolean;
  memo: string;
  schedulerAccountId: AccountID | undefined;
  payerAccountId: AccountID | undefined;
  adminKey: Key | undefined;
  scheduleValidStart: Timestamp | undefined;
  providedExpirationSecond: bigint;
  calculatedExpirationSecond: bigint;
  resolutionTime: Timestamp | undefined;
  scheduledTransaction: SchedulableTransactionBody | undefined;
  originalCreateTransaction: TransactionBody | undefined;
  signatories: readonly Key[];
}
function newSchedule(): Schedule {
  return { scheduleId: undefined, deleted: false, executed: false, waitForExpiry: false, memo: '', schedulerAccountId: undefined, payerAccountId: undefined, adminKey: undefined, scheduleValidStart: undefined, providedExpirationSecond: 0n, calculatedExpirationSecond: 0n, resolutionTime: undefined, scheduledTransaction: undefined, originalCreateTransaction: undefined, signatories: NONE };
}
function readSchedule(c: Cursor, end: number, depth: number, m: Schedule = newSchedule()): Schedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleId = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleId); break;
      case 16: m.deleted = c.bool(end); break;
      case 24: m.executed = c.bool(end); break;
      case 32: m.waitForExpiry = c.bool(end); break;
      case 42: m.memo = c.text(end); break;
      case 50: m.schedulerAccountId = readAccountID(c, c.delimited(end), depth + 1, m.schedulerAccountId); break;
      case 58: m.payerAccountId = readAccountID(c, c.delimited(end), depth + 1, m.payerAccountId); break;
      case 66: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 74: m.scheduleValidStart = readTimestamp(c, c.delimited(end), depth + 1, m.scheduleValidStart); break;
      case 80: m.providedExpirationSecond = c.int64(end); break;
      case 88: m.calculatedExpirationSecond = c.int64(end); break;
      case 98: m.resolutionTime = readTimestamp(c, c.delimited(end), depth + 1, m.resolutionTime); break;
      case 106: m.scheduledTransaction = readSchedulableTransactionBody(c, c.delimited(end), depth + 1, m.scheduledTransaction); break;
      case 114: m.originalCreateTransaction = readTransactionBody(c, c.delimited(end), depth + 1, m.originalCreateTransaction); break;
      case 122: m.signatories = appended(m.signatories, readKey(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('Schedule', tag, end);
    }
  }
  return m;
}
export const Schedule: MessageType<Schedule> = defineMessage<Schedule>(
  'Schedule',
  newSchedule,
  readSchedule,
  () => [
    { number: 1, name: 'scheduleId', kind: 'message', type: ScheduleID },
    { number: 2, name: 'deleted', kind: 'bool' },
    { number: 3, name: 'executed', kind: 'bool' },
    { number: 4, name: 'waitForExpiry', kind: 'bool' },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'schedulerAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'payerAccountId', kind: 'message', type: AccountID },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'scheduleValidStart', kind: 'message', type: Timestamp },
    { number: 10, name: 'providedExpirationSecond', kind: 'int64' },
    { number: 11, name: 'calculatedExpirationSecond', kind: 'int64' },
    { number: 12, name: 'resolutionTime', kind: 'message', type: Timestamp },
    { number: 13, name: 'scheduledTransaction', kind: 'message', type: SchedulableTransactionBody },
    { number: 14, name: 'originalCreateTransaction', kind: 'message', type: TransactionBody },
    { number: 15, name: 'signatories', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.ScheduleCreateTransactionBody */
export interface ScheduleCreateTransactionBody {
  scheduledTransactionBody: SchedulableTransactionBody | undefined;
  memo: string;
  adminKey: Key | undefined;
  payerAccountID: AccountID | undefined;
  expirationTime: Timestamp | undefined;
  waitForExpiry: boolean;
}
function newScheduleCreateTransactionBody(): ScheduleCreateTransactionBody {
  return { scheduledTransactionBody: undefined, memo: '', adminKey: undefined, payerAccountID: undefined, expirationTime: undefined, waitForExpiry: false };
}
function readScheduleCreateTransactionBody(c: Cursor, end: number, depth: number, m: ScheduleCreateTransactionBody = newScheduleCreateTransactionBody()): ScheduleCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduledTransactionBody = readSchedulableTransactionBody(c, c.delimited(end), depth + 1, m.scheduledTransactionBody); break;
      case 18: m.memo = c.text(end); break;
      case 26: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 34: m.payerAccountID = readAccountID(c, c.delimited(end), depth + 1, m.payerAccountID); break;
      case 42: m.expirationTime = readTimestamp(c, c.delimited(end), depth + 1, m.expirationTime); break;
      case 104: m.waitForExpiry = c.bool(end); break;
      default: c.skipField('ScheduleCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const ScheduleCreateTransactionBody: MessageType<ScheduleCreateTransactionBody> = defineMessage<ScheduleCreateTransactionBody>(
  'ScheduleCreateTransactionBody',
  newScheduleCreateTransactionBody,
  readScheduleCreateTransactionBody,
  () => [
    { number: 1, name: 'scheduledTransactionBody', kind: 'message', type: SchedulableTransactionBody },
    { number: 2, name: 'memo', kind: 'string' },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 4, name: 'payerAccountID', kind: 'message', type: AccountID },
    { number: 5, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 13, name: 'waitForExpiry', kind: 'bool' },
  ],
);

/** proto.ScheduleDeleteTransactionBody */
export interface ScheduleDeleteTransactionBody {
  scheduleID: ScheduleID | undefined;
}
function newScheduleDeleteTransactionBody(): ScheduleDeleteTransactionBody {
  return { scheduleID: undefined };
}
function readScheduleDeleteTransactionBody(c: Cursor, end: number, depth: number, m: ScheduleDeleteTransactionBody = newScheduleDeleteTransactionBody()): ScheduleDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleID = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleID); break;
      default: c.skipField('ScheduleDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const ScheduleDeleteTransactionBody: MessageType<ScheduleDeleteTransactionBody> = defineMessage<ScheduleDeleteTransactionBody>(
  'ScheduleDeleteTransactionBody',
  newScheduleDeleteTransactionBody,
  readScheduleDeleteTransactionBody,
  () => [
    { number: 1, name: 'scheduleID', kind: 'message', type: ScheduleID },
  ],
);

/** proto.ScheduleID */
export interface ScheduleID {
  shardNum: bigint;
  realmNum: bigint;
  scheduleNum: bigint;
}
function newScheduleID(): ScheduleID {
  return { shardNum: 0n, realmNum: 0n, scheduleNum: 0n };
}
function readScheduleID(c: Cursor, end: number, depth: number, m: ScheduleID = newScheduleID()): ScheduleID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.scheduleNum = c.int64(end); break;
      default: c.skipField('ScheduleID', tag, end);
    }
  }
  return m;
}
export const ScheduleID: MessageType<ScheduleID> = defineMessage<ScheduleID>(
  'ScheduleID',
  newScheduleID,
  readScheduleID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'scheduleNum', kind: 'int64' },
  ],
);

/** proto.ScheduleList */
export interface ScheduleList {
  schedules: readonly Schedule[];
}
function newScheduleList(): ScheduleList {
  return { schedules: NONE };
}
function readScheduleList(c: Cursor, end: number, depth: number, m: ScheduleList = newScheduleList()): ScheduleList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.schedules = appended(m.schedules, readSchedule(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ScheduleList', tag, end);
    }
  }
  return m;
}
export const ScheduleList: MessageType<ScheduleList> = defineMessage<ScheduleList>(
  'ScheduleList',
  newScheduleList,
  readScheduleList,
  () => [
    { number: 1, name: 'schedules', kind: 'message', repeated: true, type: Schedule },
  ],
);

/** proto.ScheduleSignTransactionBody */
export interface ScheduleSignTransactionBody {
  scheduleID: ScheduleID | undefined;
}
function newScheduleSignTransactionBody(): ScheduleSignTransactionBody {
  return { scheduleID: undefined };
}
function readScheduleSignTransactionBody(c: Cursor, end: number, depth: number, m: ScheduleSignTransactionBody = newScheduleSignTransactionBody()): ScheduleSignTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleID = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleID); break;
      default: c.skipField('ScheduleSignTransactionBody', tag, end);
    }
  }
  return m;
}
export const ScheduleSignTransactionBody: MessageType<ScheduleSignTransactionBody> = defineMessage<ScheduleSignTransactionBody>(
  'ScheduleSignTransactionBody',
  newScheduleSignTransactionBody,
  readScheduleSignTransactionBody,
  () => [
    { number: 1, name: 'scheduleID', kind: 'message', type: ScheduleID },
  ],
);

/** proto.ScheduledCounts */
export interface ScheduledCounts {
  numberScheduled: number;
  numberProcessed: number;
}
function newScheduledCounts(): ScheduledCounts {
  return { numberScheduled: 0, numberProcessed: 0 };
}
function readScheduledCounts(c: Cursor, end: number, depth: number, m: ScheduledCounts = newScheduledCounts()): ScheduledCounts {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numberScheduled = c.unsigned32(end); break;
      case 16: m.numberProcessed = c.unsigned32(end); break;
      default: c.skipField('ScheduledCounts', tag, end);
    }
  }
  return m;
}
export const ScheduledCounts: MessageType<ScheduledCounts> = defineMessage<ScheduledCounts>(
  'ScheduledCounts',
  newScheduledCounts,
  readScheduledCounts,
  () => [
    { number: 1, name: 'numberScheduled', kind: 'uint32' },
    { number: 2, name: 'numberProcessed', kind: 'uint32' },
  ],
);

/** proto.ScheduledOrder */
export interface ScheduledOrder {
  expirySecond: bigint;
  orderNumber: number;
}
function newScheduledOrder(): ScheduledOrder {
  return { expirySecond: 0n, orderNumber: 0 };
}
function readScheduledOrder(c: Cursor, end: number, depth: number, m: ScheduledOrder = newScheduledOrder()): ScheduledOrder {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.expirySecond = c.uint64(end); break;
      case 16: m.orderNumber = c.unsigned32(end); break;
      default: c.skipField('ScheduledOrder', tag, end);
    }
  }
  return m;
}
export const ScheduledOrder: MessageType<ScheduledOrder> = defineMessage<ScheduledOrder>(
  'ScheduledOrder',
  newScheduledOrder,
  readScheduledOrder,
  () => [
    { number: 1, name: 'expirySecond', kind: 'uint64' },
    { number: 2, name: 'orderNumber', kind: 'uint32' },
  ],
);

/** proto.SemanticVersion */
export interface SemanticVersion {
  major: number;
  minor: number;
  patch: number;
  pre: string;
  build: string;
}
function newSemanticVersion(): SemanticVersion {
  return { major: 0, minor: 0, patch: 0, pre: '', build: '' };
}
function readSemanticVersion(c: Cursor, end: number, depth: number, m: SemanticVersion = newSemanticVersion()): SemanticVersion {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.major = c.int32(end); break;
      case 16: m.minor = c.int32(end); break;
      case 24: m.patch = c.int32(end); break;
      case 34: m.pre = c.text(end); break;
      case 42: m.build = c.text(end); break;
      default: c.skipField('SemanticVersion', tag, end);
    }
  }
  return m;
}
export const SemanticVersion: MessageType<SemanticVersion> = defineMessage<SemanticVersion>(
  'SemanticVersion',
  newSemanticVersion,
  readSemanticVersion,
  () => [
    { number: 1, name: 'major', kind: 'int32' },
    { number: 2, name: 'minor', kind: 'int32' },
    { number: 3, name: 'patch', kind: 'int32' },
    { number: 4, name: 'pre', kind: 'string' },
    { number: 5, name: 'build', kind: 'string' },
  ],
);

/** proto.ServiceEndpoint */
export interface ServiceEndpoint {
  ipAddressV4: Uint8Array;
  port: number;
  domainName: string;
}
function newServiceEndpoint(): ServiceEndpoint {
  return { ipAddressV4: EMPTY, port: 0, domainName: '' };
}
function readServiceEndpoint(c: Cursor, end: number, depth: number, m: ServiceEndpoint = newServiceEndpoint()): ServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddressV4 = c.bytes(end); break;
      case 16: m.port = c.int32(end); break;
      case 26: m.domainName = c.text(end); break;
      default: c.skipField('ServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const ServiceEndpoint: MessageType<ServiceEndpoint> = defineMessage<ServiceEndpoint>(
  'ServiceEndpoint',
  newServiceEndpoint,
  readServiceEndpoint,
  () => [
    { number: 1, name: 'ipAddressV4', kind: 'bytes' },
    { number: 2, name: 'port', kind: 'int32' },
    { number: 3, name: 'domainName', kind: 'string' },
  ],
);

/** proto.ServicesConfigurationList */
export interface ServicesConfigurationList {
  nameValue: readonly Setting[];
}
function newServicesConfigurationList(): ServicesConfigurationList {
  return { nameValue: NONE };
}
function readServicesConfigurationList(c: Cursor, end: number, depth: number, m: ServicesConfigurationList = newServicesConfigurationList()): ServicesConfigurationList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nameValue = appended(m.nameValue, readSetting(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ServicesConfigurationList', tag, end);
    }
  }
  return m;
}
export const ServicesConfigurationList: MessageType<ServicesConfigurationList> = defineMessage<ServicesConfigurationList>(
  'ServicesConfigurationList',
  newServicesConfigurationList,
  readServicesConfigurationList,
  () => [
    { number: 1, name: 'nameValue', kind: 'message', repeated: true, type: Setting },
  ],
);

/** proto.Setting */
export interface Setting {
  name: string;
  value: string;
  data: Uint8Array;
}
function newSetting(): Setting {
  return { name: '', value: '', data: EMPTY };
}
function readSetting(c: Cursor, end: number, depth: number, m: Setting = newSetting()): Setting {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.name = c.text(end); break;
      case 18: m.value = c.text(end); break;
      case 26: m.data = c.bytes(end); break;
      default: c.skipField('Setting', tag, end);
    }
  }
  return m;
}
export const Setting: MessageType<Setting> = defineMessage<Setting>(
  'Setting',
  newSetting,
  readSetting,
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'value', kind: 'string' },
    { number: 3, name: 'data', kind: 'bytes' },
  ],
);

/** proto.ShardID */
export interface ShardID {
  shardNum: bigint;
}
function newShardID(): ShardID {
  return { shardNum: 0n };
}
function readShardID(c: Cursor, end: number, depth: number, m: ShardID = newShardID()): ShardID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      default: c.skipField('ShardID', tag, end);
    }
  }
  return m;
}
export const ShardID: MessageType<ShardID> = defineMessage<ShardID>(
  'ShardID',
  newShardID,
  readShardID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
  ],
);

/** proto.SidecarFile */
export interface SidecarFile {
  sidecarRecords: readonly TransactionSidecarRecord[];
}
function newSidecarFile(): SidecarFile {
  return { sidecarRecords: NONE };
}
function readSidecarFile(c: Cursor, end: number, depth: number, m: SidecarFile = newSidecarFile()): SidecarFile {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sidecarRecords = appended(m.sidecarRecords, readTransactionSidecarRecord(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('SidecarFile', tag, end);
    }
  }
  return m;
}
export const SidecarFile: MessageType<SidecarFile> = defineMessage<SidecarFile>(
  'SidecarFile',
  newSidecarFile,
  readSidecarFile,
  () => [
    { number: 1, name: 'sidecarRecords', kind: 'message', repeated: true, type: TransactionSidecarRecord },
  ],
);

/** proto.SidecarMetadata */
export interface SidecarMetadata {
  hash: HashObject | undefined;
  id: number;
  types: readonly number[];
}
function newSidecarMetadata(): SidecarMetadata {
  return { hash: undefined, id: 0, types: NONE };
}
function readSidecarMetadata(c: Cursor, end: number, depth: number, m: SidecarMetadata = newSidecarMetadata()): SidecarMetadata {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hash = readHashObject(c, c.delimited(end), depth + 1, m.hash); break;
      case 16: m.id = c.int32(end); break;
      case 24: m.types = appended(m.types, c.int32(end)); break;
      case 26: for (const stop = c.delimited(end); c.offset < stop; ) m.types = appended(m.types, c.int32(stop)); break;
      default: c.skipField('SidecarMetadata', tag, end);
    }
  }
  return m;
}
export const SidecarMetadata: MessageType<SidecarMetadata> = defineMessage<SidecarMetadata>(
  'SidecarMetadata',
  newSidecarMetadata,
  readSidecarMetadata,
  () => [
    { number: 1, name: 'hash', kind: 'message', type: HashObject },
    { number: 2, name: 'id', kind: 'int32' },
    { number: 3, name: 'types', kind: 'enum', repeated: true },
  ],
);

/** proto.SidecarType */
export const SidecarType: Readonly<Record<number, string>> = {
  0: 'SIDECAR_TYPE_UNKNOWN',
  1: 'CONTRACT_STATE_CHANGE',
  2: 'CONTRACT_ACTION',
  3: 'CONTRACT_BYTECODE',
};

/** proto.Signature */
export interface Signature {
  contract: Uint8Array | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  thresholdSignature: ThresholdSignature | undefined;
  signatureList: SignatureList | undefined;
}
function newSignature(): Signature {
  return { contract: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, thresholdSignature: undefined, signatureList: undefined };
}
function readSignature(c: Cursor, end: number, depth: number, m: Signature = newSignature()): Signature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contract = c.bytes(end); break;
      case 18: m.ed25519 = c.bytes(end); break;
      case 26: m.RSA_3072 = c.bytes(end); break;
      case 34: m.ECDSA_384 = c.bytes(end); break;
      case 42: m.thresholdSignature = readThresholdSignature(c, c.delimited(end), depth + 1, m.thresholdSignature); break;
      case 50: m.signatureList = readSignatureList(c, c.delimited(end), depth + 1, m.signatureList); break;
      default: c.skipField('Signature', tag, end);
    }
  }
  return m;
}
export const Signature: MessageType<Signature> = defineMessage<Signature>(
  'Signature',
  newSignature,
  readSignature,
  () => [
    { number: 1, name: 'contract', kind: 'bytes', optional: true },
    { number: 2, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 3, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 4, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 5, name: 'thresholdSignature', kind: 'message', optional: true, type: ThresholdSignature },
    { number: 6, name: 'signatureList', kind: 'message', optional: true, type: SignatureList },
  ],
);

/** proto.SignatureFile */
export interface SignatureFile {
  fileSignature: SignatureObject | undefined;
  metadataSignature: SignatureObject | undefined;
}
function newSignatureFile(): SignatureFile {
  return { fileSignature: undefined, metadataSignature: undefined };
}
function readSignatureFile(c: Cursor, end: number, depth: number, m: SignatureFile = newSignatureFile()): SignatureFile {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileSignature = readSignatureObject(c, c.delimited(end), depth + 1, m.fileSignature); break;
      case 18: m.metadataSignature = readSignatureObject(c, c.delimited(end), depth + 1, m.metadataSignature); break;
      default: c.skipField('SignatureFile', tag, end);
    }
  }
  return m;
}
export const SignatureFile: MessageType<SignatureFile> = defineMessage<SignatureFile>(
  'SignatureFile',
  newSignatureFile,
  readSignatureFile,
  () => [
    { number: 1, name: 'fileSignature', kind: 'message', type: SignatureObject },
    { number: 2, name: 'metadataSignature', kind: 'message', type: SignatureObject },
  ],
);

/** proto.SignatureList */
export interface SignatureList {
  sigs: readonly Signature[];
}
function newSignatureList(): SignatureList {
  return { sigs: NONE };
}
function readSignatureList(c: Cursor, end: number, depth: number, m: SignatureList = newSignatureList()): SignatureList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.sigs = appended(m.sigs, readSignature(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('SignatureList', tag, end);
    }
  }
  return m;
}
export const SignatureList: MessageType<SignatureList> = defineMessage<SignatureList>(
  'SignatureList',
  newSignatureList,
  readSignatureList,
  () => [
    { number: 2, name: 'sigs', kind: 'message', repeated: true, type: Signature },
  ],
);

/** proto.SignatureMap */
export interface SignatureMap {
  sigPair: readonly SignaturePair[];
}
function newSignatureMap(): SignatureMap {
  return { sigPair: NONE };
}
function readSignatureMap(c: Cursor, end: number, depth: number, m: SignatureMap = newSignatureMap()): SignatureMap {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sigPair = appended(m.sigPair, readSignaturePair(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('SignatureMap', tag, end);
    }
  }
  return m;
}
export const SignatureMap: MessageType<SignatureMap> = defineMessage<SignatureMap>(
  'SignatureMap',
  newSignatureMap,
  readSignatureMap,
  () => [
    { number: 1, name: 'sigPair', kind: 'message', repeated: true, type: SignaturePair },
  ],
);

/** proto.SignatureObject */
export interface SignatureObject {
  type: number;
  length: number;
  checksum: number;
  signature: Uint8Array;
  hashObject: HashObject | undefined;
}
function newSignatureObject(): SignatureObject {
  return { type: 0, length: 0, checksum: 0, signature: EMPTY, hashObject: undefined };
}
function readSignatureObject(c: Cursor, end: number, depth: number, m: SignatureObject = newSignatureObject()): SignatureObject {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.type = c.int32(end); break;
      case 16: m.length = c.int32(end); break;
      case 24: m.checksum = c.int32(end); break;
      case 34: m.signature = c.bytes(end); break;
      case 42: m.hashObject = readHashObject(c, c.delimited(end), depth + 1, m.hashObject); break;
      default: c.skipField('SignatureObject', tag, end);
    }
  }
  return m;
}
export const SignatureObject: MessageType<SignatureObject> = defineMessage<SignatureObject>(
  'SignatureObject',
  newSignatureObject,
  readSignatureObject,
  () => [
    { number: 1, name: 'type', kind: 'enum' },
    { number: 2, name: 'length', kind: 'int32' },
    { number: 3, name: 'checksum', kind: 'int32' },
    { number: 4, name: 'signature', kind: 'bytes' },
    { number: 5, name: 'hashObject', kind: 'message', type: HashObject },
  ],
);

/** proto.SignaturePair */
export interface SignaturePair {
  pubKeyPrefix: Uint8Array;
  contract: Uint8Array | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  ECDSASecp256k1: Uint8Array | undefined;
}
function newSignaturePair(): SignaturePair {
  return { pubKeyPrefix: EMPTY, contract: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, ECDSASecp256k1: undefined };
}
function readSignaturePair(c: Cursor, end: number, depth: number, m: SignaturePair = newSignaturePair()): SignaturePair {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pubKeyPrefix = c.bytes(end); break;
      case 18: m.contract = c.bytes(end); break;
      case 26: m.ed25519 = c.bytes(end); break;
      case 34: m.RSA_3072 = c.bytes(end); break;
      case 42: m.ECDSA_384 = c.bytes(end); break;
      case 50: m.ECDSASecp256k1 = c.bytes(end); break;
      default: c.skipField('SignaturePair', tag, end);
    }
  }
  return m;
}
export const SignaturePair: MessageType<SignaturePair> = defineMessage<SignaturePair>(
  'SignaturePair',
  newSignaturePair,
  readSignaturePair,
  () => [
    { number: 1, name: 'pubKeyPrefix', kind: 'bytes' },
    { number: 2, name: 'contract', kind: 'bytes', optional: true },
    { number: 3, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 4, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 5, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 6, name: 'ECDSASecp256k1', kind: 'bytes', optional: true },
  ],
);

/** proto.SignatureType */
export const SignatureType: Readonly<Record<number, string>> = {
  0: 'SIGNATURE_TYPE_UNKNOWN',
  1: 'SHA_384_WITH_RSA',
};

/** proto.SignedTransaction */
export interface SignedTransaction {
  bodyBytes: Uint8Array;
  sigMap: SignatureMap | undefined;
  useSerializedTxMessageHashAlgorithm: boolean;
}
function newSignedTransaction(): SignedTransaction {
  return { bodyBytes: EMPTY, sigMap: undefined, useSerializedTxMessageHashAlgorithm: false };
}
function readSignedTransaction(c: Cursor, end: number, depth: number, m: SignedTransaction = newSignedTransaction()): SignedTransaction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.bodyBytes = c.bytes(end); break;
      case 18: m.sigMap = readSignatureMap(c, c.delimited(end), depth + 1, m.sigMap); break;
      case 24: m.useSerializedTxMessageHashAlgorithm = c.bool(end); break;
      default: c.skipField('SignedTransaction', tag, end);
    }
  }
  return m;
}
export const SignedTransaction: MessageType<SignedTransaction> = defineMessage<SignedTransaction>(
  'SignedTransaction',
  newSignedTransaction,
  readSignedTransaction,
  () => [
    { number: 1, name: 'bodyBytes', kind: 'bytes' },
    { number: 2, name: 'sigMap', kind: 'message', type: SignatureMap },
    { number: 3, name: 'useSerializedTxMessageHashAlgorithm', kind: 'bool' },
  ],
);

/** proto.SingleAccountBalances */
export interface SingleAccountBalances {
  accountID: AccountID | undefined;
  hbarBalance: bigint;
  tokenUnitBalances: readonly TokenUnitBalance[];
}
function newSingleAccountBalances(): SingleAccountBalances {
  return { accountID: undefined, hbarBalance: 0n, tokenUnitBalances: NONE };
}
function readSingleAccountBalances(c: Cursor, end: number, depth: number, m: SingleAccountBalances = newSingleAccountBalances()): SingleAccountBalances {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountID = readAccountID(c, c.delimited(end), depth + 1, m.accountID); break;
      case 16: m.hbarBalance = c.uint64(end); break;
      case 26: m.tokenUnitBalances = appended(m.tokenUnitBalances, readTokenUnitBalance(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('SingleAccountBalances', tag, end);
    }
  }
  return m;
}
export const SingleAccountBalances: MessageType<SingleAccountBalances> = defineMessage<SingleAccountBalances>(
  'SingleAccountBalances',
  newSingleAccountBalances,
  readSingleAccountBalances,
  () => [
    { number: 1, name: 'accountID', kind: 'message', type: AccountID },
    { number: 2, name: 'hbarBalance', kind: 'uint64' },
    { number: 3, name: 'tokenUnitBalances', kind: 'message', repeated: true, type: TokenUnitBalance },
  ],
);

/** proto.SlotKey */
export interface SlotKey {
  contractID: ContractID | undefined;
  key: Uint8Array;
}
function newSlotKey(): SlotKey {
  return { contractID: undefined, key: EMPTY };
}
function readSlotKey(c: Cursor, end: number, depth: number, m: SlotKey = newSlotKey()): SlotKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 18: m.key = c.bytes(end); break;
      default: c.skipField('SlotKey', tag, end);
    }
  }
  return m;
}
export const SlotKey: MessageType<SlotKey> = defineMessage<SlotKey>(
  'SlotKey',
  newSlotKey,
  readSlotKey,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** proto.SlotValue */
export interface SlotValue {
  value: Uint8Array;
  previousKey: Uint8Array;
  nextKey: Uint8Array;
}
function newSlotValue(): SlotValue {
  return { value: EMPTY, previousKey: EMPTY, nextKey: EMPTY };
}
function readSlotValue(c: Cursor, end: number, depth: number, m: SlotValue = newSlotValue()): SlotValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.value = c.bytes(end); break;
      case 18: m.previousKey = c.bytes(end); break;
      case 26: m.nextKey = c.bytes(end); break;
      default: c.skipField('SlotValue', tag, end);
    }
  }
  return m;
}
export const SlotValue: MessageType<SlotValue> = defineMessage<SlotValue>(
  'SlotValue',
  newSlotValue,
  readSlotValue,
  () => [
    { number: 1, name: 'value', kind: 'bytes' },
    { number: 2, name: 'previousKey', kind: 'bytes' },
    { number: 3, name: 'nextKey', kind: 'bytes' },
  ],
);

/** proto.StakingNodeInfo */
export interface StakingNodeInfo {
  nodeNumber: bigint;
  minStake: bigint;
  maxStake: bigint;
  stakeToReward: bigint;
  stakeToNotReward: bigint;
  stakeRewardStart: bigint;
  unclaimedStakeRewardStart: bigint;
  stake: bigint;
  rewardSumHistory: readonly bigint[];
  weight: number;
  pendingRewards: bigint;
  deleted: boolean;
}
function newStakingNodeInfo(): StakingNodeInfo {
  return { nodeNumber: 0n, minStake: 0n, maxStake: 0n, stakeToReward: 0n, stakeToNotReward: 0n, stakeRewardStart: 0n, unclaimedStakeRewardStart: 0n, stake: 0n, rewardSumHistory: NONE, weight: 0, pendingRewards: 0n, deleted: false };
}
function readStakingNodeInfo(c: Cursor, end: number, depth: number, m: StakingNodeInfo = newStakingNodeInfo()): StakingNodeInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeNumber = c.int64(end); break;
      case 16: m.minStake = c.int64(end); break;
      case 24: m.maxStake = c.int64(end); break;
      case 32: m.stakeToReward = c.int64(end); break;
      case 40: m.stakeToNotReward = c.int64(end); break;
      case 48: m.stakeRewardStart = c.int64(end); break;
      case 56: m.unclaimedStakeRewardStart = c.int64(end); break;
      case 64: m.stake = c.int64(end); break;
      case 72: m.rewardSumHistory = appended(m.rewardSumHistory, c.int64(end)); break;
      case 74: for (const stop = c.delimited(end); c.offset < stop; ) m.rewardSumHistory = appended(m.rewardSumHistory, c.int64(stop)); break;
      case 80: m.weight = c.int32(end); break;
      case 88: m.pendingRewards = c.int64(end); break;
      case 96: m.deleted = c.bool(end); break;
      default: c.skipField('StakingNodeInfo', tag, end);
    }
  }
  return m;
}
export const StakingNodeInfo: MessageType<StakingNodeInfo> = defineMessage<StakingNodeInfo>(
  'StakingNodeInfo',
  newStakingNodeInfo,
  readStakingNodeInfo,
  () => [
    { number: 1, name: 'nodeNumber', kind: 'int64' },
    { number: 2, name: 'minStake', kind: 'int64' },
    { number: 3, name: 'maxStake', kind: 'int64' },
    { number: 4, name: 'stakeToReward', kind: 'int64' },
    { number: 5, name: 'stakeToNotReward', kind: 'int64' },
    { number: 6, name: 'stakeRewardStart', kind: 'int64' },
    { number: 7, name: 'unclaimedStakeRewardStart', kind: 'int64' },
    { number: 8, name: 'stake', kind: 'int64' },
    { number: 9, name: 'rewardSumHistory', kind: 'int64', repeated: true },
    { number: 10, name: 'weight', kind: 'int32' },
    { number: 11, name: 'pendingRewards', kind: 'int64' },
    { number: 12, name: 'deleted', kind: 'bool' },
  ],
);

/** proto.StorageChange */
export interface StorageChange {
  slot: Uint8Array;
  valueRead: Uint8Array;
  valueWritten: BytesValue | undefined;
}
function newStorageChange(): StorageChange {
  return { slot: EMPTY, valueRead: EMPTY, valueWritten: undefined };
}
function readStorageChange(c: Cursor, end: number, depth: number, m: StorageChange = newStorageChange()): StorageChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.slot = c.bytes(end); break;
      case 18: m.valueRead = c.bytes(end); break;
      case 26: m.valueWritten = readBytesValue(c, c.delimited(end), depth + 1, m.valueWritten); break;
      default: c.skipField('StorageChange', tag, end);
    }
  }
  return m;
}
export const StorageChange: MessageType<StorageChange> = defineMessage<StorageChange>(
  'StorageChange',
  newStorageChange,
  readStorageChange,
  () => [
    { number: 1, name: 'slot', kind: 'bytes' },
    { number: 2, name: 'valueRead', kind: 'bytes' },
    { number: 3, name: 'valueWritten', kind: 'message', type: BytesValue },
  ],
);

/** proto.SubType */
export const SubType: Readonly<Record<number, string>> = {
  0: 'DEFAULT',
  1: 'TOKEN_FUNGIBLE_COMMON',
  2: 'TOKEN_NON_FUNGIBLE_UNIQUE',
  3: 'TOKEN_FUNGIBLE_COMMON_WITH_CUSTOM_FEES',
  4: 'TOKEN_NON_FUNGIBLE_UNIQUE_WITH_CUSTOM_FEES',
  5: 'SCHEDULE_CREATE_CONTRACT_CALL',
  6: 'TOPIC_CREATE_WITH_CUSTOM_FEES',
  7: 'SUBMIT_MESSAGE_WITH_CUSTOM_FEES',
  8: 'CRYPTO_TRANSFER_WITH_HOOKS',
};

/** proto.SystemDeleteTransactionBody */
export interface SystemDeleteTransactionBody {
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
  expirationTime: TimestampSeconds | undefined;
}
function newSystemDeleteTransactionBody(): SystemDeleteTransactionBody {
  return { fileID: undefined, contractID: undefined, expirationTime: undefined };
}
function readSystemDeleteTransactionBody(c: Cursor, end: number, depth: number, m: SystemDeleteTransactionBody = newSystemDeleteTransactionBody()): SystemDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      case 18: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 26: m.expirationTime = readTimestampSeconds(c, c.delimited(end), depth + 1, m.expirationTime); break;
      default: c.skipField('SystemDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const SystemDeleteTransactionBody: MessageType<SystemDeleteTransactionBody> = defineMessage<SystemDeleteTransactionBody>(
  'SystemDeleteTransactionBody',
  newSystemDeleteTransactionBody,
  readSystemDeleteTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 2, name: 'contractID', kind: 'message', optional: true, type: ContractID },
    { number: 3, name: 'expirationTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.SystemUndeleteTransactionBody */
export interface SystemUndeleteTransactionBody {
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
}
function newSystemUndeleteTransactionBody(): SystemUndeleteTransactionBody {
  return { fileID: undefined, contractID: undefined };
}
function readSystemUndeleteTransactionBody(c: Cursor, end: number, depth: number, m: SystemUndeleteTransactionBody = newSystemUndeleteTransactionBody()): SystemUndeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      case 18: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      default: c.skipField('SystemUndeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const SystemUndeleteTransactionBody: MessageType<SystemUndeleteTransactionBody> = defineMessage<SystemUndeleteTransactionBody>(
  'SystemUndeleteTransactionBody',
  newSystemUndeleteTransactionBody,
  readSystemUndeleteTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 2, name: 'contractID', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.ThresholdKey */
export interface ThresholdKey {
  threshold: number;
  keys: KeyList | undefined;
}
function newThresholdKey(): ThresholdKey {
  return { threshold: 0, keys: undefined };
}
function readThresholdKey(c: Cursor, end: number, depth: number, m: ThresholdKey = newThresholdKey()): ThresholdKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.threshold = c.unsigned32(end); break;
      case 18: m.keys = readKeyList(c, c.delimited(end), depth + 1, m.keys); break;
      default: c.skipField('ThresholdKey', tag, end);
    }
  }
  return m;
}
export const ThresholdKey: MessageType<ThresholdKey> = defineMessage<ThresholdKey>(
  'ThresholdKey',
  newThresholdKey,
  readThresholdKey,
  () => [
    { number: 1, name: 'threshold', kind: 'uint32' },
    { number: 2, name: 'keys', kind: 'message', type: KeyList },
  ],
);

/** proto.ThresholdSignature */
export interface ThresholdSignature {
  sigs: SignatureList | undefined;
}
function newThresholdSignature(): ThresholdSignature {
  return { sigs: undefined };
}
function readThresholdSignature(c: Cursor, end: number, depth: number, m: ThresholdSignature = newThresholdSignature()): ThresholdSignature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.sigs = readSignatureList(c, c.delimited(end), depth + 1, m.sigs); break;
      default: c.skipField('ThresholdSignature', tag, end);
    }
  }
  return m;
}
export const ThresholdSignature: MessageType<ThresholdSignature> = defineMessage<ThresholdSignature>(
  'ThresholdSignature',
  newThresholdSignature,
  readThresholdSignature,
  () => [
    { number: 2, name: 'sigs', kind: 'message', type: SignatureList },
  ],
);

/** proto.ThrottleBucket */
export interface ThrottleBucket {
  name: string;
  burstPeriodMs: bigint;
  throttleGroups: readonly ThrottleGroup[];
  highVolume: boolean;
}
function newThrottleBucket(): ThrottleBucket {
  return { name: '', burstPeriodMs: 0n, throttleGroups: NONE, highVolume: false };
}
function readThrottleBucket(c: Cursor, end: number, depth: number, m: ThrottleBucket = newThrottleBucket()): ThrottleBucket {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.name = c.text(end); break;
      case 16: m.burstPeriodMs = c.uint64(end); break;
      case 26: m.throttleGroups = appended(m.throttleGroups, readThrottleGroup(c, c.delimited(end), depth + 1)); break;
      case 32: m.highVolume = c.bool(end); break;
      default: c.skipField('ThrottleBucket', tag, end);
    }
  }
  return m;
}
export const ThrottleBucket: MessageType<ThrottleBucket> = defineMessage<ThrottleBucket>(
  'ThrottleBucket',
  newThrottleBucket,
  readThrottleBucket,
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'burstPeriodMs', kind: 'uint64' },
    { number: 3, name: 'throttleGroups', kind: 'message', repeated: true, type: ThrottleGroup },
    { number: 4, name: 'highVolume', kind: 'bool' },
  ],
);

/** proto.ThrottleDefinitions */
export interface ThrottleDefinitions {
  throttleBuckets: readonly ThrottleBucket[];
}
function newThrottleDefinitions(): ThrottleDefinitions {
  return { throttleBuckets: NONE };
}
function readThrottleDefinitions(c: Cursor, end: number, depth: number, m: ThrottleDefinitions = newThrottleDefinitions()): ThrottleDefinitions {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.throttleBuckets = appended(m.throttleBuckets, readThrottleBucket(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('ThrottleDefinitions', tag, end);
    }
  }
  return m;
}
export const ThrottleDefinitions: MessageType<ThrottleDefinitions> = defineMessage<ThrottleDefinitions>(
  'ThrottleDefinitions',
  newThrottleDefinitions,
  readThrottleDefinitions,
  () => [
    { number: 1, name: 'throttleBuckets', kind: 'message', repeated: true, type: ThrottleBucket },
  ],
);

/** proto.ThrottleGroup */
export interface ThrottleGroup {
  operations: readonly number[];
  milliOpsPerSec: bigint;
}
function newThrottleGroup(): ThrottleGroup {
  return { operations: NONE, milliOpsPerSec: 0n };
}
function readThrottleGroup(c: Cursor, end: number, depth: number, m: ThrottleGroup = newThrottleGroup()): ThrottleGroup {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.operations = appended(m.operations, c.int32(end)); break;
      case 10: for (const stop = c.delimited(end); c.offset < stop; ) m.operations = appended(m.operations, c.int32(stop)); break;
      case 16: m.milliOpsPerSec = c.uint64(end); break;
      default: c.skipField('ThrottleGroup', tag, end);
    }
  }
  return m;
}
export const ThrottleGroup: MessageType<ThrottleGroup> = defineMessage<ThrottleGroup>(
  'ThrottleGroup',
  newThrottleGroup,
  readThrottleGroup,
  () => [
    { number: 1, name: 'operations', kind: 'enum', repeated: true },
    { number: 2, name: 'milliOpsPerSec', kind: 'uint64' },
  ],
);

/** proto.ThrottleUsageSnapshot */
export interface ThrottleUsageSnapshot {
  used: bigint;
  lastDecisionTime: Timestamp | undefined;
}
function newThrottleUsageSnapshot(): ThrottleUsageSnapshot {
  return { used: 0n, lastDecisionTime: undefined };
}
function readThrottleUsageSnapshot(c: Cursor, end: number, depth: number, m: ThrottleUsageSnapshot = newThrottleUsageSnapshot()): ThrottleUsageSnapshot {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.used = c.int64(end); break;
      case 18: m.lastDecisionTime = readTimestamp(c, c.delimited(end), depth + 1, m.lastDecisionTime); break;
      default: c.skipField('ThrottleUsageSnapshot', tag, end);
    }
  }
  return m;
}
export const ThrottleUsageSnapshot: MessageType<ThrottleUsageSnapshot> = defineMessage<ThrottleUsageSnapshot>(
  'ThrottleUsageSnapshot',
  newThrottleUsageSnapshot,
  readThrottleUsageSnapshot,
  () => [
    { number: 1, name: 'used', kind: 'int64' },
    { number: 2, name: 'lastDecisionTime', kind: 'message', type: Timestamp },
  ],
);

/** proto.ThrottleUsageSnapshots */
export interface ThrottleUsageSnapshots {
  tpsThrottles: readonly ThrottleUsageSnapshot[];
  gasThrottle: ThrottleUsageSnapshot | undefined;
  evmOpsDurationThrottle: ThrottleUsageSnapshot | undefined;
}
function newThrottleUsageSnapshots(): ThrottleUsageSnapshots {
  return { tpsThrottles: NONE, gasThrottle: undefined, evmOpsDurationThrottle: undefined };
}
function readThrottleUsageSnapshots(c: Cursor, end: number, depth: number, m: ThrottleUsageSnapshots = newThrottleUsageSnapshots()): ThrottleUsageSnapshots {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tpsThrottles = appended(m.tpsThrottles, readThrottleUsageSnapshot(c, c.delimited(end), depth + 1)); break;
      case 18: m.gasThrottle = readThrottleUsageSnapshot(c, c.delimited(end), depth + 1, m.gasThrottle); break;
      case 26: m.evmOpsDurationThrottle = readThrottleUsageSnapshot(c, c.delimited(end), depth + 1, m.evmOpsDurationThrottle); break;
      default: c.skipField('ThrottleUsageSnapshots', tag, end);
    }
  }
  return m;
}
export const ThrottleUsageSnapshots: MessageType<ThrottleUsageSnapshots> = defineMessage<ThrottleUsageSnapshots>(
  'ThrottleUsageSnapshots',
  newThrottleUsageSnapshots,
  readThrottleUsageSnapshots,
  () => [
    { number: 1, name: 'tpsThrottles', kind: 'message', repeated: true, type: ThrottleUsageSnapshot },
    { number: 2, name: 'gasThrottle', kind: 'message', type: ThrottleUsageSnapshot },
    { number: 3, name: 'evmOpsDurationThrottle', kind: 'message', type: ThrottleUsageSnapshot },
  ],
);

/** proto.Timestamp */
export interface Timestamp {
  seconds: bigint;
  nanos: number;
}
function newTimestamp(): Timestamp {
  return { seconds: 0n, nanos: 0 };
}
function readTimestamp(c: Cursor, end: number, depth: number, m: Timestamp = newTimestamp()): Timestamp {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.seconds = c.int64(end); break;
      case 16: m.nanos = c.int32(end); break;
      default: c.skipField('Timestamp', tag, end);
    }
  }
  return m;
}
export const Timestamp: MessageType<Timestamp> = defineMessage<Timestamp>(
  'Timestamp',
  newTimestamp,
  readTimestamp,
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
    { number: 2, name: 'nanos', kind: 'int32' },
  ],
);

/** proto.TimestampSeconds */
export interface TimestampSeconds {
  seconds: bigint;
}
function newTimestampSeconds(): TimestampSeconds {
  return { seconds: 0n };
}
function readTimestampSeconds(c: Cursor, end: number, depth: number, m: TimestampSeconds = newTimestampSeconds()): TimestampSeconds {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.seconds = c.int64(end); break;
      default: c.skipField('TimestampSeconds', tag, end);
    }
  }
  return m;
}
export const TimestampSeconds: MessageType<TimestampSeconds> = defineMessage<TimestampSeconds>(
  'TimestampSeconds',
  newTimestampSeconds,
  readTimestampSeconds,
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
  ],
);

/** proto.Token */
export interface Token {
  tokenId: TokenID | undefined;
  name: string;
  symbol: string;
  decimals: number;
  totalSupply: bigint;
  treasuryAccountId: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  feeScheduleKey: Key | undefined;
  pauseKey: Key | undefined;
  lastUsedSerialNumber: bigint;
  deleted: boolean;
  tokenType: number;
  supplyType: number;
  autoRenewAccountId: AccountID | undefined;
  autoRenewSeconds: bigint;
  expirationSecond: bigint;
  memo: string;
  maxSupply: bigint;
  paused: boolean;
  accountsFrozenByDefault: boolean;
  accountsKycGrantedByDefault: boolean;
  customFees: readonly CustomFee[];
  metadata: Uint8Array;
  metadataKey: Key | undefined;
}
function newToken(): Token {
  return { tokenId: undefined, name: '', symbol: '', decimals: 0, totalSupply: 0n, treasuryAccountId: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, feeScheduleKey: undefined, pauseKey: undefined, lastUsedSerialNumber: 0n, deleted: false, tokenType: 0, supplyType: 0, autoRenewAccountId: undefined, autoRenewSeconds: 0n, expirationSecond: 0n, memo: '', maxSupply: 0n, paused: false, accountsFrozenByDefault: false, accountsKycGrantedByDefault: false, customFees: NONE, metadata: EMPTY, metadataKey: undefined };
}
function readToken(c: Cursor, end: number, depth: number, m: Token = newToken()): Token {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.name = c.text(end); break;
      case 26: m.symbol = c.text(end); break;
      case 32: m.decimals = c.int32(end); break;
      case 40: m.totalSupply = c.int64(end); break;
      case 50: m.treasuryAccountId = readAccountID(c, c.delimited(end), depth + 1, m.treasuryAccountId); break;
      case 58: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 66: m.kycKey = readKey(c, c.delimited(end), depth + 1, m.kycKey); break;
      case 74: m.freezeKey = readKey(c, c.delimited(end), depth + 1, m.freezeKey); break;
      case 82: m.wipeKey = readKey(c, c.delimited(end), depth + 1, m.wipeKey); break;
      case 90: m.supplyKey = readKey(c, c.delimited(end), depth + 1, m.supplyKey); break;
      case 98: m.feeScheduleKey = readKey(c, c.delimited(end), depth + 1, m.feeScheduleKey); break;
      case 106: m.pauseKey = readKey(c, c.delimited(end), depth + 1, m.pauseKey); break;
      case 112: m.lastUsedSerialNumber = c.int64(end); break;
      case 120: m.deleted = c.bool(end); break;
      case 128: m.tokenType = c.int32(end); break;
      case 136: m.supplyType = c.int32(end); break;
      case 146: m.autoRenewAccountId = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccountId); break;
      case 152: m.autoRenewSeconds = c.int64(end); break;
      case 160: m.expirationSecond = c.int64(end); break;
      case 170: m.memo = c.text(end); break;
      case 176: m.maxSupply = c.int64(end); break;
      case 184: m.paused = c.bool(end); break;
      case 192: m.accountsFrozenByDefault = c.bool(end); break;
      case 200: m.accountsKycGrantedByDefault = c.bool(end); break;
      case 210: m.customFees = appended(m.customFees, readCustomFee(c, c.delimited(end), depth + 1)); break;
      case 218: m.metadata = c.bytes(end); break;
      case 226: m.metadataKey = readKey(c, c.delimited(end), depth + 1, m.metadataKey); break;
      default: c.skipField('Token', tag, end);
    }
  }
  return m;
}
export const Token: MessageType<Token> = defineMessage<Token>(
  'Token',
  newToken,
  readToken,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'name', kind: 'string' },
    { number: 3, name: 'symbol', kind: 'string' },
    { number: 4, name: 'decimals', kind: 'int32' },
    { number: 5, name: 'totalSupply', kind: 'int64' },
    { number: 6, name: 'treasuryAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'adminKey', kind: 'message', type: Key },
    { number: 8, name: 'kycKey', kind: 'message', type: Key },
    { number: 9, name: 'freezeKey', kind: 'message', type: Key },
    { number: 10, name: 'wipeKey', kind: 'message', type: Key },
    { number: 11, name: 'supplyKey', kind: 'message', type: Key },
    { number: 12, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 13, name: 'pauseKey', kind: 'message', type: Key },
    { number: 14, name: 'lastUsedSerialNumber', kind: 'int64' },
    { number: 15, name: 'deleted', kind: 'bool' },
    { number: 16, name: 'tokenType', kind: 'enum' },
    { number: 17, name: 'supplyType', kind: 'enum' },
    { number: 18, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 19, name: 'autoRenewSeconds', kind: 'int64' },
    { number: 20, name: 'expirationSecond', kind: 'int64' },
    { number: 21, name: 'memo', kind: 'string' },
    { number: 22, name: 'maxSupply', kind: 'int64' },
    { number: 23, name: 'paused', kind: 'bool' },
    { number: 24, name: 'accountsFrozenByDefault', kind: 'bool' },
    { number: 25, name: 'accountsKycGrantedByDefault', kind: 'bool' },
    { number: 26, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
    { number: 27, name: 'metadata', kind: 'bytes' },
    { number: 28, name: 'metadataKey', kind: 'message', type: Key },
  ],
);

/** proto.TokenAirdropTransactionBody */
export interface TokenAirdropTransactionBody {
  tokenTransfers: readonly TokenTransferList[];
}
function newTokenAirdropTransactionBody(): TokenAirdropTransactionBody {
  return { tokenTransfers: NONE };
}
function readTokenAirdropTransactionBody(c: Cursor, end: number, depth: number, m: TokenAirdropTransactionBody = newTokenAirdropTransactionBody()): TokenAirdropTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenTransfers = appended(m.tokenTransfers, readTokenTransferList(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenAirdropTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenAirdropTransactionBody: MessageType<TokenAirdropTransactionBody> = defineMessage<TokenAirdropTransactionBody>(
  'TokenAirdropTransactionBody',
  newTokenAirdropTransactionBody,
  readTokenAirdropTransactionBody,
  () => [
    { number: 1, name: 'tokenTransfers', kind: 'message', repeated: true, type: TokenTransferList },
  ],
);

/** proto.TokenAllowance */
export interface TokenAllowance {
  tokenId: TokenID | undefined;
  owner: AccountID | undefined;
  spender: AccountID | undefined;
  amount: bigint;
}
function newTokenAllowance(): TokenAllowance {
  return { tokenId: undefined, owner: undefined, spender: undefined, amount: 0n };
}
function readTokenAllowance(c: Cursor, end: number, depth: number, m: TokenAllowance = newTokenAllowance()): TokenAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.owner = readAccountID(c, c.delimited(end), depth + 1, m.owner); break;
      case 26: m.spender = readAccountID(c, c.delimited(end), depth + 1, m.spender); break;
      case 32: m.amount = c.int64(end); break;
      default: c.skipField('TokenAllowance', tag, end);
    }
  }
  return m;
}
export const TokenAllowance: MessageType<TokenAllowance> = defineMessage<TokenAllowance>(
  'TokenAllowance',
  newTokenAllowance,
  readTokenAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'owner', kind: 'message', type: AccountID },
    { number: 3, name: 'spender', kind: 'message', type: AccountID },
    { number: 4, name: 'amount', kind: 'int64' },
  ],
);

/** proto.TokenAssociateTransactionBody */
export interface TokenAssociateTransactionBody {
  account: AccountID | undefined;
  tokens: readonly TokenID[];
}
function newTokenAssociateTransactionBody(): TokenAssociateTransactionBody {
  return { account: undefined, tokens: NONE };
}
function readTokenAssociateTransactionBody(c: Cursor, end: number, depth: number, m: TokenAssociateTransactionBody = newTokenAssociateTransactionBody()): TokenAssociateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.account = readAccountID(c, c.delimited(end), depth + 1, m.account); break;
      case 18: m.tokens = appended(m.tokens, readTokenID(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenAssociateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenAssociateTransactionBody: MessageType<TokenAssociateTransactionBody> = defineMessage<TokenAssociateTransactionBody>(
  'TokenAssociateTransactionBody',
  newTokenAssociateTransactionBody,
  readTokenAssociateTransactionBody,
  () => [
    { number: 1, name: 'account', kind: 'message', type: AccountID },
    { number: 2, name: 'tokens', kind: 'message', repeated: true, type: TokenID },
  ],
);

/** proto.TokenAssociation */
export interface TokenAssociation {
  tokenId: TokenID | undefined;
  accountId: AccountID | undefined;
}
function newTokenAssociation(): TokenAssociation {
  return { tokenId: undefined, accountId: undefined };
}
function readTokenAssociation(c: Cursor, end: number, depth: number, m: TokenAssociation = newTokenAssociation()): TokenAssociation {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      default: c.skipField('TokenAssociation', tag, end);
    }
  }
  return m;
}
export const TokenAssociation: MessageType<TokenAssociation> = defineMessage<TokenAssociation>(
  'TokenAssociation',
  newTokenAssociation,
  readTokenAssociation,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenBalance */
export interface TokenBalance {
  tokenId: TokenID | undefined;
  balance: bigint;
  decimals: number;
}
function newTokenBalance(): TokenBalance {
  return { tokenId: undefined, balance: 0n, decimals: 0 };
}
function readTokenBalance(c: Cursor, end: number, depth: number, m: TokenBalance = newTokenBalance()): TokenBalance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 16: m.balance = c.uint64(end); break;
      case 24: m.decimals = c.unsigned32(end); break;
      default: c.skipField('TokenBalance', tag, end);
    }
  }
  return m;
}
export const TokenBalance: MessageType<TokenBalance> = defineMessage<TokenBalance>(
  'TokenBalance',
  newTokenBalance,
  readTokenBalance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'balance', kind: 'uint64' },
    { number: 3, name: 'decimals', kind: 'uint32' },
  ],
);

/** proto.TokenBalances */
export interface TokenBalances {
  tokenBalances: readonly TokenBalance[];
}
function newTokenBalances(): TokenBalances {
  return { tokenBalances: NONE };
}
function readTokenBalances(c: Cursor, end: number, depth: number, m: TokenBalances = newTokenBalances()): TokenBalances {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenBalances = appended(m.tokenBalances, readTokenBalance(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenBalances', tag, end);
    }
  }
  return m;
}
export const TokenBalances: MessageType<TokenBalances> = defineMessage<TokenBalances>(
  'TokenBalances',
  newTokenBalances,
  readTokenBalances,
  () => [
    { number: 1, name: 'tokenBalances', kind: 'message', repeated: true, type: TokenBalance },
  ],
);

/** proto.TokenBurnTransactionBody */
export interface TokenBurnTransactionBody {
  token: TokenID | undefined;
  amount: bigint;
  serialNumbers: readonly bigint[];
}
function newTokenBurnTransactionBody(): TokenBurnTransactionBody {
  return { token: undefined, amount: 0n, serialNumbers: NONE };
}
function readTokenBurnTransactionBody(c: Cursor, end: number, depth: number, m: TokenBurnTransactionBody = newTokenBurnTransactionBody()): TokenBurnTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 16: m.amount = c.uint64(end); break;
      case 24: m.serialNumbers = appended(m.serialNumbers, c.int64(end)); break;
      case 26: for (const stop = c.delimited(end); c.offset < stop; ) m.serialNumbers = appended(m.serialNumbers, c.int64(stop)); break;
      default: c.skipField('TokenBurnTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenBurnTransactionBody: MessageType<TokenBurnTransactionBody> = defineMessage<TokenBurnTransactionBody>(
  'TokenBurnTransactionBody',
  newTokenBurnTransactionBody,
  readTokenBurnTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'amount', kind: 'uint64' },
    { number: 3, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);

/** proto.TokenCancelAirdropTransactionBody */
export interface TokenCancelAirdropTransactionBody {
  pendingAirdrops: readonly PendingAirdropId[];
}
function newTokenCancelAirdropTransactionBody(): TokenCancelAirdropTransactionBody {
  return { pendingAirdrops: NONE };
}
function readTokenCancelAirdropTransactionBody(c: Cursor, end: number, depth: number, m: TokenCancelAirdropTransactionBody = newTokenCancelAirdropTransactionBody()): TokenCancelAirdropTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdrops = appended(m.pendingAirdrops, readPendingAirdropId(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenCancelAirdropTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenCancelAirdropTransactionBody: MessageType<TokenCancelAirdropTransactionBody> = defineMessage<TokenCancelAirdropTransactionBody>(
  'TokenCancelAirdropTransactionBody',
  newTokenCancelAirdropTransactionBody,
  readTokenCancelAirdropTransactionBody,
  () => [
    { number: 1, name: 'pendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropId },
  ],
);

/** proto.TokenClaimAirdropTransactionBody */
export interface TokenClaimAirdropTransactionBody {
  pendingAirdrops: readonly PendingAirdropId[];
}
function newTokenClaimAirdropTransactionBody(): TokenClaimAirdropTransactionBody {
  return { pendingAirdrops: NONE };
}
function readTokenClaimAirdropTransactionBody(c: Cursor, end: number, depth: number, m: TokenClaimAirdropTransactionBody = newTokenClaimAirdropTransactionBody()): TokenClaimAirdropTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdrops = appended(m.pendingAirdrops, readPendingAirdropId(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenClaimAirdropTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenClaimAirdropTransactionBody: MessageType<TokenClaimAirdropTransactionBody> = defineMessage<TokenClaimAirdropTransactionBody>(
  'TokenClaimAirdropTransactionBody',
  newTokenClaimAirdropTransactionBody,
  readTokenClaimAirdropTransactionBody,
  () => [
    { number: 1, name: 'pendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropId },
  ],
);

/** proto.TokenCreateTransactionBody */
export interface TokenCreateTransactionBody {
  name: string;
  symbol: string;
  decimals: number;
  initialSupply: bigint;
  treasury: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  freezeDefault: boolean;
  expiry: Timestamp | undefined;
  autoRenewAccount: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  memo: string;
  tokenType: number;
  supplyType: number;
  maxSupply: bigint;
  feeScheduleKey: Key | undefined;
  customFees: readonly CustomFee[];
  pauseKey: Key | undefined;
  metadata: Uint8Array;
  metadataKey: Key | undefined;
}
function newTokenCreateTransactionBody(): TokenCreateTransactionBody {
  return { name: '', symbol: '', decimals: 0, initialSupply: 0n, treasury: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, freezeDefault: false, expiry: undefined, autoRenewAccount: undefined, autoRenewPeriod: undefined, memo: '', tokenType: 0, supplyType: 0, maxSupply: 0n, feeScheduleKey: undefined, customFees: NONE, pauseKey: undefined, metadata: EMPTY, metadataKey: undefined };
}
function readTokenCreateTransactionBody(c: Cursor, end: number, depth: number, m: TokenCreateTransactionBody = newTokenCreateTransactionBody()): TokenCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.name = c.text(end); break;
      case 18: m.symbol = c.text(end); break;
      case 24: m.decimals = c.unsigned32(end); break;
      case 32: m.initialSupply = c.uint64(end); break;
      case 42: m.treasury = readAccountID(c, c.delimited(end), depth + 1, m.treasury); break;
      case 50: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 58: m.kycKey = readKey(c, c.delimited(end), depth + 1, m.kycKey); break;
      case 66: m.freezeKey = readKey(c, c.delimited(end), depth + 1, m.freezeKey); break;
      case 74: m.wipeKey = readKey(c, c.delimited(end), depth + 1, m.wipeKey); break;
      case 82: m.supplyKey = readKey(c, c.delimited(end), depth + 1, m.supplyKey); break;
      case 88: m.freezeDefault = c.bool(end); break;
      case 106: m.expiry = readTimestamp(c, c.delimited(end), depth + 1, m.expiry); break;
      case 114: m.autoRenewAccount = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccount); break;
      case 122: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 130: m.memo = c.text(end); break;
      case 136: m.tokenType = c.int32(end); break;
      case 144: m.supplyType = c.int32(end); break;
      case 152: m.maxSupply = c.int64(end); break;
      case 162: m.feeScheduleKey = readKey(c, c.delimited(end), depth + 1, m.feeScheduleKey); break;
      case 170: m.customFees = appended(m.customFees, readCustomFee(c, c.delimited(end), depth + 1)); break;
      case 178: m.pauseKey = readKey(c, c.delimited(end), depth + 1, m.pauseKey); break;
      case 186: m.metadata = c.bytes(end); break;
      case 194: m.metadataKey = readKey(c, c.delimited(end), depth + 1, m.metadataKey); break;
      default: c.skipField('TokenCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenCreateTransactionBody: MessageType<TokenCreateTransactionBody> = defineMessage<TokenCreateTransactionBody>(
  'TokenCreateTransactionBody',
  newTokenCreateTransactionBody,
  readTokenCreateTransactionBody,
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'symbol', kind: 'string' },
    { number: 3, name: 'decimals', kind: 'uint32' },
    { number: 4, name: 'initialSupply', kind: 'uint64' },
    { number: 5, name: 'treasury', kind: 'message', type: AccountID },
    { number: 6, name: 'adminKey', kind: 'message', type: Key },
    { number: 7, name: 'kycKey', kind: 'message', type: Key },
    { number: 8, name: 'freezeKey', kind: 'message', type: Key },
    { number: 9, name: 'wipeKey', kind: 'message', type: Key },
    { number: 10, name: 'supplyKey', kind: 'message', type: Key },
    { number: 11, name: 'freezeDefault', kind: 'bool' },
    { number: 13, name: 'expiry', kind: 'message', type: Timestamp },
    { number: 14, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 15, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 16, name: 'memo', kind: 'string' },
    { number: 17, name: 'tokenType', kind: 'enum' },
    { number: 18, name: 'supplyType', kind: 'enum' },
    { number: 19, name: 'maxSupply', kind: 'int64' },
    { number: 20, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 21, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
    { number: 22, name: 'pauseKey', kind: 'message', type: Key },
    { number: 23, name: 'metadata', kind: 'bytes' },
    { number: 24, name: 'metadataKey', kind: 'message', type: Key },
  ],
);

/** proto.TokenDeleteTransactionBody */
export interface TokenDeleteTransactionBody {
  token: TokenID | undefined;
}
function newTokenDeleteTransactionBody(): TokenDeleteTransactionBody {
  return { token: undefined };
}
function readTokenDeleteTransactionBody(c: Cursor, end: number, depth: number, m: TokenDeleteTransactionBody = newTokenDeleteTransactionBody()): TokenDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      default: c.skipField('TokenDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenDeleteTransactionBody: MessageType<TokenDeleteTransactionBody> = defineMessage<TokenDeleteTransactionBody>(
  'TokenDeleteTransactionBody',
  newTokenDeleteTransactionBody,
  readTokenDeleteTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenDissociateTransactionBody */
export interface TokenDissociateTransactionBody {
  account: AccountID | undefined;
  tokens: readonly TokenID[];
}
function newTokenDissociateTransactionBody(): TokenDissociateTransactionBody {
  return { account: undefined, tokens: NONE };
}
function readTokenDissociateTransactionBody(c: Cursor, end: number, depth: number, m: TokenDissociateTransactionBody = newTokenDissociateTransactionBody()): TokenDissociateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.account = readAccountID(c, c.delimited(end), depth + 1, m.account); break;
      case 18: m.tokens = appended(m.tokens, readTokenID(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenDissociateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenDissociateTransactionBody: MessageType<TokenDissociateTransactionBody> = defineMessage<TokenDissociateTransactionBody>(
  'TokenDissociateTransactionBody',
  newTokenDissociateTransactionBody,
  readTokenDissociateTransactionBody,
  () => [
    { number: 1, name: 'account', kind: 'message', type: AccountID },
    { number: 2, name: 'tokens', kind: 'message', repeated: true, type: TokenID },
  ],
);

/** proto.TokenFeeScheduleUpdateTransactionBody */
export interface TokenFeeScheduleUpdateTransactionBody {
  tokenId: TokenID | undefined;
  customFees: readonly CustomFee[];
}
function newTokenFeeScheduleUpdateTransactionBody(): TokenFeeScheduleUpdateTransactionBody {
  return { tokenId: undefined, customFees: NONE };
}
function readTokenFeeScheduleUpdateTransactionBody(c: Cursor, end: number, depth: number, m: TokenFeeScheduleUpdateTransactionBody = newTokenFeeScheduleUpdateTransactionBody()): TokenFeeScheduleUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.customFees = appended(m.customFees, readCustomFee(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenFeeScheduleUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenFeeScheduleUpdateTransactionBody: MessageType<TokenFeeScheduleUpdateTransactionBody> = defineMessage<TokenFeeScheduleUpdateTransactionBody>(
  'TokenFeeScheduleUpdateTransactionBody',
  newTokenFeeScheduleUpdateTransactionBody,
  readTokenFeeScheduleUpdateTransactionBody,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
  ],
);

/** proto.TokenFreezeAccountTransactionBody */
export interface TokenFreezeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
function newTokenFreezeAccountTransactionBody(): TokenFreezeAccountTransactionBody {
  return { token: undefined, account: undefined };
}
function readTokenFreezeAccountTransactionBody(c: Cursor, end: number, depth: number, m: TokenFreezeAccountTransactionBody = newTokenFreezeAccountTransactionBody()): TokenFreezeAccountTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 18: m.account = readAccountID(c, c.delimited(end), depth + 1, m.account); break;
      default: c.skipField('TokenFreezeAccountTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenFreezeAccountTransactionBody: MessageType<TokenFreezeAccountTransactionBody> = defineMessage<TokenFreezeAccountTransactionBody>(
  'TokenFreezeAccountTransactionBody',
  newTokenFreezeAccountTransactionBody,
  readTokenFreezeAccountTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenGrantKycTransactionBody */
export interface TokenGrantKycTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
function newTokenGrantKycTransactionBody(): TokenGrantKycTransactionBody {
  return { token: undefined, account: undefined };
}
function readTokenGrantKycTransactionBody(c: Cursor, end: number, depth: number, m: TokenGrantKycTransactionBody = newTokenGrantKycTransactionBody()): TokenGrantKycTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 18: m.account = readAccountID(c, c.delimited(end), depth + 1, m.account); break;
      default: c.skipField('TokenGrantKycTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenGrantKycTransactionBody: MessageType<TokenGrantKycTransactionBody> = defineMessage<TokenGrantKycTransactionBody>(
  'TokenGrantKycTransactionBody',
  newTokenGrantKycTransactionBody,
  readTokenGrantKycTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenID */
export interface TokenID {
  shardNum: bigint;
  realmNum: bigint;
  tokenNum: bigint;
}
function newTokenID(): TokenID {
  return { shardNum: 0n, realmNum: 0n, tokenNum: 0n };
}
function readTokenID(c: Cursor, end: number, depth: number, m: TokenID = newTokenID()): TokenID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.tokenNum = c.int64(end); break;
      default: c.skipField('TokenID', tag, end);
    }
  }
  return m;
}
export const TokenID: MessageType<TokenID> = defineMessage<TokenID>(
  'TokenID',
  newTokenID,
  readTokenID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'tokenNum', kind: 'int64' },
  ],
);

/** proto.TokenKeyValidation */
export const TokenKeyValidation: Readonly<Record<number, string>> = {
  0: 'FULL_VALIDATION',
  1: 'NO_VALIDATION',
};

/** proto.TokenMintTransactionBody */
export interface TokenMintTransactionBody {
  token: TokenID | undefined;
  amount: bigint;
  metadata: readonly Uint8Array[];
}
function newTokenMintTransactionBody(): TokenMintTransactionBody {
  return { token: undefined, amount: 0n, metadata: NONE };
}
function readTokenMintTransactionBody(c: Cursor, end: number, depth: number, m: TokenMintTransactionBody = newTokenMintTransactionBody()): TokenMintTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 16: m.amount = c.uint64(end); break;
      case 26: m.metadata = appended(m.metadata, c.bytes(end)); break;
      default: c.skipField('TokenMintTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenMintTransactionBody: MessageType<TokenMintTransactionBody> = defineMessage<TokenMintTransactionBody>(
  'TokenMintTransactionBody',
  newTokenMintTransactionBody,
  readTokenMintTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'amount', kind: 'uint64' },
    { number: 3, name: 'metadata', kind: 'bytes', repeated: true },
  ],
);

/** proto.TokenPauseTransactionBody */
export interface TokenPauseTransactionBody {
  token: TokenID | undefined;
}
function newTokenPauseTransactionBody(): TokenPauseTransactionBody {
  return { token: undefined };
}
function readTokenPauseTransactionBody(c: Cursor, end: number, depth: number, m: TokenPauseTransactionBody = newTokenPauseTransactionBody()): TokenPauseTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      default: c.skipField('TokenPauseTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenPauseTransactionBody: MessageType<TokenPauseTransactionBody> = defineMessage<TokenPauseTransactionBody>(
  'TokenPauseTransactionBody',
  newTokenPauseTransactionBody,
  readTokenPauseTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenReference */
export interface TokenReference {
  fungibleToken: TokenID | undefined;
  nft: NftID | undefined;
}
function newTokenReference(): TokenReference {
  return { fungibleToken: undefined, nft: undefined };
}
function readTokenReference(c: Cursor, end: number, depth: number, m: TokenReference = newTokenReference()): TokenReference {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fungibleToken = readTokenID(c, c.delimited(end), depth + 1, m.fungibleToken); break;
      case 18: m.nft = readNftID(c, c.delimited(end), depth + 1, m.nft); break;
      default: c.skipField('TokenReference', tag, end);
    }
  }
  return m;
}
export const TokenReference: MessageType<TokenReference> = defineMessage<TokenReference>(
  'TokenReference',
  newTokenReference,
  readTokenReference,
  () => [
    { number: 1, name: 'fungibleToken', kind: 'message', optional: true, type: TokenID },
    { number: 2, name: 'nft', kind: 'message', optional: true, type: NftID },
  ],
);

/** proto.TokenRejectTransactionBody */
export interface TokenRejectTransactionBody {
  owner: AccountID | undefined;
  rejections: readonly TokenReference[];
}
function newTokenRejectTransactionBody(): TokenRejectTransactionBody {
  return { owner: undefined, rejections: NONE };
}
function readTokenRejectTransactionBody(c: Cursor, end: number, depth: number, m: TokenRejectTransactionBody = newTokenRejectTransactionBody()): TokenRejectTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.owner = readAccountID(c, c.delimited(end), depth + 1, m.owner); break;
      case 18: m.rejections = appended(m.rejections, readTokenReference(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TokenRejectTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenRejectTransactionBody: MessageType<TokenRejectTransactionBody> = defineMessage<TokenRejectTransactionBody>(
  'TokenRejectTransactionBody',
  newTokenRejectTransactionBody,
  readTokenRejectTransactionBody,
  () => [
    { number: 1, name: 'owner', kind: 'message', type: AccountID },
    { number: 2, name: 'rejections', kind: 'message', repeated: true, type: TokenReference },
  ],
);

/** proto.TokenRelation */
export interface TokenRelation {
  tokenId: TokenID | undefined;
  accountId: AccountID | undefined;
  balance: bigint;
  frozen: boolean;
  kycGranted: boolean;
  automaticAssociation: boolean;
  previousToken: TokenID | undefined;
  nextToken: TokenID | undefined;
}
function newTokenRelation(): TokenRelation {
  return { tokenId: undefined, accountId: undefined, balance: 0n, frozen: false, kycGranted: false, automaticAssociation: false, previousToken: undefined, nextToken: undefined };
}
function readTokenRelation(c: Cursor, end: number, depth: number, m: TokenRelation = newTokenRelation()): TokenRelation {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 18: m.accountId = readAccountID(c, c.delimited(end), depth + 1, m.accountId); break;
      case 24: m.balance = c.int64(end); break;
      case 32: m.frozen = c.bool(end); break;
      case 40: m.kycGranted = c.bool(end); break;
      case 48: m.automaticAssociation = c.bool(end); break;
      case 58: m.previousToken = readTokenID(c, c.delimited(end), depth + 1, m.previousToken); break;
      case 66: m.nextToken = readTokenID(c, c.delimited(end), depth + 1, m.nextToken); break;
      default: c.skipField('TokenRelation', tag, end);
    }
  }
  return m;
}
export const TokenRelation: MessageType<TokenRelation> = defineMessage<TokenRelation>(
  'TokenRelation',
  newTokenRelation,
  readTokenRelation,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'balance', kind: 'int64' },
    { number: 4, name: 'frozen', kind: 'bool' },
    { number: 5, name: 'kycGranted', kind: 'bool' },
    { number: 6, name: 'automaticAssociation', kind: 'bool' },
    { number: 7, name: 'previousToken', kind: 'message', type: TokenID },
    { number: 8, name: 'nextToken', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenRevokeKycTransactionBody */
export interface TokenRevokeKycTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
function newTokenRevokeKycTransactionBody(): TokenRevokeKycTransactionBody {
  return { token: undefined, account: undefined };
}
function readTokenRevokeKycTransactionBody(c: Cursor, end: number, depth: number, m: TokenRevokeKycTransactionBody = newTokenRevokeKycTransactionBody()): TokenRevokeKycTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 18: m.account = readAccountID(c, c.delimited(end), depth + 1, m.account); break;
      default: c.skipField('TokenRevokeKycTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenRevokeKycTransactionBody: MessageType<TokenRevokeKycTransactionBody> = defineMessage<TokenRevokeKycTransactionBody>(
  'TokenRevokeKycTransactionBody',
  newTokenRevokeKycTransactionBody,
  readTokenRevokeKycTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenSupplyType */
export const TokenSupplyType: Readonly<Record<number, string>> = {
  0: 'INFINITE',
  1: 'FINITE',
};

/** proto.TokenTransferList */
export interface TokenTransferList {
  token: TokenID | undefined;
  transfers: readonly AccountAmount[];
  nftTransfers: readonly NftTransfer[];
  expectedDecimals: UInt32Value | undefined;
}
function newTokenTransferList(): TokenTransferList {
  return { token: undefined, transfers: NONE, nftTransfers: NONE, expectedDecimals: undefined };
}
function readTokenTransferList(c: Cursor, end: number, depth: number, m: TokenTransferList = newTokenTransferList()): TokenTransferList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 18: m.transfers = appended(m.transfers, readAccountAmount(c, c.delimited(end), depth + 1)); break;
      case 26: m.nftTransfers = appended(m.nftTransfers, readNftTransfer(c, c.delimited(end), depth + 1)); break;
      case 34: m.expectedDecimals = readUInt32Value(c, c.delimited(end), depth + 1, m.expectedDecimals); break;
      default: c.skipField('TokenTransferList', tag, end);
    }
  }
  return m;
}
export const TokenTransferList: MessageType<TokenTransferList> = defineMessage<TokenTransferList>(
  'TokenTransferList',
  newTokenTransferList,
  readTokenTransferList,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'transfers', kind: 'message', repeated: true, type: AccountAmount },
    { number: 3, name: 'nftTransfers', kind: 'message', repeated: true, type: NftTransfer },
    { number: 4, name: 'expectedDecimals', kind: 'message', type: UInt32Value },
  ],
);

/** proto.TokenType */
export const TokenType: Readonly<Record<number, string>> = {
  0: 'FUNGIBLE_COMMON',
  1: 'NON_FUNGIBLE_UNIQUE',
};

/** proto.TokenUnfreezeAccountTransactionBody */
export interface TokenUnfreezeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
function newTokenUnfreezeAccountTransactionBody(): TokenUnfreezeAccountTransactionBody {
  return { token: undefined, account: undefined };
}
function readTokenUnfreezeAccountTransactionBody(c: Cursor, end: number, depth: number, m: TokenUnfreezeAccountTransactionBody = newTokenUnfreezeAccountTransactionBody()): TokenUnfreezeAccountTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 18: m.account = readAccountID(c, c.delimited(end), depth + 1, m.account); break;
      default: c.skipField('TokenUnfreezeAccountTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUnfreezeAccountTransactionBody: MessageType<TokenUnfreezeAccountTransactionBody> = defineMessage<TokenUnfreezeAccountTransactionBody>(
  'TokenUnfreezeAccountTransactionBody',
  newTokenUnfreezeAccountTransactionBody,
  readTokenUnfreezeAccountTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenUnitBalance */
export interface TokenUnitBalance {
  tokenId: TokenID | undefined;
  balance: bigint;
}
function newTokenUnitBalance(): TokenUnitBalance {
  return { tokenId: undefined, balance: 0n };
}
function readTokenUnitBalance(c: Cursor, end: number, depth: number, m: TokenUnitBalance = newTokenUnitBalance()): TokenUnitBalance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimited(end), depth + 1, m.tokenId); break;
      case 16: m.balance = c.uint64(end); break;
      default: c.skipField('TokenUnitBalance', tag, end);
    }
  }
  return m;
}
export const TokenUnitBalance: MessageType<TokenUnitBalance> = defineMessage<TokenUnitBalance>(
  'TokenUnitBalance',
  newTokenUnitBalance,
  readTokenUnitBalance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'balance', kind: 'uint64' },
  ],
);

/** proto.TokenUnpauseTransactionBody */
export interface TokenUnpauseTransactionBody {
  token: TokenID | undefined;
}
function newTokenUnpauseTransactionBody(): TokenUnpauseTransactionBody {
  return { token: undefined };
}
function readTokenUnpauseTransactionBody(c: Cursor, end: number, depth: number, m: TokenUnpauseTransactionBody = newTokenUnpauseTransactionBody()): TokenUnpauseTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      default: c.skipField('TokenUnpauseTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUnpauseTransactionBody: MessageType<TokenUnpauseTransactionBody> = defineMessage<TokenUnpauseTransactionBody>(
  'TokenUnpauseTransactionBody',
  newTokenUnpauseTransactionBody,
  readTokenUnpauseTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);

/** proto.TokenUpdateNftsTransactionBody */
export interface TokenUpdateNftsTransactionBody {
  token: TokenID | undefined;
  serialNumbers: readonly bigint[];
  metadata: BytesValue | undefined;
}
function newTokenUpdateNftsTransactionBody(): TokenUpdateNftsTransactionBody {
  return { token: undefined, serialNumbers: NONE, metadata: undefined };
}
function readTokenUpdateNftsTransactionBody(c: Cursor, end: number, depth: number, m: TokenUpdateNftsTransactionBody = newTokenUpdateNftsTransactionBody()): TokenUpdateNftsTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 16: m.serialNumbers = appended(m.serialNumbers, c.int64(end)); break;
      case 18: for (const stop = c.delimited(end); c.offset < stop; ) m.serialNumbers = appended(m.serialNumbers, c.int64(stop)); break;
      case 26: m.metadata = readBytesValue(c, c.delimited(end), depth + 1, m.metadata); break;
      default: c.skipField('TokenUpdateNftsTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUpdateNftsTransactionBody: MessageType<TokenUpdateNftsTransactionBody> = defineMessage<TokenUpdateNftsTransactionBody>(
  'TokenUpdateNftsTransactionBody',
  newTokenUpdateNftsTransactionBody,
  readTokenUpdateNftsTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 3, name: 'metadata', kind: 'message', type: BytesValue },
  ],
);

/** proto.TokenUpdateTransactionBody */
export interface TokenUpdateTransactionBody {
  token: TokenID | undefined;
  symbol: string;
  name: string;
  treasury: AccountID | undefined;
  adminKey: Key | undefined;
  kycKey: Key | undefined;
  freezeKey: Key | undefined;
  wipeKey: Key | undefined;
  supplyKey: Key | undefined;
  autoRenewAccount: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  expiry: Timestamp | undefined;
  memo: StringValue | undefined;
  feeScheduleKey: Key | undefined;
  pauseKey: Key | undefined;
  metadata: BytesValue | undefined;
  metadataKey: Key | undefined;
  keyVerificationMode: number;
}
function newTokenUpdateTransactionBody(): TokenUpdateTransactionBody {
  return { token: undefined, symbol: '', name: '', treasury: undefined, adminKey: undefined, kycKey: undefined, freezeKey: undefined, wipeKey: undefined, supplyKey: undefined, autoRenewAccount: undefined, autoRenewPeriod: undefined, expiry: undefined, memo: undefined, feeScheduleKey: undefined, pauseKey: undefined, metadata: undefined, metadataKey: undefined, keyVerificationMode: 0 };
}
function readTokenUpdateTransactionBody(c: Cursor, end: number, depth: number, m: TokenUpdateTransactionBody = newTokenUpdateTransactionBody()): TokenUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 18: m.symbol = c.text(end); break;
      case 26: m.name = c.text(end); break;
      case 34: m.treasury = readAccountID(c, c.delimited(end), depth + 1, m.treasury); break;
      case 42: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 50: m.kycKey = readKey(c, c.delimited(end), depth + 1, m.kycKey); break;
      case 58: m.freezeKey = readKey(c, c.delimited(end), depth + 1, m.freezeKey); break;
      case 66: m.wipeKey = readKey(c, c.delimited(end), depth + 1, m.wipeKey); break;
      case 74: m.supplyKey = readKey(c, c.delimited(end), depth + 1, m.supplyKey); break;
      case 82: m.autoRenewAccount = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccount); break;
      case 90: m.autoRenewPeriod = readDuration(c, c.delimited(end), depth + 1, m.autoRenewPeriod); break;
      case 98: m.expiry = readTimestamp(c, c.delimited(end), depth + 1, m.expiry); break;
      case 106: m.memo = readStringValue(c, c.delimited(end), depth + 1, m.memo); break;
      case 114: m.feeScheduleKey = readKey(c, c.delimited(end), depth + 1, m.feeScheduleKey); break;
      case 122: m.pauseKey = readKey(c, c.delimited(end), depth + 1, m.pauseKey); break;
      case 130: m.metadata = readBytesValue(c, c.delimited(end), depth + 1, m.metadata); break;
      case 138: m.metadataKey = readKey(c, c.delimited(end), depth + 1, m.metadataKey); break;
      case 144: m.keyVerificationMode = c.int32(end); break;
      default: c.skipField('TokenUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUpdateTransactionBody: MessageType<TokenUpdateTransactionBody> = defineMessage<TokenUpdateTransactionBody>(
  'TokenUpdateTransactionBody',
  newTokenUpdateTransactionBody,
  readTokenUpdateTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'symbol', kind: 'string' },
    { number: 3, name: 'name', kind: 'string' },
    { number: 4, name: 'treasury', kind: 'message', type: AccountID },
    { number: 5, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'kycKey', kind: 'message', type: Key },
    { number: 7, name: 'freezeKey', kind: 'message', type: Key },
    { number: 8, name: 'wipeKey', kind: 'message', type: Key },
    { number: 9, name: 'supplyKey', kind: 'message', type: Key },
    { number: 10, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 11, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 12, name: 'expiry', kind: 'message', type: Timestamp },
    { number: 13, name: 'memo', kind: 'message', type: StringValue },
    { number: 14, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 15, name: 'pauseKey', kind: 'message', type: Key },
    { number: 16, name: 'metadata', kind: 'message', type: BytesValue },
    { number: 17, name: 'metadataKey', kind: 'message', type: Key },
    { number: 18, name: 'keyVerificationMode', kind: 'enum' },
  ],
);

/** proto.TokenWipeAccountTransactionBody */
export interface TokenWipeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
  amount: bigint;
  serialNumbers: readonly bigint[];
}
function newTokenWipeAccountTransactionBody(): TokenWipeAccountTransactionBody {
  return { token: undefined, account: undefined, amount: 0n, serialNumbers: NONE };
}
function readTokenWipeAccountTransactionBody(c: Cursor, end: number, depth: number, m: TokenWipeAccountTransactionBody = newTokenWipeAccountTransactionBody()): TokenWipeAccountTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimited(end), depth + 1, m.token); break;
      case 18: m.account = readAccountID(c, c.delimited(end), depth + 1, m.account); break;
      case 24: m.amount = c.uint64(end); break;
      case 32: m.serialNumbers = appended(m.serialNumbers, c.int64(end)); break;
      case 34: for (const stop = c.delimited(end); c.offset < stop; ) m.serialNumbers = appended(m.serialNumbers, c.int64(stop)); break;
      default: c.skipField('TokenWipeAccountTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenWipeAccountTransactionBody: MessageType<TokenWipeAccountTransactionBody> = defineMessage<TokenWipeAccountTransactionBody>(
  'TokenWipeAccountTransactionBody',
  newTokenWipeAccountTransactionBody,
  readTokenWipeAccountTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'uint64' },
    { number: 4, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);

/** proto.Topic */
export interface Topic {
  topicId: TopicID | undefined;
  sequenceNumber: bigint;
  expirationSecond: bigint;
  autoRenewPeriod: bigint;
  autoRenewAccountId: AccountID | undefined;
  deleted: boolean;
  runningHash: Uint8Array;
  memo: string;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: readonly Key[];
  customFees: readonly FixedCustomFee[];
}
function newTopic(): Topic {
  return { topicId: undefined, sequenceNumber: 0n, expirationSecond: 0n, autoRenewPeriod: 0n, autoRenewAccountId: undefined, deleted: false, runningHash: EMPTY, memo: '', adminKey: undefined, submitKey: undefined, feeScheduleKey: undefined, feeExemptKeyList: NONE, customFees: NONE };
}
function readTopic(c: Cursor, end: number, depth: number, m: Topic = newTopic()): Topic {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicId = readTopicID(c, c.delimited(end), depth + 1, m.topicId); break;
      case 16: m.sequenceNumber = c.int64(end); break;
      case 24: m.expirationSecond = c.int64(end); break;
      case 32: m.autoRenewPeriod = c.int64(end); break;
      case 42: m.autoRenewAccountId = readAccountID(c, c.delimited(end), depth + 1, m.autoRenewAccountId); break;
      case 48: m.deleted = c.bool(end); break;
      case 58: m.runningHash = c.bytes(end); break;
      case 66: m.memo = c.text(end); break;
      case 74: m.adminKey = readKey(c, c.delimited(end), depth + 1, m.adminKey); break;
      case 82: m.submitKey = readKey(c, c.delimited(end), depth + 1, m.submitKey); break;
      case 90: m.feeScheduleKey = readKey(c, c.delimited(end), depth + 1, m.feeScheduleKey); break;
      case 98: m.feeExemptKeyList = appended(m.feeExemptKeyList, readKey(c, c.delimited(end), depth + 1)); break;
      case 106: m.customFees = appended(m.customFees, readFixedCustomFee(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('Topic', tag, end);
    }
  }
  return m;
}
export const Topic: MessageType<Topic> = defineMessage<Topic>(
  'Topic',
  newTopic,
  readTopic,
  () => [
    { number: 1, name: 'topicId', kind: 'message', type: TopicID },
    { number: 2, name: 'sequenceNumber', kind: 'int64' },
    { number: 3, name: 'expirationSecond', kind: 'int64' },
    { number: 4, name: 'autoRenewPeriod', kind: 'int64' },
    { number: 5, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 6, name: 'deleted', kind: 'bool' },
    { number: 7, name: 'runningHash', kind: 'bytes' },
    { number: 8, name: 'memo', kind: 'string' },
    { number: 9, name: 'adminKey', kind: 'message', type: Key },
    { number: 10, name: 'submitKey', kind: 'message', type: Key },
    { number: 11, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 12, name: 'feeExemptKeyList', kind: 'message', repeated: true, type: Key },
    { number: 13, name: 'customFees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);

/** proto.TopicID */
export interface TopicID {
  shardNum: bigint;
  realmNum: bigint;
  topicNum: bigint;
}
function newTopicID(): TopicID {
  return { shardNum: 0n, realmNum: 0n, topicNum: 0n };
}
function readTopicID(c: Cursor, end: number, depth: number, m: TopicID = newTopicID()): TopicID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.topicNum = c.int64(end); break;
      default: c.skipField('TopicID', tag, end);
    }
  }
  return m;
}
export const TopicID: MessageType<TopicID> = defineMessage<TopicID>(
  'TopicID',
  newTopicID,
  readTopicID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'topicNum', kind: 'int64' },
  ],
);

/** proto.Transaction */
export interface Transaction {
  body: TransactionBody | undefined;
  sigs: SignatureList | undefined;
  sigMap: SignatureMap | undefined;
  bodyBytes: Uint8Array;
  signedTransactionBytes: Uint8Array;
}
function newTransaction(): Transaction {
  return { body: undefined, sigs: undefined, sigMap: undefined, bodyBytes: EMPTY, signedTransactionBytes: EMPTY };
}
function readTransaction(c: Cursor, end: number, depth: number, m: Transaction = newTransaction()): Transaction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.body = readTransactionBody(c, c.delimited(end), depth + 1, m.body); break;
      case 18: m.sigs = readSignatureList(c, c.delimited(end), depth + 1, m.sigs); break;
      case 26: m.sigMap = readSignatureMap(c, c.delimited(end), depth + 1, m.sigMap); break;
      case 34: m.bodyBytes = c.bytes(end); break;
      case 42: m.signedTransactionBytes = c.bytes(end); break;
      default: c.skipField('Transaction', tag, end);
    }
  }
  return m;
}
export const Transaction: MessageType<Transaction> = defineMessage<Transaction>(
  'Transaction',
  newTransaction,
  readTransaction,
  () => [
    { number: 1, name: 'body', kind: 'message', type: TransactionBody },
    { number: 2, name: 'sigs', kind: 'message', type: SignatureList },
    { number: 3, name: 'sigMap', kind: 'message', type: SignatureMap },
    { number: 4, name: 'bodyBytes', kind: 'bytes' },
    { number: 5, name: 'signedTransactionBytes', kind: 'bytes' },
  ],
);

/** proto.TransactionBody */
export interface TransactionBody {
  transactionID: TransactionID | undefined;
  nodeAccountID: AccountID | undefined;
  transactionFee: bigint;
  transactionValidDuration: Duration | undefined;
  generateRecord: boolean;
  memo: string;
  contractCall: ContractCallTransactionBody | undefined;
  contractCreateInstance: ContractCreateTransactionBody | undefined;
  contractUpdateInstance: ContractUpdateTransactionBody | undefined;
  cryptoAddLiveHash: CryptoAddLiveHashTransactionBody | undefined;
  cryptoCreateAccount: CryptoCreateTransactionBody | undefined;
  cryptoDelete: CryptoDeleteTransactionBody | undefined;
  cryptoDeleteLiveHash: CryptoDeleteLiveHashTransactionBody | undefined;
  cryptoTransfer: CryptoTransferTransactionBody | undefined;
  cryptoUpdateAccount: CryptoUpdateTransactionBody | undefined;
  fileAppend: FileAppendTransactionBody | undefined;
  fileCreate: FileCreateTransactionBody | undefined;
  fileDelete: FileDeleteTransactionBody | undefined;
  fileUpdate: FileUpdateTransactionBody | undefined;
  systemDelete: SystemDeleteTransactionBody | undefined;
  systemUndelete: SystemUndeleteTransactionBody | undefined;
  contractDeleteInstance: ContractDeleteTransactionBody | undefined;
  freeze: FreezeTransactionBody | undefined;
  consensusCreateTopic: ConsensusCreateTopicTransactionBody | undefined;
  consensusUpdateTopic: ConsensusUpdateTopicTransactionBody | undefined;
  consensusDeleteTopic: ConsensusDeleteTopicTransactionBody | undefined;
  consensusSubmitMessage: ConsensusSubmitMessageTransactionBody | undefined;
  uncheckedSubmit: UncheckedSubmitBody | undefined;
  tokenCreation: TokenCreateTransactionBody | undefined;
  tokenFreeze: TokenFreezeAccountTransactionBody | undefined;
  tokenUnfreeze: TokenUnfreezeAccountTransactionBody | undefined;
  tokenGrantKyc: TokenGrantKycTransactionBody | undefined;
  tokenRevokeKyc: TokenRevokeKycTransactionBody | undefined;
  tokenDeletion: TokenDeleteTransactionBody | undefined;
  tokenUpdate: TokenUpdateTransactionBody | undefined;
  tokenMint: TokenMintTransactionBody | undefined;
  tokenBurn: TokenBurnTransactionBody | undefined;
  tokenWipe: TokenWipeAccountTransactionBody | undefined;
  tokenAssociate: TokenAssociateTransactionBody | undefined;
  tokenDissociate: TokenDissociateTransactionBody | undefined;
  scheduleCreate: ScheduleCreateTransactionBody | undefined;
  scheduleDelete: ScheduleDeleteTransactionBody | undefined;
  scheduleSign: ScheduleSignTransactionBody | undefined;
  tokenFeeScheduleUpdate: TokenFeeScheduleUpdateTransactionBody | undefined;
  tokenPause: TokenPauseTransactionBody | undefined;
  tokenUnpause: TokenUnpauseTransactionBody | undefined;
  cryptoApproveAllowance: CryptoApproveAllowanceTransactionBody | undefined;
  cryptoDeleteAllowance: CryptoDeleteAllowanceTransactionBody | undefined;
  ethereumTransaction: EthereumTransactionBody | undefined;
  nodeStakeUpdate: NodeStakeUpdateTransactionBody | undefined;
  utilPrng: UtilPrngTransactionBody | undefined;
  tokenUpdateNfts: TokenUpdateNftsTransactionBody | undefined;
  nodeCreate: NodeCreateTransactionBody | undefined;
  nodeUpdate: NodeUpdateTransactionBody | undefined;
  nodeDelete: NodeDeleteTransactionBody | undefined;
  tokenReject: TokenRejectTransactionBody | undefined;
  tokenAirdrop: TokenAirdropTransactionBody | undefined;
  tokenCancelAirdrop: TokenCancelAirdropTransactionBody | undefined;
  tokenClaimAirdrop: TokenClaimAirdropTransactionBody | undefined;
  stateSignatureTransaction: StateSignatureTransaction | undefined;
  hintsPreprocessingVote: HintsPreprocessingVoteTransactionBody | undefined;
  hintsKeyPublication: HintsKeyPublicationTransactionBody | undefined;
  hintsPartialSignature: HintsPartialSignatureTransactionBody | undefined;
  historyProofSignature: HistoryProofSignatureTransactionBody | undefined;
  historyProofKeyPublication: HistoryProofKeyPublicationTransactionBody | undefined;
  historyProofVote: HistoryProofVoteTransactionBody | undefined;
  crsPublication: CrsPublicationTransactionBody | undefined;
  batchKey: Key | undefined;
  atomicBatch: AtomicBatchTransactionBody | undefined;
  hookStore: HookStoreTransactionBody | undefined;
  hookDispatch: HookDispatchTransactionBody | undefined;
  ledgerIdPublication: LedgerIdPublicationTransactionBody | undefined;
  registeredNodeCreate: RegisteredNodeCreateTransactionBody | undefined;
  registeredNodeUpdate: RegisteredNodeUpdateTransactionBody | undefined;
  registeredNodeDelete: RegisteredNodeDeleteTransactionBody | undefined;
  migrationRootHashVote: MigrationRootHashVoteTransactionBody | undefined;
  clprUpdateLedgerConfiguration: ClprUpdateLedgerConfigurationTransactionBody | undefined;
  clprRegisterChannel: ClprRegisterChannelTransactionBody | undefined;
  clprCompleteChannel: ClprCompleteChannelTransactionBody | undefined;
  clprCloseChannel: ClprCloseChannelTransactionBody | undefined;
  clprSubmitBundle: ClprSubmitBundleTransactionBody | undefined;
  clprRedactMessage: ClprRedactMessageTransactionBody | undefined;
  clprRegisterConnector: ClprRegisterConnectorTransactionBody | undefined;
  clprDeregisterConnector: ClprDeregisterConnectorTransactionBody | undefined;
  clprCompleteConnector: ClprCompleteConnectorTransactionBody | undefined;
  clprEndpointPublication: ClprEndpointPublicationTransactionBody | undefined;
  maxCustomFees: readonly CustomFeeLimit[];
  highVolume: boolean;
}
function newTransactionBody(): TransactionBody {
  return { transactionID: undefined, nodeAccountID: undefined, transactionFee: 0n, transactionValidDuration: undefined, generateRecord: false, memo: '', contractCall: undefined, contractCreateInstance: undefined, contractUpdateInstance: undefined, cryptoAddLiveHash: undefined, cryptoCreateAccount: undefined, cryptoDelete: undefined, cryptoDeleteLiveHash: undefined, cryptoTransfer: undefined, cryptoUpdateAccount: undefined, fileAppend: undefined, fileCreate: undefined, fileDelete: undefined, fileUpdate: undefined, systemDelete: undefined, systemUndelete: undefined, contractDeleteInstance: undefined, freeze: undefined, consensusCreateTopic: undefined, consensusUpdateTopic: undefined, consensusDeleteTopic: undefined, consensusSubmitMessage: undefined, uncheckedSubmit: undefined, tokenCreation: undefined, tokenFreeze: undefined, tokenUnfreeze: undefined, tokenGrantKyc: undefined, tokenRevokeKyc: undefined, tokenDeletion: undefined, tokenUpdate: undefined, tokenMint: undefined, tokenBurn: undefined, tokenWipe: undefined, tokenAssociate: undefined, tokenDissociate: undefined, scheduleCreate: undefined, scheduleDelete: undefined, scheduleSign: undefined, tokenFeeScheduleUpdate: undefined, tokenPause: undefined, tokenUnpause: undefined, cryptoApproveAllowance: undefined, cryptoDeleteAllowance: undefined, ethereumTransaction: undefined, nodeStakeUpdate: undefined, utilPrng: undefined, tokenUpdateNfts: undefined, nodeCreate: undefined, nodeUpdate: undefined, nodeDelete: undefined, tokenReject: undefined, tokenAirdrop: undefined, tokenCancelAirdrop: undefined, tokenClaimAirdrop: undefined, stateSignatureTransaction: undefined, hintsPreprocessingVote: undefined, hintsKeyPublication: undefined, hintsPartialSignature: undefined, historyProofSignature: undefined, historyProofKeyPublication: undefined, historyProofVote: undefined, crsPublication: undefined, batchKey: undefined, atomicBatch: undefined, hookStore: undefined, hookDispatch: undefined, ledgerIdPublication: undefined, registeredNodeCreate: undefined, registeredNodeUpdate: undefined, registeredNodeDelete: undefined, migrationRootHashVote: undefined, clprUpdateLedgerConfiguration: undefined, clprRegisterChannel: undefined, clprCompleteChannel: undefined, clprCloseChannel: undefined, clprSubmitBundle: undefined, clprRedactMessage: undefined, clprRegisterConnector: undefined, clprDeregisterConnector: undefined, clprCompleteConnector: undefined, clprEndpointPublication: undefined, maxCustomFees: NONE, highVolume: false };
}
function readTransactionBody(c: Cursor, end: number, depth: number, m: TransactionBody = newTransactionBody()): TransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionID = readTransactionID(c, c.delimited(end), depth + 1, m.transactionID); break;
      case 18: m.nodeAccountID = readAccountID(c, c.delimited(end), depth + 1, m.nodeAccountID); break;
      case 24: m.transactionFee = c.uint64(end); break;
      case 34: m.transactionValidDuration = readDuration(c, c.delimited(end), depth + 1, m.transactionValidDuration); break;
      case 40: m.generateRecord = c.bool(end); break;
      case 50: m.memo = c.text(end); break;
      case 58: m.contractCall = readContractCallTransactionBody(c, c.delimited(end), depth + 1, m.contractCall); break;
      case 66: m.contractCreateInstance = readContractCreateTransactionBody(c, c.delimited(end), depth + 1, m.contractCreateInstance); break;
      case 74: m.contractUpdateInstance = readContractUpdateTransactionBody(c, c.delimited(end), depth + 1, m.contractUpdateInstance); break;
      case 82: m.cryptoAddLiveHash = readCryptoAddLiveHashTransactionBody(c, c.delimited(end), depth + 1, m.cryptoAddLiveHash); break;
      case 90: m.cryptoCreateAccount = readCryptoCreateTransactionBody(c, c.delimited(end), depth + 1, m.cryptoCreateAccount); break;
      case 98: m.cryptoDelete = readCryptoDeleteTransactionBody(c, c.delimited(end), depth + 1, m.cryptoDelete); break;
      case 106: m.cryptoDeleteLiveHash = readCryptoDeleteLiveHashTransactionBody(c, c.delimited(end), depth + 1, m.cryptoDeleteLiveHash); break;
      case 114: m.cryptoTransfer = readCryptoTransferTransactionBody(c, c.delimited(end), depth + 1, m.cryptoTransfer); break;
      case 122: m.cryptoUpdateAccount = readCryptoUpdateTransactionBody(c, c.delimited(end), depth + 1, m.cryptoUpdateAccount); break;
      case 130: m.fileAppend = readFileAppendTransactionBody(c, c.delimited(end), depth + 1, m.fileAppend); break;
      case 138: m.fileCreate = readFileCreateTransactionBody(c, c.delimited(end), depth + 1, m.fileCreate); break;
      case 146: m.fileDelete = readFileDeleteTransactionBody(c, c.delimited(end), depth + 1, m.fileDelete); break;
      case 154: m.fileUpdate = readFileUpdateTransactionBody(c, c.delimited(end), depth + 1, m.fileUpdate); break;
      case 162: m.systemDelete = readSystemDeleteTransactionBody(c, c.delimited(end), depth + 1, m.systemDelete); break;
      case 170: m.systemUndelete = readSystemUndeleteTransactionBody(c, c.delimited(end), depth + 1, m.systemUndelete); break;
      case 178: m.contractDeleteInstance = readContractDeleteTransactionBody(c, c.delimited(end), depth + 1, m.contractDeleteInstance); break;
      case 186: m.freeze = readFreezeTransactionBody(c, c.delimited(end), depth + 1, m.freeze); break;
      case 194: m.consensusCreateTopic = readConsensusCreateTopicTransactionBody(c, c.delimited(end), depth + 1, m.consensusCreateTopic); break;
      case 202: m.consensusUpdateTopic = readConsensusUpdateTopicTransactionBody(c, c.delimited(end), depth + 1, m.consensusUpdateTopic); break;
      case 210: m.consensusDeleteTopic = readConsensusDeleteTopicTransactionBody(c, c.delimited(end), depth + 1, m.consensusDeleteTopic); break;
      case 218: m.consensusSubmitMessage = readConsensusSubmitMessageTransactionBody(c, c.delimited(end), depth + 1, m.consensusSubmitMessage); break;
      case 226: m.uncheckedSubmit = readUncheckedSubmitBody(c, c.delimited(end), depth + 1, m.uncheckedSubmit); break;
      case 234: m.tokenCreation = readTokenCreateTransactionBody(c, c.delimited(end), depth + 1, m.tokenCreation); break;
      case 250: m.tokenFreeze = readTokenFreezeAccountTransactionBody(c, c.delimited(end), depth + 1, m.tokenFreeze); break;
      case 258: m.tokenUnfreeze = readTokenUnfreezeAccountTransactionBody(c, c.delimited(end), depth + 1, m.tokenUnfreeze); break;
      case 266: m.tokenGrantKyc = readTokenGrantKycTransactionBody(c, c.delimited(end), depth + 1, m.tokenGrantKyc); break;
      case 274: m.tokenRevokeKyc = readTokenRevokeKycTransactionBody(c, c.delimited(end), depth + 1, m.tokenRevokeKyc); break;
      case 282: m.tokenDeletion = readTokenDeleteTransactionBody(c, c.delimited(end), depth + 1, m.tokenDeletion); break;
      case 290: m.tokenUpdate = readTokenUpdateTransactionBody(c, c.delimited(end), depth + 1, m.tokenUpdate); break;
      case 298: m.tokenMint = readTokenMintTransactionBody(c, c.delimited(end), depth + 1, m.tokenMint); break;
      case 306: m.tokenBurn = readTokenBurnTransactionBody(c, c.delimited(end), depth + 1, m.tokenBurn); break;
      case 314: m.tokenWipe = readTokenWipeAccountTransactionBody(c, c.delimited(end), depth + 1, m.tokenWipe); break;
      case 322: m.tokenAssociate = readTokenAssociateTransactionBody(c, c.delimited(end), depth + 1, m.tokenAssociate); break;
      case 330: m.tokenDissociate = readTokenDissociateTransactionBody(c, c.delimited(end), depth + 1, m.tokenDissociate); break;
      case 338: m.scheduleCreate = readScheduleCreateTransactionBody(c, c.delimited(end), depth + 1, m.scheduleCreate); break;
      case 346: m.scheduleDelete = readScheduleDeleteTransactionBody(c, c.delimited(end), depth + 1, m.scheduleDelete); break;
      case 354: m.scheduleSign = readScheduleSignTransactionBody(c, c.delimited(end), depth + 1, m.scheduleSign); break;
      case 362: m.tokenFeeScheduleUpdate = readTokenFeeScheduleUpdateTransactionBody(c, c.delimited(end), depth + 1, m.tokenFeeScheduleUpdate); break;
      case 370: m.tokenPause = readTokenPauseTransactionBody(c, c.delimited(end), depth + 1, m.tokenPause); break;
      case 378: m.tokenUnpause = readTokenUnpauseTransactionBody(c, c.delimited(end), depth + 1, m.tokenUnpause); break;
      case 386: m.cryptoApproveAllowance = readCryptoApproveAllowanceTransactionBody(c, c.delimited(end), depth + 1, m.cryptoApproveAllowance); break;
      case 394: m.cryptoDeleteAllowance = readCryptoDeleteAllowanceTransactionBody(c, c.delimited(end), depth + 1, m.cryptoDeleteAllowance); break;
      case 402: m.ethereumTransaction = readEthereumTransactionBody(c, c.delimited(end), depth + 1, m.ethereumTransaction); break;
      case 410: m.nodeStakeUpdate = readNodeStakeUpdateTransactionBody(c, c.delimited(end), depth + 1, m.nodeStakeUpdate); break;
      case 418: m.utilPrng = readUtilPrngTransactionBody(c, c.delimited(end), depth + 1, m.utilPrng); break;
      case 426: m.tokenUpdateNfts = readTokenUpdateNftsTransactionBody(c, c.delimited(end), depth + 1, m.tokenUpdateNfts); break;
      case 434: m.nodeCreate = readNodeCreateTransactionBody(c, c.delimited(end), depth + 1, m.nodeCreate); break;
      case 442: m.nodeUpdate = readNodeUpdateTransactionBody(c, c.delimited(end), depth + 1, m.nodeUpdate); break;
      case 450: m.nodeDelete = readNodeDeleteTransactionBody(c, c.delimited(end), depth + 1, m.nodeDelete); break;
      case 458: m.tokenReject = readTokenRejectTransactionBody(c, c.delimited(end), depth + 1, m.tokenReject); break;
      case 466: m.tokenAirdrop = readTokenAirdropTransactionBody(c, c.delimited(end), depth + 1, m.tokenAirdrop); break;
      case 474: m.tokenCancelAirdrop = readTokenCancelAirdropTransactionBody(c, c.delimited(end), depth + 1, m.tokenCancelAirdrop); break;
      case 482: m.tokenClaimAirdrop = readTokenClaimAirdropTransactionBody(c, c.delimited(end), depth + 1, m.tokenClaimAirdrop); break;
      case 522: m.stateSignatureTransaction = readStateSignatureTransaction(c, c.delimited(end), depth + 1, m.stateSignatureTransaction); break;
      case 530: m.hintsPreprocessingVote = readHintsPreprocessingVoteTransactionBody(c, c.delimited(end), depth + 1, m.hintsPreprocessingVote); break;
      case 538: m.hintsKeyPublication = readHintsKeyPublicationTransactionBody(c, c.delimited(end), depth + 1, m.hintsKeyPublication); break;
      case 546: m.hintsPartialSignature = readHintsPartialSignatureTransactionBody(c, c.delimited(end), depth + 1, m.hintsPartialSignature); break;
      case 554: m.historyProofSignature = readHistoryProofSignatureTransactionBody(c, c.delimited(end), depth + 1, m.historyProofSignature); break;
      case 562: m.historyProofKeyPublication = readHistoryProofKeyPublicationTransactionBody(c, c.delimited(end), depth + 1, m.historyProofKeyPublication); break;
      case 570: m.historyProofVote = readHistoryProofVoteTransactionBody(c, c.delimited(end), depth + 1, m.historyProofVote); break;
      case 578: m.crsPublication = readCrsPublicationTransactionBody(c, c.delimited(end), depth + 1, m.crsPublication); break;
      case 586: m.batchKey = readKey(c, c.delimited(end), depth + 1, m.batchKey); break;
      case 594: m.atomicBatch = readAtomicBatchTransactionBody(c, c.delimited(end), depth + 1, m.atomicBatch); break;
      case 602: m.hookStore = readHookStoreTransactionBody(c, c.delimited(end), depth + 1, m.hookStore); break;
      case 610: m.hookDispatch = readHookDispatchTransactionBody(c, c.delimited(end), depth + 1, m.hookDispatch); break;
      case 618: m.ledgerIdPublication = readLedgerIdPublicationTransactionBody(c, c.delimited(end), depth + 1, m.ledgerIdPublication); break;
      case 626: m.registeredNodeCreate = readRegisteredNodeCreateTransactionBody(c, c.delimited(end), depth + 1, m.registeredNodeCreate); break;
      case 634: m.registeredNodeUpdate = readRegisteredNodeUpdateTransactionBody(c, c.delimited(end), depth + 1, m.registeredNodeUpdate); break;
      case 642: m.registeredNodeDelete = readRegisteredNodeDeleteTransactionBody(c, c.delimited(end), depth + 1, m.registeredNodeDelete); break;
      case 650: m.migrationRootHashVote = readMigrationRootHashVoteTransactionBody(c, c.delimited(end), depth + 1, m.migrationRootHashVote); break;
      case 658: m.clprUpdateLedgerConfiguration = readClprUpdateLedgerConfigurationTransactionBody(c, c.delimited(end), depth + 1, m.clprUpdateLedgerConfiguration); break;
      case 666: m.clprRegisterChannel = readClprRegisterChannelTransactionBody(c, c.delimited(end), depth + 1, m.clprRegisterChannel); break;
      case 674: m.clprCompleteChannel = readClprCompleteChannelTransactionBody(c, c.delimited(end), depth + 1, m.clprCompleteChannel); break;
      case 682: m.clprCloseChannel = readClprCloseChannelTransactionBody(c, c.delimited(end), depth + 1, m.clprCloseChannel); break;
      case 690: m.clprSubmitBundle = readClprSubmitBundleTransactionBody(c, c.delimited(end), depth + 1, m.clprSubmitBundle); break;
      case 698: m.clprRedactMessage = readClprRedactMessageTransactionBody(c, c.delimited(end), depth + 1, m.clprRedactMessage); break;
      case 706: m.clprRegisterConnector = readClprRegisterConnectorTransactionBody(c, c.delimited(end), depth + 1, m.clprRegisterConnector); break;
      case 714: m.clprDeregisterConnector = readClprDeregisterConnectorTransactionBody(c, c.delimited(end), depth + 1, m.clprDeregisterConnector); break;
      case 722: m.clprCompleteConnector = readClprCompleteConnectorTransactionBody(c, c.delimited(end), depth + 1, m.clprCompleteConnector); break;
      case 730: m.clprEndpointPublication = readClprEndpointPublicationTransactionBody(c, c.delimited(end), depth + 1, m.clprEndpointPublication); break;
      case 8010: m.maxCustomFees = appended(m.maxCustomFees, readCustomFeeLimit(c, c.delimited(end), depth + 1)); break;
      case 8016: m.highVolume = c.bool(end); break;
      default: c.skipField('TransactionBody', tag, end);
    }
  }
  return m;
}
export const TransactionBody: MessageType<TransactionBody> = defineMessage<TransactionBody>(
  'TransactionBody',
  newTransactionBody,
  readTransactionBody,
  () => [
    { number: 1, name: 'transactionID', kind: 'message', type: TransactionID },
    { number: 2, name: 'nodeAccountID', kind: 'message', type: AccountID },
    { number: 3, name: 'transactionFee', kind: 'uint64' },
    { number: 4, name: 'transactionValidDuration', kind: 'message', type: Duration },
    { number: 5, name: 'generateRecord', kind: 'bool' },
    { number: 6, name: 'memo', kind: 'string' },
    { number: 7, name: 'contractCall', kind: 'message', optional: true, type: ContractCallTransactionBody },
    { number: 8, name: 'contractCreateInstance', kind: 'message', optional: true, type: ContractCreateTransactionBody },
    { number: 9, name: 'contractUpdateInstance', kind: 'message', optional: true, type: ContractUpdateTransactionBody },
    { number: 10, name: 'cryptoAddLiveHash', kind: 'message', optional: true, type: CryptoAddLiveHashTransactionBody },
    { number: 11, name: 'cryptoCreateAccount', kind: 'message', optional: true, type: CryptoCreateTransactionBody },
    { number: 12, name: 'cryptoDelete', kind: 'message', optional: true, type: CryptoDeleteTransactionBody },
    { number: 13, name: 'cryptoDeleteLiveHash', kind: 'message', optional: true, type: CryptoDeleteLiveHashTransactionBody },
    { number: 14, name: 'cryptoTransfer', kind: 'message', optional: true, type: CryptoTransferTransactionBody },
    { number: 15, name: 'cryptoUpdateAccount', kind: 'message', optional: true, type: CryptoUpdateTransactionBody },
    { number: 16, name: 'fileAppend', kind: 'message', optional: true, type: FileAppendTransactionBody },
    { number: 17, name: 'fileCreate', kind: 'message', optional: true, type: FileCreateTransactionBody },
    { number: 18, name: 'fileDelete', kind: 'message', optional: true, type: FileDeleteTransactionBody },
    { number: 19, name: 'fileUpdate', kind: 'message', optional: true, type: FileUpdateTransactionBody },
    { number: 20, name: 'systemDelete', kind: 'message', optional: true, type: SystemDeleteTransactionBody },
    { number: 21, name: 'systemUndelete', kind: 'message', optional: true, type: SystemUndeleteTransactionBody },
    { number: 22, name: 'contractDeleteInstance', kind: 'message', optional: true, type: ContractDeleteTransactionBody },
    { number: 23, name: 'freeze', kind: 'message', optional: true, type: FreezeTransactionBody },
    { number: 24, name: 'consensusCreateTopic', kind: 'message', optional: true, type: ConsensusCreateTopicTransactionBody },
    { number: 25, name: 'consensusUpdateTopic', kind: 'message', optional: true, type: ConsensusUpdateTopicTransactionBody },
    { number: 26, name: 'consensusDeleteTopic', kind: 'message', optional: true, type: ConsensusDeleteTopicTransactionBody },
    { number: 27, name: 'consensusSubmitMessage', kind: 'message', optional: true, type: ConsensusSubmitMessageTransactionBody },
    { number: 28, name: 'uncheckedSubmit', kind: 'message', optional: true, type: UncheckedSubmitBody },
    { number: 29, name: 'tokenCreation', kind: 'message', optional: true, type: TokenCreateTransactionBody },
    { number: 31, name: 'tokenFreeze', kind: 'message', optional: true, type: TokenFreezeAccountTransactionBody },
    { number: 32, name: 'tokenUnfreeze', kind: 'message', optional: true, type: TokenUnfreezeAccountTransactionBody },
    { number: 33, name: 'tokenGrantKyc', kind: 'message', optional: true, type: TokenGrantKycTransactionBody },
    { number: 34, name: 'tokenRevokeKyc', kind: 'message', optional: true, type: TokenRevokeKycTransactionBody },
    { number: 35, name: 'tokenDeletion', kind: 'message', optional: true, type: TokenDeleteTransactionBody },
    { number: 36, name: 'tokenUpdate', kind: 'message', optional: true, type: TokenUpdateTransactionBody },
    { number: 37, name: 'tokenMint', kind: 'message', optional: true, type: TokenMintTransactionBody },
    { number: 38, name: 'tokenBurn', kind: 'message', optional: true, type: TokenBurnTransactionBody },
    { number: 39, name: 'tokenWipe', kind: 'message', optional: true, type: TokenWipeAccountTransactionBody },
    { number: 40, name: 'tokenAssociate', kind: 'message', optional: true, type: TokenAssociateTransactionBody },
    { number: 41, name: 'tokenDissociate', kind: 'message', optional: true, type: TokenDissociateTransactionBody },
    { number: 42, name: 'scheduleCreate', kind: 'message', optional: true, type: ScheduleCreateTransactionBody },
    { number: 43, name: 'scheduleDelete', kind: 'message', optional: true, type: ScheduleDeleteTransactionBody },
    { number: 44, name: 'scheduleSign', kind: 'message', optional: true, type: ScheduleSignTransactionBody },
    { number: 45, name: 'tokenFeeScheduleUpdate', kind: 'message', optional: true, type: TokenFeeScheduleUpdateTransactionBody },
    { number: 46, name: 'tokenPause', kind: 'message', optional: true, type: TokenPauseTransactionBody },
    { number: 47, name: 'tokenUnpause', kind: 'message', optional: true, type: TokenUnpauseTransactionBody },
    { number: 48, name: 'cryptoApproveAllowance', kind: 'message', optional: true, type: CryptoApproveAllowanceTransactionBody },
    { number: 49, name: 'cryptoDeleteAllowance', kind: 'message', optional: true, type: CryptoDeleteAllowanceTransactionBody },
    { number: 50, name: 'ethereumTransaction', kind: 'message', optional: true, type: EthereumTransactionBody },
    { number: 51, name: 'nodeStakeUpdate', kind: 'message', optional: true, type: NodeStakeUpdateTransactionBody },
    { number: 52, name: 'utilPrng', kind: 'message', optional: true, type: UtilPrngTransactionBody },
    { number: 53, name: 'tokenUpdateNfts', kind: 'message', optional: true, type: TokenUpdateNftsTransactionBody },
    { number: 54, name: 'nodeCreate', kind: 'message', optional: true, type: NodeCreateTransactionBody },
    { number: 55, name: 'nodeUpdate', kind: 'message', optional: true, type: NodeUpdateTransactionBody },
    { number: 56, name: 'nodeDelete', kind: 'message', optional: true, type: NodeDeleteTransactionBody },
    { number: 57, name: 'tokenReject', kind: 'message', optional: true, type: TokenRejectTransactionBody },
    { number: 58, name: 'tokenAirdrop', kind: 'message', optional: true, type: TokenAirdropTransactionBody },
    { number: 59, name: 'tokenCancelAirdrop', kind: 'message', optional: true, type: TokenCancelAirdropTransactionBody },
    { number: 60, name: 'tokenClaimAirdrop', kind: 'message', optional: true, type: TokenClaimAirdropTransactionBody },
    { number: 65, name: 'stateSignatureTransaction', kind: 'message', optional: true, type: StateSignatureTransaction },
    { number: 66, name: 'hintsPreprocessingVote', kind: 'message', optional: true, type: HintsPreprocessingVoteTransactionBody },
    { number: 67, name: 'hintsKeyPublication', kind: 'message', optional: true, type: HintsKeyPublicationTransactionBody },
    { number: 68, name: 'hintsPartialSignature', kind: 'message', optional: true, type: HintsPartialSignatureTransactionBody },
    { number: 69, name: 'historyProofSignature', kind: 'message', optional: true, type: HistoryProofSignatureTransactionBody },
    { number: 70, name: 'historyProofKeyPublication', kind: 'message', optional: true, type: HistoryProofKeyPublicationTransactionBody },
    { number: 71, name: 'historyProofVote', kind: 'message', optional: true, type: HistoryProofVoteTransactionBody },
    { number: 72, name: 'crsPublication', kind: 'message', optional: true, type: CrsPublicationTransactionBody },
    { number: 73, name: 'batchKey', kind: 'message', type: Key },
    { number: 74, name: 'atomicBatch', kind: 'message', optional: true, type: AtomicBatchTransactionBody },
    { number: 75, name: 'hookStore', kind: 'message', optional: true, type: HookStoreTransactionBody },
    { number: 76, name: 'hookDispatch', kind: 'message', optional: true, type: HookDispatchTransactionBody },
    { number: 77, name: 'ledgerIdPublication', kind: 'message', optional: true, type: LedgerIdPublicationTransactionBody },
    { number: 78, name: 'registeredNodeCreate', kind: 'message', optional: true, type: RegisteredNodeCreateTransactionBody },
    { number: 79, name: 'registeredNodeUpdate', kind: 'message', optional: true, type: RegisteredNodeUpdateTransactionBody },
    { number: 80, name: 'registeredNodeDelete', kind: 'message', optional: true, type: RegisteredNodeDeleteTransactionBody },
    { number: 81, name: 'migrationRootHashVote', kind: 'message', optional: true, type: MigrationRootHashVoteTransactionBody },
    { number: 82, name: 'clprUpdateLedgerConfiguration', kind: 'message', optional: true, type: ClprUpdateLedgerConfigurationTransactionBody },
    { number: 83, name: 'clprRegisterChannel', kind: 'message', optional: true, type: ClprRegisterChannelTransactionBody },
    { number: 84, name: 'clprCompleteChannel', kind: 'message', optional: true, type: ClprCompleteChannelTransactionBody },
    { number: 85, name: 'clprCloseChannel', kind: 'message', optional: true, type: ClprCloseChannelTransactionBody },
    { number: 86, name: 'clprSubmitBundle', kind: 'message', optional: true, type: ClprSubmitBundleTransactionBody },
    { number: 87, name: 'clprRedactMessage', kind: 'message', optional: true, type: ClprRedactMessageTransactionBody },
    { number: 88, name: 'clprRegisterConnector', kind: 'message', optional: true, type: ClprRegisterConnectorTransactionBody },
    { number: 89, name: 'clprDeregisterConnector', kind: 'message', optional: true, type: ClprDeregisterConnectorTransactionBody },
    { number: 90, name: 'clprCompleteConnector', kind: 'message', optional: true, type: ClprCompleteConnectorTransactionBody },
    { number: 91, name: 'clprEndpointPublication', kind: 'message', optional: true, type: ClprEndpointPublicationTransactionBody },
    { number: 1001, name: 'maxCustomFees', kind: 'message', repeated: true, type: CustomFeeLimit },
    { number: 1002, name: 'highVolume', kind: 'bool' },
  ],
);

/** proto.TransactionFeeSchedule */
export interface TransactionFeeSchedule {
  hederaFunctionality: number;
  feeData: FeeData | undefined;
  fees: readonly FeeData[];
}
function newTransactionFeeSchedule(): TransactionFeeSchedule {
  return { hederaFunctionality: 0, feeData: undefined, fees: NONE };
}
function readTransactionFeeSchedule(c: Cursor, end: number, depth: number, m: TransactionFeeSchedule = newTransactionFeeSchedule()): TransactionFeeSchedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.hederaFunctionality = c.int32(end); break;
      case 18: m.feeData = readFeeData(c, c.delimited(end), depth + 1, m.feeData); break;
      case 26: m.fees = appended(m.fees, readFeeData(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TransactionFeeSchedule', tag, end);
    }
  }
  return m;
}
export const TransactionFeeSchedule: MessageType<TransactionFeeSchedule> = defineMessage<TransactionFeeSchedule>(
  'TransactionFeeSchedule',
  newTransactionFeeSchedule,
  readTransactionFeeSchedule,
  () => [
    { number: 1, name: 'hederaFunctionality', kind: 'enum' },
    { number: 2, name: 'feeData', kind: 'message', type: FeeData },
    { number: 3, name: 'fees', kind: 'message', repeated: true, type: FeeData },
  ],
);

/** proto.TransactionID */
export interface TransactionID {
  transactionValidStart: Timestamp | undefined;
  accountID: AccountID | undefined;
  scheduled: boolean;
  nonce: number;
}
function newTransactionID(): TransactionID {
  return { transactionValidStart: undefined, accountID: undefined, scheduled: false, nonce: 0 };
}
function readTransactionID(c: Cursor, end: number, depth: number, m: TransactionID = newTransactionID()): TransactionID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionValidStart = readTimestamp(c, c.delimited(end), depth + 1, m.transactionValidStart); break;
      case 18: m.accountID = readAccountID(c, c.delimited(end), depth + 1, m.accountID); break;
      case 24: m.scheduled = c.bool(end); break;
      case 32: m.nonce = c.int32(end); break;
      default: c.skipField('TransactionID', tag, end);
    }
  }
  return m;
}
export const TransactionID: MessageType<TransactionID> = defineMessage<TransactionID>(
  'TransactionID',
  newTransactionID,
  readTransactionID,
  () => [
    { number: 1, name: 'transactionValidStart', kind: 'message', type: Timestamp },
    { number: 2, name: 'accountID', kind: 'message', type: AccountID },
    { number: 3, name: 'scheduled', kind: 'bool' },
    { number: 4, name: 'nonce', kind: 'int32' },
  ],
);

/** proto.TransactionReceipt */
export interface TransactionReceipt {
  status: number;
  accountID: AccountID | undefined;
  fileID: FileID | undefined;
  contractID: ContractID | undefined;
  exchangeRate: ExchangeRateSet | undefined;
  topicID: TopicID | undefined;
  topicSequenceNumber: bigint;
  topicRunningHash: Uint8Array;
  topicRunningHashVersion: bigint;
  tokenID: TokenID | undefined;
  newTotalSupply: bigint;
  scheduleID: ScheduleID | undefined;
  scheduledTransactionID: TransactionID | undefined;
  serialNumbers: readonly bigint[];
  nodeId: bigint;
  registeredNodeId: bigint;
}
function newTransactionReceipt(): TransactionReceipt {
  return { status: 0, accountID: undefined, fileID: undefined, contractID: undefined, exchangeRate: undefined, topicID: undefined, topicSequenceNumber: 0n, topicRunningHash: EMPTY, topicRunningHashVersion: 0n, tokenID: undefined, newTotalSupply: 0n, scheduleID: undefined, scheduledTransactionID: undefined, serialNumbers: NONE, nodeId: 0n, registeredNodeId: 0n };
}
function readTransactionReceipt(c: Cursor, end: number, depth: number, m: TransactionReceipt = newTransactionReceipt()): TransactionReceipt {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.status = c.int32(end); break;
      case 18: m.accountID = readAccountID(c, c.delimited(end), depth + 1, m.accountID); break;
      case 26: m.fileID = readFileID(c, c.delimited(end), depth + 1, m.fileID); break;
      case 34: m.contractID = readContractID(c, c.delimited(end), depth + 1, m.contractID); break;
      case 42: m.exchangeRate = readExchangeRateSet(c, c.delimited(end), depth + 1, m.exchangeRate); break;
      case 50: m.topicID = readTopicID(c, c.delimited(end), depth + 1, m.topicID); break;
      case 56: m.topicSequenceNumber = c.uint64(end); break;
      case 66: m.topicRunningHash = c.bytes(end); break;
      case 72: m.topicRunningHashVersion = c.uint64(end); break;
      case 82: m.tokenID = readTokenID(c, c.delimited(end), depth + 1, m.tokenID); break;
      case 88: m.newTotalSupply = c.uint64(end); break;
      case 98: m.scheduleID = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleID); break;
      case 106: m.scheduledTransactionID = readTransactionID(c, c.delimited(end), depth + 1, m.scheduledTransactionID); break;
      case 112: m.serialNumbers = appended(m.serialNumbers, c.int64(end)); break;
      case 114: for (const stop = c.delimited(end); c.offset < stop; ) m.serialNumbers = appended(m.serialNumbers, c.int64(stop)); break;
      case 120: m.nodeId = c.uint64(end); break;
      case 128: m.registeredNodeId = c.uint64(end); break;
      default: c.skipField('TransactionReceipt', tag, end);
    }
  }
  return m;
}
export const TransactionReceipt: MessageType<TransactionReceipt> = defineMessage<TransactionReceipt>(
  'TransactionReceipt',
  newTransactionReceipt,
  readTransactionReceipt,
  () => [
    { number: 1, name: 'status', kind: 'enum' },
    { number: 2, name: 'accountID', kind: 'message', type: AccountID },
    { number: 3, name: 'fileID', kind: 'message', type: FileID },
    { number: 4, name: 'contractID', kind: 'message', type: ContractID },
    { number: 5, name: 'exchangeRate', kind: 'message', type: ExchangeRateSet },
    { number: 6, name: 'topicID', kind: 'message', type: TopicID },
    { number: 7, name: 'topicSequenceNumber', kind: 'uint64' },
    { number: 8, name: 'topicRunningHash', kind: 'bytes' },
    { number: 9, name: 'topicRunningHashVersion', kind: 'uint64' },
    { number: 10, name: 'tokenID', kind: 'message', type: TokenID },
    { number: 11, name: 'newTotalSupply', kind: 'uint64' },
    { number: 12, name: 'scheduleID', kind: 'message', type: ScheduleID },
    { number: 13, name: 'scheduledTransactionID', kind: 'message', type: TransactionID },
    { number: 14, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 15, name: 'nodeId', kind: 'uint64' },
    { number: 16, name: 'registeredNodeId', kind: 'uint64' },
  ],
);

/** proto.TransactionReceiptEntries */
export interface TransactionReceiptEntries {
  entries: readonly TransactionReceiptEntry[];
}
function newTransactionReceiptEntries(): TransactionReceiptEntries {
  return { entries: NONE };
}
function readTransactionReceiptEntries(c: Cursor, end: number, depth: number, m: TransactionReceiptEntries = newTransactionReceiptEntries()): TransactionReceiptEntries {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.entries = appended(m.entries, readTransactionReceiptEntry(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TransactionReceiptEntries', tag, end);
    }
  }
  return m;
}
export const TransactionReceiptEntries: MessageType<TransactionReceiptEntries> = defineMessage<TransactionReceiptEntries>(
  'TransactionReceiptEntries',
  newTransactionReceiptEntries,
  readTransactionReceiptEntries,
  () => [
    { number: 1, name: 'entries', kind: 'message', repeated: true, type: TransactionReceiptEntry },
  ],
);

/** proto.TransactionReceiptEntry */
export interface TransactionReceiptEntry {
  nodeId: bigint;
  transactionId: TransactionID | undefined;
  status: number;
}
function newTransactionReceiptEntry(): TransactionReceiptEntry {
  return { nodeId: 0n, transactionId: undefined, status: 0 };
}
function readTransactionReceiptEntry(c: Cursor, end: number, depth: number, m: TransactionReceiptEntry = newTransactionReceiptEntry()): TransactionReceiptEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.nodeId = c.uint64(end); break;
      case 18: m.transactionId = readTransactionID(c, c.delimited(end), depth + 1, m.transactionId); break;
      case 24: m.status = c.int32(end); break;
      default: c.skipField('TransactionReceiptEntry', tag, end);
    }
  }
  return m;
}
export const TransactionReceiptEntry: MessageType<TransactionReceiptEntry> = defineMessage<TransactionReceiptEntry>(
  'TransactionReceiptEntry',
  newTransactionReceiptEntry,
  readTransactionReceiptEntry,
  () => [
    { number: 1, name: 'nodeId', kind: 'uint64' },
    { number: 2, name: 'transactionId', kind: 'message', type: TransactionID },
    { number: 3, name: 'status', kind: 'enum' },
  ],
);

/** proto.TransactionRecord */
export interface TransactionRecord {
  receipt: TransactionReceipt | undefined;
  transactionHash: Uint8Array;
  consensusTimestamp: Timestamp | undefined;
  transactionID: TransactionID | undefined;
  memo: string;
  transactionFee: bigint;
  contractCallResult: ContractFunctionResult | undefined;
  contractCreateResult: ContractFunctionResult | undefined;
  transferList: TransferList | undefined;
  tokenTransferLists: readonly TokenTransferList[];
  scheduleRef: ScheduleID | undefined;
  assessedCustomFees: readonly AssessedCustomFee[];
  automaticTokenAssociations: readonly TokenAssociation[];
  parentConsensusTimestamp: Timestamp | undefined;
  alias: Uint8Array;
  ethereumHash: Uint8Array;
  paidStakingRewards: readonly AccountAmount[];
  prngBytes: Uint8Array | undefined;
  prngNumber: number | undefined;
  evmAddress: Uint8Array;
  newPendingAirdrops: readonly PendingAirdropRecord[];
  highVolumePricingMultiplier: bigint;
}
function newTransactionRecord(): TransactionRecord {
  return { receipt: undefined, transactionHash: EMPTY, consensusTimestamp: undefined, transactionID: undefined, memo: '', transactionFee: 0n, contractCallResult: undefined, contractCreateResult: undefined, transferList: undefined, tokenTransferLists: NONE, scheduleRef: undefined, assessedCustomFees: NONE, automaticTokenAssociations: NONE, parentConsensusTimestamp: undefined, alias: EMPTY, ethereumHash: EMPTY, paidStakingRewards: NONE, prngBytes: undefined, prngNumber: undefined, evmAddress: EMPTY, newPendingAirdrops: NONE, highVolumePricingMultiplier: 0n };
}
function readTransactionRecord(c: Cursor, end: number, depth: number, m: TransactionRecord = newTransactionRecord()): TransactionRecord {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.receipt = readTransactionReceipt(c, c.delimited(end), depth + 1, m.receipt); break;
      case 18: m.transactionHash = c.bytes(end); break;
      case 26: m.consensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.consensusTimestamp); break;
      case 34: m.transactionID = readTransactionID(c, c.delimited(end), depth + 1, m.transactionID); break;
      case 42: m.memo = c.text(end); break;
      case 48: m.transactionFee = c.uint64(end); break;
      case 58: m.contractCallResult = readContractFunctionResult(c, c.delimited(end), depth + 1, m.contractCallResult); break;
      case 66: m.contractCreateResult = readContractFunctionResult(c, c.delimited(end), depth + 1, m.contractCreateResult); break;
      case 82: m.transferList = readTransferList(c, c.delimited(end), depth + 1, m.transferList); break;
      case 90: m.tokenTransferLists = appended(m.tokenTransferLists, readTokenTransferList(c, c.delimited(end), depth + 1)); break;
      case 98: m.scheduleRef = readScheduleID(c, c.delimited(end), depth + 1, m.scheduleRef); break;
      case 106: m.assessedCustomFees = appended(m.assessedCustomFees, readAssessedCustomFee(c, c.delimited(end), depth + 1)); break;
      case 114: m.automaticTokenAssociations = appended(m.automaticTokenAssociations, readTokenAssociation(c, c.delimited(end), depth + 1)); break;
      case 122: m.parentConsensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.parentConsensusTimestamp); break;
      case 130: m.alias = c.bytes(end); break;
      case 138: m.ethereumHash = c.bytes(end); break;
      case 146: m.paidStakingRewards = appended(m.paidStakingRewards, readAccountAmount(c, c.delimited(end), depth + 1)); break;
      case 154: m.prngBytes = c.bytes(end); break;
      case 160: m.prngNumber = c.int32(end); break;
      case 170: m.evmAddress = c.bytes(end); break;
      case 178: m.newPendingAirdrops = appended(m.newPendingAirdrops, readPendingAirdropRecord(c, c.delimited(end), depth + 1)); break;
      case 184: m.highVolumePricingMultiplier = c.uint64(end); break;
      default: c.skipField('TransactionRecord', tag, end);
    }
  }
  return m;
}
export const TransactionRecord: MessageType<TransactionRecord> = defineMessage<TransactionRecord>(
  'TransactionRecord',
  newTransactionRecord,
  readTransactionRecord,
  () => [
    { number: 1, name: 'receipt', kind: 'message', type: TransactionReceipt },
    { number: 2, name: 'transactionHash', kind: 'bytes' },
    { number: 3, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 4, name: 'transactionID', kind: 'message', type: TransactionID },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'transactionFee', kind: 'uint64' },
    { number: 7, name: 'contractCallResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 8, name: 'contractCreateResult', kind: 'message', optional: true, type: ContractFunctionResult },
    { number: 10, name: 'transferList', kind: 'message', type: TransferList },
    { number: 11, name: 'tokenTransferLists', kind: 'message', repeated: true, type: TokenTransferList },
    { number: 12, name: 'scheduleRef', kind: 'message', type: ScheduleID },
    { number: 13, name: 'assessedCustomFees', kind: 'message', repeated: true, type: AssessedCustomFee },
    { number: 14, name: 'automaticTokenAssociations', kind: 'message', repeated: true, type: TokenAssociation },
    { number: 15, name: 'parentConsensusTimestamp', kind: 'message', type: Timestamp },
    { number: 16, name: 'alias', kind: 'bytes' },
    { number: 17, name: 'ethereumHash', kind: 'bytes' },
    { number: 18, name: 'paidStakingRewards', kind: 'message', repeated: true, type: AccountAmount },
    { number: 19, name: 'prngBytes', kind: 'bytes', optional: true },
    { number: 20, name: 'prngNumber', kind: 'int32', optional: true },
    { number: 21, name: 'evmAddress', kind: 'bytes' },
    { number: 22, name: 'newPendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropRecord },
    { number: 23, name: 'highVolumePricingMultiplier', kind: 'uint64' },
  ],
);

/** proto.TransactionSidecarRecord */
export interface TransactionSidecarRecord {
  consensusTimestamp: Timestamp | undefined;
  migration: boolean;
  stateChanges: ContractStateChanges | undefined;
  actions: ContractActions | undefined;
  bytecode: ContractBytecode | undefined;
}
function newTransactionSidecarRecord(): TransactionSidecarRecord {
  return { consensusTimestamp: undefined, migration: false, stateChanges: undefined, actions: undefined, bytecode: undefined };
}
function readTransactionSidecarRecord(c: Cursor, end: number, depth: number, m: TransactionSidecarRecord = newTransactionSidecarRecord()): TransactionSidecarRecord {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.consensusTimestamp = readTimestamp(c, c.delimited(end), depth + 1, m.consensusTimestamp); break;
      case 16: m.migration = c.bool(end); break;
      case 26: m.stateChanges = readContractStateChanges(c, c.delimited(end), depth + 1, m.stateChanges); break;
      case 34: m.actions = readContractActions(c, c.delimited(end), depth + 1, m.actions); break;
      case 42: m.bytecode = readContractBytecode(c, c.delimited(end), depth + 1, m.bytecode); break;
      default: c.skipField('TransactionSidecarRecord', tag, end);
    }
  }
  return m;
}
export const TransactionSidecarRecord: MessageType<TransactionSidecarRecord> = defineMessage<TransactionSidecarRecord>(
  'TransactionSidecarRecord',
  newTransactionSidecarRecord,
  readTransactionSidecarRecord,
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'migration', kind: 'bool' },
    { number: 3, name: 'stateChanges', kind: 'message', optional: true, type: ContractStateChanges },
    { number: 4, name: 'actions', kind: 'message', optional: true, type: ContractActions },
    { number: 5, name: 'bytecode', kind: 'message', optional: true, type: ContractBytecode },
  ],
);

/** proto.TransferList */
export interface TransferList {
  accountAmounts: readonly AccountAmount[];
}
function newTransferList(): TransferList {
  return { accountAmounts: NONE };
}
function readTransferList(c: Cursor, end: number, depth: number, m: TransferList = newTransferList()): TransferList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountAmounts = appended(m.accountAmounts, readAccountAmount(c, c.delimited(end), depth + 1)); break;
      default: c.skipField('TransferList', tag, end);
    }
  }
  return m;
}
export const TransferList: MessageType<TransferList> = defineMessage<TransferList>(
  'TransferList',
  newTransferList,
  readTransferList,
  () => [
    { number: 1, name: 'accountAmounts', kind: 'message', repeated: true, type: AccountAmount },
  ],
);

/** proto.UncheckedSubmitBody */
export interface UncheckedSubmitBody {
  transactionBytes: Uint8Array;
}
function newUncheckedSubmitBody(): UncheckedSubmitBody {
  return { transactionBytes: EMPTY };
}
function readUncheckedSubmitBody(c: Cursor, end: number, depth: number, m: UncheckedSubmitBody = newUncheckedSubmitBody()): UncheckedSubmitBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionBytes = c.bytes(end); break;
      default: c.skipField('UncheckedSubmitBody', tag, end);
    }
  }
  return m;
}
export const UncheckedSubmitBody: MessageType<UncheckedSubmitBody> = defineMessage<UncheckedSubmitBody>(
  'UncheckedSubmitBody',
  newUncheckedSubmitBody,
  readUncheckedSubmitBody,
  () => [
    { number: 1, name: 'transactionBytes', kind: 'bytes' },
  ],
);

/** proto.UtilPrngTransactionBody */
export interface UtilPrngTransactionBody {
  range: number;
}
function newUtilPrngTransactionBody(): UtilPrngTransactionBody {
  return { range: 0 };
}
function readUtilPrngTransactionBody(c: Cursor, end: number, depth: number, m: UtilPrngTransactionBody = newUtilPrngTransactionBody()): UtilPrngTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.range = c.int32(end); break;
      default: c.skipField('UtilPrngTransactionBody', tag, end);
    }
  }
  return m;
}
export const UtilPrngTransactionBody: MessageType<UtilPrngTransactionBody> = defineMessage<UtilPrngTransactionBody>(
  'UtilPrngTransactionBody',
  newUtilPrngTransactionBody,
  readUtilPrngTransactionBody,
  () => [
    { number: 1, name: 'range', kind: 'int32' },
  ],
);
