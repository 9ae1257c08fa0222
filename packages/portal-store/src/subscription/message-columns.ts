import { bigint, boolean, text, uuid } from '../drizzle.ts';
import { subscriptionTable } from './table.ts';

/** What a message of a subscription has, wherever it waits. */
export function messageColumns() {
  return {
    /** Grows in the order in which the messages of a subscription are sent. */
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: bigint('subscription_id', { mode: 'bigint' })
      .notNull()
      .references(() => subscriptionTable.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').notNull(),
    body: text('body').notNull(),
    /** Whether a replay sent it. */
    replayed: boolean('replayed').notNull().default(false),
  };
}
