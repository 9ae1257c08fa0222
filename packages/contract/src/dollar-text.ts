const CENTS = 100n;

/** Cents as dollars with two decimals. */
export function dollarText(cents: bigint): string {
  return `${cents / CENTS}.${String(cents % CENTS).padStart(2, '0')}`;
}

const UNIT_DECIMALS = 7;

/** What one unit costs in dollars, with seven decimals, rounded half up. */
export function unitCostText(cents: bigint, units: bigint): string {
  const scale = 10n ** BigInt(UNIT_DECIMALS);
  const scaled = (2n * cents * (scale / CENTS) + units) / (2n * units);
  return `${scaled / scale}.${String(scaled % scale).padStart(UNIT_DECIMALS, '0')}`;
}
