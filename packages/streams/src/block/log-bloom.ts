import { keccak_256 as keccak256 } from '@noble/hashes/sha3.js';
import type { ContractLoginfo } from '../hapi/messages.ts';

const BLOOM_BYTES = 256;

/** Bloom filter (256 bytes) over addresses and topics of logs: three bits of 2048 each (Ethereum yellow paper, 4.3.1). */
export function bloomOf(entries: readonly Uint8Array[]): Uint8Array {
  const bloom = new Uint8Array(BLOOM_BYTES);
  for (const entry of entries) {
    const digest = keccak256(entry);
    for (let pair = 0; pair < 6; pair += 2) {
      const bit = (((digest[pair] ?? 0) << 8) | (digest[pair + 1] ?? 0)) & 2047;
      const index = BLOOM_BYTES - 1 - (bit >> 3);
      bloom[index] = (bloom[index] ?? 0) | (1 << (bit & 7));
    }
  }
  return bloom;
}

/** The filter of all logs of a result. */
export function unionBloom(logs: readonly ContractLoginfo[]): Uint8Array {
  const bloom = new Uint8Array(BLOOM_BYTES);
  for (const log of logs) for (let at = 0; at < BLOOM_BYTES; at++) bloom[at] = (bloom[at] ?? 0) | (log.bloom[at] ?? 0);
  return bloom;
}
