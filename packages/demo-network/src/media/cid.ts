import { createHash } from 'node:crypto';

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
/** Version 1, codec raw (0x55), hash sha2-256 (0x12) of 32 bytes (multiformats' CID specification). */
const PREFIX = [0x01, 0x55, 0x12, 0x20];

/** The content id of a file: CIDv1, raw codec, sha2-256, lower-case base32 without padding, 59 characters. */
export function cidOf(bytes: Uint8Array): string {
  return `b${base32(Uint8Array.from([...PREFIX, ...createHash('sha256').update(bytes).digest()]))}`;
}

/** RFC 4648 base32, lower case, unpadded. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += BASE32[(held >>> (bits - 5)) & 31];
  }
  return bits === 0 ? text : text + BASE32[(held << (5 - bits)) & 31];
}
