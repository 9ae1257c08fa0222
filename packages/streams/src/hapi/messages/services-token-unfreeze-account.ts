// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenUnfreezeAccountTransactionBody */
export interface TokenUnfreezeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
}
function newTokenUnfreezeAccountTransactionBody(): TokenUnfreezeAccountTransactionBody {
  return { token: undefined, account: undefined };
}
export function readTokenUnfreezeAccountTransactionBody(c: Cursor, end: number, depth: number, m: TokenUnfreezeAccountTransactionBody = newTokenUnfreezeAccountTransactionBody()): TokenUnfreezeAccountTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      case 18: m.account = readAccountID(c, c.delimitedEnd(end), depth + 1, m.account); break;
      default: c.skipField('TokenUnfreezeAccountTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUnfreezeAccountTransactionBody: MessageType<TokenUnfreezeAccountTransactionBody> = defineMessage<TokenUnfreezeAccountTransactionBody>(
  'TokenUnfreezeAccountTransactionBody',
  newTokenUnfreezeAccountTransactionBody,
  readTokenUnfreezeAccountTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
  ],
);
