import { BarChart, LineChart as EchartsLine } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { formatInstant } from '../format/instant.ts';
import { axisText } from './axis-text.ts';
import { type ChartMeasure, drawnValue, type SeriesPoint, touchesPartial } from './chart-points.ts';
import type { ChartType } from './use-chart-state.ts';
import { axisStyle, GRID, themeColours, timeAxis, tipStyle, useEchart } from './use-echart.ts';

use([EchartsLine, BarChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

interface LineChartProps {
  readonly points: readonly SeriesPoint[];
  /** The same buckets of the span before, drawn under them. */
  readonly before?: readonly SeriesPoint[] | undefined;
  readonly measure: ChartMeasure;
  readonly type: ChartType;
  /** True for what is at a level, as balances do: a line then shows its ups and downs, not its distance from zero. */
  readonly isLevel?: boolean;
  readonly height: number;
  /** The theme's name; colours are read again when it changes. */
  readonly theme: string;
  /** Number of the chart colour, from 1. */
  readonly color?: number;
  /** Called with a way to get the drawing as SVG. */
  readonly onDrawn?: (svg: () => string) => void;
}

/** Draws one series over time. Its module is large: load it lazily. */
export default function LineChart(props: LineChartProps) {
  const { points, before, measure, type, theme, color = 1, isLevel = false } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme decides the colours that are read
  const option = useCallback(
    () => optionOf({ points, before, measure, type, color, isLevel }),
    [points, before, measure, type, theme, color, isLevel],
  );
  const box = useEchart(option, { onDrawn: props.onDrawn });
  return <div ref={box} style={{ height: props.height }} />;
}

type Drawn = Pick<LineChartProps, 'points' | 'before' | 'measure' | 'type'> & {
  readonly color: number;
  readonly isLevel: boolean;
};

/** About as many as the value axis shows. */
const TICKS = 8;

/** Between the least and the greatest value, as they are drawn. */
function spread(points: readonly SeriesPoint[], { decimals }: ChartMeasure): number {
  const values = points.flatMap(({ value }) => (value === null ? [] : [drawnValue(value, decimals)]));
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

function optionOf({ points, before, measure, type, color, isLevel }: Drawn) {
  const colour = themeColours();
  const axis = axisStyle(colour);
  const isScaled = isLevel && type === 'line';
  const unit = measure.axisUnit === undefined ? '' : ` ${measure.axisUnit}`;
  const step = isScaled ? spread(points, measure) / TICKS : 0;
  return {
    animation: false,
    aria: { enabled: false },
    grid: GRID,
    xAxis: timeAxis(axis),
    yAxis: {
      type: 'value',
      scale: isScaled,
      ...(measure.decimals === undefined ? { minInterval: 1 } : {}),
      axisLabel: { ...axis.label, formatter: (value: number) => `${axisText(value, step)}${unit}` },
      splitLine: axis.split,
    },
    tooltip: {
      trigger: 'axis',
      ...tipStyle(colour),
      formatter: (shown: readonly { readonly dataIndex: number }[]) => {
        const place = shown[0]?.dataIndex ?? -1;
        return tipOf(points[place], before?.[place], measure);
      },
    },
    series: [
      ...mainSeries(points, measure, type, colour(`--c${color}`)),
      ...(before === undefined
        ? []
        : [seriesOf(before, points, measure, 'line', { main: colour('--muted'), area: 0, dash: 'dashed' })]),
    ],
  };
}

/** What is drawn; intervals that are not whole are dashed, so that they do not look like a fall. */
function mainSeries(points: readonly SeriesPoint[], measure: ChartMeasure, type: ChartType, main: string) {
  const whole = { main, area: 0.1, dash: 'solid' } as const;
  if (type === 'bar') return [seriesOf(points, points, measure, type, whole)];
  const solid = points.map((point) => (point.partial === true ? { ...point, value: null } : point));
  const dashed = points.map((point, place) => (touchesPartial(points, place) ? point : { ...point, value: null }));
  return [
    seriesOf(solid, points, measure, type, whole),
    ...(points.some(({ partial }) => partial === true)
      ? [seriesOf(dashed, points, measure, type, { main, area: 0.04, dash: 'dashed' })]
      : []),
  ];
}

interface Look {
  readonly main: string;
  readonly area: number;
  readonly dash: 'solid' | 'dashed';
}

/** `at` is where each value is drawn: values of the span before are drawn at the later span's instants. */
function seriesOf(
  values: readonly SeriesPoint[],
  at: readonly SeriesPoint[],
  measure: ChartMeasure,
  type: ChartType,
  { main, area, dash }: Look,
) {
  const data = at.map(({ timestamp }, place) => {
    const value = values[place]?.value ?? null;
    return [
      Date.parse(timestamp.replace(/\.\d+Z$/, 'Z')),
      value === null ? null : drawnValue(value, measure.decimals),
    ] as const;
  });
  if (type === 'bar') {
    const unfinished = { opacity: 0.4, borderColor: main, borderWidth: 1, borderType: 'dashed' };
    return {
      type: 'bar',
      data: data.map((value, place) => (at[place]?.partial === true ? { value, itemStyle: unfinished } : value)),
      itemStyle: { color: main, borderRadius: [2, 2, 0, 0] },
      barMaxWidth: 28,
    };
  }
  return {
    type: 'line',
    data,
    showSymbol: data.length < 3,
    connectNulls: false,
    lineStyle: { color: main, width: dash === 'solid' ? 2 : 1.5, type: dash },
    itemStyle: { color: main },
    areaStyle: { color: main, opacity: area },
  };
}

function tipOf(point: SeriesPoint | undefined, before: SeriesPoint | undefined, measure: ChartMeasure): string {
  if (point === undefined) return '';
  const text = ({ value }: SeriesPoint) => (value === null ? 'Unknown' : measure.text(BigInt(value)));
  // Everything in it is made here: dates, numbers and a fixed name; nothing of it comes from the ledger's texts.
  const lines = [
    formatInstant(point.timestamp),
    `${measure.name}: <b>${text(point)}</b>`,
    ...(before === undefined ? [] : [`Before, ${formatInstant(before.timestamp)}: <b>${text(before)}</b>`]),
    ...(point.partial === true ? ['partial interval'] : []),
  ];
  return lines.join('<br>');
}
