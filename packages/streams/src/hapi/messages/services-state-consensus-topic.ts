// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, TopicID, readTopicID } from './services-basic-types.ts';
import { FixedCustomFee, readFixedCustomFee } from './services-custom-fees.ts';

const EMPTY = new Uint8Array(0);

/** proto.Topic */
export interface Topic {
  topicId: TopicID | undefined;
  sequenceNumber: bigint;
  expirationSecond: bigint;
  autoRenewPeriod: bigint;
  autoRenewAccountId: AccountID | undefined;
  deleted: boolean;
  runningHash: Uint8Array;
  memo: string;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: readonly Key[];
  customFees: readonly FixedCustomFee[];
}
function newTopic(): Topic {
  return { topicId: undefined, sequenceNumber: 0n, expirationSecond: 0n, autoRenewPeriod: 0n, autoRenewAccountId: undefined, deleted: false, runningHash: EMPTY, memo: '', adminKey: undefined, submitKey: undefined, feeScheduleKey: undefined, feeExemptKeyList: NONE, customFees: NONE };
}
export function readTopic(c: Cursor, end: number, depth: number, m: Topic = newTopic()): Topic {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicId = readTopicID(c, c.delimitedEnd(end), depth + 1, m.topicId); break;
      case 16: m.sequenceNumber = c.int64(end); break;
      case 24: m.expirationSecond = c.int64(end); break;
      case 32: m.autoRenewPeriod = c.int64(end); break;
      case 42: m.autoRenewAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccountId); break;
      case 48: m.deleted = c.bool(end); break;
      case 58: m.runningHash = c.bytes(end); break;
      case 66: m.memo = c.text(end); break;
      case 74: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 82: m.submitKey = readKey(c, c.delimitedEnd(end), depth + 1, m.submitKey); break;
      case 90: m.feeScheduleKey = readKey(c, c.delimitedEnd(end), depth + 1, m.feeScheduleKey); break;
      case 98: m.feeExemptKeyList = appendTo(m.feeExemptKeyList, readKey(c, c.delimitedEnd(end), depth + 1)); break;
      case 106: m.customFees = appendTo(m.customFees, readFixedCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('Topic', tag, end);
    }
  }
  return m;
}
export const Topic: MessageType<Topic> = defineMessage<Topic>(
  'Topic',
  newTopic,
  readTopic,
  () => [
    { number: 1, name: 'topicId', kind: 'message', type: TopicID },
    { number: 2, name: 'sequenceNumber', kind: 'int64' },
    { number: 3, name: 'expirationSecond', kind: 'int64' },
    { number: 4, name: 'autoRenewPeriod', kind: 'int64' },
    { number: 5, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 6, name: 'deleted', kind: 'bool' },
    { number: 7, name: 'runningHash', kind: 'bytes' },
    { number: 8, name: 'memo', kind: 'string' },
    { number: 9, name: 'adminKey', kind: 'message', type: Key },
    { number: 10, name: 'submitKey', kind: 'message', type: Key },
    { number: 11, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 12, name: 'feeExemptKeyList', kind: 'message', repeated: true, type: Key },
    { number: 13, name: 'customFees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);
