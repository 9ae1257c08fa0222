import { absolute } from './bigint-order.ts';
import { groupThousands } from './digits.ts';

/** Tinybars in one hbar. */
export const TINYBARS_PER_HBAR = 100_000_000n;

const DECIMALS = 8;

/** Hbars of an amount in tinybars: always 8 decimals, thousands in groups, `-` in front of debits: `-1,234.00000001`. */
export function formatHbar(tinybars: bigint): string {
  return formatUnits(tinybars, DECIMALS);
}

/** An amount in smallest units with this many decimals, thousands in groups: `formatUnits(1934868750n, 6)` is `1,934.868750`. */
export function formatUnits(units: bigint, decimals: number): string {
  const digits = absolute(units)
    .toString()
    .padStart(decimals + 1, '0');
  const split = digits.length - decimals;
  const whole = groupThousands(digits.slice(0, split));
  const fraction = decimals === 0 ? '' : `.${digits.slice(split)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}
