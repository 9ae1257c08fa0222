import { randomBytes } from 'node:crypto';
import { and, eq } from '../drizzle.ts';
import { noteChangedRules } from '../feed/position.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { awsQueueTable, receiverTable } from '../receiver/table.ts';
import { type UserRow, userTable } from '../user/table.ts';
import { wake } from '../wake/wakes.ts';
import { type OwnSubscription, subscriptions } from './repository.ts';
import { IS_ACTIVE } from './rules.ts';
import { type SubscriptionRow, subscriptionTable } from './table.ts';

/** Active subscriptions that one user can have. */
const MAX_ACTIVE = 3;
const QUEUE_BYTES = 12;

/** What is given of a new subscription. */
export type NewSubscriptionRow = Pick<
  SubscriptionRow,
  'type' | 'model' | 'transactionTypes' | 'expiresOn' | 'remaining'
>;
/** What the messages of a new subscription are sent to. */
export type NewReceiver =
  | { readonly kind: 'webhook'; readonly url: string; readonly secretSealed: Uint8Array }
  /** A queue at AWS. */
  | { readonly kind: 'queue' };

/** Sets whether a user is registered for subscriptions; undefined where that is to end and some are active. */
export async function registerForSubscriptions(
  store: PortalStore,
  userId: bigint,
  registered: boolean,
): Promise<UserRow | undefined> {
  return inTransaction(store, async (tx) => {
    await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
    if (!registered && (await countActive(tx, userId)) > 0) return undefined;
    const [user] = await tx
      .update(userTable)
      .set({ registeredForSubscriptions: registered })
      .where(eq(userTable.id, userId))
      .returning();
    return user;
  });
}

/** Makes a subscription, and registers the user for them; undefined where the user has three active ones. Of four that are made at the same time, three are. */
export async function addSubscription(
  store: PortalStore,
  userId: bigint,
  added: NewSubscriptionRow,
  receiver?: NewReceiver,
): Promise<OwnSubscription | undefined> {
  const made = await add(store, userId, added, newQueueName(added), receiver);
  if (made === 'named') throw new Error('two queues were given the same name by chance');
  return made;
}

/** The same with a queue in this database whose name is chosen, and which its owner alone may read; 'named' where there is one of this name. */
export async function addNamedSubscription(
  store: PortalStore,
  userId: bigint,
  added: NewSubscriptionRow,
  queueName: string,
): Promise<OwnSubscription | 'named' | undefined> {
  return add(store, userId, { ...added, isPublic: false }, queueName);
}

async function add(
  store: PortalStore,
  userId: bigint,
  added: NewSubscriptionRow & Partial<Pick<SubscriptionRow, 'isPublic'>>,
  queueName: string,
  receiver?: NewReceiver,
): Promise<OwnSubscription | 'named' | undefined> {
  const made = await inTransaction(store, async (tx) => {
    // Before the user, as the feeds do, so that neither waits for the other in a ring.
    await noteChangedRules(tx);
    // Those of one user wait for one another.
    await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
    if ((await countActive(tx, userId)) >= MAX_ACTIVE) return undefined;
    await tx.update(userTable).set({ registeredForSubscriptions: true }).where(eq(userTable.id, userId));
    const [row] = await tx
      .insert(subscriptionTable)
      .values({ userId, queueName, ...added })
      .onConflictDoNothing({ target: subscriptionTable.queueName })
      .returning({ id: subscriptionTable.id });
    if (row === undefined) return 'named';
    const subscriptionId = row.id;
    if (receiver !== undefined) await tx.insert(receiverTable).values({ subscriptionId, ...receiver });
    if (receiver?.kind === 'queue') {
      await tx.insert(awsQueueTable).values({ queueName, subscriptionId });
      await wake(tx, 'queue');
    }
    return row;
  });
  if (made === undefined || made === 'named') return made;
  return (await subscriptions(store, userId)).find(({ id }) => id === made.id);
}

function newQueueName({ type }: Pick<NewSubscriptionRow, 'type'>): string {
  return `ledgerscope-${type.toLowerCase().replace('_', '-')}-${randomBytes(QUEUE_BYTES).toString('hex')}`;
}

async function countActive(tx: PortalTransaction, userId: bigint): Promise<number> {
  return tx.$count(subscriptionTable, and(eq(subscriptionTable.userId, userId), IS_ACTIVE));
}
