import { blockHash, isBlocked } from '../blocked-hash/repository.ts';
import { and, eq, gt, lt, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { savedAccountTable } from '../saved-account/table.ts';
import { type UserRow, userTable } from '../user/table.ts';
import { contactCodeTable } from './table.ts';
import { countTextTo } from './text-limit.ts';

/** Wrong codes that are compared before another one is needed. */
export const MOST_TRIES = 5;
/** So long a number gets no codes after its owner wanted no more texts. */
export const NO_TEXTS_DAYS = 90;

/** A code, and what is sent with it. */
export interface NewContactCode {
  readonly number: string;
  /** The number as a keyed hash. */
  readonly numberHash: string;
  readonly codeHash: string;
  readonly minutes: number;
  readonly mail: NewMail;
}

/** What came of sending a code. */
export type CodeSent = 'sent' | 'another number' | 'confirmed already' | 'stopped' | 'too many';

/** Sends a code to the contact number of a user, by which that is confirmed; an earlier code ends. */
export async function sendContactCode(store: PortalStore, userId: bigint, code: NewContactCode): Promise<CodeSent> {
  const { number, numberHash, codeHash, minutes, mail } = code;
  return inTransaction(store, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.contact !== number) return 'another number';
    if (user.contactConfirmedAt !== null) return 'confirmed already';
    if (await isBlocked(tx, 'texts', numberHash)) return 'stopped';
    if ((await countTextTo(tx, userId, number)) === 'none') return 'too many';
    const values = { number, codeHash, tries: 0, expiresAt: sql`now() + make_interval(mins => ${minutes})` };
    await tx
      .insert(contactCodeTable)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: contactCodeTable.userId, set: values });
    await writeMail(tx, mail);
    return 'sent';
  });
}

/** The user whose number is confirmed now; else why it is not. */
export type ContactConfirmed = UserRow | 'wrong' | 'no code';

/** Confirms the number that a code was sent to, if it is the user's still. Each try counts, whatever comes of it. */
export async function confirmContact(store: PortalStore, userId: bigint, codeHash: string): Promise<ContactConfirmed> {
  const { tries, expiresAt } = contactCodeTable;
  return inTransaction(store, async (tx) => {
    const user = await lockUser(tx, userId);
    const [code] = await tx
      .update(contactCodeTable)
      .set({ tries: sql`${tries} + 1` })
      .where(and(eq(contactCodeTable.userId, userId), lt(tries, MOST_TRIES), gt(expiresAt, sql`now()`)))
      .returning();
    if (code === undefined || user?.contact !== code.number) return 'no code';
    if (code.codeHash !== codeHash) return 'wrong';
    await tx.delete(contactCodeTable).where(eq(contactCodeTable.userId, userId));
    const [confirmed] = await tx
      .update(userTable)
      .set({ contactConfirmedAt: sql`now()` })
      .where(eq(userTable.id, userId))
      .returning();
    return confirmed ?? 'no code';
  });
}

/**
 * Ends all texts to a number, whoever entered it: it counts as not confirmed.
 * @param numberHash the number as a keyed hash, where it shall get no codes for a while either
 */
export async function stopTexts(store: PortalStore, number: string, numberHash?: string): Promise<void> {
  await inTransaction(store, async (tx) => {
    const users = await tx
      .update(userTable)
      .set({ contactConfirmedAt: null })
      .where(eq(userTable.contact, number))
      .returning({ id: userTable.id });
    for (const { id } of users)
      await tx.update(savedAccountTable).set({ sms: false }).where(eq(savedAccountTable.userId, id));
    await tx.delete(contactCodeTable).where(eq(contactCodeTable.number, number));
    if (numberHash !== undefined) await blockHash(tx, 'texts', numberHash, NO_TEXTS_DAYS);
  });
}

/** Whether a number gets texts, or may be sent a code: its owner did not stop them. */
export async function takesTexts(store: PortalStore, numberHash: string): Promise<boolean> {
  return !(await store.query((db) => isBlocked(db, 'texts', numberHash)));
}

async function lockUser(tx: PortalTransaction, userId: bigint) {
  const { contact, contactConfirmedAt } = userTable;
  const [user] = await tx
    .select({ contact, contactConfirmedAt })
    .from(userTable)
    .where(eq(userTable.id, userId))
    .for('update');
  return user;
}
