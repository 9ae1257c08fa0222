import { formatHbar, TINYBARS_PER_HBAR, withoutTrailingZeros } from '@ledgerscope/ledger';
import { axisText } from '../../shared/chart/axis-text.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { type Currency, SYMBOLS } from '../currency/currency.ts';
import { dollarText, microDollars, type ShownExchangeRate } from '../currency/exchange-rate.ts';

/** The rates by which an amount is valued: `atConsensus` is the one in force when its transaction reached consensus. */
export interface Rates {
  readonly atConsensus: ShownExchangeRate | null;
  readonly now: ShownExchangeRate | null;
}

/** An amount ready to be shown. */
export interface AmountText {
  /** Digits, without symbol; `-` in front of debits. */
  readonly digits: string;
  readonly symbol: string;
  /** True where the symbol is in front. */
  readonly symbolFirst: boolean;
  /** The exact value, and by which rate it was valued. */
  readonly tip: string;
}

/** Writes an amount of tinybars in a currency. Without any rate dollars fall back to hbars. */
export function amountText(tinybars: bigint, currency: Currency, rates: Rates): AmountText {
  const exact = `${wholeText(tinybars)} tinybar`;
  const rate = rates.atConsensus ?? rates.now;
  if (currency === 'usd' && rate !== null) {
    const negative = tinybars < 0n ? '-' : '';
    const digits = `${negative}${dollarText(microDollars(tinybars, rate), tinybars === 0n)}`;
    const which = rates.atConsensus === null ? 'at the current rate' : 'at the exchange rate at consensus time';
    return { digits, symbol: SYMBOLS.usd, symbolFirst: true, tip: `${exact} · ${which}` };
  }
  if (currency === 'tbar') {
    return { digits: wholeText(tinybars), symbol: SYMBOLS.tbar, symbolFirst: false, tip: exactText(tinybars) };
  }
  return { digits: formatHbar(tinybars), symbol: SYMBOLS.hbar, symbolFirst: false, tip: exact };
}

/** An amount in a few digits: thousands, millions and billions are shortened. Dollars where they are chosen, else hbars. */
export function shortAmountText(tinybars: bigint, currency: Currency, now: ShownExchangeRate | null): string {
  if (currency === 'usd' && now !== null) return `${SYMBOLS.usd}${axisText(Number(microDollars(tinybars, now)) / 1e6)}`;
  return `${axisText(Number(tinybars) / 1e8)} ${SYMBOLS.hbar}`;
}

/** An amount in hbars; where it is longer than `most` characters, in whole ones, or shortened. */
export function fittingText(tinybars: bigint, most: number): string {
  const digits = withoutTrailingZeros(formatHbar(tinybars));
  if (digits.length <= most) return `${digits} ${SYMBOLS.hbar}`;
  const about = `≈ ${wholeText(tinybars / TINYBARS_PER_HBAR)}`;
  return about.length <= most ? `${about} ${SYMBOLS.hbar}` : shortAmountText(tinybars, 'hbar', null);
}

/** Every digit of an amount, in both units. */
export function exactText(tinybars: bigint): string {
  return `${wholeText(tinybars)} tinybar · ${withoutTrailingZeros(formatHbar(tinybars))} ℏ`;
}
