// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey } from './services-basic-types.ts';
import { SchedulableTransactionBody, readSchedulableTransactionBody } from './services-schedulable-transaction-body.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';

/** proto.ScheduleCreateTransactionBody */
export interface ScheduleCreateTransactionBody {
  scheduledTransactionBody: SchedulableTransactionBody | undefined;
  memo: string;
  adminKey: Key | undefined;
  payerAccountID: AccountID | undefined;
  expirationTime: Timestamp | undefined;
  waitForExpiry: boolean;
}
function newScheduleCreateTransactionBody(): ScheduleCreateTransactionBody {
  return { scheduledTransactionBody: undefined, memo: '', adminKey: undefined, payerAccountID: undefined, expirationTime: undefined, waitForExpiry: false };
}
export function readScheduleCreateTransactionBody(c: Cursor, end: number, depth: number, m: ScheduleCreateTransactionBody = newScheduleCreateTransactionBody()): ScheduleCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduledTransactionBody = readSchedulableTransactionBody(c, c.delimitedEnd(end), depth + 1, m.scheduledTransactionBody); break;
      case 18: m.memo = c.text(end); break;
      case 26: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 34: m.payerAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.payerAccountID); break;
      case 42: m.expirationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      case 104: m.waitForExpiry = c.bool(end); break;
      default: c.skipField('ScheduleCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const ScheduleCreateTransactionBody: MessageType<ScheduleCreateTransactionBody> = defineMessage<ScheduleCreateTransactionBody>(
  'ScheduleCreateTransactionBody',
  newScheduleCreateTransactionBody,
  readScheduleCreateTransactionBody,
  () => [
    { number: 1, name: 'scheduledTransactionBody', kind: 'message', type: SchedulableTransactionBody },
    { number: 2, name: 'memo', kind: 'string' },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 4, name: 'payerAccountID', kind: 'message', type: AccountID },
    { number: 5, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 13, name: 'waitForExpiry', kind: 'bool' },
  ],
);
