// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { FileID, readFileID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.FileAppendTransactionBody */
export interface FileAppendTransactionBody {
  fileID: FileID | undefined;
  contents: Uint8Array;
}
function newFileAppendTransactionBody(): FileAppendTransactionBody {
  return { fileID: undefined, contents: EMPTY };
}
export function readFileAppendTransactionBody(c: Cursor, end: number, depth: number, m: FileAppendTransactionBody = newFileAppendTransactionBody()): FileAppendTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      case 34: m.contents = c.bytes(end); break;
      default: c.skipField('FileAppendTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileAppendTransactionBody: MessageType<FileAppendTransactionBody> = defineMessage<FileAppendTransactionBody>(
  'FileAppendTransactionBody',
  newFileAppendTransactionBody,
  readFileAppendTransactionBody,
  () => [
    { number: 2, name: 'fileID', kind: 'message', type: FileID },
    { number: 4, name: 'contents', kind: 'bytes' },
  ],
);
