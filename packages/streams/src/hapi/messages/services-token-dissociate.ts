// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenDissociateTransactionBody */
export interface TokenDissociateTransactionBody {
  account: AccountID | undefined;
  tokens: readonly TokenID[];
}
function newTokenDissociateTransactionBody(): TokenDissociateTransactionBody {
  return { account: undefined, tokens: NONE };
}
export function readTokenDissociateTransactionBody(c: Cursor, end: number, depth: number, m: TokenDissociateTransactionBody = newTokenDissociateTransactionBody()): TokenDissociateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.account = readAccountID(c, c.delimitedEnd(end), depth + 1, m.account); break;
      case 18: m.tokens = appendTo(m.tokens, readTokenID(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TokenDissociateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenDissociateTransactionBody: MessageType<TokenDissociateTransactionBody> = defineMessage<TokenDissociateTransactionBody>(
  'TokenDissociateTransactionBody',
  newTokenDissociateTransactionBody,
  readTokenDissociateTransactionBody,
  () => [
    { number: 1, name: 'account', kind: 'message', type: AccountID },
    { number: 2, name: 'tokens', kind: 'message', repeated: true, type: TokenID },
  ],
);
