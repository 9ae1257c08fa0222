import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { msUntil } from '../ms-until.ts';
import type { PortalStore } from '../portal-store.ts';
import { subscriptionTable } from '../subscription/table.ts';
import type { Transaction } from '../units/balance.ts';
import { userTable } from '../user/table.ts';
import { type DeliveryRow, deliveryTable, webhookTable } from './table.ts';

/** After a day of nothing but failures a webhook is paused. */
const FAILING = sql.raw("interval '1 day'");

/** How messages are gathered. */
export interface BatchRule {
  /** So many at most. */
  readonly most: number;
  /** So long after the first. */
  readonly waitMs: number;
  /** Whoever sends for longer counts as ended. */
  readonly leaseSeconds: number;
}

/** What is to be sent to a webhook now. */
export interface DueBatch {
  readonly subscriptionId: bigint;
  readonly url: string;
  /** What it is signed with, the newest first, sealed. */
  readonly secrets: readonly Uint8Array[];
  /** The same at every try. */
  readonly batchId: string;
  /** Tries before this one. */
  readonly tries: number;
  readonly messages: readonly Pick<DeliveryRow, 'id' | 'messageId' | 'body' | 'replayed'>[];
}

/** What became of a try. */
export interface Tried {
  readonly isDelivered: boolean;
  readonly status: number | null;
  readonly response: string;
  readonly tookMs: number;
}

/** What follows a try that failed: another one after so long, or none any more. */
export type AfterFailure = { readonly retryMs: number } | 'dead';

/**
 * Takes the next batch of up to so many webhooks that have one due; nobody else sends it until the lease ends. A batch that was tried
 * before is the same one again.
 */
export async function takeDueBatches(store: PortalStore, webhooks: number, rule: BatchRule): Promise<DueBatch[]> {
  return store.query((db) =>
    db.transaction(async (tx) => {
      const { subscriptionId, url, secretSealed, oldSecretSealed, oldSecretUntil, dueAt, takenUntil, pausedFor } =
        webhookTable;
      const waiting = sql`select count(*) >= ${rule.most} or min(queued_at) <= now() - make_interval(secs => ${rule.waitMs / 1_000})
        or bool_or(batch_id is not null)
        from (select queued_at, batch_id from delivery where subscription_id = ${subscriptionId} and state = 'waiting'
          order by id limit ${rule.most}) first`;
      const rows = await tx
        .select({
          ...{ subscriptionId, url, secretSealed },
          oldSecret: sql<Uint8Array | null>`case when ${oldSecretUntil} > now() then ${oldSecretSealed} end`,
        })
        .from(webhookTable)
        .where(
          and(
            isNull(pausedFor),
            lte(dueAt, sql`now()`),
            or(isNull(takenUntil), lte(takenUntil, sql`now()`)),
            sql`coalesce((${waiting}), false)`,
          ),
        )
        .orderBy(asc(dueAt))
        .limit(webhooks)
        .for('update', { skipLocked: true });
      const batches: DueBatch[] = [];
      for (const { secretSealed: newest, oldSecret, ...row } of rows) {
        await tx
          .update(webhookTable)
          .set({ takenUntil: sql`now() + make_interval(secs => ${rule.leaseSeconds})` })
          .where(eq(subscriptionId, row.subscriptionId));
        const secrets = oldSecret === null ? [newest] : [newest, new Uint8Array(oldSecret)];
        const batch = await batchOf(tx, row.subscriptionId, rule.most);
        if (batch !== undefined) batches.push({ ...row, secrets, ...batch });
      }
      return batches;
    }),
  );
}

/** In how many milliseconds a webhook may have something due; undefined where nothing waits for any. */
export async function nextBatchMs(store: PortalStore): Promise<number | undefined> {
  const { subscriptionId, dueAt, takenUntil, pausedFor } = webhookTable;
  const waits = sql`exists (select 1 from delivery where subscription_id = ${subscriptionId} and state = 'waiting')`;
  const [row] = await store.query((db) =>
    db
      .select({ ms: msUntil(sql`min(greatest(${dueAt}, ${takenUntil}))`) })
      .from(webhookTable)
      .where(and(isNull(pausedFor), waits)),
  );
  return row?.ms ?? undefined;
}

