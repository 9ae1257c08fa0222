import { isBlocked } from '../blocked-hash/repository.ts';
import { and, desc, eq, gt, isNull, or, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { oneTimeTokenTable } from '../one-time-token/table.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { confirmAddress } from './confirm-address.ts';
import { inHours, type NewUserToken } from './repository.ts';
import { type UserRow, userTable } from './table.ts';

/** What is written of somebody who signs up. */
export interface NewUser extends Pick<UserRow, 'email' | 'name' | 'company'> {
  readonly passwordHash: string;
  /** SHA-256 of the ticket by which the browser of this sign-up names it. */
  readonly signUpHash: string;
  /** The mailbox as a keyed hash; undefined where the server has no key. */
  readonly mailboxHash: string | undefined;
}

/** The two mails of which one is sent to an address with which somebody signs up. */
export interface SignUpMails {
  readonly activation: NewMail;
  /** Where there is an active account already. */
  readonly registered: NewMail;
}

/** What takes effect with an activation, and the sign-up that gave it. */
type Given = Pick<
  typeof oneTimeTokenTable.$inferSelect,
  'givenName' | 'givenCompany' | 'givenPasswordHash' | 'signUpHash'
>;

const ACTIVATION = eq(oneTimeTokenTable.purpose, 'activation');
/** Of no user. */
const NOBODY = -1n;

/**
 * Makes an account that waits for its activation, or writes to the owner of an active one. Several may sign up with one
 * address before it is activated, and not all of them own it: each link activates the account with what was given in the
 * sign-up that it belongs to. The statements are the same whether there is an account or not.
 */
export async function signUp(
  store: PortalStore,
  user: NewUser,
  token: NewUserToken,
  mails: SignUpMails,
): Promise<void> {
  const { email, name, company, passwordHash, signUpHash, mailboxHash } = user;
  await inTransaction(store, async (tx) => {
    const hasFreeUnits = !(await isBlocked(tx, 'free units', mailboxHash ?? ''));
    const [made] = await tx
      .insert(userTable)
      .values({ email, name, company, hasFreeUnits })
      .onConflictDoUpdate({ target: userTable.email, set: { email }, setWhere: isNull(userTable.activatedAt) })
      .returning({ id: userTable.id });
    const given = { givenName: name, givenCompany: company, givenPasswordHash: passwordHash, signUpHash };
    await writeActivation(tx, made?.id ?? NOBODY, token, given);
    await writeMail(tx, made === undefined ? mails.registered : mails.activation);
  });
}

/**
 * Writes the link of a sign-up once more, where its account still waits: that of no other sign-up with the same address. Its
 * earlier links end.
 * @param ticketHash SHA-256 of the ticket of the sign-up, or of the token of one of its links
 * @returns false where the account has no such sign-up
 */
export async function writeActivationAgain(
  tx: PortalTransaction,
  userId: bigint,
  ticketHash: string,
  token: NewUserToken,
): Promise<boolean> {
  const { signUpHash, tokenHash, givenName, givenCompany, givenPasswordHash, createdAt } = oneTimeTokenTable;
  const ofUser = and(ACTIVATION, eq(oneTimeTokenTable.userId, userId));
  const [last] = await tx
    .select({ signUpHash, tokenHash, givenName, givenCompany, givenPasswordHash })
    .from(oneTimeTokenTable)
    .where(and(ofUser, or(eq(signUpHash, ticketHash), eq(tokenHash, ticketHash))))
    .orderBy(desc(createdAt))
    .limit(1);
  if (last === undefined) return false;
  const given = { ...last, signUpHash: last.signUpHash ?? last.tokenHash };
  // The links of other sign-ups are not this one's to end.
  await tx
    .delete(oneTimeTokenTable)
    .where(and(ofUser, or(eq(signUpHash, given.signUpHash), eq(tokenHash, last.tokenHash))));
  await writeActivation(tx, userId, token, given);
  return true;
}

/** For no user it writes nothing, in the same statement. */
async function writeActivation(
  tx: Pick<PortalTransaction, 'execute'>,
  userId: bigint,
  { hash, hours }: NewUserToken,
  { givenName, givenCompany, givenPasswordHash, signUpHash }: Given,
): Promise<void> {
  await tx.execute(sql`insert into one_time_token
      (token_hash, user_id, purpose, expires_at, given_name, given_company, given_password_hash, sign_up_hash)
    select ${hash}, id, 'activation', ${inHours(hours)}, ${givenName}, ${givenCompany}, ${givenPasswordHash}, ${signUpHash}
    from portal_user where id = ${userId}`);
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
    const isOfUser = and(eq(userTable.id, found.userId), isNull(userTable.activatedAt));
    // Two links of one account wait for each other here.
    const [waiting] = await tx.select({ id: userTable.id }).from(userTable).where(isOfUser).for('update');
    const [used] = await tx.delete(oneTimeTokenTable).where(works).returning();
    if (used === undefined || waiting === undefined) return false;
    await tx.delete(oneTimeTokenTable).where(and(eq(oneTimeTokenTable.userId, found.userId), ACTIVATION));
    const { givenName: name, givenCompany: company, givenPasswordHash: passwordHash } = used;
    const given = name === null ? {} : { name, company, passwordHash };
    await confirmAddress(tx, found.userId);
    await tx
      .update(userTable)
      .set({ activatedAt: sql`now()`, ...given })
      .where(isOfUser);
    return true;
  });
}
