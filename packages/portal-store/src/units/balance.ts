import { PRICES } from '@ledgerscope/contract/prices';
import { eq, sql } from '../drizzle.ts';
import { inTransaction, type PortalDatabase, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { unitBalanceTable, unitEntryTable } from './table.ts';

/**
 * Gives a user who has never had units those that are free, none where an account of the same mailbox had them; nothing to one who was
 * deleted meanwhile.
 */
export async function openBalance(tx: PortalTransaction, userId: bigint): Promise<void> {
  const { id, hasFreeUnits } = userTable;
  const [user] = await tx.select({ id, hasFreeUnits }).from(userTable).where(eq(userTable.id, userId)).for('key share');
  if (user === undefined) return;
  const units = user.hasFreeUnits ? BigInt(PRICES.free) : 0n;
  const [opened] = await tx
    .insert(unitBalanceTable)
    .values({ userId, balance: units, full: units })
    .onConflictDoNothing()
    .returning({ userId: unitBalanceTable.userId });
  if (opened === undefined || units === 0n) return;
  await tx.insert(unitEntryTable).values({ userId, kind: 'grant', units, reference: `free ${userId}` });
}

/** What a user has. */
export async function unitBalance(store: PortalStore, userId: bigint): Promise<bigint> {
  const read = (db: Pick<PortalDatabase, 'select'>) =>
    db.select({ balance: unitBalanceTable.balance }).from(unitBalanceTable).where(eq(unitBalanceTable.userId, userId));
  const [known] = await store.query(read);
  if (known !== undefined) return known.balance;
  const [opened] = await inTransaction(store, async (tx) => {
    await openBalance(tx, userId);
    return read(tx);
  });
  return opened?.balance ?? 0n;
}

/** Gives units to a user; undefined where there is none of this address, else the balance. */
export async function grantUnits(store: PortalStore, email: string, units: bigint): Promise<bigint | undefined> {
  const [user] = await store.query((db) =>
    db.select({ id: userTable.id }).from(userTable).where(eq(userTable.email, email.toLowerCase())),
  );
  if (user === undefined) return undefined;
  const { balance } = unitBalanceTable;
  const [row] = await inTransaction(store, async (tx) => {
    await openBalance(tx, user.id);
    await tx.insert(unitEntryTable).values({ userId: user.id, kind: 'grant', units });
    return tx
      .update(unitBalanceTable)
      .set({ balance: sql`${balance} + ${units}`, full: sql`${balance} + ${units}`, mailedPercent: 0 })
      .where(eq(unitBalanceTable.userId, user.id))
      .returning({ balance });
  });
  return row?.balance;
}
