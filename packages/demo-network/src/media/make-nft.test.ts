import { describe, expect, it } from 'vitest';
import type { CollectionArt } from './artwork.ts';
import { VARIANTS } from './artwork.ts';
import { BROKEN_KINDS, brokenNft } from './broken-nft.ts';
import { cidOf } from './cid.ts';
import { HOSTILE_KINDS, hostileNft } from './hostile-nft.ts';
import type { MadeNft } from './made-nft.ts';
import { makeNft } from './make-nft.ts';
import { STYLES } from './styles.ts';

interface Document {
  name: string;
  image: string;
  type: string;
  format: string;
  files?: { uri: string; type: string }[];
  attributes: { trait_type: string; value: string | number }[];
}

const ARTS: readonly CollectionArt[] = STYLES.map((_, style) => ({
  name: `Collection ${style}`,
  creator: 'Studio Nine',
  style,
}));

function documentOf({ metadata, files }: MadeNft): Document {
  const cid = Buffer.from(metadata).toString('utf8').replace('ipfs://', '');
  const file = files.find((each) => each.cid === cid);
  return JSON.parse(Buffer.from(file?.bytes ?? []).toString('utf8')) as Document;
}

describe('makeNft', () => {
  it('gives for every style a document whose every address is a file that comes along', () => {
    for (const art of ARTS) {
      const nft = makeNft(art, 7n);
      const document = documentOf(nft);
      const cids = new Set(nft.files.map(({ cid }) => `ipfs://${cid}`));
      for (const uri of [document.image, ...(document.files ?? []).map(({ uri }) => uri)]) expect(cids).toContain(uri);
      expect(document).toMatchObject({ name: `${art.name} #7`, creator: 'Studio Nine', format: 'HIP412@2.0.0' });
      expect(document.type).toMatch(/^image\//);
      expect(document.attributes.length).toBeGreaterThanOrEqual(4);
      for (const { cid, bytes } of nft.files) {
        expect(cid).toBe(cidOf(bytes));
        expect(bytes.length).toBeLessThan(80_000);
      }
    }
  });

  it('has a style with image, animated SVG, GIF, PDF, JSON and GLB at once', () => {
    const types = ARTS.map((art) => (documentOf(makeNft(art, 1n)).files ?? []).map(({ type }) => type).join(' '));
    expect(types).toContain('image/png image/svg+xml image/gif application/pdf application/json model/gltf-binary');
  });

  it('has a style with films in both formats that browsers play', () => {
    const starts = ARTS.flatMap((art) => makeNft(art, 1n).files).map(({ bytes }) =>
      Buffer.from(bytes.subarray(0, 8)).toString('latin1'),
    );
    expect(starts.filter((start) => start.endsWith('ftyp') || start.startsWith('\x1aE\xdf\xa3'))).toHaveLength(2);
  });

  it('is the same for the same input, whatever was asked for in between', () => {
    const art = { name: 'Night Market', creator: 'A', style: 7 };
    const first = makeNft(art, 3n);
    for (let style = 0; style < 60; style++)
      for (let serial = 1n; serial <= 10n; serial++)
        makeNft({ name: `Other ${style}`, creator: 'B', style: 8 }, serial);
    const again = makeNft(art, 3n);
    expect(again.files[1]).not.toBe(first.files[1]);
    expect(again).toEqual(first);
  });

  it('gives each serial a document of its own and the collection a few pictures, in turn', () => {
    const art = { name: 'Idle Machines', creator: 'A', style: 5 };
    const nfts = Array.from({ length: 64 }, (_, index) => makeNft(art, 2n ** 62n + BigInt(index)));
    expect(new Set(nfts.map(({ metadata }) => Buffer.from(metadata).toString())).size).toBe(64);
    expect(new Set(nfts.slice(0, VARIANTS).map(({ files }) => files[1]?.cid)).size).toBe(VARIANTS);
    expect(new Set(nfts.map(({ files }) => files[1]?.cid)).size).toBe(VARIANTS);
  });

  it('draws collections of one style differently', () => {
    const pictures = ['A', 'B', 'C'].map((name) => makeNft({ name, creator: 'A', style: 0 }, 1n).files[1]?.cid);
    expect(new Set(pictures).size).toBe(3);
  });
});

describe('brokenNft', () => {
  it('keeps to the ledger limit of 100 bytes and is broken as its kind says', () => {
    const metadata = (kind: (typeof BROKEN_KINDS)[number]) => Buffer.from(brokenNft(kind).metadata).toString('utf8');
    for (const kind of BROKEN_KINDS) expect(brokenNft(kind).metadata.length).toBeLessThanOrEqual(100);
    expect(() => documentOf(brokenNft('not-json'))).toThrow(SyntaxError);
    expect(documentOf(brokenNft('image-missing'))).not.toHaveProperty('image');
    expect(metadata('file-missing')).toMatch(/^ipfs:\/\/bafkrei[a-z2-7]{52}$/);
    expect(brokenNft('file-missing').files).toEqual([]);
    expect(new URL(metadata('private-address')).hostname).toBe('169.254.169.254');
    expect(JSON.parse(metadata('inline-json'))).toHaveProperty('name', 'Pocket Note #1');
    const encoded = metadata('base64-json').split(',')[1] ?? '';
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))).toHaveProperty('name', 'Pocket Note #2');
    expect(metadata('empty')).toBe('');
  });
});

describe('hostileNft', () => {
  it('is valid JSON below 200 kB under its true content ids', () => {
    for (const kind of HOSTILE_KINDS) {
      const { metadata, files } = hostileNft(kind);
      expect(metadata.length).toBeLessThanOrEqual(100);
      for (const { cid, bytes } of files) {
        expect(cid).toBe(cidOf(bytes));
        expect(bytes.length).toBeLessThan(200_000);
      }
    }
    expect(documentOf(hostileNft('huge')).attributes).toHaveLength(10_000);
    const { name, files = [] } = documentOf(hostileNft('markup'));
    expect(name).toContain('<script>');
    expect(files.map(({ uri }) => uri.split(':')[0])).toEqual(
      expect.arrayContaining(['javascript', 'data', 'file', 'http']),
    );
  });
});
