// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { HistoryProofVote, readHistoryProofVote } from './services-state-history-history-types.ts';

/** com.hedera.hapi.services.auxiliary.history.HistoryProofVoteTransactionBody */
export interface HistoryProofVoteTransactionBody {
  constructionId: bigint;
  vote: HistoryProofVote | undefined;
}
function newHistoryProofVoteTransactionBody(): HistoryProofVoteTransactionBody {
  return { constructionId: 0n, vote: undefined };
}
export function readHistoryProofVoteTransactionBody(c: Cursor, end: number, depth: number, m: HistoryProofVoteTransactionBody = newHistoryProofVoteTransactionBody()): HistoryProofVoteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.constructionId = c.uint64(end); break;
      case 18: m.vote = readHistoryProofVote(c, c.delimitedEnd(end), depth + 1, m.vote); break;
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
