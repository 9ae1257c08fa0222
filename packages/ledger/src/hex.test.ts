import { afterEach, describe, expect, it, vi } from 'vitest';

const BYTES = Uint8Array.of(9, 0, 1, 15, 16, 255, 9);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('hexText', () => {
  it.each([
    ['with native bytes', globalThis.Buffer],
    ['in a browser', undefined],
  ])('writes two digits a byte, of a part of a buffer too, %s', async (_, buffers) => {
    vi.stubGlobal('Buffer', buffers);
    const { hexText } = await import('./hex.ts');
    expect(hexText(BYTES.subarray(1, 6))).toBe('00010f10ff');
    expect(hexText(new Uint8Array(0))).toBe('');
  });
});
