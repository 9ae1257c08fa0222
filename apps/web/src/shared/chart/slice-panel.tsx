import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useShownScheme } from '../color-scheme.ts';
import { wholeText } from '../format/hbar-text.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { ChartFoot, type ChartTable } from './chart-foot.tsx';
import { CompareButton, SpanNote, shownPeriod } from './chart-panel.tsx';
import type { ChartSpan } from './chart-span.ts';
import { legendOf } from './legend-line.ts';
import { PeriodButtons } from './period-buttons.tsx';
import styles from './slice-panel.module.css';
import { type ChartSlice, drawnSlices, shareText } from './slices.ts';
import type { UrlSlices } from './use-slice-state.ts';

const SliceChart = lazy(() => import('./slice-chart.tsx'));
const HEIGHT_AT_FIRST = 270;
const HEIGHT_WITH_LEGEND = 300;
const HEIGHT_WITHOUT = 217;

export interface SlicePanelProps {
  readonly title: string;
  /** Name of files made of it, and its anchor in the address. */
  readonly name: string;
  readonly state: UrlSlices;
  /** Undefined while they load. */
  readonly slices: readonly ChartSlice[] | undefined;
  /** The time that they are of; undefined while they load, and where nothing is stored. */
  readonly span?: Pick<ChartSpan, 'start' | 'end'> | undefined;
  readonly error: Error | null;
  readonly retry: () => unknown;
  readonly empty: string;
  /** The page that shows this chart alone, without period and type. */
  readonly page: string;
  readonly method: string;
  /** True inside another site: no links, and so no legend either; no share and downloads. */
  readonly bare?: boolean;
}

/** Shares of a whole: a pie whose slices lead to what they count, with a legend that can be hidden. */
export function SlicePanel(props: SlicePanelProps) {
  const { title, name, state, bare = false } = props;
  const heading = useId();
  const [legend, setLegend] = useState<boolean | undefined>(bare ? false : undefined);
  const svg = useRef<() => string>(() => '');
  const onDrawn = useCallback((draw: () => string) => {
    svg.current = draw;
  }, []);
  const slices = useMemo(() => (props.slices === undefined ? undefined : drawnSlices(props.slices)), [props.slices]);
  const total = slices?.reduce((sum, { value }) => sum + value, 0);
  return (
    <section className="card chart-panel" id={name} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        <b className="chart-figures num">{total === undefined ? '' : wholeText(total)}</b>
        <span className="grow" />
        {bare ? null : <CompareButton on={state.compare} toggle={() => state.change({ compare: !state.compare })} />}
        <PeriodButtons
          label={`${title}: period`}
          period={shownPeriod(state)}
          choose={(period) => state.change({ period })}
        />
        <TypeButtons title={title} state={state} />
        {bare ? null : (
          <button
            type="button"
            className="button small"
            aria-pressed={legend !== false}
            onClick={() => setLegend(legend === false)}
          >
            Legend
          </button>
        )}
      </header>
      <SpanNote span={props.span} />
      <Body {...props} drawn={slices} legend={legend} onDrawn={onDrawn} />
      {bare ? null : (
        <ChartFoot
          name={name}
          title={title}
          anchor={name}
          href={`${props.page}&period=${state.period}&chartType=${state.type}${state.compare ? '&compare=true' : ''}`}
          table={tableOf(props.slices ?? [], state.compare)}
          svg={() => svg.current()}
          period={state.period}
          span={props.span}
          unit="Transactions"
          legend={legendOf(slices)}
          method={props.method}
        />
      )}
    </section>
  );
}

const TYPES = [
  ['pie', 'Pie'],
  ['bar', 'Bar'],
  ['line', 'Line'],
] as const;

