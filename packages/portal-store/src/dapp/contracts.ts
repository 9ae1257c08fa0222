import { type EntityId, formatEntityId } from '@ledgerscope/ledger';
import { and, count, eq, sql } from '../drizzle.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import { submissionTable } from '../submission/table.ts';
import { submitAnew } from './change.ts';
import { lockOwnDapp, MAX_CONTRACTS, type NewDappContract } from './owned.ts';
import { dappContractTable } from './table.ts';

/** What became of adding a contract. */
export type AddedContract = 'added' | 'no-dapp' | 'there-already' | 'has-primary' | 'too-many';

/**
 * Adds a contract to a dapp of this user. Of a public dapp it is shown, and its ABI used, once the operator has approved it;
 * of one that waits for the operator it is approved with it, by a request that is as new as the contract. Changes of one dapp happen one
 * after another.
 */
export async function addDappContract(
  store: PortalStore,
  userId: bigint,
  dappId: string,
  contract: NewDappContract,
): Promise<AddedContract> {
  return inTransaction(store, async (tx) => {
    const dapp = await lockOwnDapp(tx, userId, dappId);
    if (dapp === undefined) return 'no-dapp';
    const refused = await findRefusal(tx, dappId, contract);
    if (refused !== undefined) return refused;
    const added = await tx
      .insert(dappContractTable)
      .values({ ...contract, dappId, approved: false })
      .onConflictDoNothing()
      .returning({ contractId: dappContractTable.contractId });
    if (added.length === 0) return 'there-already';
    if (dapp.review === 'approved')
      await tx.insert(submissionTable).values({
        kind: 'dapp-contract',
        userId,
        dappId,
        content: { contractId: formatEntityId(contract.contractId) },
      });
    if (dapp.review === 'pending') await submitAnew(tx, userId, dappId, 'dapp', {});
    return 'added';
  });
}

/** Why a dapp takes no such contract; undefined where it does. */
async function findRefusal(
  tx: Pick<PortalDatabase, 'select'>,
  dappId: string,
  { isPrimary }: NewDappContract,
): Promise<AddedContract | undefined> {
  const [found] = await tx
    .select({ value: count(), primaries: sql<number>`count(*) filter (where is_primary)::int` })
    .from(dappContractTable)
    .where(eq(dappContractTable.dappId, dappId));
  const { value = 0, primaries = 0 } = found ?? {};
  if (value >= MAX_CONTRACTS) return 'too-many';
  return isPrimary && primaries > 0 ? 'has-primary' : undefined;
}

/**
 * Makes a contract the primary one of a dapp of this user; the others no longer are. Of two at the same time the later wins.
 * @returns false where the user has no such dapp, or it has no such contract
 */
export async function setPrimaryContract(
  store: PortalStore,
  userId: bigint,
  dappId: string,
  contractId: EntityId,
): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    if ((await lockOwnDapp(tx, userId, dappId)) === undefined) return false;
    const ofDapp = eq(dappContractTable.dappId, dappId);
    const one = and(ofDapp, eq(dappContractTable.contractId, contractId));
    const [there] = await tx.select({ name: dappContractTable.name }).from(dappContractTable).where(one);
    if (there === undefined) return false;
    // First none: at no time are there two.
    await tx.update(dappContractTable).set({ isPrimary: false }).where(ofDapp);
    await tx.update(dappContractTable).set({ isPrimary: true }).where(one);
    return true;
  });
}
