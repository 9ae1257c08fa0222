import { useReply } from '../../shared/api/use-reply.ts';
import type { Comparison } from '../../shared/chart/chart-panel.tsx';
import type { ChartSpan } from '../../shared/chart/chart-span.ts';
import type { UrlChart } from '../../shared/chart/use-chart-state.ts';
import type { SeriesAt } from './chart-source.ts';
import { beforeQuery } from './get-chart.ts';

/** The same call for the span before `span`, where the visitor asks for it. */
export function useComparison(addressAt: SeriesAt, chart: UrlChart, span: ChartSpan | undefined): Comparison {
  const on = chart.compare;
  const can = on && chart.period !== 'OA';
  const query = beforeQuery(addressAt, span);
  const { data, error } = useReply({ ...query, enabled: can && query.enabled === true });
  return {
    on,
    toggle: () => chart.change({ compare: !chart.compare }),
    points: can ? data?.points : undefined,
    missing: missingReason(on, can, error),
  };
}

function missingReason(on: boolean, can: boolean, error: Error | null): string | null {
  if (!on) return null;
  if (!can) return 'No earlier period to compare with.';
  return error === null ? null : 'Couldn’t load the previous period.';
}
