import { blockHash } from '../blocked-hash/repository.ts';
import { dappTable } from '../dapp/table.ts';
import { and, eq, inArray, ne } from '../drizzle.ts';
import { mailTable } from '../mail/table.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { ofAddress } from '../submission/of-address.ts';
import { submissionTable } from '../submission/table.ts';
import { unitBalanceTable } from '../units/table.ts';
import { userTable } from './table.ts';

/** So long the mailbox of a deleted account gets no free units once more. */
export const NO_FREE_UNITS_DAYS = 365;

/**
 * Deletes a user with all that belongs to them, and the mails to them; public dapps stay without an owner, others go. Where they had free
 * units, a keyed hash of the mailbox is stored for a year.
 * @param mailboxHash undefined where the server has no key
 */
export async function deleteUser(store: PortalStore, userId: bigint, mailboxHash: string | undefined): Promise<void> {
  await inTransaction(store, async (tx) => {
    // What was never public goes too; a public dapp stays, without an owner.
    await tx.delete(dappTable).where(and(eq(dappTable.userId, userId), ne(dappTable.review, 'approved')));
    const hadUnits = (await tx.$count(unitBalanceTable, eq(unitBalanceTable.userId, userId))) > 0;
    if (hadUnits && mailboxHash !== undefined) await blockHash(tx, 'free units', mailboxHash, NO_FREE_UNITS_DAYS);
    const [user] = await tx
      .delete(userTable)
      .where(eq(userTable.id, userId))
      .returning({ email: userTable.email, contact: userTable.contact });
    if (user === undefined) return;
    const own = [user.email, ...(user.contact === null ? [] : [user.contact])];
    await tx.delete(mailTable).where(inArray(mailTable.recipient, own));
    // Links that were approved are in a table of their own, without a name.
    await tx.delete(submissionTable).where(ofAddress(user.email));
  });
}
