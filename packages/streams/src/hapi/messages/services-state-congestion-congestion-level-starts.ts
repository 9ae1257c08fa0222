// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** proto.CongestionLevelStarts */
export interface CongestionLevelStarts {
  genericLevelStarts: readonly Timestamp[];
  gasLevelStarts: readonly Timestamp[];
}
function newCongestionLevelStarts(): CongestionLevelStarts {
  return { genericLevelStarts: NONE, gasLevelStarts: NONE };
}
export function readCongestionLevelStarts(c: Cursor, end: number, depth: number, m: CongestionLevelStarts = newCongestionLevelStarts()): CongestionLevelStarts {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.genericLevelStarts = appendTo(m.genericLevelStarts, readTimestamp(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.gasLevelStarts = appendTo(m.gasLevelStarts, readTimestamp(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('CongestionLevelStarts', tag, end);
    }
  }
  return m;
}
export const CongestionLevelStarts: MessageType<CongestionLevelStarts> = defineMessage<CongestionLevelStarts>(
  'CongestionLevelStarts',
  newCongestionLevelStarts,
  readCongestionLevelStarts,
  () => [
    { number: 1, name: 'genericLevelStarts', kind: 'message', repeated: true, type: Timestamp },
    { number: 2, name: 'gasLevelStarts', kind: 'message', repeated: true, type: Timestamp },
  ],
);
