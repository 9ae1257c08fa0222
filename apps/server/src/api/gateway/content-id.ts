const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 59;
/** CIDv1 of a raw block (0x55) by its sha2-256 (0x12) of 32 bytes; see the multiformats' CID specification. */
const PREFIX = [0x01, 0x55, 0x12, 0x20];

/**
 * The SHA-256 that a content id promises, or undefined for text that is not a CIDv1 of a raw block by sha2-256 in
 * lower-case base32. What it accepts holds letters and digits alone, so it is safe as a file's name.
 */
export function digestOfContentId(text: string): Buffer | undefined {
  if (text.length !== LENGTH || !text.startsWith('b')) return undefined;
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const sign of text.slice(1)) {
    const value = BASE32.indexOf(sign);
    if (value < 0) return undefined;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >>> bits) & 255);
    }
  }
  // Bits left over must be zero: one file has one name.
  const spare = held & ((1 << bits) - 1);
  if (spare !== 0 || PREFIX.some((byte, at) => bytes[at] !== byte)) return undefined;
  return Buffer.from(bytes.slice(PREFIX.length));
}
