// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp, TimestampSeconds, readTimestampSeconds } from './services-timestamp.ts';
import { UInt32Value, readUInt32Value } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** proto.AccountAmount */
export interface AccountAmount {
  accountID: AccountID | undefined;
  amount: bigint;
  isApproval: boolean;
  preTxAllowanceHook: HookCall | undefined;
  prePostTxAllowanceHook: HookCall | undefined;
}
function newAccountAmount(): AccountAmount {
  return { accountID: undefined, amount: 0n, isApproval: false, preTxAllowanceHook: undefined, prePostTxAllowanceHook: undefined };
}
export function readAccountAmount(c: Cursor, end: number, depth: number, m: AccountAmount = newAccountAmount()): AccountAmount {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountID); break;
      case 16: m.amount = c.sint64(end); break;
      case 24: m.isApproval = c.bool(end); break;
      case 34: m.preTxAllowanceHook = readHookCall(c, c.delimitedEnd(end), depth + 1, m.preTxAllowanceHook); break;
      case 42: m.prePostTxAllowanceHook = readHookCall(c, c.delimitedEnd(end), depth + 1, m.prePostTxAllowanceHook); break;
      default: c.skipField('AccountAmount', tag, end);
    }
  }
  return m;
}
export const AccountAmount: MessageType<AccountAmount> = defineMessage<AccountAmount>(
  'AccountAmount',
  newAccountAmount,
  readAccountAmount,
  () => [
    { number: 1, name: 'accountID', kind: 'message', type: AccountID },
    { number: 2, name: 'amount', kind: 'sint64' },
    { number: 3, name: 'isApproval', kind: 'bool' },
    { number: 4, name: 'preTxAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 5, name: 'prePostTxAllowanceHook', kind: 'message', optional: true, type: HookCall },
  ],
);

/** proto.AccountID */
export interface AccountID {
  shardNum: bigint;
  realmNum: bigint;
  accountNum: bigint | undefined;
  alias: Uint8Array | undefined;
}
function newAccountID(): AccountID {
  return { shardNum: 0n, realmNum: 0n, accountNum: undefined, alias: undefined };
}
export function readAccountID(c: Cursor, end: number, depth: number, m: AccountID = newAccountID()): AccountID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.accountNum = c.int64(end); break;
      case 34: m.alias = c.bytes(end); break;
      default: c.skipField('AccountID', tag, end);
    }
  }
  return m;
}
export const AccountID: MessageType<AccountID> = defineMessage<AccountID>(
  'AccountID',
  newAccountID,
  readAccountID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'accountNum', kind: 'int64', optional: true },
    { number: 4, name: 'alias', kind: 'bytes', optional: true },
  ],
);

/** proto.BlockHashAlgorithm */
export const BlockHashAlgorithm: Readonly<Record<number, string>> = {
  0: 'SHA2_384',
};

/** proto.ContractID */
export interface ContractID {
  shardNum: bigint;
  realmNum: bigint;
  contractNum: bigint | undefined;
  evmAddress: Uint8Array | undefined;
}
function newContractID(): ContractID {
  return { shardNum: 0n, realmNum: 0n, contractNum: undefined, evmAddress: undefined };
}
export function readContractID(c: Cursor, end: number, depth: number, m: ContractID = newContractID()): ContractID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.contractNum = c.int64(end); break;
      case 34: m.evmAddress = c.bytes(end); break;
      default: c.skipField('ContractID', tag, end);
    }
  }
  return m;
}
export const ContractID: MessageType<ContractID> = defineMessage<ContractID>(
  'ContractID',
  newContractID,
  readContractID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'contractNum', kind: 'int64', optional: true },
    { number: 4, name: 'evmAddress', kind: 'bytes', optional: true },
  ],
);

/** proto.CurrentAndNextFeeSchedule */
export interface CurrentAndNextFeeSchedule {
  currentFeeSchedule: FeeSchedule | undefined;
  nextFeeSchedule: FeeSchedule | undefined;
}
function newCurrentAndNextFeeSchedule(): CurrentAndNextFeeSchedule {
  return { currentFeeSchedule: undefined, nextFeeSchedule: undefined };
}
export function readCurrentAndNextFeeSchedule(c: Cursor, end: number, depth: number, m: CurrentAndNextFeeSchedule = newCurrentAndNextFeeSchedule()): CurrentAndNextFeeSchedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.currentFeeSchedule = readFeeSchedule(c, c.delimitedEnd(end), depth + 1, m.currentFeeSchedule); break;
      case 18: m.nextFeeSchedule = readFeeSchedule(c, c.delimitedEnd(end), depth + 1, m.nextFeeSchedule); break;
      default: c.skipField('CurrentAndNextFeeSchedule', tag, end);
    }
  }
  return m;
}
export const CurrentAndNextFeeSchedule: MessageType<CurrentAndNextFeeSchedule> = defineMessage<CurrentAndNextFeeSchedule>(
  'CurrentAndNextFeeSchedule',
  newCurrentAndNextFeeSchedule,
  readCurrentAndNextFeeSchedule,
  () => [
    { number: 1, name: 'currentFeeSchedule', kind: 'message', type: FeeSchedule },
    { number: 2, name: 'nextFeeSchedule', kind: 'message', type: FeeSchedule },
  ],
);

/** proto.EvmHookCall */
export interface EvmHookCall {
  data: Uint8Array;
  gasLimit: bigint;
}
function newEvmHookCall(): EvmHookCall {
  return { data: EMPTY, gasLimit: 0n };
}
export function readEvmHookCall(c: Cursor, end: number, depth: number, m: EvmHookCall = newEvmHookCall()): EvmHookCall {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.data = c.bytes(end); break;
      case 16: m.gasLimit = c.uint64(end); break;
      default: c.skipField('EvmHookCall', tag, end);
    }
  }
  return m;
}
export const EvmHookCall: MessageType<EvmHookCall> = defineMessage<EvmHookCall>(
  'EvmHookCall',
  newEvmHookCall,
  readEvmHookCall,
  () => [
    { number: 1, name: 'data', kind: 'bytes' },
    { number: 2, name: 'gasLimit', kind: 'uint64' },
  ],
);

