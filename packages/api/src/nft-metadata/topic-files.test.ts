import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, zstdCompressSync } from 'node:zlib';
import { parseEntityId } from '@ledgerscope/ledger';
import { startTestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { sampleBlock, sampleRow, sampleRows } from '@ledgerscope/ledger-store/testing/sample-rows';
import { OutsideFetcher } from '@ledgerscope/outside/outside-fetcher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReference } from './content-reference.ts';
import { ContentSource } from './content-source.ts';
import { readContent } from './resolve-nft.ts';
import { TopicFiles } from './topic-files.ts';

const PART = 900;
const KEY = Buffer.from([0x12, 0x20, ...new Uint8Array(32)]);
const DOCUMENT = Buffer.from(JSON.stringify({ name: 'Inscribed #1', image: 'hcs://1/0.0.70' }));
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), randomBytes(1_500_000)]);

/** A topic, as who inscribes a file writes it. */
interface Inscribed {
  readonly memo: string;
  readonly messages: readonly string[];
  readonly keys: { readonly adminKey?: Uint8Array; readonly submitKey?: Uint8Array };
}

function inscribe(file: Buffer, algorithm: 'zstd' | 'brotli' = 'zstd'): Inscribed {
  const packed = algorithm === 'zstd' ? zstdCompressSync(file) : brotliCompressSync(file);
  const text = `data:application/json;base64,${packed.toString('base64')}`;
  const messages = Array.from({ length: Math.ceil(text.length / PART) }, (_, o) =>
    JSON.stringify({ o, c: text.slice(o * PART, (o + 1) * PART) }),
  );
  const hash = createHash('sha256').update(file).digest('hex');
  return { memo: `${hash}:${algorithm}:base64`, messages, keys: { submitKey: KEY } };
}

const whole = inscribe(DOCUMENT);
const large = inscribe(Buffer.from(JSON.stringify({ name: 'x', text: randomBytes(3_000).toString('hex') })));
const bomb = inscribe(Buffer.alloc(21 * 1_048_576));
const TOPICS: Readonly<Record<number, Inscribed>> = {
  60: whole,
  61: inscribe(DOCUMENT, 'brotli'),
  62: {
    ...large,
    messages: ['not JSON', '{"o":"0","c":"x"}', ...large.messages.toReversed(), large.messages[0] as string],
  },
  63: { ...whole, memo: 'chat' },
  64: { ...whole, keys: { submitKey: KEY, adminKey: KEY } },
  65: { ...whole, keys: {} },
  66: { ...large, messages: large.messages.filter((_, index) => index !== 1) },
  67: { ...whole, memo: `${'0'.repeat(64)}:zstd:base64` },
  68: bomb,
  69: { ...large, messages: large.messages.slice(0, -1) },
  70: inscribe(PNG),
};

let engine: Awaited<ReturnType<typeof startTestEngine>>;
let store: Awaited<ReturnType<typeof engine.open>>;
let fetcher: OutsideFetcher;
let source: ContentSource;
beforeAll(async () => {
  engine = await startTestEngine('embedded');
  store = await engine.open();
  const version = 1_000n;
  const rows = sampleRows({
    topic: Object.entries(TOPICS).map(([id, { memo, keys }]) =>
      sampleRow('topic', { id: BigInt(id), createdNs: 1n, memo, version, ...keys }),
    ),
    topicMessage: Object.entries(TOPICS).flatMap(([id, { messages }]) =>
      messages.map((text, index) =>
        sampleRow('topicMessage', {
          topic: BigInt(id),
          sequenceNumber: BigInt(index + 1),
          consensusNs: BigInt(index + 1),
          message: Buffer.from(text),
        }),
      ),
    ),
  });
  const row = sampleBlock({ sequence: 0n, firstNs: 1n, lastNs: version * 10n, batch: '1' });
  const batch = { batch: '1', sequence: 0n, fileNames: [row.fileName], fileHashes: [''] };
  await store.writeBatch({ batch, rows, blocks: [row] });
  fetcher = new OutsideFetcher({ ports: new Set() });
  const places = { contentFolder: undefined, ipfsGateway: undefined, arweaveGateway: undefined };
  source = new ContentSource(places, fetcher, new TopicFiles(store));
}, 60_000);
afterAll(async () => {
  await fetcher.close();
  await store.close();
  await engine.stop();
});

const read = (id: number) => new TopicFiles(store).read(parseEntityId(`0.0.${id}`) as never);

describe('a file in the messages of a topic', () => {
  it.each([
    ['in one message', 60, DOCUMENT],
    ['by brotli', 61, DOCUMENT],
    ['of more than a thousand messages', 70, PNG],
  ])('is read %s', async (_, id, file) => {
    expect((await read(id)).equals(file)).toBe(true);
  });

  it('is read in the order of its parts, whatever stands between them', async () => {
    expect((await read(62)).toString()).toContain('"name":"x"');
  });

  it.each([
    ['a topic without a memo of a file', 63, 'bad-content', /the memo does not describe one/],
    ['a topic that somebody may change', 64, 'bad-content', /no admin key/],
    ['a topic that everybody may write to', 65, 'bad-content', /a submit key/],
    ['a file that lacks a part', 66, 'status', /chunk 1 is missing/],
    ['another file than the memo names', 67, 'status', /do not match the file hash/],
    ['what unpacks to more than a file may have', 68, 'too-large', /larger than 20 MB/],
    ['a file whose end has not come yet', 69, 'status', /do not match the file hash/],
    ['a topic that is not there', 99, 'status', /does not exist/],
  ])('is refused: %s', async (_, id, failure, message) => {
    await expect(read(id)).rejects.toMatchObject({ failure, message: expect.stringMatching(message) });
  });

  it('is a document or media of an NFT, also where it is larger than a document may be', async () => {
    expect(await readContent(source, readReference('hcs://1/0.0.60'))).toMatchObject({
      kind: 'document',
      document: { name: 'Inscribed #1', image: 'hcs://1/0.0.70' },
    });
    expect(await readContent(source, readReference('{HCS://1/0.0.70#a}'))).toEqual({
      kind: 'media',
      type: 'image/png',
    });
  });
});
