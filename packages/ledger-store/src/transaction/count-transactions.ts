import type { LedgerReader } from '../ledger-reader.ts';
import { chooseDriver } from './transaction-driver.ts';
import {
  allOf,
  type Condition,
  committedRange,
  kindCondition,
  type TransactionFilter,
  timeCondition,
} from './transaction-filter.ts';

const TAG = 'transaction:count';
const MINUTE = 60_000_000_000n;
const HOUR = 60n * MINUTE;

/** Exact number of committed transactions that pass the filter. */
export async function countTransactions(store: LedgerReader, filter: TransactionFilter): Promise<bigint> {
  const { first, last } = committedRange(store, filter);
  if (first > last) return 0n;
  const driver = chooseDriver(filter);
  const kinds = kindCondition(filter);
  if (driver.kind === 'terms') {
    const condition = allOf(timeCondition({ first, last }), kinds);
    const sql = `SELECT count() AS transactions FROM term_transaction
      WHERE kind = {kind:UInt8} AND term IN (SELECT arrayJoin({terms:Array(UInt64)})) AND ${condition.sql}`;
    return countOf(store, sql, {
      ...condition,
      parameters: { ...condition.parameters, kind: driver.termKind, terms: driver.terms },
    });
  }
  if (Object.keys(kinds.parameters).length === 0 && filter.failedOnly !== true)
    return countRows(store, first, last, kinds);
  return countByRollup(store, first, last, kinds);
}

async function countOf(store: LedgerReader, sql: string, condition: Condition): Promise<bigint> {
  const [row] = await store.client.query(TAG, sql, condition.parameters, { transactions: 'u64' });
  return row?.transactions ?? 0n;
}

/** Without another condition this is answered from the primary index alone, but for the granules at the ends. */
function countRows(store: LedgerReader, first: bigint, last: bigint, kinds: Condition): Promise<bigint> {
  if (first > last) return Promise.resolve(0n);
  const condition = allOf(timeCondition({ first, last }), kinds);
  return countOf(store, `SELECT count() AS transactions FROM transaction WHERE ${condition.sql}`, condition);
}

/**
 * Whole hours, then whole minutes, from the rollups, and the rest from the rows. The minute of the newest committed instant
 * is never taken whole, since the rollups may hold a batch that is not committed yet.
 */
async function countByRollup(store: LedgerReader, first: bigint, last: bigint, kinds: Condition): Promise<bigint> {
  const end = last + 1n;
  const [minuteFirst, minuteEnd] = [ceil(first, MINUTE), floor(end, MINUTE)];
  if (minuteFirst >= minuteEnd) return countRows(store, first, last, kinds);
  const [hourFirst, hourEnd] = [ceil(first, HOUR), floor(end, HOUR)];
  const edges = [countRows(store, first, minuteFirst - 1n, kinds), countRows(store, minuteEnd, last, kinds)];
  const whole =
    hourFirst < hourEnd
      ? [
          countRollup(store, 'minute', minuteFirst, hourFirst, kinds),
          countRollup(store, 'hour', hourFirst, hourEnd, kinds),
          countRollup(store, 'minute', hourEnd, minuteEnd, kinds),
        ]
      : [countRollup(store, 'minute', minuteFirst, minuteEnd, kinds)];
  const counts = await Promise.all([...edges, ...whole]);
  return counts.reduce((sum, count) => sum + count, 0n);
}

function countRollup(
  store: LedgerReader,
  unit: 'minute' | 'hour',
  first: bigint,
  end: bigint,
  kinds: Condition,
): Promise<bigint> {
  if (first >= end) return Promise.resolve(0n);
  const sql = `SELECT sum(transactions) AS transactions FROM transaction_${unit}
    WHERE ${unit} >= toDateTime({start:UInt32}, 'UTC') AND ${unit} < toDateTime({end:UInt32}, 'UTC') AND ${kinds.sql}`;
  const seconds = { start: first / 1_000_000_000n, end: end / 1_000_000_000n };
  return countOf(store, sql, { sql: '', parameters: { ...kinds.parameters, ...seconds } });
}

function floor(ns: bigint, unit: bigint): bigint {
  return (ns / unit) * unit;
}

function ceil(ns: bigint, unit: bigint): bigint {
  return floor(ns + unit - 1n, unit);
}
