// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { RecordStreamItem, readRecordStreamItem } from './streams-record-stream-file.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.block.stream.RecordFileItem */
export interface RecordFileItem {
  creationTime: Timestamp | undefined;
  recordFileContents: Uint8Array;
  sidecarFileContents: readonly Uint8Array[];
  amendments: readonly RecordStreamItem[];
}
function newRecordFileItem(): RecordFileItem {
  return { creationTime: undefined, recordFileContents: EMPTY, sidecarFileContents: NONE, amendments: NONE };
}
export function readRecordFileItem(c: Cursor, end: number, depth: number, m: RecordFileItem = newRecordFileItem()): RecordFileItem {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.creationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.creationTime); break;
      case 18: m.recordFileContents = c.bytes(end); break;
      case 26: m.sidecarFileContents = appendTo(m.sidecarFileContents, c.bytes(end)); break;
      case 34: m.amendments = appendTo(m.amendments, readRecordStreamItem(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('RecordFileItem', tag, end);
    }
  }
  return m;
}
export const RecordFileItem: MessageType<RecordFileItem> = defineMessage<RecordFileItem>(
  'RecordFileItem',
  newRecordFileItem,
  readRecordFileItem,
  () => [
    { number: 1, name: 'creationTime', kind: 'message', type: Timestamp },
    { number: 2, name: 'recordFileContents', kind: 'bytes' },
    { number: 3, name: 'sidecarFileContents', kind: 'bytes', repeated: true },
    { number: 4, name: 'amendments', kind: 'message', repeated: true, type: RecordStreamItem },
  ],
);
