import { smaller } from '@ledgerscope/ledger';
import { apiKeyTable } from '../api-key/table.ts';
import { and, asc, eq, inArray, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { unitBalanceTable, unitEntryTable, unitProcessTable, unitReservationTable } from './table.ts';

/** Calls of one kind, key and minute that were served. */
export interface UnitUse {
  readonly userId: bigint;
  readonly accessKey: string;
  readonly call: string;
  readonly minute: Date;
  readonly units: bigint;
  readonly calls: bigint;
}

/** What a process did with what it holds of one user. */
export interface SettledUnits {
  readonly userId: bigint;
  readonly uses: readonly UnitUse[];
  /** What it gives back unused. */
  readonly released: bigint;
}

/** What the user has now, and whether the process still holds what it held. */
export interface SettledBalance {
  readonly userId: bigint;
  readonly balance: bigint;
  readonly isHeld: boolean;
}

/** What a mail says whose units go to their end. */
export type MailOfUse = (email: string, percent: 80 | 100, balance: bigint) => NewMail;

/** Which process settles, and how far it is written with that. */
export interface SettlingProcess {
  readonly processId: string;
  /** How long what it still holds is held from now on. */
  readonly seconds: number;
  /** The last segment that is among what it settles: each is greater than those before. */
  readonly segment: number;
}

/**
 * Writes down what a process served since it did so last, of all users in one transaction. A segment that is written already, where the
 * process heard nothing of that, is not written again.
 */
export async function settleUnits(
  store: PortalStore,
  process: SettlingProcess,
  settled: readonly SettledUnits[],
  mailOf: MailOfUse,
): Promise<SettledBalance[]> {
  if (settled.length === 0) return [];
  return inTransaction(store, async (tx) => {
    const isNew = await noteSegment(tx, process);
    return settleAll(tx, process, isNew ? settled : settled.map(nothingOf), mailOf);
  });
}

/** Notes how far a process is written; false where it was written so far before. */
async function noteSegment(tx: PortalTransaction, { processId, segment }: SettlingProcess): Promise<boolean> {
  const mine = eq(unitProcessTable.processId, processId);
  const [known] = await tx.select().from(unitProcessTable).where(mine).for('update');
  if (known !== undefined && known.settled >= segment) return false;
  await tx.update(unitProcessTable).set({ settled: segment }).where(mine);
  return true;
}

function nothingOf({ userId }: SettledUnits): SettledUnits {
  return { userId, uses: [], released: 0n };
}

async function settleAll(
  tx: PortalTransaction,
  { processId, seconds }: Omit<SettlingProcess, 'segment'>,
  settled: readonly SettledUnits[],
  mailOf: MailOfUse,
): Promise<SettledBalance[]> {
  const byUser = new Map(settled.map((one) => [one.userId, one]));
  const users = [...byUser.keys()];
  const balances = await tx
    .select()
    .from(unitBalanceTable)
    .where(inArray(unitBalanceTable.userId, users))
    // Two processes that settle with the same users do not wait for one another in a ring.
    .orderBy(asc(unitBalanceTable.userId))
    .for('update');
  const held = await tx
    .select()
    .from(unitReservationTable)
    .where(and(inArray(unitReservationTable.userId, users), eq(unitReservationTable.processId, processId)));
  const heldBy = new Map(held.map(({ userId, units }) => [userId, units]));
  const results: SettledBalance[] = [];
  for (const row of balances) {
    const one = byUser.get(row.userId);
    if (one === undefined) continue;
    const balance = await settleOne(tx, { processId, seconds }, row, one, heldBy.get(row.userId));
    await mailUse(tx, row, balance, mailOf);
    results.push({ userId: row.userId, balance, isHeld: heldBy.has(row.userId) });
  }
  await noteLastUse(tx, settled);
  return results;
}

/** A part of the journal of a process that was killed. */
export interface RecoveredSegment {
  readonly segment: number;
  readonly uses: readonly UnitUse[];
}

/**
 * Charges what a process served before it was killed, as far as it had not written that down, and gives back the rest of what it
 * held. Of two that do so for the same process, one does.
 */
export async function recoverUnits(
  store: PortalStore,
  processId: string,
  segments: readonly RecoveredSegment[],
  mailOf: MailOfUse,
): Promise<void> {
  await inTransaction(store, async (tx) => {
    const [gone] = await tx.delete(unitProcessTable).where(eq(unitProcessTable.processId, processId)).returning();
    if (gone === undefined) return;
    const uses = segments.filter(({ segment }) => segment > gone.settled).flatMap((one) => one.uses);
    const held = await tx.select().from(unitReservationTable).where(eq(unitReservationTable.processId, processId));
    const users = new Set([...uses, ...held].map(({ userId }) => userId));
    if (users.size === 0) return;
    const settled = [...users].map((userId) => ({
      userId,
      uses: uses.filter((use) => use.userId === userId),
      // More than it spent is what is left of it.
      released: held.find((one) => one.userId === userId)?.units ?? 0n,
    }));
    await settleAll(tx, { processId, seconds: 0 }, settled, mailOf);
  });
}

/** Forgets a process that has ended and holds nothing. */
export async function endUnitProcess(store: PortalStore, processId: string): Promise<void> {
  await store.query((db) => db.delete(unitProcessTable).where(eq(unitProcessTable.processId, processId)));
}

type Balance = typeof unitBalanceTable.$inferSelect;

async function settleOne(
  tx: PortalTransaction,
  by: { readonly processId: string; readonly seconds: number },
  { userId, balance, reserved }: Balance,
  { uses, released }: SettledUnits,
  held: bigint | undefined,
): Promise<bigint> {
  const spent = uses.reduce((sum, { units }) => sum + units, 0n);
  const freed = smaller(held ?? 0n, spent + released);
  // What was held too long was given back: then the use is paid from what nobody else holds.
  const charged = smaller(spent, balance - reserved + freed);
  const entries = partsOf(uses, charged);
  if (entries.length > 0)
    await tx.insert(unitEntryTable).values(entries.map((use) => ({ ...use, units: -use.units, kind: 'use' as const })));
  await tx
    .update(unitBalanceTable)
    .set({ balance: balance - charged, reserved: reserved - freed })
    .where(eq(unitBalanceTable.userId, userId));
  const mine = and(eq(unitReservationTable.userId, userId), eq(unitReservationTable.processId, by.processId));
  if (held !== undefined && held === freed) await tx.delete(unitReservationTable).where(mine);
  if (held !== undefined && held > freed)
    await tx
      .update(unitReservationTable)
      .set({ units: held - freed, expiresAt: sql`now() + make_interval(secs => ${by.seconds})` })
      .where(mine);
  return balance - charged;
}

/** The uses as far as so many units pay for them. */
function partsOf(uses: readonly UnitUse[], charged: bigint): UnitUse[] {
  let left = charged;
  return uses.map((use) => {
    const units = smaller(use.units, left);
    left -= units;
    return { ...use, units };
  });
}

/**
 * Charges units that {@link lockFreeUnits} found to be free, in the transaction of what they are for.
 * @param call what it is called in the list of uses
 */
export async function chargeUnits(
  tx: PortalTransaction,
  { userId, call, units }: { readonly userId: bigint; readonly call: string; readonly units: bigint },
  mailOf: MailOfUse,
): Promise<void> {
  const [row] = await tx.select().from(unitBalanceTable).where(eq(unitBalanceTable.userId, userId));
  if (row === undefined || units === 0n) return;
  const minute = sql`date_trunc('minute', now())`;
  await tx.insert(unitEntryTable).values({ userId, kind: 'use', call, minute, units: -units, calls: units });
  const balance = row.balance - units;
  await tx.update(unitBalanceTable).set({ balance }).where(eq(unitBalanceTable.userId, userId));
  await mailUse(tx, row, balance, mailOf);
}

/** One mail when four fifths of what was added last are used, and one at the end. */
async function mailUse(
  tx: PortalTransaction,
  { userId, full, mailedPercent }: Balance,
  balance: bigint,
  mailOf: MailOfUse,
) {
  const percent = balance <= 0n ? 100 : balance * 5n <= full ? 80 : 0;
  if (percent === 0 || percent <= mailedPercent) return;
  await tx.update(unitBalanceTable).set({ mailedPercent: percent }).where(eq(unitBalanceTable.userId, userId));
  const [user] = await tx.select({ email: userTable.email }).from(userTable).where(eq(userTable.id, userId));
  if (user !== undefined) await writeMail(tx, mailOf(user.email, percent, balance));
}

async function noteLastUse(tx: PortalTransaction, settled: readonly SettledUnits[]): Promise<void> {
  const keys = [...new Set(settled.flatMap(({ uses }) => uses.map(({ accessKey }) => accessKey)))].toSorted();
  if (keys.length === 0) return;
  await tx.update(apiKeyTable).set({ lastUsedAt: sql`now()` }).where(inArray(apiKeyTable.accessKey, keys));
}
