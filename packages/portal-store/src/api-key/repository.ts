import { and, asc, eq } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { type ApiKeyRow, type ApiKeyState, apiKeyTable } from './table.ts';

/** Keys that one user can have. */
export const MAX_API_KEYS = 3;

/** What is stored of a new key. */
export type NewApiKey = Pick<ApiKeyRow, 'accessKey' | 'keyHash' | 'keyEnd'> & Partial<Pick<ApiKeyRow, 'keySealed'>>;

/** What a key is limited to. */
export interface KeyLimits {
  readonly lastDay: string | null;
  readonly addresses: readonly string[];
  readonly calls: readonly string[];
}

/** The keys of a user, oldest first. */
export async function apiKeys(store: PortalStore, userId: bigint): Promise<ApiKeyRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(apiKeyTable)
      .where(eq(apiKeyTable.userId, userId))
      .orderBy(asc(apiKeyTable.createdAt), asc(apiKeyTable.accessKey)),
  );
}

/** Adds a key; undefined where the user has three. Of four that are added at the same time, three are. */
export async function addApiKey(store: PortalStore, userId: bigint, key: NewApiKey): Promise<ApiKeyRow | undefined> {
  return inTransaction(store, async (tx) => {
    // Those of one user wait for one another.
    await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('update');
    if ((await tx.$count(apiKeyTable, eq(apiKeyTable.userId, userId))) >= MAX_API_KEYS) return undefined;
    const [row] = await tx
      .insert(apiKeyTable)
      .values({ userId, ...key })
      .returning();
    return row;
  });
}

/** Sets whether a key is accepted; undefined where the user has none of this name. */
export async function setApiKeyState(
  store: PortalStore,
  userId: bigint,
  accessKey: string,
  state: ApiKeyState,
): Promise<ApiKeyRow | undefined> {
  return changeKey(store, userId, accessKey, { state });
}

/** Sets what a key is limited to; undefined where the user has none of this name. */
export async function setKeyLimits(
  store: PortalStore,
  userId: bigint,
  accessKey: string,
  { lastDay, addresses, calls }: KeyLimits,
): Promise<ApiKeyRow | undefined> {
  return changeKey(store, userId, accessKey, { lastDay, addresses: [...addresses], calls: [...calls] });
}

async function changeKey(
  store: PortalStore,
  userId: bigint,
  accessKey: string,
  change: Partial<Pick<ApiKeyRow, 'state' | 'lastDay' | 'addresses' | 'calls'>>,
): Promise<ApiKeyRow | undefined> {
  const [row] = await store.query((db) =>
    db.update(apiKeyTable).set(change).where(isOf(userId, accessKey)).returning(),
  );
  return row;
}

/** Deletes a key; false where the user has none of this name. */
export async function deleteApiKey(store: PortalStore, userId: bigint, accessKey: string): Promise<boolean> {
  const deleted = await store.query((db) =>
    db.delete(apiKeyTable).where(isOf(userId, accessKey)).returning({ accessKey: apiKeyTable.accessKey }),
  );
  return deleted.length > 0;
}

function isOf(userId: bigint, accessKey: string) {
  return and(eq(apiKeyTable.userId, userId), eq(apiKeyTable.accessKey, accessKey));
}
