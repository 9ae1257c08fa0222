import http from 'node:http';
import net from 'node:net';
import { createApp } from '@ledgerscope/api/app';
import { BODY_LIMITS } from '@ledgerscope/api/body-limits';
import { RunningExports } from '@ledgerscope/api/explorer/export/export-routes';
import { REQUEST_BURST } from '@ledgerscope/api/plugins/request-limits';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { OPERATION_SETTINGS } from '../operation-settings.ts';
import { describeAttacks } from './attacks.ts';

const RATE = OPERATION_SETTINGS.requestRate.default;
const EXPORTS = OPERATION_SETTINGS.exportsAtOnce.default;
const OTHER = '192.0.2.200';

let engine: TestEngine;
let store: LedgerStore;
let app: FastifyInstance;
beforeAll(async () => {
  engine = await startTestEngine('embedded');
  store = await engine.open();
});
afterEach(() => app?.close());
afterAll(async () => {
  await store.close();
  await engine.stop();
});

async function serve(): Promise<void> {
  const readIngestStatus = () => ({ state: 'live', caughtUp: true, filesLeft: 0, filesRead: 0, halt: undefined });
  const log = pino({ level: 'silent' });
  const context = { store, log, readIngestStatus, network: () => 'mainnet', trustUnsigned: false, simulated: false };
  app = await createApp(context as unknown as Parameters<typeof createApp>[0], { webApp: false, requestRate: RATE });
}

/** How many of so many requests at once are answered, each as the attacker writes it. */
async function answered(count: number, write: (n: number) => { url: string; from: string; headers?: object }) {
  const all: Promise<LightMyRequestResponse>[] = Array.from({ length: count }, (_, n) => {
    const { url, from, headers } = write(n);
    return app.inject({ url, remoteAddress: from, headers: { ...headers } });
  });
  return (await Promise.all(all)).filter(({ statusCode }) => statusCode !== 429).length;
}

/** The first line of what is answered to a request with headers of so many bytes. */
async function statusLine(headers: string): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = net.connect((app.server.address() as net.AddressInfo).port, '127.0.0.1');
  socket.write(`GET /api/blocks HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`);
  let text = '';
  for await (const piece of socket) text += String(piece);
  return text.split('\r\n')[0] ?? '';
}

/** Headers of more bytes than are taken. */
const LARGE_HEADERS = [
  ['one', `X-A: ${'a'.repeat(http.maxHeaderSize)}`],
  ['many', Array.from({ length: 1_000 }, (_, n) => `X-${n}: ${'a'.repeat(20)}`).join('\r\n')],
  ['a cookie', `Cookie: s=${'a'.repeat(http.maxHeaderSize)}`],
] as const;

/** Bodies of more bytes than are taken, by where they are sent. */
const LARGE_BODIES = [
  ['/api/auth/login', BODY_LIMITS.form],
  ['/sqs', BODY_LIMITS.queues],
  ['/sqs/000000000000/a', BODY_LIMITS.queues],
] as const;

/** Ways to look like many. */
const DISGUISES = [
  ['by nothing', () => ({ from: '192.0.2.1' })],
  [
    'by headers of a proxy',
    (n: number) => ({ from: '192.0.2.1', headers: { 'x-forwarded-for': `198.51.100.${n % 250}` } }),
  ],
  ['by the addresses of one IPv6 network', (n: number) => ({ from: `2001:db8::${(n + 1).toString(16)}` })],
  ['by IPv4 written as IPv6', (n: number) => ({ from: n % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1' })],
] as const;

/** Ways to write the same call. */
const SUGGESTS = ['/api/search/suggest?q=a', '/api/search/%73uggest?q=a', '/api//search/suggest?q=a'];

describeAttacks('requests', [
  ...DISGUISES.map(([how, write]) => ({
    name: `who sends too many is refused, disguised ${how}, and others are not`,
    limit: 'requests' as const,
    attack: async () => {
      await serve();
      const most = RATE * REQUEST_BURST;
      expect(await answered(most + 50, (n) => ({ url: '/api/blocks', ...write(n) }))).toBeLessThanOrEqual(most);
      expect(await answered(1, () => ({ url: '/api/blocks', from: OTHER }))).toBe(1);
    },
  })),
  {
    name: 'a call that costs more has a lower limit, however it is written',
    limit: 'costly-calls',
    attack: async () => {
      await serve();
      const write = (n: number) => ({ url: SUGGESTS[n % SUGGESTS.length] ?? '', from: '192.0.2.1' });
      const most = (RATE * REQUEST_BURST) / 2;
      // The last one is no call, and is answered so.
      const notFound = Math.floor((most + 60) / SUGGESTS.length);
      expect(await answered(most + 60, write)).toBeLessThanOrEqual(most + notFound);
    },
  },
  ...LARGE_HEADERS.map(([which, headers]) => ({
    name: `headers that are too large are refused: ${which}`,
    limit: 'header-size' as const,
    attack: async () => {
      await serve();
      expect(await statusLine(headers)).toContain(' 431 ');
    },
  })),
  ...LARGE_BODIES.map(([url, most]) => ({
    name: `a body that is too large is refused: to ${url}`,
    limit: 'body-size' as const,
    attack: async () => {
      await serve();
      const payload = JSON.stringify({ a: 'a'.repeat(most) });
      const reply = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
      expect(reply.statusCode, reply.body.slice(0, 300)).toBe(413);
    },
  })),
  {
    name: 'who exports all there is leaves half of the places',
    limit: 'exports',
    attack: () => {
      const running = new RunningExports(EXPORTS);
      for (let n = 0; n < EXPORTS / 2; n++) running.start('192.0.2.1');
      expect(() => running.start('192.0.2.1')).toThrow(expect.objectContaining({ status: 429 }));
      for (let n = 0; n < EXPORTS / 2; n++) running.start(OTHER);
      expect(() => running.start('192.0.2.3')).toThrow(expect.objectContaining({ status: 503 }));
    },
  },
]);
