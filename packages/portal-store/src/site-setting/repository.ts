import type { PortalStore } from '../portal-store.ts';
import { siteSettingTable } from './table.ts';

/** Settings of the installation, by name. */
export async function siteSettings(store: PortalStore): Promise<ReadonlyMap<string, string>> {
  const rows = await store.query((db) => db.select().from(siteSettingTable));
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Writes one of them. */
export async function setSiteSetting(store: PortalStore, name: string, value: string): Promise<void> {
  await store.query((db) =>
    db
      .insert(siteSettingTable)
      .values({ name, value })
      .onConflictDoUpdate({ target: siteSettingTable.name, set: { value } }),
  );
}
