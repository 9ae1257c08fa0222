// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { SemanticVersion, readSemanticVersion } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

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
export function readBlockStreamInfo(c: Cursor, end: number, depth: number, m: BlockStreamInfo = newBlockStreamInfo()): BlockStreamInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.blockNumber = c.uint64(end); break;
      case 18: m.blockTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.blockTime); break;
      case 26: m.trailingOutputHashes = c.bytes(end); break;
      case 34: m.trailingBlockHashes = c.bytes(end); break;
      case 42: m.inputTreeRootHash = c.bytes(end); break;
      case 50: m.startOfBlockStateHash = c.bytes(end); break;
      case 56: m.numPrecedingStateChangesItems = c.uint64(end); break;
      case 66: m.rightmostPrecedingStateChangesTreeHashes = appendTo(m.rightmostPrecedingStateChangesTreeHashes, c.bytes(end)); break;
      case 74: m.blockEndTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.blockEndTime); break;
      case 80: m.postUpgradeWorkDone = c.bool(end); break;
      case 90: m.creationSoftwareVersion = readSemanticVersion(c, c.delimitedEnd(end), depth + 1, m.creationSoftwareVersion); break;
      case 98: m.lastIntervalProcessTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastIntervalProcessTime); break;
      case 106: m.lastHandleTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastHandleTime); break;
      case 114: m.consensusHeaderRootHash = c.bytes(end); break;
      case 122: m.outputItemRootHash = c.bytes(end); break;
      case 130: m.traceDataRootHash = c.bytes(end); break;
      case 138: m.intermediatePreviousBlockRootHashes = appendTo(m.intermediatePreviousBlockRootHashes, c.bytes(end)); break;
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
