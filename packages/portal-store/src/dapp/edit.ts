import { type Administrator, writeAudit } from '../audit/repository.ts';
import { asc, eq, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { type DappRow, dappTable } from './table.ts';

/** Dapps whose order can be set. */
const MAX_ORDERED = 500;

/** Approved dapps, switched on or off, in the order of lists. */
export async function approvedDapps(store: PortalStore): Promise<DappRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(dappTable)
      .where(eq(dappTable.review, 'approved'))
      .orderBy(asc(dappTable.sortIndex), asc(dappTable.id))
      .limit(MAX_ORDERED),
  );
}

/** Puts dapps in this order, before all others. The first ten active ones are the featured ones. */
export async function orderDapps(
  store: PortalStore,
  administrator: Administrator,
  ids: readonly string[],
): Promise<void> {
  await inTransaction(store, async (tx) => {
    // One statement, in the order of the ids: two administrators at once do not wait for each other in a circle.
    const all = await tx.select({ id: dappTable.id }).from(dappTable).orderBy(asc(dappTable.id)).for('update');
    const known = new Set(all.map(({ id }) => id));
    const named = ids.filter((id) => known.has(id));
    await tx.update(dappTable).set({ sortIndex: sql`${dappTable.sortIndex} + ${named.length}` });
    for (const [index, id] of named.entries())
      await tx
        .update(dappTable)
        .set({ sortIndex: index + 1 })
        .where(eq(dappTable.id, id));
    await writeAudit(tx, administrator, 'dapp.order', 'all', { order: named.slice(0, 20).join(', ') });
  });
}

/** Shows an approved dapp or hides it; false where there is no such dapp. */
export async function activateDapp(
  store: PortalStore,
  administrator: Administrator,
  id: string,
  active: boolean,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [changed] = await tx
      .update(dappTable)
      .set({ active, ...(active ? { activeSince: sql`coalesce(${dappTable.activeSince}, now())` } : {}) })
      .where(sql`${dappTable.id} = ${id} and ${dappTable.review} = 'approved'`)
      .returning({ id: dappTable.id });
    if (changed === undefined) return false;
    await writeAudit(tx, administrator, active ? 'dapp.activate' : 'dapp.deactivate', id);
    return true;
  });
}
