import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { NFT_METADATA_CALLS } from '@ledgerscope/contract';
import { cidOf, makeNft } from '@ledgerscope/demo-network';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type NftTest,
  openNftTest,
  type RunningNftTest,
  type Stranger,
  startStranger,
} from '../../nft-metadata/testing/open-nft-test.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5_000, 7)]);
const MP4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(3_000_000, 9)]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><html><script>alert(1)</script></html>';

let test: NftTest;
let stranger: Stranger;
let running: RunningNftTest;

const document = (base: string) => ({
  name: 'Outside #1',
  description: { description: 'of HIP-10' },
  creator: 'Somebody',
  type: 'image/png',
  image: `${base}/image.png`,
  files: [
    { uri: `${base}/film.mp4`, type: 'video/mp4' },
    { uri: `${base}/drawing.svg`, type: 'image/svg+xml' },
    { uri: `${base}/page.html`, type: 'image/png' },
    { uri: 'http://127.0.0.1:8123/?query=select', type: 'image/png' },
    { uri: `${base}/endless.png`, type: 'image/png' },
    { uri: `${base}/to-private`, type: 'image/png' },
    { uri: 'https://www.youtube.com/watch?v=abc', type: 'video/mp4' },
    { uri: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E', type: 'image/svg+xml' },
    { uri: 'javascript:alert(1)', type: 'text/html' },
    { uri: `${base}/bomb.png`, type: 'image/png' },
    { uri: `${base}/two-gigabytes.mp4`, type: 'video/mp4' },
    { uri: `${base}/page.html`, type: 'text/html' },
  ],
  attributes: [{ trait_type: 'Luck', value: 7 }, null],
});

/** What the stranger sends, by path. */
const ANSWERS: Readonly<Record<string, http.RequestListener>> = {
  '/1.json': (_, response) => response.end(JSON.stringify(document(stranger.url))),
  '/huge.json': (_, response) => response.end(JSON.stringify({ name: 'Huge', text: 'a'.repeat(200_000) })),
  '/image.png': (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PNG),
  '/drawing.svg': (_, response) => response.end(SVG),
  '/page.html': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(HTML),
  '/to-private': (_, response) => response.writeHead(302, { location: 'http://127.0.0.2/' }).end(),
  '/bomb.png': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(150 * 1_048_576))),
  '/two-gigabytes.mp4': (_, response) => {
    response.writeHead(200, { 'content-length': String(2 * 1_073_741_824) });
    response.write(MP4);
  },
  '/film.mp4': (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return response.end(MP4);
    const part = MP4.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${MP4.length}`;
    return response.writeHead(206, { 'content-range': range }).end(part);
  },
  '/endless.png': (_, response) => {
    response.write(PNG);
    const more = () => {
      while (response.write(Buffer.alloc(262_144)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
};

beforeAll(async () => {
  stranger = await startStranger((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  test = await openNftTest();
  running = await test.begin([stranger.port]);
}, 60_000);
afterAll(async () => {
  await running?.end();
  await test?.stop();
  stranger?.stop();
});

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });
const media = (serial: bigint, file: number, headers: Record<string, string> = {}) =>
  get(`/api/nfts/media/0.0.50/${serial}/${file}`, headers);
const post = (payload: unknown) =>
  running.app.inject({ method: 'POST', url: '/api/nfts/nft-metadata', payload: payload as object });

/** The document of an NFT, put into the content folder. */
function stored(art: { name: string; creator: string; style: number }) {
  const [file] = makeNft(art, 1n).files;
  if (file === undefined) throw new Error('an NFT without a document');
  fs.writeFileSync(path.join(test.contentFolder, file.cid), file.bytes);
  return file;
}

async function metadata(serial: bigint) {
  const reply = await get(`/api/nfts/nft-metadata/0.0.50/${serial}`);
  expect(reply.statusCode, reply.body).toBe(200);
  const body = reply.json<{ data: NonNullable<unknown> & Record<string, unknown> }>();
  expect([...Value.Errors(NFT_METADATA_CALLS.getNftMetadata.reply, body)]).toEqual([]);
  return body.data;
}

describe('GET /api/nfts/nft-metadata/{tokenId}/{serialNumber}', () => {
  it('resolves an NFT when it is opened, once, and keeps what it found', async () => {
    const [serial = 0n] = await test.mint(`${stranger.url}/1.json`);
    const first = await metadata(serial);
    expect(first).toMatchObject({
      tokenId: '0.0.50',
      serialNumber: Number(serial),
      status: 'resolved',
      error: null,
      metaData: `${stranger.url}/1.json`,
      name: 'Outside #1',
      nftName: 'Outside #1',
      description: 'of HIP-10',
      creator: 'Somebody',
      dataType: 'JSON',
      imageType: 'image/png',
      imageUrl: expect.stringMatching(`^/api/nfts/media/0\\.0\\.50/${serial}/0\\?v=[0-9a-f]{16}$`) as string,
      attributes: [{ trait_type: 'Luck', display_type: null, value: '7' }],
      document: document(stranger.url),
    });
    const files = first.files as { uri: string; type: string; url: string | null }[];
    expect(files.map(({ url }) => url !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      true,
      false,
      true,
      true,
      true,
    ]);
    expect(await metadata(serial)).toEqual(first);
    expect(stranger.seen.filter((url) => url === '/1.json')).toHaveLength(1);
  });

  it('says why there is nothing: no text, nothing to fetch, no gateway, not there', async () => {
    const missing = 'bafybeihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
    const [bytes = 0n, plain = 0n, web = 0n, inside = 0n, content = 0n, arweave = 0n] = await test.mint(
      Uint8Array.of(0xff, 0),
      'Seat 14',
      `${stranger.url}/nothing.json`,
      'http://169.254.169.254/latest/meta-data/',
      `ipfs://${missing}/1.json`,
      `ar://${'a'.repeat(43)}`,
    );
    expect(await metadata(bytes)).toMatchObject({ status: 'none', metaData: '0xff00', document: null });
    expect(await metadata(plain)).toMatchObject({ status: 'none', metaData: 'Seat 14' });
    const failed = await metadata(web);
    expect(failed).toMatchObject({ status: 'failed', attempts: 1, error: 'The server answered with status 404.' });
    expect(await metadata(inside)).toMatchObject({ status: 'failed', imageUrl: null });
    expect(await metadata(content)).toMatchObject({ status: 'failed' });
    expect(await metadata(arweave)).toMatchObject({ status: 'no_gateway', fetchedOn: expect.any(String) });
    // Who opens it again within ten minutes does not ask again.
    expect(await metadata(web)).toEqual(failed);
  });

  it('reads the metadata again when the ledger changes it', async () => {
    const [serial = 0n] = await test.mint('{"name":"First"}');
    expect(await metadata(serial)).toMatchObject({ name: 'First' });
    await test.change(serial, '{"name":"Second"}');
    expect(await metadata(serial)).toMatchObject({ name: 'Second', metaData: '{"name":"Second"}' });
  });

  it('hands on a large document whole', async () => {
    const [serial = 0n] = await test.mint(`${stranger.url}/huge.json`);
    expect(await metadata(serial)).toMatchObject({ status: 'resolved', name: 'Huge', document: { name: 'Huge' } });
  });

  it.each([
    ['0.0.50/999999', 404],
    ['0.0.50/0', 404],
    ['0.0.51/1', 404],
    ['0.0.50/-1', 400],
    ['0.0.50/1e3', 400],
    ['what/1', 400],
  ])('answers %s with %i', async (place, status) => {
    expect((await get(`/api/nfts/nft-metadata/${place}`)).statusCode).toBe(status);
  });
});

