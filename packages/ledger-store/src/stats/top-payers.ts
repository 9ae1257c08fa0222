import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { hourParts } from './rollup-window.ts';

/** Who paid for most transactions. */
export interface TopPayer {
  payer: bigint;
  transactions: bigint;
  /** Sum of their fees in tinybars. */
  fee: bigint;
}

/** The payers of most transactions of a span, most first: whole hours from the roll-up, the ends from the rows. */
export async function topPayers(snapshot: LedgerSnapshot, range: TimeRange, limit: number): Promise<TopPayer[]> {
  if (range.first > range.last) return [];
  const parts = hourParts(range, {
    rows: (time) => `SELECT payer, toUInt64(1) AS transactions, fee FROM transaction WHERE ${time}`,
    hours: (hours) => `SELECT payer, transactions, fee FROM payer_hour WHERE ${hours}`,
  });
  const sql = `SELECT payer, toUInt64(sum(part.transactions)) AS transactions, toUInt64(sum(part.fee)) AS fee
    FROM (${parts.sql}) AS part
    GROUP BY payer ORDER BY transactions DESC, payer LIMIT {limit:UInt32}`;
  const parameters = { limit, ...parts.parameters };
  const columns = { payer: 'u64', transactions: 'u64', fee: 'u64' } as const;
  return snapshot.client.query('stats:top-payers', sql, parameters, columns, READ_LIMITS);
}
