// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenPauseTransactionBody */
export interface TokenPauseTransactionBody {
  token: TokenID | undefined;
}
function newTokenPauseTransactionBody(): TokenPauseTransactionBody {
  return { token: undefined };
}
export function readTokenPauseTransactionBody(c: Cursor, end: number, depth: number, m: TokenPauseTransactionBody = newTokenPauseTransactionBody()): TokenPauseTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      default: c.skipField('TokenPauseTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenPauseTransactionBody: MessageType<TokenPauseTransactionBody> = defineMessage<TokenPauseTransactionBody>(
  'TokenPauseTransactionBody',
  newTokenPauseTransactionBody,
  readTokenPauseTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
  ],
);
