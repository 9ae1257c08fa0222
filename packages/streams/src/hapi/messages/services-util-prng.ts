// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

/** proto.UtilPrngTransactionBody */
export interface UtilPrngTransactionBody {
  range: number;
}
function newUtilPrngTransactionBody(): UtilPrngTransactionBody {
  return { range: 0 };
}
export function readUtilPrngTransactionBody(c: Cursor, end: number, depth: number, m: UtilPrngTransactionBody = newUtilPrngTransactionBody()): UtilPrngTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.range = c.int32(end); break;
      default: c.skipField('UtilPrngTransactionBody', tag, end);
    }
  }
  return m;
}
export const UtilPrngTransactionBody: MessageType<UtilPrngTransactionBody> = defineMessage<UtilPrngTransactionBody>(
  'UtilPrngTransactionBody',
  newUtilPrngTransactionBody,
  readUtilPrngTransactionBody,
  () => [
    { number: 1, name: 'range', kind: 'int32' },
  ],
);
