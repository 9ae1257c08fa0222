import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { FileError } from '@ledgerscope/api/api-error';
import { sniffType } from '@ledgerscope/api/gateway/sniff-type';
import { DOCUMENT_PARTS, readMetadataDocument } from '@ledgerscope/api/nft-metadata/metadata-document';
import { DOCUMENT_LIMITS } from '@ledgerscope/api/nft-metadata/resolve-nft';
import { LOGO_LIMITS, logoFile } from '@ledgerscope/api/portal/dapps/check-files';
import { DAPP_FILES } from '@ledgerscope/contract';
import { readEthereumEnvelope } from '@ledgerscope/ingest/derive/ethereum-envelope';
import { JSON_DEPTH } from '@ledgerscope/ledger';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { limitedBody } from '@ledgerscope/outside/limited-body';
import { encodeRlp } from '@ledgerscope/streams';
import { expect } from 'vitest';
import { describeAttacks } from './attacks.ts';
import { quickest } from './testing/quickest.ts';

/** Nothing that a stranger asks for may take longer of the processor. */
const MOST_MS = 50;
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);

function gif(frames: number): Buffer {
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const note = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
  return Buffer.from([...head, ...times(frames, [...note, ...frame]).flat(), 0x3b]);
}

function pngChunk(type: string, ...words: readonly number[]): Buffer {
  const chunk = Buffer.alloc(12 + words.length * 4);
  chunk.writeUInt32BE(words.length * 4);
  chunk.write(type, 4, 'latin1');
  words.forEach((word, index) => {
    chunk.writeUInt32BE(word, 8 + index * 4);
  });
  return chunk;
}

function png(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([head, pngChunk('IHDR', width, height, 0x08020000, 0), pngChunk('acTL', frames, 0)]);
}

