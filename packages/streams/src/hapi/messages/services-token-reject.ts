// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, NftID, readNftID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenReference */
export interface TokenReference {
  fungibleToken: TokenID | undefined;
  nft: NftID | undefined;
}
function newTokenReference(): TokenReference {
  return { fungibleToken: undefined, nft: undefined };
}
export function readTokenReference(c: Cursor, end: number, depth: number, m: TokenReference = newTokenReference()): TokenReference {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fungibleToken = readTokenID(c, c.delimitedEnd(end), depth + 1, m.fungibleToken); break;
      case 18: m.nft = readNftID(c, c.delimitedEnd(end), depth + 1, m.nft); break;
      default: c.skipField('TokenReference', tag, end);
    }
  }
  return m;
}
export const TokenReference: MessageType<TokenReference> = defineMessage<TokenReference>(
  'TokenReference',
  newTokenReference,
  readTokenReference,
  () => [
    { number: 1, name: 'fungibleToken', kind: 'message', optional: true, type: TokenID },
    { number: 2, name: 'nft', kind: 'message', optional: true, type: NftID },
  ],
);

/** proto.TokenRejectTransactionBody */
export interface TokenRejectTransactionBody {
  owner: AccountID | undefined;
  rejections: readonly TokenReference[];
}
function newTokenRejectTransactionBody(): TokenRejectTransactionBody {
  return { owner: undefined, rejections: NONE };
}
export function readTokenRejectTransactionBody(c: Cursor, end: number, depth: number, m: TokenRejectTransactionBody = newTokenRejectTransactionBody()): TokenRejectTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.owner = readAccountID(c, c.delimitedEnd(end), depth + 1, m.owner); break;
      case 18: m.rejections = appendTo(m.rejections, readTokenReference(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TokenRejectTransactionBody', tag, end);
    }
  }
  return m;
}
export const TokenRejectTransactionBody: MessageType<TokenRejectTransactionBody> = defineMessage<TokenRejectTransactionBody>(
  'TokenRejectTransactionBody',
  newTokenRejectTransactionBody,
  readTokenRejectTransactionBody,
  () => [
    { number: 1, name: 'owner', kind: 'message', type: AccountID },
    { number: 2, name: 'rejections', kind: 'message', repeated: true, type: TokenReference },
  ],
);
