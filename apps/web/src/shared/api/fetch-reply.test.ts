import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { fetchReply } from './fetch-reply.ts';

describe('what a call answers', () => {
  let server: Server;
  let url = '';
  let answer: (response: ServerResponse) => void = () => {};
  beforeAll(async () => {
    server = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const address = () => ({ url, read: (reply: unknown) => reply as { data: number } });

  it('is read', async () => {
    answer = (response) => response.end('{"data":1}');
    expect(await fetchReply(address(), new AbortController().signal)).toEqual({ data: 1 });
  });

  it('is no error where the visitor goes on while it comes', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const visit = new AbortController();
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"data":', () => setImmediate(() => visit.abort()));
    };
    const failure: unknown = await fetchReply(address(), visit.signal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'AbortError' });
    expect(failure).not.toBeInstanceOf(ApiError);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is one that could not be had where the connection ends within it', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":', () => response.destroy());
    };
    const failure = fetchReply(address(), new AbortController().signal);
    await expect(failure).rejects.toMatchObject({ message: 'The server could not be reached.' });
  });
});
