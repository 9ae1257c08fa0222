import { type DueMail, newestMails, type PortalStore } from '@ledgerscope/portal-store';
import { sql } from '@ledgerscope/portal-store/testing/sql';
import { startTestPortal, type TestPortal } from '@ledgerscope/portal-store/testing/test-portal';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activationMail } from './account-mails.ts';
import { mailOf } from './mail-text.ts';
import { type MailTransport, mailTransport, UndeliverableMail } from './mail-transport.ts';
import { sendDueMails } from './send-mails.ts';
import { type MailServer, type ReceivedMail, startMailServer } from './testing/mail-server.ts';

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });

describe('the outbox', () => {
  let portal: TestPortal;
  let store: PortalStore;
  let server: MailServer;
  let transport: MailTransport;
  let received: ReceivedMail[];
  /** Answers to the next mails: an SMTP status that refuses, or none. */
  let refusals: number[];
  beforeAll(async () => {
    portal = await startTestPortal();
    server = await startMailServer(() => refusals.shift());
    transport = mailTransport({
      smtp: { url: server.url, from: 'no-reply@explorer.example' },
    });
  });
  afterAll(async () => {
    transport.close();
    await server.close();
    await portal.stop();
  });
  beforeEach(async () => {
    store = await portal.open();
    received = server.received;
    received.length = 0;
    refusals = [];
    logged.length = 0;
  });
  afterEach(() => store.close());

  const run = (statement: ReturnType<typeof sql>) => store.query((db) => db.execute(statement));
  const write = ({ recipient, subject, text, html }: ReturnType<typeof mailOf>) =>
    run(sql`insert into mail (recipient, subject, text, html) values (${recipient}, ${subject}, ${text}, ${html})`);

  it('is sent through SMTP as text and HTML, and its links are deleted', async () => {
    await write(activationMail('ada@example.org', 'https://explorer.example', 'T'.repeat(43)));
    expect(await sendDueMails(store, transport, log)).toBe(1);
    expect(await sendDueMails(store, transport, log)).toBe(0);
    expect(received.map(({ recipients }) => recipients)).toEqual([['ada@example.org']]);
    const mail = received[0]?.mail;
    expect(mail?.from?.value).toEqual([{ name: '', address: 'no-reply@explorer.example' }]);
    expect(mail?.subject).toBe('Activate your Ledgerscope account');
    const link = `https://explorer.example/hedera/activate?token=${'T'.repeat(43)}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    const [row] = await newestMails(store, 1);
    expect(mail?.messageId).toBe(`<${row?.uuid}@explorer.example>`);
    expect(row).toMatchObject({ text: '', html: '', sentAt: expect.any(Date) });
  });

  it('offers to end mails of its kind by one click', async () => {
    const url = 'https://explorer.example/hedera/unsubscribe?token=T';
    await run(sql`insert into mail (recipient, subject, text, html, unsubscribe_url)
      values ('ada@example.org', 'Alert', 't', 'h', ${url})`);
    await sendDueMails(store, transport, log);
    const { headers } = received[0]?.mail ?? {};
    expect(headers?.get('list')).toMatchObject({
      unsubscribe: { url },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
  });

  it('writes what people typed as text', async () => {
    const typed = '<img src=x onerror=alert(1)> & "Ä€漢"';
    await write(mailOf({ to: 'ada@example.org', subject: 'Grüße', paragraphs: [typed] }));
    await sendDueMails(store, transport, log);
    expect(received[0]?.mail.subject).toBe('Grüße');
    expect(received[0]?.mail.text).toContain(typed);
    expect(received[0]?.mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Ä€漢&quot;');
  });

  it('tries again later where the server cannot take a mail, under the same Message-ID', async () => {
    await write(mailOf({ to: 'ada@example.org', subject: 'Later', paragraphs: ['secret-link'] }));
    refusals = [451];
    expect(await sendDueMails(store, transport, log)).toBe(1);
    expect(await sendDueMails(store, transport, log)).toBe(0);
    const [{ due } = { due: 0 }] = (await run(sql`select extract(epoch from due_at - now())::int as due from mail`))
      .rows as { due: number }[];
    expect(due).toBeGreaterThan(20);
    expect(due).toBeLessThanOrEqual(30);
    await run(sql`update mail set due_at = now()`);
    await sendDueMails(store, transport, log);
    expect(received.map(({ mail }) => mail.subject)).toEqual(['Later']);
    expect(logged.join()).not.toContain('secret-link');
    expect(logged.join()).not.toContain('ada@example.org');
  });

  it('gives a mail up that the server refuses for good, and one that could not be sent for a day', async () => {
    await write(mailOf({ to: 'gone@example.org', subject: 'Gone', paragraphs: ['x'] }));
    refusals = [550];
    await sendDueMails(store, transport, log);
    await write(mailOf({ to: 'ada@example.org', subject: 'Long', paragraphs: ['x'] }));
    await run(sql`update mail set attempts = 27 where subject = 'Long'`);
    refusals = [451];
    await sendDueMails(store, transport, log);
    const { rows } = await run(sql`select subject, failed_at is not null as failed, text from mail order by id`);
    expect(rows).toEqual([
      { subject: 'Gone', failed: true, text: '' },
      { subject: 'Long', failed: true, text: '' },
    ]);
  });

  it.each(['b@c.co\r\nBcc: evil@x.io', 'a@b.co, evil@x.io', 'Group: evil@x.io;', '<a@b.co>', '"a b"@c.co'])(
    'sends nothing to %j',
    async (recipient) => {
      const mail: DueMail = {
        id: 1n,
        uuid: 'u',
        attempts: 1,
        recipient,
        subject: 's',
        text: 't',
        html: 'h',
        unsubscribeUrl: null,
      };
      await expect(transport.send(mail)).rejects.toThrow(UndeliverableMail);
      expect(received).toEqual([]);
    },
  );

  it('is sent once by two processes at the same time, and again where one ended without a word', async () => {
    for (let count = 0; count < 12; count++)
      await write(mailOf({ to: `a${count}@example.org`, subject: String(count), paragraphs: ['x'] }));
    const both = await Promise.all([sendDueMails(store, transport, log), sendDueMails(store, transport, log)]);
    expect(both[0] + both[1]).toBe(12);
    expect(new Set(received.map(({ mail }) => mail.subject)).size).toBe(12);
    expect(received).toHaveLength(12);
    await run(sql`update mail set sent_at = null, due_at = now() - interval '1 second' where id = 1`);
    expect(await sendDueMails(store, transport, log)).toBe(1);
  });

  it('stays readable where the development mailbox takes it', async () => {
    await write(mailOf({ to: 'ada@example.org', subject: 'Here', paragraphs: ['read me'] }));
    await sendDueMails(store, mailTransport({ smtp: undefined }), log);
    const [row] = await newestMails(store, 1);
    expect(row?.text).toContain('read me');
    expect(row?.sentAt).not.toBeNull();
  });
});
