// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { TokenID, readTokenID } from './services-basic-types.ts';
import { BytesValue, readBytesValue } from './wrappers.ts';

/** proto.TokenUpdateNftsTransactionBody */
export interface TokenUpdateNftsTransactionBody {
  token: TokenID | undefined;
  serialNumbers: readonly bigint[];
  metadata: BytesValue | undefined;
}
function newTokenUpdateNftsTransactionBody(): TokenUpdateNftsTransactionBody {
  return { token: undefined, serialNumbers: NONE, metadata: undefined };
}
export function readTokenUpdateNftsTransactionBody(c: Cursor, end: number, depth: number, m: TokenUpdateNftsTransactionBody = newTokenUpdateNftsTransactionBody()): TokenUpdateNftsTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      case 16: m.serialNumbers = appendTo(m.serialNumbers, c.int64(end)); break;
      case 18: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.serialNumbers = appendTo(m.serialNumbers, c.int64(stop)); break;
      case 26: m.metadata = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.metadata); break;
      default: c.skipField('TokenUpdateNftsTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenUpdateNftsTransactionBody: MessageType<TokenUpdateNftsTransactionBody> = defineMessage<TokenUpdateNftsTransactionBody>(
  'TokenUpdateNftsTransactionBody',
  newTokenUpdateNftsTransactionBody,
  readTokenUpdateNftsTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'serialNumbers', kind: 'int64', repeated: true },
    { number: 3, name: 'metadata', kind: 'message', type: BytesValue },
  ],
);
