import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { OutsideError } from './outside-error.ts';
import { OutsideFetcher, type OutsideOptions } from './outside-fetcher.ts';

const MB = 1_048_576;
const open: { close: () => unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** A server of a stranger on 127.0.0.1, or, as one of the private network, on 127.0.0.2. */
async function serve(handler: http.RequestListener, host = '127.0.0.1'): Promise<{ port: number; seen: string[] }> {
  const seen: string[] = [];
  const server = http.createServer({ maxHeaderSize: 200_000 }, (request, response) => {
    seen.push(`${request.headers.host} ${request.url}`);
    response.on('error', () => undefined);
    handler(request, response);
  });
  server.listen(0, host);
  await once(server, 'listening');
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return { port: (server.address() as AddressInfo).port, seen };
}

/** For these tests 127.0.0.1 is the public internet; every other address, 127.0.0.2 too, is private. */
function fetcherFor(ports: readonly number[], options: OutsideOptions = {}): OutsideFetcher {
  const fetcher = new OutsideFetcher({
    ports: new Set(ports),
    mayConnect: (address) => address === '127.0.0.1',
    resolve: async (host) => (host === 'public.test' ? [{ address: '127.0.0.1', family: 4 }] : []),
    ...options,
  });
  open.push(fetcher);
  return fetcher;
}

const limits = { maxBytes: MB, totalMs: 5_000 };
const readFailure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof OutsideError ? error.failure : `not typed: ${String(error)}`),
  );

