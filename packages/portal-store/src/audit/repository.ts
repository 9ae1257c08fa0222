import { desc, lt } from '../drizzle.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { type AuditDetails, type AuditRow, auditTable } from './table.ts';

/** The administrator who acts. */
export interface Administrator {
  readonly id: bigint;
  readonly email: string;
}

/** Writes down what an administrator does, in the transaction that does it. */
export async function writeAudit(
  tx: Pick<PortalDatabase, 'insert'>,
  { id: actorId, email: actorEmail }: Administrator,
  action: string,
  subject: string,
  details: AuditDetails = {},
): Promise<void> {
  await tx.insert(auditTable).values({ actorId, actorEmail, action, subject, details });
}

/** The newest actions, or those before one of them. */
export async function auditRows(store: PortalStore, limit: number, before?: bigint): Promise<AuditRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(auditTable)
      .where(before === undefined ? undefined : lt(auditTable.id, before))
      .orderBy(desc(auditTable.id))
      .limit(limit),
  );
}
