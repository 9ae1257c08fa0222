import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { unitBalanceTable, unitReservationTable } from '../units/table.ts';
import { userTable } from '../user/table.ts';
import {
  type SubscriptionFilterRow,
  type SubscriptionRow,
  subscriptionAbiTable,
  subscriptionFilterTable,
  subscriptionTable,
} from './table.ts';

/** A subscription by which transactions are matched. */
export interface SubscriptionRule extends Pick<SubscriptionRow, 'id' | 'userId' | 'type' | 'transactionTypes'> {
  readonly filters: readonly Pick<SubscriptionFilterRow, 'type' | 'values' | 'signatures' | 'sinceNs'>[];
  /** Of the ABI that was uploaded, which `subscriptionAbiText` reads; null where none was. */
  readonly abiHash: string | null;
}

/** A subscription that is paused and is to be continued. */
export interface StoppedRule extends SubscriptionRule {
  /** Everything up to this instant is delivered. */
  readonly stoppedAtNs: bigint;
  /** What is to be sent again before that. */
  readonly replay: Replay | null;
}

/** How far a replay has come. */
export interface Replay {
  readonly number: number;
  readonly replayedNs: bigint;
  readonly untilNs: bigint;
}

/** Today has not ended it, nor has the number of its messages. */
export const IS_ACTIVE = and(
  or(isNull(subscriptionTable.expiresOn), gt(subscriptionTable.expiresOn, sql`(now() at time zone 'utc')::date`)),
  or(isNull(subscriptionTable.remaining), gt(subscriptionTable.remaining, 0n)),
);

/** The active subscriptions that go along with the feeds and have filters. */
export async function activeRules(store: PortalStore): Promise<SubscriptionRule[]> {
  return rulesWhere(store, and(IS_ACTIVE, isNull(userTable.suspendedAt), isNull(subscriptionTable.stoppedAtNs)));
}

/** What processes hold of a user's units; what they held too long is free again. */
const HELD = sql`(select coalesce(sum(${unitReservationTable.units}), 0) from ${unitReservationTable}
  where ${unitReservationTable.userId} = ${unitBalanceTable.userId} and ${unitReservationTable.expiresAt} >= now())`;
/**
 * Whether a subscription can be paid for what comes next: with fewer units than that it would stop at once, again and again. Whoever has
 * never had units has those that are free.
 */
export const HAS_UNITS = sql<boolean>`coalesce(${unitBalanceTable.balance} - ${HELD} >= ${subscriptionTable.neededUnits}, true)`;

/** A stopped subscription that can continue, because its user has units and has not paused it, and its ABI is used. In turn: the next one after an id. */
export async function stoppedRule(store: PortalStore, afterId: bigint): Promise<StoppedRule | undefined> {
  const { id, userId, stoppedAtNs, replayedNs, replayUntilNs, replays: number } = subscriptionTable;
  const [found] = await store.query((db) =>
    db
      .select({ id, stoppedAtNs, replayedNs, replayUntilNs, number })
      .from(subscriptionTable)
      .innerJoin(userTable, eq(userTable.id, userId))
      .leftJoin(unitBalanceTable, eq(unitBalanceTable.userId, userId))
      .leftJoin(subscriptionAbiTable, eq(subscriptionAbiTable.subscriptionId, id))
      .where(
        and(
          isNotNull(stoppedAtNs),
          eq(subscriptionTable.paused, false),
          IS_ACTIVE,
          isNull(userTable.suspendedAt),
          isNull(subscriptionAbiTable.problem),
          HAS_UNITS,
        ),
      )
      .orderBy(desc(sql`${id} > ${afterId}`), asc(id))
      .limit(1),
  );
  if (found === undefined || found.stoppedAtNs === null) return undefined;
  const [rule] = await rulesWhere(store, eq(id, found.id));
  if (rule === undefined) return undefined;
  const { replayedNs: at, replayUntilNs: untilNs } = found;
  const replay = at === null || untilNs === null ? null : { number: found.number, replayedNs: at, untilNs };
  return { ...rule, stoppedAtNs: found.stoppedAtNs, replay };
}

async function rulesWhere(store: PortalStore, condition: ReturnType<typeof and>): Promise<SubscriptionRule[]> {
  return store.query(async (db) => {
    const { id, userId, type, transactionTypes } = subscriptionTable;
    const rows = await db
      .select({ id, userId, type, transactionTypes, abiHash: subscriptionAbiTable.hash })
      .from(subscriptionTable)
      .innerJoin(userTable, eq(userTable.id, userId))
      .leftJoin(subscriptionAbiTable, eq(subscriptionAbiTable.subscriptionId, id))
      .where(condition);
    if (rows.length === 0) return [];
    const filters = await db
      .select(getTableColumns(subscriptionFilterTable))
      .from(subscriptionFilterTable)
      .innerJoin(subscriptionTable, eq(subscriptionTable.id, subscriptionFilterTable.subscriptionId))
      .innerJoin(userTable, eq(userTable.id, userId))
      .where(condition);
    const bySubscription = Map.groupBy(filters, ({ subscriptionId }) => subscriptionId);
    return rows.map((row) => ({ ...row, filters: bySubscription.get(row.id) ?? [] }));
  });
}
