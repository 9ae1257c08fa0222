// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { TokenTransferList, readTokenTransferList } from './services-basic-types.ts';

/** proto.TokenAirdropTransactionBody */
export interface TokenAirdropTransactionBody {
  tokenTransfers: readonly TokenTransferList[];
}
function newTokenAirdropTransactionBody(): TokenAirdropTransactionBody {
  return { tokenTransfers: NONE };
}
export function readTokenAirdropTransactionBody(c: Cursor, end: number, depth: number, m: TokenAirdropTransactionBody = newTokenAirdropTransactionBody()): TokenAirdropTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenTransfers = appendTo(m.tokenTransfers, readTokenTransferList(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TokenAirdropTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenAirdropTransactionBody: MessageType<TokenAirdropTransactionBody> = defineMessage<TokenAirdropTransactionBody>(
  'TokenAirdropTransactionBody',
  newTokenAirdropTransactionBody,
  readTokenAirdropTransactionBody,
  () => [
    { number: 1, name: 'tokenTransfers', kind: 'message', repeated: true, type: TokenTransferList },
  ],
);
