// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID } from './services-basic-types.ts';
import { BytesValue, readBytesValue } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** proto.ContractStateChange */
export interface ContractStateChange {
  contractId: ContractID | undefined;
  storageChanges: readonly StorageChange[];
}
function newContractStateChange(): ContractStateChange {
  return { contractId: undefined, storageChanges: NONE };
}
export function readContractStateChange(c: Cursor, end: number, depth: number, m: ContractStateChange = newContractStateChange()): ContractStateChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      case 18: m.storageChanges = appendTo(m.storageChanges, readStorageChange(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ContractStateChange', tag, end);
    }
  }
  return m;
}
export const ContractStateChange: MessageType<ContractStateChange> = defineMessage<ContractStateChange>(
  'ContractStateChange',
  newContractStateChange,
  readContractStateChange,
  () => [
    { number: 1, name: 'contractId', kind: 'message', type: ContractID },
    { number: 2, name: 'storageChanges', kind: 'message', repeated: true, type: StorageChange },
  ],
);

/** proto.ContractStateChanges */
export interface ContractStateChanges {
  contractStateChanges: readonly ContractStateChange[];
}
function newContractStateChanges(): ContractStateChanges {
  return { contractStateChanges: NONE };
}
export function readContractStateChanges(c: Cursor, end: number, depth: number, m: ContractStateChanges = newContractStateChanges()): ContractStateChanges {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractStateChanges = appendTo(m.contractStateChanges, readContractStateChange(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ContractStateChanges', tag, end);
    }
  }
  return m;
}
export const ContractStateChanges: MessageType<ContractStateChanges> = defineMessage<ContractStateChanges>(
  'ContractStateChanges',
  newContractStateChanges,
  readContractStateChanges,
  () => [
    { number: 1, name: 'contractStateChanges', kind: 'message', repeated: true, type: ContractStateChange },
  ],
);

/** proto.StorageChange */
export interface StorageChange {
  slot: Uint8Array;
  valueRead: Uint8Array;
  valueWritten: BytesValue | undefined;
}
function newStorageChange(): StorageChange {
  return { slot: EMPTY, valueRead: EMPTY, valueWritten: undefined };
}
export function readStorageChange(c: Cursor, end: number, depth: number, m: StorageChange = newStorageChange()): StorageChange {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.slot = c.bytes(end); break;
      case 18: m.valueRead = c.bytes(end); break;
      case 26: m.valueWritten = readBytesValue(c, c.delimitedEnd(end), depth + 1, m.valueWritten); break;
      default: c.skipField('StorageChange', tag, end);
    }
  }
  return m;
}
export const StorageChange: MessageType<StorageChange> = defineMessage<StorageChange>(
  'StorageChange',
  newStorageChange,
  readStorageChange,
  () => [
    { number: 1, name: 'slot', kind: 'bytes' },
    { number: 2, name: 'valueRead', kind: 'bytes' },
    { number: 3, name: 'valueWritten', kind: 'message', type: BytesValue },
  ],
);
