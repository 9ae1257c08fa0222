import { boolean, check, jsonb, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts';
import type { Guarded } from '../lease/guarded.ts';

/** How the work that a lease guards goes on, as its holder says every few seconds; the last word of one that ended stays. */
export const heartbeatTable = pgTable(
  'heartbeat',
  {
    guards: text('guards').$type<Guarded['guards']>().notNull(),
    network: text('network').notNull(),
    holder: text('holder').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    hasEnded: boolean('has_ended').notNull().default(false),
    state: jsonb('state').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.guards, table.network] }),
    check('heartbeat_guards', sql`${table.guards} in ('ingest', 'feeds')`),
  ],
);
