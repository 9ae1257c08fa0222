import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { entityId } from '../entity-id-column.ts';
import { userTable } from '../user/table.ts';

/** Ledger accounts that users follow. */
export const savedAccountTable = pgTable(
  'saved_account',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    accountId: entityId('account_id').notNull(),
    alias: text('alias'),
    sms: boolean('sms').notNull().default(false),
    email: boolean('email').notNull().default(false),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId] }),
    // Who is to hear of what an account does.
    index('saved_account_account').on(table.accountId),
  ],
);

export type SavedAccountRow = typeof savedAccountTable.$inferSelect;
