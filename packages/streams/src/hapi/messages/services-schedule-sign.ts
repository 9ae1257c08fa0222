// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ScheduleID, readScheduleID } from './services-basic-types.ts';

/** proto.ScheduleSignTransactionBody */
export interface ScheduleSignTransactionBody {
  scheduleID: ScheduleID | undefined;
}
function newScheduleSignTransactionBody(): ScheduleSignTransactionBody {
  return { scheduleID: undefined };
}
export function readScheduleSignTransactionBody(c: Cursor, end: number, depth: number, m: ScheduleSignTransactionBody = newScheduleSignTransactionBody()): ScheduleSignTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleID = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleID); break;
      default: c.skipField('ScheduleSignTransactionBody', tag, end);
    }
  }
  return m;
}
export const ScheduleSignTransactionBody: MessageType<ScheduleSignTransactionBody> = defineMessage<ScheduleSignTransactionBody>(
  'ScheduleSignTransactionBody',
  newScheduleSignTransactionBody,
  readScheduleSignTransactionBody,
  () => [
    { number: 1, name: 'scheduleID', kind: 'message', type: ScheduleID },
  ],
);
