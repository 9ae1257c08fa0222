// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { FileID, readFileID, KeyList, readKeyList } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { StringValue, readStringValue } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** proto.FileUpdateTransactionBody */
export interface FileUpdateTransactionBody {
  fileID: FileID | undefined;
  expirationTime: Timestamp | undefined;
  keys: KeyList | undefined;
  contents: Uint8Array;
  memo: StringValue | undefined;
}
function newFileUpdateTransactionBody(): FileUpdateTransactionBody {
  return { fileID: undefined, expirationTime: undefined, keys: undefined, contents: EMPTY, memo: undefined };
}
export function readFileUpdateTransactionBody(c: Cursor, end: number, depth: number, m: FileUpdateTransactionBody = newFileUpdateTransactionBody()): FileUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      case 18: m.expirationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      case 26: m.keys = readKeyList(c, c.delimitedEnd(end), depth + 1, m.keys); break;
      case 34: m.contents = c.bytes(end); break;
      case 42: m.memo = readStringValue(c, c.delimitedEnd(end), depth + 1, m.memo); break;
      default: c.skipField('FileUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileUpdateTransactionBody: MessageType<FileUpdateTransactionBody> = defineMessage<FileUpdateTransactionBody>(
  'FileUpdateTransactionBody',
  newFileUpdateTransactionBody,
  readFileUpdateTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', type: FileID },
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'memo', kind: 'message', type: StringValue },
  ],
);
