import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from '@ledgerscope/process/config-error';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchFeedPrice } from './fetch-feed-price.ts';
import type { FeedTimes } from './price-feed.ts';
import { readPriceFeeds } from './price-feed-source.ts';
import { type ReadPrices, startPriceFeeds } from './price-feeds.ts';

const LOG = pino({ level: 'silent' });
const TIMES: FeedTimes = { refreshMs: 40, retryMs: 10, staleMs: 60_000 };

let server: Server | undefined;
let abort = new AbortController();

/** Serves until the test ends. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function json(body: unknown): RequestListener {
  return (_request, reply) => reply.end(JSON.stringify(body));
}

function start(url: string, times = TIMES): ReadPrices {
  return startPriceFeeds(readPriceFeeds(`fair=${url}/#hbar.usd`), LOG, abort.signal, times);
}

afterEach(() => {
  abort.abort();
  abort = new AbortController();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

describe('reading the setting of price feeds', () => {
  it('takes names, addresses and the place of the price', () => {
    expect(
      readPriceFeeds('https://a.example/p?ids=h&vs=usd#h.usd  binance=http://b.example/t#data.0.last%2Eprice'),
    ).toEqual([
      { name: 'a.example', url: 'https://a.example/p?ids=h&vs=usd', path: ['h', 'usd'] },
      { name: 'binance', url: 'http://b.example/t', path: ['data', '0', 'last', 'price'] },
    ]);
    expect(readPriceFeeds(undefined)).toEqual([]);
  });

  it.each([
    ['file:///etc/passwd#a', 'http or https'],
    ['nonsense', 'http or https'],
    ['https://a.example/price', 'does not include the path'],
    ['https://a.example/price#a..b', 'does not include the path'],
    ['x=https://a.example/#p x=https://b.example/#p', '"x" twice'],
  ])('refuses %s', (text, message) => {
    expect(() => readPriceFeeds(text)).toThrow(ConfigError);
    expect(() => readPriceFeeds(text)).toThrow(message);
  });
});

describe('asking a feed once', () => {
  const ask = (url: string, path = 'p') => fetchFeedPrice({ name: 'x', url, path: path.split('.') });

  it.each([
    [{ p: 0.0712 }, 'p', 0.0712],
    [{ data: [{ last: '0.05120' }] }, 'data.0.last', 0.0512],
    [{ p: 2 }, 'p', 2],
  ])('finds the price in %j', async (body, path, price) => {
    expect(await ask(await serve(json(body)), path)).toBe(price);
  });

  it.each([
    [json({ p: 0 }), 'no price at p'],
    [json({ p: -1 }), 'no price at p'],
    [json({ p: '1e400' }), 'no price at p'],
    [json({ p: 'Infinity' }), 'no price at p'],
    [json({ q: 1 }), 'no price at p'],
    [json(null), 'no price at p'],
    [json({ p: { p: 1 } }), 'no price at p'],
    [(_request, reply) => reply.end('<html>'), 'not JSON'],
    [(_request, reply) => reply.writeHead(500).end(), 'status 500'],
    [(_request, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'status 302'],
    [(_request, reply) => reply.end(`{"p":"${'1'.repeat(2_000_000)}"}`), 'longer than'],
    [(request) => request.socket.destroy(), 'connection failed'],
  ])('says what is wrong with an answer (%#)', async (answer, message) => {
    await expect(ask(await serve(answer))).rejects.toThrow(message);
  });

  it('does not read what an object inherits', async () => {
    await expect(ask(await serve(json({})), 'constructor.length')).rejects.toThrow('no price');
  });
});

describe('a feed in the background', () => {
  it('is asked again and again, keeps its last price through failures, and recovers', async () => {
    let price: number | undefined = 0.05;
    const url = await serve((_request, reply) => {
      if (price === undefined) reply.writeHead(503).end();
      else reply.end(JSON.stringify({ hbar: { usd: price } }));
    });
    const prices = start(url);
    await expect.poll(() => prices.first()?.price).toBe(0.05);
    price = 0.06;
    await expect.poll(() => prices.first()?.price).toBe(0.06);
    price = undefined;
    await expect.poll(() => prices.named('fair')?.error).toBe('the feed returned status 503');
    expect(prices.first()).toMatchObject({ name: 'fair', price: 0.06, stale: false, change24h: undefined });
    price = 0.07;
    await expect.poll(() => prices.first()).toMatchObject({ price: 0.07, error: undefined });
    expect(prices.named('binance')).toBeUndefined();
  });

  it('backs off while it fails', async () => {
    const asked: number[] = [];
    const url = await serve((_request, reply) => {
      asked.push(performance.now());
      reply.writeHead(500).end();
    });
    start(url, { refreshMs: 100_000, retryMs: 20, staleMs: 1 });
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(5);
    // Each waits for its answer, and then at least so long: a busy machine makes it later, never sooner.
    const apart = asked.slice(1, 5).map((at, index) => at - (asked[index] ?? 0));
    for (const [index, leastMs] of [20, 40, 80, 160].entries()) expect(apart[index]).toBeGreaterThan(leastMs - 2);
  });

  it('calls a price stale that is too old', async () => {
    const prices = start(await serve(json({ hbar: { usd: 1 } })), { ...TIMES, refreshMs: 100_000, staleMs: -1 });
    await expect.poll(() => prices.first()?.price).toBe(1);
    expect(prices.first()?.stale).toBe(true);
  });
});
