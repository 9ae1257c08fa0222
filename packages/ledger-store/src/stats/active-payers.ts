import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { hourParts } from './rollup-window.ts';

/** How many accounts paid for a transaction in a span: whole hours from the roll-up, the ends from the rows. */
export async function activePayers(snapshot: LedgerSnapshot, range: TimeRange): Promise<bigint> {
  if (range.first > range.last) return 0n;
  const { sql, parameters } = hourParts(range, {
    rows: (time) => `SELECT payer FROM transaction WHERE ${time}`,
    hours: (hours) => `SELECT payer FROM payer_hour WHERE ${hours}`,
  });
  const counted = `SELECT toUInt64(uniqExact(payer)) AS payers FROM (${sql})`;
  const [row] = await snapshot.client.query('stats:active-payers', counted, parameters, { payers: 'u64' }, READ_LIMITS);
  return row?.payers ?? 0n;
}