/** proto.FeeComponents */
export interface FeeComponents {
  min: bigint;
  max: bigint;
  constant: bigint;
  bpt: bigint;
  vpt: bigint;
  rbh: bigint;
  sbh: bigint;
  gas: bigint;
  tv: bigint;
  bpr: bigint;
  sbpr: bigint;
}
function newFeeComponents(): FeeComponents {
  return { min: 0n, max: 0n, constant: 0n, bpt: 0n, vpt: 0n, rbh: 0n, sbh: 0n, gas: 0n, tv: 0n, bpr: 0n, sbpr: 0n };
}
export function readFeeComponents(c: Cursor, end: number, depth: number, m: FeeComponents = newFeeComponents()): FeeComponents {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.min = c.int64(end); break;
      case 16: m.max = c.int64(end); break;
      case 24: m.constant = c.int64(end); break;
      case 32: m.bpt = c.int64(end); break;
      case 40: m.vpt = c.int64(end); break;
      case 48: m.rbh = c.int64(end); break;
      case 56: m.sbh = c.int64(end); break;
      case 64: m.gas = c.int64(end); break;
      case 72: m.tv = c.int64(end); break;
      case 80: m.bpr = c.int64(end); break;
      case 88: m.sbpr = c.int64(end); break;
      default: c.skipField('FeeComponents', tag, end);
    }
  }
  return m;
}
export const FeeComponents: MessageType<FeeComponents> = defineMessage<FeeComponents>(
  'FeeComponents',
  newFeeComponents,
  readFeeComponents,
  () => [
    { number: 1, name: 'min', kind: 'int64' },
    { number: 2, name: 'max', kind: 'int64' },
    { number: 3, name: 'constant', kind: 'int64' },
    { number: 4, name: 'bpt', kind: 'int64' },
    { number: 5, name: 'vpt', kind: 'int64' },
    { number: 6, name: 'rbh', kind: 'int64' },
    { number: 7, name: 'sbh', kind: 'int64' },
    { number: 8, name: 'gas', kind: 'int64' },
    { number: 9, name: 'tv', kind: 'int64' },
    { number: 10, name: 'bpr', kind: 'int64' },
    { number: 11, name: 'sbpr', kind: 'int64' },
  ],
);

/** proto.FeeData */
export interface FeeData {
  nodedata: FeeComponents | undefined;
  networkdata: FeeComponents | undefined;
  servicedata: FeeComponents | undefined;
  subType: number;
}
function newFeeData(): FeeData {
  return { nodedata: undefined, networkdata: undefined, servicedata: undefined, subType: 0 };
}
export function readFeeData(c: Cursor, end: number, depth: number, m: FeeData = newFeeData()): FeeData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodedata = readFeeComponents(c, c.delimitedEnd(end), depth + 1, m.nodedata); break;
      case 18: m.networkdata = readFeeComponents(c, c.delimitedEnd(end), depth + 1, m.networkdata); break;
      case 26: m.servicedata = readFeeComponents(c, c.delimitedEnd(end), depth + 1, m.servicedata); break;
      case 32: m.subType = c.int32(end); break;
      default: c.skipField('FeeData', tag, end);
    }
  }
  return m;
}
export const FeeData: MessageType<FeeData> = defineMessage<FeeData>(
  'FeeData',
  newFeeData,
  readFeeData,
  () => [
    { number: 1, name: 'nodedata', kind: 'message', type: FeeComponents },
    { number: 2, name: 'networkdata', kind: 'message', type: FeeComponents },
    { number: 3, name: 'servicedata', kind: 'message', type: FeeComponents },
    { number: 4, name: 'subType', kind: 'enum' },
  ],
);

/** proto.FeeSchedule */
export interface FeeSchedule {
  transactionFeeSchedule: readonly TransactionFeeSchedule[];
  expiryTime: TimestampSeconds | undefined;
}
function newFeeSchedule(): FeeSchedule {
  return { transactionFeeSchedule: NONE, expiryTime: undefined };
}
export function readFeeSchedule(c: Cursor, end: number, depth: number, m: FeeSchedule = newFeeSchedule()): FeeSchedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionFeeSchedule = appendTo(m.transactionFeeSchedule, readTransactionFeeSchedule(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.expiryTime = readTimestampSeconds(c, c.delimitedEnd(end), depth + 1, m.expiryTime); break;
      default: c.skipField('FeeSchedule', tag, end);
    }
  }
  return m;
}
export const FeeSchedule: MessageType<FeeSchedule> = defineMessage<FeeSchedule>(
  'FeeSchedule',
  newFeeSchedule,
  readFeeSchedule,
  () => [
    { number: 1, name: 'transactionFeeSchedule', kind: 'message', repeated: true, type: TransactionFeeSchedule },
    { number: 2, name: 'expiryTime', kind: 'message', type: TimestampSeconds },
  ],
);

/** proto.FileID */
export interface FileID {
  shardNum: bigint;
  realmNum: bigint;
  fileNum: bigint;
}
function newFileID(): FileID {
  return { shardNum: 0n, realmNum: 0n, fileNum: 0n };
}
export function readFileID(c: Cursor, end: number, depth: number, m: FileID = newFileID()): FileID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.fileNum = c.int64(end); break;
      default: c.skipField('FileID', tag, end);
    }
  }
  return m;
}
export const FileID: MessageType<FileID> = defineMessage<FileID>(
  'FileID',
  newFileID,
  readFileID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'fileNum', kind: 'int64' },
  ],
);

/** proto.Fraction */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}
function newFraction(): Fraction {
  return { numerator: 0n, denominator: 0n };
}
export function readFraction(c: Cursor, end: number, depth: number, m: Fraction = newFraction()): Fraction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.numerator = c.int64(end); break;
      case 16: m.denominator = c.int64(end); break;
      default: c.skipField('Fraction', tag, end);
    }
  }
  return m;
}
export const Fraction: MessageType<Fraction> = defineMessage<Fraction>(
  'Fraction',
  newFraction,
  readFraction,
  () => [
    { number: 1, name: 'numerator', kind: 'int64' },
    { number: 2, name: 'denominator', kind: 'int64' },
  ],
);

