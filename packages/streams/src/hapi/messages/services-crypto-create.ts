// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, RealmID, readRealmID, ShardID, readShardID } from './services-basic-types.ts';
import { Duration, readDuration } from './services-duration.ts';
import { HookCreationDetails, readHookCreationDetails } from './services-hook-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.CryptoCreateTransactionBody */
export interface CryptoCreateTransactionBody {
  key: Key | undefined;
  initialBalance: bigint;
  proxyAccountID: AccountID | undefined;
  sendRecordThreshold: bigint;
  receiveRecordThreshold: bigint;
  receiverSigRequired: boolean;
  autoRenewPeriod: Duration | undefined;
  shardID: ShardID | undefined;
  realmID: RealmID | undefined;
  newRealmAdminKey: Key | undefined;
  memo: string;
  maxAutomaticTokenAssociations: number;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  alias: Uint8Array;
  hookCreationDetails: readonly HookCreationDetails[];
  delegationAddress: Uint8Array;
}
function newCryptoCreateTransactionBody(): CryptoCreateTransactionBody {
  return { key: undefined, initialBalance: 0n, proxyAccountID: undefined, sendRecordThreshold: 0n, receiveRecordThreshold: 0n, receiverSigRequired: false, autoRenewPeriod: undefined, shardID: undefined, realmID: undefined, newRealmAdminKey: undefined, memo: '', maxAutomaticTokenAssociations: 0, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, alias: EMPTY, hookCreationDetails: NONE, delegationAddress: EMPTY };
}
export function readCryptoCreateTransactionBody(c: Cursor, end: number, depth: number, m: CryptoCreateTransactionBody = newCryptoCreateTransactionBody()): CryptoCreateTransactionBody {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = readKey(c, c.delimitedEnd(end), depth + 1, m.key); break;
      case 16: m.initialBalance = c.uint64(end); break;
      case 26: m.proxyAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.proxyAccountID); break;
      case 48: m.sendRecordThreshold = c.uint64(end); break;
      case 56: m.receiveRecordThreshold = c.uint64(end); break;
      case 64: m.receiverSigRequired = c.bool(end); break;
      case 74: m.autoRenewPeriod = readDuration(c, c.delimitedEnd(end), depth + 1, m.autoRenewPeriod); break;
      case 82: m.shardID = readShardID(c, c.delimitedEnd(end), depth + 1, m.shardID); break;
      case 90: m.realmID = readRealmID(c, c.delimitedEnd(end), depth + 1, m.realmID); break;
      case 98: m.newRealmAdminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.newRealmAdminKey); break;
      case 106: m.memo = c.text(end); break;
      case 112: m.maxAutomaticTokenAssociations = c.int32(end); break;
      case 122: m.stakedAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.stakedAccountId); break;
      case 128: m.stakedNodeId = c.int64(end); break;
      case 136: m.declineReward = c.bool(end); break;
      case 146: m.alias = c.bytes(end); break;
      case 154: m.hookCreationDetails = appendTo(m.hookCreationDetails, readHookCreationDetails(c, c.delimitedEnd(end), depth + 1)); break;
      case 162: m.delegationAddress = c.bytes(end); break;
      default: c.skipField('CryptoCreateTransactionBody', tag, end);
    }
  }
  return m;
}
export const CryptoCreateTransactionBody: MessageType<CryptoCreateTransactionBody> = defineMessage<CryptoCreateTransactionBody>(
  'CryptoCreateTransactionBody',
  newCryptoCreateTransactionBody,
  readCryptoCreateTransactionBody,
  () => [
    { number: 1, name: 'key', kind: 'message', type: Key },
    { number: 2, name: 'initialBalance', kind: 'uint64' },
    { number: 3, name: 'proxyAccountID', kind: 'message', type: AccountID },
    { number: 6, name: 'sendRecordThreshold', kind: 'uint64' },
    { number: 7, name: 'receiveRecordThreshold', kind: 'uint64' },
    { number: 8, name: 'receiverSigRequired', kind: 'bool' },
    { number: 9, name: 'autoRenewPeriod', kind: 'message', type: Duration },
    { number: 10, name: 'shardID', kind: 'message', type: ShardID },
    { number: 11, name: 'realmID', kind: 'message', type: RealmID },
    { number: 12, name: 'newRealmAdminKey', kind: 'message', type: Key },
    { number: 13, name: 'memo', kind: 'string' },
    { number: 14, name: 'maxAutomaticTokenAssociations', kind: 'int32' },
    { number: 15, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 16, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 17, name: 'declineReward', kind: 'bool' },
    { number: 18, name: 'alias', kind: 'bytes' },
    { number: 19, name: 'hookCreationDetails', kind: 'message', repeated: true, type: HookCreationDetails },
    { number: 20, name: 'delegationAddress', kind: 'bytes' },
  ],
);
