// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenWipeAccountTransactionBody */
export interface TokenWipeAccountTransactionBody {
  token: TokenID | undefined;
  account: AccountID | undefined;
  amount: bigint;
  serialNumbers: readonly bigint[];
}
function newTokenWipeAccountTransactionBody(): TokenWipeAccountTransactionBody {
  return { token: undefined, account: undefined, amount: 0n, serialNumbers: NONE };
}
export function readTokenWipeAccountTransactionBody(c: Cursor, end: number, depth: number, m: TokenWipeAccountTransactionBody = newTokenWipeAccountTransactionBody()): TokenWipeAccountTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      case 18: m.account = readAccountID(c, c.delimitedEnd(end), depth + 1, m.account); break;
      case 24: m.amount = c.uint64(end); break;
      case 32: m.serialNumbers = appendTo(m.serialNumbers, c.int64(end)); break;
      case 34: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.serialNumbers = appendTo(m.serialNumbers, c.int64(stop)); break;
      default: c.skipField('TokenWipeAccountTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenWipeAccountTransactionBody: MessageType<TokenWipeAccountTransactionBody> = defineMessage<TokenWipeAccountTransactionBody>(
  'TokenWipeAccountTransactionBody',
  newTokenWipeAccountTransactionBody,
  readTokenWipeAccountTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'account', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'uint64' },
    { number: 4, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);
