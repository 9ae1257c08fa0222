import type { StateSets } from './state-set.ts';

/** Names of the rows of ledger_counter; what each counts is with the table. */
const COUNTERS = [
  'transactions',
  'accounts',
  'contracts',
  'topics',
  'tokens',
  'fungibleTokens',
  'nonFungibleTokens',
  'nfts',
  'nftMints',
  'schedules',
  'files',
  'hbar',
  'startNs',
  'gapNs',
  'rateHbar',
  'rateCents',
  'rateExpiryNs',
  'nextRateHbar',
  'nextRateCents',
  'nextRateExpiryNs',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** Counters are in every batch's working set. */
export function wantCounters(state: StateSets): void {
  for (const name of COUNTERS) state.ledgerCounter.want({ name });
}

export function addTo(state: StateSets, name: Counter, value: bigint): void {
  const row = state.ledgerCounter.change({ name });
  row.value += value;
}