async function batchOf(tx: Transaction, subscriptionId: bigint, most: number) {
  const { id, messageId, body, replayed, batchId, tries, state } = deliveryTable;
  const waiting = await tx
    .select({ id, messageId, body, replayed, batchId, tries })
    .from(deliveryTable)
    .where(and(eq(deliveryTable.subscriptionId, subscriptionId), eq(state, 'waiting')))
    .orderBy(asc(id))
    .limit(most);
  const [first] = waiting;
  if (first === undefined) return undefined;
  // Those of the first one's batch, or all before the next batch.
  const end = waiting.findIndex((one) => one.batchId !== first.batchId);
  const messages = end === -1 ? waiting : waiting.slice(0, end);
  const named = first.batchId ?? randomUUID();
  if (first.batchId === null) {
    const ids = messages.map((one) => one.id);
    await tx.update(deliveryTable).set({ batchId: named }).where(inArray(id, ids));
  }
  return { batchId: named, tries: first.tries, messages };
}

/**
 * Notes what became of a batch, and lets the next try or the next batch be taken. A webhook that has failed for a day is paused, and its
 * owner gets a mail.
 * @param mailOf the mail to an address
 */
export async function noteTried(
  store: PortalStore,
  { subscriptionId, batchId }: Pick<DueBatch, 'subscriptionId' | 'batchId'>,
  { isDelivered, status, response, tookMs }: Tried,
  next: AfterFailure,
  mailOf: (email: string, url: string) => NewMail,
): Promise<void> {
  await store.query((db) =>
    db.transaction(async (tx) => {
      const mine = eq(webhookTable.subscriptionId, subscriptionId);
      const [webhook] = await tx.select().from(webhookTable).where(mine).for('update');
      if (webhook === undefined) return;
      const { state, retryMs } = afterwards(isDelivered, next);
      const { tries } = deliveryTable;
      await tx
        .update(deliveryTable)
        .set({ state, tries: sql`${tries} + 1`, triedAt: sql`now()`, status, response, tookMs })
        .where(
          and(
            eq(deliveryTable.subscriptionId, subscriptionId),
            eq(deliveryTable.batchId, batchId),
            eq(deliveryTable.state, 'waiting'),
          ),
        );
      const [changed] = await tx
        .update(webhookTable)
        .set({
          takenUntil: null,
          dueAt: sql`now() + make_interval(secs => ${retryMs / 1_000})`,
          failingSince: isDelivered ? null : sql`coalesce(${webhookTable.failingSince}, now())`,
        })
        .where(mine)
        .returning({ hasFailed: sql<boolean>`coalesce(${webhookTable.failingSince} < now() - ${FAILING}, false)` });
      if (changed?.hasFailed !== true || webhook.pausedFor !== null) return;
      await tx.update(webhookTable).set({ pausedFor: 'failure' }).where(mine);
      const email = await ownerOf(tx, subscriptionId);
      if (email !== undefined) await writeMail(tx, mailOf(email, webhook.url));
    }),
  );
}

function afterwards(isDelivered: boolean, next: AfterFailure) {
  if (isDelivered) return { state: 'delivered', retryMs: 0 } as const;
  return next === 'dead' ? ({ state: 'dead', retryMs: 0 } as const) : ({ state: 'waiting', ...next } as const);
}

async function ownerOf(tx: Transaction, subscriptionId: bigint): Promise<string | undefined> {
  const [owner] = await tx
    .select({ email: userTable.email })
    .from(subscriptionTable)
    .innerJoin(userTable, eq(userTable.id, subscriptionTable.userId))
    .where(eq(subscriptionTable.id, subscriptionId));
  return owner?.email;
}

/** Deletes messages of webhooks that are older than messages are kept, some at a time. */
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
