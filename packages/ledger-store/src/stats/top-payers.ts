import { type TimeRange, timeCondition } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { HOUR_NS } from './rollup-window.ts';

const SECOND_NS = 1_000_000_000n;

/** Who paid for most transactions. */
export interface TopPayer {
  payer: bigint;
  transactions: bigint;
  /** Sum of their fees in tinybars. */
  fee: bigint;
}

/** The payers of most transactions of a span, most first: whole hours from the roll-up, the ends from the rows. */
export async function topPayers(store: LedgerSnapshot, range: TimeRange, limit: number): Promise<TopPayer[]> {
  if (range.first > range.last) return [];
  const hourFirst = ((range.first + HOUR_NS - 1n) / HOUR_NS) * HOUR_NS;
  const hourEnd = ((range.last + 1n) / HOUR_NS) * HOUR_NS;
  const whole = hourFirst < hourEnd;
  const ends: (readonly [string, TimeRange])[] = whole
    ? [
        ['start', { first: range.first, last: hourFirst - 1n }],
        ['end', { first: hourEnd, last: range.last }],
      ]
    : [['row', range]];
  const rows = ends.map(([name, part]) => {
    const time = timeCondition(part, name);
    return {
      sql: `SELECT payer, toUInt64(1) AS transactions, fee FROM transaction WHERE ${time.sql}`,
      parameters: time.parameters,
    };
  });
  const hours = {
    sql: `SELECT payer, transactions, fee FROM payer_hour
      WHERE hour >= toDateTime({hourFirst:UInt32}, 'UTC') AND hour < toDateTime({hourEnd:UInt32}, 'UTC')`,
    parameters: { hourFirst: hourFirst / SECOND_NS, hourEnd: hourEnd / SECOND_NS },
  };
  const parts = whole ? [...rows, hours] : rows;
  const sql = `SELECT payer, toUInt64(sum(part.transactions)) AS transactions, toUInt64(sum(part.fee)) AS fee
    FROM (${parts.map((part) => part.sql).join(' UNION ALL ')}) AS part
    GROUP BY payer ORDER BY transactions DESC, payer LIMIT {limit:UInt32}`;
  const parameters = Object.assign({ limit }, ...parts.map((part) => part.parameters));
  const columns = { payer: 'u64', transactions: 'u64', fee: 'u64' } as const;
  return store.client.query('stats:top-payers', sql, parameters, columns, READ_LIMITS);
}
