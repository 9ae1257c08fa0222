// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

/** proto.Timestamp */
export interface Timestamp {
  seconds: bigint;
  nanos: number;
}
function newTimestamp(): Timestamp {
  return { seconds: 0n, nanos: 0 };
}
export function readTimestamp(c: Cursor, end: number, depth: number, m: Timestamp = newTimestamp()): Timestamp {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.seconds = c.int64(end); break;
      case 16: m.nanos = c.int32(end); break;
      default: c.skipField('Timestamp', tag, end);
    }
  }
  return m;
}
export const Timestamp: MessageType<Timestamp> = defineMessage<Timestamp>(
  'Timestamp',
  newTimestamp,
  readTimestamp,
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
    { number: 2, name: 'nanos', kind: 'int32' },
  ],
);

/** proto.TimestampSeconds */
export interface TimestampSeconds {
  seconds: bigint;
}
function newTimestampSeconds(): TimestampSeconds {
  return { seconds: 0n };
}
export function readTimestampSeconds(c: Cursor, end: number, depth: number, m: TimestampSeconds = newTimestampSeconds()): TimestampSeconds {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.seconds = c.int64(end); break;
      default: c.skipField('TimestampSeconds', tag, end);
    }
  }
  return m;
}
export const TimestampSeconds: MessageType<TimestampSeconds> = defineMessage<TimestampSeconds>(
  'TimestampSeconds',
  newTimestampSeconds,
  readTimestampSeconds,
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
  ],
);
