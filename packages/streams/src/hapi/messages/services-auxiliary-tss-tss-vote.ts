// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

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
export function readTssVoteTransactionBody(c: Cursor, end: number, depth: number, m: TssVoteTransactionBody = newTssVoteTransactionBody()): TssVoteTransactionBody {
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
