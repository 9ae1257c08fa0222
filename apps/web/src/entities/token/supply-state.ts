import type { Amount } from '@ledgerscope/contract/amount';

/** More than these no supply of 64 bits can need. */
const MOST_DECIMALS = 20;

/** Whether a supply can be shown: it is known, and its decimals make sense. */
export function supplyState(units: Amount | null, decimals: number | null): 'shown' | 'unknown' | 'invalid' {
  if (decimals !== null && decimals > MOST_DECIMALS) return 'invalid';
  return units === null ? 'unknown' : 'shown';
}
