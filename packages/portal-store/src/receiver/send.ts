import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { msUntil } from '../ms-until.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { subscriptionTable } from '../subscription/table.ts';
import { userTable } from '../user/table.ts';
import { type DeliveryRow, deliveryTable, type ReceiverKind, receiverTable } from './table.ts';

/** After a day of nothing but failures a webhook is paused. */
const FAILING = sql.raw("interval '1 day'");

/** Where messages are sent; null while a queue is not made. */
const URL_OF = sql<string | null>`coalesce(receiver.url,
  (select made.url from aws_queue made where made.subscription_id = receiver.subscription_id))`;

/** How messages are gathered. */
export interface BatchRule {
  /** So many at most. */
  readonly most: number;
  /** So long after the first. */
  readonly waitMs: number;
  /** A process that sends for longer is taken to have ended. */
  readonly leaseSeconds: number;
  /** What this process can send to. */
  readonly kinds: readonly ReceiverKind[];
}

/** What is to be sent to a receiver now. */
export interface DueBatch {
  readonly subscriptionId: bigint;
  readonly kind: ReceiverKind;
  readonly url: string;
  /** What a post is signed with, the newest first, sealed. */
  readonly secrets: readonly Uint8Array[];
  /** The same at every try. */
  readonly batchId: string;
  /** Tries before this one. */
  readonly tries: number;
  readonly messages: readonly Pick<DeliveryRow, 'id' | 'messageId' | 'body' | 'replayed'>[];
}

/** What became of a try. */
export interface TriedDelivery {
  readonly isDelivered: boolean;
  readonly status: number | null;
  readonly response: string;
  readonly tookMs: number;
  /** Messages of the batch that were delivered all the same, or can never be. */
  readonly apart?: readonly ApartMessages[];
}

/** What became of some messages of a batch, where it is something else than of the batch. */
export interface ApartMessages {
  readonly ids: readonly bigint[];
  readonly state: 'delivered' | 'dead';
  readonly response: string;
}

/** What follows a try that failed: another one after so long, or none any more. */
export type AfterFailure = { readonly retryMs: number } | 'dead';

/**
 * Takes the next batch of up to so many receivers that have one due; nobody else sends it until the lease ends. A batch that was tried
 * before is the same one again.
 */
export async function takeDueBatches(store: PortalStore, receivers: number, rule: BatchRule): Promise<DueBatch[]> {
  return inTransaction(store, async (tx) => {
    const { subscriptionId, kind, secretSealed, oldSecretSealed, oldSecretUntil, dueAt, takenUntil, pausedFor } =
      receiverTable;
    const waiting = sql`select count(*) >= ${rule.most} or min(queued_at) <= now() - make_interval(secs => ${rule.waitMs / 1_000})
        or bool_or(batch_id is not null)
        from (select queued_at, batch_id from delivery where subscription_id = ${subscriptionId} and state = 'waiting'
          order by id limit ${rule.most}) first`;
    const rows = await tx
      .select({
        subscriptionId,
        kind,
        url: URL_OF,
        secretSealed,
        oldSecret: sql<Uint8Array | null>`case when ${oldSecretUntil} > now() then ${oldSecretSealed} end`,
      })
      .from(receiverTable)
      .where(
        and(
          isNull(pausedFor),
          inArray(kind, [...rule.kinds]),
          sql`${URL_OF} is not null`,
          lte(dueAt, sql`now()`),
          or(isNull(takenUntil), lte(takenUntil, sql`now()`)),
          sql`coalesce((${waiting}), false)`,
        ),
      )
      .orderBy(asc(dueAt))
      .limit(receivers)
      .for('update', { skipLocked: true });
    const batches: DueBatch[] = [];
    for (const { secretSealed: newest, oldSecret, url, ...row } of rows) {
      if (url === null) continue;
      await tx
        .update(receiverTable)
        .set({ takenUntil: sql`now() + make_interval(secs => ${rule.leaseSeconds})` })
        .where(eq(subscriptionId, row.subscriptionId));
      const secrets = [newest, oldSecret].flatMap((sealed) => (sealed === null ? [] : [new Uint8Array(sealed)]));
      const batch = await readBatch(tx, row.subscriptionId, rule.most);
      if (batch !== undefined) batches.push({ ...row, url, secrets, ...batch });
    }
    return batches;
  });
}

/** In how many milliseconds a receiver of these kinds may have something due; undefined where nothing waits for any. */
export async function nextBatchMs(
  store: PortalStore,
  { kinds }: Pick<BatchRule, 'kinds'>,
): Promise<number | undefined> {
  const { subscriptionId, kind, dueAt, takenUntil, pausedFor } = receiverTable;
  const waits = sql`exists (select 1 from delivery where subscription_id = ${subscriptionId} and state = 'waiting')`;
  const [row] = await store.query((db) =>
    db
      .select({ ms: msUntil(sql`min(greatest(${dueAt}, ${takenUntil}))`) })
      .from(receiverTable)
      .where(and(isNull(pausedFor), inArray(kind, [...kinds]), sql`${URL_OF} is not null`, waits)),
  );
  return row?.ms ?? undefined;
}

