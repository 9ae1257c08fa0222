import { and, eq } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { oneTimeTokenTable } from '../one-time-token/table.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { endSessions } from '../session/repository.ts';
import { userTable } from './table.ts';

/** What a password is changed from and to, as hashes. */
export interface PasswordChange {
  readonly from: string;
  readonly to: string;
}

/**
 * Sets another password, ends all sessions, and has links that were sent before no longer work. The owner gets the mail. False where the
 * password is another one by now.
 */
export async function changePassword(
  store: PortalStore,
  userId: bigint,
  { from, to }: PasswordChange,
  mail: NewMail,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [changed] = await tx
      .update(userTable)
      .set({ passwordHash: to })
      .where(and(eq(userTable.id, userId), eq(userTable.passwordHash, from)))
      .returning({ id: userTable.id });
    if (changed === undefined) return false;
    await tx.delete(oneTimeTokenTable).where(eq(oneTimeTokenTable.userId, userId));
    await endSessions(tx, userId);
    await writeMail(tx, mail);
    return true;
  });
}
