import type { EntityId } from '@ledgerscope/ledger';
import { alertTable } from '../alert/table.ts';
import { and, asc, eq, inArray, type PgUpdateSetSource, sql } from '../drizzle.ts';
import type { Channel } from '../mail/table.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { type SavedAccountRow, savedAccountTable } from './table.ts';

/** Accounts that one user can save. */
export const MAX_SAVED_ACCOUNTS = 100;

/** What users choose of a saved account. */
export type SavedAccountChoice = Pick<SavedAccountRow, 'alias' | 'sms' | 'email' | 'smallestAmount' | 'direction'>;
/** What came of saving one. */
export type SaveResult = SavedAccountRow | 'saved already' | 'too many';

/** The accounts that a user saved, in the order of saving. */
export async function savedAccounts(store: PortalStore, userId: bigint): Promise<SavedAccountRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(savedAccountTable)
      .where(eq(savedAccountTable.userId, userId))
      .orderBy(asc(savedAccountTable.savedAt), asc(savedAccountTable.accountId)),
  );
}

/** Saves an account. @param headNs the newest instant of the ledger: alerts begin behind it. Of several that are saved at the same time, no more than fit are. */
export async function saveAccount(
  store: PortalStore,
  userId: bigint,
  accountId: EntityId,
  choice: SavedAccountChoice,
  headNs: bigint | null,
): Promise<SaveResult> {
  return inTransaction(store, async (tx) => {
    // Those of one user wait for one another.
    await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
    const mine = eq(savedAccountTable.userId, userId);
    const total = await tx.$count(savedAccountTable, mine);
    const [row] = await tx
      .insert(savedAccountTable)
      .values({ userId, accountId, ...choice, emailSinceNs: headNs, smsSinceNs: headNs })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return 'saved already';
    if (total < MAX_SAVED_ACCOUNTS) return row;
    await tx.delete(savedAccountTable).where(and(mine, eq(savedAccountTable.accountId, accountId)));
    return 'too many';
  });
}

/**
 * Changes a saved account; undefined where the user has not saved it.
 * @param headNs the newest instant of the ledger: alerts that are turned on begin behind it
 */
export async function updateSavedAccount(
  store: PortalStore,
  userId: bigint,
  accountId: EntityId,
  choice: SavedAccountChoice,
  headNs: bigint | null,
): Promise<SavedAccountRow | undefined> {
  const { email, emailSinceNs, sms, smsSinceNs } = savedAccountTable;
  return change(store, userId, accountId, {
    ...choice,
    emailSinceNs: sql`case when ${email} then ${emailSinceNs} else ${headNs}::bigint end`,
    smsSinceNs: sql`case when ${sms} then ${smsSinceNs} else ${headNs}::bigint end`,
  });
}

/** Switches the alerts of a channel off; undefined where the user has not saved the account. */
export async function endAlerts(
  store: PortalStore,
  userId: bigint,
  accountId: EntityId,
  channel: Channel,
): Promise<SavedAccountRow | undefined> {
  return change(store, userId, accountId, channel === 'email' ? { email: false } : { sms: false });
}

async function change(
  store: PortalStore,
  userId: bigint,
  accountId: EntityId,
  values: PgUpdateSetSource<typeof savedAccountTable>,
): Promise<SavedAccountRow | undefined> {
  return inTransaction(store, async (tx) => {
    const [row] = await tx.update(savedAccountTable).set(values).where(isSaved(userId, accountId)).returning();
    if (row !== undefined) await forgetAlerts(tx, row);
    return row;
  });
}

/** A saved account; undefined where the user has not saved it. */
export async function savedAccount(
  store: PortalStore,
  userId: bigint,
  accountId: EntityId,
): Promise<SavedAccountRow | undefined> {
  const [row] = await store.query((db) => db.select().from(savedAccountTable).where(isSaved(userId, accountId)));
  return row;
}

/** What was found and was not reported yet is dropped where the toggle is off. */
async function forgetAlerts(
  db: Pick<PortalDatabase, 'delete'>,
  { userId, accountId, email, sms }: SavedAccountRow,
): Promise<void> {
  const off = [...(email ? [] : ['email' as const]), ...(sms ? [] : ['sms' as const])];
  await db
    .delete(alertTable)
    .where(and(eq(alertTable.userId, userId), eq(alertTable.accountId, accountId), inArray(alertTable.channel, off)));
}

/** Removes a saved account; false where the user has not saved it. */
export async function removeSavedAccount(store: PortalStore, userId: bigint, accountId: EntityId): Promise<boolean> {
  const removed = await store.query((db) =>
    db.delete(savedAccountTable).where(isSaved(userId, accountId)).returning({ id: savedAccountTable.accountId }),
  );
  return removed.length > 0;
}

function isSaved(userId: bigint, accountId: EntityId) {
  return and(eq(savedAccountTable.userId, userId), eq(savedAccountTable.accountId, accountId));
}
