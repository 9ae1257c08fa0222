import { and, eq, lt, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { openBalance } from './balance.ts';
import { unitBalanceTable, unitProcessTable, unitReservationTable } from './table.ts';

/** A process takes at most this part of what nobody holds, so that others find some too. */
const SHARE = 4n;

/** What a process asks for, to serve a user's calls with. */
export interface ReserveRequest {
  readonly processId: string;
  readonly userId: bigint;
  /** What the call at hand needs. */
  readonly least: bigint;
  /** What is good to have for the next ones. */
  readonly wanted: bigint;
  /** How long it is held where nobody renews it. */
  readonly seconds: number;
}

/** What a process holds more than before, and what the user has. */
export interface Reserved {
  readonly units: bigint;
  readonly balance: bigint;
}

/** Reserves units for a process; none where so many are not free. */
export async function reserveUnits(store: PortalStore, request: ReserveRequest): Promise<Reserved> {
  const { userId, least, wanted } = request;
  return inTransaction(store, async (tx) => {
    const found = await lockFreeUnits(tx, userId);
    // A user who has been deleted since has none.
    if (found === undefined) return { units: 0n, balance: 0n };
    const { free } = found;
    const share = free / SHARE;
    const units = free < least ? 0n : share < least ? least : share < wanted ? share : wanted;
    if (units > 0n) await hold(tx, request, units);
    return { units, balance: found.balance };
  });
}

/** Units of a user that no process holds, and all that the user has; locked until the transaction ends. */
export async function lockFreeUnits(
  tx: PortalTransaction,
  userId: bigint,
): Promise<{ readonly free: bigint; readonly balance: bigint } | undefined> {
  const found = (await lockBalance(tx, userId)) ?? (await openAndLock(tx, userId));
  if (found === undefined) return undefined;
  const free = found.balance - found.reserved + (await takeBackExpired(tx, userId));
  return { free, balance: found.balance };
}

async function openAndLock(tx: PortalTransaction, userId: bigint) {
  await openBalance(tx, userId);
  return lockBalance(tx, userId);
}

async function lockBalance(tx: PortalTransaction, userId: bigint) {
  const { balance, reserved } = unitBalanceTable;
  const [row] = await tx
    .select({ balance, reserved })
    .from(unitBalanceTable)
    .where(eq(unitBalanceTable.userId, userId))
    .for('update');
  return row;
}

/** What processes held that have ended is free again. */
async function takeBackExpired(tx: PortalTransaction, userId: bigint): Promise<bigint> {
  const gone = await tx
    .delete(unitReservationTable)
    .where(and(eq(unitReservationTable.userId, userId), lt(unitReservationTable.expiresAt, sql`now()`)))
    .returning({ units: unitReservationTable.units });
  const units = gone.reduce((sum, one) => sum + one.units, 0n);
  if (units > 0n) await changeReserved(tx, userId, -units);
  return units;
}

async function hold(
  tx: PortalTransaction,
  { processId, userId, seconds }: ReserveRequest,
  units: bigint,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
  await tx.insert(unitProcessTable).values({ processId }).onConflictDoNothing();
  await tx
    .insert(unitReservationTable)
    .values({ processId, userId, units, expiresAt })
    .onConflictDoUpdate({
      target: [unitReservationTable.userId, unitReservationTable.processId],
      set: { units: sql`${unitReservationTable.units} + ${units}`, expiresAt },
    });
  await changeReserved(tx, userId, units);
}

async function changeReserved(tx: PortalTransaction, userId: bigint, units: bigint): Promise<void> {
  await tx
    .update(unitBalanceTable)
    .set({ reserved: sql`${unitBalanceTable.reserved} + ${units}` })
    .where(eq(unitBalanceTable.userId, userId));
}
