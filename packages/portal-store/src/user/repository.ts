import { and, eq, gt, sql } from 'drizzle-orm';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { oneTimeTokenTable, type TokenPurpose } from '../one-time-token/table.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import { savedAccountTable } from '../saved-account/table.ts';
import { endSessions } from '../session/repository.ts';
import { type UserRow, userTable } from './table.ts';

/** A token of a link: what is stored of it, and how long it works. */
export interface NewToken {
  readonly hash: string;
  readonly hours: number;
}

/** The user of an address; undefined where there is none. */
export async function userByEmail(store: PortalStore, email: string): Promise<UserRow | undefined> {
  const [row] = await store.query((db) => db.select().from(userTable).where(eq(userTable.email, email)));
  return row;
}

/** What users change of themselves. */
export type Profile = Pick<UserRow, 'name' | 'company' | 'contact'>;

/** Changes a profile; undefined where the user is gone. Without a phone number there are no SMS. */
export async function updateProfile(store: PortalStore, id: bigint, profile: Profile): Promise<UserRow | undefined> {
  const { name, company, contact } = profile;
  return inTransaction(store, async (tx) => {
    const [row] = await tx.update(userTable).set({ name, company, contact }).where(eq(userTable.id, id)).returning();
    if (contact === null)
      await tx.update(savedAccountTable).set({ sms: false }).where(eq(savedAccountTable.userId, id));
    return row;
  });
}

/** Notes that a user is here now; undefined where the user is gone. */
export async function noteVisit(store: PortalStore, id: bigint): Promise<UserRow | undefined> {
  const [row] = await store.query((db) =>
    db.update(userTable).set({ lastLoginAt: sql`now()` }).where(eq(userTable.id, id)).returning(),
  );
  return row;
}

/** Sends a link by which a new password can be set; false where the address has no account. Earlier links work on. */
export async function requestReset(
  store: PortalStore,
  email: string,
  { hash, hours }: NewToken,
  mail: NewMail,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [user] = await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.email, email));
    if (user === undefined) return false;
    await tx
      .insert(oneTimeTokenTable)
      .values({ tokenHash: hash, userId: user.id, purpose: 'reset', expiresAt: inHours(hours) });
    await writeMail(tx, mail);
    return true;
  });
}

/**
 * Sets the password of the account of a token and ends its sessions; false where the token does not work. A user who has the
 * link owns the address: an account that waited for its activation is active afterwards.
 */
export async function resetPassword(
  store: PortalStore,
  tokenHash: string,
  passwordHash: string,
  mailTo: (email: string) => NewMail,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const userId = await useToken(tx, 'reset', tokenHash);
    if (userId === undefined) return false;
    const [user] = await tx
      .update(userTable)
      .set({ passwordHash, activatedAt: sql`coalesce(${userTable.activatedAt}, now())` })
      .where(eq(userTable.id, userId))
      .returning({ email: userTable.email });
    await tx.delete(oneTimeTokenTable).where(eq(oneTimeTokenTable.userId, userId));
    await endSessions(tx, userId);
    if (user !== undefined) await writeMail(tx, mailTo(user.email));
    return true;
  });
}

/**
 * Makes an administrator, who sets a password by the token; a user of that address becomes one.
 * @returns whether the user was there before
 */
export async function makeAdministrator(
  store: PortalStore,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  { hash, hours }: NewToken,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const role = 'administrator' as const;
    const [before] = await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.email, email));
    const [made] = await tx
      .insert(userTable)
      .values({ email, name, role, activatedAt: sql`now()` })
      .onConflictDoUpdate({ target: userTable.email, set: { role } })
      .returning({ id: userTable.id });
    if (made !== undefined)
      await tx
        .insert(oneTimeTokenTable)
        .values({ tokenHash: hash, userId: made.id, purpose: 'reset', expiresAt: inHours(hours) });
    return before !== undefined;
  });
}

/** Whose token it is; it does not work again. Of two who use it at the same time, one does. */
async function useToken(
  tx: Pick<PortalDatabase, 'delete'>,
  purpose: TokenPurpose,
  tokenHash: string,
): Promise<bigint | undefined> {
  const [used] = await tx
    .delete(oneTimeTokenTable)
    .where(
      and(
        eq(oneTimeTokenTable.tokenHash, tokenHash),
        eq(oneTimeTokenTable.purpose, purpose),
        gt(oneTimeTokenTable.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: oneTimeTokenTable.userId });
  return used?.userId;
}

/** The instant so many hours from now. */
export function inHours(hours: number) {
  return sql`now() + make_interval(hours => ${hours})`;
}
