import { countWithNoun, SECONDS_PER_DAY } from '@ledgerscope/ledger';

/** How often something is renewed: `every 90 days`, or in seconds where it is no whole number of days. */
export function renewalText(seconds: number | string): string {
  const count = Number(seconds);
  const days = count / SECONDS_PER_DAY;
  if (!Number.isInteger(days)) return `every ${countWithNoun(count, 'second')}`;
  return days === 1 ? 'every day' : `every ${days} days`;
}
