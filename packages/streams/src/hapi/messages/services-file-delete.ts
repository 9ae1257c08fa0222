// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { FileID, readFileID } from './services-basic-types.ts';

/** proto.FileDeleteTransactionBody */
export interface FileDeleteTransactionBody {
  fileID: FileID | undefined;
}
function newFileDeleteTransactionBody(): FileDeleteTransactionBody {
  return { fileID: undefined };
}
export function readFileDeleteTransactionBody(c: Cursor, end: number, depth: number, m: FileDeleteTransactionBody = newFileDeleteTransactionBody()): FileDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      default: c.skipField('FileDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const FileDeleteTransactionBody: MessageType<FileDeleteTransactionBody> = defineMessage<FileDeleteTransactionBody>(
  'FileDeleteTransactionBody',
  newFileDeleteTransactionBody,
  readFileDeleteTransactionBody,
  () => [
    { number: 2, name: 'fileID', kind: 'message', type: FileID },
  ],
);
