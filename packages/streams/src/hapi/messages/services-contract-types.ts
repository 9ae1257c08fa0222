// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, ContractID, readContractID, HookId, readHookId } from './services-basic-types.ts';
import { BytesValue, readBytesValue, Int64Value, readInt64Value } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** proto.ContractFunctionResult */
export interface ContractFunctionResult {
  contractID: ContractID | undefined;
  contractCallResult: Uint8Array;
  errorMessage: string;
  bloom: Uint8Array;
  gasUsed: bigint;
  logInfo: readonly ContractLoginfo[];
  createdContractIDs: readonly ContractID[];
  evmAddress: BytesValue | undefined;
  gas: bigint;
  amount: bigint;
  functionParameters: Uint8Array;
  senderId: AccountID | undefined;
  contractNonces: readonly ContractNonceInfo[];
  signerNonce: Int64Value | undefined;
}
function newContractFunctionResult(): ContractFunctionResult {
  return { contractID: undefined, contractCallResult: EMPTY, errorMessage: '', bloom: EMPTY, gasUsed: 0n, logInfo: NONE, createdContractIDs: NONE, evmAddress: undefined, gas: 0n, amount: 0n, functionParameters: EMPTY, senderId: undefined, contractNonces: NONE, signerNonce: undefined };
}
export function readContractFunctionResult(c: Cursor, end: number, depth: number, m: ContractFunctionResult = newContractFunctionResult()): ContractFunctionResult {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 18: m.contractCallResult = c.bytes(end); break;
      case 26: m.errorMessage = c.text(end); break;
      case 34: m.bloom = c.bytes(end); break;
      case 40: m.gasUsed = c.uint64(end); break;
      case 50: m.logInfo = appendTo(m.logInfo, readContractLoginfo(c, c.delimitedEnd(end), depth + 1)); break;
      case 58: m.createdContractIDs = appendTo(m.createdContractIDs, readContractID(c, c.delimitedEnd(end), depth + 1)); break;
      case 74: m.evmAddress = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.evmAddress); break;
      case 80: m.gas = c.int64(end); break;
      case 88: m.amount = c.int64(end); break;
      case 98: m.functionParameters = c.bytes(end); break;
      case 106: m.senderId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.senderId); break;
      case 114: m.contractNonces = appendTo(m.contractNonces, readContractNonceInfo(c, c.delimitedEnd(end), depth + 1)); break;
      case 122: m.signerNonce = readInt64Value(c, c.delimitedEnd(end), depth + 1, m.signerNonce); break;
      default: c.skipField('ContractFunctionResult', tag, end);
    }
  }
  return m;
}
export const ContractFunctionResult: MessageType<ContractFunctionResult> = defineMessage<ContractFunctionResult>(
  'ContractFunctionResult',
  newContractFunctionResult,
  readContractFunctionResult,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'contractCallResult', kind: 'bytes' },
    { number: 3, name: 'errorMessage', kind: 'string' },
    { number: 4, name: 'bloom', kind: 'bytes' },
    { number: 5, name: 'gasUsed', kind: 'uint64' },
    { number: 6, name: 'logInfo', kind: 'message', repeated: true, type: ContractLoginfo },
    { number: 7, name: 'createdContractIDs', kind: 'message', repeated: true, type: ContractID },
    { number: 9, name: 'evmAddress', kind: 'message', type: BytesValue },
    { number: 10, name: 'gas', kind: 'int64' },
    { number: 11, name: 'amount', kind: 'int64' },
    { number: 12, name: 'functionParameters', kind: 'bytes' },
    { number: 13, name: 'senderId', kind: 'message', type: AccountID },
    { number: 14, name: 'contractNonces', kind: 'message', repeated: true, type: ContractNonceInfo },
    { number: 15, name: 'signerNonce', kind: 'message', type: Int64Value },
  ],
);

/** proto.ContractLoginfo */
export interface ContractLoginfo {
  contractID: ContractID | undefined;
  bloom: Uint8Array;
  topic: readonly Uint8Array[];
  data: Uint8Array;
}
function newContractLoginfo(): ContractLoginfo {
  return { contractID: undefined, bloom: EMPTY, topic: NONE, data: EMPTY };
}
export function readContractLoginfo(c: Cursor, end: number, depth: number, m: ContractLoginfo = newContractLoginfo()): ContractLoginfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 18: m.bloom = c.bytes(end); break;
      case 26: m.topic = appendTo(m.topic, c.bytes(end)); break;
      case 34: m.data = c.bytes(end); break;
      default: c.skipField('ContractLoginfo', tag, end);
    }
  }
  return m;
}
export const ContractLoginfo: MessageType<ContractLoginfo> = defineMessage<ContractLoginfo>(
  'ContractLoginfo',
  newContractLoginfo,
  readContractLoginfo,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'bloom', kind: 'bytes' },
    { number: 3, name: 'topic', kind: 'bytes', repeated: true },
    { number: 4, name: 'data', kind: 'bytes' },
  ],
);

