import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import type { TimeRange } from '../time-range.ts';
import { matchingTokens } from '../token/token-filter.ts';
import { hourParts } from './rollup-window.ts';

/** Transactions of one type. */
export interface TypeSum {
  readonly type: number;
  readonly transactions: bigint;
}

/**
 * Transactions in which tokens of a kind take part, by type, most first: whole hours from the roll-up of terms, the ends
 * from the term index. One that names several tokens counts for each of them.
 */
export async function tokenTransactionTypes(
  snapshot: LedgerSnapshot,
  range: TimeRange,
  tokenType: 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE',
): Promise<TypeSum[]> {
  if (range.first > range.last) return [];
  const tokens = matchingTokens(snapshot, { type: tokenType });
  const ofTokens = `kind = 0 AND term IN ${tokens.sql}`;
  const parts = hourParts(range, {
    rows: (time) => `SELECT type, toUInt64(1) AS transactions FROM term_transaction WHERE ${ofTokens} AND ${time}`,
    hours: (hours) =>
      `SELECT type, toUInt64(transactions) AS transactions FROM term_hour WHERE ${ofTokens} AND ${hours}`,
  });
  const sql = `SELECT type, toUInt64(sum(part.transactions)) AS transactions
    FROM (${parts.sql}) AS part GROUP BY type ORDER BY transactions DESC, type`;
  const parameters = { ...tokens.parameters, ...parts.parameters };
  const columns = { type: 'u16', transactions: 'u64' } as const;
  return snapshot.client.query('stats:token-types', sql, parameters, columns, READ_LIMITS);
}
