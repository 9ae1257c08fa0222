// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, FileID, readFileID, Key, readKey, RealmID, readRealmID, ShardID, readShardID } from './services-basic-types.ts';
import { Duration, readDuration } from './services-duration.ts';
import { HookCreationDetails, readHookCreationDetails } from './services-hook-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.ContractCreateTransactionBody */
export interface ContractCreateTransactionBody {
  fileID: FileID | undefined;
  adminKey: Key | undefined;
  gas: bigint;
  initialBalance: bigint;
  proxyAccountID: AccountID | undefined;
  autoRenewPeriod: Duration | undefined;
  constructorParameters: Uint8Array;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
  maxAutomaticTokenAssociations: number;
  autoRenewAccountId: AccountID | undefined;
  initcode: Uint8Array | undefined;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  hookCreationDetails: readonly HookCreationDetails[];
}
function newContractCreateTransactionBody(): ContractCreateTransactionBody {
  return { fileID: undefined, adminKey: undefined, gas: 0n, initialBalance: 0n, proxyAccountID: undefined, autoRenewPeriod: undefined, constructorParameters: EMPTY, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '', maxAutomaticTokenAssociations: 0, autoRenewAccountId: undefined, initcode: undefined, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, hookCreationDetails: NONE };
}
export function readContractCreateTransactionBody(c: Cursor, end: number, depth: number, m: ContractCreateTransactionBody = newContractCreateTransactionBody()): ContractCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.fileID = readFileID(c, c.delimitedEnd(end), depth + 1, m.fileID); break;
      case 26: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 32: m.gas = c.int64(end); break;
      case 40: m.initialBalance = c.int64(end); break;
      case 50: m.proxyAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.proxyAccountID); break;
      case 66: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 74: m.constructorParameters = c.bytes(end); break;
      case 82: m.shardID = readShardID(c, c.delimitedEnd(end), depth + 1, m.shardID); break;
      case 90: m.realmID = readRealmID(c, c.delimitedEnd(end), depth + 1, m.realmID); break;
      case 98: m.newRealmAdminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.newRealmAdminKey); break;
      case 106: m.memo = c.text(end); break;
      case 112: m.maxAutomaticTokenAssociations = c.int32(end); break;
      case 122: m.autoRenewAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccountId); break;
      case 130: m.initcode = c.bytes(end); break;
      case 138: m.stakedAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.stakedAccountId); break;
      case 144: m.stakedNodeId = c.int64(end); break;
      case 152: m.declineReward = c.bool(end); break;
      case 162: m.hookCreationDetails = appendTo(m.hookCreationDetails, readHookCreationDetails(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ContractCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const ContractCreateTransactionBody: MessageType<ContractCreateTransactionBody> = defineMessage<ContractCreateTransactionBody>(
  'ContractCreateTransactionBody',
  newContractCreateTransactionBody,
  readContractCreateTransactionBody,
  () => [
    { number: 1, name: 'fileID', kind: 'message', optional: true, type: FileID },
    { number: 3, name: 'adminKey', kind: 'message', type: Key },
    { number: 4, name: 'gas', kind: 'int64' },
    { number: 5, name: 'initialBalance', kind: 'int64' },
    { number: 6, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 8, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 9, name: 'constructorParameters', kind: 'bytes' },
    { number: 10, name: 'shardID', kind: 'message', type: ShardID },
    { number: 11, name: 'realmID', kind: 'message', type: RealmID },
    { number: 12, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 13, name: 'memo', kind: 'string' },
    { number: 14, name: 'maxAutomaticTokenAssociations', kind: 'int32' },
    { number: 15, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 16, name: 'initcode', kind: 'bytes', optional: true },
    { number: 17, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 18, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 19, name: 'declineReward', kind: 'bool' },
    { number: 20, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
  ],
);
