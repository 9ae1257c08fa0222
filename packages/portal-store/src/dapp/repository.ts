import type { EntityId } from '@ledgerscope/ledger';
import { containsPattern } from '../contains-pattern.ts';
import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from '../drizzle.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import { logoHashes } from './logo.ts';
import { type DappContractRow, type DappRow, dappContractTable, dappTable } from './table.ts';

/** A contract of a dapp without what was uploaded for it. */
export type DappContractSummary = Pick<DappContractRow, 'contractId' | 'name' | 'isPrimary'> & UploadedFiles;

/** Which files were uploaded for a contract. */
export interface UploadedFiles {
  readonly hasAbi: boolean;
  readonly hasSourceCode: boolean;
  readonly hasByteCode: boolean;
}

/** A dapp with its approved contracts, the primary one first. */
export interface StoredDapp extends DappRow {
  readonly contracts: readonly DappContractSummary[];
  /** Of the logo that was uploaded; null where none was. */
  readonly logoHash: string | null;
}

/** Which part of the list of active dapps. */
export interface DappPage {
  readonly limit: number;
  readonly offset: number;
  readonly order: 'asc' | 'desc';
  /** Part of the title, company or description. */
  readonly q?: string | undefined;
}

/** Active dapps in the order of their sort index, and how many match. */
export async function listActiveDapps(
  store: PortalStore,
  { limit, offset, order, q }: DappPage,
): Promise<{ dapps: readonly StoredDapp[]; totalCount: number }> {
  return store.query(async (db) => {
    const which = and(eq(dappTable.active, true), matches(q));
    const direction = order === 'asc' ? asc : desc;
    const rows = await db
      .select()
      .from(dappTable)
      .where(which)
      .orderBy(direction(dappTable.sortIndex), direction(dappTable.id))
      .limit(limit)
      .offset(offset);
    const totalCount = await db.$count(dappTable, which);
    return { dapps: await withContracts(db, rows), totalCount };
  });
}

/** An active dapp; undefined where there is none of that id. */
export async function activeDapp(store: PortalStore, id: string): Promise<StoredDapp | undefined> {
  // PostgreSQL refuses the character instead of finding nothing.
  if (id.includes('\0')) return undefined;
  return store.query(async (db) => {
    const rows = await db
      .select()
      .from(dappTable)
      .where(and(eq(dappTable.id, id), eq(dappTable.active, true)));
    return (await withContracts(db, rows))[0];
  });
}

/** The approved contracts of a dapp with what was uploaded for them, the primary one first. */
export async function dappContracts(store: PortalStore, dappId: string): Promise<DappContractRow[]> {
  return store.query((db) =>
    db
      .select()
      .from(dappContractTable)
      .where(and(eq(dappContractTable.dappId, dappId), eq(dappContractTable.approved, true)))
      .orderBy(desc(dappContractTable.isPrimary), asc(dappContractTable.contractId)),
  );
}

/** What was uploaded of one contract of a dapp, approved or not; undefined where the dapp has no such contract. */
export async function filesOfContract(
  store: PortalStore,
  dappId: string,
  contract: EntityId,
): Promise<Pick<DappContractRow, 'abi' | 'sourceCode' | 'byteCode'> | undefined> {
  if (dappId.includes('\0')) return undefined;
  const { abi, sourceCode, byteCode } = dappContractTable;
  const [row] = await store.query((db) =>
    db
      .select({ abi, sourceCode, byteCode })
      .from(dappContractTable)
      .where(and(eq(dappContractTable.dappId, dappId), eq(dappContractTable.contractId, contract))),
  );
  return row;
}

/** What is written of a dapp; what is omitted is empty. */
export type NewDapp = typeof dappTable.$inferInsert & {
  readonly contracts: readonly { readonly contractId: EntityId; readonly name: string; readonly primary: boolean }[];
};

/** Writes a dapp and its contracts in the place of what has its id; all of it or nothing. */
export async function saveDapp(store: PortalStore, { contracts, ...dapp }: NewDapp): Promise<void> {
  await inTransaction(store, async (tx) => {
    await tx.insert(dappTable).values(dapp).onConflictDoUpdate({ target: dappTable.id, set: dapp });
    await tx.delete(dappContractTable).where(eq(dappContractTable.dappId, dapp.id));
    if (contracts.length === 0) return;
    await tx
      .insert(dappContractTable)
      .values(
        contracts.map(({ contractId, name, primary }) => ({ dappId: dapp.id, contractId, name, isPrimary: primary })),
      );
  });
}

function matches(q: string | undefined): SQL | undefined {
  if (q === undefined) return undefined;
  const pattern = containsPattern(q);
  return or(ilike(dappTable.title, pattern), ilike(dappTable.company, pattern), ilike(dappTable.description, pattern));
}

/** Which files a contract has, of which none is read: all that a user can upload together would not fit into memory. */
export function uploadedFiles() {
  const { abi, sourceCode, byteCode } = dappContractTable;
  return {
    hasAbi: sql<boolean>`${abi} is not null`,
    hasSourceCode: sql<boolean>`${sourceCode} is not null`,
    hasByteCode: sql<boolean>`${byteCode} is not null`,
  };
}

async function withContracts(db: PortalDatabase, rows: readonly DappRow[]): Promise<StoredDapp[]> {
  if (rows.length === 0) return [];
  const { dappId, contractId, name, isPrimary, approved } = dappContractTable;
  const ids = rows.map((row) => row.id);
  const contracts = await db
    .select({ dappId, contractId, name, isPrimary, ...uploadedFiles() })
    .from(dappContractTable)
    .where(and(inArray(dappId, ids), eq(approved, true)))
    .orderBy(desc(isPrimary), asc(contractId));
  const logos = await logoHashes(db, ids);
  return rows.map((row) => ({
    ...row,
    contracts: contracts.filter((contract) => contract.dappId === row.id),
    logoHash: logos.get(row.id) ?? null,
  }));
}
