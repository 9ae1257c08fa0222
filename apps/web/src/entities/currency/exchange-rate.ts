import { absolute, groupThousands, TINYBARS_PER_HBAR, trimEnd } from '@ledgerscope/ledger';
/** A price of hbar as the ledger states it: this many hbars are worth that many US cents. */
export interface ShownExchangeRate {
  readonly hbars: number;
  readonly cents: number;
}

/** Micro-dollars: millionths of a dollar, fine enough for any fee. */
const MICROS_PER_CENT = 10_000n;

/** Millionths of a US dollar that an amount is worth at a rate, rounded to the nearest. */
export function microDollars(tinybars: bigint, rate: ShownExchangeRate): bigint {
  const numerator = tinybars * BigInt(rate.cents) * MICROS_PER_CENT;
  const denominator = BigInt(rate.hbars) * TINYBARS_PER_HBAR;
  const half = denominator / 2n;
  return (numerator + (numerator < 0n ? -half : half)) / denominator;
}

/** The rate of a price in dollars per hbar, such as a public feed states. */
export function rateOfDollars(dollarsPerHbar: number): ShownExchangeRate {
  const scale = 1_000_000;
  return { hbars: scale, cents: Math.round(dollarsPerHbar * 100 * scale) };
}

/** Digits of less than a dollar. */
const SIGNIFICANT = 4;

/**
 * Dollars for people: cents from a dollar upwards, four significant digits below, `<0.000001` where even those are too
 * few. Without sign and symbol.
 */
export function dollarText(micros: bigint, exactZero: boolean): string {
  const magnitude = absolute(micros);
  if (magnitude === 0n) return exactZero ? '0.00' : '<0.000001';
  if (magnitude >= 1_000_000n) return centsText(magnitude);
  const unit = 10n ** BigInt(Math.max(0, magnitude.toString().length - SIGNIFICANT));
  const rounded = ((magnitude + unit / 2n) / unit) * unit;
  if (rounded >= 1_000_000n) return centsText(rounded);
  return `0.${trimEnd(rounded.toString().padStart(6, '0'), '0').padEnd(2, '0')}`;
}

/** Dollars and cents, rounded to the nearest. */
function centsText(micros: bigint): string {
  const text = ((micros + 5_000n) / 10_000n).toString();
  return `${groupThousands(text.slice(0, -2))}.${text.slice(-2)}`;
}
