import { type ChartName, type ChartPoint, type ChartSeries, toAmount } from '@ledgerscope/contract';
import { type EntityId, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type BucketSize,
  entityVolume,
  type LedgerSnapshot,
  type Measure,
  type TimeRange,
  type TransactionFilter,
  transactionSums,
} from '@ledgerscope/ledger-store';
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

export const CHART_DEFINITIONS: Readonly<Record<Exclude<ChartName, 'transactionTypeDimension'>, ChartDefinition>> = {
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
};

/** What is read of each bucket of a window, and of the window before it as a whole where that is stored. */
export function ofBoth<Value>(
  { range, bucket, before }: ChartWindow,
  read: (range: TimeRange, bucket: BucketSize) => Promise<Value>,
): Promise<[Value, Value | undefined]> {
  return Promise.all([read(range, bucket), before === undefined ? undefined : read(before, { unit: 'all' })]);
}

/** The sums of a chart's window and of the one before it. */
export async function readSeries(
  store: LedgerSnapshot,
  window: ChartWindow | undefined,
  { measures, kinds, value }: ChartDefinition,
): Promise<Series> {
  const byBucket = new Map<number, bigint>();
  if (window === undefined) return { byBucket, before: undefined };
  const [sums, earlier] = await ofBoth(window, (range, bucket) =>
    transactionSums(store, range, bucket, measures, kinds),
  );
  for (const sum of sums) byBucket.set(sum.bucket, (byBucket.get(sum.bucket) ?? 0n) + value(sum));
  return { byBucket, before: earlier?.reduce((total, sum) => total + value(sum), 0n) };
}

/** How many transactions an entity takes part in. */
export async function entitySeries(store: LedgerSnapshot, entity: EntityId, window: ChartWindow): Promise<Series> {
  const [volume, earlier] = await ofBoth(window, (range, bucket) => entityVolume(store, entity, range, bucket));
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
