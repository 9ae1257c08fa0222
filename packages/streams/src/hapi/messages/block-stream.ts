// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { SemanticVersion, readSemanticVersion } from './services-basic-types.ts';
import { EventCore, readEventCore } from './services-event-core.ts';
import { EventDescriptor, readEventDescriptor } from './services-event-descriptor.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.block.stream.Block */
export interface Block {
  items: readonly Uint8Array[];
}
function newBlock(): Block {
  return { items: NONE };
}
export function readBlock(c: Cursor, end: number, depth: number, m: Block = newBlock()): Block {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.items = appendTo(m.items, c.bytes(end)); break;
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
export function readBlockFooter(c: Cursor, end: number, depth: number, m: BlockFooter = newBlockFooter()): BlockFooter {
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
export function readBlockHeader(c: Cursor, end: number, depth: number, m: BlockHeader = newBlockHeader()): BlockHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.hapiProtoVersion); break;
      case 18: m.softwareVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.softwareVersion); break;
      case 24: m.number = c.uint64(end); break;
      case 34: m.blockTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.blockTimestamp); break;
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
export function readBlockItem(c: Cursor, end: number, depth: number, m: BlockItem = newBlockItem()): BlockItem {
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
export function readEarlyBlockHeader(c: Cursor, end: number, depth: number, m: EarlyBlockHeader = newEarlyBlockHeader()): EarlyBlockHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hapiProtoVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.hapiProtoVersion); break;
      case 18: m.softwareVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.softwareVersion); break;
      case 24: m.number = c.uint64(end); break;
      case 34: m.previousBlockHash = c.bytes(end); break;
      case 42: m.firstTransactionConsensusTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.firstTransactionConsensusTime); break;
      case 48: m.hashAlgorithm = c.int32(end); break;
      case 58: m.addressBookVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.addressBookVersion); break;
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

/** com.hedera.hapi.block.stream.EarlyEventHeader */
export interface EarlyEventHeader {
  eventCore: EventCore | undefined;
  signature: Uint8Array;
}
function newEarlyEventHeader(): EarlyEventHeader {
  return { eventCore: undefined, signature: EMPTY };
}
export function readEarlyEventHeader(c: Cursor, end: number, depth: number, m: EarlyEventHeader = newEarlyEventHeader()): EarlyEventHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.eventCore = readEventCore(c, c.delimitedEnd(end), depth + 1, m.eventCore); break;
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
export function readEarlyEventTransaction(c: Cursor, end: number, depth: number, m: EarlyEventTransaction = newEarlyEventTransaction()): EarlyEventTransaction {
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
export function readEventHeader(c: Cursor, end: number, depth: number, m: EventHeader = newEventHeader()): EventHeader {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.eventCore = readEventCore(c, c.delimitedEnd(end), depth + 1, m.eventCore); break;
      case 18: m.parents = appendTo(m.parents, readParentEventReference(c, c.delimitedEnd(end), depth + 1)); break;
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

/** com.hedera.hapi.block.stream.ParentEventReference */
export interface ParentEventReference {
  eventDescriptor: EventDescriptor | undefined;
  index: number | undefined;
}
function newParentEventReference(): ParentEventReference {
  return { eventDescriptor: undefined, index: undefined };
}
export function readParentEventReference(c: Cursor, end: number, depth: number, m: ParentEventReference = newParentEventReference()): ParentEventReference {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.eventDescriptor = readEventDescriptor(c, c.delimitedEnd(end), depth + 1, m.eventDescriptor); break;
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

/** com.hedera.hapi.block.stream.RoundHeader */
export interface RoundHeader {
  roundNumber: bigint;
}
function newRoundHeader(): RoundHeader {
  return { roundNumber: 0n };
}
export function readRoundHeader(c: Cursor, end: number, depth: number, m: RoundHeader = newRoundHeader()): RoundHeader {
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
