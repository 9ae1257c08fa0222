import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cidOf, hostileNft, makeNft } from '@ledgerscope/demo-network';
import { type LedgerStore, openLedgerStore } from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';

const DESCRIPTORS = '/proc/self/fd';
const SECRET = 'the bytes of another folder';
const OTHER_FILES: readonly (readonly [type: string, bytes: Buffer])[] = [
  ['image/jpeg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['image/webp', Buffer.from('RIFF\x04\0\0\0WEBPVP8 ', 'latin1')],
  ['video/mp4', Buffer.from('\0\0\0\x18ftypisom', 'latin1')],
  ['video/webm', Buffer.from('1a45dfa3010000', 'hex')],
  ['application/json', Buffer.from(' \n[1, 2]')],
  ['text/plain; charset=utf-8', Buffer.from('Grüße\n')],
  ['text/plain; charset=utf-8', Buffer.alloc(0)],
  ['text/plain; charset=utf-8', Buffer.from('<!DOCTYPE html><html><body><svg></svg></body></html>')],
  ['text/plain; charset=utf-8', Buffer.from('<!-- <svg --><html><script>alert(1)</script></html>')],
  [
    'image/svg+xml',
    Buffer.from('\ufeff<?xml version="1.0"?><!-- a --><!DOCTYPE svg PUBLIC "a" "b">\n<svg/>'.replace('/>', ' />')),
  ],
  ['application/octet-stream', Buffer.from([0, 1, 2, 3])],
  ['application/octet-stream', Buffer.from('c328c328', 'hex')],
  // The 4,096th byte cuts a sign in two.
  ['text/plain; charset=utf-8', Buffer.from(`${'a'.repeat(4_095)}é and more`)],
];

let folder = '';
let content = '';
let store: LedgerStore;
let app: FastifyInstance;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-gateway-'));
  content = path.join(folder, 'ipfs');
  fs.mkdirSync(content);
  fs.writeFileSync(path.join(folder, 'secret.txt'), SECRET);
  layEmptyStore(path.join(folder, 'data'));
  store = await openLedgerStore({ kind: 'embedded', folder: path.join(folder, 'data') });
  app = await open({ contentFolder: content });
});

