import { type ChartPeriod, type UrlSpan, urlPeriod, urlSpan } from '@ledgerscope/contract/chart-time';
import { useNavigate, useSearchParams } from 'react-router';
import { withoutSpan } from './use-chart-state.ts';

export type SliceChartType = 'pie' | 'bar' | 'line';

/** The period and type of a chart of shares, as in the URL. */
export interface UrlSlices {
  readonly period: ChartPeriod;
  /** A span instead of the period. */
  readonly span?: UrlSpan | undefined;
  readonly type: SliceChartType;
  /** Whether the span before is compared. */
  readonly compare: boolean;
  readonly change: (changes: {
    readonly period?: ChartPeriod;
    readonly type?: SliceChartType;
    readonly compare?: boolean;
  }) => void;
}

/** Stores them as `period`, or `startDate` and `endDate`, `chartType` and `compare`; a pie unless the type says bar or line. */
export function useSliceState(): UrlSlices {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const type = search.get('chartType');
  return {
    period: urlPeriod(search, '1D'),
    span: urlSpan(search),
    type: type === 'bar' || type === 'line' ? type : 'pie',
    compare: search.get('compare') === 'true',
    change: ({ period, type: chosen, compare }) => {
      // A period replaces a span.
      const next = period === undefined ? new URLSearchParams(search) : withoutSpan(search);
      if (period !== undefined) next.set('period', period);
      if (chosen !== undefined) next.set('chartType', chosen);
      if (compare === true) next.set('compare', 'true');
      if (compare === false) next.delete('compare');
      void navigate({ search: next.toString() }, { preventScrollReset: true });
    },
  };
}
