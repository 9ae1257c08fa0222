import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createApp } from '@ledgerscope/api/app';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { CONNECTION_LIMITS, type ConnectionLimits } from '@ledgerscope/process/connections';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const OWN = '127.0.0.1';
/** Another client: all of this network is the machine itself on Linux. */
const OTHER = '127.0.0.2';
const WAIT = { timeout: 60_000 };
/** Long before what the product sets, so that nobody waits for that here. */
const SHORT_MS = 500;
const LATE_MS = 10_000;
const DRIP_MS = 50;
/** As the product has them, or a twentieth: an attack with 4,000 connections takes a while. */
const ROOM = {
  most: testSize(200, CONNECTION_LIMITS.most),
  mostOfOne: testSize(50, CONNECTION_LIMITS.mostOfOne),
};

let engine: TestEngine;
let store: LedgerStore;
let app: FastifyInstance;
const sockets = new Set<Socket>();
beforeAll(async () => {
  engine = await startTestEngine('embedded');
  store = await engine.open();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await app.close();
});
afterAll(async () => {
  await store.close();
  await engine.stop();
});

/** Serves with these limits; gives the port. */
async function serve(limits: Partial<ConnectionLimits>, trustProxy: readonly string[] = []): Promise<number> {
  const readIngestStatus = () => ({ state: 'live', caughtUp: true, filesLeft: 0, filesRead: 0, halt: undefined });
  const log = pino({ level: 'silent' });
  const context = { store, log, readIngestStatus, network: () => 'mainnet', trustUnsigned: false, simulated: false };
  const connections = { ...CONNECTION_LIMITS, ...limits };
  app = await createApp(context as unknown as Parameters<typeof createApp>[0], {
    webApp: false,
    connections,
    trustProxy,
  });
  await app.listen({ port: 0, host: '0.0.0.0' });
  return (app.server.address() as AddressInfo).port;
}

async function opened(port: number, localAddress = OWN): Promise<Socket> {
  const socket = connect({ port, host: OWN, localAddress });
  sockets.add(socket);
  // Who attacks does not mind being refused.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const countOpen = () =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

/** A visitor asks, over a connection of its own; resolves with the status. */
function health(port: number, localAddress: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: OWN, localAddress, path: '/health', agent: false }, (reply) => {
      reply.resume().once('close', () => resolve(reply.statusCode));
    });
    request.once('error', reject);
  });
}

/** Sends a beginning, and then a little now and then; gives what was answered, and after how long it was closed. */
async function drip(port: number, begin: string, more: string): Promise<{ said: string; afterMs: number }> {
  const socket = await opened(port);
  const begun = performance.now();
  socket.write(begin);
  const timer = more === '' ? undefined : setInterval(() => socket.write(more), DRIP_MS);
  const said = await text(socket).catch(() => '');
  clearInterval(timer);
  return { said, afterMs: performance.now() - begun };
}

/** Slow ways to ask: what is sent at once, and what is sent then, again and again. */
const SLOW = [
  ['headers', 'GET /health HTTP/1.1\r\nHost: a\r\n', 'X-A: a\r\n'],
  ['one header', 'GET /health HTTP/1.1\r\nHost: a\r\nX-A: ', 'a'],
  ['a request line', 'GET /he', 'a'],
  [
    'a body',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ' ',
  ],
  [
    'a body in chunks',
    'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    '1\r\n \r\n',
  ],
  ['nothing', '', ''],
] as const;

const REPEATED = ['Host: b', 'host: a', 'Authorization: Bearer b', 'X-Api-Key: b', 'Content-Type: text/plain'] as const;

