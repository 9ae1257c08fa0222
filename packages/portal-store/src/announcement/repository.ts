import { and, asc, eq, gte, lte } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { type AnnouncementRow, announcementTable } from './table.ts';

/** What is written of an announcement. */
export type NewAnnouncement = Omit<typeof announcementTable.$inferInsert, 'id'>;

/** Active announcements shown on any of these days (YYYY-MM-DD, both included), in the order they were made. */
export async function announcementsBetween(
  store: PortalStore,
  firstDay: string,
  lastDay: string,
): Promise<AnnouncementRow[]> {
  const { active, dateFrom, dateTo, id } = announcementTable;
  return store.query((db) =>
    db
      .select()
      .from(announcementTable)
      .where(and(eq(active, true), lte(dateFrom, lastDay), gte(dateTo, firstDay)))
      .orderBy(asc(id)),
  );
}

/** Stores an announcement. */
export async function addAnnouncement(store: PortalStore, announcement: NewAnnouncement): Promise<void> {
  await store.query((db) => db.insert(announcementTable).values(announcement));
}
