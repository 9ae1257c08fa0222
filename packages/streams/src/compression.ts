import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { StreamError } from './stream-error.ts';

/** How a stream file is packed; known by its first bytes, since names of the same kind of file differ between buckets. */
export type Compression = 'gzip' | 'zstd' | 'none';

/**
 * Largest decompressed file that is read into memory at once (512 MiB): the limit that block nodes set for one block.
 * Two seconds at the network's ceiling of 10,000 transactions per second are about 14 MB.
 */
export const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** By magic bytes: gzip 1f8b (RFC 1952), zstd 28b52ffd (RFC 8878). */
export function detectCompression(bytes: Uint8Array): Compression {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  if (bytes[0] === 0x28 && bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd) return 'zstd';
  return 'none';
}

/**
 * The plain bytes of a file that is gzipped, zstd-packed or plain already (then the same array).
 * @throws StreamError `too-large` beyond `limit` bytes of output, `truncated` when the packed data end early,
 * `malformed` when they are damaged or followed by anything else.
 */
export function decompress(file: string, bytes: Uint8Array, limit: number = MAX_FILE_BYTES): Uint8Array {
  const compression = detectCompression(bytes);
  if (compression === 'none') {
    if (bytes.length > limit) throw tooLarge(file, limit);
    return bytes;
  }
  const { buffer, engine } = unpack(file, compression, bytes, limit);
  // It has to come from all of the bytes.
  if (engine.bytesWritten === bytes.length) return buffer;
  throw new StreamError({
    reason: 'malformed',
    file,
    expected: `the end of the ${compression} data after ${engine.bytesWritten} bytes`,
    actual: `${bytes.length - engine.bytesWritten} more bytes`,
  });
}

interface Unpacked {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

function unpack(file: string, compression: 'gzip' | 'zstd', bytes: Uint8Array, limit: number): Unpacked {
  const options = { maxOutputLength: limit, info: true } as const;
  try {
    const unpacked: unknown = compression === 'gzip' ? gunzipSync(bytes, options) : zstdDecompressSync(bytes, options);
    return unpacked as Unpacked;
  } catch (error) {
    throw translate(file, compression, error, limit);
  }
}

function translate(file: string, compression: Compression, error: unknown, limit: number): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge(file, limit);
  if (code === undefined || !/^(Z_|ZSTD_)/.test(code)) return error;
  const reason = code === 'Z_BUF_ERROR' ? 'truncated' : 'malformed';
  return new StreamError({ reason, file, expected: `intact ${compression} data`, actual: message ?? code });
}

function tooLarge(file: string, limit: number): StreamError {
  return new StreamError({
    reason: 'too-large',
    file,
    expected: `at most ${limit} bytes after decompression`,
    actual: 'more',
  });
}
