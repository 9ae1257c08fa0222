import { type Administrator, writeAudit } from '../audit/repository.ts';
import { desc, eq } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import type { NewNews } from './repository.ts';
import { type NewsRow, newsTable } from './table.ts';

const MAX_ROWS = 500;

/** All news, shown or not, the newest first. */
export async function allNews(store: PortalStore): Promise<NewsRow[]> {
  return store.query((db) =>
    db.select().from(newsTable).orderBy(desc(newsTable.publishedOn), desc(newsTable.id)).limit(MAX_ROWS),
  );
}

/** Writes a new piece of news, or one in the place of that of the id; undefined where there is none of it. */
export async function saveNews(
  store: PortalStore,
  administrator: Administrator,
  news: NewNews,
  id?: bigint,
): Promise<NewsRow | undefined> {
  return inTransaction(store, async (tx) => {
    const [saved] =
      id === undefined
        ? await tx.insert(newsTable).values(news).returning()
        : await tx.update(newsTable).set(news).where(eq(newsTable.id, id)).returning();
    if (saved === undefined) return undefined;
    const action = id === undefined ? 'news.add' : 'news.change';
    await writeAudit(tx, administrator, action, saved.id.toString(), { title: saved.title });
    return saved;
  });
}

/** Deletes a piece of news; false where there is none of this id. */
export async function deleteNews(store: PortalStore, administrator: Administrator, id: bigint): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [deleted] = await tx.delete(newsTable).where(eq(newsTable.id, id)).returning();
    if (deleted === undefined) return false;
    await writeAudit(tx, administrator, 'news.delete', id.toString(), { title: deleted.title });
    return true;
  });
}
