// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID } from './services-basic-types.ts';
import { ContractAction, readContractAction } from './streams-contract-action.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.block.stream.trace.ContractSlotUsage */
export interface ContractSlotUsage {
  contractId: ContractID | undefined;
  writtenKeysAreNonIdenticalStateChanges: boolean | undefined;
  writtenSlotKeys: WrittenSlotKeys | undefined;
  slotReads: readonly SlotRead[];
}
function newContractSlotUsage(): ContractSlotUsage {
  return { contractId: undefined, writtenKeysAreNonIdenticalStateChanges: undefined, writtenSlotKeys: undefined, slotReads: NONE };
}
export function readContractSlotUsage(c: Cursor, end: number, depth: number, m: ContractSlotUsage = newContractSlotUsage()): ContractSlotUsage {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      case 16: m.writtenKeysAreNonIdenticalStateChanges = c.bool(end); break;
      case 26: m.writtenSlotKeys = readWrittenSlotKeys(c, c.delimitedEnd(end), depth + 1, m.writtenSlotKeys); break;
      case 34: m.slotReads = appendTo(m.slotReads, readSlotRead(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ContractSlotUsage', tag, end);
    }
  }
  return m;
}
export const ContractSlotUsage: MessageType<ContractSlotUsage> = defineMessage<ContractSlotUsage>(
  'ContractSlotUsage',
  newContractSlotUsage,
  readContractSlotUsage,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'writtenKeysAreNonIdenticalStateChanges', kind: 'bool', optional: true },
    { number: 3, name: 'writtenSlotKeys', kind: 'message', optional: true, type: WrittenSlotKeys },
    { number: 4, name: 'slotReads', kind: 'message', repeated: true, type: SlotRead },
  ],
);

/** com.hedera.hapi.block.stream.trace.EarlyTraceData */
export interface EarlyTraceData {
  evmTraceData: EvmTraceData | undefined;
  submitMessageTraceData: SubmitMessageTraceData | undefined;
}
function newEarlyTraceData(): EarlyTraceData {
  return { evmTraceData: undefined, submitMessageTraceData: undefined };
}
export function readEarlyTraceData(c: Cursor, end: number, depth: number, m: EarlyTraceData = newEarlyTraceData()): EarlyTraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmTraceData = readEvmTraceData(c, c.delimitedEnd(end), depth + 1, m.evmTraceData); break;
      case 26: m.submitMessageTraceData = readSubmitMessageTraceData(c, c.delimitedEnd(end), depth + 1, m.submitMessageTraceData); break;
      default: c.skipField('EarlyTraceData', tag, end);
    }
  }
  return m;
}
export const EarlyTraceData: MessageType<EarlyTraceData> = defineMessage<EarlyTraceData>(
  'EarlyTraceData',
  newEarlyTraceData,
  readEarlyTraceData,
  () => [
    { number: 1, name: 'evmTraceData', kind: 'message', optional: true, type: EvmTraceData },
    { number: 3, name: 'submitMessageTraceData', kind: 'message', optional: true, type: SubmitMessageTraceData },
  ],
);

/** com.hedera.hapi.block.stream.trace.EvmTraceData */
export interface EvmTraceData {
  contractActions: readonly ContractAction[];
  contractSlotUsages: readonly ContractSlotUsage[];
  errorDetails: string;
  executedInitcode: ExecutedInitcode | undefined;
  logs: readonly EvmTransactionLog[];
}
function newEvmTraceData(): EvmTraceData {
  return { contractActions: NONE, contractSlotUsages: NONE, errorDetails: '', executedInitcode: undefined, logs: NONE };
}
export function readEvmTraceData(c: Cursor, end: number, depth: number, m: EvmTraceData = newEvmTraceData()): EvmTraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractActions = appendTo(m.contractActions, readContractAction(c, c.delimitedEnd(end), depth + 1)); break;
      case 18: m.contractSlotUsages = appendTo(m.contractSlotUsages, readContractSlotUsage(c, c.delimitedEnd(end), depth + 1)); break;
      case 26: m.errorDetails = c.text(end); break;
      case 34: m.executedInitcode = readExecutedInitcode(c, c.delimitedEnd(end), depth + 1, m.executedInitcode); break;
      case 42: m.logs = appendTo(m.logs, readEvmTransactionLog(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('EvmTraceData', tag, end);
    }
  }
  return m;
}
export const EvmTraceData: MessageType<EvmTraceData> = defineMessage<EvmTraceData>(
  'EvmTraceData',
  newEvmTraceData,
  readEvmTraceData,
  () => [
    { number: 1, name: 'contractActions', kind: 'message', repeated: true, type: ContractAction },
    { number: 2, name: 'contractSlotUsages', kind: 'message', repeated: true, type: ContractSlotUsage },
    { number: 3, name: 'errorDetails', kind: 'string' },
    { number: 4, name: 'executedInitcode', kind: 'message', type: ExecutedInitcode },
    { number: 5, name: 'logs', kind: 'message', repeated: true, type: EvmTransactionLog },
  ],
);

