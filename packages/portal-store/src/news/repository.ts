import { desc, eq } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { type NewsRow, newsTable } from './table.ts';

/** What is written of a piece of news. */
export type NewNews = Omit<typeof newsTable.$inferInsert, 'id'>;

/** The newest active news. */
export async function latestNews(store: PortalStore, limit: number): Promise<NewsRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(newsTable)
      .where(eq(newsTable.active, true))
      .orderBy(desc(newsTable.publishedOn), desc(newsTable.id))
      .limit(limit),
  );
}

/** Stores a piece of news. */
export async function addNews(store: PortalStore, news: NewNews): Promise<void> {
  await store.query((db) => db.insert(newsTable).values(news));
}
