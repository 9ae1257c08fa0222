import { sql } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { contentVersionTable } from './table.ts';

/** Made once: nearly every request of a visitor asks for it. */
const VERSION = sql`select ${contentVersionTable.version} from ${contentVersionTable}`;

/** Which version everything has that pages show of this store. What is read after this is of that version or a later one. */
export async function contentVersion(store: PortalStore): Promise<bigint> {
  const { rows } = await store.query((db) => db.execute<{ version: string }>(VERSION));
  return BigInt(rows[0]?.version ?? 0);
}
