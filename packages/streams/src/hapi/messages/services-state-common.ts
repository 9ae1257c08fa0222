// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, TokenID, readTokenID } from './services-basic-types.ts';

/** proto.EntityIDPair */
export interface EntityIDPair {
  accountId: AccountID | undefined;
  tokenId: TokenID | undefined;
}
function newEntityIDPair(): EntityIDPair {
  return { accountId: undefined, tokenId: undefined };
}
export function readEntityIDPair(c: Cursor, end: number, depth: number, m: EntityIDPair = newEntityIDPair()): EntityIDPair {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 18: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      default: c.skipField('EntityIDPair', tag, end);
    }
  }
  return m;
}
export const EntityIDPair: MessageType<EntityIDPair> = defineMessage<EntityIDPair>(
  'EntityIDPair',
  newEntityIDPair,
  readEntityIDPair,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'tokenId', kind: 'message', type: TokenID },
  ],
);
