import { bigint, boolean, date, index, pgTable, text } from '../drizzle.ts';

/** Banners. Days are calendar days, for each reader in their own time zone. */
export const announcementTable = pgTable(
  'announcement',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    description: text('description').notNull(),
    link: text('link'),
    severity: text('severity').notNull().default(''),
    dateFrom: date('date_from', { mode: 'string' }).notNull(),
    dateTo: date('date_to', { mode: 'string' }).notNull(),
    active: boolean('active').notNull().default(true),
    forLoggedIn: boolean('for_logged_in').notNull().default(false),
  },
  (table) => [index('announcement_days').on(table.dateTo, table.dateFrom)],
);

export type AnnouncementRow = typeof announcementTable.$inferSelect;
