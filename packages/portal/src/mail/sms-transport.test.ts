import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as bodyText } from 'node:stream/consumers';
import { type DueMail, newestMails, type PortalStore } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MailTransport } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';
import { smsTransport } from './sms-transport.ts';

const NUMBER = '+12025550123';
const TEXT = 'Ledgerscope: 0.0.1001\nCrypto transfer: received 5 ℏ';
const log = pino({ level: 'silent' });

/** Messages that the provider took. */
let taken: { To: string; From?: string; Body: string }[] = [];
/** What it answers next; `cut` takes the message and ends the connection. */
let next: ('cut' | readonly [status: number, code: number])[] = [];

/** Twilio's Messages resource. */
async function provide(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider');
  const isOurs = request.headers.authorization === `Basic ${Buffer.from('AC1:to ken').toString('base64')}`;
  if (!isOurs || pathname !== '/2010-04-01/Accounts/AC1/Messages.json') return answer(reply, 401, { code: 20003 });
  if (request.method === 'GET') {
    const messages = taken.filter(({ To }) => To === searchParams.get('To'));
    return answer(reply, 200, { messages: messages.map(({ Body }) => ({ body: `Sent from a trial - ${Body}` })) });
  }
  const sent = Object.fromEntries(new URLSearchParams(await bodyText(request))) as (typeof taken)[number];
  const how = next.shift();
  if (Array.isArray(how)) return answer(reply, how[0], { code: how[1], message: 'refused', status: how[0] });
  taken.push(sent);
  if (how === 'cut') return void reply.destroy();
  return answer(reply, 201, { sid: 'SM1', status: 'queued' });
}

function answer(reply: ServerResponse, status: number, json: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

const server = createServer((request, reply) => void provide(request, reply));
let portal: TestPortal;
let store: PortalStore;
let transport: MailTransport;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  transport = smsTransport({
    smtp: undefined,
    sms: { url: `http://AC1:to%20ken@127.0.0.1:${port}`, from: '+12025550142' },
  });
  portal = await startTestPortal();
  store = await portal.open();
});
afterAll(async () => {
  await store.close();
  await portal.stop();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  [taken, next] = [[], []];
  await store.query((db) => db.execute(sql`delete from mail`));
  await store.query((db) =>
    db.execute(
      sql`insert into mail (channel, recipient, subject, text, html) values ('sms', ${NUMBER}, '', ${TEXT}, '')`,
    ),
  );
});

const state = async () => (await newestMails(store, 1))[0];
const again = async () => {
  await store.query((db) => db.execute(sql`update mail set due_at = now()`));
  return sendDueMails(store, transport, log);
};

it('sends texts through the REST API, and not through SMTP', async () => {
  expect(await sendDueMails(store, { ...transport, channel: 'email' }, log)).toBe(0);
  expect(await sendDueMails(store, transport, log)).toBe(1);
  expect(await sendDueMails(store, transport, log)).toBe(0);
  expect(taken).toEqual([{ To: NUMBER, From: '+12025550142', Body: TEXT }]);
  expect(await state()).toMatchObject({ sentAt: expect.any(Date), text: '' });
});

it('looks whether a text was taken before it sends it again', async () => {
  next = ['cut'];
  await sendDueMails(store, transport, log);
  expect(await state()).toMatchObject({ sentAt: null, failedAt: null });
  await again();
  expect(taken).toHaveLength(1);
  expect((await state())?.sentAt).not.toBeNull();
});

it.each([
  [[400, 21211], true],
  [[400, 21610], true],
  [[400, 21606], false],
  [[401, 20003], false],
  [[429, 20429], false],
  [[503, 0], false],
] as const)('after %j gives up: %s', async (refusal, isLast) => {
  next = [refusal];
  await sendDueMails(store, transport, log);
  const { failedAt, sentAt, lastError } = (await state()) ?? {};
  expect([failedAt !== null, sentAt, lastError]).toEqual([isLast, null, `${refusal[0]}: refused`]);
  await again();
  expect(taken).toHaveLength(isLast ? 0 : 1);
});

it('keeps texts in the outbox where no provider is set', async () => {
  await sendDueMails(store, smsTransport({ smtp: undefined, sms: undefined }), log);
  expect(await state()).toMatchObject({ sentAt: expect.any(Date), text: TEXT } satisfies Partial<
    Record<keyof DueMail | 'sentAt', unknown>
  >);
});
