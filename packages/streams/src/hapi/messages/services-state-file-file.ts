// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { FileID, readFileID, KeyList, readKeyList } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.File */
export interface File {
  fileId: FileID | undefined;
  expirationSecond: bigint;
  keys: KeyList | undefined;
  contents: Uint8Array;
  memo: string;
  deleted: boolean;
  preSystemDeleteExpirationSecond: bigint;
}
function newFile(): File {
  return { fileId: undefined, expirationSecond: 0n, keys: undefined, contents: EMPTY, memo: '', deleted: false, preSystemDeleteExpirationSecond: 0n };
}
export function readFile(c: Cursor, end: number, depth: number, m: File = newFile()): File {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileId = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileId); break;
      case 16: m.expirationSecond = c.int64(end); break;
      case 26: m.keys = readKeyList(c, c.delimitedEnd(end), depth + 1, m.keys); break;
      case 34: m.contents = c.bytes(end); break;
      case 42: m.memo = c.text(end); break;
      case 48: m.deleted = c.bool(end); break;
      case 56: m.preSystemDeleteExpirationSecond = c.int64(end); break;
      default: c.skipField('File', tag, end);
    }
  }
  return m;
}
export const File: MessageType<File> = defineMessage<File>(
  'File',
  newFile,
  readFile,
  () => [
    { number: 1, name: 'fileId', kind: 'message', type: FileID },
    { number: 2, name: 'expirationSecond', kind: 'int64' },
    { number: 3, name: 'keys', kind: 'message', type: KeyList },
    { number: 4, name: 'contents', kind: 'bytes' },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'deleted', kind: 'bool' },
    { number: 7, name: 'preSystemDeleteExpirationSecond', kind: 'int64' },
  ],
);
