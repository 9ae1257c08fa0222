// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** proto.UncheckedSubmitBody */
export interface UncheckedSubmitBody {
  transactionBytes: Uint8Array;
}
function newUncheckedSubmitBody(): UncheckedSubmitBody {
  return { transactionBytes: EMPTY };
}
export function readUncheckedSubmitBody(c: Cursor, end: number, depth: number, m: UncheckedSubmitBody = newUncheckedSubmitBody()): UncheckedSubmitBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionBytes = c.bytes(end); break;
      default: c.skipField('UncheckedSubmitBody', tag, end);
    }
  }
  return m;
}
export const UncheckedSubmitBody: MessageType<UncheckedSubmitBody> = defineMessage<UncheckedSubmitBody>(
  'UncheckedSubmitBody',
  newUncheckedSubmitBody,
  readUncheckedSubmitBody,
  () => [
    { number: 1, name: 'transactionBytes', kind: 'bytes' },
  ],
);