/** com.hedera.hapi.block.stream.trace.EvmTransactionLog */
export interface EvmTransactionLog {
  contractId: ContractID | undefined;
  data: Uint8Array;
  topics: readonly Uint8Array[];
}
function newEvmTransactionLog(): EvmTransactionLog {
  return { contractId: undefined, data: EMPTY, topics: NONE };
}
export function readEvmTransactionLog(c: Cursor, end: number, depth: number, m: EvmTransactionLog = newEvmTransactionLog()): EvmTransactionLog {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      case 18: m.data = c.bytes(end); break;
      case 26: m.topics = appendTo(m.topics, c.bytes(end)); break;
      default: c.skipField('EvmTransactionLog', tag, end);
    }
  }
  return m;
}
export const EvmTransactionLog: MessageType<EvmTransactionLog> = defineMessage<EvmTransactionLog>(
  'EvmTransactionLog',
  newEvmTransactionLog,
  readEvmTransactionLog,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'data', kind: 'bytes' },
    { number: 3, name: 'topics', kind: 'bytes', repeated: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.ExecutedInitcode */
export interface ExecutedInitcode {
  contractId: ContractID | undefined;
  initcodeBookends: InitcodeBookends | undefined;
  explicitInitcode: Uint8Array | undefined;
}
function newExecutedInitcode(): ExecutedInitcode {
  return { contractId: undefined, initcodeBookends: undefined, explicitInitcode: undefined };
}
export function readExecutedInitcode(c: Cursor, end: number, depth: number, m: ExecutedInitcode = newExecutedInitcode()): ExecutedInitcode {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      case 18: m.initcodeBookends = readInitcodeBookends(c, c.delimitedEnd(end), depth + 1, m.initcodeBookends); break;
      case 26: m.explicitInitcode = c.bytes(end); break;
      default: c.skipField('ExecutedInitcode', tag, end);
    }
  }
  return m;
}
export const ExecutedInitcode: MessageType<ExecutedInitcode> = defineMessage<ExecutedInitcode>(
  'ExecutedInitcode',
  newExecutedInitcode,
  readExecutedInitcode,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'initcodeBookends', kind: 'message', optional: true, type: InitcodeBookends },
    { number: 3, name: 'explicitInitcode', kind: 'bytes', optional: true },
  ],
);

