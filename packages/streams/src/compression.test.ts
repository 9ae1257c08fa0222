import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decompress, decompressChunks, detectCompression, StreamError } from './index.ts';

const PLAIN = new Uint8Array(Buffer.from('stream file '.repeat(5000)));

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const list: Uint8Array[] = [];
  for await (const chunk of chunks) list.push(chunk);
  return new Uint8Array(Buffer.concat(list));
}

/** The reason for which each way of unpacking refuses the bytes. */
async function reasons(bytes: Uint8Array, limit?: number): Promise<string[]> {
  const found: string[] = [];
  const note = (error: unknown): void => {
    if (!(error instanceof StreamError)) throw error;
    found.push(error.reason);
  };
  try {
    decompress('f', bytes, limit);
  } catch (error) {
    note(error);
  }
  await joined(decompressChunks('f', pieces(bytes, 100), limit)).catch(note);
  return found;
}

describe.each([
  ['gzip', gzipSync],
  ['zstd', zstdCompressSync],
] as const)('%s', (name, pack) => {
  const packed = new Uint8Array(pack(PLAIN));

  it('is known by its first bytes and unpacked', async () => {
    expect(detectCompression(packed)).toBe(name);
    expect(decompress('f', packed)).toEqual(Buffer.from(PLAIN));
    for (const size of [1, 3, 1000, 1_000_000]) {
      expect(await joined(decompressChunks('f', pieces(packed, size)))).toEqual(PLAIN);
    }
  });

  it('stops at the limit', async () => {
    expect(decompress('f', packed, PLAIN.length).length).toBe(PLAIN.length);
    expect(await reasons(packed, PLAIN.length - 1)).toEqual(['too-large', 'too-large']);
  });

  it('refuses data that are cut or followed by others', async () => {
    expect(await reasons(packed.subarray(0, packed.length - 3))).toEqual(['truncated', 'truncated']);
    expect(await reasons(packed.subarray(0, 6))).toEqual(['truncated', 'truncated']);
    expect(await reasons(Buffer.concat([packed, Buffer.from('abc')]))).toEqual(['malformed', 'malformed']);
  });

  it('refuses a damaged head', async () => {
    const damaged = Uint8Array.from(packed);
    damaged.fill(0xff, name === 'gzip' ? 2 : 4, 12);
    expect(await reasons(damaged)).toEqual(['malformed', 'malformed']);
  });

  it('hands on an error of the source and closes it when left early', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield packed.subarray(0, 50);
      throw new RangeError('disk gone');
    }
    await expect(joined(decompressChunks('f', failing()))).rejects.toThrow(new RangeError('disk gone'));

    let closed = false;
    async function* watched(): AsyncGenerator<Uint8Array> {
      try {
        for (let at = 0; at < packed.length; at += 10) yield packed.subarray(at, at + 10);
      } finally {
        closed = true;
      }
    }
    for await (const chunk of decompressChunks('f', watched())) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
    await expect.poll(() => closed).toBe(true);
  });
});

describe('plain bytes', () => {
  it('pass as they are, within the limit', async () => {
    expect(decompress('f', PLAIN)).toBe(PLAIN);
    expect(await joined(decompressChunks('f', pieces(PLAIN, 7)))).toEqual(PLAIN);
    expect(await reasons(PLAIN, 100)).toEqual(['too-large', 'too-large']);
    expect(await joined(decompressChunks('f', pieces(new Uint8Array(0), 7)))).toEqual(new Uint8Array(0));
  });

  it('takes no chunk before the ones before it are used', async () => {
    let taken = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for (let index = 0; index < 100; index++) {
        taken++;
        yield PLAIN.subarray(index, index + 10);
      }
    }
    for await (const chunk of decompressChunks('f', counted())) {
      expect(chunk.length).toBe(10);
      break;
    }
    expect(taken).toBeLessThan(3);
  });
});