describe('OutsideFetcher', () => {
  it('reads a reply, through redirects, without credentials or a referrer', async () => {
    const headers: http.IncomingHttpHeaders[] = [];
    const { port } = await serve((request, response) => {
      headers.push(request.headers);
      if (request.url === '/a') response.writeHead(302, { location: '/b', 'set-cookie': 'a=b' }).end();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"a"}');
    });
    const found = await fetcherFor([port]).read({ url: `http://public.test:${port}/a#part`, ...limits });
    expect(found).toEqual({ bytes: Buffer.from('{"name":"a"}'), contentType: 'application/json' });
    expect(headers).toHaveLength(2);
    for (const sent of headers) expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['cookie']));
    for (const sent of headers) expect(sent).not.toHaveProperty('referer');
  });

  it('follows no redirect to a private address, and no more than three at all', async () => {
    const inside = await serve((_, response) => response.end('secret'), '127.0.0.2');
    const { port, seen } = await serve((request, response) => {
      const to = request.url === '/in' ? `http://127.0.0.2:${inside.port}/` : '/round';
      response.writeHead(307, { location: to }).end();
    });
    const fetcher = fetcherFor([port, inside.port]);
    expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/in`, ...limits }))).toBe('refused');
    expect(inside.seen).toEqual([]);
    seen.length = 0;
    expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/round`, ...limits }))).toBe('refused');
    expect(seen).toHaveLength(4);
  });

  it('connects to the address that was checked: a name that changes its meaning reaches nothing private', async () => {
    const inside = await serve((_, response) => response.end('secret'), '127.0.0.2');
    const { port } = await serve((_, response) => {
      response.writeHead(302, { location: `http://rebind.test:${inside.port}/`, connection: 'close' }).end();
    });
    let asked = 0;
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 as const }];
    const fetcher = fetcherFor([port, inside.port], { resolve });
    expect(await readFailure(fetcher.read({ url: `http://rebind.test:${port}/`, ...limits }))).toBe('refused');
    expect([asked, inside.seen]).toEqual([2, []]);
  });

  it('leaves out the private ones of several addresses', async () => {
    const { port } = await serve((_, response) => response.end('ok'));
    const addresses = ['10.0.0.1', '127.0.0.1'].map((address) => ({ address, family: 4 as const }));
    const fetcher = fetcherFor([port], { resolve: async () => addresses });
    const { bytes } = await fetcher.read({ url: `http://both.test:${port}/`, ...limits });
    expect(bytes.toString()).toBe('ok');
    const none = fetcherFor([port], { resolve: async () => addresses.slice(0, 1) });
    expect(await readFailure(none.read({ url: `http://inside.test:${port}/`, ...limits }))).toBe('refused');
  });

  it.each([
    'http://127.0.0.2/',
    'http://2130706434/',
    'http://0x7f.2/',
    'http://[::ffff:127.0.0.2]/',
    'http://[::1]/',
    'http://public.test:22/',
    'http://user:word@public.test/',
    'file:///etc/passwd',
    'ftp://public.test/',
    'gopher://public.test/',
    'javascript:alert(1)',
    '//public.test/',
    `http://public.test/${'a'.repeat(5_000)}`,
    '',
  ])('refuses %s', async (url) => {
    expect(await readFailure(fetcherFor([80]).open({ url, ...limits }))).toBe('refused');
  });

  it('lets the operator have an origin inside, for requests that say so, and for no others', async () => {
    const inside = await serve((request, response) => {
      if (request.url === '/on') response.writeHead(302, { location: 'http://127.0.0.2:1/' }).end();
      else response.end('gateway');
    }, '127.0.0.2');
    const trustedOrigin = `http://127.0.0.2:${inside.port}`;
    const fetcher = fetcherFor([80]);
    const { bytes } = await fetcher.read({ url: `${trustedOrigin}/ipfs/a`, trustedOrigin, ...limits });
    expect(bytes.toString()).toBe('gateway');
    expect(await readFailure(fetcher.read({ url: `${trustedOrigin}/on`, trustedOrigin, ...limits }))).toBe('refused');
    expect(await readFailure(fetcher.read({ url: `${trustedOrigin}/ipfs/a`, ...limits }))).toBe('refused');
    expect(inside.seen).toHaveLength(2);
  });

  it('ends an endless reply, a long one and a bomb at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * MB));
    expect(bomb.length).toBeLessThan(MB / 4);
    const { port } = await serve((request, response) => {
      if (request.url === '/bomb') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
      if (request.url === '/long') return response.writeHead(200, { 'content-length': 5 * MB }).end();
      const more = () => {
        while (response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      return more();
    });
    const fetcher = fetcherFor([port]);
    for (const path of ['bomb', 'long', 'endless'])
      expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/${path}`, ...limits })), path).toBe(
        'too-large',
      );
  });

  it('unpacks what is within the limit, and refuses other packing', async () => {
    const { port } = await serve((request, response) => {
      const encoding = (request.url ?? '').slice(1);
      response.writeHead(200, { 'content-encoding': encoding });
      response.end(encoding === 'gzip' ? gzipSync('text') : 'text');
    });
    const fetcher = fetcherFor([port]);
    const { bytes } = await fetcher.read({ url: `http://public.test:${port}/gzip`, ...limits });
    expect(bytes.toString()).toBe('text');
    for (const encoding of ['br', 'gzip,gzip', 'constructor'])
      expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/${encoding}`, ...limits }))).toBe(
        'bad-content',
      );
  });

  it('does not wait for a slow loris, a silent server or a huge head', async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/head') return response.writeHead(200, { 'x-long': 'a'.repeat(100_000) }).end();
      if (request.url === '/silent') return undefined;
      response.writeHead(200);
      const timer = setInterval(() => response.write('a'), 50);
      return response.on('close', () => clearInterval(timer));
    });
    const fetcher = fetcherFor([port], { times: { headersMs: 10_000, idleMs: 10_000 } });
    const start = performance.now();
    const short = { maxBytes: MB, totalMs: 400 };
    expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/drip`, ...short }))).toBe('timeout');
    expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/silent`, ...short }))).toBe('timeout');
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/head`, ...limits }))).toBe('bad-content');
  });

  it('types what is no HTTP, no server and no status of success', async () => {
    const other = net.createServer((socket) => socket.on('error', () => undefined).end('SSH-2.0-OpenSSH\r\n'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    open.push(other);
    const { port } = await serve((_, response) => response.writeHead(404).end());
    const otherPort = (other.address() as AddressInfo).port;
    const fetcher = fetcherFor([port, otherPort, 1]);
    expect(await readFailure(fetcher.read({ url: `http://public.test:${port}/`, ...limits }))).toBe('status');
    expect(await readFailure(fetcher.read({ url: `http://public.test:${otherPort}/`, ...limits }))).toBe('unreachable');
    expect(await readFailure(fetcher.read({ url: 'http://public.test:1/', ...limits }))).toBe('unreachable');
    expect(await readFailure(fetcher.read({ url: `http://unknown.test:${port}/`, ...limits }))).toBe('unreachable');
  });

  it('leaves a server alone that failed three times, and asks two at a time', async () => {
    let running = 0;
    let most = 0;
    const { port, seen } = await serve((request, response) => {
      if (request.url === '/fail') return request.socket.destroy();
      most = Math.max(most, ++running);
      return setTimeout(() => {
        running--;
        response.end('ok');
      }, 30);
    });
    const fetcher = fetcherFor([port]);
    const url = `http://public.test:${port}`;
    await Promise.all(Array.from({ length: 6 }, () => fetcher.read({ url, ...limits })));
    expect(most).toBe(2);
    const failures: string[] = [];
    for (let round = 0; round < 4; round++)
      failures.push(await readFailure(fetcher.read({ url: `${url}/fail`, ...limits })));
    expect(failures).toEqual(['unreachable', 'unreachable', 'unreachable', 'paused']);
    expect(seen.filter((line) => line.endsWith('/fail'))).toHaveLength(3);
  });

  it('passes a range on and closes what is not read', async () => {
    const { port } = await serve((request, response) => {
      response
        .writeHead(206, { 'content-range': 'bytes 2-3/9' })
        .end(request.headers.range === 'bytes=2-3' ? '23' : '');
    });
    const fetcher = fetcherFor([port]);
    for (let round = 0; round < 5; round++) {
      const reply = await fetcher.open({ url: `http://public.test:${port}/`, range: 'bytes=2-3', ...limits });
      expect([reply.status, reply.contentRange]).toEqual([206, 'bytes 2-3/9']);
      reply.close();
    }
  });
});
