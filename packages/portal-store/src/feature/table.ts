import { boolean, pgTable, primaryKey, text } from '../drizzle.ts';

/** Features that were switched away from their defaults. */
export const featureTable = pgTable('feature', {
  name: text('name').primaryKey(),
  enabled: boolean('enabled').notNull(),
});

/** Features that differ for single users. */
export const featureUserTable = pgTable(
  'feature_user',
  {
    name: text('name').notNull(),
    userId: text('user_id').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
