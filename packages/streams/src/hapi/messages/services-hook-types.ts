// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { appendTo, defineMessage, MAX_DEPTH, NONE, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID, HookEntityId, readHookEntityId, Key, readKey } from './services-basic-types.ts';
import { Int64Value, readInt64Value } from './wrappers.ts';

const EMPTY = new Uint8Array(0);

/** com.hedera.hapi.node.hooks.EvmHook */
export interface EvmHook {
  spec: EvmHookSpec | undefined;
  storageUpdates: readonly EvmHookStorageUpdate[];
}
function newEvmHook(): EvmHook {
  return { spec: undefined, storageUpdates: NONE };
}
export function readEvmHook(c: Cursor, end: number, depth: number, m: EvmHook = newEvmHook()): EvmHook {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.spec = readEvmHookSpec(c, c.delimitedEnd(end), depth + 1, m.spec); break;
      case 18: m.storageUpdates = appendTo(m.storageUpdates, readEvmHookStorageUpdate(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('EvmHook', tag, end);
    }
  }
  return m;
}
export const EvmHook: MessageType<EvmHook> = defineMessage<EvmHook>(
  'EvmHook',
  newEvmHook,
  readEvmHook,
  () => [
    { number: 1, name: 'spec', kind: 'message', type: EvmHookSpec },
    { number: 2, name: 'storageUpdates', kind: 'message', repeated: true, type: EvmHookStorageUpdate },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookMappingEntries */
export interface EvmHookMappingEntries {
  mappingSlot: Uint8Array;
  entries: readonly EvmHookMappingEntry[];
}
function newEvmHookMappingEntries(): EvmHookMappingEntries {
  return { mappingSlot: EMPTY, entries: NONE };
}
export function readEvmHookMappingEntries(c: Cursor, end: number, depth: number, m: EvmHookMappingEntries = newEvmHookMappingEntries()): EvmHookMappingEntries {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.mappingSlot = c.bytes(end); break;
      case 18: m.entries = appendTo(m.entries, readEvmHookMappingEntry(c, c.delimitedEnd(end), depth + 1)); break;
      default: c.skipField('EvmHookMappingEntries', tag, end);
    }
  }
  return m;
}
export const EvmHookMappingEntries: MessageType<EvmHookMappingEntries> = defineMessage<EvmHookMappingEntries>(
  'EvmHookMappingEntries',
  newEvmHookMappingEntries,
  readEvmHookMappingEntries,
  () => [
    { number: 1, name: 'mappingSlot', kind: 'bytes' },
    { number: 2, name: 'entries', kind: 'message', repeated: true, type: EvmHookMappingEntry },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookMappingEntry */
export interface EvmHookMappingEntry {
  key: Uint8Array | undefined;
  preimage: Uint8Array | undefined;
  value: Uint8Array;
}
function newEvmHookMappingEntry(): EvmHookMappingEntry {
  return { key: undefined, preimage: undefined, value: EMPTY };
}
export function readEvmHookMappingEntry(c: Cursor, end: number, depth: number, m: EvmHookMappingEntry = newEvmHookMappingEntry()): EvmHookMappingEntry {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = c.bytes(end); break;
      case 18: m.preimage = c.bytes(end); break;
      case 26: m.value = c.bytes(end); break;
      default: c.skipField('EvmHookMappingEntry', tag, end);
    }
  }
  return m;
}
export const EvmHookMappingEntry: MessageType<EvmHookMappingEntry> = defineMessage<EvmHookMappingEntry>(
  'EvmHookMappingEntry',
  newEvmHookMappingEntry,
  readEvmHookMappingEntry,
  () => [
    { number: 1, name: 'key', kind: 'bytes', optional: true },
    { number: 2, name: 'preimage', kind: 'bytes', optional: true },
    { number: 3, name: 'value', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookSpec */
export interface EvmHookSpec {
  contractId: ContractID | undefined;
}
function newEvmHookSpec(): EvmHookSpec {
  return { contractId: undefined };
}
export function readEvmHookSpec(c: Cursor, end: number, depth: number, m: EvmHookSpec = newEvmHookSpec()): EvmHookSpec {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractId = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractId); break;
      default: c.skipField('EvmHookSpec', tag, end);
    }
  }
  return m;
}
export const EvmHookSpec: MessageType<EvmHookSpec> = defineMessage<EvmHookSpec>(
  'EvmHookSpec',
  newEvmHookSpec,
  readEvmHookSpec,
  () => [
    { number: 1, name: 'contractId', kind: 'message', optional: true, type: ContractID },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookStorageSlot */
export interface EvmHookStorageSlot {
  key: Uint8Array;
  value: Uint8Array;
}
function newEvmHookStorageSlot(): EvmHookStorageSlot {
  return { key: EMPTY, value: EMPTY };
}
export function readEvmHookStorageSlot(c: Cursor, end: number, depth: number, m: EvmHookStorageSlot = newEvmHookStorageSlot()): EvmHookStorageSlot {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.key = c.bytes(end); break;
      case 18: m.value = c.bytes(end); break;
      default: c.skipField('EvmHookStorageSlot', tag, end);
    }
  }
  return m;
}
export const EvmHookStorageSlot: MessageType<EvmHookStorageSlot> = defineMessage<EvmHookStorageSlot>(
  'EvmHookStorageSlot',
  newEvmHookStorageSlot,
  readEvmHookStorageSlot,
  () => [
    { number: 1, name: 'key', kind: 'bytes' },
    { number: 2, name: 'value', kind: 'bytes' },
  ],
);

