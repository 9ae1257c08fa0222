import { and, desc, eq, sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { receiveDeadAgain } from '../queue/dead-letters.ts';
import { subscriptionTable } from '../subscription/table.ts';
import { wake, wakeReaders } from '../wake/wakes.ts';
import { type DeliveryRow, deliveryTable, type ReceiverRow, receiverTable } from './table.ts';

/** For so long after a change deliveries are signed by the old secret too. */
const OVERLAP = sql.raw("interval '1 day'");

/** A receiver as its owner sees it. */
export interface OwnReceiver
  extends Pick<
    ReceiverRow,
    'subscriptionId' | 'kind' | 'url' | 'secretSealed' | 'failingSince' | 'dueAt' | 'pausedFor'
  > {
  /** Messages that wait, and the moment at which the first of them was queued. */
  readonly waiting: number;
  readonly waitingSince: Date | null;
  /** Of the last 24 hours. */
  readonly queued: number;
  readonly delivered: number;
  readonly dead: number;
}

/** What the messages of a user's subscription are sent to; undefined where the user has none of this id, or they wait in its queue here. */
export async function ownReceiver(
  store: PortalStore,
  userId: bigint,
  subscriptionId: bigint,
): Promise<OwnReceiver | undefined> {
  const { kind, url, secretSealed, failingSince, dueAt, pausedFor } = receiverTable;
  const [row] = await store.query((db) =>
    db
      .select({ subscriptionId: receiverTable.subscriptionId, kind, url, secretSealed, failingSince, dueAt, pausedFor })
      .from(receiverTable)
      .innerJoin(subscriptionTable, eq(subscriptionTable.id, receiverTable.subscriptionId))
      .where(and(eq(receiverTable.subscriptionId, subscriptionId), eq(subscriptionTable.userId, userId))),
  );
  if (row === undefined) return undefined;
  const { state, queuedAt, triedAt } = deliveryTable;
  const [counts] = await store.query((db) =>
    db
      .select({
        waiting: sql<number>`(count(*) filter (where ${state} = 'waiting'))::int`,
        waitingSince: sql<string | null>`min(${queuedAt}) filter (where ${state} = 'waiting')`,
        queued: sql<number>`(count(*) filter (where ${queuedAt} > now() - interval '1 day'))::int`,
        delivered: sql<number>`(count(*) filter (where ${state} = 'delivered' and ${triedAt} > now() - interval '1 day'))::int`,
        dead: sql<number>`(count(*) filter (where ${state} = 'dead'))::int`,
      })
      .from(deliveryTable)
      .where(eq(deliveryTable.subscriptionId, subscriptionId)),
  );
  const { waitingSince = null, ...numbers } = counts ?? { waiting: 0, queued: 0, delivered: 0, dead: 0 };
  return { ...row, ...numbers, waitingSince: waitingSince === null ? null : new Date(waitingSince) };
}

/** The newest messages of a subscription's receiver, the newest first. */
export async function readDeliveries(store: PortalStore, subscriptionId: bigint, most: number): Promise<DeliveryRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(deliveryTable)
      .where(eq(deliveryTable.subscriptionId, subscriptionId))
      .orderBy(desc(deliveryTable.id))
      .limit(most),
  );
}

/** Pauses a webhook, or lets it continue at once. */
export async function pauseWebhook(store: PortalStore, subscriptionId: bigint, isPaused: boolean): Promise<void> {
  const going = { pausedFor: null, failingSince: null, dueAt: sql`now()` };
  await store.query(async (db) => {
    await db
      .update(receiverTable)
      .set(isPaused ? { pausedFor: 'owner' } : going)
      .where(eq(receiverTable.subscriptionId, subscriptionId));
    await wake(db, 'delivery');
  });
}

/** Sets another secret; for a day deliveries are signed by the one before too. */
export async function rotateSecret(
  store: PortalStore,
  subscriptionId: bigint,
  secretSealed: Uint8Array,
): Promise<void> {
  await store.query((db) =>
    db
      .update(receiverTable)
      .set({
        secretSealed,
        oldSecretSealed: sql`${receiverTable.secretSealed}`,
        oldSecretUntil: sql`now() + ${OVERLAP}`,
      })
      .where(eq(receiverTable.subscriptionId, subscriptionId)),
  );
}

/** Lets everything that was given up be sent, or received, again, before what is newer; answers how many messages that are. */
export async function sendDeadAgain(store: PortalStore, subscriptionId: bigint): Promise<number> {
  return store.query(async (db) => {
    const received = await receiveDeadAgain(db, subscriptionId);
    const again = await db
      .update(deliveryTable)
      .set({ state: 'waiting', tries: 0 })
      .where(and(eq(deliveryTable.subscriptionId, subscriptionId), eq(deliveryTable.state, 'dead')))
      .returning({ id: deliveryTable.id });
    await wake(db, 'delivery');
    await wakeReaders(db, [subscriptionId]);
    return received + again.length;
  });
}
