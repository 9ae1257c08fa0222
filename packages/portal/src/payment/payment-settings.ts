import { type EntityId, formatEntityId, parseEntityId } from '@ledgerscope/ledger';
import { ConfigError } from '@ledgerscope/process/config-error';
import { flagOf, type RawSettings } from '@ledgerscope/process/setting';

const ENVIRONMENTS = ['qa', 'sandbox', 'production'] as const;
const LEAST_SECRET = 16;

/** Settings of what takes payments. */
export const PAYMENT_SETTINGS = {
  paymentWidget: {
    value: '<qa|sandbox|production>',
    unset: 'none: built-in sandbox payment page (no real payments) if it is enabled',
    meaning:
      'Environment of the payment widget. Requires `--payment-url`, `--payment-merchant` and `--payment-secret`.',
  },
  paymentSandbox: {
    value: undefined,
    unset: 'on without `--public-url`, off with it',
    meaning:
      'Lets anyone pay on the built-in sandbox page: units are added without a real payment. Has no effect with `--payment-widget` or `--payment-account`.',
  },
  paymentUrl: {
    value: '<url>',
    unset: 'none',
    meaning:
      'URL of the payment widget: `https://pay.example.org/{environment}`. It is opened with the invoice in the query, and calls `/api/payments/callback`.',
  },
  paymentMerchant: {
    value: '<id>',
    unset: 'none',
    meaning: 'Merchant ID for the payment widget.',
  },
  paymentSecret: {
    value: '<text>',
    unset: 'none',
    meaning: 'Secret used to sign callbacks of the payment widget (HMAC-SHA256), at least 16 characters.',
  },
  paymentAccount: {
    value: '<0.0.N>',
    unset: 'none: payment in hbar is not available',
    meaning:
      'Account on this network that receives hbar payments. Invoices show amount, account and memo, and units are added once the transfer is committed. Requires a process with the role `feeds`. Disables the sandbox.',
  },
} as const;

/** The outside widget that takes payments. */
export interface PaymentWidget {
  readonly environment: (typeof ENVIRONMENTS)[number];
  /** Its page. */
  readonly url: string;
  readonly merchantId: string;
  readonly secret: string;
}

type Raw = Omit<RawSettings<typeof PAYMENT_SETTINGS>, 'paymentAccount' | 'paymentSandbox'>;

/** Accounts below belong to the network: fees and rewards go there. */
const FIRST_ACCOUNT = 1_001n;

/** @throws ConfigError naming the setting */
export function readPaymentWidget(raw: Raw): PaymentWidget | undefined {
  const { paymentWidget, paymentUrl, paymentMerchant: merchantId } = raw;
  if (paymentWidget === undefined) return refuseTheOthers(raw);
  const environment = ENVIRONMENTS.find((one) => one === paymentWidget);
  if (environment === undefined)
    throw new ConfigError(
      `Invalid value "${paymentWidget}" for --payment-widget: must be one of: ${ENVIRONMENTS.join(', ')}`,
    );
  const url = paymentUrl?.replaceAll('{environment}', environment) ?? '';
  if (!/^https:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new ConfigError('--payment-widget needs --payment-url, an https address');
  if (merchantId === undefined) throw new ConfigError('--payment-widget needs --payment-merchant');
  return { environment, url, merchantId, secret: readSecret(raw) };
}

/** Without a widget the other settings would do nothing. */
function refuseTheOthers(raw: Raw): undefined {
  for (const name of ['paymentUrl', 'paymentMerchant', 'paymentSecret'] as const)
    if (raw[name] !== undefined) throw new ConfigError(`--${flagOf(name)} has no effect without --payment-widget`);
}

/** What is wrong with a secret is said without repeating it. */
function readSecret({ paymentSecret }: Raw): string {
  if (paymentSecret === undefined || paymentSecret.length < LEAST_SECRET)
    throw new ConfigError(`--payment-widget needs --payment-secret of at least ${LEAST_SECRET} characters`);
  return paymentSecret;
}

/** @throws ConfigError naming the setting */
export function readPaymentAccount(text: string | undefined): EntityId | undefined {
  if (text === undefined) return undefined;
  const account = parseEntityId(text);
  if (account === undefined || !/^\d+\.\d+\.\d+$/.test(text) || account < FIRST_ACCOUNT)
    throw new ConfigError(
      `Invalid value "${text}" for --payment-account: must be an account ID of 0.0.${FIRST_ACCOUNT} or above`,
    );
  return account;
}

/** What can take payments. */
export interface PaymentWays {
  readonly paymentWidget?: PaymentWidget | undefined;
  readonly paymentAccount?: EntityId | undefined;
  /** Whether the sandbox was asked for. */
  readonly paymentSandbox?: boolean | undefined;
  /** Where strangers reach the server. */
  readonly publicUrl?: string | undefined;
}

/** Whether the page takes payments on which no money moves: where nothing else does, and strangers cannot help themselves to units. */
export function hasSandbox({ paymentWidget, paymentAccount, paymentSandbox, publicUrl }: PaymentWays): boolean {
  return (
    paymentWidget === undefined && paymentAccount === undefined && (publicUrl === undefined || paymentSandbox === true)
  );
}

/** Whether anything takes payments. */
export function isPayable(ways: PaymentWays): boolean {
  return ways.paymentWidget !== undefined || ways.paymentAccount !== undefined || hasSandbox(ways);
}

/** What takes payments, for the log. */
export function paymentText(paid: PaymentWays): string {
  const { paymentWidget: widget, paymentAccount: account } = paid;
  const ways = [
    ...(widget === undefined ? [] : [`the widget at ${new URL(widget.url).host} (${widget.environment})`]),
    ...(account === undefined ? [] : [`hbar to ${formatEntityId(account)}`]),
    ...(hasSandbox(paid) ? ['built-in sandbox payment page (no real payments)'] : []),
  ];
  return `payment: ${ways.join(', ') || 'none: units cannot be bought (--payment-widget, --payment-account, --payment-sandbox)'}`;
}
