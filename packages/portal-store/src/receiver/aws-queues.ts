import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from '../drizzle.ts';
import { msUntil } from '../ms-until.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { wake } from '../wake/wakes.ts';
import { type AwsQueueRow, awsQueueTable } from './table.ts';

/** A queue at AWS, and what it is to be. */
export interface AwsQueue extends Pick<AwsQueueRow, 'queueName' | 'url' | 'admits' | 'tries' | 'failure'> {
  /** ARNs of those who may read it, none for everybody; null where it is to go. */
  readonly readers: readonly string[] | null;
}

/** Which queues are taken, and for how long. */
export interface AwsQueuesAsked {
  /** So many at most. */
  readonly most: number;
  /** A process that works on one for longer is taken to have ended. */
  readonly leaseSeconds: number;
  /** That one alone. */
  readonly queueName?: string;
}

const { queueName, subscriptionId, url, admits, dueAt, takenUntil, tries, failure } = awsQueueTable;
const READERS = sql<string[] | null>`(select iam_users from subscription where id = aws_queue.subscription_id)`;
const IS_TO_CHANGE = or(isNull(subscriptionId), isNull(url), sql`${admits} is distinct from ${READERS}`);
const FIELDS = { queueName, url, admits, tries, failure, readers: READERS };

/** Takes queues that are not what they are to be; until the lease ends nobody else changes them. */
export async function takeAwsQueues(
  store: PortalStore,
  { most, leaseSeconds, queueName: only }: AwsQueuesAsked,
): Promise<AwsQueue[]> {
  return inTransaction(store, async (tx) => {
    const due = await tx
      .select({ queueName })
      .from(awsQueueTable)
      .where(
        and(
          only === undefined ? undefined : eq(queueName, only),
          IS_TO_CHANGE,
          lte(dueAt, sql`now()`),
          or(isNull(takenUntil), lte(takenUntil, sql`now()`)),
        ),
      )
      .orderBy(asc(dueAt))
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(awsQueueTable)
      .set({ takenUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where(
        inArray(
          queueName,
          due.map((row) => row.queueName),
        ),
      )
      .returning(FIELDS);
  });
}

/** In how many milliseconds a queue may be changed; undefined where all are what they are to be. */
export async function nextAwsQueueMs(store: PortalStore): Promise<number | undefined> {
  const [row] = await store.query((db) =>
    db
      .select({ ms: msUntil(sql`min(greatest(${dueAt}, ${takenUntil}))`) })
      .from(awsQueueTable)
      .where(IS_TO_CHANGE),
  );
  return row?.ms ?? undefined;
}

/** The queue of this name, and whether it is what it is to be; undefined where it is not at AWS. */
export async function awsQueueNamed(
  store: PortalStore,
  name: string,
): Promise<(AwsQueue & { readonly isSettled: boolean }) | undefined> {
  const [row] = await store.query((db) =>
    db
      .select({ ...FIELDS, isSettled: sql<boolean>`not (${IS_TO_CHANGE})` })
      .from(awsQueueTable)
      .where(eq(queueName, name)),
  );
  return row;
}

/** Notes what a queue is now, or why it could not be changed and when that is tried again; others may change it then. */
export async function noteAwsQueue(
  store: PortalStore,
  name: string,
  became:
    | { readonly url: string; readonly admits: readonly string[] }
    | { readonly failure: string; readonly retryMs: number },
): Promise<void> {
  await store.query(async (db) => {
    await db
      .update(awsQueueTable)
      .set(
        'failure' in became
          ? {
              failure: became.failure,
              tries: sql`${tries} + 1`,
              dueAt: sql`now() + make_interval(secs => ${became.retryMs / 1_000})`,
              takenUntil: null,
            }
          : { url: became.url, admits: [...became.admits], failure: null, tries: 0, takenUntil: null },
      )
      .where(eq(queueName, name));
    // What waited for the queue can be sent.
    if (!('failure' in became)) await wake(db, 'delivery');
  });
}

/** Forgets a queue that was deleted. */
export async function forgetAwsQueue(store: PortalStore, name: string): Promise<void> {
  await store.query((db) => db.delete(awsQueueTable).where(and(eq(queueName, name), isNull(subscriptionId))));
}

/** Has a queue made again that is no longer there. */
export async function noteLostAwsQueue(store: PortalStore, id: bigint): Promise<void> {
  await store.query(async (db) => {
    await db
      .update(awsQueueTable)
      .set({ url: null, admits: null, dueAt: sql`now()` })
      .where(and(eq(subscriptionId, id), isNotNull(url)));
    await wake(db, 'queue');
  });
}
