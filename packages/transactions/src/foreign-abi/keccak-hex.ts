import { keccak_256 } from '@noble/hashes/sha3.js';

/** Keccak-256 of a text, 64 hex digits. */
export function keccakHex(text: string): string {
  return Buffer.from(keccak_256(Buffer.from(text))).toString('hex');
}
