import type { DueMail } from '@ledgerscope/portal-store';
import type { MailConfig, SmsConfig } from './mail-settings.ts';
import { type MailTransport, StoppedByRecipient, UndeliverableMail } from './mail-transport.ts';

const TIMEOUT_MS = 15_000;
/** Newest messages to a number among which it is looked for one that may have been taken. */
const LOOKED_AT = 100;
/** Refusals that are about the account or the number of the sender: an operator may put them right. */
const ABOUT_US: ReadonlySet<number> = new Set([20003, 20404, 20429, 21212, 21603, 21606, 21612, 21660, 63038]);
/** The owner of the number answered STOP. */
const STOPPED = 21610;
const BAD_REQUEST = 400;
const UNREADABLE = 'the provider’s response is not JSON';

/** The transport of texts of a configuration. */
export function smsTransport({ sms, smtp }: Pick<MailConfig, 'sms' | 'smtp'>): MailTransport {
  if (sms !== undefined) return twilioTransport(sms);
  return smtp === undefined ? DEVELOPMENT_MAILBOX : NOWHERE;
}

/** Texts stay in the outbox, where the mailbox page reads them. */
const DEVELOPMENT_MAILBOX: MailTransport = {
  channel: 'sms',
  description: 'development mailbox at /hedera/dev/mailbox (text messages are not sent; see --sms-url)',
  storesTexts: true,
  send: async () => {},
  close: () => {},
};

/** Where mails leave the server there is no mailbox page. */
const NOWHERE: MailTransport = {
  ...DEVELOPMENT_MAILBOX,
  description: 'none: text messages are not sent (see --sms-url)',
};

/** Twilio's Messages resource, and whatever speaks its protocol. */
function twilioTransport({ url, from }: SmsConfig): MailTransport {
  const { host, protocol, username, password } = new URL(url);
  const account = decodeURIComponent(username);
  const messages = `${protocol}//${host}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${decodeURIComponent(password)}`).toString('base64')}`;
  const ask = async (address: string, form?: Readonly<Record<string, string>>) => {
    const reply = await fetch(address, {
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const json: unknown = await reply.json().catch(() => {
      // A reply that is no JSON is judged by its status.
      return undefined;
    });
    return { status: reply.status, json };
  };
  /** The protocol has no key for requests that are repeated: what a try before may have left there is looked up. */
  const isThere = async ({ recipient, text }: DueMail): Promise<boolean> => {
    const query = new URLSearchParams({ To: recipient, PageSize: String(LOOKED_AT) });
    const { status, json } = await ask(`${messages}?${query}`);
    const found = (json as { messages?: { body?: unknown }[] } | undefined)?.messages;
    if (status !== 200 || !Array.isArray(found)) throw failure(status, json);
    // Accounts on trial have a text put in front.
    return found.some(({ body }) => typeof body === 'string' && body.trim().endsWith(text.trim()));
  };
  return {
    channel: 'sms',
    description: `${protocol}//${host} (Twilio), from ${from}`,
    storesTexts: false,
    send: async (mail) => {
      if (mail.attempts > 1 && (await isThere(mail))) return;
      const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
      const { status, json } = await ask(messages, { To: mail.recipient, Body: mail.text.trim(), ...sender });
      if (status === 201 || status === 200) return;
      throw refusal(status, json);
    },
    close: () => {},
  };
}

/** A failure by what can be done about it. */
function refusal(status: number, json: unknown): Error {
  const error = failure(status, json);
  const { code = 0 } = (json ?? {}) as { code?: number };
  if (code === STOPPED) return new StoppedByRecipient(error.message, { cause: error });
  return status === BAD_REQUEST && !ABOUT_US.has(code) ? new UndeliverableMail(error.message, { cause: error }) : error;
}

/** Without what it was sent: that names whom the text is for. */
function failure(status: number, json: unknown): Error & { code: string } {
  const { code, message } = (json ?? {}) as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : UNREADABLE;
  const name = typeof code === 'number' ? `SMS_${code}` : `HTTP_${status}`;
  return Object.assign(new Error(`${status}: ${text}`), { code: name });
}
