import { index, pgTable, text, timestamp } from '../drizzle.ts';
import { ownerColumn } from '../user/table.ts';

/** Browsers in which a user has signed in: wrong passwords that others try do not keep these out. */
export const knownDeviceTable = pgTable(
  'known_device',
  {
    /** SHA-256 of the token that the browser stores, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerColumn(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('known_device_user').on(table.userId, table.lastUsedAt),
    index('known_device_use').on(table.lastUsedAt),
  ],
);

export type KnownDeviceRow = typeof knownDeviceTable.$inferSelect;
