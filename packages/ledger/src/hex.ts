const DIGITS: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Node.js has it, and writes digits in native code. */
interface NativeBytes {
  from(buffer: ArrayBufferLike, start: number, length: number): { toString(encoding: 'hex'): string };
}

const { Buffer: native } = globalThis as { readonly Buffer?: NativeBytes };

/** Bytes as lower-case hex digits, two each, without a prefix. */
export function hexText(bytes: Uint8Array): string {
  if (native !== undefined) return native.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
  let text = '';
  for (const byte of bytes) text += DIGITS[byte];
  return text;
}
