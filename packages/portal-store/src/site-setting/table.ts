import { pgTable, text } from '../drizzle.ts';

/** Settings of the installation that are stored with its data. */
export const siteSettingTable = pgTable('site_setting', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