/** proto.HederaFunctionality */
export const HederaFunctionality: Readonly<Record<number, string>> = {
  0: 'NONE',
  1: 'CryptoTransfer',
  2: 'CryptoUpdate',
  3: 'CryptoDelete',
  4: 'CryptoAddLiveHash',
  5: 'CryptoDeleteLiveHash',
  6: 'ContractCall',
  7: 'ContractCreate',
  8: 'ContractUpdate',
  9: 'FileCreate',
  10: 'FileAppend',
  11: 'FileUpdate',
  12: 'FileDelete',
  13: 'CryptoGetAccountBalance',
  14: 'CryptoGetAccountRecords',
  15: 'CryptoGetInfo',
  16: 'ContractCallLocal',
  17: 'ContractGetInfo',
  18: 'ContractGetBytecode',
  19: 'GetBySolidityID',
  20: 'GetByKey',
  21: 'CryptoGetLiveHash',
  22: 'CryptoGetStakers',
  23: 'FileGetContents',
  24: 'FileGetInfo',
  25: 'TransactionGetRecord',
  26: 'ContractGetRecords',
  27: 'CryptoCreate',
  28: 'SystemDelete',
  29: 'SystemUndelete',
  30: 'ContractDelete',
  31: 'Freeze',
  32: 'CreateTransactionRecord',
  33: 'CryptoAccountAutoRenew',
  34: 'ContractAutoRenew',
  35: 'GetVersionInfo',
  36: 'TransactionGetReceipt',
  50: 'ConsensusCreateTopic',
  51: 'ConsensusUpdateTopic',
  52: 'ConsensusDeleteTopic',
  53: 'ConsensusGetTopicInfo',
  54: 'ConsensusSubmitMessage',
  55: 'UncheckedSubmit',
  56: 'TokenCreate',
  58: 'TokenGetInfo',
  59: 'TokenFreezeAccount',
  60: 'TokenUnfreezeAccount',
  61: 'TokenGrantKycToAccount',
  62: 'TokenRevokeKycFromAccount',
  63: 'TokenDelete',
  64: 'TokenUpdate',
  65: 'TokenMint',
  66: 'TokenBurn',
  67: 'TokenAccountWipe',
  68: 'TokenAssociateToAccount',
  69: 'TokenDissociateFromAccount',
  70: 'ScheduleCreate',
  71: 'ScheduleDelete',
  72: 'ScheduleSign',
  73: 'ScheduleGetInfo',
  74: 'TokenGetAccountNftInfos',
  75: 'TokenGetNftInfo',
  76: 'TokenGetNftInfos',
  77: 'TokenFeeScheduleUpdate',
  78: 'NetworkGetExecutionTime',
  79: 'TokenPause',
  80: 'TokenUnpause',
  81: 'CryptoApproveAllowance',
  82: 'CryptoDeleteAllowance',
  83: 'GetAccountDetails',
  84: 'EthereumTransaction',
  85: 'NodeStakeUpdate',
  86: 'UtilPrng',
  87: 'TransactionGetFastRecord',
  88: 'TokenUpdateNfts',
  89: 'NodeCreate',
  90: 'NodeUpdate',
  91: 'NodeDelete',
  92: 'TokenReject',
  93: 'TokenAirdrop',
  94: 'TokenCancelAirdrop',
  95: 'TokenClaimAirdrop',
  100: 'StateSignatureTransaction',
  101: 'HintsKeyPublication',
  102: 'HintsPreprocessingVote',
  103: 'HintsPartialSignature',
  104: 'HistoryAssemblySignature',
  105: 'HistoryProofKeyPublication',
  106: 'HistoryProofVote',
  107: 'CrsPublication',
  108: 'AtomicBatch',
  109: 'LambdaSStore',
  110: 'HookDispatch',
  111: 'HookStore',
  112: 'LedgerIdPublication',
  113: 'RegisteredNodeCreate',
  114: 'RegisteredNodeUpdate',
  115: 'RegisteredNodeDelete',
  116: 'MigrationRootHashVote',
  117: 'ClprUpdateLedgerConfiguration',
  118: 'ClprRegisterChannel',
  119: 'ClprCompleteChannel',
  120: 'ClprCloseChannel',
  121: 'ClprGetLedgerConfiguration',
  122: 'ClprSubmitBundle',
  123: 'ClprRedactMessage',
  124: 'ClprRegisterConnector',
  125: 'ClprDeregisterConnector',
  126: 'ClprCompleteConnector',
  127: 'ClprEndpointPublication',
  128: 'ClprGetEndpointManifest',
};

/** proto.HookCall */
export interface HookCall {
  hookId: bigint | undefined;
  evmHookCall: EvmHookCall | undefined;
}
function newHookCall(): HookCall {
  return { hookId: undefined, evmHookCall: undefined };
}
export function readHookCall(c: Cursor, end: number, depth: number, m: HookCall = newHookCall()): HookCall {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.hookId = c.int64(end); break;
      case 26: m.evmHookCall = readEvmHookCall(c, c.delimitedEnd(end), depth + 1, m.evmHookCall); break;
      default: c.skipField('HookCall', tag, end);
    }
  }
  return m;
}
export const HookCall: MessageType<HookCall> = defineMessage<HookCall>(
  'HookCall',
  newHookCall,
  readHookCall,
  () => [
    { number: 1, name: 'hookId', kind: 'int64', optional: true },
    { number: 3, name: 'evmHookCall', kind: 'message', optional: true, type: EvmHookCall },
  ],
);

/** proto.HookEntityId */
export interface HookEntityId {
  accountId: AccountID | undefined;
  contractId: ContractID | undefined;
}
function newHookEntityId(): HookEntityId {
  return { accountId: undefined, contractId: undefined };
}
export function readHookEntityId(c: Cursor, end: number, depth: number, m: HookEntityId = newHookEntityId()): HookEntityId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      case 18: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      default: c.skipField('HookEntityId', tag, end);
    }
  }
  return m;
}
export const HookEntityId: MessageType<HookEntityId> = defineMessage<HookEntityId>(
  'HookEntityId',
  newHookEntityId,
  readHookEntityId,
  () => [
    { number: 1, name: 'accountId', kind: 'message', optional: true, type: AccountID },
    { number: 2, name: 'contractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.HookId */
export interface HookId {
  entityId: HookEntityId | undefined;
  hookId: bigint;
}
function newHookId(): HookId {
  return { entityId: undefined, hookId: 0n };
}
export function readHookId(c: Cursor, end: number, depth: number, m: HookId = newHookId()): HookId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.entityId = readHookEntityId(c, c.delimitedEnd(end), depth + 1, m.entityId); break;
      case 16: m.hookId = c.int64(end); break;
      default: c.skipField('HookId', tag, end);
    }
  }
  return m;
}
export const HookId: MessageType<HookId> = defineMessage<HookId>(
  'HookId',
  newHookId,
  readHookId,
  () => [
    { number: 1, name: 'entityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'hookId', kind: 'int64' },
  ],
);

/** proto.Key */
export interface Key {
  contractID: ContractID | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  thresholdKey: ThresholdKey | undefined;
  keyList: KeyList | undefined;
  ECDSASecp256k1: Uint8Array | undefined;
  delegatableContractId: ContractID | undefined;
}
function newKey(): Key {
  return { contractID: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, thresholdKey: undefined, keyList: undefined, ECDSASecp256k1: undefined, delegatableContractId: undefined };
}
export function readKey(c: Cursor, end: number, depth: number, m: Key = newKey()): Key {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 18: m.ed25519 = c.bytes(end); break;
      case 26: m.RSA_3072 = c.bytes(end); break;
      case 34: m.ECDSA_384 = c.bytes(end); break;
      case 42: m.thresholdKey = readThresholdKey(c, c.delimitedEnd(end), depth + 1, m.thresholdKey); break;
      case 50: m.keyList = readKeyList(c, c.delimitedEnd(end), depth + 1, m.keyList); break;
      case 58: m.ECDSASecp256k1 = c.bytes(end); break;
      case 66: m.delegatableContractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.delegatableContractId); break;
      default: c.skipField('Key', tag, end);
    }
  }
  return m;
}
export const Key: MessageType<Key> = defineMessage<Key>(
  'Key',
  newKey,
  readKey,
  () => [
    { number: 1, name: 'contractID', kind: 'message', optional: true, type: ContractID },
    { number: 2, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 3, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 4, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 5, name: 'thresholdKey', kind: 'message', optional: true, type: ThresholdKey },
    { number: 6, name: 'keyList', kind: 'message', optional: true, type: KeyList },
    { number: 7, name: 'ECDSASecp256k1', kind: 'bytes', optional: true },
    { number: 8, name: 'delegatableContractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** proto.KeyList */
export interface KeyList {
  keys: readonly Key[];
}
function newKeyList(): KeyList {
  return { keys: NONE };
}
export function readKeyList(c: Cursor, end: number, depth: number, m: KeyList = newKeyList()): KeyList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.keys = appendTo(m.keys, readKey(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('KeyList', tag, end);
    }
  }
  return m;
}
export const KeyList: MessageType<KeyList> = defineMessage<KeyList>(
  'KeyList',
  newKeyList,
  readKeyList,
  () => [
    { number: 1, name: 'keys', kind: 'message', repeated: true, type: Key },
  ],
);

/** proto.NftID */
export interface NftID {
  token_ID: TokenID | undefined;
  serialNumber: bigint;
}
function newNftID(): NftID {
  return { token_ID: undefined, serialNumber: 0n };
}
export function readNftID(c: Cursor, end: number, depth: number, m: NftID = newNftID()): NftID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token_ID = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token_ID); break;
      case 16: m.serialNumber = c.int64(end); break;
      default: c.skipField('NftID', tag, end);
    }
  }
  return m;
}
export const NftID: MessageType<NftID> = defineMessage<NftID>(
  'NftID',
  newNftID,
  readNftID,
  () => [
    { number: 1, name: 'token_ID', kind: 'message', type: TokenID },
    { number: 2, name: 'serialNumber', kind: 'int64' },
  ],
);

