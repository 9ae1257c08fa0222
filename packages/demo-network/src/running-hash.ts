import { hash } from 'node:crypto';

// Written from the format's description, apart from the reader's code, so that one checks the other.
const HASH_CLASS = Buffer.from('1e7451a283da22f401000000', 'hex');
const OBJECT_CLASS = Buffer.from('e370929ba5429d8b00000001', 'hex');
const RUNNING_AT = HASH_CLASS.length;
const OBJECT_HASH_AT = RUNNING_AT + 48 + HASH_CLASS.length;
const FIRST_OBJECT_BYTES = 4_096;

/** SHA-384, 48 bytes. */
export function sha384(bytes: Uint8Array): Buffer {
  return hash('sha384', bytes, 'buffer');
}

/** The running hash of record stream objects, from the one that a file starts with to the one it ends with. */
export class SimulatedRunningHash {
  /** Hash class ‖ running value ‖ hash class ‖ hash of the object. */
  readonly #work = Buffer.alloc(OBJECT_HASH_AT + 48);
  #object = newObject(FIRST_OBJECT_BYTES);

  constructor(start: Uint8Array) {
    this.#work.set(HASH_CLASS, 0);
    this.#work.set(start, RUNNING_AT);
    this.#work.set(HASH_CLASS, RUNNING_AT + 48);
  }

  add(record: Uint8Array, transaction: Uint8Array): void {
    const end = OBJECT_CLASS.length + 8 + record.length + transaction.length;
    if (end > this.#object.length) this.#object = newObject(end * 2);
    let at = this.#object.writeInt32BE(record.length, OBJECT_CLASS.length);
    this.#object.set(record, at);
    at = this.#object.writeInt32BE(transaction.length, at + record.length);
    this.#object.set(transaction, at);
    // Written as text of one byte a character: small digests as buffers cost more to make than to compute.
    this.#work.write(hash('sha384', this.#object.subarray(0, end), 'binary'), OBJECT_HASH_AT, 'binary');
    this.#work.write(hash('sha384', this.#work, 'binary'), RUNNING_AT, 'binary');
  }

  /** A copy of the value (48 bytes). */
  value(): Buffer {
    return Buffer.from(this.#work.subarray(RUNNING_AT, RUNNING_AT + 48));
  }
}

function newObject(bytes: number): Buffer {
  const object = Buffer.alloc(bytes);
  object.set(OBJECT_CLASS);
  return object;
}

/** The hash that nodes sign beside the file hash of a v6 file. */
export function metadataHash(
  version: readonly [number, number, number],
  start: Uint8Array,
  end: Uint8Array,
  block: bigint,
): Buffer {
  const head = Buffer.alloc(16);
  for (const [index, value] of [6, ...version].entries()) head.writeInt32BE(value, index * 4);
  const number = Buffer.alloc(8);
  number.writeBigInt64BE(block);
  return sha384(Buffer.concat([head, start, end, number]));
}
