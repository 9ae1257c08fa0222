import { eq } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { featureTable, featureUserTable } from './table.ts';

/** The features that were switched, for everyone and then for this user, by name. */
export async function switchedFeatures(
  store: PortalStore,
  userId: string | undefined,
): Promise<ReadonlyMap<string, boolean>> {
  return store.query(async (db) => {
    const general = await db.select().from(featureTable);
    const own =
      userId === undefined ? [] : await db.select().from(featureUserTable).where(eq(featureUserTable.userId, userId));
    return new Map([...general, ...own].map(({ name, enabled }) => [name, enabled]));
  });
}

/** Switches a feature for everyone, or for one user. */
export async function switchFeature(
  store: PortalStore,
  name: string,
  enabled: boolean,
  userId?: string,
): Promise<void> {
  await store.query<unknown>((db) =>
    userId === undefined
      ? db
          .insert(featureTable)
          .values({ name, enabled })
          .onConflictDoUpdate({ target: featureTable.name, set: { enabled } })
      : db
          .insert(featureUserTable)
          .values({ name, userId, enabled })
          .onConflictDoUpdate({ target: [featureUserTable.userId, featureUserTable.name], set: { enabled } }),
  );
}
