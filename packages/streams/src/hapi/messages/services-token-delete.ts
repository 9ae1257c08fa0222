// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenDeleteTransactionBody */
export interface TokenDeleteTransactionBody {
  token: TokenID | undefined;
}
function newTokenDeleteTransactionBody(): TokenDeleteTransactionBody {
  return { token: undefined };
}
export function readTokenDeleteTransactionBody(c: Cursor, end: number, depth: number, m: TokenDeleteTransactionBody = newTokenDeleteTransactionBody()): TokenDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      default: c.skipField('TokenDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenDeleteTransactionBody: MessageType<TokenDeleteTransactionBody> = defineMessage<TokenDeleteTransactionBody>(
  'TokenDeleteTransactionBody',
  newTokenDeleteTransactionBody,
  readTokenDeleteTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);
