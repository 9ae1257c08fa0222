import { hexText } from '@ledgerscope/ledger';
import { bytesEqual } from '../bytes.ts';
import { SHA384_BYTES, writeSha384 } from '../sha384.ts';
import { StreamError } from '../stream-error.ts';

/** Class id 0xf422da83a251741e and version 1 of the platform's Hash object, little-endian as the platform feeds them. */
const HASH_CLASS = Buffer.from('1e7451a283da22f401000000', 'hex');
/** Class id and version of a RecordStreamObject, big-endian as in a v5 file. */
export const RECORD_OBJECT_CLASS = 0xe370929ba5429d8bn;
export const OBJECT_VERSION = 1;
const OBJECT_HEAD = 12;
const RUNNING_OFFSET = HASH_CLASS.length;
const ITEM_OFFSET = RUNNING_OFFSET + SHA384_BYTES + HASH_CLASS.length;

/**
 * The running hash of v5 and v6 record files: R' = SHA-384(P ‖ R ‖ P ‖ SHA-384(object)), where P names the Hash class
 * and the object is an item in its v5 form. It starts at the previous file's end and must arrive at this file's end.
 */
export class RunningHash {
  /** P ‖ R ‖ P ‖ object hash; R is the running value. */
  readonly #work = Buffer.alloc(ITEM_OFFSET + SHA384_BYTES);
  #scratch = Buffer.alloc(4096);

  constructor(start: Uint8Array) {
    this.#work.set(HASH_CLASS, 0);
    this.#work.set(start, RUNNING_OFFSET);
    this.#work.set(HASH_CLASS, RUNNING_OFFSET + SHA384_BYTES);
    this.#scratch.writeBigUInt64BE(RECORD_OBJECT_CLASS, 0);
    this.#scratch.writeInt32BE(OBJECT_VERSION, 8);
  }

  /** Adds an item that is in its v5 form: class id, version, record and transaction with their lengths. */
  addObject(object: Uint8Array): void {
    writeSha384(object, this.#work, ITEM_OFFSET);
    writeSha384(this.#work, this.#work, RUNNING_OFFSET);
  }

  /** Adds an item of which only the raw messages are known (v6), wrapped into the v5 form first. */
  addItem(record: Uint8Array, transaction: Uint8Array): void {
    const length = OBJECT_HEAD + 4 + record.length + 4 + transaction.length;
    if (length > this.#scratch.length) {
      const larger = Buffer.alloc(length * 2);
      larger.set(this.#scratch.subarray(0, OBJECT_HEAD));
      this.#scratch = larger;
    }
    const object = this.#scratch;
    object.writeInt32BE(record.length, OBJECT_HEAD);
    object.set(record, OBJECT_HEAD + 4);
    object.writeInt32BE(transaction.length, OBJECT_HEAD + 4 + record.length);
    object.set(transaction, OBJECT_HEAD + 8 + record.length);
    this.addObject(object.subarray(0, length));
  }

  /** A copy of the running value (48 bytes). */
  value(): Uint8Array {
    return Uint8Array.from(this.#work.subarray(RUNNING_OFFSET, RUNNING_OFFSET + SHA384_BYTES));
  }
}

/** @throws StreamError `running-hash-mismatch` when the file's items do not lead from its start to its end hash. */
export function expectRunningHash(file: string, stated: Uint8Array, computed: Uint8Array): void {
  if (bytesEqual(stated, computed)) return;
  throw new StreamError({
    reason: 'running-hash-mismatch',
    file,
    expected: hexText(stated),
    actual: hexText(computed),
  });
}
