import {
  CHART_PAGES,
  chartSubjectParameter,
  defaultChartPeriod,
  isInTinybars,
  type SeriesChartName,
} from '@ledgerscope/contract/chart-pages';
import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { useMemo } from 'react';
import { useHbarMeasure } from '../../entities/amount/use-hbar-measure.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ChartPanel } from '../../shared/chart/chart-panel.tsx';
import type { ChartMeasure } from '../../shared/chart/chart-points.ts';
import { useChartState } from '../../shared/chart/use-chart-state.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { chartHref } from '../../shared/paths.ts';
import { CHART_SOURCES, type SpanQuery } from './chart-source.ts';
import { seriesQuery } from './get-chart.ts';
import { useComparison } from './use-comparison.ts';

interface SeriesViewProps {
  readonly name: SeriesChartName;
  /** What it is of; empty for charts of the whole network. */
  readonly id: string;
  readonly bare?: boolean;
  /** Prefix of the keys in the URL where a page has several charts. */
  readonly prefix?: string;
  readonly title?: string;
  readonly period?: ChartPeriod;
}

/** A chart of one series over time, by its name. */
export function SeriesView({ name, id, bare = false, prefix, title, period }: SeriesViewProps) {
  const source = CHART_SOURCES[name];
  const chart = useChartState({
    period: period ?? defaultChartPeriod(name),
    ...(prefix === undefined ? {} : { prefix }),
  });
  const hbars = useHbarMeasure(source.noun);
  const counts: ChartMeasure = useMemo(() => ({ name: source.noun, text: wholeText }), [source.noun]);
  const measure = isInTinybars(name) ? hbars : counts;
  const addressAt = (span: SpanQuery) => source.address(id, span);
  const { data, error, refetch } = useReply(seriesQuery(addressAt, chart));
  const comparison = useComparison(addressAt, chart, data?.span);
  const page = CHART_PAGES[name];
  const parameter = chartSubjectParameter(name);
  return (
    <ChartPanel
      title={title ?? (id === '' ? page.title : `${page.title} ${id}`)}
      name={name}
      chart={chart}
      series={data}
      error={error}
      retry={refetch}
      measure={measure}
      empty={source.empty}
      zeroIsEmpty={source.zeroIsEmpty}
      color={source.color}
      page={chartHref(name, parameter === undefined ? {} : { [parameter]: id })}
      method={page.method}
      comparison={comparison}
      bare={bare}
    />
  );
}
