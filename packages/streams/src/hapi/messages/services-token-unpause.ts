// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenUnpauseTransactionBody */
export interface TokenUnpauseTransactionBody {
  token: TokenID | undefined;
}
function newTokenUnpauseTransactionBody(): TokenUnpauseTransactionBody {
  return { token: undefined };
}
export function readTokenUnpauseTransactionBody(c: Cursor, end: number, depth: number, m: TokenUnpauseTransactionBody = newTokenUnpauseTransactionBody()): TokenUnpauseTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      default: c.skipField('TokenUnpauseTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUnpauseTransactionBody: MessageType<TokenUnpauseTransactionBody> = defineMessage<TokenUnpauseTransactionBody>(
  'TokenUnpauseTransactionBody',
  newTokenUnpauseTransactionBody,
  readTokenUnpauseTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);
