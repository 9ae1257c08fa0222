import { and, desc, eq, gt, notInArray, sql } from '../drizzle.ts';
import type { PortalStore, PortalTransaction } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { type KnownDeviceRow, knownDeviceTable } from './table.ts';

/** So long after its last sign-in a browser is known. */
export const KNOWN_DEVICE_DAYS = 180;
const MAX_KNOWN_DEVICES = 30;

/** Whether the user of an address has signed in with this browser. One statement, whether there is such a user or not. */
export async function isKnownDevice(store: PortalStore, email: string, tokenHash: string): Promise<boolean> {
  const { userId, lastUsedAt } = knownDeviceTable;
  const rows = await store.query((db) =>
    db
      .select({ userId })
      .from(knownDeviceTable)
      .innerJoin(userTable, eq(userTable.id, userId))
      .where(
        and(
          eq(knownDeviceTable.tokenHash, tokenHash),
          eq(userTable.email, email),
          gt(lastUsedAt, sql`now() - make_interval(days => ${KNOWN_DEVICE_DAYS})`),
        ),
      ),
  );
  return rows.length > 0;
}

/** Notes that a user signed in with a browser; those that were used longest ago are deleted. */
export async function noteKnownDevice(tx: PortalTransaction, userId: bigint, tokenHash: string): Promise<void> {
  const { lastUsedAt } = knownDeviceTable;
  await tx
    .insert(knownDeviceTable)
    .values({ tokenHash, userId })
    .onConflictDoUpdate({
      target: knownDeviceTable.tokenHash,
      set: { lastUsedAt: sql`now()` },
      setWhere: eq(knownDeviceTable.userId, userId),
    });
  const isOfUser = eq(knownDeviceTable.userId, userId);
  const recent = tx
    .select({ tokenHash: knownDeviceTable.tokenHash })
    .from(knownDeviceTable)
    .where(isOfUser)
    .orderBy(desc(lastUsedAt))
    .limit(MAX_KNOWN_DEVICES);
  await tx.delete(knownDeviceTable).where(and(isOfUser, notInArray(knownDeviceTable.tokenHash, recent)));
}

/** The browsers in which a user has signed in, the one used last first. */
export async function knownDevices(store: PortalStore, userId: bigint): Promise<KnownDeviceRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(knownDeviceTable)
      .where(eq(knownDeviceTable.userId, userId))
      .orderBy(desc(knownDeviceTable.lastUsedAt)),
  );
}
