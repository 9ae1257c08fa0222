import type { FieldSpec, MessageType, ScalarKind } from './message.ts';
import { wireTypeOf } from './message.ts';

/**
 * A message with any of its fields omitted (they then have their default or are absent). An inner message can be given as
 * its encoded bytes, so that a part that many messages share is encoded once.
 */
export type Draft<T> = T extends Uint8Array | bigint | string | number | boolean | undefined
  ? T
  : T extends readonly (infer Element)[]
    ? readonly Draft<Element>[]
    : { readonly [Key in keyof T]?: Draft<T[Key]> | undefined } | Uint8Array;

type Values = Record<string, unknown>;

/** What an inner message's length takes before it is known. */
const LENGTH_BYTES = 1;
/** Messages with more fields than this are walked by the properties that are there, not by all fields. */
const FEW_FIELDS = 10;
const TWO_31 = 2_147_483_648n;

/** A growing buffer of protobuf bytes, reused between calls: encoding never waits, so calls never overlap. */
class Sink {
  buffer = Buffer.allocUnsafe(65_536);
  length = 0;

  reserve(extra: number): void {
    if (this.length + extra <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + extra));
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }

  /** Values of 64 bits; negative ones as their two's complement, as protobuf writes them. */
  bigVarint(value: bigint): void {
    if (value >= 0n && value < TWO_31) {
      this.varint(Number(value));
      return;
    }
    this.reserve(10);
    let rest = BigInt.asUintN(64, value);
    while (rest > 0x7fn) {
      this.buffer[this.length++] = Number(rest & 0x7fn) | 0x80;
      rest >>= 7n;
    }
    this.buffer[this.length++] = Number(rest);
  }

  /** A whole number from 0 to 2^31 − 1. */
  varint(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 0x7f) {
      this.buffer[this.length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.buffer[this.length++] = rest;
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  delimitedBytes(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.raw(bytes);
  }

  text(text: string): void {
    const length = Buffer.byteLength(text);
    this.varint(length);
    this.reserve(length);
    this.length += this.buffer.write(text, this.length);
  }

  /** Runs `write` and puts the length of what it wrote before it. */
  nestedMessage(write: () => void): void {
    this.reserve(LENGTH_BYTES);
    const start = this.length;
    this.length += LENGTH_BYTES;
    write();
    const length = this.length - start - LENGTH_BYTES;
    const extra = varintBytes(length) - LENGTH_BYTES;
    if (extra > 0) {
      this.reserve(extra);
      this.buffer.copyWithin(start + LENGTH_BYTES + extra, start + LENGTH_BYTES, this.length);
    }
    this.length = start;
    this.varint(length);
    this.length += length;
  }
}

const SINK = new Sink();

/** Encodes a message in field order, leaving out default values of fields without presence, as proto3 writers do. */
export function encode<T extends object>(type: MessageType<T>, message: Draft<T>): Uint8Array {
  SINK.length = 0;
  writeMessage(type, message, SINK);
  return new Uint8Array(SINK.buffer.subarray(0, SINK.length));
}

function writeMessage(type: MessageType<object>, message: object, sink: Sink): void {
  if (message instanceof Uint8Array) {
    sink.raw(message);
    return;
  }
  const values = message as Values;
  for (const field of presentFields(type, values)) writeField(field, values[field.name], sink);
}

/** Fields in ascending order that may have a value. */
function presentFields(type: MessageType<object>, values: Values): readonly FieldSpec[] {
  const { fields } = type;
  if (fields.length <= FEW_FIELDS) return fields;
  const names = Object.keys(values);
  if (names.length * 2 > fields.length) return fields;
  const byName = fieldsByName(type);
  const present: FieldSpec[] = [];
  for (const name of names) {
    const field = byName.get(name);
    if (field !== undefined && values[name] !== undefined) present.push(field);
  }
  return present.sort((a, b) => a.number - b.number);
}

const BY_NAME = new WeakMap<MessageType<object>, Map<string, FieldSpec>>();

function fieldsByName(type: MessageType<object>): Map<string, FieldSpec> {
  let index = BY_NAME.get(type);
  if (index === undefined) {
    index = new Map(type.fields.map((field) => [field.name, field]));
    BY_NAME.set(type, index);
  }
  return index;
}

function writeField(field: FieldSpec, value: unknown, sink: Sink): void {
  if (value === undefined) return;
  if (field.repeated) writeRepeated(field, value as readonly unknown[], sink);
  else if (field.optional || field.kind === 'message' || !isDefault(value)) {
    writeTag(field, sink);
    writeValue(field, value, sink);
  }
}

function writeRepeated(field: FieldSpec, list: readonly unknown[], sink: Sink): void {
  if (list.length === 0) return;
  if (wireTypeOf(field.kind) === 2) {
    for (const value of list) {
      writeTag(field, sink);
      writeValue(field, value, sink);
    }
    return;
  }
  sink.varint(field.number * 8 + 2);
  sink.nestedMessage(() => {
    for (const value of list) writeValue(field, value, sink);
  });
}

function writeTag(field: FieldSpec, sink: Sink): void {
  sink.varint(field.number * 8 + wireTypeOf(field.kind));
}

function writeValue(field: FieldSpec, value: unknown, sink: Sink): void {
  if (field.kind !== 'message') writeScalar(field.kind, value, sink);
  else if (value instanceof Uint8Array) sink.delimitedBytes(value);
  else sink.nestedMessage(() => writeMessage(field.type as MessageType<object>, value as object, sink));
}

function writeScalar(kind: ScalarKind, value: unknown, sink: Sink): void {
  switch (kind) {
    case 'bytes':
      sink.delimitedBytes(value as Uint8Array);
      return;
    case 'string':
      sink.text(value as string);
      return;
    case 'bool':
      sink.varint(value ? 1 : 0);
      return;
    case 'sint64':
    case 'sint32':
      sink.bigVarint(zigzag(BigInt(value as number | bigint)));
      return;
    case 'fixed32':
    case 'float':
    case 'fixed64':
    case 'double':
      sink.raw(fixedBytes(kind, value as number | bigint));
      return;
    default:
      sink.bigVarint(BigInt(value as number | bigint));
  }
}

function fixedBytes(kind: 'fixed32' | 'float' | 'fixed64' | 'double', value: number | bigint): Uint8Array {
  const bytes = new Uint8Array(kind === 'fixed32' || kind === 'float' ? 4 : 8);
  const view = new DataView(bytes.buffer);
  if (kind === 'fixed32') view.setUint32(0, value as number, true);
  else if (kind === 'float') view.setFloat32(0, value as number, true);
  else if (kind === 'double') view.setFloat64(0, value as number, true);
  else view.setBigUint64(0, value as bigint, true);
  return bytes;
}

function varintBytes(value: number): number {
  let bytes = 1;
  for (let rest = value; rest > 0x7f; rest >>>= 7) bytes++;
  return bytes;
}

function zigzag(value: bigint): bigint {
  return value < 0n ? -value * 2n - 1n : value * 2n;
}

function isDefault(value: unknown): boolean {
  return (
    value === 0 ||
    value === 0n ||
    value === '' ||
    value === false ||
    (value instanceof Uint8Array && value.length === 0)
  );
}
