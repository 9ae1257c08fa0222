import { and, asc, desc, eq, sql } from '../drizzle.ts';
import { lockFollowed, noteChangedRules } from '../feed/position.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { awsQueueTable, receiverTable } from '../receiver/table.ts';
import { unitBalanceTable } from '../units/table.ts';
import { wake } from '../wake/wakes.ts';
import { HAS_UNITS, IS_ACTIVE } from './rules.ts';
import {
  NO_REPLAY,
  type SubscriptionFilterRow,
  type SubscriptionRow,
  subscriptionAbiTable,
  subscriptionFilterTable,
  subscriptionTable,
} from './table.ts';

/** Filters that one subscription can have. */
const MAX_FILTERS = 50;

/** What is given of a new filter. */
export type NewFilter = Pick<SubscriptionFilterRow, 'type' | 'values' | 'signatures' | 'sinceNs'>;

/** A subscription as its owner sees it. */
export interface OwnSubscription extends SubscriptionRow {
  readonly isActive: boolean;
  readonly hasAbi: boolean;
  /** Why it stopped at its ABI; null where it did not. */
  readonly abiProblem: string | null;
  /** Where its messages are posted; null where they are put into its queue. */
  readonly webhookUrl: string | null;
  /** Where its queue is; null for one of this database. */
  readonly awsQueue: { readonly queueName: string; readonly url: string | null } | null;
  /** Whether its owner has the units for what comes next. */
  readonly hasUnits: boolean;
}

const OWN = {
  subscription: subscriptionTable,
  isActive: sql<boolean>`${IS_ACTIVE}`,
  hasAbi: sql<boolean>`${subscriptionAbiTable.subscriptionId} is not null`,
  abiProblem: subscriptionAbiTable.problem,
  webhookUrl: receiverTable.url,
  // With a column that is never null: without one all of it would be null while the queue is not made.
  awsQueue: { queueName: awsQueueTable.queueName, url: awsQueueTable.url },
  hasUnits: HAS_UNITS,
};

/** The subscriptions of a user: active ones first, the newest first. */
export async function subscriptions(store: PortalStore, userId: bigint): Promise<OwnSubscription[]> {
  const rows = await store.query((db) =>
    db
      .select(OWN)
      .from(subscriptionTable)
      .leftJoin(subscriptionAbiTable, eq(subscriptionAbiTable.subscriptionId, subscriptionTable.id))
      .leftJoin(receiverTable, eq(receiverTable.subscriptionId, subscriptionTable.id))
      .leftJoin(awsQueueTable, eq(awsQueueTable.subscriptionId, subscriptionTable.id))
      .leftJoin(unitBalanceTable, eq(unitBalanceTable.userId, subscriptionTable.userId))
      .where(eq(subscriptionTable.userId, userId))
      .orderBy(desc(OWN.isActive), desc(subscriptionTable.id)),
  );
  return rows.map(({ subscription, ...facts }) => ({ ...subscription, ...facts }));
}

/** Deletes a subscription with its queue; false where the user has none of this id. */
export async function deleteSubscription(store: PortalStore, userId: bigint, id: bigint): Promise<boolean> {
  return changeOwn(store, userId, id, async (tx) => {
    await tx.delete(subscriptionTable).where(eq(subscriptionTable.id, id));
    await wake(tx, 'queue');
    return true;
  });
}

/** The filters of a user's subscriptions, oldest first, with the queue that each is for. */
export async function subscriptionFilters(
  store: PortalStore,
  userId: bigint,
): Promise<readonly (SubscriptionFilterRow & { readonly queueName: string })[]> {
  const rows = await store.query((db) =>
    db
      .select({ filter: subscriptionFilterTable, queueName: subscriptionTable.queueName })
      .from(subscriptionFilterTable)
      .innerJoin(subscriptionTable, eq(subscriptionTable.id, subscriptionFilterTable.subscriptionId))
      .where(eq(subscriptionTable.userId, userId))
      .orderBy(asc(subscriptionFilterTable.id)),
  );
  return rows.map(({ filter, queueName }) => ({ ...filter, queueName }));
}

