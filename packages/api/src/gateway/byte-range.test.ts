import { describe, expect, it } from 'vitest';
import { readByteRange } from './send-content.ts';

describe('readByteRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=2-99', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['Bytes=1-2', { start: 1, end: 2 }],
  ])('reads %s of ten bytes', (header, range) => {
    expect(readByteRange(header, 10)).toEqual(range);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b', 'bytes=0x1-2'])(
    'ignores %s',
    (header) => {
      expect(readByteRange(header, 10)).toBe('whole');
    },
  );

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('finds nothing in %s', (header) => {
    expect(readByteRange(header, 10)).toBe('outside');
  });

  it('finds nothing in an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('outside');
    expect(readByteRange('bytes=-5', 0)).toBe('outside');
  });
});
