import { type SQL, sql } from './drizzle.ts';

/** About 24 days: what `int` holds. Whoever waits for longer looks again then. */
const MOST_MS = 2_147_483_647;

/** Milliseconds from now until a moment, 0 for one that is past; null for none, which `greatest` alone would make 0. */
export function msUntil(moment: SQL): SQL<number | null> {
  const ms = sql`extract(epoch from ${moment} - now()) * 1000`;
  return sql<
    number | null
  >`case when ${moment} is not null then least(ceil(greatest(${ms}, 0)), ${sql.raw(String(MOST_MS))})::int end`;
}
