import { keccak_256 } from '@noble/hashes/sha3.js';

const MAX_CACHED = 50_000;

/** Addresses, topics and slots come again and again, and a digest costs about 4 µs. */
const DIGESTS = new Map<string, Uint8Array>();

/** keccak-256 of bytes written as hexadecimal digits. The answer is shared: it must not be changed. */
export function keccakOfHex(hex: string): Uint8Array {
  const known = DIGESTS.get(hex);
  if (known !== undefined) return known;
  if (DIGESTS.size >= MAX_CACHED) DIGESTS.clear();
  const digest = keccak_256(Buffer.from(hex, 'hex'));
  DIGESTS.set(hex, digest);
  return digest;
}
