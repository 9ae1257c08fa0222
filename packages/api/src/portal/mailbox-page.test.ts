import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { openPortalApi, PASSWORD, type PortalApi } from './testing/open-portal-api.ts';

const URL = '/hedera/dev/mailbox';

describe('the development mailbox', () => {
  let api: PortalApi;
  beforeAll(async () => {
    api = await openPortalApi();
    const body = { name: 'Ada', email: "o'hara@x.co", password: PASSWORD };
    await api.send('POST', '/api/auth/signup', { body });
  });
  afterAll(() => api.close());

  const readStatus = async (mailbox: 'local' | 'open' | undefined, headers: object, remoteAddress = '127.0.0.1') => {
    const app = await createApp(api.context, { webApp: false, mailbox });
    const reply = await app.inject({ url: URL, remoteAddress, headers: { host: 'localhost:8080', ...headers } });
    await app.close();
    return { status: reply.statusCode, body: reply.body };
  };

  it('shows mails with their links to readers on the same machine', async () => {
    const { status, body } = await readStatus('local', {});
    expect(status).toBe(200);
    expect(body).toContain('To o&#39;hara@x.co');
    expect(body).toMatch(/<a href="http:\/\/localhost(:80)?\/hedera\/activate\?token=[\w-]{43}">/);
  });

  it.each([
    ['mails leave by SMTP', undefined, {}, '127.0.0.1'],
    ['the reader is on another machine', 'local', {}, '10.0.0.7'],
    ["another site's name leads to this machine", 'local', { host: 'evil.example' }, '127.0.0.1'],
    ['a proxy stands between', 'local', { 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1'],
  ] as const)('is not there where %s', async (_, mailbox, headers, address) => {
    expect((await readStatus(mailbox, headers, address)).status).toBe(404);
  });

  it('is there for everybody where the operator says so', async () => {
    expect((await readStatus('open', { host: 'dev.example' }, '10.0.0.7')).status).toBe(200);
  });
});
