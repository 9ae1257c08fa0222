import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The fastest level: a row is compressed while ingest waits. */
const FASTEST = { [constants.ZSTD_c_compressionLevel]: 1 };
/** The least that the library takes as the size of its buffer. */
const LEAST_BUFFER = 64;
/** What would be larger was not written by this program. The library's default buffer takes half as long again for rows. */
const READING = { maxOutputLength: 64 * 1024 ** 2, chunkSize: 16_384 };

export function compress(bytes: Uint8Array): Uint8Array {
  // A buffer as large as the bytes: that of the library's default takes four times as long for rows.
  return zstdCompressSync(bytes, { chunkSize: Math.max(LEAST_BUFFER, bytes.length), params: FASTEST });
}

/** The bytes that {@link compress} was given. */
export function decompress(bytes: Uint8Array): Buffer {
  return zstdDecompressSync(bytes, READING);
}
