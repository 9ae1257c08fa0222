import { bigint, boolean, check, index, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts';
import { entityId } from '../entity-id-column.ts';
import { ownerColumn } from '../user/table.ts';

/** Ledger accounts that users follow. */
export const savedAccountTable = pgTable(
  'saved_account',
  {
    userId: ownerColumn(),
    accountId: entityId('account_id').notNull(),
    alias: text('alias'),
    sms: boolean('sms').notNull().default(false),
    email: boolean('email').notNull().default(false),
    /** The newest instant of the ledger when the toggle was turned on: what came before is not reported; null for all. */
    emailSinceNs: bigint('email_since_ns', { mode: 'bigint' }),
    smsSinceNs: bigint('sms_since_ns', { mode: 'bigint' }),
    /** Tinybars that a transaction has to move at least, unless it moves tokens or NFTs; 0 for any. */
    smallestAmount: bigint('smallest_amount', { mode: 'bigint' }).notNull().default(sql`0`),
    direction: text('direction').$type<AlertDirection>().notNull().default('both'),
    /** When the last message of the channel was written. */
    lastEmailAt: timestamp('email_told_at', { withTimezone: true }),
    lastSmsAt: timestamp('sms_told_at', { withTimezone: true }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.accountId] }),
    // Who gets alerts of an account.
    index('saved_account_watched').on(table.accountId).where(sql`email or sms`),
    check('saved_account_direction', sql`${table.direction} in ('in', 'out', 'both')`),
    check('saved_account_smallest_amount', sql`${table.smallestAmount} >= 0`),
  ],
);

/** Which transactions are reported: those that bring something, those that take something, or all. */
export type AlertDirection = 'in' | 'out' | 'both';
export type SavedAccountRow = typeof savedAccountTable.$inferSelect;
