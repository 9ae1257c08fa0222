import type { Amount } from '@ledgerscope/contract/amount';
import { formatUnits } from '@ledgerscope/ledger';
import { type ChartSpan, intervalsOf } from './chart-span.ts';

/** One point of a chart as the API sends it; null where its value cannot be known. */
export interface SeriesPoint {
  readonly timestamp: string;
  readonly value: Amount | null;
  /** True where only a part of the bucket is in the span. */
  readonly partial?: boolean;
}

/** What is drawn, and its figures. */
export interface DrawnSeries {
  readonly points: readonly SeriesPoint[];
  /** Null where a total has no meaning, as for balances. */
  readonly total: Amount | null;
  readonly pctChange: number | null;
  /** First and last instant that it is of, and the length of its buckets; absent where it is of no span. */
  readonly span?: ChartSpan | undefined;
  /** Which end of its interval the timestamp of a point is; the start where it is not said. */
  readonly stampedAt?: 'start' | 'end';
}

/** How values are named, written and scaled. */
export interface ChartMeasure {
  /** What a value counts: `Transactions`. */
  readonly name: string;
  /** The exact value for tips, tables and totals. */
  readonly text: (value: bigint) => string;
  /** Digits behind the decimal point that the axis leaves out: 8 where values are tinybars and the axis shows hbars. */
  readonly decimals?: number;
  /** The unit of the axis, where values are written in others too. */
  readonly axisUnit?: string;
}

/** The value as a number to draw with; drawing needs no more than a double holds. */
export function drawnValue(value: Amount, decimals = 0): number {
  return Number(value) / 10 ** decimals;
}

/** True for a bucket that is not whole, and for those beside one: what is between them is dashed. */
export function touchesPartial(points: readonly Pick<SeriesPoint, 'partial'>[], place: number): boolean {
  return [place - 1, place, place + 1].some((one) => points[one]?.partial === true);
}

/** True where there is nothing to draw: no known value at all, or nothing but zeros where zeros mean that nothing happened. */
export function isEmptySeries(points: readonly SeriesPoint[], zeroIsEmpty: boolean): boolean {
  return points.every(({ value }) => value === null || (zeroIsEmpty && BigInt(value) === 0n));
}

/**
 * The points as CSV, oldest first; with those of the span before where they are compared, and with values in the unit of the
 * axis beside the raw ones where that is another.
 */
export function seriesCsv(
  points: readonly SeriesPoint[],
  { name, decimals = 0, axisUnit }: Pick<ChartMeasure, 'name' | 'decimals' | 'axisUnit'>,
  before?: readonly SeriesPoint[],
  of: Pick<DrawnSeries, 'span' | 'stampedAt'> = {},
): string {
  const intervals = intervalsOf(points, of);
  const unit = axisUnit === undefined || decimals === 0 ? undefined : axisUnit;
  const cells = (value: Amount | null | undefined) => {
    const known = value ?? undefined;
    const shown = known === undefined ? '' : formatUnits(BigInt(known), decimals).replaceAll(',', '');
    return unit === undefined ? [known ?? ''] : [known ?? '', shown];
  };
  const headings = (title: string) => (unit === undefined ? [title] : [title, `${title} (${unit})`]);
  const lines = [
    ['intervalStart', 'intervalEnd', ...headings(name), ...(before === undefined ? [] : headings(`${name} before`))],
    ...points.map(({ value }, place) => [
      ...(intervals[place] ?? []),
      ...cells(value),
      ...(before === undefined ? [] : cells(before[place]?.value)),
    ]),
  ];
  return `${lines.map((line) => line.join(',')).join('\n')}\n`;
}
