import { ConfigError } from '../../config-error.ts';

/** Settings of the mails that the portal sends. */
export const MAIL_SETTINGS = {
  smtpUrl: {
    flag: 'smtp-url',
    env: 'LEDGERSCOPE_SMTP_URL',
    value: '<url>',
    fallback: 'none: mails can be read at `/hedera/dev/mailbox`, and go nowhere else',
    meaning:
      'The server that sends mails: `smtp://user:password@host:587` (STARTTLS where it is offered; `?requireTLS=true` insists), or `smtps://…:465`. Needs `--public-url` for the links in the mails.',
  },
  mailFrom: {
    flag: 'mail-from',
    env: 'LEDGERSCOPE_MAIL_FROM',
    value: '<address>',
    fallback: '`no-reply@` the host of `--public-url`',
    meaning: 'The address that mails come from.',
  },
  devMailbox: {
    flag: 'dev-mailbox',
    env: 'LEDGERSCOPE_DEV_MAILBOX',
    value: undefined,
    fallback: 'off: the mailbox opens on the machine of the server alone (`http://localhost:…`)',
    meaning:
      'Without `--smtp-url`: shows the mailbox to everybody who reaches the server. It holds links that sign in as anybody: for development only.',
  },
} as const;

/** How mails leave. */
export interface MailConfig {
  /** Undefined for the development mailbox. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** Whether the development mailbox is shown to readers on other machines too. */
  readonly openMailbox: boolean;
}

type Raw = Readonly<Record<keyof typeof MAIL_SETTINGS | 'publicUrl', string | undefined>>;

const ADDRESS = /^[\w.+-]{1,64}@[a-z0-9.-]{1,253}$/i;

/** @throws ConfigError naming the setting */
export function readMailConfig(raw: Raw): MailConfig {
  const { smtpUrl, mailFrom, devMailbox } = raw;
  const openMailbox = devMailbox !== undefined && devMailbox !== 'false' && devMailbox !== '0';
  if (smtpUrl !== undefined) {
    if (openMailbox) throw new ConfigError('--dev-mailbox has no effect with --smtp-url: mails leave by that');
    return { smtp: readSmtp(smtpUrl, raw), openMailbox };
  }
  if (mailFrom !== undefined) throw new ConfigError('--mail-from has no effect without --smtp-url');
  return { smtp: undefined, openMailbox };
}

function readSmtp(url: string, { mailFrom, publicUrl }: Raw): MailConfig['smtp'] {
  // The text holds a password: it is not repeated.
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new ConfigError('--smtp-url is not the URL of an SMTP server (smtp://user:password@host:587)');
  if (publicUrl === undefined)
    throw new ConfigError('--smtp-url needs --public-url: links in mails must not follow what a request says');
  const from = mailFrom ?? `no-reply@${URL.parse(publicUrl)?.hostname ?? ''}`;
  if (!ADDRESS.test(from)) throw new ConfigError(`--mail-from is "${from}"; it must be an e-mail address`);
  return { url, from };
}
