import { NS_PER_DAY, NS_PER_HOUR, NS_PER_MINUTE, NS_PER_SECOND } from '@ledgerscope/ledger';
import type { ResultKind } from '../client/ledger-client.ts';
import { allOf, type Condition, timeCondition, unionOf } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnName } from '../table.ts';
import type { TimeRange } from '../time-range.ts';
import { kindCondition, type TransactionFilter } from '../transaction/transaction-filter.ts';

/** What the roll-ups sum, by type and result of the transaction. Amounts are tinybars, transfers are single changes. */
export type Measure = 'transactions' | 'fee' | 'amount' | 'gasUsed' | 'tokenTransfers' | 'nftTransfers' | 'nftMints';

/** Length of a bucket: one for the whole window, calendar months, or seconds from `offset` seconds after 1970 on. */
export type BucketSize =
  | { readonly unit: 'all' }
  | { readonly unit: 'month' }
  | { readonly unit: 'seconds'; readonly seconds: number; readonly offset: number };

/** Sums of one bucket's transactions of one type and result. */
export type WindowSum<M extends Measure> = {
  /** Seconds since 1970 at which the bucket starts; 0 for the whole window. */
  bucket: number;
  type: number;
  result: number;
} & Record<M, bigint>;

/** The same sums over rows; must say what the views of transaction_hour and transaction_day say. */
const OF_ROW: Readonly<Record<Measure, string>> = {
  transactions: '1',
  fee: 'fee',
  amount: 'amount',
  gasUsed: 'gas_used',
  tokenTransfers: 'arrayCount(change -> change > 0, token_transfer_amount)',
  nftTransfers: 'length(nft_transfer_token)',
  nftMints: 'arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)',
};

/** SQL of the second (UInt32) of a transaction's row. */
export const SECOND_SQL = `toUInt32(intDiv(toUnixTimestamp64Nano(consensus_ns), ${NS_PER_SECOND}))`;

/**
 * Exact sums over the transactions of a window by bucket, type and result: whole days, hours and minutes from
 * the roll-ups, the ends from the rows. The minute of the newest committed instant is never taken whole, since the roll-ups may
 * hold a batch that is not committed yet. Buckets without a transaction are omitted.
 */
export async function sumWindow<const M extends Measure>(
  snapshot: LedgerSnapshot,
  tag: string,
  range: TimeRange,
  bucket: BucketSize,
  measures: readonly M[],
  kinds: Condition,
): Promise<WindowSum<M>[]> {
  if (range.first > range.last) return [];
  const parts = unionOf(windowParts(range, bucket).map((part) => partSql(part, bucket, measures, kinds)));
  const sums = measures.map((measure) => `toUInt64(sum(part.${columnName(measure)})) AS ${columnName(measure)}`);
  const sql = `SELECT bucket, type, result, ${sums.join(', ')}
    FROM (${parts.sql}) AS part GROUP BY bucket, type, result ORDER BY bucket, type, result`;
  const parameters = { ...kinds.parameters, ...parts.parameters };
  const columns: Record<string, ResultKind> = { bucket: 'u32', type: 'u16', result: 'u16' };
  for (const measure of measures) columns[measure] = 'u64';
  const rows = await snapshot.client.query(tag, sql, parameters, columns, READ_LIMITS);
  return rows as WindowSum<M>[];
}

/** {@link sumWindow} for those types and results that the filter names. */
export function transactionSums<const M extends Measure>(
  snapshot: LedgerSnapshot,
  range: TimeRange,
  bucket: BucketSize,
  measures: readonly M[],
  filter: Pick<TransactionFilter, 'types' | 'results' | 'failedOnly'> = {},
): Promise<WindowSum<M>[]> {
  return sumWindow(snapshot, 'stats:sums', range, bucket, measures, kindCondition(filter));
}

interface WindowPart extends TimeRange {
  readonly of: 'row' | 'minute' | 'hour' | 'day';
}

/** The roll-ups, coarsest first, with the length of their buckets. */
const ROLLUPS = [
  ['day', NS_PER_DAY],
  ['hour', NS_PER_HOUR],
  ['minute', NS_PER_MINUTE],
] as const;

/** Statements of the same columns: over the rows, and over a roll-up by hour, each where a condition on the time holds. */
interface HourStatements {
  readonly rows: (time: string) => string;
  readonly hours: (hours: string) => string;
}

