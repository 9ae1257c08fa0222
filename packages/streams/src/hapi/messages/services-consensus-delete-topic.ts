// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { TopicID, readTopicID } from './services-basic-types.ts';

/** proto.ConsensusDeleteTopicTransactionBody */
export interface ConsensusDeleteTopicTransactionBody {
  topicID: TopicID | undefined;
}
function newConsensusDeleteTopicTransactionBody(): ConsensusDeleteTopicTransactionBody {
  return { topicID: undefined };
}
export function readConsensusDeleteTopicTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusDeleteTopicTransactionBody = newConsensusDeleteTopicTransactionBody()): ConsensusDeleteTopicTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicID = readTopicID(c, c.delimitedEnd(end), depth + 1, m.topicID); break;
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
