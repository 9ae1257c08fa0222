import { formatHbar, withoutTrailingZeros } from '@ledgerscope/ledger';

/** Hbars for running text: as many decimals as needed, `25 ℏ`, `0.07072 ℏ`. */
export function hbarText(tinybars: bigint): string {
  return `${withoutTrailingZeros(formatHbar(tinybars))} ℏ`;
}

export { wholeText } from '@ledgerscope/ledger';
