import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { IdPlace } from './identify.ts';
import { SUGGEST_LIMITS } from './suggest-limits.ts';

/** An id, and the state table that knows it. */
export interface PlacedId {
  readonly id: bigint;
  readonly place: IdPlace;
}

/** Digits that may follow the prefix: with three the ranges hold 1,110 numbers at most, however many entities there are. */
const MORE_DIGITS = 3;
const NUM_END = 1n << 38n;

/**
 * Ids of entities that the stream saw created and whose number begins with these digits, shortest first. `base` is the
 * id of number 0 in the shard and realm.
 */
export async function idsByPrefix(
  snapshot: LedgerSnapshot,
  base: bigint,
  digits: string,
  limit: number,
): Promise<PlacedId[]> {
  const ranges = rangesOf(digits);
  if (ranges.length === 0) return [];
  const within = ranges.map((_, index) => `id BETWEEN {from${index}:UInt64} AND {to${index}:UInt64}`).join(' OR ');
  const sql = `SELECT DISTINCT id, kind FROM entity
    WHERE kind IN ('account', 'contract', 'topic', 'token', 'file', 'schedule') AND (${within})
      AND created_ns <= ${nsParameter('headNs')} ORDER BY id LIMIT {limit:UInt32}`;
  const bounds = ranges.flatMap(([from, to], index) => [
    [`from${index}`, base + from] as const,
    [`to${index}`, base + to] as const,
  ]);
  const parameters = { ...Object.fromEntries(bounds), headNs: headInstant(snapshot), limit };
  const rows = await snapshot.client.query(
    'search:id-prefix',
    sql,
    parameters,
    { id: 'u64', kind: 'text' },
    SUGGEST_LIMITS,
  );
  return rows.map(({ id, kind }) => ({ id, place: kind === 'contract' ? 'account' : (kind as IdPlace) }));
}

/** Numbers with one to three more digits; nothing continues 0. */
function rangesOf(digits: string): (readonly [bigint, bigint])[] {
  if (!/^[1-9]\d{0,11}$/.test(digits)) return [];
  const number = BigInt(digits);
  return Array.from({ length: MORE_DIGITS }, (_, index) => 10n ** BigInt(index + 1))
    .map((scale) => [number * scale, (number + 1n) * scale - 1n] as const)
    .filter(([, to]) => to < NUM_END);
}
