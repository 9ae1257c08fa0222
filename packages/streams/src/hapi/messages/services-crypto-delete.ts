// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID } from './services-basic-types.ts';

/** proto.CryptoDeleteTransactionBody */
export interface CryptoDeleteTransactionBody {
  transferAccountID: AccountID | undefined;
  deleteAccountID: AccountID | undefined;
}
function newCryptoDeleteTransactionBody(): CryptoDeleteTransactionBody {
  return { transferAccountID: undefined, deleteAccountID: undefined };
}
export function readCryptoDeleteTransactionBody(c: Cursor, end: number, depth: number, m: CryptoDeleteTransactionBody = newCryptoDeleteTransactionBody()): CryptoDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transferAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.transferAccountID); break;
      case 18: m.deleteAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.deleteAccountID); break;
      default: c.skipField('CryptoDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoDeleteTransactionBody: MessageType<CryptoDeleteTransactionBody> = defineMessage<CryptoDeleteTransactionBody>(
  'CryptoDeleteTransactionBody',
  newCryptoDeleteTransactionBody,
  readCryptoDeleteTransactionBody,
  () => [
    { number: 1, name: 'transferAccountID', kind: 'message', type: AccountID },
    { number: 2, name: 'deleteAccountID', kind: 'message', type: AccountID },
  ],
);
