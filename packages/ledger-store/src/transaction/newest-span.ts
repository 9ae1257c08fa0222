import { NS_PER_SECOND, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';

const SECONDS_AN_HOUR = BigInt(SECONDS_PER_HOUR);

/**
 * The newest part of a range that holds at least this many transactions, from a whole hour on; the range itself where it
 * holds fewer.
 */
export async function newestSpan(snapshot: LedgerSnapshot, range: TimeRange, transactions: bigint): Promise<TimeRange> {
  const sql = `SELECT toUInt32(toUnixTimestamp(hour)) AS second, toUInt64(sum(transactions)) AS rows FROM transaction_hour
    WHERE hour >= toDateTime({hourFirst:UInt32}, 'UTC') AND hour <= toDateTime({hourLast:UInt32}, 'UTC')
    GROUP BY hour ORDER BY hour DESC`;
  const parameters = { hourFirst: hourOf(range.first), hourLast: hourOf(range.last) };
  let counted = 0n;
  const columns = { second: 'u32', rows: 'u64' } as const;
  const hours = await snapshot.client.query('transaction:newest', sql, parameters, columns, READ_LIMITS);
  for (const { second, rows } of hours) {
    counted += rows;
    const first = BigInt(second) * NS_PER_SECOND;
    if (counted >= transactions && first > range.first) return { first, last: range.last };
  }
  return range;
}

function hourOf(ns: bigint): bigint {
  const second = ns / NS_PER_SECOND;
  return second - (second % SECONDS_AN_HOUR);
}
