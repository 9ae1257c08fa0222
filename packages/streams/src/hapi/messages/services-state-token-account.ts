// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, Key, readKey, NftID, readNftID, PendingAirdropId, readPendingAirdropId, TokenID, readTokenID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.Account */
export interface Account {
  accountId: AccountID | undefined;
  alias: Uint8Array;
  key: Key | undefined;
  expirationSecond: bigint;
  tinybarBalance: bigint;
  memo: string;
  deleted: boolean;
  stakedToMe: bigint;
  stakePeriodStart: bigint;
  stakedAccountId: AccountID | undefined;
  stakedNodeId: bigint | undefined;
  declineReward: boolean;
  receiverSigRequired: boolean;
  headTokenId: TokenID | undefined;
  headNftId: NftID | undefined;
  headNftSerialNumber: bigint;
  numberOwnedNfts: bigint;
  maxAutoAssociations: number;
  usedAutoAssociations: number;
  numberAssociations: number;
  smartContract: boolean;
  numberPositiveBalances: number;
  ethereumNonce: bigint;
  stakeAtStartOfLastRewardedPeriod: bigint;
  autoRenewAccountId: AccountID | undefined;
  autoRenewSeconds: bigint;
  contractKvPairsNumber: number;
  cryptoAllowances: readonly AccountCryptoAllowance[];
  approveForAllNftAllowances: readonly AccountApprovalForAllAllowance[];
  tokenAllowances: readonly AccountFungibleTokenAllowance[];
  numberTreasuryTitles: number;
  expiredAndPendingRemoval: boolean;
  firstContractStorageKey: Uint8Array;
  headPendingAirdropId: PendingAirdropId | undefined;
  numberPendingAirdrops: bigint;
  numberHooksInUse: bigint;
  firstHookId: bigint;
  numberEvmHookStorageSlots: bigint;
  delegationAddress: Uint8Array;
}
function newAccount(): Account {
  return { accountId: undefined, alias: EMPTY, key: undefined, expirationSecond: 0n, tinybarBalance: 0n, memo: '', deleted: false, stakedToMe: 0n, stakePeriodStart: 0n, stakedAccountId: undefined, stakedNodeId: undefined, declineReward: false, receiverSigRequired: false, headTokenId: undefined, headNftId: undefined, headNftSerialNumber: 0n, numberOwnedNfts: 0n, maxAutoAssociations: 0, usedAutoAssociations: 0, numberAssociations: 0, smartContract: false, numberPositiveBalances: 0, ethereumNonce: 0n, stakeAtStartOfLastRewardedPeriod: 0n, autoRenewAccountId: undefined, autoRenewSeconds: 0n, contractKvPairsNumber: 0, cryptoAllowances: NONE, approveForAllNftAllowances: NONE, tokenAllowances: NONE, numberTreasuryTitles: 0, expiredAndPendingRemoval: false, firstContractStorageKey: EMPTY, headPendingAirdropId: undefined, numberPendingAirdrops: 0n, numberHooksInUse: 0n, firstHookId: 0n, numberEvmHookStorageSlots: 0n, delegationAddress: EMPTY };
}
export function readAccount(c: Cursor, end: number, depth: number, m: Account = newAccount()): Account {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 18: m.alias = c.bytes(end); break;
      case 26: m.key = readKey(c, c.delimitedEnd(end), depth + 1, m.key); break;
      case 32: m.expirationSecond = c.int64(end); break;
      case 40: m.tinybarBalance = c.int64(end); break;
      case 50: m.memo = c.text(end); break;
      case 56: m.deleted = c.bool(end); break;
      case 64: m.stakedToMe = c.int64(end); break;
      case 72: m.stakePeriodStart = c.int64(end); break;
      case 82: m.stakedAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.stakedAccountId); break;
      case 88: m.stakedNodeId = c.int64(end); break;
      case 96: m.declineReward = c.bool(end); break;
      case 104: m.receiverSigRequired = c.bool(end); break;
      case 114: m.headTokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.headTokenId); break;
      case 122: m.headNftId = readNftID(c, c.delimitedEnd(end), depth + 1, m.headNftId); break;
      case 128: m.headNftSerialNumber = c.int64(end); break;
      case 136: m.numberOwnedNfts = c.int64(end); break;
      case 144: m.maxAutoAssociations = c.int32(end); break;
      case 152: m.usedAutoAssociations = c.int32(end); break;
      case 160: m.numberAssociations = c.int32(end); break;
      case 168: m.smartContract = c.bool(end); break;
      case 176: m.numberPositiveBalances = c.int32(end); break;
      case 184: m.ethereumNonce = c.int64(end); break;
      case 192: m.stakeAtStartOfLastRewardedPeriod = c.int64(end); break;
      case 202: m.autoRenewAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.autoRenewAccountId); break;
      case 208: m.autoRenewSeconds = c.int64(end); break;
      case 216: m.contractKvPairsNumber = c.int32(end); break;
      case 226: m.cryptoAllowances = appendTo(m.cryptoAllowances, readAccountCryptoAllowance(c, c.delimitedEnd(end), depth + 1)); break;
      case 234: m.approveForAllNftAllowances = appendTo(m.approveForAllNftAllowances, readAccountApprovalForAllAllowance(c, c.delimitedEnd(end), depth + 1)); break;
      case 242: m.tokenAllowances = appendTo(m.tokenAllowances, readAccountFungibleTokenAllowance(c, c.delimitedEnd(end), depth + 1)); break;
      case 248: m.numberTreasuryTitles = c.unsigned32(end); break;
      case 256: m.expiredAndPendingRemoval = c.bool(end); break;
      case 266: m.firstContractStorageKey = c.bytes(end); break;
      case 274: m.headPendingAirdropId = readPendingAirdropId(c, c.delimitedEnd(end), depth + 1, m.headPendingAirdropId); break;
      case 280: m.numberPendingAirdrops = c.uint64(end); break;
      case 288: m.numberHooksInUse = c.uint64(end); break;
      case 296: m.firstHookId = c.int64(end); break;
      case 304: m.numberEvmHookStorageSlots = c.uint64(end); break;
      case 314: m.delegationAddress = c.bytes(end); break;
      default: c.skipField('Account', tag, end);
    }
  }
  return m;
}
export const Account: MessageType<Account> = defineMessage<Account>(
  'Account',
  newAccount,
  readAccount,
  () => [
    { number: 1, name: 'accountId', kind: 'message', type: AccountID },
    { number: 2, name: 'alias', kind: 'bytes' },
    { number: 3, name: 'key', kind: 'message', type: Key },
    { number: 4, name: 'expirationSecond', kind: 'int64' },
    { number: 5, name: 'tinybarBalance', kind: 'int64' },
    { number: 6, name: 'memo', kind: 'string' },
    { number: 7, name: 'deleted', kind: 'bool' },
    { number: 8, name: 'stakedToMe', kind: 'int64' },
    { number: 9, name: 'stakePeriodStart', kind: 'int64' },
    { number: 10, name: 'stakedAccountId', kind: 'message', optional: true, type: AccountID },
    { number: 11, name: 'stakedNodeId', kind: 'int64', optional: true },
    { number: 12, name: 'declineReward', kind: 'bool' },
    { number: 13, name: 'receiverSigRequired', kind: 'bool' },
    { number: 14, name: 'headTokenId', kind: 'message', type: TokenID },
    { number: 15, name: 'headNftId', kind: 'message', type: NftID },
    { number: 16, name: 'headNftSerialNumber', kind: 'int64' },
    { number: 17, name: 'numberOwnedNfts', kind: 'int64' },
    { number: 18, name: 'maxAutoAssociations', kind: 'int32' },
    { number: 19, name: 'usedAutoAssociations', kind: 'int32' },
    { number: 20, name: 'numberAssociations', kind: 'int32' },
    { number: 21, name: 'smartContract', kind: 'bool' },
    { number: 22, name: 'numberPositiveBalances', kind: 'int32' },
    { number: 23, name: 'ethereumNonce', kind: 'int64' },
    { number: 24, name: 'stakeAtStartOfLastRewardedPeriod', kind: 'int64' },
    { number: 25, name: 'autoRenewAccountId', kind: 'message', type: AccountID },
    { number: 26, name: 'autoRenewSeconds', kind: 'int64' },
    { number: 27, name: 'contractKvPairsNumber', kind: 'int32' },
    { number: 28, name: 'cryptoAllowances', kind: 'message', repeated: true, type: AccountCryptoAllowance },
    { number: 29, name: 'approveForAllNftAllowances', kind: 'message', repeated: true, type: AccountApprovalForAllAllowance },
    { number: 30, name: 'tokenAllowances', kind: 'message', repeated: true, type: AccountFungibleTokenAllowance },
    { number: 31, name: 'numberTreasuryTitles', kind: 'uint32' },
    { number: 32, name: 'expiredAndPendingRemoval', kind: 'bool' },
    { number: 33, name: 'firstContractStorageKey', kind: 'bytes' },
    { number: 34, name: 'headPendingAirdropId', kind: 'message', type: PendingAirdropId },
    { number: 35, name: 'numberPendingAirdrops', kind: 'uint64' },
    { number: 36, name: 'numberHooksInUse', kind: 'uint64' },
    { number: 37, name: 'firstHookId', kind: 'int64' },
    { number: 38, name: 'numberEvmHookStorageSlots', kind: 'uint64' },
    { number: 39, name: 'delegationAddress', kind: 'bytes' },
  ],
);

