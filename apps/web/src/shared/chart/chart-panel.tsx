import { useComputedColorScheme } from '@mantine/core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { formatInstant } from '../format/instant.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { isEmptySeries, type Measure, type Series, type SeriesPoint, seriesCsv } from './chart-points.ts';
import { PercentChange } from './percent-change.tsx';
import { PeriodButtons } from './period-buttons.tsx';
import { pngOfSvg, saveBlob } from './save-chart.ts';
import type { UrlChart } from './use-chart-state.ts';

const LineChart = lazy(() => import('./line-chart.tsx'));
const HEIGHT = 300;

export interface ChartPanelProps {
  readonly title: string;
  /** Name of files made of it, and its anchor in the address. */
  readonly name: string;
  readonly chart: UrlChart;
  /** Undefined while it loads: a chart never shows the points of another period. */
  readonly series: Series | undefined;
  readonly error: Error | null;
  readonly retry: () => unknown;
  readonly measure: Measure;
  /** The text for a period without anything to draw. */
  readonly empty: string;
  /** Whether zeros alone mean that nothing happened; true by default, false for balances. */
  readonly zeroIsEmpty?: boolean;
  readonly height?: number;
  readonly color?: number;
}

/** A chart with its period, type, total, source, downloads, link and the same figures as a table. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, name, chart, series, measure } = props;
  const heading = useId();
  const svg = useRef<() => string>(() => '');
  return (
    <section className="card chart-panel" id={name} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {series === undefined ? null : <Figures series={series} measure={measure} />}
        <span className="grow" />
        <PeriodButtons
          label={`Period of ${title}`}
          period={chart.period}
          choose={(period) => chart.change({ period })}
        />
        <TypeButtons title={title} chart={chart} />
      </header>
      <Body {...props} onDrawn={(draw) => (svg.current = draw)} />
      <Footer name={name} measure={measure} points={series?.points ?? []} svg={() => svg.current()} />
    </section>
  );
}

function Figures({ series, measure }: { series: Series; measure: Measure }) {
  return (
    <span className="chart-figures num">
      {series.total === null ? null : <b>{measure.text(BigInt(series.total))}</b>}
      <PercentChange value={series.pctChange} />
    </span>
  );
}

function TypeButtons({ title, chart }: { title: string; chart: UrlChart }) {
  return (
    <fieldset className="segments" aria-label={`Kind of ${title}`}>
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
  const theme = useComputedColorScheme('light');
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
        {empty}
      </div>
    );
  return (
    <div className="chart-box" role="img" aria-label={describe(props, series.points)}>
      <Suspense fallback={waiting}>
        <LineChart
          points={series.points}
          measure={measure}
          type={chart.type}
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
  const text = ({ value }: SeriesPoint) => (value === null ? 'not known' : measure.text(BigInt(value)));
  return `${title} from ${formatInstant(first.timestamp)} (${text(first)}) to ${formatInstant(last.timestamp)} (${text(last)}); the table below has every value`;
}

interface FooterProps {
  readonly name: string;
  readonly measure: Measure;
  readonly points: readonly SeriesPoint[];
  readonly svg: () => string;
}

function Footer({ name, measure, points, svg }: FooterProps) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    try {
      saveBlob(await pngOfSvg(svg()), `ledgerscope-${name}.png`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const saveCsv = () =>
    saveBlob(new Blob([seriesCsv(points, measure.name)], { type: 'text/csv' }), `ledgerscope-${name}.csv`);
  const { origin, pathname, search, host } = window.location;
  return (
    <footer className="chart-foot">
      <span className="faint">Source: {host}</span>
      <span className="grow" />
      <span className="with-copy">
        <span className="muted">Link</span>
        <CopyButton text={`${origin}${pathname}${search}#${name}`} what="the link to this chart" />
      </span>
      <button type="button" className="button small" disabled={points.length === 0} onClick={() => void save()}>
        PNG
      </button>
      <button type="button" className="button small" disabled={points.length === 0} onClick={saveCsv}>
        CSV
      </button>
      <span role="status" className="down">
        {failed ? 'The image could not be made.' : ''}
      </span>
      <Values measure={measure} points={points} />
    </footer>
  );
}

/** The same figures for those who cannot see the drawing, and for those who want to read them. */
function Values({ measure, points }: { measure: Measure; points: readonly SeriesPoint[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="chart-values" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Values as a table</summary>
      {open ? (
        <table className="values num">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">{measure.name}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ timestamp, value }) => (
              <tr key={timestamp}>
                <td>{formatInstant(timestamp)}</td>
                <td>{value === null ? 'N/A' : measure.text(BigInt(value))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  );
}