/** Adds a filter; false where the user has no such subscription. */
export async function addFilter(
  store: PortalStore,
  userId: bigint,
  subscriptionId: bigint,
  filter: NewFilter,
): Promise<SubscriptionFilterRow | 'too many' | false | undefined> {
  return changeOwn(store, userId, subscriptionId, async (tx) => {
    const mine = eq(subscriptionFilterTable.subscriptionId, subscriptionId);
    if ((await tx.$count(subscriptionFilterTable, mine)) >= MAX_FILTERS) return 'too many';
    const [row] = await tx
      .insert(subscriptionFilterTable)
      .values({ subscriptionId, ...filter })
      .returning();
    return row;
  });
}

/** Deletes a filter; false where the user has none of these ids. */
export async function deleteFilter(
  store: PortalStore,
  userId: bigint,
  subscriptionId: bigint,
  filterId: bigint,
): Promise<boolean> {
  const deleted = await changeOwn(store, userId, subscriptionId, (tx) =>
    tx
      .delete(subscriptionFilterTable)
      .where(and(eq(subscriptionFilterTable.id, filterId), eq(subscriptionFilterTable.subscriptionId, subscriptionId)))
      .returning({ id: subscriptionFilterTable.id }),
  );
  return Array.isArray(deleted) && deleted.length > 0;
}

/**
 * Pauses a subscription at the position of the feeds, or continues it from its own position, into its queue. False where the user
 * has none of this id.
 */
export async function pauseSubscription(
  store: PortalStore,
  userId: bigint,
  id: bigint,
  paused: boolean,
): Promise<boolean> {
  return changeOwn(store, userId, id, async (tx) => {
    const stoppedAtNs = paused ? await readPosition(tx) : undefined;
    await tx
      .update(subscriptionTable)
      .set(stoppedAtNs === undefined ? { paused } : { paused, stoppedAtNs })
      .where(eq(subscriptionTable.id, id));
    return true;
  });
}

/**
 * Makes a subscription send again what came to consensus after an instant and up to another. Live messages wait until that is
 * done, so that both are never mixed. False where the user has none of this id.
 */
export async function replaySubscription(
  store: PortalStore,
  userId: bigint,
  id: bigint,
  afterNs: bigint,
  untilNs: bigint,
): Promise<'replayed' | 'already' | 'nothing' | false> {
  return changeOwn(store, userId, id, async (tx, row) => {
    if (row.replayUntilNs !== null) return 'already';
    const [at] = await tx
      .select({ ns: await readPosition(tx) })
      .from(subscriptionTable)
      .where(eq(subscriptionTable.id, id));
    const stoppedAtNs = at?.ns ?? 0n;
    const replayUntilNs = untilNs < stoppedAtNs ? untilNs : stoppedAtNs;
    if (afterNs >= replayUntilNs) return 'nothing';
    await tx
      .update(subscriptionTable)
      .set({
        stoppedAtNs,
        replayFromNs: afterNs,
        replayedNs: afterNs,
        replayUntilNs,
        replayLooked: 0n,
        replays: sql`${subscriptionTable.replays} + 1`,
      })
      .where(eq(subscriptionTable.id, id));
    return 'replayed';
  });
}

/** Ends a replay where it is: live messages follow. False where the user has none of this id. */
export async function endReplay(store: PortalStore, userId: bigint, id: bigint): Promise<boolean> {
  return changeOwn(store, userId, id, async (tx) => {
    await tx.update(subscriptionTable).set(NO_REPLAY).where(eq(subscriptionTable.id, id));
    return true;
  });
}

/** The position of a subscription: where it stopped, or that of the feeds, which do not move during the transaction. */
export async function readPosition(tx: PortalTransaction) {
  const followedNs = await lockFollowed(tx);
  return sql<bigint>`coalesce(${subscriptionTable.stoppedAtNs}, ${followedNs ?? 0n}::bigint)`.mapWith(BigInt);
}

/** Changes a subscription of the user, and has the feeds notice; false where there is none. */
export async function changeOwn<Result>(
  store: PortalStore,
  userId: bigint,
  id: bigint,
  change: (tx: PortalTransaction, row: SubscriptionRow) => Promise<Result>,
): Promise<Result | false> {
  return inTransaction(store, async (tx) => {
    await noteChangedRules(tx);
    const [row] = await tx
      .select()
      .from(subscriptionTable)
      .where(and(eq(subscriptionTable.id, id), eq(subscriptionTable.userId, userId)))
      .for('update');
    if (row === undefined) return false;
    // With other filters, or from another place, something else comes next.
    await tx.update(subscriptionTable).set({ neededUnits: 1n }).where(eq(subscriptionTable.id, id));
    return change(tx, row);
  });
}
