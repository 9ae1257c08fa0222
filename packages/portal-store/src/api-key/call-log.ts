import { and, desc, eq, inArray, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { type ApiKeyCallRow, apiKeyCallTable, apiKeyTable } from './table.ts';

/** Calls of each key that stay on record. */
export const MOST_KEY_CALLS = 200;

/** A call that was made with a key. */
export type KeyCall = Omit<ApiKeyCallRow, 'id'>;

/** Writes down calls, in the order in which they were answered; of each key the newest stay. Those of keys that are gone are omitted. */
export async function addKeyCalls(store: PortalStore, calls: readonly KeyCall[]): Promise<void> {
  const keys = [...new Set(calls.map(({ accessKey }) => accessKey))];
  if (keys.length === 0) return;
  const { accessKey, id } = apiKeyCallTable;
  await inTransaction(store, async (tx) => {
    // Locked, so that none is deleted before its calls are there; in an order in which nobody waits in a ring.
    const known = await tx
      .select({ accessKey: apiKeyTable.accessKey })
      .from(apiKeyTable)
      .where(inArray(apiKeyTable.accessKey, keys))
      .orderBy(apiKeyTable.accessKey)
      .for('key share');
    const names = new Set(known.map((key) => key.accessKey));
    const rows = calls.filter((call) => names.has(call.accessKey));
    if (rows.length === 0) return;
    await tx.insert(apiKeyCallTable).values(rows);
    for (const name of names) {
      const oldest = sql`(select ${id} from ${apiKeyCallTable} where ${accessKey} = ${name}
          order by ${id} desc offset ${MOST_KEY_CALLS} limit 1)`;
      await tx.delete(apiKeyCallTable).where(and(eq(accessKey, name), sql`${id} <= ${oldest}`));
    }
  });
}

/** The last calls that were made with a key of a user, the newest first; undefined where the user has no such key. */
export async function callsOfKey(
  store: PortalStore,
  userId: bigint,
  name: string,
): Promise<readonly ApiKeyCallRow[] | undefined> {
  return store.query(async (db) => {
    const [key] = await db
      .select({ accessKey: apiKeyTable.accessKey })
      .from(apiKeyTable)
      .where(and(eq(apiKeyTable.userId, userId), eq(apiKeyTable.accessKey, name)));
    if (key === undefined) return undefined;
    return db
      .select()
      .from(apiKeyCallTable)
      .where(eq(apiKeyCallTable.accessKey, name))
      .orderBy(desc(apiKeyCallTable.id))
      .limit(MOST_KEY_CALLS);
  });
}
