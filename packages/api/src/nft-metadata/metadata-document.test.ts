import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMetadataDocument } from './metadata-document.ts';

const read = (value: unknown) => readMetadataDocument(Buffer.from(JSON.stringify(value)));

describe('readMetadataDocument', () => {
  it('reads HIP-412', () => {
    const document = {
      name: 'A',
      creator: 'B',
      description: 'C',
      image: 'ipfs://a',
      type: 'IMAGE/PNG',
      files: [{ uri: 'ipfs://b', type: 'video/mp4' }, 'text', { type: 'image/png' }],
      attributes: [{ trait_type: 'x', display_type: 'date', value: 5 }],
    };
    expect(read(document)).toEqual({
      name: 'A',
      creator: 'B',
      description: 'C',
      image: 'ipfs://a',
      imageType: 'image/png',
      files: [{ uri: 'ipfs://b', type: 'video/mp4' }],
      attributes: [{ name: 'x', display: 'date', value: '5' }],
      text: JSON.stringify(document),
    });
  });

  it('reads HIP-10, where fields are described below properties, and a token document', () => {
    const old = {
      title: 'Schema',
      type: 'object',
      properties: {
        name: { type: 'string', description: 'Old One' },
        image: { type: 'string', description: 'ipfs://old' },
      },
    };
    expect(read(old)).toMatchObject({ name: 'Schema', image: 'ipfs://old', imageType: '' });
    expect(read({ image: { type: 'string', description: 'ipfs://i' } })).toMatchObject({ image: 'ipfs://i' });
    expect(read({ lightLogo: 'ipfs://l', lightLogoType: 'image/png' })).toMatchObject({
      image: 'ipfs://l',
      imageType: 'image/png',
    });
    expect(read({ animation_url: 'ipfs://m' })?.files).toEqual([{ uri: 'ipfs://m', type: '' }]);
  });

  it('cuts what is too long, and keeps no text that is too large or too deep', () => {
    const long = read({ name: `${'n'.repeat(499)}\u{1f47e}`, files: Array(500).fill({ uri: 'a' }) });
    expect(long?.name).toBe(`${'n'.repeat(499)}\ufffd`);
    expect(long?.files).toHaveLength(100);
    expect(read({ text: 'a'.repeat(70_000) })?.text).toBe('');
    const nested = (depth: number) =>
      readMetadataDocument(Buffer.from(`{"a":"]]]\\"{{","b":${'['.repeat(depth)}${']'.repeat(depth)}}`))?.text;
    expect([nested(63) === '', nested(64), nested(20_000)]).toEqual([false, '', '']);
  });

  it('is undefined for what is no JSON object in UTF-8, whatever it is', () => {
    for (const text of ['', '[]', '5', 'null', '{"a"', 'text'])
      expect(readMetadataDocument(Buffer.from(text))).toBeUndefined();
    expect(readMetadataDocument(Buffer.from('7b226122c328227d', 'hex'))).toBeUndefined();
    fc.assert(
      fc.property(
        fc.object({
          withNullPrototype: true,
          key: fc.constantFrom('name', 'files', 'properties', '__proto__', 'type', 'uri'),
        }),
        (value) => {
          const found = read(value);
          for (const text of [found?.name, found?.image, found?.creator]) expect(typeof text).toBe('string');
        },
      ),
    );
  });
});