async function readBatch(tx: PortalTransaction, subscriptionId: bigint, most: number) {
  const { id, messageId, body, replayed, batchId, tries, state } = deliveryTable;
  const waitingWhere = (condition?: SQL) =>
    tx
      .select({ id, messageId, body, replayed, batchId, tries })
      .from(deliveryTable)
      .where(and(eq(deliveryTable.subscriptionId, subscriptionId), eq(state, 'waiting'), condition))
      .orderBy(asc(id));
  const waiting = await waitingWhere().limit(most);
  const [first] = waiting;
  if (first === undefined) return undefined;
  // One that was tried is the same again, also where batches were larger then.
  if (first.batchId !== null)
    return { batchId: first.batchId, tries: first.tries, messages: await waitingWhere(eq(batchId, first.batchId)) };
  // All before the next batch.
  const end = waiting.findIndex((one) => one.batchId !== null);
  const messages = end === -1 ? waiting : waiting.slice(0, end);
  const named = randomUUID();
  await tx
    .update(deliveryTable)
    .set({ batchId: named })
    .where(inArray(id, idsOf(messages)));
  return { batchId: named, tries: first.tries, messages };
}

function idsOf(messages: DueBatch['messages']): bigint[] {
  return messages.map(({ id }) => id);
}

/**
 * Notes what became of a batch, and lets the next try or the next batch be taken. A webhook that has failed for a day is paused, and its
 * owner gets a mail.
 * @param mailOf the mail to an address
 */
export async function noteTried(
  store: PortalStore,
  { subscriptionId, messages }: Pick<DueBatch, 'subscriptionId' | 'messages'>,
  { isDelivered, status, response, tookMs, apart = [] }: TriedDelivery,
  next: AfterFailure,
  mailOf: (email: string, url: string) => NewMail,
): Promise<void> {
  await inTransaction(store, async (tx) => {
    const mine = eq(receiverTable.subscriptionId, subscriptionId);
    const [receiver] = await tx.select().from(receiverTable).where(mine).for('update');
    if (receiver === undefined) return;
    const { state, retryMs } = afterwards(isDelivered, next);
    const tried = { tries: sql`${deliveryTable.tries} + 1`, triedAt: sql`now()`, status, tookMs };
    // What was sent: another one of the batch, given up before, can wait again by now.
    const left = and(inArray(deliveryTable.id, idsOf(messages)), eq(deliveryTable.state, 'waiting'));
    for (const { ids, ...became } of apart)
      await tx
        .update(deliveryTable)
        .set({ ...tried, ...became })
        .where(and(left, inArray(deliveryTable.id, [...ids])));
    await tx
      .update(deliveryTable)
      .set({ ...tried, state, response })
      .where(left);
    const [changed] = await tx
      .update(receiverTable)
      .set({
        takenUntil: null,
        dueAt: sql`now() + make_interval(secs => ${retryMs / 1_000})`,
        failingSince: isDelivered ? null : sql`coalesce(${receiverTable.failingSince}, now())`,
      })
      .where(mine)
      .returning({ hasFailed: sql<boolean>`coalesce(${receiverTable.failingSince} < now() - ${FAILING}, false)` });
    // A queue that cannot be written to is for the operator to see to, not for its owner.
    if (changed?.hasFailed !== true || receiver.pausedFor !== null || receiver.url === null) return;
    await tx.update(receiverTable).set({ pausedFor: 'failure' }).where(mine);
    const email = await readOwner(tx, subscriptionId);
    if (email !== undefined) await writeMail(tx, mailOf(email, receiver.url));
  });
}

function afterwards(isDelivered: boolean, next: AfterFailure) {
  if (isDelivered) return { state: 'delivered', retryMs: 0 } as const;
  return next === 'dead' ? ({ state: 'dead', retryMs: 0 } as const) : ({ state: 'waiting', ...next } as const);
}

async function readOwner(tx: PortalTransaction, subscriptionId: bigint): Promise<string | undefined> {
  const [owner] = await tx
    .select({ email: userTable.email })
    .from(subscriptionTable)
    .innerJoin(userTable, eq(userTable.id, subscriptionTable.userId))
    .where(eq(subscriptionTable.id, subscriptionId));
  return owner?.email;
}

/** Deletes messages of receivers that are older than the retention time, some at a time. */
export async function deleteOldDeliveries(store: PortalStore, retention: ReturnType<typeof sql>, atOnce: number) {
  for (let deleted = atOnce; deleted === atOnce; ) {
    const gone = await store.query((db) => {
      const old = db
        .select({ id: deliveryTable.id })
        .from(deliveryTable)
        .where(lt(deliveryTable.queuedAt, sql`now() - ${retention}`))
        .limit(atOnce);
      return db.delete(deliveryTable).where(inArray(deliveryTable.id, old)).returning({ id: deliveryTable.id });
    });
    deleted = gone.length;
  }
}
