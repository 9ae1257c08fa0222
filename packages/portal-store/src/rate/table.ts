import { doublePrecision, integer, pgTable, text, timestamp } from '../drizzle.ts';

/** How many calls each key may make now, for all processes together. Lost in a crash of the database, which only refills it. */
export const rateBucketTable = pgTable('rate_bucket', {
  accessKey: text('access_key').primaryKey(),
  tokens: doublePrecision('tokens').notNull(),
  /** What the last process that asked was given. */
  given: integer('given').notNull(),
  refilledAt: timestamp('refilled_at', { withTimezone: true }).notNull(),
});
