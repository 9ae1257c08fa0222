import { type ApiKeyRow, apiKeyTable } from '../api-key/table.ts';
import { and, eq, gt, inArray, isNull, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { oneTimeTokenTable } from '../one-time-token/table.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { endSessions } from '../session/repository.ts';
import { confirmAddress } from './confirm-address.ts';
import { inHours, type NewUserToken } from './repository.ts';
import { userTable } from './table.ts';

const RESET = inArray(oneTimeTokenTable.purpose, ['reset', 'set-up']);

/** A key of the account whose password is set, and whether it ends in any case. */
export interface KeyRowAtReset extends ApiKeyRow {
  readonly endsAnyway: boolean;
}

/** What a reset does beside setting the password. */
export interface ResetChoice {
  readonly passwordHash: string;
  /** Access keys to end; those of others are left alone. */
  readonly endKeys: readonly string[];
}

/** How many keys a reset ended, and how many go on. */
export interface KeysAfterReset {
  readonly ended: number;
  readonly left: number;
}

/** Writes a token by which the password of a user can be set. Earlier ones that were sent work no more; the operator's does. */
export async function writeReset(tx: PortalTransaction, userId: bigint, { hash, hours }: NewUserToken): Promise<void> {
  const { userId: owner, purpose } = oneTimeTokenTable;
  await tx.delete(oneTimeTokenTable).where(and(eq(owner, userId), eq(purpose, 'reset')));
  await tx.insert(oneTimeTokenTable).values({ tokenHash: hash, userId, purpose: 'reset', expiresAt: inHours(hours) });
}

/** The keys of the account that a token is for, oldest first; undefined where the token does not work. It is not used up. */
export async function keysAtReset(
  store: PortalStore,
  tokenHash: string,
): Promise<readonly KeyRowAtReset[] | undefined> {
  return store.query(async (db) => {
    const [found] = await db
      .select({ purpose: oneTimeTokenTable.purpose, user: userTable })
      .from(oneTimeTokenTable)
      .innerJoin(userTable, eq(userTable.id, oneTimeTokenTable.userId))
      .where(works(tokenHash));
    if (found === undefined) return undefined;
    const endsAnyway = found.purpose === 'reset' && found.user.addressConfirmedAt === null;
    const keys = await db
      .select()
      .from(apiKeyTable)
      .where(eq(apiKeyTable.userId, found.user.id))
      .orderBy(apiKeyTable.createdAt, apiKeyTable.accessKey);
    return keys.map((key) => ({ ...key, endsAnyway }));
  });
}

/**
 * Sets the password of the account of a token, ends its sessions and the keys that are named; false where the token does not work. A user
 * who has the link owns the address: an account that waited for its activation is active afterwards. Of two who use it at the same time,
 * one does.
 */
export async function resetPassword(
  store: PortalStore,
  tokenHash: string,
  { passwordHash, endKeys }: ResetChoice,
  mailTo: (email: string, keys: KeysAfterReset) => NewMail,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [used] = await tx.delete(oneTimeTokenTable).where(works(tokenHash)).returning();
    if (used === undefined) return false;
    const { userId, purpose } = used;
    const isOfUser = eq(userTable.id, userId);
    const [user] = await tx
      .update(userTable)
      .set({ passwordHash, activatedAt: sql`coalesce(${userTable.activatedAt}, now())` })
      .where(isOfUser)
      .returning({ email: userTable.email });
    await tx.delete(oneTimeTokenTable).where(eq(oneTimeTokenTable.userId, userId));
    await endSessions(tx, userId);
    // The operator's link proves nothing about the address.
    const doubtful = purpose === 'reset' ? await confirmAddress(tx, userId) : 0;
    const named = await tx
      .delete(apiKeyTable)
      .where(and(eq(apiKeyTable.userId, userId), inArray(apiKeyTable.accessKey, [...endKeys])))
      .returning({ accessKey: apiKeyTable.accessKey });
    const left = await tx.$count(apiKeyTable, eq(apiKeyTable.userId, userId));
    if (user !== undefined) await writeMail(tx, mailTo(user.email, { ended: doubtful + named.length, left }));
    return true;
  });
}

function works(tokenHash: string) {
  return and(eq(oneTimeTokenTable.tokenHash, tokenHash), RESET, gt(oneTimeTokenTable.expiresAt, sql`now()`));
}

/** Which user of an address a link can be written for, locked: a second link waits. @param waiting only one whose account waits for its activation */
export async function lockUserOf(tx: PortalTransaction, email: string, waiting: boolean): Promise<bigint | undefined> {
  const [user] = await tx
    .select({ id: userTable.id })
    .from(userTable)
    .where(
      and(
        eq(userTable.email, email),
        ...(waiting ? [isNull(userTable.activatedAt), isNull(userTable.suspendedAt)] : []),
      ),
    )
    .for('update');
  return user?.id;
}
