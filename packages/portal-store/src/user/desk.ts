import { type Administrator, writeAudit } from '../audit/repository.ts';
import { containsPattern } from '../contains-pattern.ts';
import { and, desc, eq, ilike, isNull, or, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { endSessions } from '../session/repository.ts';
import type { NewUserToken } from './repository.ts';
import { writeReset } from './reset-password.ts';
import { type UserRow, userTable } from './table.ts';

/** Which part of the list of users. */
export interface UserPage {
  /** Search by email, name or company. */
  readonly q?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Users, the newest first. */
export async function findUsers(
  store: PortalStore,
  { q, limit, offset }: UserPage,
): Promise<{ users: readonly UserRow[]; totalCount: number }> {
  const pattern = q === undefined ? undefined : containsPattern(q);
  const which =
    pattern === undefined
      ? undefined
      : or(ilike(userTable.email, pattern), ilike(userTable.name, pattern), ilike(userTable.company, pattern));
  return store.query(async (db) => {
    const users = await db
      .select()
      .from(userTable)
      .where(which)
      .orderBy(desc(userTable.id))
      .limit(limit)
      .offset(offset);
    const totalCount = await db.$count(userTable, which);
    return { users, totalCount };
  });
}

/** What became of an action on a user. */
export type UserAction = 'done' | 'missing' | 'not-possible';

/** Suspends a user and ends their sessions, or lifts the suspension. Nobody can suspend themselves. */
export async function suspendUser(
  store: PortalStore,
  administrator: Administrator,
  id: bigint,
  suspend: boolean,
): Promise<UserAction> {
  if (suspend && id === administrator.id) return 'not-possible';
  return inTransaction(store, async (tx) => {
    const [changed] = await tx
      .update(userTable)
      .set({ suspendedAt: suspend ? sql`coalesce(${userTable.suspendedAt}, now())` : null })
      .where(eq(userTable.id, id))
      .returning({ email: userTable.email });
    if (changed === undefined) return 'missing';
    if (suspend) await endSessions(tx, id);
    const action = suspend ? 'user.suspend' : 'user.restore';
    await writeAudit(tx, administrator, action, id.toString(), { email: changed.email });
    return 'done';
  });
}

/**
 * Sends a link to a user who waits for activation, by which they set a password: which of several sign-ups with the address is the
 * owner's, nobody can know. `not-possible` where they are active or suspended.
 */
export async function resendActivationTo(
  store: PortalStore,
  administrator: Administrator,
  id: bigint,
  token: NewUserToken,
  mailTo: (email: string) => NewMail,
): Promise<UserAction> {
  return inTransaction(store, async (tx) => {
    const [user] = await tx.select().from(userTable).where(eq(userTable.id, id)).for('update');
    if (user === undefined) return 'missing';
    if (user.activatedAt !== null || user.suspendedAt !== null) return 'not-possible';
    await writeReset(tx, id, token);
    await writeMail(tx, mailTo(user.email));
    await writeAudit(tx, administrator, 'user.resend-activation', id.toString(), { email: user.email });
    return 'done';
  });
}

/** Email addresses of the administrators who can sign in. */
export async function administratorAddresses(store: PortalStore): Promise<readonly string[]> {
  const rows = await store.query((db) =>
    db
      .select({ email: userTable.email })
      .from(userTable)
      .where(and(eq(userTable.role, 'administrator'), isNull(userTable.suspendedAt)))
      .orderBy(userTable.id)
      .limit(10),
  );
  return rows.map(({ email }) => email);
}
