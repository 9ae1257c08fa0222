// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { FileID, readFileID } from './services-basic-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

const EMPTY = new Uint8Array(0);

/** proto.FreezeTransactionBody */
export interface FreezeTransactionBody {
  startHour: number;
  startMin: number;
  endHour: number;
  endMin: number;
  updateFile: FileID | undefined;
  fileHash: Uint8Array;
  startTime: Timestamp | undefined;
  freezeType: number;
}
function newFreezeTransactionBody(): FreezeTransactionBody {
  return { startHour: 0, startMin: 0, endHour: 0, endMin: 0, updateFile: undefined, fileHash: EMPTY, startTime: undefined, freezeType: 0 };
}
export function readFreezeTransactionBody(c: Cursor, end: number, depth: number, m: FreezeTransactionBody = newFreezeTransactionBody()): FreezeTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.startHour = c.int32(end); break;
      case 16: m.startMin = c.int32(end); break;
      case 24: m.endHour = c.int32(end); break;
      case 32: m.endMin = c.int32(end); break;
      case 42: m.updateFile = readFileID(c, c.delimitedEnd(end), depth + 1, m.updateFile); break;
      case 50: m.fileHash = c.bytes(end); break;
      case 58: m.startTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.startTime); break;
      case 64: m.freezeType = c.int32(end); break;
      default: c.skipField('FreezeTransactionBody', tag, end);
    }
  }
  return m;
}
export const FreezeTransactionBody: MessageType<FreezeTransactionBody> = defineMessage<FreezeTransactionBody>(
  'FreezeTransactionBody',
  newFreezeTransactionBody,
  readFreezeTransactionBody,
  () => [
    { number: 1, name: 'startHour', kind: 'int32' },
    { number: 2, name: 'startMin', kind: 'int32' },
    { number: 3, name: 'endHour', kind: 'int32' },
    { number: 4, name: 'endMin', kind: 'int32' },
    { number: 5, name: 'updateFile', kind: 'message', type: FileID },
    { number: 6, name: 'fileHash', kind: 'bytes' },
    { number: 7, name: 'startTime', kind: 'message', type: Timestamp },
    { number: 8, name: 'freezeType', kind: 'enum' },
  ],
);
