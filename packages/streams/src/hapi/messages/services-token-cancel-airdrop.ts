// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { PendingAirdropId, readPendingAirdropId } from './services-basic-types.ts';

/** proto.TokenCancelAirdropTransactionBody */
export interface TokenCancelAirdropTransactionBody {
  pendingAirdrops: readonly PendingAirdropId[];
}
function newTokenCancelAirdropTransactionBody(): TokenCancelAirdropTransactionBody {
  return { pendingAirdrops: NONE };
}
export function readTokenCancelAirdropTransactionBody(c: Cursor, end: number, depth: number, m: TokenCancelAirdropTransactionBody = newTokenCancelAirdropTransactionBody()): TokenCancelAirdropTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pendingAirdrops = appendTo(m.pendingAirdrops, readPendingAirdropId(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TokenCancelAirdropTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenCancelAirdropTransactionBody: MessageType<TokenCancelAirdropTransactionBody> = defineMessage<TokenCancelAirdropTransactionBody>(
  'TokenCancelAirdropTransactionBody',
  newTokenCancelAirdropTransactionBody,
  readTokenCancelAirdropTransactionBody,
  () => [
    { number: 1, name: 'pendingAirdrops', kind: 'message', repeated: true, type: PendingAirdropId },
  ],
);
