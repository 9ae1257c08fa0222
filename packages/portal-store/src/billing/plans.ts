import { type Administrator, writeAudit } from '../audit/repository.ts';
import { and, asc, eq } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { type PricingPlanRow, pricingPlanTable } from './table.ts';

/** A plan as the operator writes it. */
export type NewPlan = Omit<PricingPlanRow, 'id'>;

/** Plans by their units; those that are not offered too, where all are asked for. */
export async function pricingPlans(store: PortalStore, all = false): Promise<PricingPlanRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(pricingPlanTable)
      .where(all ? undefined : eq(pricingPlanTable.active, true))
      .orderBy(asc(pricingPlanTable.units), asc(pricingPlanTable.id)),
  );
}

/** A plan that is offered. */
export async function offeredPlan(store: PortalStore, id: bigint): Promise<PricingPlanRow | undefined> {
  const [plan] = await store.query((db) =>
    db
      .select()
      .from(pricingPlanTable)
      .where(and(eq(pricingPlanTable.id, id), eq(pricingPlanTable.active, true))),
  );
  return plan;
}

/** Writes a new plan, or one in the place of that of the id; undefined where there is none of it. */
export async function savePlan(
  store: PortalStore,
  administrator: Administrator,
  plan: NewPlan,
  id?: bigint,
): Promise<PricingPlanRow | undefined> {
  return inTransaction(store, async (tx) => {
    const [saved] =
      id === undefined
        ? await tx.insert(pricingPlanTable).values(plan).returning()
        : await tx.update(pricingPlanTable).set(plan).where(eq(pricingPlanTable.id, id)).returning();
    if (saved === undefined) return undefined;
    const action = id === undefined ? 'plan.add' : 'plan.change';
    await writeAudit(tx, administrator, action, saved.id.toString(), { label: saved.label });
    return saved;
  });
}

/** Deletes a plan; false where there is none of this id. Invoices hold what they are for themselves. */
export async function deletePlan(store: PortalStore, administrator: Administrator, id: bigint): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const [deleted] = await tx.delete(pricingPlanTable).where(eq(pricingPlanTable.id, id)).returning();
    if (deleted === undefined) return false;
    await writeAudit(tx, administrator, 'plan.delete', id.toString(), { label: deleted.label });
    return true;
  });
}
