import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userTable } from '../user/table.ts';

/** Keys of the public API. */
export const apiKeyTable = pgTable(
  'api_key',
  {
    /** The public identifier of the key. */
    accessKey: text('access_key').primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    /** SHA-256 of the API key, in hex. */
    keyHash: text('key_hash').notNull().unique(),
    /** The last four characters of the API key, by which its owner knows it. */
    keyEnd: text('key_end').notNull(),
    state: text('state').$type<ApiKeyState>().notNull().default('ACTIVE'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [
    index('api_key_user').on(table.userId),
    check('api_key_state', sql`${table.state} in ('ACTIVE', 'INACTIVE')`),
  ],
);

/** Whether a key is accepted. */
export type ApiKeyState = 'ACTIVE' | 'INACTIVE';
export type ApiKeyRow = typeof apiKeyTable.$inferSelect;
