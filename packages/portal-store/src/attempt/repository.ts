import { inArray, sql } from '../drizzle.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { attemptTable } from './table.ts';

/** How many attempts a window has seen, and when it ends. */
export interface CountedAttempt {
  readonly count: number;
  readonly secondsLeft: number;
}

/** Counts an attempt, in the window that runs or, after its end, in a new one. Attempts at the same time are all counted. */
export async function countAttempt(store: PortalStore, key: string, windowSeconds: number): Promise<CountedAttempt> {
  return store.query((db) => countAttemptIn(db, key, windowSeconds));
}

/** The same in a transaction. */
export async function countAttemptIn(
  db: Pick<PortalDatabase, 'insert'>,
  key: string,
  windowSeconds: number,
): Promise<CountedAttempt> {
  const next = sql`now() + make_interval(secs => ${windowSeconds})`;
  const isOver = sql`${attemptTable.windowEndsAt} <= now()`;
  const [row] = await db
    .insert(attemptTable)
    .values({ key, count: 1, windowEndsAt: next })
    .onConflictDoUpdate({
      target: attemptTable.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptTable.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${next} else ${attemptTable.windowEndsAt} end`,
      },
    })
    .returning({
      count: attemptTable.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${attemptTable.windowEndsAt} - now()))::int`,
    });
  return row ?? { count: 1, secondsLeft: windowSeconds };
}

/** Forgets the attempts of keys: what was tried worked. */
export async function forgetAttempts(store: PortalStore, keys: readonly string[]): Promise<void> {
  await store.query((db) => db.delete(attemptTable).where(inArray(attemptTable.key, [...keys])));
}
