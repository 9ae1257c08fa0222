/** Reads little-endian values off a buffer; reading past its end throws a RangeError. */
export class RowBinaryCursor {
  readonly #buffer: Buffer;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get atEnd(): boolean {
    return this.#at >= this.#buffer.length;
  }

  u8(): number {
    return this.#buffer.readUInt8(this.#advance(1));
  }

  i8(): number {
    return this.#buffer.readInt8(this.#advance(1));
  }

  u16(): number {
    return this.#buffer.readUInt16LE(this.#advance(2));
  }

  i16(): number {
    return this.#buffer.readInt16LE(this.#advance(2));
  }

  u32(): number {
    return this.#buffer.readUInt32LE(this.#advance(4));
  }

  i32(): number {
    return this.#buffer.readInt32LE(this.#advance(4));
  }

  u64(): bigint {
    return this.#buffer.readBigUInt64LE(this.#advance(8));
  }

  i64(): bigint {
    return this.#buffer.readBigInt64LE(this.#advance(8));
  }

  i128(): bigint {
    const low = this.u64();
    return (this.i64() << 64n) | low;
  }

  f32(): number {
    return this.#buffer.readFloatLE(this.#advance(4));
  }

  f64(): number {
    return this.#buffer.readDoubleLE(this.#advance(8));
  }

  varint(): number {
    let value = 0;
    let scale = 1;
    // Ends at the largest number that is safe.
    for (;;) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 0x80;
      if (scale > Number.MAX_SAFE_INTEGER) throw new RangeError('varint beyond 2^53');
    }
  }

  /** A copy, so that a small value does not hold on to the whole result. */
  bytes(length: number): Uint8Array {
    const start = this.#advance(length);
    const copy = new Uint8Array(length);
    copy.set(this.#buffer.subarray(start, start + length));
    return copy;
  }

  text(): string {
    const length = this.varint();
    const start = this.#advance(length);
    return this.#buffer.toString('utf8', start, start + length);
  }

  #advance(length: number): number {
    const start = this.#at;
    if (start + length > this.#buffer.length) throw new RangeError(`result ends at byte ${this.#buffer.length}`);
    this.#at = start + length;
    return start;
  }
}
