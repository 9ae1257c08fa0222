// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey } from './services-basic-types.ts';
import { FixedCustomFee, readFixedCustomFee } from './services-custom-fees.ts';
import { Duration, readDuration } from './services-duration.ts';

/** proto.ConsensusCreateTopicTransactionBody */
export interface ConsensusCreateTopicTransactionBody {
  memo: string;
  adminKey: Key | undefined;
  submitKey: Key | undefined;
  autoRenewPeriod: Duration | undefined;
  autoRenewAccount: AccountID | undefined;
  feeScheduleKey: Key | undefined;
  feeExemptKeyList: readonly Key[];
  customFees: readonly FixedCustomFee[];
}
function newConsensusCreateTopicTransactionBody(): ConsensusCreateTopicTransactionBody {
  return { memo: '', adminKey: undefined, submitKey: undefined, autoRenewPeriod: undefined, autoRenewAccount: undefined, feeScheduleKey: undefined, feeExemptKeyList: NONE, customFees: NONE };
}
export function readConsensusCreateTopicTransactionBody(c: Cursor, end: number, depth: number, m: ConsensusCreateTopicTransactionBody = newConsensusCreateTopicTransactionBody()): ConsensusCreateTopicTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.memo = c.text(end); break;
      case 18: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 26: m.submitKey = readKey(c, c.delimitedEnd(end), depth + 1, m.submitKey); break;
      case 50: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 58: m.autoRenewAccount = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccount); break;
      case 66: m.feeScheduleKey = readKey(c, c.delimitedEnd(end), depth + 1, m.feeScheduleKey); break;
      case 74: m.feeExemptKeyList = appendTo(m.feeExemptKeyList, readKey(c, c.delimitedEnd(end), depth + 1)); break;
      case 82: m.customFees = appendTo(m.customFees, readFixedCustomFee(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ConsensusCreateTopicTransactionBody', tag, end);
    }
  }
  return m;
}
export const ConsensusCreateTopicTransactionBody: MessageType<ConsensusCreateTopicTransactionBody> = defineMessage<ConsensusCreateTopicTransactionBody>(
  'ConsensusCreateTopicTransactionBody',
  newConsensusCreateTopicTransactionBody,
  readConsensusCreateTopicTransactionBody,
  () => [
    { number: 1, name: 'memo', kind: 'string' },
    { number: 2, name: 'adminKey', kind: 'message', type: Key },
    { number: 3, name: 'submitKey', kind: 'message', type: Key },
    { number: 6, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 7, name: 'autoRenewAccount', kind: 'message', type: AccountID },
    { number: 8, name: 'feeScheduleKey', kind: 'message', type: Key },
    { number: 9, name: 'feeExemptKeyList', kind: 'message', repeated: true, type: Key },
    { number: 10, name: 'customFees', kind: 'message', repeated: true, type: FixedCustomFee },
  ],
);
