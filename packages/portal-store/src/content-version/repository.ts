import type { PortalStore } from '../portal-store.ts';
import { contentVersionTable } from './table.ts';

/** Which version everything has that pages show of this store. What is read after this is of that version or a later one. */
export async function contentVersion(store: PortalStore): Promise<bigint> {
  const [row] = await store.query((db) => db.select().from(contentVersionTable));
  return row?.version ?? 0n;
}