/** proto.AccountApprovalForAllAllowance */
export interface AccountApprovalForAllAllowance {
  tokenId: TokenID | undefined;
  spenderId: AccountID | undefined;
}
function newAccountApprovalForAllAllowance(): AccountApprovalForAllAllowance {
  return { tokenId: undefined, spenderId: undefined };
}
export function readAccountApprovalForAllAllowance(c: Cursor, end: number, depth: number, m: AccountApprovalForAllAllowance = newAccountApprovalForAllAllowance()): AccountApprovalForAllAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.spenderId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.spenderId); break;
      default: c.skipField('AccountApprovalForAllAllowance', tag, end);
    }
  }
  return m;
}
export const AccountApprovalForAllAllowance: MessageType<AccountApprovalForAllAllowance> = defineMessage<AccountApprovalForAllAllowance>(
  'AccountApprovalForAllAllowance',
  newAccountApprovalForAllAllowance,
  readAccountApprovalForAllAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'spenderId', kind: 'message', type: AccountID },
  ],
);

/** proto.AccountCryptoAllowance */
export interface AccountCryptoAllowance {
  spenderId: AccountID | undefined;
  amount: bigint;
}
function newAccountCryptoAllowance(): AccountCryptoAllowance {
  return { spenderId: undefined, amount: 0n };
}
export function readAccountCryptoAllowance(c: Cursor, end: number, depth: number, m: AccountCryptoAllowance = newAccountCryptoAllowance()): AccountCryptoAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.spenderId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.spenderId); break;
      case 16: m.amount = c.int64(end); break;
      default: c.skipField('AccountCryptoAllowance', tag, end);
    }
  }
  return m;
}
export const AccountCryptoAllowance: MessageType<AccountCryptoAllowance> = defineMessage<AccountCryptoAllowance>(
  'AccountCryptoAllowance',
  newAccountCryptoAllowance,
  readAccountCryptoAllowance,
  () => [
    { number: 1, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 2, name: 'amount', kind: 'int64' },
  ],
);

/** proto.AccountFungibleTokenAllowance */
export interface AccountFungibleTokenAllowance {
  tokenId: TokenID | undefined;
  spenderId: AccountID | undefined;
  amount: bigint;
}
function newAccountFungibleTokenAllowance(): AccountFungibleTokenAllowance {
  return { tokenId: undefined, spenderId: undefined, amount: 0n };
}
export function readAccountFungibleTokenAllowance(c: Cursor, end: number, depth: number, m: AccountFungibleTokenAllowance = newAccountFungibleTokenAllowance()): AccountFungibleTokenAllowance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.spenderId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.spenderId); break;
      case 24: m.amount = c.int64(end); break;
      default: c.skipField('AccountFungibleTokenAllowance', tag, end);
    }
  }
  return m;
}
export const AccountFungibleTokenAllowance: MessageType<AccountFungibleTokenAllowance> = defineMessage<AccountFungibleTokenAllowance>(
  'AccountFungibleTokenAllowance',
  newAccountFungibleTokenAllowance,
  readAccountFungibleTokenAllowance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'spenderId', kind: 'message', type: AccountID },
    { number: 3, name: 'amount', kind: 'int64' },
  ],
);
