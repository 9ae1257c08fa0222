import { createHash } from 'node:crypto';

// Written from the format's description, apart from the reader's code, so that one checks the other.
const HASH_PREFIX = Buffer.from('1e7451a283da22f401000000', 'hex');
const OBJECT_PREFIX = Buffer.from('e370929ba5429d8b00000001', 'hex');

const sha384 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha384');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

/** The running hash after one record stream object. */
export function nextRunningHash(running: Uint8Array, record: Uint8Array, transaction: Uint8Array): Buffer {
  const object = sha384(OBJECT_PREFIX, int32(record.length), record, int32(transaction.length), transaction);
  return sha384(HASH_PREFIX, running, HASH_PREFIX, object);
}

/** The hash that nodes sign beside the file hash of a v6 file. */
export function metadataHash(
  version: readonly [number, number, number],
  start: Uint8Array,
  end: Uint8Array,
  block: bigint,
): Buffer {
  const number = Buffer.alloc(8);
  number.writeBigInt64BE(block);
  return sha384(int32(6), ...version.map(int32), start, end, number);
}
