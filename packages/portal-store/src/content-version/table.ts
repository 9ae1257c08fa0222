import { bigint, boolean, pgTable } from '../drizzle.ts';

/** One row: a number that grows with every statement that writes what pages show. Triggers of each such table see to it. */
export const contentVersionTable = pgTable('content_version', {
  single: boolean('single').primaryKey().default(true),
  version: bigint('version', { mode: 'bigint' }).notNull(),
});
