import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { READ_LIMITS } from '@ledgerscope/ledger-store/read-limits';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';

describe('what one client may ask for', () => {
  let engine: TestEngine;
  let store: LedgerStore;
  let app: FastifyInstance | undefined;
  beforeAll(async () => {
    engine = await startTestEngine('embedded');
    store = await engine.open();
  });
  afterEach(async () => {
    await app?.close();
    app = undefined;
  });
  afterAll(async () => {
    await store.close();
    await engine.stop();
  });

  async function open(options: Partial<AppOptions>): Promise<FastifyInstance> {
    const readIngestStatus = () => ({ state: 'live', caughtUp: true, filesLeft: 0, filesRead: 0, halt: undefined });
    const log = pino({ level: 'silent' });
    const context = { store, log, readIngestStatus, network: () => 'mainnet', trustUnsigned: false, simulated: false };
    app = await createApp(context as unknown as Parameters<typeof createApp>[0], { webApp: false, ...options });
    return app;
  }

  const from = (address: string, url = '/api/blocks', headers = {}) =>
    (app as FastifyInstance).inject({ url, remoteAddress: address, headers });

  it('is never met by a person: two hundred calls at once', async () => {
    await open({ requestRate: 50 });
    const replies = await Promise.all(Array.from({ length: 200 }, () => from('192.0.2.1')));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(200);
    expect(replies[0]?.headers).toMatchObject({ 'ratelimit-limit': '200', 'ratelimit-reset': '4' });
    const refused = await from('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'ratelimit-remaining': '0', 'cache-control': 'no-store' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(4);
    expect(refused.json()).toMatchObject({ error: { code: 'rate_limited' }, message: expect.stringMatching(/200/) });
    expect((await from('192.0.2.2')).statusCode).toBe(200);
    expect((await from('192.0.2.1', '/health')).statusCode).toBe(200);
  });

  it('holds while one client sends all that its forty connections take, and others are answered', async () => {
    const { server } = await open({ requestRate: 50 });
    await app?.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.address() as AddressInfo;
    const clientAt = (localAddress: string) => new http.Agent({ keepAlive: true, maxSockets: 40, localAddress });
    const readStatus = (agent: http.Agent) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = http.get({ host: '127.0.0.1', port, path: '/api/blocks', agent }, (reply) => {
          reply.resume().once('end', () => resolve(reply.statusCode));
        });
        asked.once('error', reject);
      });
    const [flood, other] = [clientAt('127.0.0.2'), clientAt('127.0.0.3')];
    const begun = performance.now();
    const flooded = Promise.all(Array.from({ length: 3_000 }, () => readStatus(flood)));
    for (let index = 0; index < 20; index++) expect(await readStatus(other)).toBe(200);
    const statuses = await flooded;
    const windows = 1 + Math.ceil((performance.now() - begun) / 4_000);
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBeGreaterThanOrEqual(200);
    expect(answered).toBeLessThanOrEqual(200 * windows);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3_000 - answered);
    for (const agent of [flood, other]) agent.destroy();
  }, 60_000);

  it('counts the connection, unless a trusted proxy names the client', async () => {
    await open({ requestRate: 1 });
    const spoofed = (client: string) => ({ 'x-forwarded-for': client });
    for (let index = 0; index < 4; index++) await from('192.0.2.1', '/api/blocks', spoofed(`198.51.100.${index}`));
    expect((await from('192.0.2.1', '/api/blocks', spoofed('198.51.100.9'))).statusCode).toBe(429);
    await app?.close();
    await open({ requestRate: 1, trustProxy: ['192.0.2.0/24'] });
    for (let index = 0; index < 5; index++) {
      const reply = await from('192.0.2.1', '/api/blocks', spoofed(`198.51.100.${index}`));
      expect(reply.statusCode).toBe(200);
    }
    for (let index = 0; index < 4; index++) await from('203.0.113.1', '/api/blocks', spoofed(`198.51.100.${index}`));
    expect((await from('203.0.113.1', '/api/blocks', spoofed('198.51.100.9'))).statusCode).toBe(429);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    await open({ requestRate: 1 });
    for (let index = 1; index <= 4; index++) await from(`2001:db8::${index}`);
    expect((await from('2001:db8::ffff')).statusCode).toBe(429);
    expect((await from('2001:db8:0:1::1')).statusCode).toBe(200);
  });

  it('is one budget for all calls together', async () => {
    await open({ requestRate: 1 });
    const urls = ['/api/blocks', '/api/transactions', '/api/accounts', '/api/topics'];
    for (const url of urls) expect((await from('192.0.2.1', url)).statusCode).toBe(200);
    for (const url of urls) expect((await from('192.0.2.1', url)).statusCode).toBe(429);
  });

  it('does not believe a client that claims to be a page of the server', async () => {
    await open({ requestRate: 1 });
    const claim = { 'x-ledgerscope-page': 'f'.repeat(64) };
    for (let index = 0; index < 4; index++) await from('192.0.2.1', '/api/blocks', claim);
    expect((await from('192.0.2.1', '/api/blocks', claim)).statusCode).toBe(429);
  });

  it('does not run an export for HEAD', async () => {
    await open({});
    const head = (url: string) => (app as FastifyInstance).inject({ method: 'HEAD', url });
    const reply = await head('/api/export/blocks?format=jsonl');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toMatch(/ndjson/);
    expect(reply.headers['content-disposition']).toContain('ledgerscope-blocks.jsonl');
    expect(reply.headers['content-length'] ?? '0').toBe('0');
    expect((await head('/api/export/nothing')).statusCode).toBe(404);
  });

  it('is less of what costs more: exports', async () => {
    await open({ requestRate: 50 });
    const replies = [];
    for (let index = 0; index < 31; index++) replies.push((await from('192.0.2.7', '/api/export/blocks')).statusCode);
    expect(replies.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(replies[30]).toBe(429);
    expect((await from('192.0.2.7')).statusCode).toBe(200);
  });

  it('is not limited where the operator says so', async () => {
    await open({});
    const replies = await Promise.all(Array.from({ length: 250 }, () => from('192.0.2.1')));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(replies[0]?.headers['ratelimit-limit']).toBeUndefined();
  });

  it('ends a query after five seconds with an answer that says what to do', async () => {
    const slow = await open({});
    slow.get('/api/slow', () =>
      store.client.queryUntyped('test', 'SELECT sum(cityHash64(number)) FROM numbers(1e12)', {}, READ_LIMITS),
    );
    const begun = performance.now();
    const reply = await slow.inject('/api/slow');
    const seconds = (performance.now() - begun) / 1000;
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      error: { code: 'query_limit' },
      message: expect.stringMatching(/shorter period/),
    });
    expect(seconds).toBeGreaterThan(4.5);
    expect(seconds).toBeLessThan(9);
  }, 20_000);
});
