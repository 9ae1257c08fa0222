import type { ByteWindow } from './byte-window.ts';
import { SHA384_BYTES } from './sha384.ts';

/** A serialized Hash object: class id, class version, digest type, length, digest. */
export const HASH_OBJECT_BYTES = 68;

const HASH_CLASS = 0xf422da83a251741en;
const HASH_CLASS_VERSION = 1;
const SHA384_DIGEST_TYPE = 0x58ff811b;

/** Reads a Hash object of which all bytes are in the window; returns the 48 bytes of the digest. */
export function readHashObject(window: ByteWindow): Uint8Array {
  window.expect(HASH_CLASS, window.uint64(), 'class id of a hash', 8);
  window.expect(HASH_CLASS_VERSION, window.int32(), 'version of the hash class', 4);
  window.expect(SHA384_DIGEST_TYPE, window.int32(), 'digest type', 4);
  window.expect(SHA384_BYTES, window.int32(), 'digest length', 4);
  return window.take(SHA384_BYTES);
}

/** The serialized form of a digest. */
export function writeHashObject(digest: Uint8Array): Uint8Array {
  const object = Buffer.alloc(HASH_OBJECT_BYTES);
  object.writeBigUInt64BE(HASH_CLASS, 0);
  object.writeInt32BE(HASH_CLASS_VERSION, 8);
  object.writeInt32BE(SHA384_DIGEST_TYPE, 12);
  object.writeInt32BE(SHA384_BYTES, 16);
  object.set(digest, HASH_OBJECT_BYTES - SHA384_BYTES);
  return object;
}
