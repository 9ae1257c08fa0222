import { and, desc, eq, gt, isNull, notInArray, sql } from '../drizzle.ts';
import { noteKnownDevice } from '../known-device/repository.ts';
import { knownDeviceTable } from '../known-device/table.ts';
import { PortalFullError } from '../portal-error.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import { type UserRow, userTable } from '../user/table.ts';
import { type SessionRow, sessionTable } from './table.ts';

/** Sessions that one user can have; a new one ends those that were used longest ago. */
export const MAX_SESSIONS = 30;
/** From its last use. */
const SESSION_DAYS = 30;
/** A session's use is noted at most this often. */
const NOTE_USE_SECONDS = 60;
const EXPIRY = sql`now() + make_interval(days => ${SESSION_DAYS})`;

/** Who is signed in, by which session. */
export interface SessionUser {
  readonly sessionId: string;
  readonly user: UserRow;
}

/** What a session begins with. */
export interface NewSession {
  readonly userId: bigint;
  /** By which the user was let in: with another one by now, there is no session. */
  readonly passwordHash: string;
  readonly tokenHash: string;
  readonly device: string;
  /** By which the browser is known from now on. */
  readonly knownDeviceHash: string;
}

/** Begins a session; false where the user has another password by now, or is kept out or gone. */
export async function beginSession(store: PortalStore, session: NewSession): Promise<boolean> {
  const { userId, passwordHash, tokenHash, device, knownDeviceHash } = session;
  return inTransaction(store, async (tx) => {
    // First the user: whoever changes the password meanwhile ends all sessions, and finds this one or keeps it from beginning.
    const [user] = await tx
      .update(userTable)
      .set({ lastLoginAt: sql`now()` })
      .where(and(eq(userTable.id, userId), eq(userTable.passwordHash, passwordHash), isNull(userTable.suspendedAt)))
      .returning({ id: userTable.id });
    if (user === undefined) return false;
    await tx.insert(sessionTable).values({ userId, tokenHash, device, expiresAt: EXPIRY });
    const recent = tx
      .select({ id: sessionTable.id })
      .from(sessionTable)
      .where(eq(sessionTable.userId, userId))
      .orderBy(desc(sessionTable.lastUsedAt))
      .limit(MAX_SESSIONS);
    await tx.delete(sessionTable).where(and(eq(sessionTable.userId, userId), notInArray(sessionTable.id, recent)));
    await noteKnownDevice(tx, userId, knownDeviceHash);
    return true;
  });
}

/** Who is signed in by this token; undefined for one that is not known or has ended. Use makes the session last longer. */
export async function sessionUser(store: PortalStore, tokenHash: string): Promise<SessionUser | undefined> {
  const [found] = await store.query((db) =>
    db
      .select({
        sessionId: sessionTable.id,
        user: userTable,
        isNoted: sql<boolean>`${sessionTable.lastUsedAt} > now() - make_interval(secs => ${NOTE_USE_SECONDS})`,
      })
      .from(sessionTable)
      .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
      .where(
        and(
          eq(sessionTable.tokenHash, tokenHash),
          gt(sessionTable.expiresAt, sql`now()`),
          isNull(userTable.suspendedAt),
        ),
      ),
  );
  if (found === undefined) return undefined;
  const { sessionId, user, isNoted } = found;
  if (!isNoted) await noteUse(store, sessionId);
  return { sessionId, user };
}

async function noteUse(store: PortalStore, sessionId: string): Promise<void> {
  try {
    await store.query((db) =>
      db.update(sessionTable).set({ lastUsedAt: sql`now()`, expiresAt: EXPIRY }).where(eq(sessionTable.id, sessionId)),
    );
  } catch (error) {
    // Who is signed in goes on reading; the use is noted once there is room.
    if (!(error instanceof PortalFullError)) throw error;
  }
}

/** The sessions of a user that have not ended, the one used last first. */
export async function readSessions(store: PortalStore, userId: bigint): Promise<SessionRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(sessionTable)
      .where(and(eq(sessionTable.userId, userId), gt(sessionTable.expiresAt, sql`now()`)))
      .orderBy(desc(sessionTable.lastUsedAt), desc(sessionTable.createdAt)),
  );
}

/** Ends one session of a user; false where there is none of this id. */
export async function endSession(store: PortalStore, userId: bigint, sessionId: string): Promise<boolean> {
  const ended = await store.query((db) =>
    db
      .delete(sessionTable)
      .where(and(eq(sessionTable.id, sessionId), eq(sessionTable.userId, userId)))
      .returning({ id: sessionTable.id }),
  );
  return ended.length > 0;
}

/** Ends all sessions of a user; no device is a known one any more. */
export async function endSessions(db: Pick<PortalDatabase, 'delete'>, userId: bigint): Promise<void> {
  await db.delete(knownDeviceTable).where(eq(knownDeviceTable.userId, userId));
  await db.delete(sessionTable).where(eq(sessionTable.userId, userId));
}
