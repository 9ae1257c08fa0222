import { formatInstant } from '../format/instant.ts';
import type { ChartTable } from './chart-foot.tsx';
import { type ChartMeasure, type DrawnSeries, type SeriesPoint, seriesCsv } from './chart-points.ts';

/** The points of a chart as a table, newest first. */
export function seriesTable(
  points: readonly SeriesPoint[],
  measure: ChartMeasure,
  before: readonly SeriesPoint[] | undefined,
  of?: Pick<DrawnSeries, 'span' | 'stampedAt'>,
): ChartTable {
  const text = (point: SeriesPoint | undefined) => {
    if (point === undefined) return 'N/A';
    return point.value === null ? 'Unknown' : measure.text(BigInt(point.value));
  };
  return {
    headings: ['Time', measure.name, ...(before === undefined ? [] : ['Previous period'])],
    rows: points
      .map((point, place) => [
        formatInstant(point.timestamp),
        text(point),
        ...(before === undefined ? [] : [text(before[place])]),
      ])
      .toReversed(),
    csv: seriesCsv(points, measure, before, of),
  };
}
