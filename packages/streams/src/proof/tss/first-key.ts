import { createHash } from 'node:crypto';
import { bn254_Fr } from '@noble/curves/bn254.js';
import { bytesToNumberBE } from '@noble/curves/utils.js';
import { bytesEqual } from '../../bytes.ts';
import { SCALAR_BYTES, scalarBytes } from './field-reader.ts';

/** What the library puts before a hinTS key that it hashes; before that it put nothing. */
const DOMAINS = ['WRAPS-hints-vk-v1', ''];
export const LONG_LEDGER_ID_BYTES = 2 * SCALAR_BYTES;

/**
 * Whether a ledger id of 64 bytes (the 3.23 releases) names this hinTS key: it is the hash of the network's first nodes, and that of its
 * first key (SHA-256, big-endian, as a number of BN254 in 32 bytes, little-endian).
 */
export function namesFirstKey(ledgerId: Uint8Array, key: Uint8Array): boolean {
  if (ledgerId.length !== LONG_LEDGER_ID_BYTES) return false;
  const named = ledgerId.subarray(SCALAR_BYTES);
  return DOMAINS.some((domain) => {
    const digest = createHash('sha256').update(domain).update(key).digest();
    return bytesEqual(scalarBytes(bytesToNumberBE(digest) % bn254_Fr.ORDER), named);
  });
}
