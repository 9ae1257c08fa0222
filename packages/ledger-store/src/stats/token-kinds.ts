import { type Condition, type TimeRange, timeCondition } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { READ_LIMITS } from '../read-limits.ts';
import { matchingTokens } from '../token/token-filter.ts';
import { HOUR_NS } from './rollup-window.ts';

const SECOND_NS = 1_000_000_000n;

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
  store: LedgerSnapshot,
  range: TimeRange,
  tokenType: 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE',
): Promise<TypeSum[]> {
  if (range.first > range.last) return [];
  const tokens = matchingTokens(store, { type: tokenType });
  const ofTokens = `kind = 0 AND term IN ${tokens.sql}`;
  const parts = partsOf(range, ofTokens);
  const sql = `SELECT type, toUInt64(sum(part.transactions)) AS transactions
    FROM (${parts.map((part) => part.sql).join(' UNION ALL ')}) AS part GROUP BY type ORDER BY transactions DESC, type`;
  const parameters = Object.assign({}, tokens.parameters, ...parts.map((part) => part.parameters));
  const columns = { type: 'u16', transactions: 'u64' } as const;
  return store.client.query('stats:token-types', sql, parameters, columns, READ_LIMITS);
}

function partsOf({ first, last }: TimeRange, ofTokens: string): Condition[] {
  const [hourFirst, hourEnd] = [((first + HOUR_NS - 1n) / HOUR_NS) * HOUR_NS, ((last + 1n) / HOUR_NS) * HOUR_NS];
  if (hourFirst >= hourEnd) return [rowsPart('row', { first, last }, ofTokens)];
  return [
    rowsPart('start', { first, last: hourFirst - 1n }, ofTokens),
    {
      sql: `SELECT type, toUInt64(transactions) AS transactions FROM term_hour WHERE ${ofTokens}
        AND hour >= toDateTime({hourFirst:UInt32}, 'UTC') AND hour < toDateTime({hourEnd:UInt32}, 'UTC')`,
      parameters: { hourFirst: hourFirst / SECOND_NS, hourEnd: hourEnd / SECOND_NS },
    },
    rowsPart('end', { first: hourEnd, last }, ofTokens),
  ];
}

function rowsPart(name: string, range: TimeRange, ofTokens: string): Condition {
  const time = timeCondition(range, name);
  const sql = `SELECT type, toUInt64(1) AS transactions FROM term_transaction WHERE ${ofTokens} AND ${time.sql}`;
  return { sql, parameters: time.parameters };
}