/** proto.NftTransfer */
export interface NftTransfer {
  senderAccountID: AccountID | undefined;
  receiverAccountID: AccountID | undefined;
  serialNumber: bigint;
  isApproval: boolean;
  preTxSenderAllowanceHook: HookCall | undefined;
  prePostTxSenderAllowanceHook: HookCall | undefined;
  preTxReceiverAllowanceHook: HookCall | undefined;
  prePostTxReceiverAllowanceHook: HookCall | undefined;
}
function newNftTransfer(): NftTransfer {
  return { senderAccountID: undefined, receiverAccountID: undefined, serialNumber: 0n, isApproval: false, preTxSenderAllowanceHook: undefined, prePostTxSenderAllowanceHook: undefined, preTxReceiverAllowanceHook: undefined, prePostTxReceiverAllowanceHook: undefined };
}
export function readNftTransfer(c: Cursor, end: number, depth: number, m: NftTransfer = newNftTransfer()): NftTransfer {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.senderAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.senderAccountID); break;
      case 18: m.receiverAccountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.receiverAccountID); break;
      case 24: m.serialNumber = c.int64(end); break;
      case 32: m.isApproval = c.bool(end); break;
      case 42: m.preTxSenderAllowanceHook = readHookCall(c, c.delimitedEnd(end), depth + 1, m.preTxSenderAllowanceHook); break;
      case 50: m.prePostTxSenderAllowanceHook = readHookCall(c, c.delimitedEnd(end), depth + 1, m.prePostTxSenderAllowanceHook); break;
      case 58: m.preTxReceiverAllowanceHook = readHookCall(c, c.delimitedEnd(end), depth + 1, m.preTxReceiverAllowanceHook); break;
      case 66: m.prePostTxReceiverAllowanceHook = readHookCall(c, c.delimitedEnd(end), depth + 1, m.prePostTxReceiverAllowanceHook); break;
      default: c.skipField('NftTransfer', tag, end);
    }
  }
  return m;
}
export const NftTransfer: MessageType<NftTransfer> = defineMessage<NftTransfer>(
  'NftTransfer',
  newNftTransfer,
  readNftTransfer,
  () => [
    { number: 1, name: 'senderAccountID', kind: 'message', type: AccountID },
    { number: 2, name: 'receiverAccountID', kind: 'message', type: AccountID },
    { number: 3, name: 'serialNumber', kind: 'int64' },
    { number: 4, name: 'isApproval', kind: 'bool' },
    { number: 5, name: 'preTxSenderAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 6, name: 'prePostTxSenderAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 7, name: 'preTxReceiverAllowanceHook', kind: 'message', optional: true, type: HookCall },
    { number: 8, name: 'prePostTxReceiverAllowanceHook', kind: 'message', optional: true, type: HookCall },
  ],
);

/** proto.NodeAddress */
export interface NodeAddress {
  ipAddress: Uint8Array;
  portno: number;
  memo: Uint8Array;
  RSA_PubKey: string;
  nodeId: bigint;
  nodeAccountId: AccountID | undefined;
  nodeCertHash: Uint8Array;
  serviceEndpoint: readonly ServiceEndpoint[];
  description: string;
  stake: bigint;
}
function newNodeAddress(): NodeAddress {
  return { ipAddress: EMPTY, portno: 0, memo: EMPTY, RSA_PubKey: '', nodeId: 0n, nodeAccountId: undefined, nodeCertHash: EMPTY, serviceEndpoint: NONE, description: '', stake: 0n };
}
export function readNodeAddress(c: Cursor, end: number, depth: number, m: NodeAddress = newNodeAddress()): NodeAddress {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddress = c.bytes(end); break;
      case 16: m.portno = c.int32(end); break;
      case 26: m.memo = c.bytes(end); break;
      case 34: m.RSA_PubKey = c.text(end); break;
      case 40: m.nodeId = c.int64(end); break;
      case 50: m.nodeAccountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.nodeAccountId); break;
      case 58: m.nodeCertHash = c.bytes(end); break;
      case 66: m.serviceEndpoint = appendTo(m.serviceEndpoint, readServiceEndpoint(c, c.delimitedEnd(end), depth + 1)); break;
      case 74: m.description = c.text(end); break;
      case 80: m.stake = c.int64(end); break;
      default: c.skipField('NodeAddress', tag, end);
    }
  }
  return m;
}
export const NodeAddress: MessageType<NodeAddress> = defineMessage<NodeAddress>(
  'NodeAddress',
  newNodeAddress,
  readNodeAddress,
  () => [
    { number: 1, name: 'ipAddress', kind: 'bytes' },
    { number: 2, name: 'portno', kind: 'int32' },
    { number: 3, name: 'memo', kind: 'bytes' },
    { number: 4, name: 'RSA_PubKey', kind: 'string' },
    { number: 5, name: 'nodeId', kind: 'int64' },
    { number: 6, name: 'nodeAccountId', kind: 'message', type: AccountID },
    { number: 7, name: 'nodeCertHash', kind: 'bytes' },
    { number: 8, name: 'serviceEndpoint', kind: 'message', repeated: true, type: ServiceEndpoint },
    { number: 9, name: 'description', kind: 'string' },
    { number: 10, name: 'stake', kind: 'int64' },
  ],
);

