import { asc, eq } from '../drizzle.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { wake } from '../wake/wakes.ts';
import { type MailRequestRow, mailRequestTable } from './table.ts';

/** Which link is asked for, and to which address. */
export type NewMailRequest = Pick<MailRequestRow, 'kind' | 'email' | 'origin' | 'ticketHash'>;

/** Notes that a link was asked for; the mail is written afterwards, by whoever sends mails. */
export async function requestMail(store: PortalStore, request: NewMailRequest): Promise<void> {
  await inTransaction(store, async (tx) => {
    await tx.insert(mailRequestTable).values(request);
    await wake(tx, 'mail');
  });
}

/**
 * Takes the oldest request and answers it in the same transaction; false where there is none. Of several processes, each takes another one.
 */
export async function answerMailRequest(
  store: PortalStore,
  answer: (tx: PortalTransaction, request: MailRequestRow) => Promise<void>,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const oldest = tx
      .select({ id: mailRequestTable.id })
      .from(mailRequestTable)
      .orderBy(asc(mailRequestTable.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [request] = await tx.delete(mailRequestTable).where(eq(mailRequestTable.id, oldest)).returning();
    if (request === undefined) return false;
    await answer(tx, request);
    return true;
  });
}
