// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, ContractID, readContractID, FileID, readFileID, Key, readKey } from './services-basic-types.ts';
import { Duration, readDuration } from './services-duration.ts';
import { HookCreationDetails, readHookCreationDetails } from './services-hook-types.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { BoolValue, readBoolValue, Int32Value, readInt32Value, StringValue, readStringValue } from './wrappers.ts';

/** proto.ContractUpdateTransactionBody */
export interface ContractUpdateTransactionBody {
  contractID: ContractID | undefined;
  expirationTime: Timestamp | undefined;
  adminKey: Key | undefined;
  proxyAccountID: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  fileID: FileID | undefined;
  memo: string | undefined;
  memoWrapper: StringValue | undefined;
  maxAutomaticTokenAssociations: Int32Value | undefined;
  autoRenewAccountId: AccountID | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: BoolValue | undefined;
  hookIdsToDelete: readonly bigint[];
  hookCreationDetails: readonly HookCreationDetails[];
}
function newContractUpdateTransactionBody(): ContractUpdateTransactionBody {
  return { contractID: undefined, expirationTime: undefined, adminKey: undefined, proxyAccountID: undefined, autoRenewPeriod: undefined, fileID: undefined, memo: undefined, memoWrapper: undefined, maxAutomaticTokenAssociations: undefined, autoRenewAccountId: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: undefined, hookIdsToDelete: NONE, hookCreationDetails: NONE };
}
export function readContractUpdateTransactionBody(c: Cursor, end: number, depth: number, m: ContractUpdateTransactionBody = newContractUpdateTransactionBody()): ContractUpdateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 18: m.expirationTime = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.expirationTime); break;
      case 26: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 50: m.proxyAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.proxyAccountID); break;
      case 58: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 66: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      case 74: m.memo = c.text(end); break;
      case 82: m.memoWrapper = readStringValue(c, c.delimitedEnd(end), depth + 1, m.memoWrapper); break;
      case 90: m.maxAutomaticTokenAssociations = readInt32Value(c, c.delimitedEnd(end), depth + 1, m.maxAutomaticTokenAssociations); break;
      case 98: m.autoRenewAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccountId); break;
      case 106: m.stakedAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.stakedAccountId); break;
      case 112: m.stakedNodeId = c.int64(end); break;
      case 122: m.declineReward = readBoolValue(c, c.delimitedEnd(end), depth + 1, m.declineReward); break;
      case 128: m.hookIdsToDelete = appendTo(m.hookIdsToDelete, c.int64(end)); break;
      case 130: for (const stop = c.delimitedEnd(end); c.offset < stop; ) m.hookIdsToDelete = appendTo(m.hookIdsToDelete, c.int64(stop)); break;
      case 138: m.hookCreationDetails = appendTo(m.hookCreationDetails, readHookCreationDetails(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ContractUpdateTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractUpdateTransactionBody: MessageType<ContractUpdateTransactionBody> = defineMessage<ContractUpdateTransactionBody>(
  'ContractUpdateTransactionBody',
  newContractUpdateTransactionBody,
  readContractUpdateTransactionBody,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'expirationTime', kind: 'message', type: Timestamp },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 7, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 8, name: 'fileID', kind: 'message', type: FileID },
    { number: 9, name: 'memo', kind: 'string', optional: true },
    { number: 10, name: 'memoWrapper', kind: 'message', optional: true, type: StringValue },
    { number: 11, name: 'maxAutomaticTokenAssociations', kind: 'message', type: Int32Value },
    { number: 12, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 13, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 14, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 15, name: 'declineReward', kind: 'message', type: BoolValue },
    { number: 16, name: 'hookIdsToDelete', kind: 'int64', repeated: true },
    { number: 17, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
  ],
);
