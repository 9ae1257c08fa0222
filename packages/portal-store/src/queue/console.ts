import { and, desc, eq, sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { type QueueMessageRow, queueMessageTable, RETENTION } from './table.ts';

/** How a queue is read. */
export interface QueueState {
  /** Messages that nobody has deleted, and the moment at which the first of them was queued. */
  readonly waiting: number;
  readonly waitingSince: Date | null;
  /** Queued, and deleted by readers, in the last 24 hours. */
  readonly queued: number;
  readonly delivered: number;
  /** Given up after as many receives as its owner allows. */
  readonly dead: number;
}

/** How the queue of a subscription is read. */
export async function queueState(store: PortalStore, subscriptionId: bigint): Promise<QueueState> {
  const { sentAt, deletedAt, deadAt } = queueMessageTable;
  const isWaiting = sql`${deletedAt} is null and ${deadAt} is null and ${sentAt} > now() - ${RETENTION}`;
  const [row] = await store.query((db) =>
    db
      .select({
        waiting: sql<number>`(count(*) filter (where ${isWaiting}))::int`,
        waitingSince: sql<string | null>`min(${sentAt}) filter (where ${isWaiting})`,
        queued: sql<number>`(count(*) filter (where ${sentAt} > now() - interval '1 day'))::int`,
        delivered: sql<number>`(count(*) filter (where ${deletedAt} > now() - interval '1 day'))::int`,
        dead: sql<number>`(count(*) filter (where ${deadAt} is not null and ${sentAt} > now() - ${RETENTION}))::int`,
      })
      .from(queueMessageTable)
      .where(eq(queueMessageTable.subscriptionId, subscriptionId)),
  );
  if (row === undefined) return { waiting: 0, waitingSince: null, queued: 0, delivered: 0, dead: 0 };
  const { waitingSince } = row;
  return { ...row, waitingSince: waitingSince === null ? null : new Date(waitingSince) };
}

/** The newest messages of the queue of a subscription, the newest first, deleted ones among them. */
export async function newestMessages(
  store: PortalStore,
  subscriptionId: bigint,
  most: number,
): Promise<QueueMessageRow[]> {
  const { id, sentAt } = queueMessageTable;
  return store.query((db) =>
    db
      .select()
      .from(queueMessageTable)
      .where(and(eq(queueMessageTable.subscriptionId, subscriptionId), sql`${sentAt} > now() - ${RETENTION}`))
      .orderBy(desc(id))
      .limit(most),
  );
}
