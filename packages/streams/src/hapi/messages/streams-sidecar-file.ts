// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { Timestamp, readTimestamp } from './services-timestamp.ts';
import { ContractActions, readContractActions } from './streams-contract-action.ts';
import { ContractBytecode, readContractBytecode } from './streams-contract-bytecode.ts';
import { ContractStateChanges, readContractStateChanges } from './streams-contract-state-change.ts';

/** proto.SidecarFile */
export interface SidecarFile {
  sidecarRecords: readonly TransactionSidecarRecord[];
}
function newSidecarFile(): SidecarFile {
  return { sidecarRecords: NONE };
}
export function readSidecarFile(c: Cursor, end: number, depth: number, m: SidecarFile = newSidecarFile()): SidecarFile {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.sidecarRecords = appendTo(m.sidecarRecords, readTransactionSidecarRecord(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('SidecarFile', tag, end);
    }
  }
  return m;
}
export const SidecarFile: MessageType<SidecarFile> = defineMessage<SidecarFile>(
  'SidecarFile',
  newSidecarFile,
  readSidecarFile,
  () => [
    { number: 1, name: 'sidecarRecords', kind: 'message', repeated: true, type: TransactionSidecarRecord },
  ],
);

/** proto.TransactionSidecarRecord */
export interface TransactionSidecarRecord {
  consensusTimestamp: Timestamp | undefined;
  migration: boolean;
  stateChanges: ContractStateChanges | undefined;
  actions: ContractActions | undefined;
  bytecode: ContractBytecode | undefined;
}
function newTransactionSidecarRecord(): TransactionSidecarRecord {
  return { consensusTimestamp: undefined, migration: false, stateChanges: undefined, actions: undefined, bytecode: undefined };
}
export function readTransactionSidecarRecord(c: Cursor, end: number, depth: number, m: TransactionSidecarRecord = newTransactionSidecarRecord()): TransactionSidecarRecord {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.consensusTimestamp = readTimestamp(c, c.delimitedEnd(end), depth + 1, m.consensusTimestamp); break;
      case 16: m.migration = c.bool(end); break;
      case 26: m.stateChanges = readContractStateChanges(c, c.delimitedEnd(end), depth + 1, m.stateChanges); break;
      case 34: m.actions = readContractActions(c, c.delimitedEnd(end), depth + 1, m.actions); break;
      case 42: m.bytecode = readContractBytecode(c, c.delimitedEnd(end), depth + 1, m.bytecode); break;
      default: c.skipField('TransactionSidecarRecord', tag, end);
    }
  }
  return m;
}
export const TransactionSidecarRecord: MessageType<TransactionSidecarRecord> = defineMessage<TransactionSidecarRecord>(
  'TransactionSidecarRecord',
  newTransactionSidecarRecord,
  readTransactionSidecarRecord,
  () => [
    { number: 1, name: 'consensusTimestamp', kind: 'message', type: Timestamp },
    { number: 2, name: 'migration', kind: 'bool' },
    { number: 3, name: 'stateChanges', kind: 'message', optional: true, type: ContractStateChanges },
    { number: 4, name: 'actions', kind: 'message', optional: true, type: ContractActions },
    { number: 5, name: 'bytecode', kind: 'message', optional: true, type: ContractBytecode },
  ],
);