/** proto.ContractNonceInfo */
export interface ContractNonceInfo {
  contractId: ContractID | undefined;
  nonce: bigint;
}
function newContractNonceInfo(): ContractNonceInfo {
  return { contractId: undefined, nonce: 0n };
}
export function readContractNonceInfo(c: Cursor, end: number, depth: number, m: ContractNonceInfo = newContractNonceInfo()): ContractNonceInfo {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      case 16: m.nonce = c.int64(end); break;
      default: c.skipField('ContractNonceInfo', tag, end);
    }
  }
  return m;
}
export const ContractNonceInfo: MessageType<ContractNonceInfo> = defineMessage<ContractNonceInfo>(
  'ContractNonceInfo',
  newContractNonceInfo,
  readContractNonceInfo,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'nonce', kind: 'int64' },
  ],
);

/** proto.EvmTransactionResult */
export interface EvmTransactionResult {
  senderId: AccountID | undefined;
  contractId: ContractID | undefined;
  resultData: Uint8Array;
  errorMessage: string;
  gasUsed: bigint;
  internalCallContext: InternalCallContext | undefined;
  executedHookId: HookId | undefined;
  contractNonces: readonly ContractNonceInfo[];
  signerNonce: Int64Value | undefined;
}
function newEvmTransactionResult(): EvmTransactionResult {
  return { senderId: undefined, contractId: undefined, resultData: EMPTY, errorMessage: '', gasUsed: 0n, internalCallContext: undefined, executedHookId: undefined, contractNonces: NONE, signerNonce: undefined };
}
export function readEvmTransactionResult(c: Cursor, end: number, depth: number, m: EvmTransactionResult = newEvmTransactionResult()): EvmTransactionResult {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.senderId = readAccountID(c, c.delimitedEnd(end), depth + 1, m.senderId); break;
      case 18: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      case 26: m.resultData = c.bytes(end); break;
      case 34: m.errorMessage = c.text(end); break;
      case 40: m.gasUsed = c.uint64(end); break;
      case 50: m.internalCallContext = readInternalCallContext(c, c.delimitedEnd(end), depth + 1, m.internalCallContext); break;
      case 58: m.executedHookId = readHookId(c, c.delimitedEnd(end), depth + 1, m.executedHookId); break;
      case 66: m.contractNonces = appendTo(m.contractNonces, readContractNonceInfo(c, c.delimitedEnd(end), depth + 1)); break;
      case 74: m.signerNonce = readInt64Value(c, c.delimitedEnd(end), depth + 1, m.signerNonce); break;
      default: c.skipField('EvmTransactionResult', tag, end);
    }
  }
  return m;
}
export const EvmTransactionResult: MessageType<EvmTransactionResult> = defineMessage<EvmTransactionResult>(
  'EvmTransactionResult',
  newEvmTransactionResult,
  readEvmTransactionResult,
  () => [
    { number: 1, name: 'senderId', kind: 'message', type: AccountID },
    { number: 2, name: 'contractId', kind: 'message', type: ContractID },
    { number: 3, name: 'resultData', kind: 'bytes' },
    { number: 4, name: 'errorMessage', kind: 'string' },
    { number: 5, name: 'gasUsed', kind: 'uint64' },
    { number: 6, name: 'internalCallContext', kind: 'message', type: InternalCallContext },
    { number: 7, name: 'executedHookId', kind: 'message', type: HookId },
    { number: 8, name: 'contractNonces', kind: 'message', repeated: true, type: ContractNonceInfo },
    { number: 9, name: 'signerNonce', kind: 'message', type: Int64Value },
  ],
);

/** proto.InternalCallContext */
export interface InternalCallContext {
  gas: bigint;
  value: bigint;
  callData: Uint8Array;
}
function newInternalCallContext(): InternalCallContext {
  return { gas: 0n, value: 0n, callData: EMPTY };
}
export function readInternalCallContext(c: Cursor, end: number, depth: number, m: InternalCallContext = newInternalCallContext()): InternalCallContext {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.gas = c.uint64(end); break;
      case 16: m.value = c.uint64(end); break;
      case 26: m.callData = c.bytes(end); break;
      default: c.skipField('InternalCallContext', tag, end);
    }
  }
  return m;
}
export const InternalCallContext: MessageType<InternalCallContext> = defineMessage<InternalCallContext>(
  'InternalCallContext',
  newInternalCallContext,
  readInternalCallContext,
  () => [
    { number: 1, name: 'gas', kind: 'uint64' },
    { number: 2, name: 'value', kind: 'uint64' },
    { number: 3, name: 'callData', kind: 'bytes' },
  ],
);
