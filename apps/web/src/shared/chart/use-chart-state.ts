import { type ChartPeriod, type UrlSpan, urlPeriod, urlSpan } from '@ledgerscope/contract/chart-time';
import { useNavigate, useSearchParams } from 'react-router';

const SPAN = ['startDate', 'endDate'] as const;
export type ChartType = 'line' | 'bar';

/** The same parameters without a span. */
export function withoutSpan(search: URLSearchParams, key: (name: string) => string = (name) => name): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of SPAN) next.delete(key(name));
  return next;
}

/** A chart's period and type in the URL. */
export interface UrlChart {
  readonly period: ChartPeriod;
  /** A span instead of the period. */
  readonly span?: UrlSpan | undefined;
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
  const change: UrlChart['change'] = (changes) => {
    // A period replaces a span.
    const next = changes.period === undefined ? new URLSearchParams(search) : withoutSpan(search, key);
    const put = (name: string, value: string | undefined, byDefault: string) => {
      if (value === undefined) return;
      if (value === byDefault) next.delete(key(name));
      else next.set(key(name), value);
    };
    put('period', changes.period, period);
    put('chartType', changes.type, 'line');
    put('compare', changes.compare === undefined ? undefined : String(changes.compare), 'false');
    void navigate({ search: next.toString() }, { preventScrollReset: true });
  };
  return {
    period: urlPeriod(search, period, key),
    span: urlSpan(search, key),
    type: search.get(key('chartType')) === 'bar' ? 'bar' : 'line',
    compare: search.get(key('compare')) === 'true',
    change,
  };
}
