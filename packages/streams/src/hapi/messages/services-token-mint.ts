// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenMintTransactionBody */
export interface TokenMintTransactionBody {
  token: TokenID | undefined;
  amount: bigint;
  metadata: readonly Uint8Array[];
}
function newTokenMintTransactionBody(): TokenMintTransactionBody {
  return { token: undefined, amount: 0n, metadata: NONE };
}
export function readTokenMintTransactionBody(c: Cursor, end: number, depth: number, m: TokenMintTransactionBody = newTokenMintTransactionBody()): TokenMintTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      case 16: m.amount = c.uint64(end); break;
      case 26: m.metadata = appendTo(m.metadata, c.bytes(end)); break;
      default: c.skipField('TokenMintTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenMintTransactionBody: MessageType<TokenMintTransactionBody> = defineMessage<TokenMintTransactionBody>(
  'TokenMintTransactionBody',
  newTokenMintTransactionBody,
  readTokenMintTransactionBody,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'amount', kind: 'uint64' },
    { number: 3, name: 'metadata', kind: 'bytes', repeated: true },
  ],
);
