import { and, eq, sql } from '../drizzle.ts';
import { oneTimeTokenTable } from '../one-time-token/table.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { savedAccountTable } from '../saved-account/table.ts';
import { type UserRow, userTable } from './table.ts';

/** A token of a link: what is stored of it, and how long it works. */
export interface NewUserToken {
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

/** Changes a profile; undefined where the user is gone. Without a phone number there are no SMS, and another number has to be confirmed. */
export async function updateProfile(store: PortalStore, id: bigint, profile: Profile): Promise<UserRow | undefined> {
  const { name, company, contact } = profile;
  const isSame = sql`${userTable.contact} is not distinct from ${contact}`;
  const contactConfirmedAt = sql`case when ${isSame} then ${userTable.contactConfirmedAt} end`;
  return inTransaction(store, async (tx) => {
    const [row] = await tx
      .update(userTable)
      .set({ name, company, contact, contactConfirmedAt })
      .where(eq(userTable.id, id))
      .returning();
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

/**
 * Makes an administrator, who sets a password by the token; a user of that address becomes one.
 * @returns whether the user was there before
 */
export async function makeAdministrator(
  store: PortalStore,
  { email, name }: Pick<UserRow, 'email' | 'name'>,
  { hash, hours }: NewUserToken,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const role = 'administrator' as const;
    const [before] = await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.email, email));
    const [made] = await tx
      .insert(userTable)
      .values({ email, name, role, activatedAt: sql`now()` })
      .onConflictDoUpdate({ target: userTable.email, set: { role } })
      .returning({ id: userTable.id });
    if (made !== undefined) {
      const { userId, purpose } = oneTimeTokenTable;
      await tx.delete(oneTimeTokenTable).where(and(eq(userId, made.id), eq(purpose, 'set-up')));
      await tx
        .insert(oneTimeTokenTable)
        .values({ tokenHash: hash, userId: made.id, purpose: 'set-up', expiresAt: inHours(hours) });
    }
    return before !== undefined;
  });
}

/** The instant so many hours from now. */
export function inHours(hours: number) {
  return sql`now() + make_interval(hours => ${hours})`;
}
