import net from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseConnection, sendUnreadable } from './framework-errors.ts';

describe('requests that reach no route', () => {
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = fastify({
      routerOptions: { maxParamLength: 200 },
      frameworkErrors: sendUnreadable,
      clientErrorHandler: refuseConnection,
    });
    app.get('/api/accounts/:id', () => ({ data: null }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as net.AddressInfo).port;
  });
  afterAll(() => app.close());

  function answerTo(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = '';
      const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (part: string) => {
        said += part;
      });
      socket.on('close', () => resolve(said)).on('error', reject);
    });
  }

  it.each([
    ['a path that is no UTF-8', `GET /api/accounts/%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 400],
    [
      'a part that is too long',
      `GET /api/accounts/${'a'.repeat(300)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      414,
    ],
    ['an address that is too long', `GET /api/accounts/1?q=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])('are answered in the form of all errors: %s', async (_, request, status) => {
    const [head = '', body = ''] = (await answerTo(request)).split('\r\n\r\n');
    expect(head.split(' ')[1]).toBe(`${status}`);
    const { error, message } = JSON.parse(body);
    expect(error).toEqual({ code: 'invalid_parameter', message });
    expect(message).toMatch(/\.$/);
  });
});
