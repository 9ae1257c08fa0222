import type { ResultKind } from '../client/ledger-client.ts';
import { allOf, type Condition, type TimeRange, timeCondition } from '../condition.ts';
import type { LedgerReader } from '../ledger-reader.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { columnName } from '../table.ts';
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

/** The same sums over rows; must say what the views of migration 0006 say. */
const OF_ROW: Readonly<Record<Measure, string>> = {
  transactions: '1',
  fee: 'fee',
  amount: 'amount',
  gasUsed: 'gas_used',
  tokenTransfers: 'arrayCount(change -> change > 0, token_transfer_amount)',
  nftTransfers: 'length(nft_transfer_token)',
  nftMints: 'arrayCount((sender, serial) -> sender = 0 AND serial > 0, nft_transfer_sender, nft_transfer_serial)',
};

const MINUTE_NS = 60_000_000_000n;
export const HOUR_NS = 60n * MINUTE_NS;
const SECOND_NS = 1_000_000_000n;
const HOUR_SECONDS = 3600;

/**
 * Exact sums over the transactions of a window by bucket, type and result: whole hours and whole minutes from the
 * roll-ups, the ends from the rows. The minute of the newest committed instant is never taken whole, since the roll-ups may
 * hold a batch that is not committed yet. Buckets without a transaction are left out.
 */
export async function sumWindow<const M extends Measure>(
  store: LedgerReader,
  tag: string,
  range: TimeRange,
  bucket: BucketSize,
  measures: readonly M[],
  kinds: Condition,
): Promise<WindowSum<M>[]> {
  if (range.first > range.last) return [];
  const parts = windowParts(range, holdsHours(bucket)).map((part) => partSql(part, bucket, measures, kinds));
  const sums = measures.map((measure) => `toUInt64(sum(part.${columnName(measure)})) AS ${columnName(measure)}`);
  const sql = `SELECT bucket, type, result, ${sums.join(', ')}
    FROM (${parts.map((part) => part.sql).join(' UNION ALL ')}) AS part GROUP BY bucket, type, result ORDER BY bucket`;
  const parameters = Object.assign({}, kinds.parameters, ...parts.map((part) => part.parameters));
  const columns: Record<string, ResultKind> = { bucket: 'u32', type: 'u16', result: 'u16' };
  for (const measure of measures) columns[measure] = 'u64';
  const rows = await store.client.query(tag, sql, parameters, columns, READ_LIMITS);
  return rows as WindowSum<M>[];
}

/** {@link sumWindow} for those types and results that the filter names. */
export function transactionSums<const M extends Measure>(
  store: LedgerReader,
  range: TimeRange,
  bucket: BucketSize,
  measures: readonly M[],
  filter: Pick<TransactionFilter, 'types' | 'results' | 'failedOnly'> = {},
): Promise<WindowSum<M>[]> {
  return sumWindow(store, 'stats:sums', range, bucket, measures, kindCondition(filter));
}

interface WindowPart extends TimeRange {
  readonly of: 'row' | 'minute' | 'hour';
}

/** Whether every hour lies in one bucket. */
export function holdsHours(bucket: BucketSize): boolean {
  if (bucket.unit !== 'seconds') return true;
  return bucket.seconds % HOUR_SECONDS === 0 && bucket.offset % HOUR_SECONDS === 0;
}

/** The window cut into ends, minutes and hours, without the empty parts. */
function windowParts({ first, last }: TimeRange, hours: boolean): WindowPart[] {
  const end = last + 1n;
  const [minuteFirst, minuteEnd] = [ceil(first, MINUTE_NS), floor(end, MINUTE_NS)];
  if (minuteFirst >= minuteEnd) return [{ of: 'row', first, last }];
  const ends: WindowPart[] = [
    { of: 'row', first, last: minuteFirst - 1n },
    { of: 'row', first: minuteEnd, last },
  ];
  const [hourFirst, hourEnd] = [ceil(first, HOUR_NS), floor(end, HOUR_NS)];
  const whole: WindowPart[] =
    hours && hourFirst < hourEnd
      ? [
          { of: 'minute', first: minuteFirst, last: hourFirst - 1n },
          { of: 'hour', first: hourFirst, last: hourEnd - 1n },
          { of: 'minute', first: hourEnd, last: minuteEnd - 1n },
        ]
      : [{ of: 'minute', first: minuteFirst, last: minuteEnd - 1n }];
  return [...ends, ...whole].filter((part) => part.first <= part.last);
}

function partSql(part: WindowPart, bucket: BucketSize, measures: readonly Measure[], kinds: Condition): Condition {
  const name = `${part.of}${part.first}`.replace('-', '_');
  if (part.of === 'row') {
    const time = timeCondition(part, name);
    const second = `toUInt32(intDiv(toUnixTimestamp64Nano(consensus_ns), ${SECOND_NS}))`;
    const values = measures.map((measure) => `toUInt64(${OF_ROW[measure]}) AS ${columnName(measure)}`);
    const where = allOf(time, kinds);
    const sql = `SELECT ${bucketSql(second, bucket)} AS bucket, type, result, ${values.join(', ')}
      FROM transaction WHERE ${where.sql}`;
    return { sql, parameters: time.parameters };
  }
  const values = measures.map((measure) => columnName(measure));
  const sql = `SELECT ${bucketSql(`toUnixTimestamp(${part.of})`, bucket)} AS bucket, type, result, ${values.join(', ')}
    FROM transaction_${part.of}
    WHERE ${part.of} >= toDateTime({${name}Start:UInt32}, 'UTC') AND ${part.of} <= toDateTime({${name}End:UInt32}, 'UTC')
      AND ${kinds.sql}`;
  return { sql, parameters: { [`${name}Start`]: part.first / SECOND_NS, [`${name}End`]: part.last / SECOND_NS } };
}

/** SQL of the start of the bucket that a second (UInt32) lies in. */
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
