import { describe, expect, it } from 'vitest';
import { mediaKind } from './media-kind.ts';

describe('mediaKind', () => {
  it('shows what the specification names as media, viewers, frames and links', () => {
    expect(
      ['image/svg+xml', 'IMAGE/PNG', 'video/mp4; codecs=avc1', 'audio/wav', 'application/json', 'application/pdf'].map(
        mediaKind,
      ),
    ).toEqual(['image', 'image', 'video', 'audio', 'json', 'pdf']);
    expect(['model/gltf-binary', 'model/vnd.usdz+zip'].map(mediaKind)).toEqual(['model', 'scene']);
  });

  it('is other for any other type, and untyped without one', () => {
    for (const type of ['application/zip', 'text/html', 'constructor', '__proto__', 'model/stl', 'image'])
      expect(mediaKind(type), type).toBe('other');
    expect([mediaKind(null), mediaKind(''), mediaKind(' ; ')]).toEqual(['untyped', 'untyped', 'untyped']);
  });
});
