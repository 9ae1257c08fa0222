import { and, eq, isNotNull, isNull, lte, sql } from '../drizzle.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { subscriptionTable } from '../subscription/table.ts';
import { queueMessageTable } from './table.ts';

/** Gives up what was received as often as its queue allows and is visible again: nobody receives it any more. */
export async function giveUpReceived(
  store: PortalStore,
  subscriptionId: bigint,
  mostReceives: number | null,
): Promise<void> {
  if (mostReceives === null) return;
  const { visibleAt, receivedCount, deadAt, deletedAt } = queueMessageTable;
  await store.query((db) =>
    db
      .update(queueMessageTable)
      .set({ deadAt: sql`now()` })
      .where(
        and(
          eq(queueMessageTable.subscriptionId, subscriptionId),
          isNull(deletedAt),
          isNull(deadAt),
          lte(visibleAt, sql`now()`),
          sql`${receivedCount} >= ${mostReceives}`,
        ),
      ),
  );
}

/** Lets everything that was given up be received again, as if it never was; answers how many messages that are. */
export async function receiveDeadAgain(db: Pick<PortalDatabase, 'update'>, subscriptionId: bigint): Promise<number> {
  const again = await db
    .update(queueMessageTable)
    .set({ deadAt: null, receivedCount: 0, receipt: null, firstReceivedAt: null, visibleAt: sql`now()` })
    .where(and(eq(queueMessageTable.subscriptionId, subscriptionId), isNotNull(queueMessageTable.deadAt)))
    .returning({ id: queueMessageTable.id });
  return again.length;
}

/** Sets after how many receives a message of a queue is given up, null for never; false where the user has none of this id. */
export async function setMostReceives(
  store: PortalStore,
  userId: bigint,
  id: bigint,
  mostReceives: number | null,
): Promise<boolean> {
  const changed = await store.query((db) =>
    db
      .update(subscriptionTable)
      .set({ mostReceives })
      .where(and(eq(subscriptionTable.id, id), eq(subscriptionTable.userId, userId)))
      .returning({ id: subscriptionTable.id }),
  );
  return changed.length > 0;
}
