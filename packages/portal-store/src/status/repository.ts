import { desc, gt, lt, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { type ComponentDayRow, type ComponentFinding, componentDayTable } from './table.ts';

/** Days that are shown. */
export const STATUS_DAYS = 90;

/** What was found of a part of the site in a minute. */
export interface ComponentLook {
  readonly component: string;
  /** Milliseconds since 1970 at which the minute begins. */
  readonly minuteMs: number;
  readonly state: ComponentFinding;
}

/** Notes what was found. Of each minute the first finding counts: several processes may look, and say it again. */
export async function noteComponents(store: PortalStore, looks: readonly ComponentLook[]): Promise<void> {
  const { minutes, slow, down, lastMinute } = componentDayTable;
  await inTransaction(store, async (tx) => {
    // In the order of names, so that two processes do not wait for one another.
    for (const { component, minuteMs, state } of looks.toSorted(
      (a, b) => a.minuteMs - b.minuteMs || (a.component < b.component ? -1 : 1),
    )) {
      const at = new Date(minuteMs);
      const one = {
        minutes: 1,
        slow: state === 'slow' ? 1 : 0,
        down: state === 'down' ? 1 : 0,
        lastMinute: at,
        lastState: state,
      };
      await tx
        .insert(componentDayTable)
        .values({ component, day: at.toISOString().slice(0, 10), ...one })
        .onConflictDoUpdate({
          target: [componentDayTable.component, componentDayTable.day],
          set: {
            ...one,
            minutes: sql`${minutes} + ${one.minutes}`,
            slow: sql`${slow} + ${one.slow}`,
            down: sql`${down} + ${one.down}`,
          },
          setWhere: lt(lastMinute, at),
        });
    }
  });
}

/** The days that are shown, the newest first. */
export async function componentDays(store: PortalStore): Promise<ComponentDayRow[]> {
  const { component, day } = componentDayTable;
  return store.query((db) =>
    db
      .select()
      .from(componentDayTable)
      .where(gt(day, sql`((now() at time zone 'UTC')::date - ${STATUS_DAYS}::int)`))
      .orderBy(desc(day), component),
  );
}

/** Deletes the days that nobody is shown any more. */
export async function deleteOldComponentDays(store: PortalStore): Promise<void> {
  await store.query((db) =>
    db
      .delete(componentDayTable)
      .where(lt(componentDayTable.day, sql`((now() at time zone 'UTC')::date - ${STATUS_DAYS}::int)`)),
  );
}
