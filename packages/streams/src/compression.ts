import { pipeline, Readable } from 'node:stream';
import { createGunzip, createZstdDecompress, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { StreamError } from './stream-error.ts';

/** How a stream file is packed; known by its first bytes, since names of the same kind of file differ between buckets. */
export type Compression = 'gzip' | 'zstd' | 'none';

/**
 * Largest decompressed file that is read into memory at once (512 MiB): the limit that block nodes set for one block.
 * Two seconds at the network's ceiling of 10,000 transactions per second are about 14 MB.
 */
export const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** Told by magic bytes: gzip 1f8b (RFC 1952), zstd 28b52ffd (RFC 8878). */
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
  if (compression === 'none') return bounded(file, bytes, limit);
  const options = optionsOf(limit);
  try {
    const unpacked: unknown = compression === 'gzip' ? gunzipSync(bytes, options) : zstdDecompressSync(bytes, options);
    return wholeOf(file, compression, bytes, unpacked as Unpacked);
  } catch (error) {
    throw translate(file, compression, error, limit);
  }
}

function optionsOf(limit: number) {
  return { maxOutputLength: limit, info: true } as const;
}

function bounded(file: string, bytes: Uint8Array, limit: number): Uint8Array {
  if (bytes.length > limit) throw tooLarge(file, limit);
  return bytes;
}

/** What was unpacked, where it came from all of the bytes. */
function wholeOf(
  file: string,
  compression: 'gzip' | 'zstd',
  bytes: Uint8Array,
  { buffer, engine }: Unpacked,
): Uint8Array {
  if (engine.bytesWritten === bytes.length) return buffer;
  throw trailing(file, compression, engine.bytesWritten, bytes.length);
}

interface Unpacked {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

/**
 * As {@link decompress}, but chunk by chunk in bounded memory: a chunk is taken from the source only when the ones
 * before it have been unpacked and handed on.
 */
export async function* decompressChunks(
  file: string,
  chunks: AsyncIterable<Uint8Array>,
  limit: number = MAX_FILE_BYTES,
): AsyncGenerator<Uint8Array, void, void> {
  const source = withMagic(chunks[Symbol.asyncIterator]());
  const { compression, rest } = await source;
  let total = 0;
  for await (const chunk of compression === 'none' ? rest : unpack(file, compression, rest, limit)) {
    total += chunk.length;
    if (total > limit) throw tooLarge(file, limit);
    if (chunk.length > 0) yield chunk;
  }
}

/** Reads as many chunks as the magic bytes take, and gives them back in front of the others. */
async function withMagic(
  source: AsyncIterator<Uint8Array>,
): Promise<{ compression: Compression; rest: AsyncIterable<Uint8Array> }> {
  let head: Uint8Array = new Uint8Array(0);
  while (head.length < 4) {
    const next = await source.next();
    if (next.done === true) break;
    head = Buffer.concat([head, next.value]);
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    try {
      yield head;
      for (let next = await source.next(); next.done !== true; next = await source.next()) yield next.value;
    } finally {
      await source.return?.();
    }
  }
  return { compression: detectCompression(head), rest: rest() };
}

async function* unpack(
  file: string,
  compression: 'gzip' | 'zstd',
  packed: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of packed) {
      received += chunk.length;
      yield chunk;
    }
  }
  const engine = compression === 'gzip' ? createGunzip() : createZstdDecompress();
  // The pipeline hands errors of the source on to the engine, and closes the source when the engine is left early;
  // its own outcome is the engine's, which the loop below meets.
  pipeline(Readable.from(counted()), engine, () => {});
  try {
    for await (const chunk of engine) yield chunk as Uint8Array;
  } catch (error) {
    throw translate(file, compression, error, limit);
  }
  if (engine.bytesWritten < received) throw trailing(file, compression, engine.bytesWritten, received);
}

function trailing(file: string, compression: Compression, consumed: number, received: number): StreamError {
  return new StreamError({
    reason: 'malformed',
    file,
    expected: `the end of the ${compression} data after ${consumed} bytes`,
    actual: `${received - consumed} more bytes`,
  });
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
