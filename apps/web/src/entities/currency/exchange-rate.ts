import { groupThousands, trimEnd } from '@ledgerscope/ledger';
/** A price of hbar as the ledger states it: this many hbars are worth that many US cents. */
export interface ExchangeRate {
  readonly hbars: number;
  readonly cents: number;
}

const TINYBARS_PER_HBAR = 100_000_000n;
/** Micro-dollars: millionths of a dollar, fine enough for any fee. */
const MICROS_PER_CENT = 10_000n;

/** Millionths of a US dollar that an amount is worth at a rate, rounded to the nearest. */
export function microDollars(tinybars: bigint, rate: ExchangeRate): bigint {
  const numerator = tinybars * BigInt(rate.cents) * MICROS_PER_CENT;
  const denominator = BigInt(rate.hbars) * TINYBARS_PER_HBAR;
  const half = denominator / 2n;
  return (numerator + (numerator < 0n ? -half : half)) / denominator;
}

/** The rate of a price in dollars per hbar, such as a public feed states. */
export function rateOfDollars(dollarsPerHbar: number): ExchangeRate {
  const scale = 1_000_000;
  return { hbars: scale, cents: Math.round(dollarsPerHbar * 100 * scale) };
}

/**
 * Dollars for people: cents from a dollar upwards, four significant digits below, `<0.000001` where even those are too
 * few. Without sign and symbol.
 */
export function dollarText(micros: bigint, exactZero: boolean): string {
  const magnitude = micros < 0n ? -micros : micros;
  if (magnitude === 0n) return exactZero ? '0.00' : '<0.000001';
  const text = magnitude.toString().padStart(7, '0');
  const whole = groupThousands(text.slice(0, -6));
  if (magnitude >= 1_000_000n) {
    const cents = (magnitude + 5_000n) / 10_000n;
    const centText = cents.toString();
    return `${groupThousands(centText.slice(0, -2))}.${centText.slice(-2)}`;
  }
  const fraction = text.slice(-6);
  const leading = fraction.length - fraction.replace(/^0+/, '').length;
  return `${whole}.${trimEnd(fraction.slice(0, Math.min(6, leading + 4)), '0').padEnd(2, '0')}`;
}