/**
 * What is read of a window: whole hours from the roll-up, where these are in one bucket, and the ends from the rows. The hour of the
 * newest instant is never taken whole: the roll-up may hold a batch that is not committed yet.
 */
export function hourParts(
  { first, last }: TimeRange,
  { rows, hours }: HourStatements,
  bucket: BucketSize = { unit: 'all' },
): Condition {
  const rowsPart = (name: string, range: TimeRange): Condition => {
    const time = timeCondition(range, name);
    return { sql: rows(time.sql), parameters: time.parameters };
  };
  const [start, end] = [ceil(first, NS_PER_HOUR), floor(last + 1n, NS_PER_HOUR)];
  if (!holds(bucket, NS_PER_HOUR) || start >= end) return rowsPart('row', { first, last });
  const whole = "hour >= toDateTime({hourFirst:UInt32}, 'UTC') AND hour < toDateTime({hourEnd:UInt32}, 'UTC')";
  return unionOf([
    rowsPart('start', { first, last: start - 1n }),
    { sql: hours(whole), parameters: { hourFirst: start / NS_PER_SECOND, hourEnd: end / NS_PER_SECOND } },
    rowsPart('end', { first: end, last }),
  ]);
}

/** Whether every span of this length, counted from 1970, is in one bucket. */
function holds(bucket: BucketSize, ns: bigint): boolean {
  if (bucket.unit !== 'seconds') return true;
  const seconds = Number(ns / NS_PER_SECOND);
  return bucket.seconds % seconds === 0 && bucket.offset % seconds === 0;
}

/** The window cut into whole days, hours and minutes, where these are in one bucket, and its ends, without the empty parts. */
function windowParts(range: TimeRange, bucket: BucketSize): WindowPart[] {
  const usable = ROLLUPS.filter(([of, ns]) => of === 'minute' || holds(bucket, ns));
  return cut(range, usable).filter((part) => part.first <= part.last);
}

function cut({ first, last }: TimeRange, [rollup, ...finer]: readonly (typeof ROLLUPS)[number][]): WindowPart[] {
  if (rollup === undefined) return [{ of: 'row', first, last }];
  const [of, ns] = rollup;
  const [start, end] = [ceil(first, ns), floor(last + 1n, ns)];
  if (start >= end) return cut({ first, last }, finer);
  return [
    ...cut({ first, last: start - 1n }, finer),
    { of, first: start, last: end - 1n },
    ...cut({ first: end, last }, finer),
  ];
}

function partSql(part: WindowPart, bucket: BucketSize, measures: readonly Measure[], kinds: Condition): Condition {
  const name = `${part.of}${part.first}`.replace('-', '_');
  if (part.of === 'row') {
    const time = timeCondition(part, name);
    const values = measures.map((measure) => `toUInt64(${OF_ROW[measure]}) AS ${columnName(measure)}`);
    const where = allOf(time, kinds);
    const sql = `SELECT ${bucketSql(SECOND_SQL, bucket)} AS bucket, type, result, ${values.join(', ')}
      FROM transaction WHERE ${where.sql}`;
    return { sql, parameters: time.parameters };
  }
  const values = measures.map((measure) => columnName(measure));
  const sql = `SELECT ${bucketSql(`toUnixTimestamp(${part.of})`, bucket)} AS bucket, type, result, ${values.join(', ')}
    FROM transaction_${part.of}
    WHERE ${part.of} >= toDateTime({${name}Start:UInt32}, 'UTC') AND ${part.of} <= toDateTime({${name}End:UInt32}, 'UTC')
      AND ${kinds.sql}`;
  return {
    sql,
    parameters: { [`${name}Start`]: part.first / NS_PER_SECOND, [`${name}End`]: part.last / NS_PER_SECOND },
  };
}

/** SQL of the start of the bucket that a second (UInt32) is in. */
export function bucketSql(second: string, bucket: BucketSize): string {
  switch (bucket.unit) {
    case 'all':
      return 'toUInt32(0)';
    case 'month':
      return `toUnixTimestamp(toDateTime(toStartOfMonth(toDateTime(${second}, 'UTC')), 'UTC'))`;
    case 'seconds':
      return `toUInt32(intDiv(${second} - ${bucket.offset}, ${bucket.seconds}) * ${bucket.seconds} + ${bucket.offset})`;
  }
}

function floor(ns: bigint, unit: bigint): bigint {
  return (ns / unit) * unit;
}

function ceil(ns: bigint, unit: bigint): bigint {
  return floor(ns + unit - 1n, unit);
}
