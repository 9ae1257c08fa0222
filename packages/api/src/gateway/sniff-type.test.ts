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

describe('the type of other files', () => {
  it.each<[string, string, string]>([
    ['sound without a tag', 'audio/mpeg', 'fff340c4'],
    ['sound without a tag, protected', 'audio/mpeg', 'fffa9064'],
    ['AAC', 'audio/aac', 'fff15080'],
    ['a bitmap', 'image/bmp', '424d3a000000000000003600'],
    ['an icon', 'image/x-icon', '000001000100'],
    ['TIFF', 'image/tiff', '49492a0008000000'],
    ['JPEG XL', 'image/jxl', '0000000c4a584c200d0a870a'],
    ['an old film', 'video/quicktime', '0000000877696465'],
    ['UTF-16', 'application/octet-stream', 'fffe3c0073007600'],
    ['a letter that begins with BM', 'text/plain; charset=utf-8', '424d20697320612063617220'],
  ])('is read from the bytes of %s', (_, type, bytes) => {
    expect(sniffType(Buffer.from(bytes, 'hex'))).toBe(type);
  });

  it.each<[string, string]>([
    ['<svg:svg xmlns:svg="http://www.w3.org/2000/svg">', 'image/svg+xml'],
    ['\ufeff<?xml version="1.0"?><!-- a --><svg/>', 'image/svg+xml'],
    ['<!DOCTYPE html><svg>', 'text/plain; charset=utf-8'],
    ['<svgs>', 'text/plain; charset=utf-8'],
    ['RIFF....AVI LIST', 'video/x-msvideo'],
  ])('is read from %j', (text, type) => {
    expect(sniffType(Buffer.from(text))).toBe(type);
  });
});
