import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PortalStore } from '../portal-store.ts';
import { unitBalanceTable } from '../units/table.ts';
import { userTable } from '../user/table.ts';
import {
  type SubscriptionFilterRow,
  type SubscriptionRow,
  subscriptionAbiTable,
  subscriptionFilterTable,
  subscriptionTable,
} from './table.ts';

/** A subscription by which transactions are matched. */
export interface SubscriptionRule
  extends Pick<SubscriptionRow, 'id' | 'userId' | 'type' | 'transactionTypes' | 'stoppedAtNs'> {
  readonly filters: readonly Pick<SubscriptionFilterRow, 'type' | 'values' | 'signatures' | 'sinceNs'>[];
  /** Null where none was uploaded. */
  readonly abi: readonly unknown[] | null;
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

/** One that stopped for want of units and can go on, because its user has some again; the one that is behind most. */
export async function stoppedRule(store: PortalStore): Promise<SubscriptionRule | undefined> {
  const [found] = await store.query((db) =>
    db
      .select({ id: subscriptionTable.id })
      .from(subscriptionTable)
      .innerJoin(userTable, eq(userTable.id, subscriptionTable.userId))
      .innerJoin(unitBalanceTable, eq(unitBalanceTable.userId, subscriptionTable.userId))
      .where(
        and(
          isNotNull(subscriptionTable.stoppedAtNs),
          IS_ACTIVE,
          isNull(userTable.suspendedAt),
          gt(unitBalanceTable.balance, unitBalanceTable.reserved),
        ),
      )
      .orderBy(asc(subscriptionTable.stoppedAtNs))
      .limit(1),
  );
  if (found === undefined) return undefined;
  const [rule] = await rulesWhere(store, eq(subscriptionTable.id, found.id));
  return rule;
}

async function rulesWhere(store: PortalStore, condition: ReturnType<typeof and>): Promise<SubscriptionRule[]> {
  return store.query(async (db) => {
    const { id, userId, type, transactionTypes, stoppedAtNs } = subscriptionTable;
    const rows = await db
      .select({ id, userId, type, transactionTypes, stoppedAtNs, abi: subscriptionAbiTable.abi })
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