function webp(frames: number): Buffer {
  const chunk = (type: string, content: readonly number[]) => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, Buffer.from(content)]);
  };
  const all = [chunk('VP8X', [2, ...times(9, 0)]), ...times(frames, chunk('ANMF', times(16, 0)))];
  const body = Buffer.concat([Buffer.from('WEBP'), ...all]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** The logo, or why it is refused. */
function logo(bytes: Uint8Array): Uint8Array | string | undefined {
  try {
    return logoFile({ logoURL: bytes })?.image;
  } catch (error) {
    if (error instanceof FileError) return error.reason;
    throw error;
  }
}

const nestedList = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const documentOf = (text: string) => readMetadataDocument(Buffer.from(text));

async function readLength(bytes: Buffer, encoding: string): Promise<number> {
  let length = 0;
  for await (const part of limitedBody(Readable.from([bytes]), encoding, DOCUMENT_LIMITS.maxBytes))
    length += part.length;
  return length;
}

describeAttacks('files, documents and signed bytes', [
  {
    name: 'logos that unfold to more pixels or frames than a browser should take are refused, others are not',
    limit: 'logo',
    attack: () => {
      const { pixels, frames } = LOGO_LIMITS;
      for (const image of [png(pixels + 1, 1, 1), png(1, 2 ** 31 - 1, 1)]) expect(logo(image)).toContain('pixels');
      const many = testSize(frames + 1, 10_000);
      for (const image of [gif(many), png(9, 9, many), png(9, 9, 2 ** 32 - 1), webp(many)])
        expect(logo(image)).toContain(`exceed ${frames} frames`);
      for (const image of [gif(frames), png(pixels, pixels, frames), webp(frames), gif(1)])
        expect(logo(image)).toBe(image);
    },
  },
  {
    name: 'a logo that is another kind of file to whoever measures it is refused',
    limit: 'logo',
    attack: () => {
      // A box without length, which some readers never leave, and a vector image, behind the mark of a WebP.
      const box = Buffer.concat([Buffer.from('\0\0\0\x0cJXL WEBP', 'latin1'), Buffer.alloc(60)]);
      const vector = Buffer.from('<svg    WEBP width="9" height="9"></svg>');
      const heif = Buffer.concat([Buffer.from('\0\0\0\0ftypWEBPavif', 'latin1'), Buffer.alloc(60)]);
      for (const image of [box, vector, heif])
        expect(quickest(() => expect(logo(image)).toMatch(/must be|cannot be read/))).toBeLessThan(MOST_MS);
    },
  },
  {
    name: 'images cut or damaged anywhere are measured or refused at once',
    limit: 'logo',
    attack: () => {
      for (const image of [gif(3), png(9, 9, 2), webp(3)])
        for (let at = 0; at < image.length; at++) {
          logo(image.subarray(0, at));
          for (const byte of [0, 0xff])
            logo(Buffer.from(image).fill(byte, at, Math.min(image.length, at + testSize(1, 4))));
        }
      const size = DAPP_FILES.logoURL.maxBytes;
      const starts = [gif(1).subarray(0, 19), png(1, 1, 1).subarray(0, 33), webp(1).subarray(0, 30)];
      for (const start of starts)
        for (const byte of [0, 0x21, 0x2c, 0xff])
          expect(quickest(() => logo(Buffer.concat([start, Buffer.alloc(size - 33, byte)])))).toBeLessThan(MOST_MS);
    },
  },
  {
    name: 'what a file is, is found at once in any beginning',
    limit: null,
    attack: () => {
      const parts = [
        '<!---->',
        '<!--',
        '-->',
        '<?xml?>',
        '<?xml ',
        '<!DOCTYPE svg[]>',
        '<!DOCTYPE svg[',
        '<!DOCTYPE svg ',
        '\t',
        '{',
        '<svg',
      ];
      for (const part of parts)
        for (const end of ['', 'x', '>', '<svg', '-->'])
          expect(quickest(() => sniffType(Buffer.from(part.repeat(4_096 / part.length).concat(end))))).toBeLessThan(
            MOST_MS,
          );
      expect(sniffType(Buffer.from(`\ufeff<?xml?> <!-- <svg> --><!----><!DOCTYPE svg [<!ENTITY a "b">]>\n<svg>`))).toBe(
        'image/svg+xml',
      );
      expect(sniffType(Buffer.from('<!-- <svg>'))).toBe('text/plain; charset=utf-8');
    },
  },
  {
    name: 'a reply that unpacks to gigabytes is not unpacked further than a document may be long',
    limit: 'nft-document',
    attack: async () => {
      const zeros = Buffer.alloc(testSize(20_000_000, 500_000_000));
      for (const [encoding, bomb] of [
        ['gzip', gzipSync(zeros)],
        ['deflate', deflateSync(zeros)],
        ['br', brotliCompressSync(zeros)],
        ['', zeros],
      ] as const)
        await expect(readLength(bomb, encoding)).rejects.toThrow('larger than 1 MB');
      await expect(readLength(gzipSync(zeros), 'gzip, gzip')).rejects.toThrow('unsupported content encoding');
      expect(await readLength(gzipSync(zeros.subarray(0, 1_000)), 'gzip')).toBe(1_000);
    },
  },
  {
    name: 'a document with traits, files and names without number shows some of them',
    limit: 'nft-document',
    attack: () => {
      const attributes = times(40_000, { trait_type: 'a', value: 'b' });
      const text = JSON.stringify({ name: 'x'.repeat(100_000), files: times(10_000, { uri: 'u' }), attributes });
      const document = documentOf(text);
      expect(document?.attributes).toHaveLength(DOCUMENT_PARTS.attributes);
      expect(document?.files).toHaveLength(DOCUMENT_PARTS.files);
      expect([document?.name.length, document?.text]).toEqual([500, '']);
    },
  },
  {
    name: 'a document that nests deep is known by its fields alone',
    limit: 'nested-json',
    attack: () => {
      for (const levels of [JSON_DEPTH, 30_000, testSize(100_000, 500_000)]) {
        const text = `{"name":"a","x":${nestedList(levels)}}`;
        expect(quickest(() => documentOf(text))).toBeLessThan(MOST_MS);
        expect(documentOf(text)).toMatchObject({ name: 'a', text: '' });
      }
      const most = `{"x":${nestedList(JSON_DEPTH - 1)}}`;
      expect(documentOf(most)?.text).toBe(most);
      const escapes = `{"x":"${'\\\\'.repeat(30_000)}"}`;
      expect(documentOf(escapes)?.text).toBe(escapes);
    },
  },
  {
    name: 'an Ethereum transaction of as many items as its bytes have room for is read at once, or is none',
    limit: null,
    attack: () => {
      const BYTE = Uint8Array.of(1);
      const none = new Uint8Array(0);
      const fields = (accessList: never[]) => [...times(5, BYTE), new Uint8Array(20), none, none, accessList];
      const signed = (accessList: unknown) =>
        Buffer.concat([Uint8Array.of(2), encodeRlp([...fields(accessList as never[]), BYTE, BYTE, BYTE])]);
      const deep = (levels: number) => {
        let bytes = Buffer.from([0xc0]);
        for (let level = 0; level < levels; level++)
          bytes = Buffer.concat([
            Uint8Array.of(0xfa, bytes.length >> 16, (bytes.length >> 8) & 255, bytes.length & 255),
            bytes,
          ]);
        return bytes;
      };
      // As large as one may be (HIP-1086).
      const lists = (count: number) => [
        times(count, BYTE),
        times(count, []),
        [[new Uint8Array(20), times(count / 33, new Uint8Array(32))]],
      ];
      for (const bytes of lists(130_000).map(signed))
        expect(quickest(() => readEthereumEnvelope(bytes))).toBeLessThan(MOST_MS);
      for (const levels of [20, 2_000]) expect(readEthereumEnvelope(deep(levels))).toBeUndefined();
      expect(readEthereumEnvelope(signed([[new Uint8Array(20), times(3, new Uint8Array(32))]]))?.type).toBe(2);
    },
  },
]);
