import type { AcceptedKey } from '../api-key/accepted.ts';
import { apiKeyTable } from '../api-key/table.ts';
import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { awsQueueTable } from '../receiver/table.ts';
import { subscriptionTable } from '../subscription/table.ts';
import { userTable } from '../user/table.ts';
import { wakeReaders } from '../wake/wakes.ts';
import { giveUpReceived } from './dead-letters.ts';
import { type MessageAttributes, queueMessageTable, RETENTION } from './table.ts';

/** Rows that one statement deletes. */
const AT_ONCE = 5_000;

/** A queue, and who may use it. */
export interface Queue {
  readonly subscriptionId: bigint;
  readonly queueName: string;
  readonly userId: bigint;
  readonly iamUsers: readonly string[];
  /** While it names no reader: whether everybody may read it, or its owner alone. */
  readonly isPublic: boolean;
  /** After so many receives a message is given up; null for never. */
  readonly mostReceives: number | null;
  readonly createdAt: Date;
}

/** A message that was received. */
export interface ReceivedMessage {
  /** Its place in the queue; a message that a replay sends again has another one. */
  readonly place: bigint;
  readonly messageId: string;
  /** Names this receipt. */
  readonly receipt: string;
  readonly body: string;
  readonly sentAt: Date;
  readonly receivedCount: number;
  readonly firstReceivedAt: Date;
  readonly replayed: boolean;
  /** Null for a message of the feeds. */
  readonly attributes: MessageAttributes | null;
}

/** How many messages a queue has. */
export interface QueueCounts {
  readonly visible: number;
  /** Received, and neither deleted nor visible again. */
  readonly inFlight: number;
  /** Sent with a delay that is not over. */
  readonly delayed: number;
}

/** What a signature of a queue client is checked by. */
export interface QueueCredential extends AcceptedKey {
  readonly keySealed: Uint8Array | null;
}

const IS_RETAINED = gt(queueMessageTable.sentAt, sql`now() - ${RETENTION}`);
/** Messages that a reader deleted, or returned too often, stay stored for the queue's owner to see. */
const IS_THERE = and(isNull(queueMessageTable.deletedAt), isNull(queueMessageTable.deadAt), IS_RETAINED);

/** The queue of a name; undefined where there is none. */
export async function queueNamed(store: PortalStore, name: string): Promise<Queue | undefined> {
  const [row] = await queuesWhere(store, eq(subscriptionTable.queueName, name));
  return row;
}

/** The queues of a user, by name. */
export async function readQueues(store: PortalStore, userId: bigint): Promise<Queue[]> {
  return queuesWhere(store, eq(subscriptionTable.userId, userId));
}

function queuesWhere(store: PortalStore, condition: ReturnType<typeof eq>): Promise<Queue[]> {
  const { id, queueName, userId, iamUsers, isPublic, mostReceives, createdAt } = subscriptionTable;
  return store.query((db) =>
    db
      .select({ subscriptionId: id, queueName, userId, iamUsers, isPublic, mostReceives, createdAt })
      .from(subscriptionTable)
      .leftJoin(awsQueueTable, eq(awsQueueTable.subscriptionId, id))
      // Those at AWS are not here.
      .where(and(condition, isNull(awsQueueTable.queueName)))
      .orderBy(asc(queueName)),
  );
}

/** The active key of this name, of a user who is not suspended. */
export async function queueCredential(store: PortalStore, accessKey: string): Promise<QueueCredential | undefined> {
  const { userId, keyHash, state, lastDay, addresses, calls, keySealed } = apiKeyTable;
  const [row] = await store.query((db) =>
    db
      .select({ accessKey: apiKeyTable.accessKey, userId, keyHash, state, lastDay, addresses, calls, keySealed })
      .from(apiKeyTable)
      .innerJoin(userTable, eq(userTable.id, userId))
      .where(
        and(
          eq(apiKeyTable.accessKey, accessKey),
          eq(apiKeyTable.state, 'ACTIVE'),
          sql`${userTable.suspendedAt} is null`,
        ),
      ),
  );
  return row;
}

/** Receives up to so many messages, the oldest first; for so many seconds nobody else receives them. What was received too often is given up. */
export async function receiveMessages(
  store: PortalStore,
  { subscriptionId, mostReceives }: Pick<Queue, 'subscriptionId' | 'mostReceives'>,
  most: number,
  visibilitySeconds: number,
): Promise<ReceivedMessage[]> {
  await giveUpReceived(store, subscriptionId, mostReceives);
  const { id, visibleAt, receivedCount, firstReceivedAt, sentAt, messageId, body, replayed, attributes } =
    queueMessageTable;
  const rows = await store.query((db) => {
    const due = db
      .select({ id })
      .from(queueMessageTable)
      .where(and(eq(queueMessageTable.subscriptionId, subscriptionId), lte(visibleAt, sql`now()`), IS_THERE))
      .orderBy(asc(id))
      .limit(most)
      .for('update', { skipLocked: true });
    return db
      .update(queueMessageTable)
      .set({
        receipt: sql`gen_random_uuid()`,
        receivedCount: sql`${receivedCount} + 1`,
        firstReceivedAt: sql`coalesce(${firstReceivedAt}, now())`,
        visibleAt: sql`now() + make_interval(secs => ${visibilitySeconds})`,
      })
      .where(inArray(id, due))
      .returning({
        id,
        messageId,
        receipt: queueMessageTable.receipt,
        body,
        sentAt,
        receivedCount,
        firstReceivedAt,
        replayed,
        attributes,
      });
  });
  return rows
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id: place, receipt, firstReceivedAt: first, ...row }) => ({
      ...row,
      place,
      receipt: `${place}-${receipt}`,
      firstReceivedAt: first ?? new Date(),
    }));
}

