import { hash } from 'node:crypto';

/** Length of the digests that the network chains and signs. */
export const SHA384_BYTES = 48;

/** SHA-384 in one shot (48 bytes). */
export function sha384(bytes: Uint8Array): Uint8Array {
  const digest = Buffer.allocUnsafe(SHA384_BYTES);
  writeSha384(bytes, digest, 0);
  return digest;
}

/** Writes the SHA-384 of `bytes` into `target`; faster than a digest buffer of its own, which node:crypto allocates outside the heap. */
export function writeSha384(bytes: Uint8Array, target: Buffer, offset: number): void {
  target.write(hash('sha384', bytes, 'binary'), offset, 'binary');
}
