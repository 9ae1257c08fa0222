import { type ChartPoint, type ChartSeries, toAmount } from '@ledgerscope/contract';
import { instantText } from '../values.ts';
import { type ChartWindow, nextStart } from './chart-window.ts';

const SECOND_NS = 1_000_000_000n;

/** Sums of a window by the start of the bucket, and of the window before where that is stored. */
export interface Series {
  readonly byBucket: ReadonlyMap<number, bigint>;
  readonly before: bigint | undefined;
}

/** When a bucket starts and whether the window holds only a part of it. */
export function bucketReply(window: ChartWindow, start: number): Pick<ChartPoint, 'timestamp' | 'partial'> {
  const startNs = BigInt(start) * SECOND_NS;
  const endNs = BigInt(nextStart(start, window.bucket)) * SECOND_NS;
  return {
    // Nothing is said of the time before the first record.
    timestamp: instantText(window.period === 'OA' && startNs < window.stored ? window.stored : startNs),
    // The window ends with the newest instant: its last bucket is never over.
    partial: startNs < window.range.first || endNs > window.range.last + 1n,
  };
}

/** Every bucket of the window with its sum. */
export function pointsReply(window: ChartWindow, byBucket: ReadonlyMap<number, bigint>): ChartPoint[] {
  return window.starts.map((start) => {
    const { timestamp, partial } = bucketReply(window, start);
    return { timestamp, value: toAmount(byBucket.get(start) ?? 0n), partial };
  });
}

/** A chart; empty where nothing is stored. */
export function seriesReply(window: ChartWindow | undefined, series: Series): ChartSeries {
  const total = sumOf(series.byBucket);
  return {
    totalSum: toAmount(total),
    pctChange: percentChange(total, series.before),
    data: window === undefined ? [] : pointsReply(window, series.byBucket),
    loading: false,
    ...spanReply(window),
  };
}

/** The span that a reply is of: the one before ends where it starts, and is as long. */
export function spanReply(window: ChartWindow | undefined): Pick<ChartSeries, 'period' | 'interval' | 'start' | 'end'> {
  if (window === undefined) return { period: null, interval: '1h', start: null, end: null };
  const { period, interval, range } = window;
  return { period, interval, start: instantText(range.first), end: instantText(range.last) };
}

export function sumOf(byBucket: ReadonlyMap<number, bigint>): bigint {
  return [...byBucket.values()].reduce((sum, value) => sum + value, 0n);
}

/** Percent, rounded half away from zero to two decimals; null where there was nothing before. */
export function percentChange(now: bigint, before: bigint | undefined): number | null {
  if (before === undefined || before === 0n) return null;
  const change = (now - before) * 20_000n;
  const half = change < 0n ? -before : before;
  return Number((change + half) / (2n * before)) / 100;
}
