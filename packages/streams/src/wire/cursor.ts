import { WireError } from './wire-error.ts';

/** One-byte values (statuses, shards, realms) without making a bigint each time. */
const SMALL: readonly bigint[] = Array.from({ length: 128 }, (_, value) => BigInt(value));
/** Larger values repeat often too (the seconds of a file, busy accounts): the last one of each slot is cached. */
const PLACES = 4096;
const RECENT_NUMBERS = new Float64Array(PLACES).fill(Number.NaN);
const RECENT_BIGINTS: bigint[] = new Array<bigint>(PLACES).fill(0n);
/** Groups of 7 bits whose value a double holds exactly. */
const EXACT_GROUPS = 7;
const MAX_GROUPS = 10;
/** Of the length or tag of a field. */
const MAX_TAG_GROUPS = 5;
/** Groups of groups that are passed over; HAPI never used any. */
const MAX_GROUP_DEPTH = 100;

/** Receives fields that the type does not know, such as the body of a transaction type newer than this program. */
export type UnknownFieldListener = (typeName: string, fieldNumber: number, wireType: number, bytes: Uint8Array) => void;

/** How many fields were passed over because no definition has them; what came before a reading starts is part of it. */
let passedOver = 0;

/** How many fields this thread passed over so far: unchanged by a reading, it says that all was known. */
export function fieldsPassedOver(): number {
  return passedOver;
}

/** Counts a field that is passed over elsewhere than in {@link Cursor.skipField}. */
export function notePassedOver(): void {
  passedOver++;
}

/** The wire types of protobuf (encoding guide, "Message structure"); groups are only passed over. */
export const WireType = { varint: 0, fixed64: 1, bytes: 2, groupStart: 3, groupEnd: 4, fixed32: 5 } as const;

/** Node's own decoder of UTF-8: as TextDecoder without dropping a byte order mark, and without a view of the bytes. */
const utf8Slice = (Buffer.prototype as unknown as Utf8Slice).utf8Slice;

interface Utf8Slice {
  utf8Slice(this: Uint8Array, start: number, end: number): string;
}

/**
 * A position in one buffer of protobuf bytes. Every read checks its bounds and throws a {@link WireError}
 * that names the offset; nothing is copied, `bytes` are views of the buffer.
 */
export class Cursor {
  readonly buffer: Uint8Array;
  readonly #unknown: UnknownFieldListener | undefined;
  offset: number;

  constructor(buffer: Uint8Array, offset = 0, unknown?: UnknownFieldListener) {
    this.buffer = buffer;
    this.offset = offset;
    this.#unknown = unknown;
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
    let scale = 1;
    for (let index = 0; index < MAX_TAG_GROUPS; index++) {
      if (this.offset >= end) throw this.#cut(start, end);
      const byte = buffer[this.offset++] as number;
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
      if (byte < 0x80) {
        if (value > 0xffff_ffff) throw new WireError(start, 'a varint of 32 bits', `${value}`);
        return value;
      }
    }
    throw new WireError(start, 'a varint of at most 5 bytes', 'a longer one');
  }

