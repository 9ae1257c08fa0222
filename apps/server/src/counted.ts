import { groupThousands } from '@ledgerscope/ledger';

/** A whole number with its noun: `1 transaction`, `12,000 transactions`. */
export function counted(count: number | bigint | string, noun: string): string {
  return `${groupThousands(String(count))} ${noun}${String(count) === '1' ? '' : 's'}`;
}