/** Milliseconds until a message of a queue can be received next, if nobody changes anything; undefined where none waits. */
export async function nextReceiveMs(store: PortalStore, subscriptionId: bigint): Promise<number | undefined> {
  const [row] = await store.query((db) =>
    db
      .select({
        ms: sql<number | null>`(extract(epoch from min(${queueMessageTable.visibleAt}) - now()) * 1000)::float8`,
      })
      .from(queueMessageTable)
      .where(and(eq(queueMessageTable.subscriptionId, subscriptionId), IS_THERE)),
  );
  return row?.ms ?? undefined;
}

/** The message that a receipt names; undefined for a text that is none. */
function receiptOf(text: string): { readonly id: bigint; readonly receipt: string } | undefined {
  const [, id, receipt] = /^(\d{1,18})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? [];
  return id === undefined || receipt === undefined ? undefined : { id: BigInt(id), receipt };
}

/** Whether a text has the form of a receipt. */
export function isReceipt(text: string): boolean {
  return receiptOf(text) !== undefined;
}

/** Deletes a message by a receipt. One that was received again since stays; so does one that is gone. */
export async function deleteMessage(store: PortalStore, subscriptionId: bigint, text: string): Promise<void> {
  const named = receiptOf(text);
  if (named === undefined) return;
  await store.query((db) =>
    db.update(queueMessageTable).set({ deletedAt: sql`now()` }).where(isNamed(subscriptionId, named)),
  );
}

/** Sets for how long nobody else receives a message; false where its receipt is no longer the last one. */
export async function changeVisibility(
  store: PortalStore,
  subscriptionId: bigint,
  text: string,
  seconds: number,
): Promise<boolean> {
  const named = receiptOf(text);
  if (named === undefined) return false;
  return store.query(async (db) => {
    const changed = await db
      .update(queueMessageTable)
      .set({ visibleAt: sql`now() + make_interval(secs => ${seconds})` })
      .where(and(isNamed(subscriptionId, named), gt(queueMessageTable.visibleAt, sql`now()`)))
      .returning({ id: queueMessageTable.id });
    // Those who wait may have counted on a later time.
    if (changed.length > 0) await wakeReaders(db, [subscriptionId]);
    return changed.length > 0;
  });
}

function isNamed(subscriptionId: bigint, { id, receipt }: { readonly id: bigint; readonly receipt: string }) {
  return and(
    eq(queueMessageTable.subscriptionId, subscriptionId),
    eq(queueMessageTable.id, id),
    eq(queueMessageTable.receipt, receipt),
    isNull(queueMessageTable.deletedAt),
    isNull(queueMessageTable.deadAt),
  );
}

/** Deletes all messages of a queue. */
export async function purgeQueue(store: PortalStore, subscriptionId: bigint): Promise<void> {
  await store.query((db) => db.delete(queueMessageTable).where(eq(queueMessageTable.subscriptionId, subscriptionId)));
}

/** How many messages a queue has. */
export async function queueCounts(store: PortalStore, subscriptionId: bigint): Promise<QueueCounts> {
  const { visibleAt, receivedCount } = queueMessageTable;
  const count = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await store.query((db) =>
    db
      .select({
        visible: count(sql`${visibleAt} <= now()`),
        inFlight: count(sql`${visibleAt} > now() and ${receivedCount} > 0`),
        delayed: count(sql`${visibleAt} > now() and ${receivedCount} = 0`),
      })
      .from(queueMessageTable)
      .where(and(eq(queueMessageTable.subscriptionId, subscriptionId), IS_THERE)),
  );
  return row ?? { visible: 0, inFlight: 0, delayed: 0 };
}

/** Deletes messages that are older than the retention time, some at a time. */
export async function deleteOldMessages(store: PortalStore): Promise<void> {
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) {
    const gone = await store.query((db) => {
      const old = db
        .select({ id: queueMessageTable.id })
        .from(queueMessageTable)
        .where(lt(queueMessageTable.sentAt, sql`now() - ${RETENTION}`))
        .limit(AT_ONCE);
      return db
        .delete(queueMessageTable)
        .where(inArray(queueMessageTable.id, old))
        .returning({ id: queueMessageTable.id });
    });
    deleted = gone.length;
  }
}
