import { newestMails } from '@ledgerscope/portal-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextClient, openPortalApi, type PortalApi } from '../testing/open-portal-api.ts';

const OPERATOR = { name: null, email: 'help@operator.example', phone: null, community: [] };

describe('the contact form', () => {
  let api: PortalApi;
  beforeAll(async () => {
    api = await openPortalApi({ operator: OPERATOR });
  });
  afterAll(() => api.close());

  const post = (body: unknown, from = nextClient()) => api.send('POST', '/api/contact-us', { body, from });
  const mails = async () => newestMails(api.store, 100);

  it('mails what was written to the operator, as text', async () => {
    const message = 'Hello <script>alert(1)</script>\n\nSecond part & more';
    const { status, json } = await post({ name: '<b>Ada</b>', email: 'Ada@Example.org', message });
    expect([status, json.data.message]).toEqual([200, 'Your message has been sent. We reply within 2 business days.']);
    const [mail] = await mails();
    expect(mail?.recipient).toBe('help@operator.example');
    expect(mail?.text).toContain(message.split('\n\n')[1]);
    expect(mail?.text).toContain('ada@example.org');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(mail?.html).not.toMatch(/<script|<b>/);
  });

  it.each([
    [{}, { name: "Can't be blank", email: 'Invalid email', message: "Can't be blank" }],
    [
      { name: ' ', email: 'a@b', message: '\n ' },
      { name: "Can't be blank", email: 'Invalid email', message: "Can't be blank" },
    ],
    [{ name: 'A\r\nBcc: x@y.zz', email: 'a@b.co', message: 'x' }, { name: 'Must be one line of text' }],
    [{ name: 'A', email: 'a@b.co\r\nBcc: x@y.zz', message: 'x' }, { email: 'Invalid email' }],
    [{ name: 'A', email: 'a@b.co', message: 'x'.repeat(5_001) }, { message: 'Use at most 5000 characters' }],
    [{ name: 'A', email: 'a@b.co', message: 'a\0b' }, { message: 'Must be text without control characters' }],
    [{ name: 'A', email: 'a@b.co', message: { $ne: 1 } }, { message: 'Must be text' }],
  ])('refuses %j and names each field', async (body, faults) => {
    const { status, json } = await post(body);
    expect(status).toBe(400);
    expect(json.fields).toEqual(Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, [fault]])));
  });

  it('is limited for each client and each address', async () => {
    const from = nextClient();
    const of = (index: number) => ({ name: 'A', email: `a${index}@b.co`, message: 'x' });
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, index) => post(of(index), from)));
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = statuses.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    const same = await Promise.all(Array.from({ length: 6 }, () => post({ ...of(0), email: 'same@b.co' })));
    expect(same.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the contact form of an operator without an address', () => {
  it('says that nothing was sent, and writes to administrators where there are some', async () => {
    const api = await openPortalApi();
    const post = () =>
      api.send('POST', '/api/contact-us', { body: { name: 'A', email: 'a@b.co', message: 'x' }, from: nextClient() });
    const nobody = await post();
    expect([nobody.status, nobody.json.message]).toEqual([
      503,
      'Unable to send message! Please try again or contact us by another method.',
    ]);
    const { administrator } = await import('../testing/administrator.ts');
    await administrator(api, 'boss@example.org');
    expect((await post()).status).toBe(200);
    expect((await newestMails(api.store, 1))[0]?.recipient).toBe('boss@example.org');
    await api.close();
  });
});