function TypeButtons({ title, state }: { title: string; state: UrlSlices }) {
  return (
    <fieldset className="segments" aria-label={`${title}: chart type`}>
      {TYPES.map(([type, name]) => (
        <button key={type} type="button" aria-pressed={type === state.type} onClick={() => state.change({ type })}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface BodyProps extends SlicePanelProps {
  readonly drawn: readonly ChartSlice[] | undefined;
  /** Undefined until it is toggled. */
  readonly legend: boolean | undefined;
  readonly onDrawn: (svg: () => string) => void;
}

function Body({ drawn, error, retry, empty, bare = false, title, state, legend, onDrawn }: BodyProps) {
  const theme = useShownScheme();
  const open = useOpenSlice(drawn);
  const height = heightOf(bare, legend);
  const waiting = (
    <div className="chart-message muted" aria-busy="true">
      Loading...
    </div>
  );
  if (error !== null)
    return (
      <div className="chart-message" style={{ minHeight: height }}>
        <LoadFailure error={error} retry={retry} />
      </div>
    );
  if (drawn === undefined) return <div style={{ height }}>{waiting}</div>;
  if (drawn.every(({ value }) => value === 0))
    return (
      <div className="chart-message muted" style={{ minHeight: height }}>
        {empty}
      </div>
    );
  const withLegend = !bare && legend !== false;
  return (
    <div className={styles.sliceCard}>
      <div className={styles.sliceFigure} data-figure="slices" style={{ height }}>
        <div role="img" aria-label={describe(title, drawn)}>
          <Suspense fallback={waiting}>
            <SliceChart
              slices={drawn}
              type={state.type}
              theme={theme}
              withLegend={withLegend}
              onDrawn={onDrawn}
              onClick={bare ? undefined : open}
            />
          </Suspense>
        </div>
        {withLegend ? <Legend slices={drawn} /> : null}
      </div>
    </div>
  );
}

function heightOf(bare: boolean, legend: boolean | undefined): number {
  if (bare || legend === undefined) return HEIGHT_AT_FIRST;
  return legend ? HEIGHT_WITH_LEGEND : HEIGHT_WITHOUT;
}

function useOpenSlice(slices: readonly ChartSlice[] | undefined): (place: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (place) => {
      const href = slices?.[place]?.href;
      if (typeof href === 'string') void navigate(href);
    },
    [slices, navigate],
  );
}

function describe(title: string, slices: readonly ChartSlice[]): string {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return `${title}: ${slices.map(({ name, value }) => `${name} ${shareText(value, total)}`).join(', ')}`;
}

/** What each colour is, three to a column; by keyboard it leads where the slices lead. */
export function Legend({
  slices,
}: {
  slices: readonly (Pick<ChartSlice, 'name' | 'href'> & { readonly value?: number })[];
}) {
  const total = slices.reduce((sum, { value = 0 }) => sum + value, 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard
    <ul className={`${styles.sliceLegend} small`} tabIndex={0} aria-label="Legend">
      {slices.map(({ name, href, value }, place) => (
        <li key={name}>
          <span className="slice-dot" style={{ '--series': `var(--c${place + 1})` }} aria-hidden="true" />
          {href === null ? <span className="muted">{name}</span> : <Link to={href}>{name}</Link>}
          {value === undefined ? null : <span className="faint num">{shareText(value, total)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Every slice, those too that are drawn together. */
function tableOf(slices: readonly ChartSlice[], compares: boolean): ChartTable {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const compared = compares && slices.some(({ before }) => before !== undefined);
  const earlier = ({ before }: ChartSlice) => (before === undefined ? 'N/A' : wholeText(before));
  return {
    headings: ['Name', 'Transactions', 'Share', ...(compared ? ['Previous period'] : [])],
    rows: slices.map((slice) => [
      slice.name,
      wholeText(slice.value),
      shareText(slice.value, total),
      ...(compared ? [earlier(slice)] : []),
    ]),
    csv: [
      `name,transactions${compared ? ',transactions before' : ''}`,
      ...slices.map(({ name, value, before }) => `${name},${value}${compared ? `,${before ?? ''}` : ''}`),
      '',
    ].join('\n'),
  };
}
