import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { wholeText } from '../format/hbar-text.ts';
import { formatInstant } from '../format/instant.ts';
import { axisText } from './axis-text.ts';
import type { ChartType } from './use-chart-state.ts';
import { axisStyle, GRID, themeColours, timeAxis, tipStyle, useEchart } from './use-echart.ts';

use([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

/** Several series over the same instants. */
export interface Layers {
  readonly timestamps: readonly string[];
  /** Greatest first, at most ten; `values` has one for each instant. */
  readonly layers: readonly { readonly name: string; readonly values: readonly number[] }[];
}

interface StackedChartProps extends Layers {
  readonly type: ChartType;
  readonly height: number;
  /** The theme's name; colours are read again when it changes. */
  readonly theme: string;
  readonly onDrawn: (svg: () => string) => void;
  /** Totals of the same buckets of the span before. */
  readonly before?: readonly number[] | undefined;
}

/** Draws layers upon one another. Its module is large: load it lazily. */
export default function StackedChart({ timestamps, layers, type, height, theme, onDrawn, before }: StackedChartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme decides the colours that are read
  const option = useCallback(
    () => optionOf({ timestamps, layers }, type, before),
    [timestamps, layers, type, theme, before],
  );
  const box = useEchart(option, { onDrawn });
  return <div ref={box} style={{ height }} />;
}

function optionOf({ timestamps, layers }: Layers, type: ChartType, before: StackedChartProps['before']) {
  const colour = themeColours();
  const axis = axisStyle(colour);
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
      formatter: (shown: readonly { readonly dataIndex: number }[]) =>
        tipOf({ timestamps, layers }, shown[0]?.dataIndex ?? -1, before),
    },
    series: [
      ...layers.map(({ name, values }, place) => {
        const main = colour(`--c${place + 1}`);
        return {
          type,
          name,
          stack: 'all',
          data: values.map((value, at) => [instantOf(timestamps[at]), value]),
          showSymbol: false,
          barMaxWidth: 28,
          itemStyle: { color: main },
          lineStyle: { color: main, width: 1.5 },
          areaStyle: { color: main, opacity: 0.35 },
        };
      }),
      ...(before === undefined ? [] : [lineBefore(before, timestamps, colour('--muted'))]),
    ],
  };
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
  if (earlier !== undefined) lines.push(`All types before: <b>${wholeText(earlier)}</b>`);
  return [formatInstant(at), ...lines].join('<br>');
}
