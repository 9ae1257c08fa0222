import type { ChartRequest, Interval, Period } from '@ledgerscope/contract';
import { type BucketSize, firstInstant, type LedgerSnapshot, type TimeRange } from '@ledgerscope/ledger-store';
import { ApiError } from '../../api-error.ts';
import { periodStart } from '../time-span.ts';

const SECOND_NS = 1_000_000_000n;
const DAY_SECONDS = 86_400;
/** The first Monday after the first second of 1970. */
const MONDAY = 4 * DAY_SECONDS;
const MAX_POINTS = 2_000;

const BUCKETS: Readonly<Record<Interval, BucketSize>> = {
  '1m': { unit: 'seconds', seconds: 60, offset: 0 },
  '5m': { unit: 'seconds', seconds: 300, offset: 0 },
  '15m': { unit: 'seconds', seconds: 900, offset: 0 },
  '1h': { unit: 'seconds', seconds: 3_600, offset: 0 },
  '6h': { unit: 'seconds', seconds: 21_600, offset: 0 },
  '1d': { unit: 'seconds', seconds: DAY_SECONDS, offset: 0 },
  '1w': { unit: 'seconds', seconds: 7 * DAY_SECONDS, offset: MONDAY },
  '1M': { unit: 'month' },
};
const INTERVAL_OF: Readonly<Partial<Record<Period, Interval>>> = {
  '1H': '1m',
  TODAY: '1h',
  '1D': '1h',
  '2D': '1h',
  '1W': '6h',
  '1M': '1d',
  '1Y': '1w',
};
/** The interval of a span that no period names: the first that it is not longer than. */
const INTERVAL_BY_SECONDS: readonly (readonly [number, Interval])[] = [
  [2 * 3_600, '1m'],
  [3 * DAY_SECONDS, '1h'],
  [10 * DAY_SECONDS, '6h'],
  [120 * DAY_SECONDS, '1d'],
  [3 * 365 * DAY_SECONDS, '1w'],
];

/** The span of a chart, cut into buckets. */
export interface ChartWindow {
  readonly range: TimeRange;
  readonly period: Period | null;
  readonly interval: Interval;
  readonly bucket: BucketSize;
  /** Seconds since 1970 at which each bucket starts; the first may start before the span. */
  readonly starts: readonly number[];
  /** First stored instant. */
  readonly stored: bigint;
  /** The span of equal length before; undefined where it is not stored whole. */
  readonly before: TimeRange | undefined;
}

/**
 * The span that a chart request means, 1D by default, up to the newest stored transaction; undefined for an empty span and in
 * an empty store.
 */
export async function chartWindow(store: LedgerSnapshot, request: ChartRequest): Promise<ChartWindow | undefined> {
  const newest = store.head?.lastNs;
  const stored = await firstInstant(store);
  if (newest === undefined || stored === undefined) return undefined;
  const period = request.startNs === undefined ? (request.period ?? '1D') : null;
  const range = { first: request.startNs ?? firstOf(store, period) ?? stored, last: lastInstant(request, newest) };
  if (range.first > range.last) return undefined;
  const interval = intervalOf(request, period, range);
  const bucket = BUCKETS[interval];
  const before = period === 'OA' ? undefined : spanBefore(range, stored);
  return { range, period, interval, bucket, starts: startsOf(range, bucket), stored, before };
}

function firstOf(store: LedgerSnapshot, period: Period | null): bigint | undefined {
  return periodStart(store, period ?? 'OA');
}

function lastInstant({ endNs }: ChartRequest, newest: bigint): bigint {
  return endNs === undefined || endNs > newest ? newest : endNs - 1n;
}

function spanBefore({ first, last }: TimeRange, stored: bigint): TimeRange | undefined {
  const length = last - first + 1n;
  return length > 0n && first - length >= stored ? { first: first - length, last: first - 1n } : undefined;
}

function intervalOf({ interval }: ChartRequest, period: Period | null, { first, last }: TimeRange): Interval {
  const named = interval ?? INTERVAL_OF[period ?? 'OA'];
  const seconds = Number((last - first) / SECOND_NS);
  return named ?? INTERVAL_BY_SECONDS.find(([most]) => seconds <= most)?.[1] ?? '1M';
}

function startsOf({ first, last }: TimeRange, bucket: BucketSize): number[] {
  const starts: number[] = [];
  const end = Number(last / SECOND_NS);
  for (let start = startOf(Number(first / SECOND_NS), bucket); start <= end; start = nextStart(start, bucket)) {
    if (starts.length === MAX_POINTS)
      throw new ApiError(
        'invalid_parameter',
        `Query parameter interval gives more than ${MAX_POINTS} points over this span; take a longer one.`,
        'interval',
      );
    starts.push(start);
  }
  return starts;
}

function startOf(second: number, bucket: BucketSize): number {
  if (bucket.unit === 'seconds') {
    const { seconds, offset } = bucket;
    return Math.floor((second - offset) / seconds) * seconds + offset;
  }
  const date = new Date(second * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000;
}

/** Where the bucket that starts here ends. */
export function nextStart(start: number, bucket: BucketSize): number {
  if (bucket.unit === 'seconds') return start + bucket.seconds;
  const date = new Date(start * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000;
}
