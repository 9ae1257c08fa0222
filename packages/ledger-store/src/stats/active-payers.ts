import { type TimeRange, timeCondition } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { HOUR_NS } from './rollup-window.ts';

const SECOND_NS = 1_000_000_000n;

/** How many accounts paid for a transaction in a span: whole hours from the roll-up, the ends from the rows. */
export async function activePayers(store: LedgerSnapshot, range: TimeRange): Promise<bigint> {
  if (range.first > range.last) return 0n;
  const hourFirst = ((range.first + HOUR_NS - 1n) / HOUR_NS) * HOUR_NS;
  const hourEnd = ((range.last + 1n) / HOUR_NS) * HOUR_NS;
  const whole = hourFirst < hourEnd;
  const ends: readonly (readonly [string, TimeRange])[] = whole
    ? [
        ['start', { first: range.first, last: hourFirst - 1n }],
        ['end', { first: hourEnd, last: range.last }],
      ]
    : [['row', range]];
  const parts = ends.map(([name, part]) => {
    const time = timeCondition(part, name);
    return { sql: `SELECT payer FROM transaction WHERE ${time.sql}`, parameters: time.parameters };
  });
  if (whole)
    parts.push({
      sql: `SELECT payer FROM payer_hour
        WHERE hour >= toDateTime({hourFirst:UInt32}, 'UTC') AND hour < toDateTime({hourEnd:UInt32}, 'UTC')`,
      parameters: { hourFirst: hourFirst / SECOND_NS, hourEnd: hourEnd / SECOND_NS },
    });
  const sql = `SELECT toUInt64(uniqExact(payer)) AS payers
    FROM (${parts.map((part) => part.sql).join(' UNION ALL ')})`;
  const parameters = Object.assign({}, ...parts.map((part) => part.parameters));
  const [row] = await store.client.query('stats:active-payers', sql, parameters, { payers: 'u64' }, READ_LIMITS);
  return row?.payers ?? 0n;
}
