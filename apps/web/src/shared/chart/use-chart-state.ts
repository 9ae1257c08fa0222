import { useNavigate, useSearchParams } from 'react-router';
import { epochMs } from '../time/epoch-ms.ts';

/** Periods that charts offer, and the name of each button. */
export const CHART_PERIODS = ['1H', '1D', '1W', '1M', '1Y', 'OA'] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];
const SPAN = ['startDate', 'endDate'] as const;
export type ChartType = 'line' | 'bar';

/** A chart's period and type in the URL. */
export interface UrlChart {
  readonly period: ChartPeriod;
  /** A span instead of the period, in milliseconds since 1970, its end exclusive. */
  readonly span?: { readonly start: string; readonly end: string | undefined } | undefined;
  readonly type: ChartType;
  /** Whether the span before is compared. */
  readonly compare: boolean;
  readonly change: (changes: {
    readonly period?: ChartPeriod;
    readonly type?: ChartType;
    readonly compare?: boolean;
  }) => void;
}

/**
 * Stores a chart's period and type in the URL as `period` and `chartType`, and `compare`; `prefix` comes before them where
 * a page has several charts (`volume.period`).
 */
export function useChartState({ prefix, period = '1D' }: { prefix?: string; period?: ChartPeriod } = {}): UrlChart {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const key = (name: string) => (prefix === undefined ? name : `${prefix}.${name}`);
  const start = epochMs(search.get(key('startDate')) ?? '');
  const asked = search.get(key('period'))?.toUpperCase();
  const change: UrlChart['change'] = (changes) => {
    const next = new URLSearchParams(search);
    const put = (name: string, value: string | undefined, byDefault: string) => {
      if (value === undefined) return;
      if (value === byDefault) next.delete(key(name));
      else next.set(key(name), value);
    };
    put('period', changes.period, period);
    // A period replaces a span.
    if (changes.period !== undefined) for (const name of SPAN) next.delete(key(name));
    put('chartType', changes.type, 'line');
    put('compare', changes.compare === undefined ? undefined : String(changes.compare), 'false');
    void navigate({ search: next.toString() }, { preventScrollReset: true });
  };
  return {
    period: CHART_PERIODS.find((one) => one === asked) ?? period,
    span: start === undefined ? undefined : { start, end: epochMs(search.get(key('endDate')) ?? '') },
    type: search.get(key('chartType')) === 'bar' ? 'bar' : 'line',
    compare: search.get(key('compare')) === 'true',
    change,
  };
}
