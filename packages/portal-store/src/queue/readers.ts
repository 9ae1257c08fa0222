import { and, eq, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { awsQueueTable } from '../receiver/table.ts';
import { subscriptionTable } from '../subscription/table.ts';
import { wake } from '../wake/wakes.ts';

/** Admits one more reader to a queue, which is no longer public then; false where the user has none of this id. */
export async function addQueueReader(
  store: PortalStore,
  userId: bigint,
  id: bigint,
  arn: string,
  most: number,
): Promise<readonly string[] | 'too many' | false> {
  return changeReaders(store, userId, id, (iamUsers) => {
    const wanted = [...new Set([...iamUsers, arn])];
    return wanted.length > most ? 'too many' : wanted;
  });
}

/** Who may read a queue beside its owner. */
export interface QueueAccess {
  /** ARNs of those who are named. */
  readonly readers: readonly string[];
  /** Whether everybody may, while nobody is named. */
  readonly isPublic: boolean;
}

/** Admits others to a queue than before; false where the user has none of this id. */
export async function setQueueAccess(
  store: PortalStore,
  userId: bigint,
  id: bigint,
  { readers, isPublic }: QueueAccess,
): Promise<boolean> {
  return (await changeReaders(store, userId, id, () => readers, isPublic)) !== false;
}

/** Takes back a reader whom the service of the queue does not know. */
export async function removeQueueReader(store: PortalStore, userId: bigint, id: bigint, arn: string): Promise<void> {
  await changeReaders(store, userId, id, (iamUsers) => iamUsers.filter((one) => one !== arn));
}

async function changeReaders(
  store: PortalStore,
  userId: bigint,
  id: bigint,
  change: (before: readonly string[]) => readonly string[] | 'too many',
  isPublic?: boolean,
): Promise<readonly string[] | 'too many' | false> {
  return inTransaction(store, async (tx: PortalTransaction) => {
    const [row] = await tx
      .select({ iamUsers: subscriptionTable.iamUsers })
      .from(subscriptionTable)
      .where(and(eq(subscriptionTable.id, id), eq(subscriptionTable.userId, userId)))
      .for('update');
    if (row === undefined) return false;
    const wanted = change(row.iamUsers);
    if (wanted === 'too many') return wanted;
    await tx
      .update(subscriptionTable)
      .set({ iamUsers: [...wanted], ...(isPublic === undefined ? {} : { isPublic }) })
      .where(eq(subscriptionTable.id, id));
    await tx
      .update(awsQueueTable)
      .set({ dueAt: sql`now()`, tries: 0, failure: null })
      .where(eq(awsQueueTable.subscriptionId, id));
    await wake(tx, 'queue');
    return wanted;
  });
}
