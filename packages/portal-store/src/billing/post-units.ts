import { eq, sql } from '../drizzle.ts';
import type { PortalTransaction } from '../portal-store.ts';
import { openBalance } from '../units/balance.ts';
import { unitBalanceTable, unitEntryTable } from '../units/table.ts';

/** Posts units that were bought. @param reference an entry with the same is refused */
export async function postUnits(
  tx: PortalTransaction,
  userId: bigint,
  units: bigint,
  reference: string,
): Promise<void> {
  await openBalance(tx, userId);
  await tx.insert(unitEntryTable).values({ userId, kind: 'purchase', units, reference });
  const { balance } = unitBalanceTable;
  await tx
    .update(unitBalanceTable)
    .set({ balance: sql`${balance} + ${units}`, full: sql`${balance} + ${units}`, mailedPercent: 0 })
    .where(eq(unitBalanceTable.userId, userId));
}
