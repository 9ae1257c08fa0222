import { and, eq, inArray, isNull } from '../drizzle.ts';
import type { PortalStore } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { type ApiKeyRow, apiKeyTable } from './table.ts';

/** What has to be known of a key for a call of the public API. */
export type AcceptedKey = Pick<
  ApiKeyRow,
  'accessKey' | 'keyHash' | 'userId' | 'state' | 'lastDay' | 'addresses' | 'calls'
>;

/** The keys with these hashes; unknown keys and those of suspended users are missing. */
export async function keysOfHashes(store: PortalStore, hashes: readonly string[]): Promise<AcceptedKey[]> {
  const { accessKey, keyHash, userId, state, lastDay, addresses, calls } = apiKeyTable;
  return store.query((db) =>
    db
      .select({ accessKey, keyHash, userId, state, lastDay, addresses, calls })
      .from(apiKeyTable)
      .innerJoin(userTable, eq(userTable.id, userId))
      .where(and(inArray(keyHash, [...hashes]), isNull(userTable.suspendedAt))),
  );
}
