import type { EntityId } from '@ledgerscope/ledger';
import { and, asc, count, eq } from 'drizzle-orm';
import type { PortalStore } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { type SavedAccountRow, savedAccountTable } from './table.ts';

/** Accounts that one user can save. */
const MAX_SAVED_ACCOUNTS = 100;

/** What users choose of a saved account. */
export type SavedAccountChoice = Pick<SavedAccountRow, 'alias' | 'sms' | 'email'>;
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

/** Saves an account. Of several that are saved at the same time, no more than fit are. */
export async function saveAccount(
  store: PortalStore,
  userId: bigint,
  accountId: EntityId,
  choice: SavedAccountChoice,
): Promise<SaveResult> {
  return store.query((db) =>
    db.transaction(async (tx) => {
      // Those of one user wait for one another.
      await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
      const mine = eq(savedAccountTable.userId, userId);
      const [total] = await tx.select({ value: count() }).from(savedAccountTable).where(mine);
      const [row] = await tx
        .insert(savedAccountTable)
        .values({ userId, accountId, ...choice })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) return 'saved already';
      if ((total?.value ?? 0) < MAX_SAVED_ACCOUNTS) return row;
      await tx.delete(savedAccountTable).where(and(mine, eq(savedAccountTable.accountId, accountId)));
      return 'too many';
    }),
  );
}

/** Changes a saved account; undefined where the user has not saved it. */
export async function updateSavedAccount(
  store: PortalStore,
  userId: bigint,
  accountId: EntityId,
  choice: SavedAccountChoice,
): Promise<SavedAccountRow | undefined> {
  const [row] = await store.query((db) =>
    db.update(savedAccountTable).set(choice).where(isSaved(userId, accountId)).returning(),
  );
  return row;
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
