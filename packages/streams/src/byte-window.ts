import { createHash, type Hash } from 'node:crypto';
import { StreamError, type StreamErrorReason } from './stream-error.ts';
import { Cursor } from './wire/cursor.ts';
import type { ByteOrigin } from './wire-origin.ts';

/**
 * The unread part of a file that arrives in chunks. Layout readers ask `has(n)` before they read n bytes and yield n
 * where it is false; views that they take stay valid, since buffers are never reused.
 */
export class ByteWindow implements ByteOrigin {
  readonly file: string;
  #bytes: Uint8Array = new Uint8Array(0);
  #view = new DataView(this.#bytes.buffer);
  #cursor: Cursor | undefined;
  #offset = 0;
  /** File offset of the first byte of #bytes. */
  #base = 0;
  /** Chunks that arrived while more bytes were needed than there are; joined once there are enough. */
  #queue: Uint8Array[] = [];
  #queued = 0;
  #ended = false;
  #hash: Hash | undefined;

  constructor(file: string) {
    this.file = file;
  }

  /** A window over a file that is complete. */
  static over(file: string, bytes: Uint8Array): ByteWindow {
    const window = new ByteWindow(file);
    window.append(bytes);
    window.end();
    window.gather(bytes.length);
    return window;
  }

  /** Size of the file once it has ended. */
  get size(): number | undefined {
    return this.#ended ? this.#base + this.#bytes.length + this.#queued : undefined;
  }

  append(chunk: Uint8Array): void {
    this.#hash?.update(chunk);
    this.#queue.push(chunk);
    this.#queued += chunk.length;
  }

  end(): void {
    this.#ended = true;
  }

  /** Joins what has arrived when it holds `need` unread bytes or nothing follows; answers whether reading can continue. */
  gather(need: number): boolean {
    if (this.available + this.#queued < need && !this.#ended) return false;
    if (this.#queued > 0) {
      const rest = this.#bytes.subarray(this.#offset);
      const [first] = this.#queue;
      this.#base += this.#offset;
      this.#offset = 0;
      const joined =
        rest.length === 0 && this.#queue.length === 1 && first ? first : Buffer.concat([rest, ...this.#queue]);
      // A plain Uint8Array even over a Buffer: views of it are cheaper to make.
      this.#bytes = new Uint8Array(joined.buffer, joined.byteOffset, joined.byteLength);
      this.#view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
      this.#cursor = undefined;
      this.#queue = [];
      this.#queued = 0;
    }
    return true;
  }

  /** Everything in the window, read or not: what {@link cursor} runs over. */
  get buffer(): Uint8Array {
    return this.#bytes;
  }

  /** Unread bytes in the window. */
  get available(): number {
    return this.#bytes.length - this.#offset;
  }

  /** File offset of the next unread byte. */
  get position(): number {
    return this.#base + this.#offset;
  }

  /** True when n bytes can be read, false when they may still come. @throws StreamError `truncated` when they will not. */
  has(n: number): boolean {
    if (this.available >= n) return true;
    if (this.#ended) throw this.error('truncated', `${n} bytes`, `only ${this.available} left`);
    return false;
  }

  /** As has(), but content with fewer bytes at the end of the file. */
  hasUpTo(n: number): boolean {
    return this.available >= n || this.#ended;
  }

  /** True at the end of the file, false before it, undefined while that is not known. */
  atEnd(): boolean | undefined {
    if (this.available > 0) return false;
    return this.#ended ? true : undefined;
  }

  int32(): number {
    this.#offset += 4;
    return this.#view.getInt32(this.#offset - 4);
  }

  uint64(): bigint {
    this.#offset += 8;
    return this.#view.getBigUint64(this.#offset - 8);
  }

  byte(): number {
    return this.#bytes[this.#offset++] as number;
  }

  peekInt32(ahead = 0): number {
    return this.#view.getInt32(this.#offset + ahead);
  }

  take(n: number): Uint8Array {
    this.#offset += n;
    return this.#bytes.subarray(this.#offset - n, this.#offset);
  }

  /** The next n bytes, left unread. */
  peek(n: number): Uint8Array {
    return this.#bytes.subarray(this.#offset, this.#offset + n);
  }

  /** A protobuf cursor at the next unread byte; what it consumes counts as read after {@link advance}. */
  cursor(): Cursor {
    this.#cursor ??= new Cursor(this.#bytes);
    this.#cursor.offset = this.#offset;
    return this.#cursor;
  }

  advance(cursor: Cursor): void {
    this.#offset = cursor.offset;
  }

  /** All bytes from the next unread one to the end of the file go into the hash. */
  startHash(): void {
    this.#hash = createHash('sha384');
    this.#hash.update(this.#bytes.subarray(this.#offset));
    for (const chunk of this.#queue) this.#hash.update(chunk);
  }

  /** SHA-384 of the bytes since {@link startHash}; only once. */
  finishHash(): Uint8Array {
    const digest = this.#hash?.digest() ?? Buffer.alloc(0);
    this.#hash = undefined;
    return digest;
  }

  offsetOf(view: Uint8Array): number {
    return this.#base + (view.byteOffset - this.#bytes.byteOffset);
  }

  error(reason: StreamErrorReason, expected: string, actual: string, offset = this.position): StreamError {
    return new StreamError({ reason, file: this.file, offset, expected, actual });
  }

  /** @throws StreamError `malformed` when a fixed value of the layout differs; `back` bytes have been read since. */
  expect(expected: bigint | number, actual: bigint | number, what: string, back: number): void {
    if (expected === actual) return;
    throw this.error('malformed', `${what} ${expected}`, `${actual}`, this.position - back);
  }
}
