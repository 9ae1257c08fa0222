import { lazy, Suspense, useCallback, useId, useRef } from 'react';
import { useShownScheme } from '../color-scheme.ts';
import { formatInstant } from '../format/instant.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ChartFoot } from './chart-foot.tsx';
import styles from './chart-panel.module.css';
import { type ChartMeasure, type DrawnSeries, isEmptySeries, type SeriesPoint } from './chart-points.ts';
import { type ChartSpan, spanText } from './chart-span.ts';
import type { LegendLine } from './legend-line.ts';
import { PercentChange } from './percent-change.tsx';
import { PeriodButtons } from './period-buttons.tsx';
import { seriesTable } from './series-table.ts';
import type { UrlChart } from './use-chart-state.ts';

const LineChart = lazy(() => import('./line-chart.tsx'));
const HEIGHT = 300;
const NOTHING_STORED = 'No data available';

export interface ChartPanelProps {
  readonly title: string;
  /** Name of files made of it, and its anchor in the address. */
  readonly name: string;
  readonly chart: UrlChart;
  /** Undefined while it loads: a chart never shows the points of another period. */
  readonly series: DrawnSeries | undefined;
  readonly error: Error | null;
  readonly retry: () => unknown;
  readonly measure: ChartMeasure;
  /** The text for a period without anything to draw. */
  readonly empty: string;
  /** Whether zeros alone mean that nothing happened; true by default, false for balances. */
  readonly zeroIsEmpty?: boolean;
  readonly height?: number;
  readonly color?: number;
  /** The page that shows this chart alone, without period and type: `/chart?name=acc-bal&accountId=0.0.1001`. */
  readonly page?: string;
  /** What is counted, in words. */
  readonly method?: string;
  /** Comparison with the span before, where there can be one. */
  readonly comparison?: Comparison | undefined;
  /** True inside another site: the chart alone, without share and downloads. */
  readonly bare?: boolean;
}

/** The same buckets of the span before. */
export interface Comparison {
  readonly on: boolean;
  readonly toggle: () => void;
  /** Undefined while it is off, loads, or is not stored. */
  readonly points: readonly SeriesPoint[] | undefined;
  /** Why there is nothing to compare with; null where there is, or it is off. */
  readonly missing: string | null;
}

/** A chart with its period, type, total, source, downloads, link and the same figures as a table. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, name, chart, series, measure, comparison } = props;
  const heading = useId();
  const svg = useRef<() => string>(() => '');
  const onDrawn = useCallback((draw: () => string) => {
    svg.current = draw;
  }, []);
  return (
    <section className="card chart-panel" id={name} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {series === undefined ? null : <Figures series={series} measure={measure} />}
        <span className="grow" />
        {comparison === undefined ? null : <CompareButton {...comparison} />}
        <PeriodButtons
          label={`${title}: period`}
          period={shownPeriod(chart)}
          choose={(period) => chart.change({ period })}
        />
        <TypeButtons title={title} chart={chart} />
      </header>
      <SpanNote span={series?.span} />
      <SeriesLegend {...props} compared={comparison?.points !== undefined} />
      <MissingNote text={comparison?.missing} />
      <Body {...props} onDrawn={onDrawn} />
      {props.bare === true ? null : <PanelFoot {...props} svg={() => svg.current()} />}
    </section>
  );
}

/** The period that is shown; undefined where a span of its own is. */
export function shownPeriod({ period, span }: Pick<UrlChart, 'period' | 'span'>) {
  return span === undefined ? period : undefined;
}

function PanelFoot({ svg, ...props }: ChartPanelProps & { svg: () => string }) {
  const { title, name, chart, series, measure, comparison, page } = props;
  return (
    <ChartFoot
      name={name}
      title={title}
      anchor={name}
      href={page === undefined ? null : chartHref(page, chart)}
      table={seriesTable(series?.points ?? [], measure, comparison?.points, series)}
      svg={svg}
      period={chart.period}
      span={series?.span}
      unit={measure.axisUnit ?? measure.name}
      legend={exportedLegend(props)}
      method={props.method}
    />
  );
}

/** Of which time the chart is. Its place is reserved while the chart loads. */
export function SpanNote({ span }: { span: Pick<ChartSpan, 'start' | 'end'> | undefined }) {
  return <p className={`${styles.chartNote} muted small num`}>{span === undefined ? '\u00a0' : spanText(span)}</p>;
}

/** Why there is nothing to compare with. */
function MissingNote({ text }: { text: string | null | undefined }) {
  return text == null ? null : <p className={`${styles.chartNote} muted small`}>{text}</p>;
}

