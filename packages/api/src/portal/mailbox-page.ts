import { BlockList } from 'node:net';
import { escapeHtml } from '@ledgerscope/ledger';
import { type Channel, type MailRow, newestMails } from '@ledgerscope/portal-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../api-context.ts';
import { portalStoreOf } from '../portal-store-of.ts';

const PATH = '/hedera/dev/mailbox';
const SHOWN = 100;
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
/** What browsers on the same machine ask for; a name that somebody else's site leads here is none of these. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];
const FORGOTTEN = 'The text was deleted when its link or code expired.';
const STYLE =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px 16px}article{border:1px solid #8886;border-radius:8px;padding:4px 16px;margin:16px 0}h1{font-size:22px}h2{font-size:17px;margin-bottom:0}p{overflow-wrap:anywhere}.about{opacity:.75;margin:4px 0}';

/**
 * The development mailbox: a page with the mails and texts of the outbox. They hold links that sign in as anybody, so that it is there
 * only where no mail leaves the server, and only for the machine that the server runs on, unless the operator opens it.
 */
export function addMailbox(
  app: FastifyInstance,
  server: ServerContext,
  isOpen: boolean,
  channels: readonly Channel[] = ['email', 'sms'],
): void {
  app.get(PATH, async (request, reply) => {
    if (!isOpen && !isLocal(request)) return reply.callNotFound();
    const mails = await newestMails(portalStoreOf(server), SHOWN, channels);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageOf(mails));
  });
}

function isLocal({ socket, host, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  return (
    LOOPBACK.check(address, family) && LOCAL_HOST.test(host) && FORWARDED.every((name) => headers[name] === undefined)
  );
}

function pageOf(mails: readonly MailRow[]): string {
  const list = mails.length === 0 ? '<p>No messages yet.</p>' : mails.map(mailOf).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="/hedera/favicon.svg"><title>Development mailbox · Ledgerscope</title><style>${STYLE}</style></head>
<body><main><h1>Development mailbox</h1>
<p>Emails and text messages this server would send, newest first. Nothing is actually delivered.</p>
${list}
</main></body></html>`;
}

function mailOf({ channel, recipient, subject, text, createdAt }: MailRow): string {
  const paragraphs = (text === '' ? FORGOTTEN : text)
    .trim()
    .split('\n\n')
    .map((part) => `<p>${withLinks(part).replaceAll('\n', '<br>')}</p>`);
  const time = createdAt.toISOString();
  return `<article><h2>${channel === 'sms' ? 'Text message' : escapeHtml(subject)}</h2>
<p class="about">To ${escapeHtml(recipient)} · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>
${paragraphs.join('\n')}</article>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<&]+/g, (url) => `<a href="${url}">${url}</a>`);
}
