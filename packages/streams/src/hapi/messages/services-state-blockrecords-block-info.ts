// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { NodeId, readNodeId } from './platform-state.ts';
import { MigrationRootHashVoteTransactionBody, readMigrationRootHashVoteTransactionBody } from './services-auxiliary-blockrecords-migration-root-hash-vote.ts';
import { MigrationWrappedHashes, readMigrationWrappedHashes } from './services-state-blockrecords-migration-wrapped-hashes.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

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
export function readBlockInfo(c: Cursor, end: number, depth: number, m: BlockInfo = newBlockInfo()): BlockInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.lastBlockNumber = c.int64(end); break;
      case 18: m.firstConsTimeOfLastBlock = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.firstConsTimeOfLastBlock); break;
      case 26: m.blockHashes = c.bytes(end); break;
      case 34: m.consTimeOfLastHandledTxn = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consTimeOfLastHandledTxn); break;
      case 40: m.migrationRecordsStreamed = c.bool(end); break;
      case 50: m.firstConsTimeOfCurrentBlock = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.firstConsTimeOfCurrentBlock); break;
      case 58: m.lastUsedConsTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastUsedConsTime); break;
      case 66: m.lastIntervalProcessTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.lastIntervalProcessTime); break;
      case 82: m.previousWrappedRecordBlockRootHash = c.bytes(end); break;
      case 90: m.wrappedIntermediatePreviousBlockRootHashes = appendTo(m.wrappedIntermediatePreviousBlockRootHashes, c.bytes(end)); break;
      case 96: m.wrappedIntermediateBlockRootsLeafCount = c.uint64(end); break;
      case 104: m.votingComplete = c.bool(end); break;
      case 112: m.votingCompletionDeadlineBlockNumber = c.uint64(end); break;
      case 122: m.migrationRootHashVotes = appendTo(m.migrationRootHashVotes, readNodeMigrationRootHashVote(c, c.delimitedEnd(end), depth + 1)); break;
      case 130: m.migrationWrappedHashes = appendTo(m.migrationWrappedHashes, readMigrationWrappedHashes(c, c.delimitedEnd(end), depth + 1)); break;
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

/** proto.NodeMigrationRootHashVote */
export interface NodeMigrationRootHashVote {
  nodeId: NodeId | undefined;
  vote: MigrationRootHashVoteTransactionBody | undefined;
}
function newNodeMigrationRootHashVote(): NodeMigrationRootHashVote {
  return { nodeId: undefined, vote: undefined };
}
export function readNodeMigrationRootHashVote(c: Cursor, end: number, depth: number, m: NodeMigrationRootHashVote = newNodeMigrationRootHashVote()): NodeMigrationRootHashVote {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodeId = readNodeId(c, c.delimitedEnd(end), depth + 1, m.nodeId); break;
      case 18: m.vote = readMigrationRootHashVoteTransactionBody(c, c.delimitedEnd(end), depth + 1, m.vote); break;
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
