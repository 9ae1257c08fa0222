import { countWithNoun, SECONDS_PER_DAY } from '@ledgerscope/ledger';

/** How often something is renewed: `every 90 days`, or in seconds where it is no whole number of days. */
export function renewalText(seconds: number | string): string {
  // A sender can state any number of 64 bits.
  const count = BigInt(seconds);
  const days = count / BigInt(SECONDS_PER_DAY);
  if (days * BigInt(SECONDS_PER_DAY) !== count) return `every ${countWithNoun(count, 'second')}`;
  return days === 1n ? 'every day' : `every ${countWithNoun(days, 'day')}`;
}
