import { apiKeyTable } from '../api-key/table.ts';
import { and, eq, isNull, sql } from '../drizzle.ts';
import type { PortalDatabase } from '../portal-store.ts';
import { userTable } from './table.ts';

/**
 * Notes that a link was used that had been sent to the address. Where it is the first one, nobody knows who made the keys that
 * are there: they end.
 */
export async function confirmAddress(tx: Pick<PortalDatabase, 'update' | 'delete'>, userId: bigint): Promise<number> {
  const first = await tx
    .update(userTable)
    .set({ addressConfirmedAt: sql`now()` })
    .where(and(eq(userTable.id, userId), isNull(userTable.addressConfirmedAt)))
    .returning({ id: userTable.id });
  if (first.length === 0) return 0;
  const ended = await tx
    .delete(apiKeyTable)
    .where(eq(apiKeyTable.userId, userId))
    .returning({ accessKey: apiKeyTable.accessKey });
  return ended.length;
}
