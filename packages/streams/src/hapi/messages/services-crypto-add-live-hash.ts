// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, KeyList, readKeyList } from './services-basic-types.ts';
import { Duration, readDuration } from './services-duration.ts';

const EMPTY = new Uint8Array(0);

/** proto.CryptoAddLiveHashTransactionBody */
export interface CryptoAddLiveHashTransactionBody {
  liveHash: LiveHash | undefined;
}
function newCryptoAddLiveHashTransactionBody(): CryptoAddLiveHashTransactionBody {
  return { liveHash: undefined };
}
export function readCryptoAddLiveHashTransactionBody(c: Cursor, end: number, depth: number, m: CryptoAddLiveHashTransactionBody = newCryptoAddLiveHashTransactionBody()): CryptoAddLiveHashTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 26: m.liveHash = readLiveHash(c, c.delimitedEnd(end), depth + 1, m.liveHash); break;
      default: c.skipField('CryptoAddLiveHashTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoAddLiveHashTransactionBody: MessageType<CryptoAddLiveHashTransactionBody> = defineMessage<CryptoAddLiveHashTransactionBody>(
  'CryptoAddLiveHashTransactionBody',
  newCryptoAddLiveHashTransactionBody,
  readCryptoAddLiveHashTransactionBody,
  () => [
    { number: 3, name: 'liveHash', kind: 'message', type: LiveHash },
  ],
);

/** proto.LiveHash */
export interface LiveHash {
  accountId: AccountID | undefined;
  hash: Uint8Array;
  keys: KeyList | undefined;
  duration: Duration | undefined;
}
function newLiveHash(): LiveHash {
  return { accountId: undefined, hash: EMPTY, keys: undefined, duration: undefined };
}
export function readLiveHash(c: Cursor, end: number, depth: number, m: LiveHash = newLiveHash()): LiveHash {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 18: m.hash = c.bytes(end); break;
      case 26: m.keys = readKeyList(c, c.delimitedEnd(end), depth + 1, m.keys); break;
      case 42: m.duration = readDuration(c, c.delimitedEnd(end), depth + 1, m.duration); break;
      default: c.skipField('LiveHash', tag, end);
    }
  }
  return m;
}
export const LiveHash: MessageType<LiveHash> = defineMessage<LiveHash>(
  'LiveHash',
  newLiveHash,
  readLiveHash,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'hash', kind: 'bytes' },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 5, name: 'duration', kind: 'message', type: Duration },
  ],
);
