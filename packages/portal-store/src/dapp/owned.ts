import { and, asc, desc, eq, inArray } from '../drizzle.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import type { DappTexts, NewLogo } from '../submission/content.ts';
import { submissionTable } from '../submission/table.ts';
import { userTable } from '../user/table.ts';
import { logoHashes, setLogo } from './logo.ts';
import { type UploadedFiles, uploadedFiles } from './repository.ts';
import { type DappContractRow, type DappRow, dappContractTable, dappTable } from './table.ts';

/** Dapps that one user can have registered. */
export const MAX_OWN_DAPPS = 20;
/** Contracts that one dapp can have. */
export const MAX_CONTRACTS = 50;

/** A dapp as its owner sees it: all of its contracts, approved or not, the primary one first. */
export interface OwnDapp extends DappRow {
  readonly contracts: readonly OwnContract[];
  readonly logoHash: string | null;
  /** Who registered it; null for those of the operator. */
  readonly owner: DappOwner | null;
  /** Whether a change of it waits for the operator. */
  readonly hasPendingChange: boolean;
}

/** A contract without what was uploaded for it. */
type OwnContract = Pick<DappContractRow, 'dappId' | 'contractId' | 'name' | 'isPrimary' | 'approved'> & UploadedFiles;

/** Who registered a dapp. */
export interface DappOwner {
  readonly id: bigint;
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
}

/** A contract that its owner adds, with what they uploaded for it. */
export type NewDappContract = Pick<
  DappContractRow,
  'contractId' | 'name' | 'isPrimary' | 'byteCode' | 'sourceCode' | 'abi'
>;

/** A dapp that somebody registers. */
export interface Registration extends DappTexts {
  readonly id: string;
  readonly title: string;
  readonly userId: bigint;
  readonly accountId: NonNullable<DappRow['accountId']>;
  readonly contract: NewDappContract | undefined;
  readonly logo: NewLogo | undefined;
}

/** The dapps of a user, the newest first. */
export async function ownDapps(store: PortalStore, userId: bigint): Promise<OwnDapp[]> {
  return store.query(async (db) => {
    const rows = await db
      .select()
      .from(dappTable)
      .where(eq(dappTable.userId, userId))
      .orderBy(desc(dappTable.registered), asc(dappTable.id))
      .limit(MAX_OWN_DAPPS);
    return withAllContracts(db, rows);
  });
}

/** These dapps with all of their contracts. */
export async function withAllContracts(db: PortalDatabase, rows: readonly DappRow[]): Promise<OwnDapp[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { dappId: ofDapp, contractId, name, isPrimary, approved } = dappContractTable;
  const contracts = await db
    .select({ dappId: ofDapp, contractId, name, isPrimary, approved, ...uploadedFiles() })
    .from(dappContractTable)
    .where(inArray(ofDapp, ids))
    .orderBy(desc(isPrimary), asc(contractId));
  const logos = await logoHashes(db, ids);
  const waiting = await db
    .select({ dappId: submissionTable.dappId })
    .from(submissionTable)
    .where(
      and(
        inArray(submissionTable.dappId, ids),
        eq(submissionTable.state, 'pending'),
        eq(submissionTable.kind, 'dapp-change'),
      ),
    );
  const changing = new Set(waiting.map(({ dappId }) => dappId));
  const owners = await readOwners(db, rows);
  return rows.map((row) => ({
    ...row,
    contracts: contracts.filter(({ dappId }) => dappId === row.id),
    logoHash: logos.get(row.id) ?? null,
    owner: owners.find(({ id }) => id === row.userId) ?? null,
    hasPendingChange: changing.has(row.id),
  }));
}

async function readOwners(db: PortalDatabase, rows: readonly DappRow[]): Promise<DappOwner[]> {
  const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const { id, name, email, company } = userTable;
  return ids.length === 0 ? [] : db.select({ id, name, email, company }).from(userTable).where(inArray(id, ids));
}

/**
 * Registers a dapp that waits for the operator. Of two who register the same title at the same time, one does.
 * @returns `taken` where there is a dapp of this id, `too-many` where the user has as many as one can have
 */
export async function registerDapp(
  store: PortalStore,
  { contract, logo, ...dapp }: Registration,
): Promise<'registered' | 'taken' | 'too-many'> {
  return inTransaction(store, async (tx) => {
    // Before anything that refers to the user: two at the same time would wait for each other.
    await lockUser(tx, dapp.userId);
    if ((await tx.$count(dappTable, eq(dappTable.userId, dapp.userId))) >= MAX_OWN_DAPPS) return 'too-many';
    const made = await tx
      .insert(dappTable)
      .values({ ...dapp, active: false, review: 'pending' })
      .onConflictDoNothing()
      .returning({ id: dappTable.id });
    if (made.length === 0) return 'taken';
    if (contract !== undefined)
      await tx.insert(dappContractTable).values({ ...contract, dappId: dapp.id, approved: false });
    if (logo !== undefined) await setLogo(tx, dapp.id, logo);
    await tx.insert(submissionTable).values({ kind: 'dapp', userId: dapp.userId, dappId: dapp.id, content: {} });
    return 'registered';
  });
}

/** A dapp of this user, locked against other changes until the transaction ends; undefined where it is not theirs. */
export async function lockOwnDapp(
  tx: Pick<PortalDatabase, 'select'>,
  userId: bigint,
  dappId: string,
): Promise<DappRow | undefined> {
  if (dappId.includes('\0')) return undefined;
  const [dapp] = await tx
    .select()
    .from(dappTable)
    .where(and(eq(dappTable.id, dappId), eq(dappTable.userId, userId)))
    .for('update');
  return dapp;
}

/** Lets transactions of the same user come one after another. */
async function lockUser(tx: Pick<PortalDatabase, 'select'>, userId: bigint): Promise<void> {
  await tx.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, userId)).for('no key update');
}
