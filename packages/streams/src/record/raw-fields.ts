import { Cursor, WireType } from '../wire/cursor.ts';
import { type ByteOrigin, toStreamError } from '../wire-origin.ts';

/** One field of a protobuf message, length-delimited ones as views. */
export interface RawField {
  readonly number: number;
  readonly bytes: Uint8Array | undefined;
  readonly varint: bigint | undefined;
}

/** The fields of a message in the order of the bytes, without interpretation. */
export function* rawFields(origin: ByteOrigin, message: Uint8Array): Generator<RawField, void, void> {
  const cursor = new Cursor(message);
  const end = message.length;
  while (cursor.offset < end) {
    let field: RawField;
    try {
      const tag = cursor.tag(end);
      const number = tag >>> 3;
      const wireType = tag & 7;
      if (wireType === WireType.bytes) field = { number, bytes: cursor.bytes(end), varint: undefined };
      else if (wireType === WireType.varint) field = { number, bytes: undefined, varint: cursor.uint64(end) };
      else {
        cursor.skip(tag, end);
        field = { number, bytes: undefined, varint: undefined };
      }
    } catch (error) {
      throw toStreamError(origin, message, error);
    }
    yield field;
  }
}

/** The last length-delimited value of a field; undefined for none. @throws WireError for bytes that are no message */
export function lastValue(message: Uint8Array, field: number): Uint8Array | undefined {
  const cursor = new Cursor(message);
  let found: Uint8Array | undefined;
  while (cursor.offset < message.length) {
    const tag = cursor.tag(message.length);
    if (tag === field * 8 + WireType.bytes) found = cursor.bytes(message.length);
    else cursor.skip(tag, message.length);
  }
  return found;
}

/** The one item in a BlockItem: its field number and its bytes; undefined for an empty one. */
export function openBlockItem(origin: ByteOrigin, item: Uint8Array): { number: number; bytes: Uint8Array } | undefined {
  for (const { number, bytes } of rawFields(origin, item)) {
    if (bytes !== undefined) return { number, bytes };
  }
  return undefined;
}
