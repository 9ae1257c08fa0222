import { keccakOfHex } from './storage-slot.ts';

const BLOOM_BYTES = 256;
const BLOOM_BITS = 2047;

/**
 * The Ethereum log filter (256 bytes, yellow paper 4.3.1): of each address and topic, given as digits, the three bits
 * that the first three pairs of bytes of its keccak-256 name.
 */
export function logBloom(entries: Iterable<string>): Uint8Array {
  const bloom = new Uint8Array(BLOOM_BYTES);
  for (const entry of entries) {
    const digest = keccakOfHex(entry);
    for (let pair = 0; pair < 6; pair += 2) {
      const bit = (((digest[pair] ?? 0) << 8) | (digest[pair + 1] ?? 0)) & BLOOM_BITS;
      const at = BLOOM_BYTES - 1 - (bit >> 3);
      bloom[at] = (bloom[at] ?? 0) | (1 << (bit & 7));
    }
  }
  return bloom;
}
