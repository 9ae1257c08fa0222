// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { TokenID, readTokenID } from './services-basic-types.ts';
import { CustomFee, readCustomFee } from './services-custom-fees.ts';

/** proto.TokenFeeScheduleUpdateTransactionBody */
export interface TokenFeeScheduleUpdateTransactionBody {
  tokenId: TokenID | undefined;
  customFees: readonly CustomFee[];
}
function newTokenFeeScheduleUpdateTransactionBody(): TokenFeeScheduleUpdateTransactionBody {
  return { tokenId: undefined, customFees: NONE };
}
export function readTokenFeeScheduleUpdateTransactionBody(c: Cursor, end: number, depth: number, m: TokenFeeScheduleUpdateTransactionBody = newTokenFeeScheduleUpdateTransactionBody()): TokenFeeScheduleUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.customFees = appendTo(m.customFees, readCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TokenFeeScheduleUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenFeeScheduleUpdateTransactionBody: MessageType<TokenFeeScheduleUpdateTransactionBody> = defineMessage<TokenFeeScheduleUpdateTransactionBody>(
  'TokenFeeScheduleUpdateTransactionBody',
  newTokenFeeScheduleUpdateTransactionBody,
  readTokenFeeScheduleUpdateTransactionBody,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'customFees', kind: 'message', repeated: true, type: CustomFee },
  ],
);
