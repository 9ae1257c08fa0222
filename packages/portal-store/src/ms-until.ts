import { type SQL, sql } from './drizzle.ts';

/** Milliseconds from now until a moment, 0 for one that is past; null for none. */
export function msUntil(moment: SQL): SQL<number | null> {
  return sql<number | null>`ceil(greatest(extract(epoch from ${moment} - now()), 0) * 1000)::int`;
}
