import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMetadataDocument } from './metadata-document.ts';

const read = (value: unknown) => readMetadataDocument(Buffer.from(JSON.stringify(value)));

const LARGE = `data:image/png;base64,${'A'.repeat(300_000)}`;
const SVG_OF_PARTS = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"></svg>')}`;
const inBase64 = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

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
      [{ image: LARGE }, '', ''],
      [{ image: { nothing: 1 } }, '', ''],
      [{ image: { data: svg } }, inSvg, ''],
      [{ image: { large: { url: 'ipfs://a' }, small: 'ipfs://b' } }, 'ipfs://a', ''],
      [{ image: [null, '', 'ipfs://a'] }, 'ipfs://a', ''],
      [{ image_data: ['<svg xmlns="http://www.w3.org/2000/svg">', '</svg>'] }, SVG_OF_PARTS, ''],
      [{ image_data: Buffer.from(svg).toString('base64') }, inBase64(svg), ''],
      [{ imageURI: 'ipfs://a' }, 'ipfs://a', ''],
      [{ Image: 'ipfs://a' }, 'ipfs://a', ''],
      [{ CID: 'ipfs://a' }, 'ipfs://a', ''],
      [{ files: [{ uri: 'ipfs://a', type: 'image/png' }] }, 'ipfs://a', 'image/png'],
      [{ files: [{ uri: 'ipfs://a', type: 'video/mp4' }] }, '', ''],
      [[{ image: 'ipfs://a' }], 'ipfs://a', ''],
      [{ image: `ipfs://${'a'.repeat(9_000)}` }, '', ''],
    ];
    for (const [document, image, imageType] of cases)
      expect(read(document), JSON.stringify(document).slice(0, 80)).toMatchObject({ image, imageType });
  });

  it.each<[unknown, string]>([
    [{ name: 'a' }, ''],
    [{ image: 'ipfs://a' }, ''],
    [{ image: '' }, ''],
    [{ image: LARGE }, 'The image can’t be shown: it is inside the metadata and too large (max 200 KB).'],
    [{ image: LARGE, image_url: 'ipfs://a' }, ''],
    [
      { image: `ipfs://${'a'.repeat(9_000)}` },
      'The image can’t be shown: its address is too long (max 8,192 characters).',
    ],
    [{ image: { nothing: 1 } }, 'The image can’t be shown: it does not contain an address.'],
    [{ files: [{ uri: LARGE }] }, 'One file can’t be shown: it is inside the metadata and too large (max 200 KB).'],
    [
      { files: [{ uri: LARGE }], animation_url: LARGE },
      '2 files can’t be shown; for the first, it is inside the metadata and too large (max 200 KB).',
    ],
  ])('says what is not shown of %#', (document, error) => {
    expect(read(document)?.error).toBe(error);
  });

  it.each<[string, readonly (readonly [string, string])[]]>([
    ['{"attributes":[["Background","Blue"]]}', [['Background', 'Blue']]],
    [
      '{"attributes":["Blue",7]}',
      [
        ['', 'Blue'],
        ['', '7'],
      ],
    ],
    ['{"attributes":[{"trait_type":"x","value":["a","b"]}]}', [['x', 'a, b']]],
    ['{"attributes":[{"trait_type":"x","value":{"a":12345678901234567890}}]}', [['x', '{"a":12345678901234567890}']]],
    ['{"attributes":{"Background":{"value":"Blue"}}}', [['Background', 'Blue']]],
    ['{"attributes":[{"Trait_Type":"x","Value":5}]}', [['x', '5']]],
    ['{"attributes":[{"trait":"x","val":"y"}]}', [['x', 'y']]],
    [
      '{"attributes":[{"Name":"Bob"},{"Type":"Elf"}]}',
      [
        ['Name', 'Bob'],
        ['Type', 'Elf'],
      ],
    ],
    ['{"attributes":"[{\\"trait_type\\":\\"x\\",\\"value\\":1.0}]"}', [['x', '1.0']]],
    ['{"properties":{"Background":"Blue","image":"ipfs://a","files":[]}}', [['Background', 'Blue']]],
    ['{"properties":{"Rank":{"name":"Rank","value":7,"display_value":"7th"}}}', [['Rank', '7']]],
    ['{"properties":{"name":{"type":"string","description":"Old"},"edition":{"type":"string","description":"x"}}}', []],
    ['{"properties":[{"name":"x","value":"y"}]}', [['x', 'y']]],
    ['{"attributes":"none"}', []],
  ])('reads the traits of %s', (text, expected) => {
    const found = readMetadataDocument(Buffer.from(text))?.attributes;
    expect(found?.map(({ name, value }) => [name, value])).toEqual(expected);
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
