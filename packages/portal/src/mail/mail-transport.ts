import type { Channel, DueMail } from '@ledgerscope/portal-store';
import type { MailConfig } from './mail-settings.ts';

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

/** A mail that no further attempt can send. */
export class UndeliverableMail extends Error {
  override readonly name: string = 'UndeliverableMail';
}

/** A text to a number whose owner answered STOP: the provider sends it no more. */
export class StoppedByRecipient extends UndeliverableMail {
  override readonly name = 'StoppedByRecipient';
}

/** How mails leave. */
export interface MailTransport {
  /** What of the outbox it sends. */
  readonly channel: Channel;
  /** For the operator: which one it is. */
  readonly description: string;
  /** Whether the texts of a mail that was sent are to be read later. */
  readonly storesTexts: boolean;
  /** @throws UndeliverableMail where another attempt would fail too; any other error may pass */
  send(mail: DueMail): Promise<void>;
  close(): void;
}

/** The transport of a configuration. */
export function mailTransport({ smtp }: Pick<MailConfig, 'smtp'>): MailTransport {
  return smtp === undefined ? DEVELOPMENT_MAILBOX : smtpTransport(smtp);
}

/** Mails stay in the outbox, where the mailbox page reads them. */
const DEVELOPMENT_MAILBOX: MailTransport = {
  channel: 'email',
  description: 'development mailbox at /hedera/dev/mailbox (emails are not sent; see --smtp-url)',
  storesTexts: true,
  send: async () => {},
  close: () => {},
};

function smtpTransport({ url, from }: NonNullable<MailConfig['smtp']>): MailTransport {
  const { host, protocol } = new URL(url);
  const connect = async () =>
    (await import('nodemailer')).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  // Loaded for the first mail: no page waits for it.
  let transport: ReturnType<typeof connect> | undefined;
  return {
    channel: 'email',
    description: `${protocol}//${host}, from ${from}`,
    storesTexts: false,
    send: async ({ uuid, recipient, subject, text, html, unsubscribeUrl }) => {
      // The library takes lists of recipients apart: nothing but one address may get there.
      if (!/^[^\s,;:<>()"\\@]+@[^\s,;:<>()"\\@]+$/.test(recipient)) throw new UndeliverableMail('no single address');
      try {
        transport ??= connect();
        const open = await transport;
        await open.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId: `<${uuid}@${from.split('@')[1]}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...oneClickHeaders(unsubscribeUrl) },
        });
      } catch (error) {
        const { responseCode, message } = error as { responseCode?: number; message?: string };
        if (responseCode !== undefined && responseCode >= 500 && !isAboutUs(error))
          throw new UndeliverableMail(message ?? 'refused', { cause: error });
        throw error;
      }
    },
    close: () => {
      void transport?.then((open) => open.close());
    },
  };
}

/** By which a program of the reader offers to end mails of this kind (RFC 8058). */
function oneClickHeaders(url: string | null): Readonly<Record<string, string>> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A refusal of this server, not of the mail: an operator may put it right. */
function isAboutUs(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'EAUTH' || code === 'ENOAUTH' || code === 'ETLS';
}
