// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ScheduleID, readScheduleID } from './services-basic-types.ts';

/** proto.ScheduleDeleteTransactionBody */
export interface ScheduleDeleteTransactionBody {
  scheduleID: ScheduleID | undefined;
}
function newScheduleDeleteTransactionBody(): ScheduleDeleteTransactionBody {
  return { scheduleID: undefined };
}
export function readScheduleDeleteTransactionBody(c: Cursor, end: number, depth: number, m: ScheduleDeleteTransactionBody = newScheduleDeleteTransactionBody()): ScheduleDeleteTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleID = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleID); break;
      default: c.skipField('ScheduleDeleteTransactionBody', tag, end);
    }
  }
  return m;
}
export const ScheduleDeleteTransactionBody: MessageType<ScheduleDeleteTransactionBody> = defineMessage<ScheduleDeleteTransactionBody>(
  'ScheduleDeleteTransactionBody',
  newScheduleDeleteTransactionBody,
  readScheduleDeleteTransactionBody,
  () => [
    { number: 1, name: 'scheduleID', kind: 'message', type: ScheduleID },
  ],
);