/** proto.NodeAddressBook */
export interface NodeAddressBook {
  nodeAddress: readonly NodeAddress[];
}
function newNodeAddressBook(): NodeAddressBook {
  return { nodeAddress: NONE };
}
export function readNodeAddressBook(c: Cursor, end: number, depth: number, m: NodeAddressBook = newNodeAddressBook()): NodeAddressBook {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nodeAddress = appendTo(m.nodeAddress, readNodeAddress(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('NodeAddressBook', tag, end);
    }
  }
  return m;
}
export const NodeAddressBook: MessageType<NodeAddressBook> = defineMessage<NodeAddressBook>(
  'NodeAddressBook',
  newNodeAddressBook,
  readNodeAddressBook,
  () => [
    { number: 1, name: 'nodeAddress', kind: 'message', repeated: true, type: NodeAddress },
  ],
);

/** proto.PendingAirdropId */
export interface PendingAirdropId {
  senderId: AccountID | undefined;
  receiverId: AccountID | undefined;
  fungibleTokenType: TokenID | undefined;
  nonFungibleToken: NftID | undefined;
}
function newPendingAirdropId(): PendingAirdropId {
  return { senderId: undefined, receiverId: undefined, fungibleTokenType: undefined, nonFungibleToken: undefined };
}
export function readPendingAirdropId(c: Cursor, end: number, depth: number, m: PendingAirdropId = newPendingAirdropId()): PendingAirdropId {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.senderId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.senderId); break;
      case 18: m.receiverId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.receiverId); break;
      case 26: m.fungibleTokenType = readTokenID(c, c.delimitedEnd(end), depth + 1, m.fungibleTokenType); break;
      case 34: m.nonFungibleToken = readNftID(c, c.delimitedEnd(end), depth + 1, m.nonFungibleToken); break;
      default: c.skipField('PendingAirdropId', tag, end);
    }
  }
  return m;
}
export const PendingAirdropId: MessageType<PendingAirdropId> = defineMessage<PendingAirdropId>(
  'PendingAirdropId',
  newPendingAirdropId,
  readPendingAirdropId,
  () => [
    { number: 1, name: 'senderId', kind: 'message', type: AccountID },
    { number: 2, name: 'receiverId', kind: 'message', type: AccountID },
    { number: 3, name: 'fungibleTokenType', kind: 'message', optional: true, type: TokenID },
    { number: 4, name: 'nonFungibleToken', kind: 'message', optional: true, type: NftID },
  ],
);

/** proto.PendingAirdropValue */
export interface PendingAirdropValue {
  amount: bigint;
}
function newPendingAirdropValue(): PendingAirdropValue {
  return { amount: 0n };
}
export function readPendingAirdropValue(c: Cursor, end: number, depth: number, m: PendingAirdropValue = newPendingAirdropValue()): PendingAirdropValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.amount = c.uint64(end); break;
      default: c.skipField('PendingAirdropValue', tag, end);
    }
  }
  return m;
}
export const PendingAirdropValue: MessageType<PendingAirdropValue> = defineMessage<PendingAirdropValue>(
  'PendingAirdropValue',
  newPendingAirdropValue,
  readPendingAirdropValue,
  () => [
    { number: 1, name: 'amount', kind: 'uint64' },
  ],
);

/** proto.RealmID */
export interface RealmID {
  shardNum: bigint;
  realmNum: bigint;
}
function newRealmID(): RealmID {
  return { shardNum: 0n, realmNum: 0n };
}
export function readRealmID(c: Cursor, end: number, depth: number, m: RealmID = newRealmID()): RealmID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      default: c.skipField('RealmID', tag, end);
    }
  }
  return m;
}
export const RealmID: MessageType<RealmID> = defineMessage<RealmID>(
  'RealmID',
  newRealmID,
  readRealmID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
  ],
);

/** proto.ScheduleID */
export interface ScheduleID {
  shardNum: bigint;
  realmNum: bigint;
  scheduleNum: bigint;
}
function newScheduleID(): ScheduleID {
  return { shardNum: 0n, realmNum: 0n, scheduleNum: 0n };
}
export function readScheduleID(c: Cursor, end: number, depth: number, m: ScheduleID = newScheduleID()): ScheduleID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.scheduleNum = c.int64(end); break;
      default: c.skipField('ScheduleID', tag, end);
    }
  }
  return m;
}
export const ScheduleID: MessageType<ScheduleID> = defineMessage<ScheduleID>(
  'ScheduleID',
  newScheduleID,
  readScheduleID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'scheduleNum', kind: 'int64' },
  ],
);

/** proto.SemanticVersion */
export interface SemanticVersion {
  major: number;
  minor: number;
  patch: number;
  pre: string;
  build: string;
}
function newSemanticVersion(): SemanticVersion {
  return { major: 0, minor: 0, patch: 0, pre: '', build: '' };
}
export function readSemanticVersion(c: Cursor, end: number, depth: number, m: SemanticVersion = newSemanticVersion()): SemanticVersion {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.major = c.int32(end); break;
      case 16: m.minor = c.int32(end); break;
      case 24: m.patch = c.int32(end); break;
      case 34: m.pre = c.text(end); break;
      case 42: m.build = c.text(end); break;
      default: c.skipField('SemanticVersion', tag, end);
    }
  }
  return m;
}
export const SemanticVersion: MessageType<SemanticVersion> = defineMessage<SemanticVersion>(
  'SemanticVersion',
  newSemanticVersion,
  readSemanticVersion,
  () => [
    { number: 1, name: 'major', kind: 'int32' },
    { number: 2, name: 'minor', kind: 'int32' },
    { number: 3, name: 'patch', kind: 'int32' },
    { number: 4, name: 'pre', kind: 'string' },
    { number: 5, name: 'build', kind: 'string' },
  ],
);

