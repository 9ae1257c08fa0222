import { check, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts';
import type { Guarded } from './guarded.ts';

/** Who has a lease: for messages only. Others are excluded by an advisory lock of the lease holder's connection. */
export const leaseTable = pgTable(
  'lease',
  {
    guards: text('guards').$type<Guarded['guards']>().notNull(),
    network: text('network').notNull(),
    holder: text('holder').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.guards, table.network] }),
    check('lease_guards', sql`${table.guards} in ('ingest', 'feeds')`),
  ],
);