function chartHref(page: string, { period, type, compare }: UrlChart): string {
  return `${page}&period=${period}&chartType=${type}${compare ? '&compare=true' : ''}`;
}

/** What each line is: the compared one, and intervals that are not over. Its place is reserved while the chart loads. */
function SeriesLegend(props: LegendProps) {
  return (
    <ul className={`flow ${styles.seriesLegend} small muted`} aria-label="Legend">
      {seriesLegend(props).map(({ name, color, dashed }) => (
        <li key={name}>
          <span
            className={dashed ? `${styles.seriesLine} ${styles.dashed}` : styles.seriesLine}
            style={{ '--series': `var(${color})` }}
            aria-hidden="true"
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

type LegendProps = Pick<ChartPanelProps, 'series' | 'measure' | 'color' | 'zeroIsEmpty'> & {
  readonly compared: boolean;
};

function seriesLegend(props: LegendProps): readonly LegendLine[] {
  const { series, measure, compared, color = 1, zeroIsEmpty = true } = props;
  const points = series === undefined || isEmptySeries(series.points, zeroIsEmpty) ? [] : series.points;
  const unfinished = points.some(({ partial }) => partial === true);
  return [
    ...(compared
      ? [
          { name: measure.name, color: `--c${color}`, dashed: false },
          { name: 'Previous period', color: '--muted', dashed: true },
        ]
      : []),
    ...(unfinished ? [{ name: 'Partial interval (in progress or cut off)', color: `--c${color}`, dashed: true }] : []),
  ];
}

/** What the colours of an exported drawing are, of a single line too. */
function exportedLegend(props: ChartPanelProps): readonly LegendLine[] {
  const { measure, comparison, color = 1 } = props;
  const lines = seriesLegend({ ...props, compared: comparison?.points !== undefined });
  const named = lines.some(({ name }) => name === measure.name);
  return named ? lines : [{ name: measure.name, color: `--c${color}`, dashed: false }, ...lines];
}

function Figures({ series, measure }: { series: DrawnSeries; measure: ChartMeasure }) {
  return (
    <span className="chart-figures num">
      {series.total === null ? null : <b>{measure.text(BigInt(series.total))}</b>}
      <PercentChange value={series.pctChange} />
    </span>
  );
}

/** Switches the comparison with the span before on and off. */
export function CompareButton({ on, toggle }: Pick<Comparison, 'on' | 'toggle'>) {
  return (
    <button type="button" className="button small" aria-pressed={on} onClick={toggle}>
      Compare
    </button>
  );
}

function TypeButtons({ title, chart }: { title: string; chart: UrlChart }) {
  return (
    <fieldset className="segments" aria-label={`${title}: chart type`}>
      {(['line', 'bar'] as const).map((type) => (
        <button key={type} type="button" aria-pressed={type === chart.type} onClick={() => chart.change({ type })}>
          {type === 'line' ? 'Line' : 'Bar'}
        </button>
      ))}
    </fieldset>
  );
}

function Body(props: ChartPanelProps & { onDrawn: (svg: () => string) => void }) {
  const { series, error, retry, measure, chart, empty, height = HEIGHT, zeroIsEmpty = true } = props;
  const theme = useShownScheme();
  const box = { minHeight: height };
  if (error !== null)
    return (
      <div className="chart-message" style={box}>
        <LoadFailure error={error} retry={retry} />
      </div>
    );
  const waiting = (
    <div className="chart-message muted" style={box} aria-busy="true">
      Loading...
    </div>
  );
  if (series === undefined) return waiting;
  if (isEmptySeries(series.points, zeroIsEmpty))
    return (
      <div className="chart-message muted" style={box}>
        {series.points.length === 0 ? NOTHING_STORED : empty}
      </div>
    );
  return (
    <div className={styles.chartBox} role="img" aria-label={describe(props, series.points)}>
      <Suspense fallback={waiting}>
        <LineChart
          points={series.points}
          before={props.comparison?.points}
          measure={measure}
          type={chart.type}
          isLevel={!zeroIsEmpty}
          height={height}
          theme={theme}
          color={props.color ?? 1}
          onDrawn={props.onDrawn}
        />
      </Suspense>
    </div>
  );
}

function describe({ title, measure }: ChartPanelProps, points: readonly SeriesPoint[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return title;
  const text = ({ value }: SeriesPoint) => (value === null ? 'Unknown' : measure.text(BigInt(value)));
  return `${title} from ${formatInstant(first.timestamp)} (${text(first)}) to ${formatInstant(last.timestamp)} (${text(last)}); the table below has every value`;
}
