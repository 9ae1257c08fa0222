import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useCallback } from 'react';
import { wholeText } from '../format/hbar-text.ts';
import { axisText } from './axis-text.ts';
import { type ChartSlice, labelPlace, SLICE_COLOURS, shareText } from './slices.ts';
import { textOn } from './text-on.ts';
import { axisStyle, GRID, themeColours, tipStyle, useEchart } from './use-echart.ts';
import type { SliceChartType } from './use-slice-state.ts';

use([PieChart, BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer]);

const NARROW_SCREEN = '(max-width: 37.5em)';

interface SliceChartProps {
  /** At most ten. */
  readonly slices: readonly ChartSlice[];
  readonly type: SliceChartType;
  /** The theme's name; colours are read again when it changes. */
  readonly theme: string;
  /** Whether a legend says what each slice is. */
  readonly withLegend: boolean;
  readonly onDrawn: (svg: () => string) => void;
  /** Called with the place of the slice that was clicked; absent where slices lead nowhere. */
  readonly onClick?: ((place: number) => void) | undefined;
}

/** Draws shares as a pie, or as bars or a line side by side. Its module is large: load it lazily. */
export default function SliceChart({ slices, type, theme, withLegend, onDrawn, onClick }: SliceChartProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme decides the colours that are read
  const option = useCallback(
    () => optionOf(slices, type, onClick !== undefined, withLegend),
    [slices, type, theme, onClick, withLegend],
  );
  const box = useEchart(option, { onDrawn, onClick });
  return <div ref={box} style={{ height: '100%' }} />;
}

function optionOf(slices: readonly ChartSlice[], type: SliceChartType, opens: boolean, withLegend: boolean) {
  const colour = themeColours();
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const palette = Array.from({ length: SLICE_COLOURS }, (_, place) => colour(`--c${place + 1}`));
  const tooltip = {
    trigger: 'item',
    ...tipStyle(colour),
    // Names of services and types come from the contract's own tables, not from the ledger's texts.
    formatter: ({ dataIndex }: { readonly dataIndex: number }) => tipOf(slices[dataIndex], total),
  };
  const base = { animation: false, color: palette, tooltip };
  // On a narrow screen there is no room around the pie, and a legend has every share.
  const outside = withLegend || window.matchMedia(NARROW_SCREEN).matches ? null : colour('--text');
  if (type !== 'pie') return { ...base, ...categoryOption(slices, type, colour, palette, opens) };
  return {
    ...base,
    series: [
      {
        type: 'pie',
        radius: ['34%', '86%'],
        center: ['50%', '50%'],
        cursor: opens ? 'pointer' : 'default',
        labelLayout: { hideOverlap: true },
        itemStyle: { borderColor: colour('--surface'), borderWidth: 1.5 },
        data: slices.map(({ name, value }, place) => pieItem(name, value, total, palette[place] ?? '', outside)),
      },
    ],
  };
}

function pieItem(name: string, value: number, total: number, fill: string, outside: string | null) {
  const wanted = labelPlace(value, total);
  const place = wanted === 'outside' && outside === null ? 'none' : wanted;
  return {
    name,
    value,
    label: {
      show: place !== 'none',
      position: place === 'inside' ? 'inside' : 'outside',
      color: place === 'inside' || outside === null ? textOn(fill) : outside,
      fontSize: 12,
      formatter: place === 'inside' ? shareText(value, total) : `${name} ${shareText(value, total)}`,
    },
    labelLine: { show: place === 'outside', length: 6, length2: 8 },
  };
}

function categoryOption(
  slices: readonly ChartSlice[],
  type: 'bar' | 'line',
  colour: (name: string) => string,
  palette: readonly string[],
  opens: boolean,
) {
  const axis = axisStyle(colour);
  const data = slices.map(({ value }, place) => ({ value, itemStyle: { color: palette[place] } }));
  return {
    grid: GRID,
    xAxis: {
      type: 'category',
      data: slices.map(({ name }) => name),
      axisLabel: { ...axis.label, hideOverlap: true },
      axisLine: axis.line,
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      axisLabel: { ...axis.label, formatter: (value: number) => axisText(value) },
      splitLine: axis.split,
    },
    series: [
      {
        type,
        data,
        barMaxWidth: 44,
        symbolSize: 8,
        cursor: opens ? 'pointer' : 'default',
        lineStyle: { color: colour('--c1') },
      },
    ],
  };
}

function tipOf(slice: ChartSlice | undefined, total: number): string {
  if (slice === undefined) return '';
  const before = slice.before === undefined ? '' : `<br>Before: <b>${wholeText(slice.before)}</b>`;
  return `${slice.name}<br><b>${wholeText(slice.value)}</b> · ${shareText(slice.value, total)}${before}`;
}