describeAttacks('connections', [
  {
    name: 'idle connections of one address leave room for others, for itself and for /health',
    limit: 'connections',
    attack: async () => {
      const port = await serve(ROOM);
      for (let count = 0; count < ROOM.most; count += 50)
        await Promise.all(Array.from({ length: 50 }, () => opened(port)));
      await expect.poll(countOpen, WAIT).toBeLessThanOrEqual(ROOM.mostOfOne);
      for (const from of [OTHER, OWN, OTHER]) expect(await health(port, from)).toBe(200);
    },
  },
  {
    name: 'many addresses that take all connections leave room for the next',
    limit: 'connections',
    attack: async () => {
      const port = await serve(ROOM);
      const addresses = Array.from(
        { length: Math.ceil(ROOM.most / ROOM.mostOfOne) + 1 },
        (_, index) => `127.0.1.${index + 1}`,
      );
      for (const address of addresses)
        for (let count = 0; count < ROOM.mostOfOne; count += 50)
          await Promise.all(Array.from({ length: 50 }, () => opened(port, address)));
      await expect.poll(countOpen, WAIT).toBeLessThan(ROOM.most);
      for (const from of [OTHER, OWN]) expect(await health(port, from)).toBe(200);
    },
  },
  {
    name: 'a proxy has as many connections as there are, and a request under way is never closed for another',
    limit: 'connections',
    attack: async () => {
      const port = await serve({ most: 100, mostOfOne: 5 }, ['127.0.0.0/31']);
      await Promise.all(Array.from({ length: 40 }, () => opened(port)));
      await expect.poll(countOpen, WAIT).toBe(40);
      const busy = await Promise.all(Array.from({ length: 5 }, () => opened(port, OTHER)));
      for (const socket of busy)
        socket.write(
          'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n',
        );
      await expect.poll(async () => (await countOpen()) === 45, WAIT).toBe(true);
      const refused = await opened(port, OTHER);
      await once(refused, 'close');
      for (const socket of busy) {
        socket.write('{}');
        expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 /);
      }
    },
  },
  ...SLOW.map(([kind, begin, more]) => ({
    name: `slow requests are cut off when their time is over: ${kind}`,
    limit: 'request-time' as const,
    attack: async () => {
      const port = await serve({ requestMs: SHORT_MS });
      const { said, afterMs } = await drip(port, begin, more);
      expect(said).toMatch(/^HTTP\/1\.1 408 |^$/);
      expect(afterMs).toBeGreaterThan(SHORT_MS - DRIP_MS);
      expect(afterMs).toBeLessThan(LATE_MS);
    },
  })),
  {
    name: 'a connection on which nothing moves between two requests is closed',
    limit: 'silence',
    attack: async () => {
      const port = await serve({ betweenMs: SHORT_MS });
      const socket = await opened(port);
      socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
      const begun = performance.now();
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
      expect(performance.now() - begun).toBeLessThan(LATE_MS);
    },
  },
  {
    name: 'who asks and asks and reads nothing is cut off',
    limit: 'silence',
    attack: async () => {
      const port = await serve({ silentMs: SHORT_MS });
      const socket = await opened(port);
      socket.pause();
      // More than the system holds for somebody who does not read.
      socket.write('GET /hedera/api/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(40));
      await expect.poll(countOpen, WAIT).toBe(0);
    },
  },
  ...REPEATED.map((second) => ({
    name: `a request that says twice what must be said once is refused: ${second}`,
    limit: null,
    attack: async () => {
      const port = await serve({});
      const socket = await opened(port);
      const first = ['Host: a', 'Authorization: Bearer a', 'X-Api-Key: a', 'Content-Type: application/json'];
      socket.end(['GET /health HTTP/1.1', ...first, second, 'Connection: close', '', ''].join('\r\n'));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*more than once/s);
    },
  })),
  ...[
    ['/health', 'a, b'],
    ['/health', 'a,a'],
    ['/sqs/', 'a, b'],
    ['http://b/health', 'a'],
    ['HTTPS://b:443/health', 'a'],
    ['http://a@b/health', 'a'],
  ].map(([address, host]) => ({
    name: `a request that names two hosts is refused: ${address} at ${host}`,
    limit: null,
    attack: async () => {
      const port = await serve({});
      const ask = async (target = '', at = '') => {
        const socket = await opened(port);
        socket.write(`GET ${target} HTTP/1.1\r\nHost: ${at}\r\nConnection: close\r\n\r\n`);
        return text(socket);
      };
      expect(await ask(address, host)).toMatch(/^HTTP\/1\.1 400 .*more than once/s);
      expect(await ask('http://A:80/health', 'a:80')).toMatch(/^HTTP\/1\.1 200 /);
    },
  })),
]);
