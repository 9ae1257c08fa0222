// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { TopicID, readTopicID, TransactionID, readTransactionID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.ConsensusMessageChunkInfo */
export interface ConsensusMessageChunkInfo {
  initialTransactionID: TransactionID | undefined;
  total: number;
  number: number;
}
function newConsensusMessageChunkInfo(): ConsensusMessageChunkInfo {
  return { initialTransactionID: undefined, total: 0, number: 0 };
}
export function readConsensusMessageChunkInfo(c: Cursor, end: number, depth: number, m: ConsensusMessageChunkInfo = newConsensusMessageChunkInfo()): ConsensusMessageChunkInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.initialTransactionID = readTransactionID(c, c.delimitedEnd(end), depth + 1, m.initialTransactionID); break;
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
export function readConsensusSubmitMessageTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusSubmitMessageTransactionBody = newConsensusSubmitMessageTransactionBody()): ConsensusSubmitMessageTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicID = readTopicID(c, c.delimitedEnd(end), depth + 1, m.topicID); break;
      case 18: m.message = c.bytes(end); break;
      case 26: m.chunkInfo = readConsensusMessageChunkInfo(c, c.delimitedEnd(end), depth + 1, m.chunkInfo); break;
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
