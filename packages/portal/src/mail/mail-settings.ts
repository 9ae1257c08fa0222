import { ConfigError } from '@ledgerscope/process/config-error';
import type { RawSettings } from '@ledgerscope/process/setting';

/** Settings of the mails that the portal sends. */
export const MAIL_SETTINGS = {
  smtpUrl: {
    value: '<url>',
    unset: 'none: emails are only shown at `/hedera/dev/mailbox`',
    meaning:
      'SMTP server for outgoing email: `smtp://user:password@host:587` (STARTTLS if available; `?requireTLS=true` to require it), or `smtps://…:465`. Requires `--public-url` for the links in emails.',
  },
  mailFrom: {
    value: '<address>',
    unset: '`no-reply@` the host of `--public-url`',
    meaning: 'Sender address of emails.',
  },
  smsUrl: {
    value: '<url>',
    unset:
      'none: without `--smtp-url`, text messages are only shown at `/hedera/dev/mailbox`; with it, alerts by text message cannot be turned on',
    meaning:
      'Twilio REST API for text messages: `https://<account SID>:<auth token>@api.twilio.com`. Requires `--sms-from`, and `--public-url` for the links in the messages. Set it with the environment variable so that other users cannot see it.',
  },
  smsFrom: {
    value: '<number>',
    unset: 'none',
    meaning: 'Sender number of text messages, such as `+12025550142`, or the SID of a messaging service (`MG…`).',
  },
  devMailbox: {
    value: undefined,
    unset: 'off: the mailbox is only available on localhost (`http://localhost:…`)',
    meaning:
      'Without `--smtp-url`: shows the mailbox to anyone who can reach the server. It contains sign-in links for any user: development only.',
  },
} as const;

/** How mails leave. */
export interface MailConfig {
  /** Undefined for the development mailbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Undefined for the development mailbox. */
  readonly sms: SmsConfig | undefined;
  /** Whether the development mailbox is shown to readers on other machines too. */
  readonly openMailbox: boolean;
}

/** How texts leave. */
export interface SmsConfig {
  /** With account and token. */
  readonly url: string;
  /** A number, or a messaging service. */
  readonly from: string;
}

type Raw = RawSettings<typeof MAIL_SETTINGS> & { readonly publicUrl: string | undefined };

const SENDER = /^(?:\+[1-9]\d{5,14}|MG[0-9a-fA-F]{32})$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;
const ADDRESS = /^[\w.+-]{1,64}@[a-z0-9.-]{1,253}$/i;

/** @throws ConfigError naming the setting */
export function readMailConfig(raw: Raw): MailConfig {
  const { smtpUrl, smsUrl, devMailbox } = raw;
  const openMailbox = devMailbox !== undefined && devMailbox !== 'false' && devMailbox !== '0';
  refuseIdle(raw, openMailbox);
  return {
    smtp: smtpUrl === undefined ? undefined : readSmtp(smtpUrl, raw),
    sms: smsUrl === undefined ? undefined : readSms(smsUrl, raw),
    openMailbox,
  };
}

/** Settings that say something of what is not used. */
function refuseIdle({ smtpUrl, mailFrom, smsUrl, smsFrom }: Raw, openMailbox: boolean): void {
  if (smtpUrl !== undefined && openMailbox)
    throw new ConfigError('--dev-mailbox has no effect with --smtp-url, because emails are sent');
  if (smtpUrl === undefined && mailFrom !== undefined)
    throw new ConfigError('--mail-from has no effect without --smtp-url');
  if (smsUrl === undefined && smsFrom !== undefined)
    throw new ConfigError('--sms-from has no effect without --sms-url');
}

function readSms(url: string, { smsFrom = '', publicUrl }: Raw): SmsConfig {
  // The text holds a password: it is not repeated.
  if (!isRestApi(url))
    throw new ConfigError(
      '--sms-url is not the address of the REST API (https://<account SID>:<token>@api.twilio.com)',
    );
  if (publicUrl === undefined) throw new ConfigError('--sms-url requires --public-url (messages contain links)');
  if (!SENDER.test(smsFrom))
    throw new ConfigError(`Invalid value "${smsFrom}" for --sms-from: must be a number such as +12025550142, or MG…`);
  return { url, from: smsFrom };
}

/** By TLS, unless it is on this machine; with account and token. */
function isRestApi(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username === '' || url.password === '' || url.pathname !== '/') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL_HOST.test(url.hostname));
}

function readSmtp(url: string, { mailFrom, publicUrl }: Raw): NonNullable<MailConfig['smtp']> {
  // The text holds a password: it is not repeated.
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new ConfigError('--smtp-url is not the URL of an SMTP server (smtp://user:password@host:587)');
  if (publicUrl === undefined)
    throw new ConfigError('--smtp-url requires --public-url (links in emails must not depend on the request)');
  const from = mailFrom ?? `no-reply@${URL.parse(publicUrl)?.hostname ?? ''}`;
  if (!ADDRESS.test(from)) throw new ConfigError(`Invalid value "${from}" for --mail-from: must be an email address`);
  return { url, from };
}
