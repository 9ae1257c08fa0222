import { index, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** How often somebody tried something within a window of time, shared by all processes of the API. */
export const attemptTable = pgTable(
  'attempt',
  {
    /** What was tried, and a hash of by whom or for whom. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_window').on(table.windowEndsAt)],
);
