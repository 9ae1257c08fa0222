// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.CryptoDeleteLiveHashTransactionBody */
export interface CryptoDeleteLiveHashTransactionBody {
  accountOfLiveHash: AccountID | undefined;
  liveHashToDelete: Uint8Array;
}
function newCryptoDeleteLiveHashTransactionBody(): CryptoDeleteLiveHashTransactionBody {
  return { accountOfLiveHash: undefined, liveHashToDelete: EMPTY };
}
export function readCryptoDeleteLiveHashTransactionBody(c: Cursor, end: number, depth: number, m: CryptoDeleteLiveHashTransactionBody = newCryptoDeleteLiveHashTransactionBody()): CryptoDeleteLiveHashTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountOfLiveHash = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountOfLiveHash); break;
      case 18: m.liveHashToDelete = c.bytes(end); break;
      default: c.skipField('CryptoDeleteLiveHashTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoDeleteLiveHashTransactionBody: MessageType<CryptoDeleteLiveHashTransactionBody> = defineMessage<CryptoDeleteLiveHashTransactionBody>(
  'CryptoDeleteLiveHashTransactionBody',
  newCryptoDeleteLiveHashTransactionBody,
  readCryptoDeleteLiveHashTransactionBody,
  () => [
    { number: 1, name: 'accountOfLiveHash', kind: 'message', type: AccountID },
    { number: 2, name: 'liveHashToDelete', kind: 'bytes' },
  ],
);
