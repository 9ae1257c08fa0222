import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decompress, detectCompression, StreamError } from './index.ts';

const PLAIN = new Uint8Array(Buffer.from('stream file '.repeat(5000)));

/** The reason for which the bytes are refused. */
function reason(bytes: Uint8Array, limit?: number): string {
  try {
    decompress('f', bytes, limit);
  } catch (error) {
    if (error instanceof StreamError) return error.reason;
    throw error;
  }
  return 'accepted';
}

describe.each([
  ['gzip', gzipSync],
  ['zstd', zstdCompressSync],
] as const)('%s', (name, pack) => {
  const packed = new Uint8Array(pack(PLAIN));

  it('is known by its first bytes and unpacked', () => {
    expect(detectCompression(packed)).toBe(name);
    expect(decompress('f', packed)).toEqual(Buffer.from(PLAIN));
  });

  it('stops at the limit', () => {
    expect(decompress('f', packed, PLAIN.length).length).toBe(PLAIN.length);
    expect(reason(packed, PLAIN.length - 1)).toBe('too-large');
  });

  it('refuses data that are cut or followed by others', () => {
    expect(reason(packed.subarray(0, packed.length - 3))).toBe('truncated');
    expect(reason(packed.subarray(0, 6))).toBe('truncated');
    expect(reason(Buffer.concat([packed, Buffer.from('abc')]))).toBe('malformed');
  });

  it('refuses a damaged head', () => {
    const damaged = Uint8Array.from(packed);
    damaged.fill(0xff, name === 'gzip' ? 2 : 4, 12);
    expect(reason(damaged)).toBe('malformed');
  });
});

describe('plain bytes', () => {
  it('pass as they are, within the limit', () => {
    expect(decompress('f', PLAIN)).toBe(PLAIN);
    expect(reason(PLAIN, 100)).toBe('too-large');
  });
});
