import { type Administrator, writeAudit } from '../audit/repository.ts';
import { desc, eq } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import type { NewAnnouncement } from './repository.ts';
import { type AnnouncementRow, announcementTable } from './table.ts';

const MAX_ROWS = 500;

/** All announcements, the newest first. */
export async function allAnnouncements(store: PortalStore): Promise<AnnouncementRow[]> {
  return store.query((db) => db.select().from(announcementTable).orderBy(desc(announcementTable.id)).limit(MAX_ROWS));
}

/** Writes a new announcement, or one in the place of that of the id; undefined where there is none of it. */
export async function saveAnnouncement(
  store: PortalStore,
  administrator: Administrator,
  announcement: NewAnnouncement,
  id?: bigint,
): Promise<AnnouncementRow | undefined> {
  return inTransaction(store, async (tx) => {
    const [saved] =
      id === undefined
        ? await tx.insert(announcementTable).values(announcement).returning()
        : await tx.update(announcementTable).set(announcement).where(eq(announcementTable.id, id)).returning();
    if (saved === undefined) return undefined;
    const action = id === undefined ? 'announcement.add' : 'announcement.change';
    await writeAudit(tx, administrator, action, saved.id.toString(), { description: saved.description });
    return saved;
  });
}

/** Deletes an announcement; false where there is none of this id. */
export async function deleteAnnouncement(
  store: PortalStore,
  administrator: Administrator,
  id: bigint,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [deleted] = await tx.delete(announcementTable).where(eq(announcementTable.id, id)).returning();
    if (deleted === undefined) return false;
    await writeAudit(tx, administrator, 'announcement.delete', id.toString(), { description: deleted.description });
    return true;
  });
}
