import { type EChartsType, init } from 'echarts/core';
import { type RefObject, useEffect, useRef } from 'react';

type Option = Parameters<EChartsType['setOption']>[0];

interface EchartOptions {
  /** Called after each drawing with a way to get it as SVG. */
  readonly onDrawn?: ((svg: () => string) => void) | undefined;
  /** Called with the place of the datum that was clicked, from 0. */
  readonly onClick?: ((place: number) => void) | undefined;
}

/** Draws into the element that the reference is given to, and follows its size. `option` is made at each drawing. */
export function useEchart(option: () => Option, { onDrawn, onClick }: EchartOptions): RefObject<HTMLDivElement | null> {
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
    const made = chart.current;
    if (made === null) return;
    // Named, not inherited: labels are measured by it before they are placed. Double quotes would end the attribute of the
    // drawing that it is in.
    const fontFamily = getComputedStyle(document.body).fontFamily.replaceAll('"', "'");
    made.setOption({ textStyle: { fontFamily }, ...option() }, { notMerge: true });
    made.off('click');
    if (onClick !== undefined) made.on('click', ({ dataIndex }) => onClick(dataIndex ?? -1));
    onDrawn?.(() => made.getDataURL({ type: 'svg' }));
  }, [option, onDrawn, onClick]);
  return box;
}

/** Colours of the theme as they are now. */
export function themeColours(): (name: string) => string {
  const css = getComputedStyle(document.documentElement);
  return (name) => css.getPropertyValue(name).trim();
}

/** The box under the pointer, in the theme's colours. */
export function tipStyle(colour: (name: string) => string) {
  return {
    backgroundColor: colour('--tip'),
    borderWidth: 0,
    confine: true,
    textStyle: { color: colour('--on-tip'), fontSize: 12.5 },
  };
}

/** A grid whose axes fit inside. */
export const GRID = {
  left: 4,
  right: 14,
  top: 14,
  bottom: 4,
  outerBoundsMode: 'same',
  outerBoundsContain: 'axisLabel',
} as const;

/** The axis of time: hours and minutes by the clock, days and months by name, in the visitor's time zone. */
export function timeAxis(axis: ReturnType<typeof axisStyle>) {
  return {
    type: 'time',
    axisLabel: {
      ...axis.label,
      hideOverlap: true,
      formatter: { year: '{yyyy}', month: '{MMM}', day: '{MMM} {d}', hour: '{HH}:{mm}', minute: '{HH}:{mm}' },
    },
    axisLine: axis.line,
    splitLine: { show: false },
  };
}

/** How the axes of a chart are written. */
export function axisStyle(colour: (name: string) => string) {
  return {
    label: { color: colour('--muted'), fontSize: 12 },
    line: { lineStyle: { color: colour('--line-strong') } },
    split: { lineStyle: { color: colour('--line') } },
  };
}
