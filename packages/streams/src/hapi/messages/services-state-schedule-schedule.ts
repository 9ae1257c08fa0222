// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, ScheduleID, readScheduleID } from './services-basic-types.ts';
import { SchedulableTransactionBody, readSchedulableTransactionBody } from './services-schedulable-transaction-body.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { TransactionBody, readTransactionBody } from './services-transaction.ts';

/** proto.Schedule */
export interface Schedule {
  scheduleId: ScheduleID | undefined;
  deleted: boolean;
  executed: boolean;
  waitForExpiry: boolean;
  memo: string;
  schedulerAccountId: AccountID | undefined;
  payerAccountId: AccountID | undefined;
  adminKey: Key | undefined;
  scheduleValidStart: Timestamp | undefined;
  providedExpirationSecond: bigint;
  calculatedExpirationSecond: bigint;
  resolutionTime: Timestamp | undefined;
  scheduledTransaction: SchedulableTransactionBody | undefined;
  originalCreateTransaction: TransactionBody | undefined;
  signatories: readonly Key[];
}
function newSchedule(): Schedule {
  return { scheduleId: undefined, deleted: false, executed: false, waitForExpiry: false, memo: '', schedulerAccountId: undefined, payerAccountId: undefined, adminKey: undefined, scheduleValidStart: undefined, providedExpirationSecond: 0n, calculatedExpirationSecond: 0n, resolutionTime: undefined, scheduledTransaction: undefined, originalCreateTransaction: undefined, signatories: NONE };
}
export function readSchedule(c: Cursor, end: number, depth: number, m: Schedule = newSchedule()): Schedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.scheduleId = readScheduleID(c, c.delimitedEnd(end), depth + 1, m.scheduleId); break;
      case 16: m.deleted = c.bool(end); break;
      case 24: m.executed = c.bool(end); break;
      case 32: m.waitForExpiry = c.bool(end); break;
      case 42: m.memo = c.text(end); break;
      case 50: m.schedulerAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.schedulerAccountId); break;
      case 58: m.payerAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.payerAccountId); break;
      case 66: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 74: m.scheduleValidStart = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.scheduleValidStart); break;
      case 80: m.providedExpirationSecond = c.int64(end); break;
      case 88: m.calculatedExpirationSecond = c.int64(end); break;
      case 98: m.resolutionTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.resolutionTime); break;
      case 106: m.scheduledTransaction = readSchedulableTransactionBody(c, c.delimitedEnd(end), depth + 1, m.scheduledTransaction); break;
      case 114: m.originalCreateTransaction = readTransactionBody(c, c.delimitedEnd(end), depth + 1, m.originalCreateTransaction); break;
      case 122: m.signatories = appendTo(m.signatories, readKey(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('Schedule', tag, end);
    }
  }
  return m;
}
export const Schedule: MessageType<Schedule> = defineMessage<Schedule>(
  'Schedule',
  newSchedule,
  readSchedule,
  () => [
    { number: 1, name: 'scheduleId', kind: 'message', type: ScheduleID },
    { number: 2, name: 'deleted', kind: 'bool' },
    { number: 3, name: 'executed', kind: 'bool' },
    { number: 4, name: 'waitForExpiry', kind: 'bool' },
    { number: 5, name: 'memo', kind: 'string' },
    { number: 6, name: 'schedulerAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'payerAccountId', kind: 'message', type: AccountID },
    { number: 8, name: 'adminKey', kind: 'message', type: Key },
    { number: 9, name: 'scheduleValidStart', kind: 'message', type: Timestamp },
    { number: 10, name: 'providedExpirationSecond', kind: 'int64' },
    { number: 11, name: 'calculatedExpirationSecond', kind: 'int64' },
    { number: 12, name: 'resolutionTime', kind: 'message', type: Timestamp },
    { number: 13, name: 'scheduledTransaction', kind: 'message', type: SchedulableTransactionBody },
    { number: 14, name: 'originalCreateTransaction', kind: 'message', type: TransactionBody },
    { number: 15, name: 'signatories', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.ScheduleList */
export interface ScheduleList {
  schedules: readonly Schedule[];
}
function newScheduleList(): ScheduleList {
  return { schedules: NONE };
}
export function readScheduleList(c: Cursor, end: number, depth: number, m: ScheduleList = newScheduleList()): ScheduleList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.schedules = appendTo(m.schedules, readSchedule(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ScheduleList', tag, end);
    }
  }
  return m;
}
export const ScheduleList: MessageType<ScheduleList> = defineMessage<ScheduleList>(
  'ScheduleList',
  newScheduleList,
  readScheduleList,
  () => [
    { number: 1, name: 'schedules', kind: 'message', repeated: true, type: Schedule },
  ],
);

/** proto.ScheduledCounts */
export interface ScheduledCounts {
  numberScheduled: number;
  numberProcessed: number;
}
function newScheduledCounts(): ScheduledCounts {
  return { numberScheduled: 0, numberProcessed: 0 };
}
export function readScheduledCounts(c: Cursor, end: number, depth: number, m: ScheduledCounts = newScheduledCounts()): ScheduledCounts {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numberScheduled = c.unsigned32(end); break;
      case 16: m.numberProcessed = c.unsigned32(end); break;
      default: c.skipField('ScheduledCounts', tag, end);
    }
  }
  return m;
}
export const ScheduledCounts: MessageType<ScheduledCounts> = defineMessage<ScheduledCounts>(
  'ScheduledCounts',
  newScheduledCounts,
  readScheduledCounts,
  () => [
    { number: 1, name: 'numberScheduled', kind: 'uint32' },
    { number: 2, name: 'numberProcessed', kind: 'uint32' },
  ],
);

/** proto.ScheduledOrder */
export interface ScheduledOrder {
  expirySecond: bigint;
  orderNumber: number;
}
function newScheduledOrder(): ScheduledOrder {
  return { expirySecond: 0n, orderNumber: 0 };
}
export function readScheduledOrder(c: Cursor, end: number, depth: number, m: ScheduledOrder = newScheduledOrder()): ScheduledOrder {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.expirySecond = c.uint64(end); break;
      case 16: m.orderNumber = c.unsigned32(end); break;
      default: c.skipField('ScheduledOrder', tag, end);
    }
  }
  return m;
}
export const ScheduledOrder: MessageType<ScheduledOrder> = defineMessage<ScheduledOrder>(
  'ScheduledOrder',
  newScheduledOrder,
  readScheduledOrder,
  () => [
    { number: 1, name: 'expirySecond', kind: 'uint64' },
    { number: 2, name: 'orderNumber', kind: 'uint32' },
  ],
);
