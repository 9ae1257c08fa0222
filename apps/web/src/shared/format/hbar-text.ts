import { formatHbar } from '@ledgerscope/ledger';

/** Hbars for running text: as many decimals as needed, `25 ℏ`, `0.07072 ℏ`. */
export function hbarText(tinybars: bigint): string {
  return `${formatHbar(tinybars).replace(/\.?0+$/, '')} ℏ`;
}

/** A whole number with thousands in groups. */
export function wholeText(value: number | bigint | string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
