import type { FieldSpec, MessageType, ScalarKind } from './message.ts';
import { wireTypeOf } from './message.ts';

const TEXT = new TextEncoder();
type Values = Record<string, unknown>;

/** A growing buffer of protobuf bytes. */
class Sink {
  buffer = new Uint8Array(256);
  length = 0;

  reserve(extra: number): void {
    if (this.length + extra <= this.buffer.length) return;
    const larger = new Uint8Array(Math.max(this.buffer.length * 2, this.length + extra));
    larger.set(this.buffer.subarray(0, this.length));
    this.buffer = larger;
  }

  varint(value: bigint): void {
    this.reserve(10);
    let rest = BigInt.asUintN(64, value);
    while (rest > 0x7fn) {
      this.buffer[this.length++] = Number(rest & 0x7fn) | 0x80;
      rest >>= 7n;
    }
    this.buffer[this.length++] = Number(rest);
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  delimited(bytes: Uint8Array): void {
    this.varint(BigInt(bytes.length));
    this.raw(bytes);
  }
}

/** Encodes a message in field order, leaving out default values of fields without presence, as proto3 writers do. */
export function encode<T extends object>(type: MessageType<T>, message: T): Uint8Array {
  const sink = new Sink();
  writeMessage(type, message, sink);
  return sink.buffer.slice(0, sink.length);
}

function writeMessage(type: MessageType<object>, message: object, sink: Sink): void {
  const values = message as Values;
  for (const field of type.fields) {
    const value = values[field.name];
    if (field.repeated) writeRepeated(field, value as readonly unknown[], sink);
    else if (value !== undefined && (field.optional || field.kind === 'message' || !isDefault(value))) {
      writeTag(field, sink);
      writeValue(field, value, sink);
    }
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
  const packed = new Sink();
  for (const value of list) writeValue(field, value, packed);
  sink.varint(BigInt(field.number * 8 + 2));
  sink.delimited(packed.buffer.subarray(0, packed.length));
}

function writeTag(field: FieldSpec, sink: Sink): void {
  sink.varint(BigInt(field.number * 8 + wireTypeOf(field.kind)));
}

function writeValue(field: FieldSpec, value: unknown, sink: Sink): void {
  if (field.kind === 'message') {
    sink.delimited(encode(field.type as MessageType<object>, value as object));
  } else writeScalar(field.kind, value, sink);
}

function writeScalar(kind: ScalarKind, value: unknown, sink: Sink): void {
  switch (kind) {
    case 'bytes':
      sink.delimited(value as Uint8Array);
      return;
    case 'string':
      sink.delimited(TEXT.encode(value as string));
      return;
    case 'bool':
      sink.varint(value ? 1n : 0n);
      return;
    case 'sint64':
    case 'sint32':
      sink.varint(zigzag(BigInt(value as number | bigint)));
      return;
    case 'fixed32':
    case 'float':
    case 'fixed64':
    case 'double':
      sink.raw(fixedBytes(kind, value as number | bigint));
      return;
    default:
      sink.varint(BigInt(value as number | bigint));
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
