import { bigint, check, foreignKey, index, integer, jsonb, pgTable, sql, text, timestamp } from '../drizzle.ts';
import { entityId } from '../entity-id-column.ts';
import type { Channel } from '../mail/table.ts';
import { savedAccountTable } from '../saved-account/table.ts';

/** A transaction that somebody is to be notified of. */
export interface AlertedTransaction {
  /** Its consensus timestamp, in nanoseconds. */
  readonly ns: string;
  /** What it did to the account, in words. */
  readonly text: string;
}

/** What was found for a saved account in a stretch of the ledger and not reported yet. */
export const alertTable = pgTable(
  'alert',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' }).notNull(),
    accountId: entityId('account_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    /** All transactions of the stretch, those that are not listed too. */
    transactions: integer('transactions').notNull(),
    /** The first of them, in the order of consensus. */
    entries: jsonb('entries').$type<readonly AlertedTransaction[]>().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'alert_saved_account',
      columns: [table.userId, table.accountId],
      foreignColumns: [savedAccountTable.userId, savedAccountTable.accountId],
    }).onDelete('cascade'),
    index('alert_of').on(table.userId, table.accountId, table.channel),
    check('alert_channel', sql`${table.channel} in ('email', 'sms')`),
  ],
);

export type AlertRow = typeof alertTable.$inferSelect;
