// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

/** proto.Duration */
export interface Duration {
  seconds: bigint;
}
function newDuration(): Duration {
  return { seconds: 0n };
}
export function readDuration(c: Cursor, end: number, depth: number, m: Duration = newDuration()): Duration {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.seconds = c.int64(end); break;
      default: c.skipField('Duration', tag, end);
    }
  }
  return m;
}
export const Duration: MessageType<Duration> = defineMessage<Duration>(
  'Duration',
  newDuration,
  readDuration,
  () => [
    { number: 1, name: 'seconds', kind: 'int64' },
  ],
);
