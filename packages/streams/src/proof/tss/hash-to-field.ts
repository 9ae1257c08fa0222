import { createHash } from 'node:crypto';
import { bytesToNumberBE } from '@noble/curves/utils.js';

/** Bytes that are reduced to one field element. */
const OUTPUT_BYTES = 48;
/** The field hasher of arkworks pads to the length of an element; RFC 9380 pads to the 64 bytes of SHA-256's block. */
const Z_PAD = new Uint8Array(OUTPUT_BYTES);

/**
 * Hash of a message to a number below `order`: `expand_message_xmd` of RFC 9380 with SHA-256 and 48 bytes of output, except for the
 * length of its Z_pad, read big-endian.
 * @param domain separation tag, in ASCII
 */
export function hashToField(message: Uint8Array, domain: string, order: bigint): bigint {
  const tag = Buffer.concat([Buffer.from(domain, 'ascii'), Uint8Array.of(domain.length)]);
  const first = sha256(Z_PAD, message, Uint8Array.of(0, OUTPUT_BYTES, 0), tag);
  const second = sha256(first, Uint8Array.of(1), tag);
  const mixed = first.map((byte, at) => byte ^ (second[at] ?? 0));
  const third = sha256(mixed, Uint8Array.of(2), tag);
  return bytesToNumberBE(Buffer.concat([second, third]).subarray(0, OUTPUT_BYTES)) % order;
}

function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}