/** proto.ServiceEndpoint */
export interface ServiceEndpoint {
  ipAddressV4: Uint8Array;
  port: number;
  domainName: string;
}
function newServiceEndpoint(): ServiceEndpoint {
  return { ipAddressV4: EMPTY, port: 0, domainName: '' };
}
export function readServiceEndpoint(c: Cursor, end: number, depth: number, m: ServiceEndpoint = newServiceEndpoint()): ServiceEndpoint {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.ipAddressV4 = c.bytes(end); break;
      case 16: m.port = c.int32(end); break;
      case 26: m.domainName = c.text(end); break;
      default: c.skipField('ServiceEndpoint', tag, end);
    }
  }
  return m;
}
export const ServiceEndpoint: MessageType<ServiceEndpoint> = defineMessage<ServiceEndpoint>(
  'ServiceEndpoint',
  newServiceEndpoint,
  readServiceEndpoint,
  () => [
    { number: 1, name: 'ipAddressV4', kind: 'bytes' },
    { number: 2, name: 'port', kind: 'int32' },
    { number: 3, name: 'domainName', kind: 'string' },
  ],
);

/** proto.ServicesConfigurationList */
export interface ServicesConfigurationList {
  nameValue: readonly Setting[];
}
function newServicesConfigurationList(): ServicesConfigurationList {
  return { nameValue: NONE };
}
export function readServicesConfigurationList(c: Cursor, end: number, depth: number, m: ServicesConfigurationList = newServicesConfigurationList()): ServicesConfigurationList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.nameValue = appendTo(m.nameValue, readSetting(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ServicesConfigurationList', tag, end);
    }
  }
  return m;
}
export const ServicesConfigurationList: MessageType<ServicesConfigurationList> = defineMessage<ServicesConfigurationList>(
  'ServicesConfigurationList',
  newServicesConfigurationList,
  readServicesConfigurationList,
  () => [
    { number: 1, name: 'nameValue', kind: 'message', repeated: true, type: Setting },
  ],
);

/** proto.Setting */
export interface Setting {
  name: string;
  value: string;
  data: Uint8Array;
}
function newSetting(): Setting {
  return { name: '', value: '', data: EMPTY };
}
export function readSetting(c: Cursor, end: number, depth: number, m: Setting = newSetting()): Setting {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.name = c.text(end); break;
      case 18: m.value = c.text(end); break;
      case 26: m.data = c.bytes(end); break;
      default: c.skipField('Setting', tag, end);
    }
  }
  return m;
}
export const Setting: MessageType<Setting> = defineMessage<Setting>(
  'Setting',
  newSetting,
  readSetting,
  () => [
    { number: 1, name: 'name', kind: 'string' },
    { number: 2, name: 'value', kind: 'string' },
    { number: 3, name: 'data', kind: 'bytes' },
  ],
);

/** proto.ShardID */
export interface ShardID {
  shardNum: bigint;
}
function newShardID(): ShardID {
  return { shardNum: 0n };
}
export function readShardID(c: Cursor, end: number, depth: number, m: ShardID = newShardID()): ShardID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      default: c.skipField('ShardID', tag, end);
    }
  }
  return m;
}
export const ShardID: MessageType<ShardID> = defineMessage<ShardID>(
  'ShardID',
  newShardID,
  readShardID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
  ],
);

/** proto.Signature */
export interface Signature {
  contract: Uint8Array | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  thresholdSignature: ThresholdSignature | undefined;
  signatureList: SignatureList | undefined;
}
function newSignature(): Signature {
  return { contract: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, thresholdSignature: undefined, signatureList: undefined };
}
export function readSignature(c: Cursor, end: number, depth: number, m: Signature = newSignature()): Signature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contract = c.bytes(end); break;
      case 18: m.ed25519 = c.bytes(end); break;
      case 26: m.RSA_3072 = c.bytes(end); break;
      case 34: m.ECDSA_384 = c.bytes(end); break;
      case 42: m.thresholdSignature = readThresholdSignature(c, c.delimitedEnd(end), depth + 1, m.thresholdSignature); break;
      case 50: m.signatureList = readSignatureList(c, c.delimitedEnd(end), depth + 1, m.signatureList); break;
      default: c.skipField('Signature', tag, end);
    }
  }
  return m;
}
export const Signature: MessageType<Signature> = defineMessage<Signature>(
  'Signature',
  newSignature,
  readSignature,
  () => [
    { number: 1, name: 'contract', kind: 'bytes', optional: true },
    { number: 2, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 3, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 4, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 5, name: 'thresholdSignature', kind: 'message', optional: true, type: ThresholdSignature },
    { number: 6, name: 'signatureList', kind: 'message', optional: true, type: SignatureList },
  ],
);

/** proto.SignatureList */
export interface SignatureList {
  sigs: readonly Signature[];
}
function newSignatureList(): SignatureList {
  return { sigs: NONE };
}
export function readSignatureList(c: Cursor, end: number, depth: number, m: SignatureList = newSignatureList()): SignatureList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.sigs = appendTo(m.sigs, readSignature(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('SignatureList', tag, end);
    }
  }
  return m;
}
export const SignatureList: MessageType<SignatureList> = defineMessage<SignatureList>(
  'SignatureList',
  newSignatureList,
  readSignatureList,
  () => [
    { number: 2, name: 'sigs', kind: 'message', repeated: true, type: Signature },
  ],
);

/** proto.SignatureMap */
export interface SignatureMap {
  sigPair: readonly SignaturePair[];
}
function newSignatureMap(): SignatureMap {
  return { sigPair: NONE };
}
export function readSignatureMap(c: Cursor, end: number, depth: number, m: SignatureMap = newSignatureMap()): SignatureMap {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sigPair = appendTo(m.sigPair, readSignaturePair(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('SignatureMap', tag, end);
    }
  }
  return m;
}
export const SignatureMap: MessageType<SignatureMap> = defineMessage<SignatureMap>(
  'SignatureMap',
  newSignatureMap,
  readSignatureMap,
  () => [
    { number: 1, name: 'sigPair', kind: 'message', repeated: true, type: SignaturePair },
  ],
);

