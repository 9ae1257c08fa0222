import { bigint, date, index, integer, jsonb, pgTable, primaryKey, sql, timestamp, uuid } from '../drizzle.ts';
import { messageColumns } from '../subscription/message-columns.ts';
import { ownerColumn } from '../user/table.ts';

/** Messages in the queues of subscriptions: those that wait, and for three days those that were deleted by a reader. */
export const queueMessageTable = pgTable(
  'queue_message',
  {
    ...messageColumns(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then nobody receives it. */
    visibleAt: timestamp('visible_at', { withTimezone: true }).notNull().defaultNow(),
    /** Names the last receipt; null before the first. */
    receipt: uuid('receipt'),
    receivedCount: integer('received_count').notNull().default(0),
    firstReceivedAt: timestamp('first_received_at', { withTimezone: true }),
    /** When a reader deleted it: nobody receives it any more, and its owner still sees that it was there. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** When it was given up: nobody receives it any more, until its owner has it sent again. */
    deadAt: timestamp('dead_at', { withTimezone: true }),
    /** What its sender gave it beside the body; null for a message of the feeds. */
    attributes: jsonb('attributes').$type<MessageAttributes>(),
  },
  (table) => [
    index('queue_message_queue').on(table.subscriptionId, table.id),
    index('queue_message_waiting')
      .on(table.subscriptionId, table.id)
      .where(sql`${table.deletedAt} is null and ${table.deadAt} is null`),
    index('queue_message_sent').on(table.sentAt),
  ],
);

/** What a user put into queues on a day (UTC), also what was deleted since. */
export const sentMessagesTable = pgTable(
  'sent_messages',
  {
    userId: ownerColumn(),
    day: date('day').notNull(),
    messages: integer('messages').notNull(),
    bytes: bigint('bytes', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Values of a message beside its body, by name, as the SQS protocol has them. */
export type MessageAttributes = Readonly<
  Record<string, { readonly DataType: string; readonly StringValue?: string; readonly BinaryValue?: string }>
>;
/** A message of a queue. */
export type QueueMessageRow = typeof queueMessageTable.$inferSelect;

/** How long a message waits, as an interval of PostgreSQL. */
export const RETENTION = sql.raw("interval '3 days'");
