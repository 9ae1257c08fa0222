// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.TokenRelation */
export interface TokenRelation {
  tokenId: TokenID | undefined;
  accountId: AccountID | undefined;
  balance: bigint;
  frozen: boolean;
  kycGranted: boolean;
  automaticAssociation: boolean;
  previousToken: TokenID | undefined;
  nextToken: TokenID | undefined;
}
function newTokenRelation(): TokenRelation {
  return { tokenId: undefined, accountId: undefined, balance: 0n, frozen: false, kycGranted: false, automaticAssociation: false, previousToken: undefined, nextToken: undefined };
}
export function readTokenRelation(c: Cursor, end: number, depth: number, m: TokenRelation = newTokenRelation()): TokenRelation {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 24: m.balance = c.int64(end); break;
      case 32: m.frozen = c.bool(end); break;
      case 40: m.kycGranted = c.bool(end); break;
      case 48: m.automaticAssociation = c.bool(end); break;
      case 58: m.previousToken = readTokenID(c, c.delimitedEnd(end), depth + 1, m.previousToken); break;
      case 66: m.nextToken = readTokenID(c, c.delimitedEnd(end), depth + 1, m.nextToken); break;
      default: c.skipField('TokenRelation', tag, end);
    }
  }
  return m;
}
export const TokenRelation: MessageType<TokenRelation> = defineMessage<TokenRelation>(
  'TokenRelation',
  newTokenRelation,
  readTokenRelation,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
    { number: 3, name: 'balance', kind: 'int64' },
    { number: 4, name: 'frozen', kind: 'bool' },
    { number: 5, name: 'kycGranted', kind: 'bool' },
    { number: 6, name: 'automaticAssociation', kind: 'bool' },
    { number: 7, name: 'previousToken', kind: 'message', type: TokenID },
    { number: 8, name: 'nextToken', kind: 'message', type: TokenID },
  ],
);
