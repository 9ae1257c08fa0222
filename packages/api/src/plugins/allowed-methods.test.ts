import fastify, { type FastifyInstance, type HTTPMethods } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAllowedMethods } from './allowed-methods.ts';

describe('a path that has calls, asked by a method that it has none of', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify();
    addAllowedMethods(app);
    app.get('/api/transactions', () => ({ data: [] }));
  });
  afterAll(() => app.close());

  it.each<[HTTPMethods, string, number, string | undefined]>([
    ['POST', '/api/transactions', 405, 'GET, HEAD'],
    ['POST', '/api/transactions/0.0.2@1.000000001?size=1', 405, 'GET, HEAD'],
    ['PUT', '/hedera/api/transactions/', 405, 'GET, HEAD'],
    ['DELETE', '/hedera/api/hts/v1/tokens', 405, 'GET, HEAD'],
    ['GET', '/api/auth/login', 405, 'POST'],
    ['POST', '/api/users/apiKeys/lsk_x', 405, 'DELETE, PUT'],
    ['GET', '/api/transactions', 200, undefined],
    ['GET', '/api/nothing', 404, undefined],
    ['POST', '/hedera/home', 404, undefined],
  ])('%s %s: %i', async (method, url, status, allow) => {
    const reply = await app.inject({ method, url, headers: { 'content-type': 'text/x' }, payload: 'x' });
    expect({ status: reply.statusCode, allow: reply.headers.allow }).toEqual({ status, allow });
    if (status === 405) expect(reply.json().error).toMatchObject({ code: 'method_not_allowed' });
  });
});
