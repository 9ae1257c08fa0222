import { type EntityId, formatEntityId } from '@ledgerscope/ledger';
import { type Administrator, writeAudit } from '../audit/repository.ts';
import { dappTable } from '../dapp/table.ts';
import { and, asc, eq, inArray, sql } from '../drizzle.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { usedContractAbis } from './repository.ts';
import { type ContractAbiRow, contractAbiTable } from './table.ts';

/** An ABI that is stored of a contract, and whether it is used. */
export interface ContractAbiOffer extends Pick<ContractAbiRow, 'contractId' | 'hash' | 'source' | 'sourceId'> {
  /** Of the dapp that brought it; null for other sources. */
  readonly title: string | null;
  readonly isUsed: boolean;
}

/** All ABIs that are stored of these contracts, whoever gave them. */
export async function contractAbiOffers(
  store: PortalStore,
  contracts: readonly EntityId[],
): Promise<readonly ContractAbiOffer[]> {
  if (contracts.length === 0) return [];
  const { contractId, hash, source, sourceId, since } = contractAbiTable;
  const rows = await store.query((db) =>
    db
      .select({ contractId, hash, source, sourceId, title: dappTable.title })
      .from(contractAbiTable)
      .leftJoin(dappTable, and(eq(source, 'dapp'), eq(dappTable.id, sourceId)))
      .where(inArray(contractId, [...contracts]))
      .orderBy(asc(contractId), asc(since), asc(hash)),
  );
  const used = [...(await usedContractAbis(store, contracts)).values()].flat();
  return rows.map((row) => ({
    ...row,
    isUsed: used.some(
      (one) =>
        one.contractId === row.contractId &&
        one.hash === row.hash &&
        one.source === row.source &&
        one.sourceId === row.sourceId,
    ),
  }));
}

/** Has the ABIs of this dapp used for these contracts, whoever was first. */
export async function chooseAbisOf(
  tx: PortalTransaction,
  dappId: string,
  contracts: readonly EntityId[],
): Promise<void> {
  if (contracts.length === 0) return;
  await tx
    .update(contractAbiTable)
    .set({ chosen: sql`now()` })
    .where(
      and(
        inArray(contractAbiTable.contractId, [...contracts]),
        eq(contractAbiTable.source, 'dapp'),
        eq(contractAbiTable.sourceId, dappId),
      ),
    );
}

/** Removes an ABI of a contract, whoever gave it; false where there is none. */
export async function removeContractAbi(
  store: PortalStore,
  administrator: Administrator,
  contract: EntityId,
  hash: string,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const removed = await tx
      .delete(contractAbiTable)
      .where(and(eq(contractAbiTable.contractId, contract), eq(contractAbiTable.hash, hash)))
      .returning({ source: contractAbiTable.source, sourceId: contractAbiTable.sourceId });
    for (const { source, sourceId } of removed)
      await writeAudit(tx, administrator, 'contract-abi.remove', formatEntityId(contract), { source, sourceId, hash });
    return removed.length > 0;
  });
}
