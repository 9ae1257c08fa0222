// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, TopicID, readTopicID } from './services-basic-types.ts';
import { FeeExemptKeyList, readFeeExemptKeyList, FixedCustomFeeList, readFixedCustomFeeList } from './services-custom-fees.ts';
import { Duration, readDuration } from './services-duration.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { StringValue, readStringValue } from './wrappers.ts';

/** proto.ConsensusUpdateTopicTransactionBody */
export interface ConsensusUpdateTopicTransactionBody {
  topicID: TopicID | undefined;
  memo: StringValue | undefined;
  expirationTime: Timestamp | undefined;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  autoRenewPeriod: Duration | undefined;
  autoRenewAccount: AccountID | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: FeeExemptKeyList | undefined;
  customFees: FixedCustomFeeList | undefined;
}
function newConsensusUpdateTopicTransactionBody(): ConsensusUpdateTopicTransactionBody {
  return { topicID: undefined, memo: undefined, expirationTime: undefined, adminKey: undefined, submitKey: undefined, autoRenewPeriod: undefined, autoRenewAccount: undefined, feeScheduleKey: undefined, feeExemptKeyList: undefined, customFees: undefined };
}
export function readConsensusUpdateTopicTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusUpdateTopicTransactionBody = newConsensusUpdateTopicTransactionBody()): ConsensusUpdateTopicTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.topicID = readTopicID(c, c.delimitedEnd(end), depth + 1, m.topicID); break;
      case 18: m.memo = readStringValue(c, c.delimitedEnd(end), depth + 1, m.memo); break;
      case 34: m.expirationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      case 50: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 58: m.submitKey = readKey(c, c.delimitedEnd(end), depth + 1, m.submitKey); break;
      case 66: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 74: m.autoRenewAccount = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccount); break;
      case 82: m.feeScheduleKey = readKey(c, c.delimitedEnd(end), depth + 1, m.feeScheduleKey); break;
      case 90: m.feeExemptKeyList = readFeeExemptKeyList(c, c.delimitedEnd(end), depth + 1, m.feeExemptKeyList); break;
      case 98: m.customFees = readFixedCustomFeeList(c, c.delimitedEnd(end), depth + 1, m.customFees); break;
      default: c.skipField('ConsensusUpdateTopicTransactionBody', tag, end);
    }
  }
  return m;
}
export const ConsensusUpdateTopicTransactionBody: MessageType<ConsensusUpdateTopicTransactionBody> = defineMessage<ConsensusUpdateTopicTransactionBody>(
  'ConsensusUpdateTopicTransactionBody',
  newConsensusUpdateTopicTransactionBody,
  readConsensusUpdateTopicTransactionBody,
  () => [
    { number: 1, name: 'topicID', kind: 'message', type: TopicID },
    { number: 2, name: 'memo', kind: 'message', type: StringValue },
    { number: 4, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 6, name: 'adminKey', kind: 'message', type: Key },
    { number: 7, name: 'submitKey', kind: 'message', type: Key },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 10, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 11, name: 'feeExemptKeyList', kind: 'message', type: FeeExemptKeyList },
    { number: 12, name: 'customFees', kind: 'message', type: FixedCustomFeeList },
  ],
);