/** proto.SignaturePair */
export interface SignaturePair {
  pubKeyPrefix: Uint8Array;
  contract: Uint8Array | undefined;
  ed25519: Uint8Array | undefined;
  RSA_3072: Uint8Array | undefined;
  ECDSA_384: Uint8Array | undefined;
  ECDSASecp256k1: Uint8Array | undefined;
}
function newSignaturePair(): SignaturePair {
  return { pubKeyPrefix: EMPTY, contract: undefined, ed25519: undefined, RSA_3072: undefined, ECDSA_384: undefined, ECDSASecp256k1: undefined };
}
export function readSignaturePair(c: Cursor, end: number, depth: number, m: SignaturePair = newSignaturePair()): SignaturePair {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.pubKeyPrefix = c.bytes(end); break;
      case 18: m.contract = c.bytes(end); break;
      case 26: m.ed25519 = c.bytes(end); break;
      case 34: m.RSA_3072 = c.bytes(end); break;
      case 42: m.ECDSA_384 = c.bytes(end); break;
      case 50: m.ECDSASecp256k1 = c.bytes(end); break;
      default: c.skipField('SignaturePair', tag, end);
    }
  }
  return m;
}
export const SignaturePair: MessageType<SignaturePair> = defineMessage<SignaturePair>(
  'SignaturePair',
  newSignaturePair,
  readSignaturePair,
  () => [
    { number: 1, name: 'pubKeyPrefix', kind: 'bytes' },
    { number: 2, name: 'contract', kind: 'bytes', optional: true },
    { number: 3, name: 'ed25519', kind: 'bytes', optional: true },
    { number: 4, name: 'RSA_3072', kind: 'bytes', optional: true },
    { number: 5, name: 'ECDSA_384', kind: 'bytes', optional: true },
    { number: 6, name: 'ECDSASecp256k1', kind: 'bytes', optional: true },
  ],
);

/** proto.SubType */
export const SubType: Readonly<Record<number, string>> = {
  0: 'DEFAULT',
  1: 'TOKEN_FUNGIBLE_COMMON',
  2: 'TOKEN_NON_FUNGIBLE_UNIQUE',
  3: 'TOKEN_FUNGIBLE_COMMON_WITH_CUSTOM_FEES',
  4: 'TOKEN_NON_FUNGIBLE_UNIQUE_WITH_CUSTOM_FEES',
  5: 'SCHEDULE_CREATE_CONTRACT_CALL',
  6: 'TOPIC_CREATE_WITH_CUSTOM_FEES',
  7: 'SUBMIT_MESSAGE_WITH_CUSTOM_FEES',
  8: 'CRYPTO_TRANSFER_WITH_HOOKS',
};

/** proto.ThresholdKey */
export interface ThresholdKey {
  threshold: number;
  keys: KeyList | undefined;
}
function newThresholdKey(): ThresholdKey {
  return { threshold: 0, keys: undefined };
}
export function readThresholdKey(c: Cursor, end: number, depth: number, m: ThresholdKey = newThresholdKey()): ThresholdKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.threshold = c.unsigned32(end); break;
      case 18: m.keys = readKeyList(c, c.delimitedEnd(end), depth + 1, m.keys); break;
      default: c.skipField('ThresholdKey', tag, end);
    }
  }
  return m;
}
export const ThresholdKey: MessageType<ThresholdKey> = defineMessage<ThresholdKey>(
  'ThresholdKey',
  newThresholdKey,
  readThresholdKey,
  () => [
    { number: 1, name: 'threshold', kind: 'uint32' },
    { number: 2, name: 'keys', kind: 'message', type: KeyList },
  ],
);

/** proto.ThresholdSignature */
export interface ThresholdSignature {
  sigs: SignatureList | undefined;
}
function newThresholdSignature(): ThresholdSignature {
  return { sigs: undefined };
}
export function readThresholdSignature(c: Cursor, end: number, depth: number, m: ThresholdSignature = newThresholdSignature()): ThresholdSignature {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 18: m.sigs = readSignatureList(c, c.delimitedEnd(end), depth + 1, m.sigs); break;
      default: c.skipField('ThresholdSignature', tag, end);
    }
  }
  return m;
}
export const ThresholdSignature: MessageType<ThresholdSignature> = defineMessage<ThresholdSignature>(
  'ThresholdSignature',
  newThresholdSignature,
  readThresholdSignature,
  () => [
    { number: 2, name: 'sigs', kind: 'message', type: SignatureList },
  ],
);

/** proto.TokenAssociation */
export interface TokenAssociation {
  tokenId: TokenID | undefined;
  accountId: AccountID | undefined;
}
function newTokenAssociation(): TokenAssociation {
  return { tokenId: undefined, accountId: undefined };
}
export function readTokenAssociation(c: Cursor, end: number, depth: number, m: TokenAssociation = newTokenAssociation()): TokenAssociation {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 18: m.accountId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountId); break;
      default: c.skipField('TokenAssociation', tag, end);
    }
  }
  return m;
}
export const TokenAssociation: MessageType<TokenAssociation> = defineMessage<TokenAssociation>(
  'TokenAssociation',
  newTokenAssociation,
  readTokenAssociation,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'accountId', kind: 'message', type: AccountID },
  ],
);

/** proto.TokenBalance */
export interface TokenBalance {
  tokenId: TokenID | undefined;
  balance: bigint;
  decimals: number;
}
function newTokenBalance(): TokenBalance {
  return { tokenId: undefined, balance: 0n, decimals: 0 };
}
export function readTokenBalance(c: Cursor, end: number, depth: number, m: TokenBalance = newTokenBalance()): TokenBalance {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenId = readTokenID(c, c.delimitedEnd(end), depth + 1, m.tokenId); break;
      case 16: m.balance = c.uint64(end); break;
      case 24: m.decimals = c.unsigned32(end); break;
      default: c.skipField('TokenBalance', tag, end);
    }
  }
  return m;
}
export const TokenBalance: MessageType<TokenBalance> = defineMessage<TokenBalance>(
  'TokenBalance',
  newTokenBalance,
  readTokenBalance,
  () => [
    { number: 1, name: 'tokenId', kind: 'message', type: TokenID },
    { number: 2, name: 'balance', kind: 'uint64' },
    { number: 3, name: 'decimals', kind: 'uint32' },
  ],
);

/** proto.TokenBalances */
export interface TokenBalances {
  tokenBalances: readonly TokenBalance[];
}
function newTokenBalances(): TokenBalances {
  return { tokenBalances: NONE };
}
export function readTokenBalances(c: Cursor, end: number, depth: number, m: TokenBalances = newTokenBalances()): TokenBalances {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.tokenBalances = appendTo(m.tokenBalances, readTokenBalance(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TokenBalances', tag, end);
    }
  }
  return m;
}
export const TokenBalances: MessageType<TokenBalances> = defineMessage<TokenBalances>(
  'TokenBalances',
  newTokenBalances,
  readTokenBalances,
  () => [
    { number: 1, name: 'tokenBalances', kind: 'message', repeated: true, type: TokenBalance },
  ],
);

/** proto.TokenID */
export interface TokenID {
  shardNum: bigint;
  realmNum: bigint;
  tokenNum: bigint;
}
function newTokenID(): TokenID {
  return { shardNum: 0n, realmNum: 0n, tokenNum: 0n };
}
export function readTokenID(c: Cursor, end: number, depth: number, m: TokenID = newTokenID()): TokenID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.tokenNum = c.int64(end); break;
      default: c.skipField('TokenID', tag, end);
    }
  }
  return m;
}
export const TokenID: MessageType<TokenID> = defineMessage<TokenID>(
  'TokenID',
  newTokenID,
  readTokenID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'tokenNum', kind: 'int64' },
  ],
);

