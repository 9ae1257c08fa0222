import { countWithNoun, formatUnits, isolatedText, withoutTrailingZeros } from '@ledgerscope/ledger';

interface Units {
  readonly units: bigint;
  readonly tokenId: string;
  readonly unit: { readonly symbol: string; readonly decimals: number } | undefined;
}

/** Smallest units of a token, counted: `1 unit`, `1,500 units`. */
export function countedUnits(units: bigint): string {
  return countWithNoun(units, 'unit');
}

/** An amount of a token by its decimals, without zeros at the end: `0.25`; undefined where its symbol is not known. */
export function unitDigits({ units, unit }: Units): string | undefined {
  if (unit === undefined || unit.symbol === '') return undefined;
  return withoutTrailingZeros(formatUnits(units, unit.decimals));
}

/** An amount of a token as text: `0.25 HUSD`, or `250,000 units of 0.0.1023` where nothing is known of the token. */
export function unitsText(amount: Units): string {
  const digits = unitDigits(amount);
  return digits === undefined
    ? `${countedUnits(amount.units)} of ${amount.tokenId}`
    : `${digits} ${isolatedText(amount.unit?.symbol ?? '')}`;
}
