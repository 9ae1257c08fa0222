import { SECONDS_PER_YEAR } from '@ledgerscope/ledger';
/** The currencies that amounts of hbar are shown in. */
export const CURRENCIES = ['hbar', 'tbar', 'usd'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The sign beside an amount: the crossed h, the same prefixed by t, or the dollar sign. */
export const SYMBOLS: Readonly<Record<Currency, string>> = { hbar: 'ℏ', tbar: 'tℏ', usd: '$' };

/** What a first visit shows. */
const CURRENCY_DEFAULT: Currency = 'tbar';

/** The currency of a cookie header or `document.cookie`; the default where none of ours is in it. */
export function currencyOfCookies(cookies: string): Currency {
  const value = /(?:^|;\s*)selectedCurrency=([a-z]+)/.exec(cookies)?.[1];
  return CURRENCIES.find((currency) => currency === value) ?? CURRENCY_DEFAULT;
}

/** The two cookies that keep a choice, as assignments for `document.cookie`. */
export function cookiesOf(currency: Currency): readonly string[] {
  const rest = `path=/; max-age=${SECONDS_PER_YEAR}; samesite=lax`;
  return [
    `selectedCurrency=${currency}; ${rest}`,
    `selectedCurrencySymbol=${encodeURIComponent(SYMBOLS[currency])}; ${rest}`,
  ];
}
