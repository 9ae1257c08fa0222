// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { PendingAirdropId, readPendingAirdropId } from './services-basic-types.ts';

/** proto.TokenClaimAirdropTransactionBody */
export interface TokenClaimAirdropTransactionBody {
  pendingAirdrops: readonly PendingAirdropId[];
}
function newTokenClaimAirdropTransactionBody(): TokenClaimAirdropTransactionBody {
  return { pendingAirdrops: NONE };
}
export function readTokenClaimAirdropTransactionBody(c: Cursor, end: number, depth: number, m: TokenClaimAirdropTransactionBody = newTokenClaimAirdropTransactionBody()): TokenClaimAirdropTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdrops = appendTo(m.pendingAirdrops, readPendingAirdropId(c, c.delimitedEnd(end), depth + 1)); break;
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
