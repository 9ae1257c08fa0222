// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenAssociateTransactionBody */
export interface TokenAssociateTransactionBody {
  account: AccountID | undefined;
  tokens: readonly TokenID[];
}
function newTokenAssociateTransactionBody(): TokenAssociateTransactionBody {
  return { account: undefined, tokens: NONE };
}
export function readTokenAssociateTransactionBody(c: Cursor, end: number, depth: number, m: TokenAssociateTransactionBody = newTokenAssociateTransactionBody()): TokenAssociateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.account = readAccountID(c, c.delimitedEnd(end), depth + 1, m.account); break;
      case 18: m.tokens = appendTo(m.tokens, readTokenID(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TokenAssociateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenAssociateTransactionBody: MessageType<TokenAssociateTransactionBody> = defineMessage<TokenAssociateTransactionBody>(
  'TokenAssociateTransactionBody',
  newTokenAssociateTransactionBody,
  readTokenAssociateTransactionBody,
  () => [
    { number: 1, name: 'account', kind: 'message', type: AccountID },
    { number: 2, name: 'tokens', kind: 'message', repeated: true, type: TokenID },
  ],
);
