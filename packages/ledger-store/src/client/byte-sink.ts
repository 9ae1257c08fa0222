const START_BYTES = 1 << 20;
/** Up to here a loop is faster than a call into the engine. */
const SHORT_BYTES = 64;

/**
 * A growing byte buffer for the Native format: little-endian numbers, varints, length-prefixed strings. It is reused from
 * block to block, since fresh buffers of tens of megabytes cost more in garbage collection than the encoding itself.
 */
export class ByteSink {
  #buffer = Buffer.allocUnsafeSlow(START_BYTES);
  #view = viewOf(this.#buffer);
  #used = 0;
  #scratch = new ArrayBuffer(START_BYTES);

  /** Starts a new block over the old one. */
  restart(): void {
    this.#used = 0;
  }

  /** What was written since the last restart; valid until the next one. */
  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#used);
  }

  /** Room for a column's numbers, aligned to 8 bytes and not cleared; `append` copies it in. */
  scratch(bytes: number): ArrayBuffer {
    if (bytes > this.#scratch.byteLength)
      this.#scratch = new ArrayBuffer(Math.max(bytes, this.#scratch.byteLength * 2));
    return this.#scratch;
  }

  append(source: ArrayBuffer, bytes: number): void {
    this.raw(new Uint8Array(source, 0, bytes));
  }

  raw(source: Uint8Array): void {
    const { length } = source;
    this.#reserve(length);
    if (length > SHORT_BYTES) this.#buffer.set(source, this.#used);
    else for (let index = 0; index < length; index += 1) this.#buffer[this.#used + index] = source[index] as number;
    this.#used += length;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#buffer[this.#used++] = value;
  }

  u16(value: number): void {
    this.#reserve(2);
    this.#view.setUint16(this.#used, value, true);
    this.#used += 2;
  }

  u32(value: number): void {
    this.#reserve(4);
    this.#view.setUint32(this.#used, value, true);
    this.#used += 4;
  }

  u64(value: bigint): void {
    this.#reserve(8);
    this.#view.setBigUint64(this.#used, value, true);
    this.#used += 8;
  }

  varint(value: number): void {
    if (value <= 0x7f) {
      this.byte(value);
      return;
    }
    this.#reserve(10);
    let rest = value;
    while (rest > 0x7f) {
      this.#buffer[this.#used++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#buffer[this.#used++] = rest;
  }

  text(value: string): void {
    const length = value.length;
    if (length === 0) {
      this.varint(0);
      return;
    }
    // A UTF-16 unit takes at most three bytes; up to 42 units the length surely fits one byte.
    if (length <= 42) {
      this.#reserve(1 + length * 3);
      const written = this.#buffer.write(value, this.#used + 1, 'utf8');
      this.#buffer[this.#used] = written;
      this.#used += 1 + written;
      return;
    }
    const size = Buffer.byteLength(value, 'utf8');
    this.varint(size);
    this.#reserve(size);
    this.#used += this.#buffer.write(value, this.#used, 'utf8');
  }

  string(value: Uint8Array): void {
    this.varint(value.length);
    if (value.length > 0) this.raw(value);
  }

  #reserve(more: number): void {
    const needed = this.#used + more;
    if (needed <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(grown, 0, 0, this.#used);
    this.#buffer = grown;
    this.#view = viewOf(grown);
  }
}

function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length);
}
