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

/** Less is not worth the time that each reader takes for it. */
const WORTH = 0.75;
/** How what is compressed begins: https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1 */
const MAGIC = 0xfd2f_b528;
const MAGIC_BYTES = 4;

/** Bytes that do not begin as what is compressed does: compressed where that makes them much shorter, and else a copy of them. */
export function compressWell(bytes: Uint8Array): Uint8Array {
  const compressed = compress(bytes);
  return compressed.length < bytes.length * WORTH ? compressed : new Uint8Array(bytes);
}

/** The bytes that {@link compressWell} was given. */
export function decompressWell(value: Uint8Array): Buffer {
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return bytes.length >= MAGIC_BYTES && bytes.readUInt32LE() === MAGIC ? decompress(bytes) : bytes;
}
