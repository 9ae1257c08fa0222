import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/utils.js';
import { demand } from './tss-error.ts';

/** Bytes of a field element. */
export const SCALAR_BYTES = 32;
const COUNT_BYTES = 8;

/** Reads the fixed fields of a signature or key, one after the other. */
export class FieldReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  /** @throws TssError where `bytes` is not exactly `length` long */
  constructor(bytes: Uint8Array, length: number, name: string) {
    demand(bytes.length === length, `${name} has ${bytes.length} bytes, not ${length}`);
    this.#bytes = bytes;
  }

  /** The next `count` bytes. */
  bytes(count: number): Uint8Array {
    const end = this.#offset + count;
    const taken = this.#bytes.subarray(this.#offset, end);
    this.#offset = end;
    return taken;
  }

  /** An unsigned 64-bit number, little-endian. */
  count(): bigint {
    return bytesToNumberLE(this.bytes(COUNT_BYTES));
  }

  /** A number of 32 bytes, little-endian. @throws TssError where it is not below `order` */
  scalar(order: bigint): bigint {
    return readScalar(this.bytes(SCALAR_BYTES), order);
  }

  /** `count` times what `read` reads. */
  list<T>(count: number, read: () => T): T[] {
    return Array.from({ length: count }, read);
  }
}

/** A number of 32 bytes, little-endian. @throws TssError where it is not below `order` */
export function readScalar(bytes: Uint8Array, order: bigint): bigint {
  const value = bytesToNumberLE(bytes);
  demand(value < order, 'a number is not below the field order');
  return value;
}

/** 32 bytes, little-endian. */
export function scalarBytes(value: bigint): Uint8Array {
  return numberToBytesLE(value, SCALAR_BYTES);
}

/** 8 bytes, little-endian. */
export function countBytes(value: bigint): Uint8Array {
  return numberToBytesLE(value, COUNT_BYTES);
}
