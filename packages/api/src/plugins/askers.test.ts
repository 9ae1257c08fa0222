import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { askingFor, currentAsker } from '@ledgerscope/ledger-store';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addAskers } from './askers.ts';

describe('askers', () => {
  let app: FastifyInstance;
  let seen: ReturnType<typeof currentAsker>[];
  let release: () => void;

  beforeEach(async () => {
    seen = [];
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    app = fastify({ trustProxy: true });
    addAskers(app);
    const note = async () => {
      await new Promise(setImmediate);
      seen.push(currentAsker());
      return {};
    };
    app.get('/', note);
    app.post('/', note);
    app.get('/slow', async () => {
      await note();
      await held;
      return {};
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    release();
    return app.close();
  });

  const urlOf = (path: string) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`;

  it('are clients by their address, or their network of 64 bits, with a body too', async () => {
    for (const from of ['192.0.2.1', '2001:db8:1:2:3::4', '2001:db8:1:2:5::6'])
      await fetch(urlOf('/'), {
        method: 'POST',
        body: '{}',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
      });
    expect(seen[0]?.name).toBe('192.0.2.1');
    expect(seen[1]?.name).toBe(seen[2]?.name);
    expect(seen[1]?.name).toContain('2001:');
    expect(seen.map((asker) => asker?.signal?.aborted)).toEqual([false, false, false]);
  });

  it('give up when the client leaves, and when the page that asked for them does', async () => {
    const request = http.get(urlOf('/slow'));
    request.on('error', () => undefined);
    await expect.poll(() => seen.length).toBe(1);
    expect(seen[0]?.signal?.aborted).toBe(false);
    request.destroy();
    await expect.poll(() => seen[0]?.signal?.aborted).toBe(true);
    const page = new AbortController();
    const inner = askingFor({ name: 'page', signal: page.signal }, () => app.inject('/slow'));
    await expect.poll(() => seen.length).toBe(2);
    page.abort();
    expect(seen[1]?.signal?.aborted).toBe(true);
    release();
    await inner;
  });
});
