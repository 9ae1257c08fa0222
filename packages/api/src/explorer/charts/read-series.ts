import {
  type ChartPoint,
  type ChartRequest,
  type ChartSeries,
  type Interval,
  type Period,
  toAmount,
} from '@ledgerscope/contract';
import {
  type EntityId,
  NS_PER_SECOND,
  RESPONSE_CODE,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  TYPE_ID,
} from '@ledgerscope/ledger';
import {
  type BucketSize,
  entityVolume,
  firstInstant,
  type LedgerSnapshot,
  type Measure,
  type TimeRange,
  type TransactionFilter,
  transactionSums,
} from '@ledgerscope/ledger-store';
import { instantText } from '@ledgerscope/transactions/values';
import { ApiError } from '../../api-error.ts';
import { periodStart } from '../time-span.ts';

/** The first Monday after the first second of 1970. */
const MONDAY = 4 * SECONDS_PER_DAY;
/** Points of a chart. */
export const MAX_POINTS = 2_000;

const BUCKETS: Readonly<Record<Interval, BucketSize>> = {
  '1m': { unit: 'seconds', seconds: 60, offset: 0 },
  '5m': { unit: 'seconds', seconds: 300, offset: 0 },
  '15m': { unit: 'seconds', seconds: 900, offset: 0 },
  '1h': { unit: 'seconds', seconds: SECONDS_PER_HOUR, offset: 0 },
  '6h': { unit: 'seconds', seconds: 21_600, offset: 0 },
  '1d': { unit: 'seconds', seconds: SECONDS_PER_DAY, offset: 0 },
  '1w': { unit: 'seconds', seconds: 7 * SECONDS_PER_DAY, offset: MONDAY },
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
  [2 * SECONDS_PER_HOUR, '1m'],
  [3 * SECONDS_PER_DAY, '1h'],
  [10 * SECONDS_PER_DAY, '6h'],
  [120 * SECONDS_PER_DAY, '1d'],
  [3 * 365 * SECONDS_PER_DAY, '1w'],
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
export async function chartWindow(snapshot: LedgerSnapshot, request: ChartRequest): Promise<ChartWindow | undefined> {
  const newest = snapshot.head?.lastNs;
  const stored = await firstInstant(snapshot);
  if (newest === undefined || stored === undefined) return undefined;
  const period = request.startNs === undefined ? (request.period ?? '1D') : null;
  const range = { first: request.startNs ?? firstOf(snapshot, period) ?? stored, last: lastInstant(request, newest) };
  if (range.first > range.last) return undefined;
  const interval = intervalOf(request, period, range);
  const bucket = BUCKETS[interval];
  const before = period === 'OA' ? undefined : spanBefore(range, stored);
  return { range, period, interval, bucket, starts: startsOf(range, bucket), stored, before };
}

function firstOf(snapshot: LedgerSnapshot, period: Period | null): bigint | undefined {
  return periodStart(snapshot, period ?? 'OA');
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
  const seconds = Number((last - first) / NS_PER_SECOND);
  return named ?? INTERVAL_BY_SECONDS.find(([most]) => seconds <= most)?.[1] ?? '1M';
}

function startsOf({ first, last }: TimeRange, bucket: BucketSize): number[] {
  const starts: number[] = [];
  const end = Number(last / NS_PER_SECOND);
  for (let start = startOf(Number(first / NS_PER_SECOND), bucket); start <= end; start = nextStart(start, bucket)) {
    if (starts.length === MAX_POINTS)
      throw new ApiError(
        'invalid_parameter',
        `\`interval\` is too short: this range would return more than ${MAX_POINTS} points. Use a longer interval.`,
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
function nextStart(start: number, bucket: BucketSize): number {
  if (bucket.unit === 'seconds') return start + bucket.seconds;
  const date = new Date(start * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000;
}

/** Sums of a window by the start of the bucket, and of the window before where that is stored. */
export interface Series {
  readonly byBucket: ReadonlyMap<number, bigint>;
  readonly before: bigint | undefined;
}

/** When a bucket starts and whether the window holds only a part of it. */
export function bucketReply(window: ChartWindow, start: number): Pick<ChartPoint, 'timestamp' | 'partial'> {
  const startNs = BigInt(start) * NS_PER_SECOND;
  const endNs = BigInt(nextStart(start, window.bucket)) * NS_PER_SECOND;
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

type Kinds = Pick<TransactionFilter, 'types' | 'results'>;
type Sums = Readonly<Record<Measure, bigint>>;

/** What a chart adds up, and over which transactions. */
interface ChartDefinition {
  readonly measures: readonly Measure[];
  readonly kinds: Kinds;
  readonly value: (sums: Sums) => bigint;
}

const transactions = { measures: ['transactions'], value: (sums: Sums) => sums.transactions } as const;

/** Transactions of these types, or of all. */
export function countOf(types: readonly number[]): ChartDefinition {
  return { ...transactions, kinds: { types } };
}

/** Tinybars that left the payers' side. */
export const HBAR_VALUE: ChartDefinition = { measures: ['amount'], kinds: {}, value: (sums) => sums.amount };

/** By the names of their calls. */
export const CHART_DEFINITIONS = {
  allTransactions: countOf([]),
  accountsCreated: {
    ...transactions,
    kinds: { types: [TYPE_ID.cryptoCreateAccount], results: [RESPONSE_CODE.SUCCESS] },
  },
  nftMinted: { measures: ['nftMints'], kinds: {}, value: (sums) => sums.nftMints },
  nftTransfer: {
    measures: ['nftTransfers', 'nftMints'],
    kinds: {},
    value: (sums) => sums.nftTransfers - sums.nftMints,
  },
  tokenTransfer: { measures: ['tokenTransfers'], kinds: {}, value: (sums) => sums.tokenTransfers },
  tokenMinted: { ...transactions, kinds: { types: [TYPE_ID.tokenMint], results: [RESPONSE_CODE.SUCCESS] } },
} satisfies Readonly<Record<string, ChartDefinition>>;

/** What is read of each bucket of a window, and of the window before it as a whole where that is stored. */
export function ofBoth<Value>(
  { range, bucket, before }: ChartWindow,
  read: (range: TimeRange, bucket: BucketSize) => Promise<Value>,
): Promise<[Value, Value | undefined]> {
  return Promise.all([read(range, bucket), before === undefined ? undefined : read(before, { unit: 'all' })]);
}

/** The sums of a chart's window and of the one before it. */
export async function readSeries(
  snapshot: LedgerSnapshot,
  window: ChartWindow | undefined,
  { measures, kinds, value }: ChartDefinition,
): Promise<Series> {
  const byBucket = new Map<number, bigint>();
  if (window === undefined) return { byBucket, before: undefined };
  const [sums, earlier] = await ofBoth(window, (range, bucket) =>
    transactionSums(snapshot, range, bucket, measures, kinds),
  );
  for (const sum of sums) byBucket.set(sum.bucket, (byBucket.get(sum.bucket) ?? 0n) + value(sum));
  return { byBucket, before: earlier?.reduce((total, sum) => total + value(sum), 0n) };
}

/** How many transactions an entity takes part in. */
export async function entitySeries(snapshot: LedgerSnapshot, entity: EntityId, window: ChartWindow): Promise<Series> {
  const [volume, earlier] = await ofBoth(window, (range, bucket) => entityVolume(snapshot, entity, range, bucket));
  return seriesOf(volume, earlier, ({ transactions: count }) => count);
}

/** One value a bucket. */
export function seriesOf<Row extends { readonly bucket: number }>(
  rows: readonly Row[],
  earlier: readonly Row[] | undefined,
  amountOf: (row: Row) => bigint,
): Series {
  return {
    byBucket: new Map(rows.map((row) => [row.bucket, amountOf(row)])),
    before: earlier?.reduce((sum, row) => sum + amountOf(row), 0n),
  };
}

/** The series of a window in which nothing is stored. */
export const NO_SERIES: Series = { byBucket: new Map(), before: undefined };
