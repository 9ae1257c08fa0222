// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';
import { ContractID, readContractID } from './services-basic-types.ts';

const EMPTY = new Uint8Array(0);

/** proto.SlotKey */
export interface SlotKey {
  contractID: ContractID | undefined;
  key: Uint8Array;
}
function newSlotKey(): SlotKey {
  return { contractID: undefined, key: EMPTY };
}
export function readSlotKey(c: Cursor, end: number, depth: number, m: SlotKey = newSlotKey()): SlotKey {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.contractID = readContractID(c, c.delimitedEnd(end), depth + 1, m.contractID); break;
      case 18: m.key = c.bytes(end); break;
      default: c.skipField('SlotKey', tag, end);
    }
  }
  return m;
}
export const SlotKey: MessageType<SlotKey> = defineMessage<SlotKey>(
  'SlotKey',
  newSlotKey,
  readSlotKey,
  () => [
    { number: 1, name: 'contractID', kind: 'message', type: ContractID },
    { number: 2, name: 'key', kind: 'bytes' },
  ],
);

/** proto.SlotValue */
export interface SlotValue {
  value: Uint8Array;
  previousKey: Uint8Array;
  nextKey: Uint8Array;
}
function newSlotValue(): SlotValue {
  return { value: EMPTY, previousKey: EMPTY, nextKey: EMPTY };
}
export function readSlotValue(c: Cursor, end: number, depth: number, m: SlotValue = newSlotValue()): SlotValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.value = c.bytes(end); break;
      case 18: m.previousKey = c.bytes(end); break;
      case 26: m.nextKey = c.bytes(end); break;
      default: c.skipField('SlotValue', tag, end);
    }
  }
  return m;
}
export const SlotValue: MessageType<SlotValue> = defineMessage<SlotValue>(
  'SlotValue',
  newSlotValue,
  readSlotValue,
  () => [
    { number: 1, name: 'value', kind: 'bytes' },
    { number: 2, name: 'previousKey', kind: 'bytes' },
    { number: 3, name: 'nextKey', kind: 'bytes' },
  ],
);
