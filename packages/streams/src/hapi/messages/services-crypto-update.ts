// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey } from './services-basic-types.ts';
import { Duration, readDuration } from './services-duration.ts';
import { HookCreationDetails, readHookCreationDetails } from './services-hook-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { BoolValue, readBoolValue, Int32Value, readInt32Value, StringValue, readStringValue, UInt64Value, readUInt64Value } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** proto.CryptoUpdateTransactionBody */
export interface CryptoUpdateTransactionBody {
  accountIDToUpdate: AccountID | undefined;
  key: Key | undefined;
  proxyAccountID: AccountID | undefined;
  proxyFraction: number;
  sendRecordThreshold: bigint | undefined;
  receiveRecordThreshold: bigint | undefined;
  autoRenewPeriod: Duration | undefined;
  expirationTime: Timestamp | undefined;
  receiverSigRequired: boolean | undefined;
  sendRecordThresholdWrapper: UInt64Value | undefined;
  receiveRecordThresholdWrapper: UInt64Value | undefined;
  receiverSigRequiredWrapper: BoolValue | undefined;
  memo: StringValue | undefined;
  maxAutomaticTokenAssociations: Int32Value | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: BoolValue | undefined;
  hookIdsToDelete: readonly bigint[];
  hookCreationDetails: readonly HookCreationDetails[];
  delegationAddress: Uint8Array;
}
function newCryptoUpdateTransactionBody(): CryptoUpdateTransactionBody {
  return { accountIDToUpdate: undefined, key: undefined, proxyAccountID: undefined, proxyFraction: 0, sendRecordThreshold: undefined, receiveRecordThreshold: undefined, autoRenewPeriod: undefined, expirationTime: undefined, receiverSigRequired: undefined, sendRecordThresholdWrapper: undefined, receiveRecordThresholdWrapper: undefined, receiverSigRequiredWrapper: undefined, memo: undefined, maxAutomaticTokenAssociations: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: undefined, hookIdsToDelete: NONE, hookCreationDetails: NONE, delegationAddress: EMPTY };
}
export function readCryptoUpdateTransactionBody(c: Cursor, end: number, depth: number, m: CryptoUpdateTransactionBody = newCryptoUpdateTransactionBody()): CryptoUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.accountIDToUpdate = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountIDToUpdate); break;
      case 26: m.key = readKey(c, c.delimitedEnd(end), depth + 1, m.key); break;
      case 34: m.proxyAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.proxyAccountID); break;
      case 40: m.proxyFraction = c.int32(end); break;
      case 48: m.sendRecordThreshold = c.uint64(end); break;
      case 56: m.receiveRecordThreshold = c.uint64(end); break;
      case 66: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 74: m.expirationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      case 80: m.receiverSigRequired = c.bool(end); break;
      case 90: m.sendRecordThresholdWrapper = readUInt64Value(c, c.delimitedEnd(end), depth + 1, m.sendRecordThresholdWrapper); break;
      case 98: m.receiveRecordThresholdWrapper = readUInt64Value(c, c.delimitedEnd(end), depth + 1, m.receiveRecordThresholdWrapper); break;
      case 106: m.receiverSigRequiredWrapper = readBoolValue(c, c.delimitedEnd(end), depth + 1, m.receiverSigRequiredWrapper); break;
      case 114: m.memo = readStringValue(c, c.delimitedEnd(end), depth + 1, m.memo); break;
      case 122: m.maxAutomaticTokenAssociations = readInt32Value(c, c.delimitedEnd(end), depth + 1, m.maxAutomaticTokenAssociations); break;
      case 130: m.stakedAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.stakedAccountId); break;
      case 136: m.stakedNodeId = c.int64(end); break;
      case 146: m.declineReward = readBoolValue(c, c.delimitedEnd(end), depth + 1, m.declineReward); break;
      case 152: m.hookIdsToDelete = appendTo(m.hookIdsToDelete, c.int64(end)); break;
      case 154: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.hookIdsToDelete = appendTo(m.hookIdsToDelete, c.int64(stop)); break;
      case 162: m.hookCreationDetails = appendTo(m.hookCreationDetails, readHookCreationDetails(c, c.delimitedEnd(end), depth + 1)); break;
      case 170: m.delegationAddress = c.bytes(end); break;
      default: c.skipField('CryptoUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoUpdateTransactionBody: MessageType<CryptoUpdateTransactionBody> = defineMessage<CryptoUpdateTransactionBody>(
  'CryptoUpdateTransactionBody',
  newCryptoUpdateTransactionBody,
  readCryptoUpdateTransactionBody,
  () => [
    { number: 2, name: 'accountIDToUpdate', kind: 'message', type: AccountID },
    { number: 3, name: 'key', kind: 'message', type: Key },
    { number: 4, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 5, name: 'proxyFraction', kind: 'int32' },
    { number: 6, name: 'sendRecordThreshold', kind: 'uint64', optional: true },
    { number: 7, name: 'receiveRecordThreshold', kind: 'uint64', optional: true },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 10, name: 'receiverSigRequired', kind: 'bool', optional: true },
    { number: 11, name: 'sendRecordThresholdWrapper', kind: 'message', optional: true, type: UInt64Value },
    { number: 12, name: 'receiveRecordThresholdWrapper', kind: 'message', optional: true, type: UInt64Value },
    { number: 13, name: 'receiverSigRequiredWrapper', kind: 'message', optional: true, type: BoolValue },
    { number: 14, name: 'memo', kind: 'message', type: StringValue },
    { number: 15, name: 'maxAutomaticTokenAssociations', kind: 'message', type: Int32Value },
    { number: 16, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 17, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 18, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 19, name: 'hookIdsToDelete', kind: 'int64', repeated: true },
    { number: 20, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
    { number: 21, name: 'delegationAddress', kind: 'bytes' },
  ],
);