/** com.hedera.hapi.node.hooks.EvmHookStorageUpdate */
export interface EvmHookStorageUpdate {
  storageSlot: EvmHookStorageSlot | undefined;
  mappingEntries: EvmHookMappingEntries | undefined;
}
function newEvmHookStorageUpdate(): EvmHookStorageUpdate {
  return { storageSlot: undefined, mappingEntries: undefined };
}
export function readEvmHookStorageUpdate(c: Cursor, end: number, depth: number, m: EvmHookStorageUpdate = newEvmHookStorageUpdate()): EvmHookStorageUpdate {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.storageSlot = readEvmHookStorageSlot(c, c.delimitedEnd(end), depth + 1, m.storageSlot); break;
      case 18: m.mappingEntries = readEvmHookMappingEntries(c, c.delimitedEnd(end), depth + 1, m.mappingEntries); break;
      default: c.skipField('EvmHookStorageUpdate', tag, end);
    }
  }
  return m;
}
export const EvmHookStorageUpdate: MessageType<EvmHookStorageUpdate> = defineMessage<EvmHookStorageUpdate>(
  'EvmHookStorageUpdate',
  newEvmHookStorageUpdate,
  readEvmHookStorageUpdate,
  () => [
    { number: 1, name: 'storageSlot', kind: 'message', optional: true, type: EvmHookStorageSlot },
    { number: 2, name: 'mappingEntries', kind: 'message', optional: true, type: EvmHookMappingEntries },
  ],
);

/** com.hedera.hapi.node.hooks.HookCreation */
export interface HookCreation {
  entityId: HookEntityId | undefined;
  details: HookCreationDetails | undefined;
  nextHookId: Int64Value | undefined;
}
function newHookCreation(): HookCreation {
  return { entityId: undefined, details: undefined, nextHookId: undefined };
}
export function readHookCreation(c: Cursor, end: number, depth: number, m: HookCreation = newHookCreation()): HookCreation {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.entityId = readHookEntityId(c, c.delimitedEnd(end), depth + 1, m.entityId); break;
      case 18: m.details = readHookCreationDetails(c, c.delimitedEnd(end), depth + 1, m.details); break;
      case 74: m.nextHookId = readInt64Value(c, c.delimitedEnd(end), depth + 1, m.nextHookId); break;
      default: c.skipField('HookCreation', tag, end);
    }
  }
  return m;
}
export const HookCreation: MessageType<HookCreation> = defineMessage<HookCreation>(
  'HookCreation',
  newHookCreation,
  readHookCreation,
  () => [
    { number: 1, name: 'entityId', kind: 'message', type: HookEntityId },
    { number: 2, name: 'details', kind: 'message', type: HookCreationDetails },
    { number: 9, name: 'nextHookId', kind: 'message', type: Int64Value },
  ],
);

/** com.hedera.hapi.node.hooks.HookCreationDetails */
export interface HookCreationDetails {
  extensionPoint: number;
  hookId: bigint;
  evmHook: EvmHook | undefined;
  adminKey: Key | undefined;
}
function newHookCreationDetails(): HookCreationDetails {
  return { extensionPoint: 0, hookId: 0n, evmHook: undefined, adminKey: undefined };
}
export function readHookCreationDetails(c: Cursor, end: number, depth: number, m: HookCreationDetails = newHookCreationDetails()): HookCreationDetails {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.extensionPoint = c.int32(end); break;
      case 16: m.hookId = c.int64(end); break;
      case 26: m.evmHook = readEvmHook(c, c.delimitedEnd(end), depth + 1, m.evmHook); break;
      case 34: m.adminKey = readKey(c, c.delimitedEnd(end), depth + 1, m.adminKey); break;
      default: c.skipField('HookCreationDetails', tag, end);
    }
  }
  return m;
}
export const HookCreationDetails: MessageType<HookCreationDetails> = defineMessage<HookCreationDetails>(
  'HookCreationDetails',
  newHookCreationDetails,
  readHookCreationDetails,
  () => [
    { number: 1, name: 'extensionPoint', kind: 'enum' },
    { number: 2, name: 'hookId', kind: 'int64' },
    { number: 3, name: 'evmHook', kind: 'message', optional: true, type: EvmHook },
    { number: 4, name: 'adminKey', kind: 'message', type: Key },
  ],
);

/** com.hedera.hapi.node.hooks.HookExtensionPoint */
export const HookExtensionPoint: Readonly<Record<number, string>> = {
  0: 'ACCOUNT_ALLOWANCE_HOOK',
};
