import { sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { rateBucketTable } from './table.ts';

/** How often calls may be made: on average in a second, and at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** What a process may serve, and what is left for all. */
export interface RateLease {
  readonly given: number;
  readonly left: number;
}

/**
 * Takes up to so many calls from a key's bucket, which all processes share; what a process took and did not use goes back.
 */
export async function leaseRate(
  store: PortalStore,
  accessKey: string,
  { perSecond, burst }: Rate,
  wanted: number,
  unused: number,
): Promise<RateLease> {
  const { tokens, refilledAt } = rateBucketTable;
  const seconds = sql`greatest(0, extract(epoch from now() - ${refilledAt}))`;
  const filled = sql`least(${burst}::float8, ${tokens} + ${unused}::float8 + ${perSecond}::float8 * ${seconds})`;
  const given = sql`least(${wanted}::float8, floor(${filled}))`;
  const [row] = await store.query((db) =>
    db
      .insert(rateBucketTable)
      .values({ accessKey, tokens: burst - wanted, given: wanted, refilledAt: sql`now()` })
      .onConflictDoUpdate({
        target: rateBucketTable.accessKey,
        set: {
          tokens: sql`${filled} - ${given}`,
          given: sql`(${given})::int`,
          refilledAt: sql`greatest(${refilledAt}, now())`,
        },
      })
      .returning({ given: rateBucketTable.given, left: tokens }),
  );
  return row ?? { given: 0, left: 0 };
}
