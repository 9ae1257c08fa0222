import { readLogo } from '../dapp/logo.ts';
import { type OwnDapp, withAllContracts } from '../dapp/owned.ts';
import { type DappLogoRow, dappTable } from '../dapp/table.ts';
import { and, asc, desc, eq, inArray, isNull, or } from '../drizzle.ts';
import { inTransaction, type PortalDatabase, type PortalStore } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import type { MarketplaceRequest } from './content.ts';
import { ofAddress } from './of-address.ts';
import { type SubmissionKind, type SubmissionRow, type SubmissionState, submissionTable } from './table.ts';

/** Marketplace requests that may wait for one address; more are not stored. */
const MAX_WAITING = 20;
/** Requests that one export holds. */
const MAX_OWN = 1_000;

/** A request with who sent it and the dapp that it is about. */
export interface Submission extends SubmissionRow {
  readonly sender: { readonly id: bigint; readonly name: string; readonly email: string } | null;
  readonly dapp: OwnDapp | null;
}

/** Which part of the queue. */
export interface SubmissionPage {
  readonly state: SubmissionState;
  readonly kinds: readonly SubmissionKind[];
  readonly limit: number;
  readonly offset: number;
}

/** Requests, of those that wait the oldest first, of others the newest first. */
export async function listSubmissions(
  store: PortalStore,
  { state, kinds, limit, offset }: SubmissionPage,
): Promise<{ submissions: readonly Submission[]; totalCount: number }> {
  return store.query(async (db) => {
    const which = and(eq(submissionTable.state, state), inArray(submissionTable.kind, [...kinds]));
    const order = state === 'pending' ? asc : desc;
    const rows = await withSenders(db).where(which).orderBy(order(submissionTable.id)).limit(limit).offset(offset);
    const totalCount = await db.$count(submissionTable, which);
    return { submissions: await withDapps(db, rows), totalCount };
  });
}

/** What a user asked for, and what was asked for with their address, the newest first. */
export async function readSubmissions(
  store: PortalStore,
  { id, email }: { readonly id: bigint; readonly email: string },
): Promise<readonly Submission[]> {
  return store.query(async (db) => {
    const which = or(eq(submissionTable.userId, id), ofAddress(email));
    return withDapps(db, await withSenders(db).where(which).orderBy(desc(submissionTable.id)).limit(MAX_OWN));
  });
}

type Joined = Awaited<ReturnType<typeof withSenders>>;

function withSenders(db: PortalDatabase) {
  return db
    .select({
      submission: submissionTable,
      sender: { id: userTable.id, name: userTable.name, email: userTable.email },
      dapp: dappTable,
    })
    .from(submissionTable)
    .leftJoin(userTable, eq(userTable.id, submissionTable.userId))
    .leftJoin(dappTable, eq(dappTable.id, submissionTable.dappId));
}

async function withDapps(db: PortalDatabase, rows: Joined): Promise<Submission[]> {
  const ofIds = new Map(rows.flatMap(({ dapp }) => (dapp === null ? [] : [[dapp.id, dapp] as const])));
  const dapps = new Map((await withAllContracts(db, [...ofIds.values()])).map((dapp) => [dapp.id, dapp]));
  return rows.map(({ submission, sender, dapp }) => ({
    ...submission,
    sender,
    dapp: dapp === null ? null : (dapps.get(dapp.id) ?? null),
  }));
}

/** The logo that a request brings: of a change that of the change, else that of the dapp. */
export async function submittedLogo(
  store: PortalStore,
  { content, dappId }: SubmissionRow,
): Promise<Pick<DappLogoRow, 'mediaType' | 'image'> | undefined> {
  const changed = content.change?.logo;
  if (changed !== undefined) return { mediaType: changed.mediaType, image: Buffer.from(changed.base64, 'base64') };
  return dappId === null ? undefined : store.query((db) => readLogo(db, dappId));
}

/** Stores a request for a marketplace link; false where too many of this address wait already. */
export async function submitMarketplaceLink(store: PortalStore, marketplace: MarketplaceRequest): Promise<boolean> {
  return inTransaction(store, async (tx) => {
    const isWaiting = and(eq(submissionTable.state, 'pending'), ofAddress(marketplace.email));
    if ((await tx.$count(submissionTable, isWaiting)) >= MAX_WAITING) return false;
    await tx.insert(submissionTable).values({ kind: 'marketplace-link', content: { marketplace } });
    return true;
  });
}

/** What became of asking to own a dapp. */
export type OwnershipRequest = 'submitted' | 'no-dapp' | 'waits-already';

/** Asks the operator to make a user the owner of a public dapp that has none. */
export async function requestOwnership(store: PortalStore, userId: bigint, dappId: string): Promise<OwnershipRequest> {
  if (dappId.includes('\0')) return 'no-dapp';
  return inTransaction(store, async (tx) => {
    const [dapp] = await tx
      .select({ id: dappTable.id })
      .from(dappTable)
      .where(and(eq(dappTable.id, dappId), eq(dappTable.active, true), isNull(dappTable.userId)))
      .for('update');
    if (dapp === undefined) return 'no-dapp';
    const isWaiting = and(
      eq(submissionTable.kind, 'dapp-owner'),
      eq(submissionTable.state, 'pending'),
      eq(submissionTable.userId, userId),
      eq(submissionTable.dappId, dappId),
    );
    if ((await tx.$count(submissionTable, isWaiting)) > 0) return 'waits-already';
    await tx.insert(submissionTable).values({ kind: 'dapp-owner', userId, dappId, content: {} });
    return 'submitted';
  });
}
