import { formatHbar, withoutTrailingZeros } from '@ledgerscope/ledger';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { type Currency, SYMBOLS } from '../currency/currency.ts';
import { dollarText, type ExchangeRate, microDollars } from '../currency/exchange-rate.ts';

/** The rates by which an amount is valued: `atConsensus` is the one in force when its transaction reached consensus. */
export interface Rates {
  readonly atConsensus: ExchangeRate | null;
  readonly now: ExchangeRate | null;
}

/** An amount ready to be shown. */
export interface AmountText {
  /** Digits, without symbol; `-` in front of debits. */
  readonly digits: string;
  readonly symbol: string;
  /** True where the symbol stands in front. */
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
    const which = rates.atConsensus === null ? 'at the current rate' : 'at the rate of its consensus time';
    return { digits, symbol: SYMBOLS.usd, symbolFirst: true, tip: `${exact} · ${which}` };
  }
  if (currency === 'tbar') {
    return { digits: wholeText(tinybars), symbol: SYMBOLS.tbar, symbolFirst: false, tip: hbarTip(tinybars) };
  }
  return { digits: formatHbar(tinybars), symbol: SYMBOLS.hbar, symbolFirst: false, tip: exact };
}

function hbarTip(tinybars: bigint): string {
  return `${wholeText(tinybars)} tinybar · ${withoutTrailingZeros(formatHbar(tinybars))} ℏ`;
}
