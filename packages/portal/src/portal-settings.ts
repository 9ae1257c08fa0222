import { QUEUE_SETTINGS, type QueueServiceConfig, readQueueService } from '@ledgerscope/aws-queues/queue-settings';
import type { EntityId } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { type RawSettings, readSwitch } from '@ledgerscope/process/setting';
import { MAIL_SETTINGS, type MailConfig, readMailConfig } from './mail/mail-settings.ts';
import {
  PAYMENT_SETTINGS,
  type PaymentWidget,
  readPaymentAccount,
  readPaymentWidget,
} from './payment/payment-settings.ts';

/** Settings of the portal's store and of what it shows. */
export const PORTAL_SETTINGS = {
  databaseUrl: {
    env: 'DATABASE_URL',
    value: '<url>',
    unset: 'none: the server runs PostgreSQL itself, in the data folder',
    meaning:
      'A PostgreSQL server (15 or newer) for the portal: `postgresql://user:password@host:5432/database`. One database for each network. Processes sharing it also elect the ingest process. With `--clickhouse-url` it also contains the row store.',
  },
  tunefmUrl: {
    value: '<url>',
    unset: 'none: `tunefm` is treated like any other dapp',
    meaning: 'Token page that `/dapps/tunefm` redirects to.',
  },
  secretKey: {
    value: '<hex>',
    unset: 'a key generated in the data folder (`secret.key`)',
    meaning:
      '32-byte key (64 hex digits) that encrypts queue credentials in the database. Processes that share a database must use the same key. Set it with the environment variable so that other users cannot see it.',
  },
  ...QUEUE_SETTINGS,
  ...MAIL_SETTINGS,
  ...PAYMENT_SETTINGS,
} as const;

/** The checked values of {@link PORTAL_SETTINGS}. */
export interface PortalConfig {
  readonly databaseUrl: string | undefined;
  /** Dapps with an external page, by ID, and where. */
  readonly dappRedirects: Readonly<Record<string, string>>;
  /** 64 hex digits; undefined where the server makes one. */
  readonly secretKey: string | undefined;
  /** Where queues of new subscriptions are; undefined where in the portal's database. */
  readonly queueService: QueueServiceConfig | undefined;
  /** How mails leave. */
  readonly mail: MailConfig;
  /** What takes payments; undefined for none. */
  readonly paymentWidget: PaymentWidget | undefined;
  /** The account that is paid in hbar. */
  readonly paymentAccount: EntityId | undefined;
  /** Whether the sandbox was asked for. */
  readonly paymentSandbox: boolean;
}

type Raw = RawSettings<typeof PORTAL_SETTINGS> & { readonly publicUrl: string | undefined };

/**
 * Reads them.
 * @param given names of those that were given
 * @throws ConfigError naming the setting
 */
export function readPortalConfig(raw: Raw, given: ReadonlySet<string>): PortalConfig {
  const { databaseUrl, tunefmUrl, secretKey } = raw;
  if (secretKey !== undefined && !/^[0-9a-f]{64}$/i.test(secretKey))
    throw new ConfigError('--secret-key must be 64 hex digits');
  // The text holds a password: it is not repeated.
  if (databaseUrl !== undefined && !isPostgresUrl(databaseUrl))
    throw new ConfigError(
      '--database-url is not the URL of a PostgreSQL database (postgresql://user:password@host/name)',
    );
  const [mail, queueService] = [readMailConfig(raw), readQueueService(raw, given)];
  const payment = {
    paymentWidget: readPaymentWidget(raw),
    paymentAccount: readPaymentAccount(raw.paymentAccount),
    paymentSandbox: readSwitch(raw, 'paymentSandbox'),
  };
  if (tunefmUrl === undefined) return { databaseUrl, dappRedirects: {}, secretKey, queueService, mail, ...payment };
  if (!tunefmUrl.startsWith('/hedera/') && !hasProtocol(tunefmUrl, ['http:', 'https:']))
    throw new ConfigError(
      `Invalid value "${tunefmUrl}" for --tunefm-url: must be an http(s) URL or a page of this site`,
    );
  return { databaseUrl, dappRedirects: { tunefm: tunefmUrl }, secretKey, queueService, mail, ...payment };
}

export function isPostgresUrl(text: string): boolean {
  return hasProtocol(text, ['postgres:', 'postgresql:']);
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}
