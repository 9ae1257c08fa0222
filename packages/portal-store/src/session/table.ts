import { index, pgTable, text, timestamp, uuid } from '../drizzle.ts';
import { ownerColumn } from '../user/table.ts';

/** Who is signed in, where. */
export const sessionTable = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerColumn(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** What the browser calls itself. */
    device: text('device').notNull(),
  },
  (table) => [index('session_user').on(table.userId), index('session_expiry').on(table.expiresAt)],
);

export type SessionRow = typeof sessionTable.$inferSelect;
