import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '@ledgerscope/server/config';
import { start } from '@ledgerscope/server/start';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BucketPlace } from '../../settings/source-place.ts';
import type { SourceConfig } from '../../settings/source-settings.ts';
import { S3Server } from '../testing/s3-server.ts';
import { ReadAhead } from './read-ahead.ts';
import { type BucketPatience, S3ObjectStore } from './s3-object-store.ts';

const HURRY: BucketPatience = { connectMs: 20_000, answerMs: 20_000, retries: 2, firstRetryMs: 1, mostRetryMs: 5 };

let server: S3Server;
let abort: AbortController;
let store: S3ObjectStore;
let storeWith: (patience: BucketPatience) => S3ObjectStore;
let requests: string[];

beforeEach(async () => {
  server = await S3Server.start();
  abort = new AbortController();
  const place = { kind: 'bucket', provider: 's3', bucket: 'bucket', prefix: '', region: 'us-east-1' } as const;
  const terms = { endpoint: server.url, anonymous: true, requesterPays: false, project: undefined };
  requests = [];
  storeWith = (patience) =>
    new S3ObjectStore({ ...place, ...terms }, abort.signal, { patience, onRequest: (kind) => requests.push(kind) });
  store = storeWith(HURRY);
  server.objects.set('key', new Uint8Array(1_000).fill(7));
});

afterEach(async () => {
  store.close();
  await server.stop();
});

describe('an object of a bucket', () => {
  it.each(['cut', 'slow-down', 'fault'] as const)('is asked for again where the first answer is %s', async (fault) => {
    server.fault = ({ before }) => (before === 0 ? fault : undefined);
    expect(await store.read('key')).toEqual(server.objects.get('key'));
    expect(server.read).toHaveLength(2);
    server.fault = () => undefined;
    expect(await store.keysWith('')).toEqual(['key']);
    // Whoever pays for requests pays for both.
    expect(requests).toEqual(['get', 'get', 'list']);
  });

  it('is asked for again where no answer comes', async () => {
    store.close();
    store = storeWith({ ...HURRY, answerMs: 300, retries: 20 });
    server.fault = ({ before }) => (before === 0 ? 'silent' : undefined);
    expect(await store.read('key')).toEqual(server.objects.get('key'));
    expect(server.read.length).toBeGreaterThan(1);
  });

  it('is given up after a bounded number of attempts, with the reason', async () => {
    server.fault = () => 'slow-down';
    await expect(store.read('key')).rejects.toThrow(
      expect.objectContaining({
        name: 'SourceError',
        reason: 'unavailable',
        message: expect.stringMatching(/^s3:bucket\/key cannot be read: SlowDown/),
      }),
    );
    expect(server.read).toHaveLength(3);
  });

  it('is refused before it is read where it is too large, and not asked for again', async () => {
    await expect(store.read('key', { maxBytes: 999 })).rejects.toThrow('an object has more than 999 bytes');
    expect(server.read).toHaveLength(1);
  });

  it('that is not there is no failure', async () => {
    expect(await store.read('other')).toBeUndefined();
    expect(server.read).toHaveLength(1);
  });

  it('is not waited for after the end', async () => {
    server.fault = () => 'silent';
    const reading = store.read('key');
    await expect.poll(() => server.read.length).toBe(1);
    abort.abort();
    await expect(reading).rejects.toThrow('cannot be read');
    expect(server.read).toHaveLength(1);
  });
});

it('asks for credentials, and nobody else for anything, where Amazon has a bucket that its reader pays for', async () => {
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_PROFILE', 'AWS_WEB_IDENTITY_TOKEN_FILE']) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', '/nowhere');
  vi.stubEnv('AWS_CONFIG_FILE', '/nowhere');
  const { main } = readConfig(['--source', 'mainnet'], {}).source as SourceConfig;
  const amazon = new S3ObjectStore(main as BucketPlace, abort.signal);
  await expect(amazon.firstKeyAfter('', undefined)).rejects.toThrow(
    's3:hedera-mainnet-streams requires credentials (its reader pays); set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  );
  // Said before there is a store, a page or a database.
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-s3-'));
  expect(await start(readConfig(['--source', 'testnet', '--data', data], {}))).toBe(2);
  expect(fs.readdirSync(data)).toEqual([]);
  fs.rmdirSync(data);
  vi.unstubAllEnvs();
});

describe('reading ahead', () => {
  const keys = Array.from({ length: 60 }, (_, index) => `object ${index}`);

  it('reads each object once, and none that nobody asked for', async () => {
    for (const key of keys) server.objects.set(key, Buffer.from(key));
    const ahead = new ReadAhead(store);
    ahead.expect(keys.slice(0, 40));
    expect(await ahead.read('object 3')).toEqual(new Uint8Array(Buffer.from('object 3')));
    ahead.expect(keys.slice(4, 44));
    for (const key of keys.slice(4, 44)) expect(Buffer.from((await ahead.read(key)) ?? []).toString()).toBe(key);
    expect(server.read.filter((key) => keys.slice(3, 44).includes(key)).sort()).toEqual(keys.slice(3, 44).sort());
  });

  it('leaves failures to who asks, and asks again for what was not there', async () => {
    server.fault = ({ key, before }) => (key === 'key' && before < 3 ? 'fault' : undefined);
    const ahead = new ReadAhead(store);
    ahead.expect(['key', 'late']);
    await expect.poll(() => server.read.length).toBe(4);
    server.objects.set('late', Buffer.from('late'));
    expect(await ahead.read('key')).toEqual(server.objects.get('key'));
    expect(await ahead.read('late')).toEqual(new Uint8Array(Buffer.from('late')));
  });
});
