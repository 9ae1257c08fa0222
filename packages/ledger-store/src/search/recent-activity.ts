import { NS_PER_SECOND } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/**
 * How many transactions each of these entities took part in since an instant, to the hour; none are omitted. One range of the
 * key of the roll-up an entity.
 */
export async function recentActivity(
  snapshot: LedgerSnapshot,
  ids: readonly bigint[],
  sinceNs: bigint,
): Promise<ReadonlyMap<bigint, bigint>> {
  if (ids.length === 0) return new Map();
  const since = sinceNs > 0n ? sinceNs / NS_PER_SECOND : 0n;
  const terms = ids.map((_, index) => `{id${index}:UInt64}`).join(', ');
  const sql = `SELECT term, toUInt64(sum(transactions)) AS transactions FROM term_hour
    WHERE kind = 0 AND term IN (${terms}) AND hour >= toDateTime({since:UInt32}, 'UTC') GROUP BY term`;
  const parameters = { ...Object.fromEntries(ids.map((id, index) => [`id${index}`, id])), since };
  const columns = { term: 'u64', transactions: 'u64' } as const;
  const rows = await snapshot.client.query('search:activity', sql, parameters, columns, SUGGEST_LIMITS);
  return new Map(rows.map(({ term, transactions }) => [term, transactions]));
}
