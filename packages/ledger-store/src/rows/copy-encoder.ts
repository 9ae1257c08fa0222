import type { CopyKind } from './postgres-schema.ts';

const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const END = 0xffff;
const NULL = 0xffff_ffff;
const START_BYTES = 16_384;
/** A field says how long it is. */
const LENGTH_BYTES = 4;
const BYTES = { int2: 2, int4: 4, int8: 8 } as const;

export type CopyValue = bigint | number | string | Uint8Array | undefined;

/** Rows of one table in the binary form of COPY: https://www.postgresql.org/docs/current/sql-copy.html */
export class CopyEncoder {
  readonly #columns: readonly CopyKind[];
  #buffer = Buffer.allocUnsafe(START_BYTES);
  #used = HEADER.copy(this.#buffer);
  #rows = 0;

  constructor(columns: readonly CopyKind[]) {
    this.#columns = columns;
  }

  get rows(): number {
    return this.#rows;
  }

  /** Undefined is null. */
  add(values: readonly CopyValue[]): void {
    this.#reserve(2);
    this.#used = this.#buffer.writeUInt16BE(values.length, this.#used);
    for (const [index, kind] of this.#columns.entries()) this.#field(kind, values[index]);
    this.#rows += 1;
  }

  /** All of it; nothing can be added afterwards. */
  end(): Buffer {
    this.#reserve(2);
    this.#used = this.#buffer.writeUInt16BE(END, this.#used);
    return this.#buffer.subarray(0, this.#used);
  }

  #field(kind: CopyKind, value: CopyValue): void {
    if (value === undefined) {
      this.#length(NULL, 0);
      return;
    }
    if (kind === 'bytea') this.#bytes(value as Uint8Array);
    else if (kind === 'text') this.#bytes(Buffer.from(value as string, 'utf8'));
    else this.#integer(kind, value as bigint | number);
  }

  #bytes(value: Uint8Array): void {
    this.#length(value.length, value.length);
    this.#buffer.set(value, this.#used);
    this.#used += value.length;
  }

  #integer(kind: keyof typeof BYTES, value: bigint | number): void {
    this.#length(BYTES[kind], BYTES[kind]);
    if (kind === 'int8') this.#used = this.#buffer.writeBigInt64BE(BigInt(value), this.#used);
    else this.#used = this.#buffer.writeIntBE(Number(value), this.#used, BYTES[kind]);
  }

  /** Says the length of a field, with room for it. */
  #length(length: number, room: number): void {
    this.#reserve(LENGTH_BYTES + room);
    this.#used = this.#buffer.writeUInt32BE(length, this.#used);
  }

  #reserve(more: number): void {
    const needed = this.#used + more;
    if (needed <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2));
    this.#buffer.copy(grown, 0, 0, this.#used);
    this.#buffer = grown;
  }
}
