// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID, HookId, readHookId, Key, readKey } from './services-basic-types.ts';
import { Int64Value, readInt64Value } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.state.hooks.EvmHookSlotKey */
export interface EvmHookSlotKey {
  hookId: HookId | undefined;
  key: Uint8Array;
}
function newEvmHookSlotKey(): EvmHookSlotKey {
  return { hookId: undefined, key: EMPTY };
}
export function readEvmHookSlotKey(c: Cursor, end: number, depth: number, m: EvmHookSlotKey = newEvmHookSlotKey()): EvmHookSlotKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookId = readHookId(c, c.delimitedEnd(end), depth + 1, m.hookId); break;
      case 18: m.key = c.bytes(end); break;
      default: c.skipField('EvmHookSlotKey', tag, end);
    }
  }
  return m;
}
export const EvmHookSlotKey: MessageType<EvmHookSlotKey> = defineMessage<EvmHookSlotKey>(
  'EvmHookSlotKey',
  newEvmHookSlotKey,
  readEvmHookSlotKey,
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.state.hooks.EvmHookState */
export interface EvmHookState {
  hookId: HookId | undefined;
  type: number;
  extensionPoint: number;
  hookContractId: ContractID | undefined;
  adminKey: Key | undefined;
  firstContractStorageKey: Uint8Array;
  previousHookId: Int64Value | undefined;
  nextHookId: Int64Value | undefined;
  numStorageSlots: number;
}
function newEvmHookState(): EvmHookState {
  return { hookId: undefined, type: 0, extensionPoint: 0, hookContractId: undefined, adminKey: undefined, firstContractStorageKey: EMPTY, previousHookId: undefined, nextHookId: undefined, numStorageSlots: 0 };
}
export function readEvmHookState(c: Cursor, end: number, depth: number, m: EvmHookState = newEvmHookState()): EvmHookState {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.hookId = readHookId(c, c.delimitedEnd(end), depth + 1, m.hookId); break;
      case 16: m.type = c.int32(end); break;
      case 24: m.extensionPoint = c.int32(end); break;
      case 34: m.hookContractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.hookContractId); break;
      case 42: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      case 50: m.firstContractStorageKey = c.bytes(end); break;
      case 58: m.previousHookId = readInt64Value(c, c.delimitedEnd(end), depth + 1, m.previousHookId); break;
      case 66: m.nextHookId = readInt64Value(c, c.delimitedEnd(end), depth + 1, m.nextHookId); break;
      case 72: m.numStorageSlots = c.unsigned32(end); break;
      default: c.skipField('EvmHookState', tag, end);
    }
  }
  return m;
}
export const EvmHookState: MessageType<EvmHookState> = defineMessage<EvmHookState>(
  'EvmHookState',
  newEvmHookState,
  readEvmHookState,
  () => [
    { number: 1, name: 'hookId', kind: 'message', type: HookId },
    { number: 2, name: 'type', kind: 'enum' },
    { number: 3, name: 'extensionPoint', kind: 'enum' },
    { number: 4, name: 'hookContractId', kind: 'message', type: ContractID },
    { number: 5, name: 'adminKey', kind: 'message', type: Key },
    { number: 6, name: 'firstContractStorageKey', kind: 'bytes' },
    { number: 7, name: 'previousHookId', kind: 'message', type: Int64Value },
    { number: 8, name: 'nextHookId', kind: 'message', type: Int64Value },
    { number: 9, name: 'numStorageSlots', kind: 'uint32' },
  ],
);

/** com.hedera.hapi.node.state.hooks.HookType */
export const HookType: Readonly<Record<number, string>> = {
  0: 'EVM_HOOK',
};
