import { epochMs } from '@ledgerscope/ledger';

/** Periods that charts offer. */
export const CHART_PERIODS = ['1H', '1D', '1W', '1M', '1Y', 'OA'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];

/** A span in the address of a page, in milliseconds since 1970, its end exclusive. */
export interface UrlSpan {
  readonly start: string;
  readonly end: string | undefined;
}

/** Gives the parameter of a name where a page has several charts. */
type KeyOf = (name: string) => string;

/** The span that an address names, instead of a period; undefined where it names none. */
export function urlSpan(search: URLSearchParams, key: KeyOf = (name) => name): UrlSpan | undefined {
  const start = epochMs(search.get(key('startDate')) ?? '');
  return start === undefined ? undefined : { start, end: epochMs(search.get(key('endDate')) ?? '') };
}

/** The period that an address names, in any case of its letters; the default where it names none that charts offer. */
export function urlPeriod(search: URLSearchParams, byDefault: ChartPeriod, key: KeyOf = (name) => name): ChartPeriod {
  const asked = search.get(key('period'))?.toUpperCase();
  return CHART_PERIODS.find((one) => one === asked) ?? byDefault;
}
