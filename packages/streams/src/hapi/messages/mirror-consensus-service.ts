// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { TopicID, readTopicID } from './services-basic-types.ts';
import { ConsensusMessageChunkInfo, readConsensusMessageChunkInfo } from './services-consensus-submit-message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.mirror.api.proto.ConsensusTopicQuery */
export interface ConsensusTopicQuery {
  topicID: TopicID | undefined;
  consensusStartTime: Timestamp | undefined;
  consensusEndTime: Timestamp | undefined;
  limit: bigint;
}
function newConsensusTopicQuery(): ConsensusTopicQuery {
  return { topicID: undefined, consensusStartTime: undefined, consensusEndTime: undefined, limit: 0n };
}
export function readConsensusTopicQuery(c: Cursor, end: number, depth: number, m: ConsensusTopicQuery = newConsensusTopicQuery()): ConsensusTopicQuery {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicID = readTopicID(c, c.delimitedEnd(end), depth + 1, m.topicID); break;
      case 18: m.consensusStartTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusStartTime); break;
      case 26: m.consensusEndTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusEndTime); break;
      case 32: m.limit = c.uint64(end); break;
      default: c.skipField('ConsensusTopicQuery', tag, end);
    }
  }
  return m;
}
export const ConsensusTopicQuery: MessageType<ConsensusTopicQuery> = defineMessage<ConsensusTopicQuery>(
  'ConsensusTopicQuery',
  newConsensusTopicQuery,
  readConsensusTopicQuery,
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
    { number: 2, name: 'consensusStartTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'consensusEndTime', kind: 'message', type: Timestamp },
    { number: 4, name: 'limit', kind: 'uint64' },
  ],
);

/** com.hedera.mirror.api.proto.ConsensusTopicResponse */
export interface ConsensusTopicResponse {
  consensusTimestamp: Timestamp | undefined;
  message: Uint8Array;
  runningHash: Uint8Array;
  sequenceNumber: bigint;
  runningHashVersion: bigint;
  chunkInfo: ConsensusMessageChunkInfo | undefined;
}
function newConsensusTopicResponse(): ConsensusTopicResponse {
  return { consensusTimestamp: undefined, message: EMPTY, runningHash: EMPTY, sequenceNumber: 0n, runningHashVersion: 0n, chunkInfo: undefined };
}
export function readConsensusTopicResponse(c: Cursor, end: number, depth: number, m: ConsensusTopicResponse = newConsensusTopicResponse()): ConsensusTopicResponse {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.consensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusTimestamp); break;
      case 18: m.message = c.bytes(end); break;
      case 26: m.runningHash = c.bytes(end); break;
      case 32: m.sequenceNumber = c.uint64(end); break;
      case 40: m.runningHashVersion = c.uint64(end); break;
      case 50: m.chunkInfo = readConsensusMessageChunkInfo(c, c.delimitedEnd(end), depth + 1, m.chunkInfo); break;
      default: c.skipField('ConsensusTopicResponse', tag, end);
    }
  }
  return m;
}
export const ConsensusTopicResponse: MessageType<ConsensusTopicResponse> = defineMessage<ConsensusTopicResponse>(
  'ConsensusTopicResponse',
  newConsensusTopicResponse,
  readConsensusTopicResponse,
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'message', kind: 'bytes' },
    { number: 3, name: 'runningHash', kind: 'bytes' },
    { number: 4, name: 'sequenceNumber', kind: 'uint64' },
    { number: 5, name: 'runningHashVersion', kind: 'uint64' },
    { number: 6, name: 'chunkInfo', kind: 'message', type: ConsensusMessageChunkInfo },
  ],
);
