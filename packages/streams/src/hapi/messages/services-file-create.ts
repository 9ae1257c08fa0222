// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { Key, readKey, KeyList, readKeyList, RealmID, readRealmID, ShardID, readShardID } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** proto.FileCreateTransactionBody */
export interface FileCreateTransactionBody {
  expirationTime: Timestamp | undefined;
  keys: KeyList | undefined;
  contents: Uint8Array;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
}
function newFileCreateTransactionBody(): FileCreateTransactionBody {
  return { expirationTime: undefined, keys: undefined, contents: EMPTY, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '' };
}
export function readFileCreateTransactionBody(c: Cursor, end: number, depth: number, m: FileCreateTransactionBody = newFileCreateTransactionBody()): FileCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.expirationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      case 26: m.keys = readKeyList(c, c.delimitedEnd(end), depth + 1, m.keys); break;
      case 34: m.contents = c.bytes(end); break;
      case 42: m.shardID = readShardID(c, c.delimitedEnd(end), depth + 1, m.shardID); break;
      case 50: m.realmID = readRealmID(c, c.delimitedEnd(end), depth + 1, m.realmID); break;
      case 58: m.newRealmAdminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.newRealmAdminKey); break;
      case 66: m.memo = c.text(end); break;
      default: c.skipField('FileCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileCreateTransactionBody: MessageType<FileCreateTransactionBody> = defineMessage<FileCreateTransactionBody>(
  'FileCreateTransactionBody',
  newFileCreateTransactionBody,
  readFileCreateTransactionBody,
  () => [
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'shardID', kind: 'message', type: ShardID },
    { number: 6, name: 'realmID', kind: 'message', type: RealmID },
    { number: 7, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 8, name: 'memo', kind: 'string' },
  ],
);
