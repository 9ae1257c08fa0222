import { loggedUrl } from '@ledgerscope/api/logged-url';
import {
  nextClient,
  openPortalApi,
  PASSWORD,
  type PortalApi,
  tokenIn,
} from '@ledgerscope/api/portal/testing/open-portal-api';
import { type MailTransport, mailTransport } from '@ledgerscope/portal/mail/mail-transport';
import { sendDueMails, sendMails } from '@ledgerscope/portal/mail/send-mails';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { newestMails, type PortalStore } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { describeAttacks } from './attacks.ts';

const EMAIL = 'outbox@example.org';
const NUMBER = '+12025550130';
const FORGOTTEN = { text: '', html: '', unsubscribeUrl: null };

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
let api: PortalApi;
let store: PortalStore;
beforeAll(async () => {
  api = await openPortalApi({ sealer: sealerOf(new Uint8Array(32).fill(7)) });
  store = api.store;
});
afterAll(() => api.close());
beforeEach(async () => {
  logged.length = 0;
  await run(sql`delete from mail`);
  await run(sql`delete from attempt`);
});

const run = (statement: ReturnType<typeof sql>) => store.query((db) => db.execute(statement));
const post = (path: string, body: object) => api.send('POST', path, { body, from: nextClient() });
const newest = async () => (await newestMails(store, 1))[0];

/** A transport that does what a test says. */
function transportOf(send: MailTransport['send'], channel: MailTransport['channel'] = 'email'): MailTransport {
  return { channel, description: '', storesTexts: false, send, close: () => {} };
}

/** Runs the loop of a transport until something is as expected. */
async function whileSending(transport: MailTransport, until: () => Promise<void>): Promise<void> {
  const abort = new AbortController();
  const portal = { store: () => store, opened: Promise.resolve(store), close: async () => {} };
  const sending = sendMails(portal, transport, log, abort.signal);
  try {
    await expect.poll(async () => until().then(() => 'done', String), { timeout: 30_000 }).toBe('done');
  } finally {
    abort.abort();
    await sending;
  }
}

const LINKS = [
  ['an activation link', () => post('/api/auth/signup', { name: 'A', email: EMAIL, password: PASSWORD })],
  ['an activation link that is sent again', () => post('/api/auth/resend-activation', { email: EMAIL })],
  ['a link to set a password', () => post('/api/auth/password-reset', { email: EMAIL })],
] as const;

describeAttacks('secrets in the outbox', [
  ...LINKS.map(([what, ask]) => ({
    name: `${what} is in no row once it was sent, or its time is over, also where the development mailbox shows it`,
    limit: null,
    attack: async () => {
      for (const transport of [transportOf(async () => {}), mailTransport({ smtp: undefined })]) {
        await ask();
        const token = tokenIn((await api.linksTo(EMAIL))[0]);
        expect(token).toMatch(/^[\w-]{43}$/);
        await sendDueMails(store, transport, log);
        await run(sql`update mail set expires_at = now() - interval '1 second'`);
        await whileSending(transport, async () => expect(await newest()).toMatchObject(FORGOTTEN));
        const { rows } = await run(sql`select string_agg(m::text, ' ') || coalesce((select string_agg(t::text, ' ')
          from one_time_token t), '') as stored from mail m`);
        expect(String(rows[0]?.stored)).not.toContain(token);
        expect(logged.join()).not.toContain(token);
        await run(sql`delete from mail`);
      }
    },
  })),
  {
    name: 'a link whose time is over is not sent any more, and given up',
    limit: null,
    attack: async () => {
      await post('/api/auth/password-reset', { email: EMAIL });
      await api.linksTo(EMAIL);
      const [mail] = await newestMails(store, 1);
      const left = Number(mail?.expiresAt) - Number(mail?.createdAt);
      expect(Math.round(left / 60_000)).toBe(60);
      await run(sql`update mail set expires_at = now()`);
      const sent: string[] = [];
      const transport = transportOf(async ({ subject }) => void sent.push(subject));
      await whileSending(transport, async () =>
        expect(await newest()).toMatchObject({ ...FORGOTTEN, sentAt: null, failedAt: expect.any(Date) }),
      );
      expect(sent).toEqual([]);
    },
  },
  {
    name: 'a server that quotes a link in its refusal leaves it neither in the outbox nor in the log',
    limit: null,
    attack: async () => {
      await post('/api/auth/password-reset', { email: EMAIL });
      const [link = ''] = await api.linksTo(EMAIL);
      const transport = transportOf(async ({ text }) => {
        throw new Error(`451 blocked: ${text}`);
      });
      await sendDueMails(store, transport, log);
      const { lastError } = (await newest()) ?? {};
      expect(lastError).toContain('/hedera/reset-password?token=…');
      expect(String(lastError) + logged.join()).not.toContain(tokenIn(link));
    },
  },
  {
    name: 'the code of a phone number is stored as a keyed hash, and its text is deleted after ten minutes',
    limit: null,
    attack: async () => {
      const { id, token } = await api.signedIn('code@example.org');
      await api.send('PUT', `/api/users/${id}`, { token, body: { name: 'A', contact: NUMBER } });
      await api.send('POST', `/api/users/${id}/contact-code`, { token, from: nextClient() });
      const [text] = await newestMails(store, 1, ['sms']);
      const code = /: (\d{6}) is/.exec(text?.text ?? '')?.[1] ?? '';
      expect(Math.round((Number(text?.expiresAt) - Number(text?.createdAt)) / 60_000)).toBe(10);
      const { rows } = await run(sql`select c::text as stored, encode(sha256(convert_to(${code}, 'UTF8')), 'hex') plain
        from contact_code c`);
      expect(String(rows[0]?.stored)).not.toContain(code);
      expect(String(rows[0]?.stored)).not.toContain(String(rows[0]?.plain));
      await run(sql`update mail set expires_at = now()`);
      const transport = transportOf(async () => {}, 'sms');
      await whileSending(transport, async () => expect((await newestMails(store, 1, ['sms']))[0]?.text).toBe(''));
    },
  },
  {
    name: 'what is asked for and not answered yet holds no secret',
    limit: null,
    attack: async () => {
      await post('/api/auth/password-reset', { email: EMAIL });
      const { rows } = await run(sql`select r::text as stored from mail_request r`);
      expect(String(rows[0]?.stored)).toContain(EMAIL);
      expect(String(rows[0]?.stored)).not.toMatch(/[\w-]{43}/);
      expect(await api.linksTo(EMAIL)).toHaveLength(1);
    },
  },
  {
    name: 'addresses with tokens are logged without them, and no page says where a request came from with its token',
    limit: null,
    attack: async () => {
      for (const page of ['activate', 'reset-password', 'unsubscribe'])
        expect(loggedUrl(`/hedera/${page}?token=secret&x=1`)).toBe(`/hedera/${page}?token=…&x=1`);
      const { headers } = await api.send('GET', '/hedera/dev/mailbox');
      expect(headers['referrer-policy']).toBe('strict-origin');
    },
  },
]);
