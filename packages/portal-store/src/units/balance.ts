import { eq, sql } from 'drizzle-orm';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { type UnitEntryKind, unitBalanceTable, unitEntryTable } from './table.ts';

/** Units with which everybody begins. */
export const FREE_UNITS = 1_000n;

export type Transaction = Parameters<Parameters<PortalDatabase['transaction']>[0]>[0];

/** Gives a user who has never had units those that are free. */
export async function openBalance(tx: Transaction, userId: bigint): Promise<void> {
  const [opened] = await tx
    .insert(unitBalanceTable)
    .values({ userId, balance: FREE_UNITS, full: FREE_UNITS })
    .onConflictDoNothing()
    .returning({ userId: unitBalanceTable.userId });
  if (opened === undefined) return;
  await tx.insert(unitEntryTable).values({ userId, kind: 'grant', units: FREE_UNITS, reference: `free ${userId}` });
}

/** What a user has. */
export async function unitBalance(store: PortalStore, userId: bigint): Promise<bigint> {
  const read = (db: Pick<PortalDatabase, 'select'>) =>
    db.select({ balance: unitBalanceTable.balance }).from(unitBalanceTable).where(eq(unitBalanceTable.userId, userId));
  const [known] = await store.query(read);
  if (known !== undefined) return known.balance;
  const [opened] = await store.query((db) =>
    db.transaction(async (tx) => {
      await openBalance(tx, userId);
      return read(tx);
    }),
  );
  return opened?.balance ?? 0n;
}

/** Units that somebody gets. */
export interface AddedUnits {
  readonly userId: bigint;
  readonly kind: Exclude<UnitEntryKind, 'use'>;
  readonly units: bigint;
  /** What they are for; of two additions for the same the second does nothing. */
  readonly reference: string;
}

/** Adds units within a transaction; false where that was done before. */
export async function addUnits(tx: Transaction, { userId, kind, units, reference }: AddedUnits): Promise<boolean> {
  await openBalance(tx, userId);
  const [added] = await tx
    .insert(unitEntryTable)
    .values({ userId, kind, units, reference })
    .onConflictDoNothing()
    .returning({ id: unitEntryTable.id });
  if (added === undefined) return false;
  const { balance } = unitBalanceTable;
  await tx
    .update(unitBalanceTable)
    .set({ balance: sql`${balance} + ${units}`, full: sql`${balance} + ${units}`, told: 0 })
    .where(eq(unitBalanceTable.userId, userId));
  return true;
}
