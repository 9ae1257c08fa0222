import type { Period } from '@ledgerscope/contract/period';

/** Periods as sentences have them: after "the last", except for today and all time. */
export const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  '1H': 'hour',
  TODAY: 'today',
  '1D': '24 hours',
  '2D': '48 hours',
  '1W': '7 days',
  '1M': '30 days',
  '1Y': 'year',
  OA: 'all time',
};
