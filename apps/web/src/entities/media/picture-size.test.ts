import { describe, expect, it } from 'vitest';
import { checkPicture } from './picture-size.ts';

function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(40);
  const view = new DataView(bytes.buffer);
  [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].forEach((word, index) => {
    view.setUint32(index * 4, word);
  });
  return bytes;
}

/** With a comment and a table before its frame. */
function jpeg(width: number, height: number): Uint8Array {
  const words = (value: number) => [value >> 8, value & 0xff];
  const frame = [0xff, 0xc2, 0, 17, 8, ...words(height), ...words(width), 3, ...new Array<number>(20).fill(0)];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 0, ...frame]);
}

describe('checkPicture', () => {
  it.each([
    ['PNG', png(4_096, 4_096)],
    ['JPEG', jpeg(4_096, 4_096)],
  ])('lets a large %s pass', (_, picture) => expect(() => checkPicture(picture)).not.toThrow());

  it.each([
    ['PNG', png(30_000, 30_000)],
    ['long PNG', png(2 ** 31, 2)],
    ['JPEG', jpeg(65_535, 65_535)],
  ])('refuses a %s that unfolds to gigabytes', (_, picture) =>
    expect(() => checkPicture(picture)).toThrow('too large'),
  );

  it.each([
    ['nothing', new Uint8Array(0)],
    ['the beginning of one', png(1, 1).subarray(0, 20)],
    ['another kind', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['segments without a frame', Uint8Array.from([0xff, 0xd8, ...new Array<number>(60).fill(0xff)])],
    ['segments without length', Uint8Array.from([0xff, 0xd8, ...new Array<number>(60).fill(0)])],
  ])('refuses %s', (_, picture) => expect(() => checkPicture(picture)).toThrow('cannot be read'));
});
