import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The fastest level: a row is compressed while ingest waits. */
const FASTEST = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };
/** What would be larger was not written by this program. */
const LIMIT = { maxOutputLength: 64 * 1024 ** 2 };

export function compressed(bytes: Uint8Array): Uint8Array {
  return zstdCompressSync(bytes, FASTEST);
}

/** The bytes that {@link compressed} was given. */
export function decompressed(bytes: Uint8Array): Buffer {
  return zstdDecompressSync(bytes, LIMIT);
}
