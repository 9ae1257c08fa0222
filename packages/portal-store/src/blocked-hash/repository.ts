import { and, eq, gt, sql } from '../drizzle.ts';
import type { PortalDatabase } from '../portal-store.ts';
import { type BlockedKind, blockedHashTable } from './table.ts';

/** Refuses something to a keyed hash for so many days from now; one that is refused already, for no shorter. */
export async function blockHash(
  db: Pick<PortalDatabase, 'insert'>,
  kind: BlockedKind,
  hash: string,
  days: number,
): Promise<void> {
  const endsAt = sql`now() + make_interval(days => ${days})`;
  await db
    .insert(blockedHashTable)
    .values({ kind, hash, endsAt })
    .onConflictDoUpdate({
      target: [blockedHashTable.kind, blockedHashTable.hash],
      set: { endsAt: sql`greatest(${blockedHashTable.endsAt}, ${endsAt})` },
    });
}

/** Whether it is refused to that hash now. */
export async function isBlocked(db: Pick<PortalDatabase, 'select'>, kind: BlockedKind, hash: string): Promise<boolean> {
  const { endsAt } = blockedHashTable;
  const rows = await db
    .select({ endsAt })
    .from(blockedHashTable)
    .where(and(eq(blockedHashTable.kind, kind), eq(blockedHashTable.hash, hash), gt(endsAt, sql`now()`)));
  return rows.length > 0;
}
