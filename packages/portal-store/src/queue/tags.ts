import { and, eq } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { type QueueTags, subscriptionTable } from '../subscription/table.ts';

/** The labels of a queue. */
export async function queueTags(store: PortalStore, subscriptionId: bigint): Promise<QueueTags> {
  const [row] = await store.query((db) =>
    db
      .select({ tags: subscriptionTable.queueTags })
      .from(subscriptionTable)
      .where(eq(subscriptionTable.id, subscriptionId)),
  );
  return row?.tags ?? {};
}

/**
 * Labels the queue of a user otherwise; false, and nothing is changed, where it would have more than `most` labels then.
 * @param change the labels that it gets, by those that it has
 */
export async function changeQueueTags(
  store: PortalStore,
  { userId, subscriptionId }: { readonly userId: bigint; readonly subscriptionId: bigint },
  most: number,
  change: (before: QueueTags) => QueueTags,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const own = and(eq(subscriptionTable.id, subscriptionId), eq(subscriptionTable.userId, userId));
    const [row] = await tx
      .select({ tags: subscriptionTable.queueTags })
      .from(subscriptionTable)
      .where(own)
      .for('update');
    const wanted = change(row?.tags ?? {});
    if (Object.keys(wanted).length > most) return false;
    await tx.update(subscriptionTable).set({ queueTags: wanted }).where(own);
    return true;
  });
}
