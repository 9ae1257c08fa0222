import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MirrorServer } from '../testing/mirror/mirror-server.ts';
import { MirrorClient } from './mirror-client.ts';
import { parseRetryAfter } from './retry-after.ts';

const PATIENCE = { connectMs: 1_000, answerMs: 100, attempts: 2, busyAttempts: 4, firstRetryMs: 1, mostRetryMs: 2 };

let server: MirrorServer;
let client: MirrorClient;

beforeEach(async () => {
  server = await MirrorServer.start();
  client = new MirrorClient(`${server.url}/prefix`, new AbortController().signal, PATIENCE);
});

afterEach(async () => {
  client.close();
  await server.stop();
});

describe('the client of a mirror node', () => {
  it('keeps integers whole, and knows what is not there', async () => {
    server.fault = (path) =>
      path === '/prefix/api/v1/a' ? { body: '{"amount":9007199254740993,"text":"12345678901234567890"}' } : undefined;
    expect(await client.get('api/v1/a')).toEqual({ amount: 9_007_199_254_740_993n, text: '12345678901234567890' });
    expect(await client.get('api/v1/b')).toBeUndefined();
  });

  it('takes of a link to the next page the query alone', async () => {
    const pages = ['{"list":[{"n":1}],"links":{"next":"http://10.0.0.1/elsewhere?page=2"}}', '{"list":[{"n":2}]}'];
    server.fault = (path) => ({ body: pages[path.includes('page=2') ? 1 : 0] ?? '' });
    expect(await client.list('api/v1/list?page=1', 'list')).toEqual([{ n: 1 }, { n: 2 }]);
    expect(server.requests).toEqual(['/prefix/api/v1/list?page=1', '/prefix/api/v1/list?page=2']);
  });

  it('ends pages that have no end', async () => {
    server.fault = () => ({ body: '{"list":[{"n":1}],"links":{"next":"/list?page=1"}}' });
    await expect(client.list('api/v1/list?page=1', 'list')).rejects.toThrow('returns an endless list of pages');
  });

  it('gives up a node that is silent, and says how it failed', async () => {
    server.fault = () => ({ silent: true });
    await expect(client.get('api/v1/a')).rejects.toThrow(/cannot be read: .*[Tt]imeout/);
    expect(server.requests).toHaveLength(2);
    server.fault = () => ({ status: 429 });
    await expect(client.get('api/v1/a')).rejects.toThrow('it limits the request rate (429)');
    // Being busy is no failure: it is asked more often.
    expect(server.requests).toHaveLength(6);
    server.fault = () => ({ status: 403 });
    await expect(client.get('api/v1/a')).rejects.toMatchObject({ reason: 'denied' });
  });

  it('reads how long it is asked to wait', () => {
    expect(parseRetryAfter('7')).toBe(7_000);
    expect(parseRetryAfter(new Date(Date.now() - 1_000).toUTCString())).toBe(0);
    expect(parseRetryAfter('soon')).toBeUndefined();
    expect(parseRetryAfter(undefined)).toBeUndefined();
  });
});
