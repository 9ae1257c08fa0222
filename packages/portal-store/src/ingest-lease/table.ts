import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who writes a network: for messages only. Others are excluded by an advisory lock of the lease holder's connection. */
export const ingestLeaseTable = pgTable('ingest_lease', {
  network: text('network').primaryKey(),
  holder: text('holder').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
});
