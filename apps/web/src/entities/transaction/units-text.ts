import { wholeText } from '../../shared/format/hbar-text.ts';

/** Smallest units of a token, counted: `1 unit`, `1,500 units`. */
export function unitsText(units: bigint): string {
  return `${wholeText(units)} unit${units === 1n ? '' : 's'}`;
}
