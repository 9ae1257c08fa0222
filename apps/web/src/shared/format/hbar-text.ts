import { formatHbar, groupThousands, withoutTrailingZeros } from '@ledgerscope/ledger';

/** Hbars for running text: as many decimals as needed, `25 ℏ`, `0.07072 ℏ`. */
export function hbarText(tinybars: bigint): string {
  return `${withoutTrailingZeros(formatHbar(tinybars))} ℏ`;
}

/** A whole number with thousands in groups. */
export function wholeText(value: number | bigint | string): string {
  return groupThousands(String(value));
}
