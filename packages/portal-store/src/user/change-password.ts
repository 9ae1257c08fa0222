import { eq } from 'drizzle-orm';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { oneTimeTokenTable } from '../one-time-token/table.ts';
import type { PortalStore } from '../portal-store.ts';
import { endSessions } from '../session/repository.ts';
import { userTable } from './table.ts';

/** Sets another password, ends all sessions, and has links that were sent before no longer work. The owner gets the mail. */
export async function changePassword(
  store: PortalStore,
  userId: bigint,
  passwordHash: string,
  mail: NewMail,
): Promise<void> {
  await store.query((db) =>
    db.transaction(async (tx) => {
      await tx.update(userTable).set({ passwordHash }).where(eq(userTable.id, userId));
      await tx.delete(oneTimeTokenTable).where(eq(oneTimeTokenTable.userId, userId));
      await endSessions(tx, userId);
      await writeMail(tx, mail);
    }),
  );
}
