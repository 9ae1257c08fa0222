// Made by scripts/generate-hapi.mjs from the published protobuf definitions; do not edit by hand.
import type { Cursor } from '../../wire/cursor.ts';
import { defineMessage, MAX_DEPTH, type MessageType } from '../../wire/message.ts';

const EMPTY = new Uint8Array(0);

/** google.protobuf.BoolValue */
export interface BoolValue {
  value: boolean;
}
function newBoolValue(): BoolValue {
  return { value: false };
}
export function readBoolValue(c: Cursor, end: number, depth: number, m: BoolValue = newBoolValue()): BoolValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.bool(end); break;
      default: c.skipField('BoolValue', tag, end);
    }
  }
  return m;
}
export const BoolValue: MessageType<BoolValue> = defineMessage<BoolValue>(
  'BoolValue',
  newBoolValue,
  readBoolValue,
  () => [
    { number: 1, name: 'value', kind: 'bool' },
  ],
);

/** google.protobuf.BytesValue */
export interface BytesValue {
  value: Uint8Array;
}
function newBytesValue(): BytesValue {
  return { value: EMPTY };
}
export function readBytesValue(c: Cursor, end: number, depth: number, m: BytesValue = newBytesValue()): BytesValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.value = c.bytes(end); break;
      default: c.skipField('BytesValue', tag, end);
    }
  }
  return m;
}
export const BytesValue: MessageType<BytesValue> = defineMessage<BytesValue>(
  'BytesValue',
  newBytesValue,
  readBytesValue,
  () => [
    { number: 1, name: 'value', kind: 'bytes' },
  ],
);

/** google.protobuf.Int32Value */
export interface Int32Value {
  value: number;
}
function newInt32Value(): Int32Value {
  return { value: 0 };
}
export function readInt32Value(c: Cursor, end: number, depth: number, m: Int32Value = newInt32Value()): Int32Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.int32(end); break;
      default: c.skipField('Int32Value', tag, end);
    }
  }
  return m;
}
export const Int32Value: MessageType<Int32Value> = defineMessage<Int32Value>(
  'Int32Value',
  newInt32Value,
  readInt32Value,
  () => [
    { number: 1, name: 'value', kind: 'int32' },
  ],
);

/** google.protobuf.Int64Value */
export interface Int64Value {
  value: bigint;
}
function newInt64Value(): Int64Value {
  return { value: 0n };
}
export function readInt64Value(c: Cursor, end: number, depth: number, m: Int64Value = newInt64Value()): Int64Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.int64(end); break;
      default: c.skipField('Int64Value', tag, end);
    }
  }
  return m;
}
export const Int64Value: MessageType<Int64Value> = defineMessage<Int64Value>(
  'Int64Value',
  newInt64Value,
  readInt64Value,
  () => [
    { number: 1, name: 'value', kind: 'int64' },
  ],
);

/** google.protobuf.StringValue */
export interface StringValue {
  value: string;
}
function newStringValue(): StringValue {
  return { value: '' };
}
export function readStringValue(c: Cursor, end: number, depth: number, m: StringValue = newStringValue()): StringValue {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 10: m.value = c.text(end); break;
      default: c.skipField('StringValue', tag, end);
    }
  }
  return m;
}
export const StringValue: MessageType<StringValue> = defineMessage<StringValue>(
  'StringValue',
  newStringValue,
  readStringValue,
  () => [
    { number: 1, name: 'value', kind: 'string' },
  ],
);

/** google.protobuf.UInt32Value */
export interface UInt32Value {
  value: number;
}
function newUInt32Value(): UInt32Value {
  return { value: 0 };
}
export function readUInt32Value(c: Cursor, end: number, depth: number, m: UInt32Value = newUInt32Value()): UInt32Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.unsigned32(end); break;
      default: c.skipField('UInt32Value', tag, end);
    }
  }
  return m;
}
export const UInt32Value: MessageType<UInt32Value> = defineMessage<UInt32Value>(
  'UInt32Value',
  newUInt32Value,
  readUInt32Value,
  () => [
    { number: 1, name: 'value', kind: 'uint32' },
  ],
);

/** google.protobuf.UInt64Value */
export interface UInt64Value {
  value: bigint;
}
function newUInt64Value(): UInt64Value {
  return { value: 0n };
}
export function readUInt64Value(c: Cursor, end: number, depth: number, m: UInt64Value = newUInt64Value()): UInt64Value {
  if (depth > MAX_DEPTH) c.tooDeep();
  while (c.offset < end) {
    const tag = c.tag(end);
    switch (tag) {
      case 8: m.value = c.uint64(end); break;
      default: c.skipField('UInt64Value', tag, end);
    }
  }
  return m;
}
export const UInt64Value: MessageType<UInt64Value> = defineMessage<UInt64Value>(
  'UInt64Value',
  newUInt64Value,
  readUInt64Value,
  () => [
    { number: 1, name: 'value', kind: 'uint64' },
  ],
);
