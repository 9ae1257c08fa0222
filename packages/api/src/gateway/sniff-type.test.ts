import { describe, expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

const boxed = (...brands: readonly string[]) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(12 + 4 * brands.length);
  const [main = '', ...others] = brands;
  return Buffer.concat([size, Buffer.from(`ftyp${main}\0\0\0\0${others.join('')}`, 'latin1')]);
};

describe('the type of a file in boxes', () => {
  it.each<[string, readonly string[]]>([
    ['image/heic', ['heic', 'mif1', 'heic']],
    ['image/heic', ['heix']],
    ['image/heic', ['hevc']],
    ['image/heic', ['mif1', 'mif1', 'heic']],
    ['image/heif', ['mif1']],
    ['image/heif', ['msf1', 'isom']],
    ['image/avif', ['avif', 'mif1']],
    ['image/avif', ['mif1', 'avif']],
    ['image/avif', ['avis']],
    ['audio/mp4', ['M4A ', 'isom']],
    ['video/quicktime', ['qt  ']],
    ['video/mp4', ['isom', 'avc1']],
    ['video/mp4', ['mp42', 'M4A ']],
    ['video/mp4', ['toString']],
  ])('is %s for the brands %j', (type, brands) => {
    expect(sniffType(boxed(...brands))).toBe(type);
  });

  it('is read of a photo and of what is cut off', () => {
    expect(sniffType(Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'))).toBe('image/heic');
    expect(sniffType(Buffer.from('ffffffff66747970', 'hex'))).toBe('video/mp4');
  });
});
