import { bigint, boolean, date, pgTable, text } from '../drizzle.ts';

/** What happened, for the home page. */
export const newsTable = pgTable('news', {
  id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  link: text('link'),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  active: boolean('active').notNull().default(true),
});

export type NewsRow = typeof newsTable.$inferSelect;
