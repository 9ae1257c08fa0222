// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { AccountID, readAccountID, ContractID, readContractID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.CallOperationType */
export const CallOperationType: Readonly<Record<number, string>> = {
  0: 'OP_UNKNOWN',
  1: 'OP_CALL',
  2: 'OP_CALLCODE',
  3: 'OP_DELEGATECALL',
  4: 'OP_STATICCALL',
  5: 'OP_CREATE',
  6: 'OP_CREATE2',
};

/** proto.ContractAction */
export interface ContractAction {
  callType: number;
  callingAccount: AccountID | undefined;
  callingContract: ContractID | undefined;
  gas: bigint;
  input: Uint8Array;
  recipientAccount: AccountID | undefined;
  recipientContract: ContractID | undefined;
  targetedAddress: Uint8Array | undefined;
  value: bigint;
  gasUsed: bigint;
  output: Uint8Array | undefined;
  revertReason: Uint8Array | undefined;
  error: Uint8Array | undefined;
  callDepth: number;
  callOperationType: number;
}
function newContractAction(): ContractAction {
  return { callType: 0, callingAccount: undefined, callingContract: undefined, gas: 0n, input: EMPTY, recipientAccount: undefined, recipientContract: undefined, targetedAddress: undefined, value: 0n, gasUsed: 0n, output: undefined, revertReason: undefined, error: undefined, callDepth: 0, callOperationType: 0 };
}
export function readContractAction(c: Cursor, end: number, depth: number, m: ContractAction = newContractAction()): ContractAction {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.callType = c.int32(end); break;
      case 18: m.callingAccount = readAccountID(c, c.delimitedEnd(end), depth + 1, m.callingAccount); break;
      case 26: m.callingContract = readContractID(c, c.delimitedEnd(end), depth + 1, m.callingContract); break;
      case 32: m.gas = c.int64(end); break;
      case 42: m.input = c.bytes(end); break;
      case 50: m.recipientAccount = readAccountID(c, c.delimitedEnd(end), depth + 1, m.recipientAccount); break;
      case 58: m.recipientContract = readContractID(c, c.delimitedEnd(end), depth + 1, m.recipientContract); break;
      case 66: m.targetedAddress = c.bytes(end); break;
      case 72: m.value = c.int64(end); break;
      case 80: m.gasUsed = c.int64(end); break;
      case 90: m.output = c.bytes(end); break;
      case 98: m.revertReason = c.bytes(end); break;
      case 106: m.error = c.bytes(end); break;
      case 112: m.callDepth = c.int32(end); break;
      case 120: m.callOperationType = c.int32(end); break;
      default: c.skipField('ContractAction', tag, end);
    }
  }
  return m;
}
export const ContractAction: MessageType<ContractAction> = defineMessage<ContractAction>(
  'ContractAction',
  newContractAction,
  readContractAction,
  () => [
    { number: 1, name: 'callType', kind: 'enum' },
    { number: 2, name: 'callingAccount', kind: 'message', optional: true, type: AccountID },
    { number: 3, name: 'callingContract', kind: 'message', optional: true, type: ContractID },
    { number: 4, name: 'gas', kind: 'int64' },
    { number: 5, name: 'input', kind: 'bytes' },
    { number: 6, name: 'recipientAccount', kind: 'message', optional: true, type: AccountID },
    { number: 7, name: 'recipientContract', kind: 'message', optional: true, type: ContractID },
    { number: 8, name: 'targetedAddress', kind: 'bytes', optional: true },
    { number: 9, name: 'value', kind: 'int64' },
    { number: 10, name: 'gasUsed', kind: 'int64' },
    { number: 11, name: 'output', kind: 'bytes', optional: true },
    { number: 12, name: 'revertReason', kind: 'bytes', optional: true },
    { number: 13, name: 'error', kind: 'bytes', optional: true },
    { number: 14, name: 'callDepth', kind: 'int32' },
    { number: 15, name: 'callOperationType', kind: 'enum' },
  ],
);

/** proto.ContractActionType */
export const ContractActionType: Readonly<Record<number, string>> = {
  0: 'NO_ACTION',
  1: 'CALL',
  2: 'CREATE',
  3: 'PRECOMPILE',
  4: 'SYSTEM',
};

/** proto.ContractActions */
export interface ContractActions {
  contractActions: readonly ContractAction[];
}
function newContractActions(): ContractActions {
  return { contractActions: NONE };
}
export function readContractActions(c: Cursor, end: number, depth: number, m: ContractActions = newContractActions()): ContractActions {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractActions = appendTo(m.contractActions, readContractAction(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('ContractActions', tag, end);
    }
  }
  return m;
}
export const ContractActions: MessageType<ContractActions> = defineMessage<ContractActions>(
  'ContractActions',
  newContractActions,
  readContractActions,
  () => [
    { number: 1, name: 'contractActions', kind: 'message', repeated: true, type: ContractAction },
  ],
);
