import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders, allowVideoFrames } from './security-headers.ts';

describe('security headers', () => {
  it.each([
    ['http', undefined],
    ['https', 'max-age=31536000'],
  ])('over %s ask for TLS next time: %s', async (protocol, expected) => {
    const app = fastify({ trustProxy: true });
    addSecurityHeaders(app);
    app.get('/', async () => 'ok');
    const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': protocol } });
    expect(headers['strict-transport-security']).toBe(expected);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    await app.close();
  });

  it('let films of one host be framed by the answers that say so alone', async () => {
    const app = fastify();
    addSecurityHeaders(app);
    app.get('/', async () => 'ok');
    app.get('/nft', { onSend: allowVideoFrames }, async () => 'ok');
    const readPolicy = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];
    expect(await readPolicy('/')).not.toContain('youtube');
    expect(await readPolicy('/nft')).toBe(
      `${await readPolicy('/')}; frame-src 'self' https://www.youtube-nocookie.com`,
    );
    await app.close();
  });
});
