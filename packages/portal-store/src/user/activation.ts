import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { oneTimeTokenTable } from '../one-time-token/table.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import { inHours, type NewToken } from './repository.ts';
import { type UserRow, userTable } from './table.ts';

/** What is written of somebody who signs up. */
export type NewUser = Pick<UserRow, 'email' | 'name' | 'company'> & { readonly passwordHash: string };

/** The two mails of which one is sent to an address with which somebody signs up. */
export interface SignUpMails {
  readonly activation: NewMail;
  /** Where there is an active account already. */
  readonly registered: NewMail;
}

/** What takes effect with an activation. */
interface Given {
  readonly givenName: string | null;
  readonly givenCompany: string | null;
  readonly givenPasswordHash: string | null;
}

const ACTIVATION = eq(oneTimeTokenTable.purpose, 'activation');

/**
 * Makes an account that waits for its activation, or writes to the owner of an active one. Several may sign up with one
 * address before it is activated, and not all of them own it: each link activates the account with what was given in the
 * sign-up that it belongs to.
 */
export async function signUp(store: PortalStore, user: NewUser, token: NewToken, mails: SignUpMails): Promise<void> {
  const { email, name, company, passwordHash } = user;
  await inTransaction(store, async (tx) => {
    const [made] = await tx
      .insert(userTable)
      .values({ email, name, company })
      .onConflictDoUpdate({ target: userTable.email, set: { email }, setWhere: isNull(userTable.activatedAt) })
      .returning({ id: userTable.id });
    if (made === undefined) return writeMail(tx, mails.registered);
    const given = { givenName: name, givenCompany: company, givenPasswordHash: passwordHash };
    await writeActivation(tx, made.id, token, given);
    await writeMail(tx, mails.activation);
  });
}

/** Sends another activation link to an account that waits for it; false where none does. */
export async function resendActivation(
  store: PortalStore,
  email: string,
  token: NewToken,
  mail: NewMail,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [user] = await tx
      .select({ id: userTable.id })
      .from(userTable)
      .where(and(eq(userTable.email, email), isNull(userTable.activatedAt), isNull(userTable.suspendedAt)))
      .for('update');
    if (user === undefined) return false;
    const isWritten = await writeActivationAgain(tx, user.id, token);
    if (isWritten) await writeMail(tx, mail);
    return isWritten;
  });
}

/** Makes one more activation token, for what was given in the last sign-up; false where that is so long ago that it is forgotten. */
export async function writeActivationAgain(
  tx: Pick<PortalDatabase, 'insert' | 'select'>,
  userId: bigint,
  token: NewToken,
): Promise<boolean> {
  const { givenName, givenCompany, givenPasswordHash } = oneTimeTokenTable;
  const [last] = await tx
    .select({ givenName, givenCompany, givenPasswordHash })
    .from(oneTimeTokenTable)
    .where(and(eq(oneTimeTokenTable.userId, userId), ACTIVATION))
    .orderBy(desc(oneTimeTokenTable.createdAt))
    .limit(1);
  if (last === undefined) return false;
  await writeActivation(tx, userId, token, last);
  return true;
}

async function writeActivation(
  tx: Pick<PortalDatabase, 'insert'>,
  userId: bigint,
  { hash, hours }: NewToken,
  given: Given,
): Promise<void> {
  await tx
    .insert(oneTimeTokenTable)
    .values({ tokenHash: hash, userId, purpose: 'activation', expiresAt: inHours(hours), ...given });
}

/** Activates the account of a token; false where the token does not work. The others of that account work no more. */
export async function activateUser(store: PortalStore, tokenHash: string): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const works = and(
      eq(oneTimeTokenTable.tokenHash, tokenHash),
      ACTIVATION,
      gt(oneTimeTokenTable.expiresAt, sql`now()`),
    );
    const [found] = await tx.select({ userId: oneTimeTokenTable.userId }).from(oneTimeTokenTable).where(works);
    if (found === undefined) return false;
    const isOfUser = eq(userTable.id, found.userId);
    // Two links of one account wait for each other here.
    await tx.select({ id: userTable.id }).from(userTable).where(isOfUser).for('update');
    const [used] = await tx.delete(oneTimeTokenTable).where(works).returning();
    if (used === undefined) return false;
    await tx.delete(oneTimeTokenTable).where(and(eq(oneTimeTokenTable.userId, found.userId), ACTIVATION));
    const { givenName: name, givenCompany: company, givenPasswordHash: passwordHash } = used;
    const given = name === null ? {} : { name, company, passwordHash };
    await tx
      .update(userTable)
      .set({ activatedAt: sql`now()`, ...given })
      .where(isOfUser);
    return true;
  });
}
