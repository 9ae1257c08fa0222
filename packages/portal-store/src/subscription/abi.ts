import { createHash } from 'node:crypto';
import { and, eq } from '../drizzle.ts';
import { noteChangedRules } from '../feed/position.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { changeOwn, readPosition } from './repository.ts';
import type { SubscriptionRule } from './rules.ts';
import { subscriptionAbiTable, subscriptionTable } from './table.ts';

/** Sets by which ABI the events of a subscription are read; false where the user has none of this id. */
export async function setSubscriptionAbi(
  store: PortalStore,
  userId: bigint,
  subscriptionId: bigint,
  abi: readonly unknown[],
): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(abi)).digest('hex');
  return changeOwn(store, userId, subscriptionId, async (tx) => {
    await tx
      .insert(subscriptionAbiTable)
      .values({ subscriptionId, abi, hash })
      .onConflictDoUpdate({ target: subscriptionAbiTable.subscriptionId, set: { abi, hash, problem: null } });
    return true;
  });
}

/** An ABI as JSON; undefined where the subscription has another by now, or none. */
export async function subscriptionAbiText(store: PortalStore, { id, abiHash }: AbiOfRule): Promise<string | undefined> {
  const [row] = await store.query((db) =>
    db.select({ abi: subscriptionAbiTable.abi }).from(subscriptionAbiTable).where(isOfRule({ id, abiHash })),
  );
  return row && JSON.stringify(row.abi);
}

/**
 * Stops a subscription where it is, as its ABI is not used: it goes on from there once its owner gives another. They get a mail. Nothing
 * happens where it has another ABI by now.
 */
export async function stopByAbi(
  store: PortalStore,
  { id, abiHash }: AbiOfRule,
  problem: string,
  mailOf: (email: string, queueName: string) => NewMail,
): Promise<void> {
  await inTransaction(store, async (tx) => {
    await noteChangedRules(tx);
    const [found] = await tx
      .select({ queueName: subscriptionTable.queueName, email: userTable.email })
      .from(subscriptionTable)
      .innerJoin(userTable, eq(userTable.id, subscriptionTable.userId))
      .where(eq(subscriptionTable.id, id))
      .for('update', { of: subscriptionTable });
    if (found === undefined) return;
    const stopped = await tx
      .update(subscriptionAbiTable)
      .set({ problem })
      .where(isOfRule({ id, abiHash }))
      .returning({ id: subscriptionAbiTable.subscriptionId });
    if (stopped.length === 0) return;
    await tx
      .update(subscriptionTable)
      .set({ stoppedAtNs: await readPosition(tx) })
      .where(eq(subscriptionTable.id, id));
    await writeMail(tx, mailOf(found.email, found.queueName));
  });
}

type AbiOfRule = Pick<SubscriptionRule, 'id' | 'abiHash'>;

function isOfRule({ id, abiHash }: AbiOfRule) {
  return and(eq(subscriptionAbiTable.subscriptionId, id), eq(subscriptionAbiTable.hash, abiHash ?? ''));
}
