import { randomUUID } from 'node:crypto';
import { lt, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { wakeReaders } from '../wake/wakes.ts';
import type { Queue } from './repository.ts';
import { type MessageAttributes, queueMessageTable, sentMessagesTable } from './table.ts';

/** What one user may put into queues on a day (UTC). What was deleted since counts too. */
export interface SentADay {
  readonly messages: number;
  readonly bytes: number;
}

const TODAY = sql`(now() at time zone 'utc')::date`;

/** A message of the owner of a queue. */
export interface SentMessage {
  readonly body: string;
  readonly delaySeconds: number;
  readonly attributes: MessageAttributes;
}

/**
 * Puts a message of the owner into a queue; answers its id, or undefined where the owner has sent as much as one user may in a day. Nothing
 * of others makes room for it.
 */
export async function sendMessage(
  store: PortalStore,
  { subscriptionId, userId }: Pick<Queue, 'subscriptionId' | 'userId'>,
  { body, attributes, delaySeconds }: SentMessage,
  most: SentADay,
): Promise<string | undefined> {
  const messageId = randomUUID();
  const bytes = Buffer.byteLength(body) + Buffer.byteLength(JSON.stringify(attributes));
  return inTransaction(store, async (tx) => {
    if (!(await countSent(tx, userId, BigInt(bytes), most))) return undefined;
    const visibleAt = sql`now() + make_interval(secs => ${delaySeconds})`;
    await tx.insert(queueMessageTable).values({ subscriptionId, messageId, body, attributes, visibleAt });
    await wakeReaders(tx, [subscriptionId]);
    return messageId;
  });
}

/** Counts one more message; false, and nothing is counted, where that would be too much. Those of one user wait for one another. */
async function countSent(tx: PortalTransaction, userId: bigint, bytes: bigint, most: SentADay): Promise<boolean> {
  const sent = sentMessagesTable;
  const counted = await tx
    .insert(sent)
    .values({ userId, day: TODAY, messages: 1, bytes })
    .onConflictDoUpdate({
      target: [sent.userId, sent.day],
      set: { messages: sql`${sent.messages} + 1`, bytes: sql`${sent.bytes} + ${bytes}` },
      setWhere: sql`${sent.messages} < ${most.messages} and ${sent.bytes} + ${bytes} <= ${most.bytes}`,
    })
    .returning({ messages: sent.messages });
  return counted.length > 0;
}

/** Forgets what was sent on days that are over. */
export async function deleteOldCounts(store: PortalStore): Promise<void> {
  await store.query((db) => db.delete(sentMessagesTable).where(lt(sentMessagesTable.day, TODAY)));
}