describe('POST /api/nfts/nft-metadata', () => {
  it('reads a reference as text and in base 64, a content id in braces, and inline documents', async () => {
    const { cid, bytes } = stored({ name: 'Posted', creator: 'A', style: 1 });
    const base64 = Buffer.from(`ipfs://${cid}`).toString('base64');
    for (const body of [
      { url: `ipfs://${cid}` },
      { url: `{${cid}}`, base64: false },
      { url: base64, base64: true },
      { base64 },
      { url: null, base64: Buffer.from(bytes).toString('base64') },
    ]) {
      const reply = await post(body);
      expect(reply.statusCode, reply.body).toBe(200);
      const expected = { name: 'Posted #1', creator: 'A', format: 'HIP412@2.0.0' };
      expect(reply.json<{ data: unknown }>().data).toMatchObject(expected);
    }
    const image = (await post({ url: `${stranger.url}/image.png` })).json<{ data: unknown }>().data;
    expect(image).toEqual({ image: `${stranger.url}/image.png`, type: 'image/png' });
  });

  it('hands nothing of the private network on, whatever the address is', async () => {
    for (const url of [
      'http://127.0.0.2/',
      'http://localhost/',
      'http://169.254.169.254/latest/meta-data/',
      'http://[::1]/',
      'file:///etc/passwd',
      `${stranger.url}/to-private`,
      'http://user:word@public.test/',
    ]) {
      const reply = await post({ url });
      expect([400, 502], url).toContain(reply.statusCode);
      expect(reply.json()).toMatchObject({ error: { message: expect.any(String) } });
    }
  });

  it('names what is wrong with a body', async () => {
    for (const body of [{}, { url: 5 }, { url: '' }, { url: '%%%', base64: true }, { base64: '/w==' }, []])
      expect((await post(body)).statusCode, JSON.stringify(body)).toBe(400);
    expect((await post({ url: 'a'.repeat(200_000) })).statusCode).toBe(413);
    expect((await post({ url: `${stranger.url}/page.html` })).statusCode).toBe(502);
  });
});

