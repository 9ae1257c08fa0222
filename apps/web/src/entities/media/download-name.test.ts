import { describe, expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

describe('the name of a downloaded file', () => {
  it.each([
    ['ipfs://bafy/folder/Cat%20one.png', 'image/png', 'Cat one.png'],
    ['https://example.org/a/song.mp3?x=1#t', 'audio/mpeg', 'song.mp3'],
    ['ipfs://bafybeigdyrzt', 'image/jpeg', 'file-3.jpg'],
    ['ipfs://bafybeigdyrzt', 'model/gltf-binary', 'file-3.glb'],
    ['data:image/svg+xml;base64,PHN2Zy8+.png', 'image/svg+xml', 'file-3.svg'],
    ['https://example.org/a/..%2F..%2Fetc.txt', null, 'file-3'],
    ['https://example.org/%E0%A4%A', 'image/webp; q=1', 'file-3.webp'],
    ['ipfs://bafy/x', null, 'file-3'],
  ])('of %s, %s is %s', (uri, type, expected) => {
    expect(downloadName({ uri, type }, 2)).toBe(expected);
  });
});
