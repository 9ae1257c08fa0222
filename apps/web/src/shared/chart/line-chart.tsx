import { BarChart, LineChart as EchartsLine } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { formatInstant } from '../format/instant.ts';
import { axisText } from './axis-text.ts';
import { drawnValue, type Measure, type SeriesPoint } from './chart-points.ts';
import type { ChartType } from './use-chart-state.ts';

use([EchartsLine, BarChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

interface LineChartProps {
  readonly points: readonly SeriesPoint[];
  readonly measure: Measure;
  readonly type: ChartType;
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
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  useEffect(() => {
    if (box.current === null) return;
    const made = init(box.current, null, { renderer: 'svg' });
    chart.current = made;
    const watch = new ResizeObserver(() => made.resize());
    watch.observe(box.current);
    return () => {
      watch.disconnect();
      made.dispose();
      chart.current = null;
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption(optionOf(props), { notMerge: true });
    props.onDrawn?.(() => chart.current?.getDataURL({ type: 'svg' }) ?? '');
  }, [props]);
  return <div ref={box} style={{ height: props.height }} />;
}

function optionOf({ points, measure, type, color = 1 }: LineChartProps) {
  const css = getComputedStyle(document.documentElement);
  const colour = (name: string) => css.getPropertyValue(name).trim();
  const main = colour(`--c${color}`);
  const data = points.map(({ timestamp, value }) => [
    Date.parse(timestamp.replace(/\.\d+Z$/, 'Z')),
    value === null ? null : drawnValue(value, measure.decimals),
  ]);
  const axisLabel = { color: colour('--muted'), fontFamily: 'inherit', fontSize: 12 };
  return {
    animation: false,
    aria: { enabled: false },
    grid: { left: 4, right: 14, top: 14, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'time',
      axisLabel: { ...axisLabel, hideOverlap: true },
      axisLine: { lineStyle: { color: colour('--line-strong') } },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      scale: type === 'line' && measure.decimals !== undefined,
      axisLabel: { ...axisLabel, formatter: (value: number) => axisText(value) },
      splitLine: { lineStyle: { color: colour('--line') } },
    },
    tooltip: {
      trigger: 'axis',
      backgroundColor: colour('--tip'),
      borderWidth: 0,
      textStyle: { color: colour('--on-tip'), fontSize: 12.5 },
      formatter: (shown: readonly { readonly dataIndex: number }[]) =>
        tipOf(points[shown[0]?.dataIndex ?? -1], measure),
    },
    series: [
      type === 'bar'
        ? { type: 'bar', data, itemStyle: { color: main, borderRadius: [2, 2, 0, 0] }, barMaxWidth: 28 }
        : {
            type: 'line',
            data,
            showSymbol: data.length < 3,
            connectNulls: false,
            lineStyle: { color: main, width: 2 },
            itemStyle: { color: main },
            areaStyle: { color: main, opacity: 0.1 },
          },
    ],
  };
}

function tipOf(point: SeriesPoint | undefined, measure: Measure): string {
  if (point === undefined) return '';
  const value = point.value === null ? 'not known' : measure.text(BigInt(point.value));
  // Everything in it is made here: a date, a number and a fixed name; nothing of it comes from the ledger's texts.
  return `${formatInstant(point.timestamp)}<br>${measure.name}: <b>${value}</b>${point.partial === true ? '<br>not a whole interval' : ''}`;
}