describe('GET /api/nfts/media', () => {
  let serial = 0n;
  beforeAll(async () => {
    [serial = 0n] = await test.mint(`${stranger.url}/1.json`);
    await metadata(serial);
  });

  it('serves an image as what its bytes are, from the cache the second time, and parts of it', async () => {
    const first = await media(serial, 0);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/png']);
    expect(first.rawPayload.equals(PNG)).toBe(true);
    const seen = stranger.seen.length;
    const again = await media(serial, 0, { range: 'bytes=1-3' });
    expect([again.statusCode, again.body]).toEqual([206, 'PNG']);
    expect((await media(serial, 0, { 'if-none-match': first.headers.etag ?? '' })).statusCode).toBe(304);
    expect(stranger.seen).toHaveLength(seen);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      'cache-control': 'public, no-cache',
    });
  });

  it('passes ranges of what is not stored on, in parts, and then serves the whole', async () => {
    const start = await media(serial, 1, { range: 'bytes=0-' });
    expect([start.statusCode, start.headers['content-type']]).toEqual([206, 'video/mp4']);
    expect(start.headers['content-range']).toBe(`bytes 0-1048575/${MP4.length}`);
    expect(start.rawPayload.equals(MP4.subarray(0, 1_048_576))).toBe(true);
    const end = await media(serial, 1, { range: 'bytes=2999990-' });
    expect(end.headers['content-range']).toBe(`bytes 2999990-${MP4.length - 1}/${MP4.length}`);
    expect(end.headers['content-type']).toBe('video/mp4');
    const whole = await media(serial, 1);
    expect(whole.rawPayload.equals(MP4)).toBe(true);
  });

  it('lets SVG run nothing and calls no page HTML', async () => {
    const svg = await media(serial, 2);
    expect(svg.headers['content-type']).toBe('image/svg+xml');
    expect(svg.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    const html = await media(serial, 3);
    expect([html.statusCode, html.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(html.headers['x-content-type-options']).toBe('nosniff');
    expect((await media(serial, 12)).headers['content-type']).toBe('text/plain; charset=utf-8');
    const inline = await media(serial, 8);
    expect([inline.statusCode, inline.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('ends what is endless or a bomb, goes nowhere private, and keeps none of it', async () => {
    for (const file of [4, 5, 6, 10, 11]) expect([400, 502]).toContain((await media(serial, file)).statusCode);
    // Its length is stated: it is refused before it was read, whole and in parts.
    expect((await media(serial, 11)).body).toContain('larger than');
    expect([400, 502]).toContain((await media(serial, 11, { range: 'bytes=0-' })).statusCode);
    const kept = fs.readdirSync(path.join(test.dataFolder, 'media'));
    for (const name of kept)
      expect(fs.statSync(path.join(test.dataFolder, 'media', name)).size).toBeLessThan(4_000_000);
    expect(kept.every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
  });

  it('leads from a version that was replaced to the one of now', async () => {
    const old = await get(`/api/nfts/media/0.0.50/${serial}/0?v=0000000000000000`);
    expect([old.statusCode, old.headers['cache-control']]).toEqual([302, 'no-store']);
    const now = await get(String(old.headers.location));
    expect([now.statusCode, now.rawPayload]).toEqual([200, PNG]);
  });

  it('serves nothing that no stored metadata names', async () => {
    const [unopened = 0n] = await test.mint(`${stranger.url}/1.json`);
    expect((await media(unopened, 0)).statusCode).toBe(404);
    expect((await media(serial, 13)).statusCode).toBe(404);
    expect((await media(999n, 0)).statusCode).toBe(404);
    expect((await get(`/api/nfts/media/0.0.50/${serial}/x`)).statusCode).toBe(400);
    expect((await get(`/api/nfts/media/0.0.50/${serial}/0?url=${stranger.url}/drawing.svg`)).rawPayload).toEqual(PNG);
  });

  it('serves files of the content folder under their ids', async () => {
    const bytes = Buffer.from('GIF89a of the folder');
    fs.writeFileSync(path.join(test.contentFolder, cidOf(bytes)), bytes);
    const [own = 0n] = await test.mint(JSON.stringify({ image: `ipfs://${cidOf(bytes)}` }));
    await metadata(own);
    const reply = await media(own, 0);
    expect([reply.headers['content-type'], reply.body]).toEqual(['image/gif', bytes.toString()]);
  });
});
