import type { EntityId } from '@ledgerscope/ledger';
import { addContractAbiIn } from '../contract-abi/repository.ts';
import { eq, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { type ContractSourceRow, contractSourceTable } from './table.ts';

/** A source that was compiled and compared. */
export interface NewContractSource extends Omit<ContractSourceRow, 'verified'> {
  readonly abi: readonly unknown[];
}

/** The verified source of a contract; undefined where there is none. */
export async function contractSource(store: PortalStore, contract: EntityId): Promise<ContractSourceRow | undefined> {
  const [row] = await store.query((db) =>
    db.select().from(contractSourceTable).where(eq(contractSourceTable.contractId, contract)),
  );
  return row;
}

/**
 * Stores a verified source and its ABI; a full match takes the place of a partial one, and nothing else is replaced.
 * @returns false where one is stored that is as good
 */
export async function addContractSource(store: PortalStore, { abi, ...row }: NewContractSource): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const added = await tx
      .insert(contractSourceTable)
      .values(row)
      .onConflictDoUpdate({
        target: contractSourceTable.contractId,
        set: { ...row, verified: sql`now()` },
        setWhere: sql`${contractSourceTable.match} = 'partial' and excluded.match = 'full'`,
      })
      .returning({ contractId: contractSourceTable.contractId });
    if (added.length === 0) return false;
    const name = row.contract.slice(row.contract.lastIndexOf(':') + 1);
    await addContractAbiIn(tx, { contractId: row.contractId, name, abi, source: 'verified' });
    return true;
  });
}
