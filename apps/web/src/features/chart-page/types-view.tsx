import type { TypeDimensionSeries } from '@ledgerscope/contract/chart';
import { CHART_PAGES } from '@ledgerscope/contract/chart-pages';
import type { ChartPeriod } from '@ledgerscope/contract/chart-time';
import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import type { Address } from '../../shared/api/address.ts';
import { useReply } from '../../shared/api/use-reply.ts';
import { ChartFoot, type ChartTable } from '../../shared/chart/chart-foot.tsx';
import styles from '../../shared/chart/chart-panel.module.css';
import { CompareButton, shownPeriod } from '../../shared/chart/chart-panel.tsx';
import type { DrawnSeries } from '../../shared/chart/chart-points.ts';
import { type ChartSpan, chartSpan, intervalsOf } from '../../shared/chart/chart-span.ts';
import { legendOf } from '../../shared/chart/legend-line.ts';
import { PercentChange } from '../../shared/chart/percent-change.tsx';
import { PeriodButtons } from '../../shared/chart/period-buttons.tsx';
import slicePanelStyles from '../../shared/chart/slice-panel.module.css';
import { Legend } from '../../shared/chart/slice-panel.tsx';
import { type UrlChart, useChartState } from '../../shared/chart/use-chart-state.ts';
import { useShownScheme } from '../../shared/color-scheme.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { formatInstant } from '../../shared/format/instant.ts';
import { chartHref, PATHS } from '../../shared/paths.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { type SpanQuery, seriesOf } from './chart-source.ts';
import { typesAddress, typesQuery } from './get-chart.ts';
import { type TypeLayer, typeLayers } from './type-layers.ts';
import { useComparison } from './use-comparison.ts';

const StackedChart = lazy(() => import('../../shared/chart/stacked-chart.tsx'));
const NAME = 'txn-type-dimension';
const { title, method } = CHART_PAGES[NAME];
const PAGE = { title, method, unit: 'Transactions' };
const HEIGHT_WITH_LEGEND = 400;
const HEIGHT_WITHOUT = 200;
const EMPTY = 'No transactions available for the selected period';
const KINDS = [
  ['line', 'Line'],
  ['bar', 'Bar'],
] as const;

/** Transactions over time, by type upon one another. */
export function TypesView({ bare = false }: { bare?: boolean }) {
  const chart = useChartState();
  const heading = useId();
  const [legend, setLegend] = useState(!bare);
  const svg = useRef<() => string>(() => '');
  const onDrawn = useCallback((draw: () => string) => {
    svg.current = draw;
  }, []);
  const { data, error, refetch } = useReply(typesQuery(chart));
  const timestamps = useMemo(() => data?.data.map(({ timestamp }) => timestamp) ?? [], [data]);
  const partial = useMemo(() => data?.data.map((point) => point.partial) ?? [], [data]);
  const layers = useMemo(() => (data === undefined ? undefined : typeLayers(data.data)), [data]);
  const { comparison, before, span } = useTotalsBefore(chart, data);
  return (
    <section className="card chart-panel" id={NAME} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{PAGE.title}</h2>
        <TotalFigures data={data} />
        <span className="grow" />
        <CompareButton {...comparison} />
        <Choices title={PAGE.title} chart={chart} />
        {bare ? null : (
          <button type="button" className="button small" aria-pressed={legend} onClick={() => setLegend(!legend)}>
            Legend
          </button>
        )}
      </header>
      <MissingNote text={comparison.missing} />
      {error === null ? (
        <Figure
          timestamps={timestamps}
          partial={partial}
          layers={layers}
          before={before}
          type={chart.type}
          period={chart.period}
          legend={legend}
          onDrawn={onDrawn}
        />
      ) : (
        <div className="chart-message" style={{ minHeight: HEIGHT_WITHOUT }}>
          <LoadFailure error={error} retry={refetch} />
        </div>
      )}
      {bare ? null : (
        <ChartFoot
          name={NAME}
          anchor={NAME}
          href={`${chartHref(NAME)}&period=${chart.period}&chartType=${chart.type}${chart.compare ? '&compare=true' : ''}`}
          table={tableOf(timestamps, layers ?? [], before, span)}
          span={span}
          svg={() => svg.current()}
          period={chart.period}
          legend={legendOf(layers)}
          {...PAGE}
        />
      )}
    </section>
  );
}

function TotalFigures({ data }: { data: TypeDimensionSeries | undefined }) {
  return (
    <span className="chart-figures num">
      <b>{data === undefined ? '' : wholeText(data.totalSum)}</b>
      <PercentChange value={data?.pctChange ?? null} />
    </span>
  );
}

