const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Reads RFC 4648 base 32 without padding; undefined for any other text. */
export function readBase32(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    if (digit < 0) return undefined;
    value = ((value << BITS) | digit) & 0xfff;
    bits += BITS;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Uint8Array.from(bytes);
}
