import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cidOf } from '@ledgerscope/demo-network';
import { OutsideFetcher } from '@ledgerscope/outside/outside-fetcher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReference } from './content-reference.ts';
import { ContentSource } from './content-source.ts';
import { readContent } from './resolve-nft.ts';
import { type Stranger, startStranger } from './testing/open-nft-test.ts';
import type { TopicFiles } from './topic-files.ts';

const LARGE = Buffer.from(JSON.stringify({ name: 'Large', text: 'a'.repeat(1_500_000) }));
const PICTURE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(1_500_000, 7)]);
const TOPICS = { read: () => Promise.resolve(LARGE) } as unknown as TopicFiles;

let stranger: Stranger;
let fetcher: OutsideFetcher;
let source: ContentSource;
let folder = '';
beforeAll(async () => {
  stranger = await startStranger((request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    switch (request.url) {
      case '/stated.json':
        return response.end(LARGE);
      case '/ranges.json': {
        if (from === undefined) return response.end(LARGE);
        const range = `bytes ${from}-${to}/${LARGE.length}`;
        return response.writeHead(206, { 'content-range': range }).end(LARGE.subarray(Number(from), Number(to) + 1));
      }
      case '/unstated.json':
        response.write(LARGE.subarray(0, 900_000));
        return response.end(LARGE.subarray(900_000));
      default:
        return response.end(PICTURE);
    }
  });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-large-'));
  fs.writeFileSync(path.join(folder, cidOf(LARGE)), LARGE);
  fetcher = new OutsideFetcher({
    ports: new Set([stranger.port]),
    mayConnect: (address) => address === '127.0.0.1',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  const places = { contentFolder: folder, ipfsGateway: undefined, arweaveGateway: undefined };
  source = new ContentSource(places, fetcher, TOPICS);
});
afterAll(async () => {
  stranger?.stop();
  await fetcher?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('a document that is larger than 1 MB', () => {
  it.each<[string, string]>([
    ['whose size its server states', '/stated.json'],
    ['of which its server sends ranges', '/ranges.json'],
    ['in the content folder', `ipfs://${cidOf(LARGE)}`],
    ['in the messages of a topic', 'hcs://1/0.0.7'],
  ])('is too large, with its size, %s', async (_, address) => {
    const reference = readReference(address.startsWith('/') ? `${stranger.url}${address}` : address);
    await expect(readContent(source, reference)).rejects.toMatchObject({
      failure: 'too-large',
      message: 'The metadata document is too large: 1.44 MB (max 1 MB).',
    });
  });

  it('is too large without a size where nobody states it', async () => {
    await expect(readContent(source, readReference(`${stranger.url}/unstated.json`))).rejects.toMatchObject({
      failure: 'too-large',
      message: 'The metadata document is too large (max 1 MB).',
    });
  });

  it('may be media instead', async () => {
    const found = await readContent(source, readReference(`${stranger.url}/picture`));
    expect(found).toEqual({ kind: 'media', type: 'image/png' });
  });
});