/** The span that is shown, and totals of the one before, where the visitor asks for them. */
function useTotalsBefore(chart: UrlChart, data: TypeDimensionSeries | undefined) {
  const span = data === undefined ? undefined : chartSpan(data);
  const comparison = useComparison(totalsAt, chart, span);
  const before = useMemo(() => comparison.points?.map(({ value }) => Number(value)), [comparison.points]);
  return { comparison, before, span };
}

function MissingNote({ text }: { text: string | null }) {
  return text === null ? null : <p className={`${styles.chartNote} muted small`}>{text}</p>;
}

function Choices({ title, chart }: { title: string; chart: UrlChart }) {
  return (
    <>
      <PeriodButtons
        label={`${title}: period`}
        period={shownPeriod(chart)}
        choose={(period) => chart.change({ period })}
      />
      <fieldset className="segments" aria-label={`${title}: chart type`}>
        {KINDS.map(([type, name]) => (
          <button key={type} type="button" aria-pressed={type === chart.type} onClick={() => chart.change({ type })}>
            {name}
          </button>
        ))}
      </fieldset>
    </>
  );
}

interface FigureProps {
  readonly timestamps: readonly string[];
  readonly partial: readonly boolean[];
  readonly layers: readonly TypeLayer[] | undefined;
  readonly before: readonly number[] | undefined;
  readonly type: 'line' | 'bar';
  readonly period: ChartPeriod;
  readonly legend: boolean;
  readonly onDrawn: (svg: () => string) => void;
}

function Figure({ timestamps, partial, layers, before, type, period, legend, onDrawn }: FigureProps) {
  const theme = useShownScheme();
  const height = legend ? HEIGHT_WITH_LEGEND : HEIGHT_WITHOUT;
  if (layers === undefined || layers.length === 0)
    return (
      <div className="chart-message muted" style={{ height }} aria-busy={layers === undefined}>
        {layers === undefined ? 'Loading...' : EMPTY}
      </div>
    );
  return (
    <div className={slicePanelStyles.sliceFigure} data-figure="types" style={{ height }}>
      <div role="img" aria-label={`Transactions over time by type: ${layers.map(({ name }) => name).join(', ')}`}>
        <Suspense fallback={<div className="chart-message muted">Loading...</div>}>
          <StackedChart
            timestamps={timestamps}
            partial={partial}
            layers={layers}
            before={before}
            type={type}
            theme={theme}
            onDrawn={onDrawn}
          />
        </Suspense>
      </div>
      {legend ? <Legend slices={layers.map((layer) => ({ name: layer.name, href: hrefOf(layer, period) }))} /> : null}
    </div>
  );
}

function hrefOf({ code }: TypeLayer, period: ChartPeriod): string | null {
  return code === null ? null : `${PATHS.search}?${new URLSearchParams({ transactionTypes: code, period })}`;
}

/** All types together. */
function totalsAt(span: SpanQuery): Address<DrawnSeries> {
  return seriesOf(typesAddress(span), readTotals);
}

function readTotals({ data: points, totalSum, pctChange }: TypeDimensionSeries): DrawnSeries {
  const sums = points.map(({ timestamp, transactionTypes }) => ({
    timestamp,
    value: transactionTypes.reduce((sum, { count }) => sum + count, 0),
  }));
  return { points: sums, total: totalSum, pctChange };
}

function tableOf(
  timestamps: readonly string[],
  layers: readonly TypeLayer[],
  before: readonly number[] | undefined,
  span: ChartSpan | undefined,
): ChartTable {
  const intervals = intervalsOf(
    timestamps.map((timestamp) => ({ timestamp })),
    { span },
  );
  const columns = [
    ...layers.map(({ name, values }) => ({ name, values })),
    ...(before === undefined ? [] : [{ name: 'Previous period', values: before }]),
  ];
  const headings = columns.map(({ name }) => name);
  const lines = intervals.map((interval, place) => [
    ...interval,
    ...columns.map(({ values }) => String(values[place] ?? 0)),
  ]);
  return {
    headings: ['Time', ...headings],
    rows: timestamps
      .map((at, place) => [formatInstant(at), ...columns.map(({ values }) => wholeText(values[place] ?? 0))])
      .toReversed(),
    csv: `${[['intervalStart', 'intervalEnd', ...headings], ...lines].map((cells) => cells.join(',')).join('\n')}\n`,
  };
}
