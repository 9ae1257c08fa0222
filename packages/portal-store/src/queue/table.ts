import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { subscriptionTable } from '../subscription/table.ts';

/** Messages that wait in the queues of subscriptions. */
export const queueMessageTable = pgTable(
  'queue_message',
  {
    /** Grows in the order of consensus within a queue. */
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: bigint('subscription_id', { mode: 'bigint' })
      .notNull()
      .references(() => subscriptionTable.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    body: text('body').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
    /** Until then nobody receives it. */
    visibleAt: timestamp('visible_at', { withTimezone: true }).notNull().defaultNow(),
    /** Names the last receipt; null before the first. */
    receipt: uuid('receipt'),
    receivedCount: integer('received_count').notNull().default(0),
    firstReceivedAt: timestamp('first_received_at', { withTimezone: true }),
  },
  (table) => [
    index('queue_message_queue').on(table.subscriptionId, table.id),
    index('queue_message_sent').on(table.sentAt),
  ],
);

/** How long a message waits, as an interval of PostgreSQL. */
export const RETENTION = sql.raw("interval '3 days'");
