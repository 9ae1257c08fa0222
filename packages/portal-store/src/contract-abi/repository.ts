import { createHash } from 'node:crypto';
import type { EntityId } from '@ledgerscope/ledger';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { type AbiSource, type ContractAbiRow, contractAbiTable } from './table.ts';

/** An ABI to be stored: items as the compiler writes them, checked by the caller. */
export interface NewContractAbi {
  readonly contractId: EntityId;
  readonly name: string;
  readonly abi: readonly unknown[];
  readonly source: AbiSource;
  /** Id of the dapp or user it came with. */
  readonly sourceId?: string | undefined;
}

const BEST_FIRST = [
  desc(eq(contractAbiTable.source, 'verified')),
  desc(contractAbiTable.uploaded),
  desc(contractAbiTable.hash),
] as const;

/** An ABI that is used, without its items. */
export type UsedContractAbi = Pick<ContractAbiRow, 'contractId' | 'hash' | 'name' | 'source'>;

/** The ABIs that are used of these contracts, the verified one first, then the newest; contracts of which none is known are left out. */
export async function usedContractAbis(
  store: PortalStore,
  contracts: readonly EntityId[],
): Promise<ReadonlyMap<EntityId, readonly UsedContractAbi[]>> {
  if (contracts.length === 0) return new Map();
  const { contractId, hash, name, source } = contractAbiTable;
  const rows = await store.query((db) =>
    db
      .select({ contractId, hash, name, source })
      .from(contractAbiTable)
      .where(inArray(contractId, [...new Set(contracts)]))
      .orderBy(...BEST_FIRST),
  );
  return Map.groupBy(rows, (row) => row.contractId);
}

/** An ABI of a contract as JSON; undefined where it is gone. */
export async function contractAbiText(
  store: PortalStore,
  contract: EntityId,
  hash: string,
): Promise<string | undefined> {
  const [row] = await store.query((db) =>
    db
      .select({ abi: contractAbiTable.abi })
      .from(contractAbiTable)
      .where(and(eq(contractAbiTable.contractId, contract), eq(contractAbiTable.hash, hash)))
      .limit(1),
  );
  return row && JSON.stringify(row.abi);
}

/** The verified ABI of a contract, else its newest; undefined where none is known. */
export async function contractAbi(store: PortalStore, contract: EntityId): Promise<ContractAbiRow | undefined> {
  const [row] = await store.query((db) =>
    db
      .select()
      .from(contractAbiTable)
      .where(eq(contractAbiTable.contractId, contract))
      .orderBy(...BEST_FIRST)
      .limit(1),
  );
  return row;
}

/** Names that contracts have in their source, the newest of each; contracts without one are left out. */
export async function contractNames(
  store: PortalStore,
  limit: number,
): Promise<readonly Pick<ContractAbiRow, 'contractId' | 'name'>[]> {
  return store.query((db) =>
    db
      .selectDistinctOn([contractAbiTable.contractId], {
        contractId: contractAbiTable.contractId,
        name: contractAbiTable.name,
      })
      .from(contractAbiTable)
      .where(ne(contractAbiTable.name, ''))
      .orderBy(contractAbiTable.contractId, ...BEST_FIRST)
      .limit(limit),
  );
}

/** Stores an ABI; the same one given again becomes the newest. */
export async function addContractAbi(store: PortalStore, added: NewContractAbi): Promise<void> {
  await store.query((db) => addContractAbiIn(db, added));
}

/** The same in a transaction. */
export async function addContractAbiIn(db: Pick<PortalDatabase, 'insert'>, added: NewContractAbi): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(added.abi)).digest('hex');
  const { name, source, sourceId = '' } = added;
  await db
    .insert(contractAbiTable)
    .values({ ...added, sourceId, hash })
    .onConflictDoUpdate({
      target: [contractAbiTable.contractId, contractAbiTable.hash],
      set: { name, source, sourceId, uploaded: sql`now()` },
    });
}
