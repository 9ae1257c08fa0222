// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenBurnTransactionBody */
export interface TokenBurnTransactionBody {
  token: TokenID | undefined;
  amount: bigint;
  serialNumbers: readonly bigint[];
}
function newTokenBurnTransactionBody(): TokenBurnTransactionBody {
  return { token: undefined, amount: 0n, serialNumbers: NONE };
}
export function readTokenBurnTransactionBody(c: Cursor, end: number, depth: number, m: TokenBurnTransactionBody = newTokenBurnTransactionBody()): TokenBurnTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      case 16: m.amount = c.uint64(end); break;
      case 24: m.serialNumbers = appendTo(m.serialNumbers, c.int64(end)); break;
      case 26: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.serialNumbers = appendTo(m.serialNumbers, c.int64(stop)); break;
      default: c.skipField('TokenBurnTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenBurnTransactionBody: MessageType<TokenBurnTransactionBody> = defineMessage<TokenBurnTransactionBody>(
  'TokenBurnTransactionBody',
  newTokenBurnTransactionBody,
  readTokenBurnTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'amount', kind: 'uint64' },
    { number: 3, name: 'serialNumbers', kind: 'int64', repeated: true },
  ],
);
