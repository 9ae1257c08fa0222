import { createHash } from 'node:crypto';
import type { SemanticVersion } from '../hapi/messages.ts';
import { writeHashObject } from '../hash-object.ts';
import { sha384 } from '../sha384.ts';
import { ITEM_MARKER, PREVIOUS_HASH_MARKER } from './legacy-layout.ts';
import { OBJECT_VERSION, RECORD_OBJECT_CLASS } from './running-hash.ts';
import { OBJECT_STREAM_VERSION } from './v5-layout.ts';

/** The raw messages of one item. */
export interface RawItem {
  readonly transaction: Uint8Array;
  readonly record: Uint8Array;
}

/** File hash of the v2 record file with these items; its head holds the HAPI minor number where v2 has its major one. */
export function v2FileHash(hapi: SemanticVersion, previousHash: Uint8Array, items: readonly RawItem[]): Uint8Array {
  const body = createHash('sha384');
  for (const { transaction, record } of items) {
    body.update(Uint8Array.of(ITEM_MARKER)).update(int32(transaction.length)).update(transaction);
    body.update(int32(record.length)).update(record);
  }
  const head = [int32(2), int32(hapi.minor), Uint8Array.of(PREVIOUS_HASH_MARKER), previousHash];
  return sha384(Buffer.concat([...head, body.digest()]));
}

/** File hash and metadata hash of the v5 record file with these items. */
export function v5Hashes(
  hapi: SemanticVersion,
  start: Uint8Array,
  end: Uint8Array,
  items: readonly RawItem[],
): { fileHash: Uint8Array; metadataHash: Uint8Array } {
  const numbers = [5, hapi.major, hapi.minor, hapi.patch, OBJECT_STREAM_VERSION].map(int32);
  const head = Buffer.concat([...numbers, writeHashObject(start)]);
  const tail = writeHashObject(end);
  const objectHead = Buffer.alloc(12);
  objectHead.writeBigUInt64BE(RECORD_OBJECT_CLASS, 0);
  objectHead.writeInt32BE(OBJECT_VERSION, 8);
  const file = createHash('sha384').update(head);
  for (const { transaction, record } of items) {
    file.update(objectHead).update(int32(record.length)).update(record);
    file.update(int32(transaction.length)).update(transaction);
  }
  return { fileHash: file.update(tail).digest(), metadataHash: sha384(Buffer.concat([head, tail])) };
}

/** File hash of the v6 record file whose RecordStreamFile has these raw bytes. */
export function v6FileHash(contents: Uint8Array): Uint8Array {
  return createHash('sha384').update(int32(6)).update(contents).digest();
}

function int32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value, 0);
  return bytes;
}
