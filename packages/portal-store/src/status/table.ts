import { check, date, integer, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts';

/** How each part of the site did, by day in UTC: of which minutes it is known, and in how many it was slow or down. */
export const componentDayTable = pgTable(
  'component_day',
  {
    component: text('component').notNull(),
    day: date('day').notNull(),
    /** Minutes in which somebody looked. */
    minutes: integer('minutes').notNull(),
    slow: integer('slow').notNull(),
    down: integer('down').notNull(),
    /** The newest of these minutes, and what was found in it. */
    lastMinute: timestamp('last_minute', { withTimezone: true }).notNull(),
    lastState: text('last_state').$type<ComponentFinding>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.component, table.day] }),
    check('component_day_minutes', sql`${table.slow} + ${table.down} <= ${table.minutes}`),
    check('component_day_last_state', sql`${table.lastState} in ('ok', 'slow', 'down')`),
  ],
);

export type ComponentFinding = 'ok' | 'slow' | 'down';
export type ComponentDayRow = typeof componentDayTable.$inferSelect;
