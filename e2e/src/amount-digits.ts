import { tinybars } from './shown-fact.ts';

/** Smallest units with the token's decimals, as pages write them. */
export function decimalText(units: number | string, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  const whole = tinybars(digits.slice(0, digits.length - decimals));
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`;
}
