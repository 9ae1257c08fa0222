// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { PreprocessingVote, readPreprocessingVote } from './services-state-hints-hints-types.ts';

/** com.hedera.hapi.services.auxiliary.hints.HintsPreprocessingVoteTransactionBody */
export interface HintsPreprocessingVoteTransactionBody {
  constructionId: bigint;
  vote: PreprocessingVote | undefined;
}
function newHintsPreprocessingVoteTransactionBody(): HintsPreprocessingVoteTransactionBody {
  return { constructionId: 0n, vote: undefined };
}
export function readHintsPreprocessingVoteTransactionBody(c: Cursor, end: number, depth: number, m: HintsPreprocessingVoteTransactionBody = newHintsPreprocessingVoteTransactionBody()): HintsPreprocessingVoteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.vote = readPreprocessingVote(c, c.delimitedEnd(end), depth + 1, m.vote); break;
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