afterAll(async () => {
  await app?.close();
  await store?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

function open(options: { contentFolder?: string }): Promise<FastifyInstance> {
  const readIngestStatus = () =>
    ({
      state: 'live',
      halt: undefined,
      caughtUp: true,
      filesRead: 0,
      filesLeft: 0,
      transactionsRead: 0,
      lastConsensusNs: undefined,
    }) as const;
  const context = {
    store,
    log: pino({ level: 'silent' }),
    readIngestStatus,
    network: () => 'demo',
    trustUnsigned: false,
    simulated: false,
  };
  return createApp(context, { webApp: false, ...options });
}

function put(bytes: Uint8Array): string {
  const cid = cidOf(bytes);
  fs.writeFileSync(path.join(content, cid), bytes);
  return cid;
}

const get = (cid: string, headers: Record<string, string> = {}) => app.inject({ url: `/ipfs/${cid}`, headers });

describe('the content gateway', () => {
  it('serves every file of made tokens, byte for byte, as the type that their documents say', async () => {
    for (let style = 0; style < 10; style++) {
      const { files } = makeNft({ name: `Collection ${style}`, creator: 'A', style }, 1n);
      for (const { bytes } of files) put(bytes);
      const document = JSON.parse(Buffer.from(files[0]?.bytes ?? []).toString()) as {
        image: string;
        type: string;
        files?: { uri: string; type: string }[];
      };
      for (const { uri, type } of [{ uri: document.image, type: document.type }, ...(document.files ?? [])]) {
        const cid = uri.slice('ipfs://'.length);
        const reply = await get(cid, { 'accept-encoding': 'gzip, br' });
        expect([reply.statusCode, reply.headers['content-type'], cidOf(reply.rawPayload)]).toEqual([200, type, cid]);
        expect(reply.headers).toMatchObject({ etag: `"${cid}"`, 'x-content-type-options': 'nosniff' });
        expect(reply.headers['cache-control']).toContain('immutable');
        expect(reply.headers['content-encoding']).toBeUndefined();
      }
    }
  });

  it.each(OTHER_FILES)('recognizes %s by the first bytes', async (type, bytes) => {
    const reply = await get(put(bytes));
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type]);
    expect(reply.rawPayload.equals(bytes)).toBe(true);
  });

  it('lets hostile pictures and pages run nothing, and never calls anything HTML', async () => {
    for (const { bytes } of hostileNft('markup').files) {
      const reply = await get(put(bytes));
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).not.toContain('html');
      expect(reply.headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      );
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('answers 404 in the form of the API for what is not stored, and keeps serving once it is', async () => {
    const bytes = Buffer.from('comes later');
    const cid = cidOf(bytes);
    const missing = await get(cid);
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ error: { code: 'not_found' } });
    expect(missing.headers['cache-control'] ?? '').not.toContain('immutable');
    put(bytes);
    expect((await get(cid)).body).toBe('comes later');
  });

  it('refuses what is not a content id, whatever path it spells', async () => {
    for (const text of [
      '..%2fsecret.txt',
      '%2e%2e%2fsecret.txt',
      'secret.txt',
      '..%5csecret.txt',
      '%00',
      'a'.repeat(190),
    ]) {
      const reply = await get(text);
      expect([text, reply.statusCode]).toEqual([text, 400]);
      expect(reply.json()).toMatchObject({ error: { code: 'invalid_parameter', parameter: 'cid' } });
    }
    for (const text of ['../secret.txt', `${cidOf(Buffer.alloc(0))}/../../secret.txt`, '%ff', 'a'.repeat(500)]) {
      const reply = await get(text);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.body).not.toContain(SECRET);
    }
  });

  it('serves no path below a file', async () => {
    const reply = await get(`${put(Buffer.from('file'))}/image.png`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({
      error: { code: 'not_found', message: expect.stringContaining('Directories') },
    });
  });

  it('does not serve a file that is not what its name promises, also when it is changed after it was served', async () => {
    const cid = put(Buffer.from('genuine'));
    expect((await get(cid)).body).toBe('genuine');
    fs.writeFileSync(path.join(content, cid), 'forgery');
    fs.utimesSync(path.join(content, cid), 1, 1);
    const reply = await get(cid);
    expect([reply.statusCode, reply.headers.etag]).toEqual([404, undefined]);
    expect(reply.body).not.toContain('forgery');
    put(Buffer.from('genuine'));
    expect((await get(cid)).body).toBe('genuine');
  });

  it('takes links and folders for nothing, and huge files for too large', async () => {
    const names = ['link', 'folder', 'huge'].map((text) => cidOf(Buffer.from(text)));
    const [link = '', directory = '', huge = ''] = names.map((name) => path.join(content, name));
    fs.symlinkSync(path.join(folder, 'secret.txt'), link);
    fs.mkdirSync(directory);
    fs.writeFileSync(huge, '');
    fs.truncateSync(huge, 2 ** 40);
    for (const name of names) {
      const reply = await get(name);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain(SECRET);
    }
  });

  it('serves parts of a file', async () => {
    const cid = put(Buffer.from('0123456789'));
    const part = await get(cid, { range: 'bytes=2-4', 'accept-encoding': 'gzip' });
    expect([part.statusCode, part.body]).toEqual([206, '234']);
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 2-4/10',
      'content-length': '3',
      'accept-ranges': 'bytes',
    });
    const beyond = await get(cid, { range: 'bytes=10-' });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([416, 'bytes */10', '']);
    const same = await get(cid, { range: 'bytes=-1', 'if-range': `"${cid}"` });
    expect([same.statusCode, same.body]).toEqual([206, '9']);
    const other = await get(cid, { range: 'bytes=-1', 'if-range': '"other"' });
    expect([other.statusCode, other.body]).toEqual([200, '0123456789']);
  });

  it('sends nothing again to who has it, and no body to HEAD', async () => {
    const cid = put(Buffer.from('0123456789'));
    for (const tag of [`"${cid}"`, `"a", W/"${cid}"`, '*']) {
      const reply = await get(cid, { 'if-none-match': tag });
      expect([reply.statusCode, reply.body, reply.headers.etag]).toEqual([304, '', `"${cid}"`]);
    }
    expect((await get(cid, { 'if-none-match': '"a"' })).statusCode).toBe(200);
    const head = await app.inject({ method: 'HEAD', url: `/ipfs/${cid}` });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
  });

  it.skipIf(!fs.existsSync(DESCRIPTORS))('closes what it opens (needs /proc)', async () => {
    const cid = put(Buffer.from('closed'));
    const opened = () => fs.readdirSync(DESCRIPTORS).length;
    await get(cid);
    const before = opened();
    for (let round = 0; round < 20; round++) {
      await get(cid);
      await get(cid, { 'if-none-match': '*' });
      await get(cid, { range: 'bytes=99-' });
      await get(cid, { range: 'bytes=1-2' });
      await app.inject({ method: 'HEAD', url: `/ipfs/${cid}` });
    }
    await expect.poll(opened).toBeLessThanOrEqual(before + 2);
  });

  it('is not there without a folder', async () => {
    const closed = await open({});
    const reply = await closed.inject(`/ipfs/${put(Buffer.from('a'))}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: { message: expect.stringContaining('not found.') } });
    await closed.close();
  });
});