/** com.hedera.hapi.block.stream.trace.InitcodeBookends */
export interface InitcodeBookends {
  deployBytecode: Uint8Array;
  metadataBytecode: Uint8Array;
}
function newInitcodeBookends(): InitcodeBookends {
  return { deployBytecode: EMPTY, metadataBytecode: EMPTY };
}
export function readInitcodeBookends(c: Cursor, end: number, depth: number, m: InitcodeBookends = newInitcodeBookends()): InitcodeBookends {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.deployBytecode = c.bytes(end); break;
      case 18: m.metadataBytecode = c.bytes(end); break;
      default: c.skipField('InitcodeBookends', tag, end);
    }
  }
  return m;
}
export const InitcodeBookends: MessageType<InitcodeBookends> = defineMessage<InitcodeBookends>(
  'InitcodeBookends',
  newInitcodeBookends,
  readInitcodeBookends,
  () => [
    { number: 1, name: 'deployBytecode', kind: 'bytes' },
    { number: 2, name: 'metadataBytecode', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.SlotRead */
export interface SlotRead {
  index: number | undefined;
  key: Uint8Array | undefined;
  readValue: Uint8Array;
}
function newSlotRead(): SlotRead {
  return { index: undefined, key: undefined, readValue: EMPTY };
}
export function readSlotRead(c: Cursor, end: number, depth: number, m: SlotRead = newSlotRead()): SlotRead {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.index = c.int32(end); break;
      case 18: m.key = c.bytes(end); break;
      case 26: m.readValue = c.bytes(end); break;
      default: c.skipField('SlotRead', tag, end);
    }
  }
  return m;
}
export const SlotRead: MessageType<SlotRead> = defineMessage<SlotRead>(
  'SlotRead',
  newSlotRead,
  readSlotRead,
  () => [
    { number: 1, name: 'index', kind: 'int32', optional: true },
    { number: 2, name: 'key', kind: 'bytes', optional: true },
    { number: 3, name: 'readValue', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.SubmitMessageTraceData */
export interface SubmitMessageTraceData {
  sequenceNumber: bigint;
  runningHash: Uint8Array;
}
function newSubmitMessageTraceData(): SubmitMessageTraceData {
  return { sequenceNumber: 0n, runningHash: EMPTY };
}
export function readSubmitMessageTraceData(c: Cursor, end: number, depth: number, m: SubmitMessageTraceData = newSubmitMessageTraceData()): SubmitMessageTraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.sequenceNumber = c.int64(end); break;
      case 18: m.runningHash = c.bytes(end); break;
      default: c.skipField('SubmitMessageTraceData', tag, end);
    }
  }
  return m;
}
export const SubmitMessageTraceData: MessageType<SubmitMessageTraceData> = defineMessage<SubmitMessageTraceData>(
  'SubmitMessageTraceData',
  newSubmitMessageTraceData,
  readSubmitMessageTraceData,
  () => [
    { number: 1, name: 'sequenceNumber', kind: 'int64' },
    { number: 2, name: 'runningHash', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.block.stream.trace.TraceData */
export interface TraceData {
  evmTraceData: EvmTraceData | undefined;
  submitMessageTraceData: SubmitMessageTraceData | undefined;
}
function newTraceData(): TraceData {
  return { evmTraceData: undefined, submitMessageTraceData: undefined };
}
export function readTraceData(c: Cursor, end: number, depth: number, m: TraceData = newTraceData()): TraceData {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.evmTraceData = readEvmTraceData(c, c.delimitedEnd(end), depth + 1, m.evmTraceData); break;
      case 18: m.submitMessageTraceData = readSubmitMessageTraceData(c, c.delimitedEnd(end), depth + 1, m.submitMessageTraceData); break;
      default: c.skipField('TraceData', tag, end);
    }
  }
  return m;
}
export const TraceData: MessageType<TraceData> = defineMessage<TraceData>(
  'TraceData',
  newTraceData,
  readTraceData,
  () => [
    { number: 1, name: 'evmTraceData', kind: 'message', optional: true, type: EvmTraceData },
    { number: 2, name: 'submitMessageTraceData', kind: 'message', optional: true, type: SubmitMessageTraceData },
  ],
);

/** com.hedera.hapi.block.stream.trace.WrittenSlotKeys */
export interface WrittenSlotKeys {
  keys: readonly Uint8Array[];
}
function newWrittenSlotKeys(): WrittenSlotKeys {
  return { keys: NONE };
}
export function readWrittenSlotKeys(c: Cursor, end: number, depth: number, m: WrittenSlotKeys = newWrittenSlotKeys()): WrittenSlotKeys {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.keys = appendTo(m.keys, c.bytes(end)); break;
      default: c.skipField('WrittenSlotKeys', tag, end);
    }
  }
  return m;
}
export const WrittenSlotKeys: MessageType<WrittenSlotKeys> = defineMessage<WrittenSlotKeys>(
  'WrittenSlotKeys',
  newWrittenSlotKeys,
  readWrittenSlotKeys,
  () => [
    { number: 1, name: 'keys', kind: 'bytes', repeated: true },
  ],
);
