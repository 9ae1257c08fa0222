import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { wholeText } from '../format/hbar-text.ts';
import { formatInstant } from '../format/instant.ts';
import { axisText } from './axis-text.ts';
import { touchesPartial } from './chart-points.ts';
import type { ChartType } from './use-chart-state.ts';
import { axisStyle, GRID, themeColours, timeAxis, tipStyle, useEchart } from './use-echart.ts';

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Several series over the same instants. */
export interface Layers {
  readonly timestamps: readonly string[];
  /** Which of them are not whole intervals. */
  readonly partial: readonly boolean[];
  /** Greatest first, at most ten; `values` has one for each instant. */
  readonly layers: readonly { readonly name: string; readonly values: readonly number[] }[];
}

interface StackedChartProps extends Layers {
  readonly type: ChartType;
  /** The theme's name; colours are read again when it changes. */
  readonly theme: string;
  readonly onDrawn: (svg: () => string) => void;
  /** Totals of the same buckets of the span before. */
  readonly before?: readonly number[] | undefined;
}

/** Draws layers upon one another. Its module is large: load it lazily. */
export default function StackedChart(props: StackedChartProps) {
  const { timestamps, partial, layers, type, theme, onDrawn, before } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme decides the colours that are read
  const option = useCallback(
    () => optionOf({ timestamps, partial, layers }, type, before),
    [timestamps, partial, layers, type, theme, before],
  );
  const box = useEchart(option, { onDrawn });
  return <div ref={box} style={{ height: '100%' }} />;
}

function optionOf(drawn: Layers, type: ChartType, before: StackedChartProps['before']) {
  const colour = themeColours();
  const axis = axisStyle(colour);
  const { timestamps, layers } = drawn;
  return {
    animation: false,
    grid: GRID,
    xAxis: timeAxis(axis),
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { ...axis.label, formatter: (value: number) => axisText(value) },
      splitLine: axis.split,
    },
    tooltip: {
      trigger: 'axis',
      ...tipStyle(colour),
      formatter: (shown: readonly { readonly dataIndex: number }[]) => tipOf(drawn, shown[0]?.dataIndex ?? -1, before),
    },
    series: [
      ...layers.flatMap(({ name, values }, place) =>
        layerSeries(drawn, { name, values }, type, colour(`--c${place + 1}`)),
      ),
      ...(before === undefined ? [] : [lineBefore(before, timestamps, colour('--muted'))]),
    ],
  };
}

/** A layer: whole intervals solid, those that are not whole and what leads to them dashed, or as pale bars. */
function layerSeries(
  { timestamps, partial }: Layers,
  { name, values }: Layers['layers'][number],
  type: ChartType,
  main: string,
): object[] {
  const at = (place: number) => instantOf(timestamps[place]);
  const series = {
    type,
    name,
    showSymbol: false,
    barMaxWidth: 28,
    itemStyle: { color: main },
    lineStyle: { color: main, width: 1.5 },
    areaStyle: { color: main, opacity: 0.35 },
  };
  if (type === 'bar') {
    const unfinished = { opacity: 0.45, borderColor: main, borderWidth: 1, borderType: 'dashed' };
    const data = values.map((value, place) =>
      partial[place] === true ? { value: [at(place), value], itemStyle: unfinished } : [at(place), value],
    );
    return [{ ...series, stack: 'all', data }];
  }
  const ends = partial.map((isPartial) => ({ partial: isPartial }));
  const pointsWhere = (isShown: (place: number) => boolean) =>
    values.map((value, place) => [at(place), isShown(place) ? value : null]);
  return [
    { ...series, stack: 'all', data: pointsWhere((place) => partial[place] !== true) },
    {
      ...series,
      stack: 'not whole',
      data: pointsWhere((place) => touchesPartial(ends, place)),
      lineStyle: { color: main, width: 1.5, type: 'dashed' },
      areaStyle: { color: main, opacity: 0.12 },
    },
  ];
}

/** All types of the span before as one line: ten layers more would hide those that are read. */
function lineBefore(before: readonly number[], timestamps: readonly string[], main: string) {
  return {
    type: 'line',
    name: 'Before',
    data: timestamps.map((at, place) => [instantOf(at), before[place] ?? null]),
    showSymbol: false,
    itemStyle: { color: main },
    lineStyle: { color: main, width: 1.5, type: 'dashed' },
  };
}

function instantOf(timestamp = ''): number {
  return Date.parse(timestamp.replace(/\.\d+Z$/, 'Z'));
}

function tipOf({ timestamps, layers }: Layers, place: number, before: StackedChartProps['before']): string {
  const at = timestamps[place];
  if (at === undefined) return '';
  const lines = layers
    .map(({ name, values }) => ({ name, value: values[place] ?? 0 }))
    .filter(({ value }) => value > 0)
    .map(({ name, value }) => `${name}: <b>${wholeText(value)}</b>`);
  const earlier = before?.[place];
  if (earlier !== undefined) lines.push(`All types, previous period: <b>${wholeText(earlier)}</b>`);
  return [formatInstant(at), ...lines].join('<br>');
}