  /** A varint of up to 64 bits, as unsigned bigint; bits above are dropped, as the nodes' readers do. */
  uint64(end: number): bigint {
    const value = this.#exact(end);
    return value < 0 ? BigInt.asUintN(64, this.#long(end)) : bigintOf(value);
  }

  /** A varint as int64 in two's complement. */
  int64(end: number): bigint {
    const value = this.#exact(end);
    return value < 0 ? BigInt.asIntN(64, this.#long(end)) : bigintOf(value);
  }

  /** A varint as int64 in zigzag form. */
  sint64(end: number): bigint {
    const value = this.#exact(end);
    if (value >= 0) return bigintOf(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    const long = BigInt.asUintN(64, this.#long(end));
    return long & 1n ? -(long >> 1n) - 1n : long >> 1n;
  }

  /** A varint read as int32: the low 32 bits, as proto3 readers must truncate. */
  int32(end: number): number {
    const start = this.offset;
    const { buffer } = this;
    const first = buffer[start] as number;
    if (start < end && first < 0x80) {
      this.offset = start + 1;
      return first;
    }
    let value = 0;
    for (let index = 0; index < MAX_GROUPS; index++) {
      if (this.offset >= end) throw this.#cut(start, end);
      const byte = buffer[this.offset++] as number;
      if (index < 5) value |= (byte & 0x7f) << (7 * index);
      if (byte < 0x80) return value;
    }
    throw new WireError(start, 'a varint of at most 10 bytes', 'a longer one');
  }

  /** A varint as uint32. */
  unsigned32(end: number): number {
    return this.int32(end) >>> 0;
  }

  /** A varint as int32 in zigzag form. */
  sint32(end: number): number {
    const value = this.int32(end) >>> 0;
    return (value >>> 1) ^ -(value & 1);
  }

  bool(end: number): boolean {
    const value = this.#exact(end);
    return value < 0 ? BigInt.asUintN(64, this.#long(end)) !== 0n : value !== 0;
  }

  fixed32(end: number): number {
    return this.#view(4, end).getUint32(0, true);
  }

  fixed64(end: number): bigint {
    return this.#view(8, end).getBigUint64(0, true);
  }

  float(end: number): number {
    return this.#view(4, end).getFloat32(0, true);
  }

  double(end: number): number {
    return this.#view(8, end).getFloat64(0, true);
  }

  /** The end offset of a length-delimited value whose length is at the cursor; the cursor moves to its first byte. */
  delimitedEnd(end: number): number {
    const start = this.offset;
    const length = this.uint32(end);
    if (length > end - this.offset) {
      throw new WireError(start, `${length} bytes`, `only ${end - this.offset} left`, end === this.buffer.length);
    }
    return this.offset + length;
  }

  /** A view of the length-delimited value at the cursor. */
  bytes(end: number): Uint8Array {
    const stop = this.delimitedEnd(end);
    const view = this.buffer.subarray(this.offset, stop);
    this.offset = stop;
    return view;
  }

  /** UTF-8 text; bytes that are not UTF-8 become U+FFFD (the raw bytes stay with the transaction). */
  text(end: number): string {
    const stop = this.delimitedEnd(end);
    const start = this.offset;
    this.offset = stop;
    return start === stop ? '' : utf8Slice.call(this.buffer, start, stop);
  }

  /** Reads a tag: field number * 8 + wire type. */
  tag(end: number): number {
    const start = this.offset;
    const tag = this.uint32(end);
    if (tag < 8) throw new WireError(start, 'a field number', '0');
    return tag;
  }

  /** Steps over the value of a tag that has been read. */
  skip(tag: number, end: number): void {
    this.#skip(tag, end, 0);
  }

  /** As {@link skip} for a field that a message type does not know; reports it to the listener, if there is one. */
  skipField(typeName: string, tag: number, end: number): void {
    const start = this.offset;
    this.#skip(tag, end, 0);
    passedOver++;
    this.#unknown?.(typeName, tag >>> 3, tag & 7, this.buffer.subarray(start, this.offset));
  }

  /** Refuses messages that nest deeper than any reader of the network follows. */
  tooDeep(): never {
    throw new WireError(this.offset, 'messages that nest less deep', 'one more level');
  }

  #skip(tag: number, end: number, depth: number): void {
    switch (tag & 7) {
      case WireType.varint:
        this.int32(end);
        return;
      case WireType.fixed64:
        this.#take(8, end);
        return;
      case WireType.bytes:
        this.offset = this.delimitedEnd(end);
        return;
      case WireType.groupStart:
        this.#skipGroup(tag, end, depth + 1);
        return;
      case WireType.fixed32:
        this.#take(4, end);
        return;
      default:
        throw new WireError(this.offset, 'wire type 0, 1, 2, 3 or 5', `${tag & 7}`);
    }
  }

  /** To the end of a group: the tag with the same field number and wire type 4. */
  #skipGroup(groupTag: number, end: number, depth: number): void {
    if (depth > MAX_GROUP_DEPTH) this.tooDeep();
    // Ends with the tag that closes the group, or behind the last byte, where reading a tag fails.
    for (;;) {
      const tag = this.tag(end);
      if (tag === groupTag + 1) return;
      this.#skip(tag, end, depth);
    }
  }

  /** A varint of up to 49 bits; -1, without a move, for a longer one. */
  #exact(end: number): number {
    const { buffer } = this;
    let at = this.offset;
    let value = 0;
    let scale = 1;
    for (let index = 0; index < EXACT_GROUPS; index++) {
      if (at >= end) throw this.#cut(this.offset, end);
      const byte = buffer[at++] as number;
      if (byte < 0x80) {
        this.offset = at;
        return value + byte * scale;
      }
      value += (byte & 0x7f) * scale;
      scale *= 0x80;
    }
    return -1;
  }

  /** A varint of 8 to 10 bytes, with all of its 70 bits. */
  #long(end: number): bigint {
    const start = this.offset;
    const { buffer } = this;
    let low = 0;
    let high = 0;
    let scale = 1;
    for (let index = 0; index < MAX_GROUPS; index++) {
      if (this.offset >= end) throw this.#cut(start, end);
      const byte = buffer[this.offset++] as number;
      if (index === EXACT_GROUPS) scale = 1;
      if (index < EXACT_GROUPS) low += (byte & 0x7f) * scale;
      else high += (byte & 0x7f) * scale;
      scale *= 0x80;
      if (byte < 0x80) return BigInt(low) + (BigInt(high) << 49n);
    }
    throw new WireError(start, 'a varint of at most 10 bytes', 'a longer one');
  }

  /** A view of a fixed number of bytes: fixed-width fields are rare in HAPI. */
  #view(length: number, end: number): DataView {
    const at = this.#take(length, end);
    return new DataView(this.buffer.buffer, this.buffer.byteOffset + at, length);
  }

  #take(length: number, end: number): number {
    const at = this.offset;
    if (end - at < length) {
      throw new WireError(at, `${length} bytes`, `only ${end - at} left`, end === this.buffer.length);
    }
    this.offset = at + length;
    return at;
  }

  #cut(start: number, end: number): WireError {
    return new WireError(start, 'a varint', 'the end of the data', end === this.buffer.length);
  }
}

/** The bigint of a whole number that a double holds exactly. */
function bigintOf(value: number): bigint {
  if (value >= 0 && value < SMALL.length) return SMALL[value] as bigint;
  const place = value & (PLACES - 1);
  if (RECENT_NUMBERS[place] === value) return RECENT_BIGINTS[place] as bigint;
  const made = BigInt(value);
  RECENT_NUMBERS[place] = value;
  RECENT_BIGINTS[place] = made;
  return made;
}