/** proto.TokenKeyValidation */
export const TokenKeyValidation: Readonly<Record<number, string>> = {
  0: 'FULL_VALIDATION',
  1: 'NO_VALIDATION',
};

/** proto.TokenSupplyType */
export const TokenSupplyType: Readonly<Record<number, string>> = {
  0: 'INFINITE',
  1: 'FINITE',
};

/** proto.TokenTransferList */
export interface TokenTransferList {
  token: TokenID | undefined;
  transfers: readonly AccountAmount[];
  nftTransfers: readonly NftTransfer[];
  expectedDecimals: UInt32Value | undefined;
}
function newTokenTransferList(): TokenTransferList {
  return { token: undefined, transfers: NONE, nftTransfers: NONE, expectedDecimals: undefined };
}
export function readTokenTransferList(c: Cursor, end: number, depth: number, m: TokenTransferList = newTokenTransferList()): TokenTransferList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.token = readTokenID(c, c.delimitedEnd(end), depth + 1, m.token); break;
      case 18: m.transfers = appendTo(m.transfers, readAccountAmount(c, c.delimitedEnd(end), depth + 1)); break;
      case 26: m.nftTransfers = appendTo(m.nftTransfers, readNftTransfer(c, c.delimitedEnd(end), depth + 1)); break;
      case 34: m.expectedDecimals = readUInt32Value(c, c.delimitedEnd(end), depth + 1, m.expectedDecimals); break;
      default: c.skipField('TokenTransferList', tag, end);
    }
  }
  return m;
}
export const TokenTransferList: MessageType<TokenTransferList> = defineMessage<TokenTransferList>(
  'TokenTransferList',
  newTokenTransferList,
  readTokenTransferList,
  () => [
    { number: 1, name: 'token', kind: 'message', type: TokenID },
    { number: 2, name: 'transfers', kind: 'message', repeated: true, type: AccountAmount },
    { number: 3, name: 'nftTransfers', kind: 'message', repeated: true, type: NftTransfer },
    { number: 4, name: 'expectedDecimals', kind: 'message', type: UInt32Value },
  ],
);

/** proto.TokenType */
export const TokenType: Readonly<Record<number, string>> = {
  0: 'FUNGIBLE_COMMON',
  1: 'NON_FUNGIBLE_UNIQUE',
};

/** proto.TopicID */
export interface TopicID {
  shardNum: bigint;
  realmNum: bigint;
  topicNum: bigint;
}
function newTopicID(): TopicID {
  return { shardNum: 0n, realmNum: 0n, topicNum: 0n };
}
export function readTopicID(c: Cursor, end: number, depth: number, m: TopicID = newTopicID()): TopicID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.shardNum = c.int64(end); break;
      case 16: m.realmNum = c.int64(end); break;
      case 24: m.topicNum = c.int64(end); break;
      default: c.skipField('TopicID', tag, end);
    }
  }
  return m;
}
export const TopicID: MessageType<TopicID> = defineMessage<TopicID>(
  'TopicID',
  newTopicID,
  readTopicID,
  () => [
    { number: 1, name: 'shardNum', kind: 'int64' },
    { number: 2, name: 'realmNum', kind: 'int64' },
    { number: 3, name: 'topicNum', kind: 'int64' },
  ],
);

/** proto.TransactionFeeSchedule */
export interface TransactionFeeSchedule {
  hederaFunctionality: number;
  feeData: FeeData | undefined;
  fees: readonly FeeData[];
}
function newTransactionFeeSchedule(): TransactionFeeSchedule {
  return { hederaFunctionality: 0, feeData: undefined, fees: NONE };
}
export function readTransactionFeeSchedule(c: Cursor, end: number, depth: number, m: TransactionFeeSchedule = newTransactionFeeSchedule()): TransactionFeeSchedule {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.hederaFunctionality = c.int32(end); break;
      case 18: m.feeData = readFeeData(c, c.delimitedEnd(end), depth + 1, m.feeData); break;
      case 26: m.fees = appendTo(m.fees, readFeeData(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TransactionFeeSchedule', tag, end);
    }
  }
  return m;
}
export const TransactionFeeSchedule: MessageType<TransactionFeeSchedule> = defineMessage<TransactionFeeSchedule>(
  'TransactionFeeSchedule',
  newTransactionFeeSchedule,
  readTransactionFeeSchedule,
  () => [
    { number: 1, name: 'hederaFunctionality', kind: 'enum' },
    { number: 2, name: 'feeData', kind: 'message', type: FeeData },
    { number: 3, name: 'fees', kind: 'message', repeated: true, type: FeeData },
  ],
);

/** proto.TransactionID */
export interface TransactionID {
  transactionValidStart: Timestamp | undefined;
  accountID: AccountID | undefined;
  scheduled: boolean;
  nonce: number;
}
function newTransactionID(): TransactionID {
  return { transactionValidStart: undefined, accountID: undefined, scheduled: false, nonce: 0 };
}
export function readTransactionID(c: Cursor, end: number, depth: number, m: TransactionID = newTransactionID()): TransactionID {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.transactionValidStart = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.transactionValidStart); break;
      case 18: m.accountID = readAccountID(c, c.delimitedEnd(end), depth + 1, m.accountID); break;
      case 24: m.scheduled = c.bool(end); break;
      case 32: m.nonce = c.int32(end); break;
      default: c.skipField('TransactionID', tag, end);
    }
  }
  return m;
}
export const TransactionID: MessageType<TransactionID> = defineMessage<TransactionID>(
  'TransactionID',
  newTransactionID,
  readTransactionID,
  () => [
    { number: 1, name: 'transactionValidStart', kind: 'message', type: Timestamp },
    { number: 2, name: 'accountID', kind: 'message', type: AccountID },
    { number: 3, name: 'scheduled', kind: 'bool' },
    { number: 4, name: 'nonce', kind: 'int32' },
  ],
);

/** proto.TransferList */
export interface TransferList {
  accountAmounts: readonly AccountAmount[];
}
function newTransferList(): TransferList {
  return { accountAmounts: NONE };
}
export function readTransferList(c: Cursor, end: number, depth: number, m: TransferList = newTransferList()): TransferList {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.accountAmounts = appendTo(m.accountAmounts, readAccountAmount(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('TransferList', tag, end);
    }
  }
  return m;
}
export const TransferList: MessageType<TransferList> = defineMessage<TransferList>(
  'TransferList',
  newTransferList,
  readTransferList,
  () => [
    { number: 1, name: 'accountAmounts', kind: 'message', repeated: true, type: AccountAmount },
  ],
);
