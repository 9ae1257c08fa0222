import { WireError } from './wire-error.ts';

const TEXT = new TextDecoder('utf-8');
/** One-byte values (statuses, shards, realms) without making a bigint each time. */
const SMALL: readonly bigint[] = Array.from({ length: 128 }, (_, value) => BigInt(value));
const MAX_FIELD_NUMBER = 536_870_911;

/** The four wire types that proto3 still uses (protobuf encoding guide, "Message structure"). */
export const WireType = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

/**
 * A position in one buffer of protobuf bytes. Every read checks its bounds and throws a {@link WireError}
 * that names the offset; nothing is copied, `bytes` are views of the buffer.
 */
export class Cursor {
  readonly buffer: Uint8Array;
  #view: DataView | undefined;
  offset: number;

  constructor(buffer: Uint8Array, offset = 0) {
    this.buffer = buffer;
    this.offset = offset;
  }

  /** An unsigned varint of at most 32 bits, as used by tags and lengths; overlong or larger values are refused. */
  uint32(end: number): number {
    const start = this.offset;
    const { buffer } = this;
    // Nearly all tags and lengths take one byte.
    const first = buffer[start] as number;
    if (start < end && first < 0x80) {
      this.offset = start + 1;
      return first;
    }
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      if (this.offset >= end) throw new WireError(start, 'a varint', 'the end of the data', end === this.buffer.length);
      const byte = buffer[this.offset++] as number;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) {
        if (value > 0xffff_ffff) throw new WireError(start, 'a varint of 32 bits', `${value}`);
        return value;
      }
    }
    throw new WireError(start, 'a varint of at most 5 bytes', 'a longer one');
  }

  /** A varint of up to 64 bits, as unsigned bigint. */
  uint64(end: number): bigint {
    const start = this.offset;
    const { buffer } = this;
    const first = buffer[start] as number;
    if (start < end && first < 0x80) {
      this.offset = start + 1;
      return SMALL[first] as bigint;
    }
    let low = 0;
    let high = 0;
    for (let index = 0; index < 10; index++) {
      if (this.offset >= end) throw new WireError(start, 'a varint', 'the end of the data', end === this.buffer.length);
      const byte = buffer[this.offset++] as number;
      const bits = byte & 0x7f;
      if (index < 7) low += bits * 2 ** (7 * index);
      else high += bits * 2 ** (7 * (index - 7));
      if (byte < 0x80) return join64(low, high, index, start);
    }
    throw new WireError(start, 'a varint of at most 10 bytes', 'a longer one');
  }

  /** A varint read as int32: the low 32 bits, as proto3 readers must truncate. */
  int32(end: number): number {
    const start = this.offset;
    const { buffer } = this;
    let value = 0;
    for (let index = 0; index < 10; index++) {
      if (this.offset >= end) throw new WireError(start, 'a varint', 'the end of the data', end === this.buffer.length);
      const byte = buffer[this.offset++] as number;
      if (index < 5) value |= (byte & 0x7f) << (7 * index);
      if (byte < 0x80) return value;
    }
    throw new WireError(start, 'a varint of at most 10 bytes', 'a longer one');
  }

  fixed32(end: number): number {
    const at = this.#take(4, end, 'a fixed32');
    return this.#fixedView().getUint32(at, true);
  }

  fixed64(end: number): bigint {
    const at = this.#take(8, end, 'a fixed64');
    return this.#fixedView().getBigUint64(at, true);
  }

  /** The end offset of a length-delimited value whose length stands at the cursor; the cursor moves to its first byte. */
  delimited(end: number): number {
    const start = this.offset;
    const length = this.uint32(end);
    if (length > end - this.offset) {
      throw new WireError(start, `${length} bytes`, `only ${end - this.offset} left`, end === this.buffer.length);
    }
    return this.offset + length;
  }

  /** A view of the length-delimited value at the cursor. */
  bytes(end: number): Uint8Array {
    const stop = this.delimited(end);
    const view = this.buffer.subarray(this.offset, stop);
    this.offset = stop;
    return view;
  }

  /** UTF-8 text; bytes that are not UTF-8 become U+FFFD (the raw bytes stay with the transaction). */
  text(end: number): string {
    return TEXT.decode(this.bytes(end));
  }

  /** Reads a tag; returns field number * 8 + wire type after checking both. */
  tag(end: number): number {
    const start = this.offset;
    const tag = this.uint32(end);
    const field = tag >>> 3;
    if (field === 0 || field > MAX_FIELD_NUMBER) throw new WireError(start, 'a field number', `${field}`);
    return tag;
  }

  /** Steps over a value of the wire type; groups (3, 4) are refused, HAPI never used them. */
  skip(wireType: number, end: number): void {
    switch (wireType) {
      case WireType.varint:
        this.uint64(end);
        return;
      case WireType.fixed64:
        this.#take(8, end, 'a fixed64');
        return;
      case WireType.bytes:
        this.offset = this.delimited(end);
        return;
      case WireType.fixed32:
        this.#take(4, end, 'a fixed32');
        return;
      default:
        throw new WireError(this.offset, 'wire type 0, 1, 2 or 5', `${wireType}`);
    }
  }

  /** Made when first needed: fixed-width fields are rare in HAPI, and most cursors are short-lived. */
  #fixedView(): DataView {
    this.#view ??= new DataView(this.buffer.buffer, this.buffer.byteOffset, this.buffer.byteLength);
    return this.#view;
  }

  #take(length: number, end: number, what: string): number {
    const at = this.offset;
    if (end - at < length) throw new WireError(at, what, `only ${end - at} bytes left`, end === this.buffer.length);
    this.offset = at + length;
    return at;
  }
}

function join64(low: number, high: number, lastIndex: number, start: number): bigint {
  // low holds bits 0..48 exactly (7 groups), high the rest: both below 2^53.
  if (lastIndex < 7) return BigInt(low);
  const value = BigInt(low) + (BigInt(high) << 49n);
  if (value > 0xffff_ffff_ffff_ffffn) throw new WireError(start, 'a varint of 64 bits', 'a larger one');
  return value;
}
