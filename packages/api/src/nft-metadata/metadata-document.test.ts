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
      error: '',
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
    expect(read({ text: 'a'.repeat(70_000) })?.text).toHaveLength(70_011);
    expect(read({ text: 'a'.repeat(1_048_577) })?.text).toBe('');
    const nested = (depth: number) =>
      readMetadataDocument(Buffer.from(`{"a":"]]]\\"{{","b":${'['.repeat(depth)}${']'.repeat(depth)}}`))?.text;
    expect([nested(63) === '', nested(64), nested(20_000)]).toEqual([false, '', '']);
  });

  it('reads images as others write them', () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
    const inSvg = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const png = `data:image/png;base64,${'A'.repeat(26_000)}`;
    const large = `data:image/png;base64,${'A'.repeat(300_000)}`;
    const cases: readonly [unknown, string, string][] = [
      [{ image_data: svg }, inSvg, ''],
      [{ image: '', image_data: svg }, inSvg, ''],
      [{ image: svg }, inSvg, ''],
      [{ image: { uri: 'ipfs://a', type: 'image/png' } }, 'ipfs://a', 'image/png'],
      [{ image: { url: 'ipfs://a', mime: 'IMAGE/AVIF' }, type: 'image/png' }, 'ipfs://a', 'image/avif'],
      [{ image: ['ipfs://a'], type: 'image/png' }, 'ipfs://a', 'image/png'],
      [{ image: ['ipfs://bafy', 'abc/1.', 'png'] }, 'ipfs://bafyabc/1.png', ''],
      [{ image: ['ipfs://a', 'ipfs://b'] }, 'ipfs://a', ''],
      [{ image: [{ uri: 'ipfs://a' }, { uri: 'ipfs://b' }] }, 'ipfs://a', ''],
      [{ image: png }, png, ''],
      [{ image: large }, '', ''],
      [{ image: { nothing: 1 } }, '', ''],
      [{ image: `ipfs://${'a'.repeat(9_000)}` }, `ipfs://${'a'.repeat(8_185)}`, ''],
    ];
    for (const [document, image, imageType] of cases)
      expect(read(document), JSON.stringify(document).slice(0, 80)).toMatchObject({ image, imageType });
    expect(read({ image: large })?.error).toContain('too large');
    expect([read({ name: 'a' })?.error, read({ image: png })?.error]).toEqual(['', '']);
  });

  it('reads traits and files as others write them, numbers as they are written', () => {
    const traits = (text: string) =>
      readMetadataDocument(Buffer.from(text))?.attributes.map(({ name, value }) => [name, value]);
    expect(traits('{"attributes":[{"trait_type":"dna","value":12345678901234567890}]}')).toEqual([
      ['dna', '12345678901234567890'],
    ]);
    expect(traits('{"attributes":[{"trait_type":"x","value":1.10}]}')).toEqual([['x', '1.10']]);
    expect(traits('{"traits":[{"name":"x","value":true}]}')).toEqual([['x', 'true']]);
    expect(traits('{"attributes":{"Background":"Blue","Level":7}}')).toEqual([
      ['Background', 'Blue'],
      ['Level', '7'],
    ]);
    expect(traits('{"attributes":[{"Background":"Blue"},{"Level":7}]}')).toEqual([
      ['Background', 'Blue'],
      ['Level', '7'],
    ]);
    expect(traits('{"properties":{"attributes":[{"key":"x","value":"y"}]}}')).toEqual([['x', 'y']]);
    const files = [
      { uri: 'ipfs://a', files: [{ uri: 'ipfs://b', type: 'image/png' }] },
      { files: [{ url: 'ipfs://c' }] },
    ];
    expect(read({ files })?.files.map(({ uri }) => uri)).toEqual(['ipfs://a', 'ipfs://b', 'ipfs://c']);
    expect(read({ properties: { files } })?.files).toHaveLength(3);
    expect(read({ animation_url: { uri: 'ipfs://m' } })?.files).toEqual([{ uri: 'ipfs://m', type: '' }]);
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
