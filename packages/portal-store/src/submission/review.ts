import { parseEntityId } from '@ledgerscope/ledger';
import { type Administrator, writeAudit } from '../audit/repository.ts';
import { chooseAbisOf } from '../contract-abi/offers.ts';
import { addContractAbiIn } from '../contract-abi/repository.ts';
import { setLogo } from '../dapp/logo.ts';
import { dappContractTable, dappTable } from '../dapp/table.ts';
import { and, eq, inArray, isNull, sql } from '../drizzle.ts';
import { type NewMail, writeMail } from '../mail/repository.ts';
import { forgetMarketplaceLinks, setMarketplaceLink } from '../marketplace-link/repository.ts';
import { inTransaction, type PortalStore, type PortalTransaction } from '../portal-store.ts';
import { userTable } from '../user/table.ts';
import { type SubmissionRow, submissionTable } from './table.ts';

/** What became of a review: done, no such request, looked at before, or it cannot be approved as it is. */
export type Reviewed = 'done' | 'missing' | 'reviewed-before' | 'link-missing' | 'owned';

/** How a request is decided. */
export type Decision =
  | {
      readonly approve: true;
      /** The marketplace link, where the request brought none or a wrong one. */
      readonly link: string | null;
      /** Whether the ABIs of the dapp are used for its contracts although others gave some before. */
      readonly takeOver: boolean;
    }
  | { readonly approve: false; readonly reason: string };

/** Makes the mail to the user who sent a request; `title` is the dapp's title, or names the NFT. */
export type MailOfDecision = (to: string, submission: SubmissionRow, title: string) => NewMail;

/** Ends a transaction without writing anything. */
class NotPossible extends Error {
  readonly outcome: Reviewed;
  constructor(outcome: Reviewed) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Decides a request: what it asks for happens, the person gets a mail, and the audit says who did it, all in one
 * transaction. Of two who decide it at the same time, the first does; the other is answered `reviewed-before`.
 */
export async function reviewSubmission(
  store: PortalStore,
  id: bigint,
  administrator: Administrator,
  decision: Decision,
  mailOf: MailOfDecision,
): Promise<Reviewed> {
  try {
    return await inTransaction(store, async (tx) => {
      const submission = await take(tx, id, administrator, decision);
      await apply(tx, submission, decision);
      const title = await readTitle(tx, submission);
      const to = await readAddress(tx, submission);
      if (to !== undefined) await writeMail(tx, mailOf(to, submission, title));
      const action = `${submission.kind}.${decision.approve ? 'approve' : 'refuse'}`;
      const subject = submission.dappId ?? title;
      await writeAudit(tx, administrator, action, subject, {
        submission: id.toString(),
        ...(decision.approve ? {} : { reason: decision.reason }),
      });
      return 'done' as const;
    });
  } catch (error) {
    if (error instanceof NotPossible) return error.outcome;
    throw error;
  } finally {
    forgetMarketplaceLinks(store);
  }
}

/** Takes a request out of the queue. The row is locked with it: a second one who waits for it finds it decided. */
async function take(
  tx: PortalTransaction,
  id: bigint,
  administrator: Administrator,
  decision: Decision,
): Promise<SubmissionRow> {
  await lockDapp(tx, id);
  const [taken] = await tx
    .update(submissionTable)
    .set({
      state: decision.approve ? 'approved' : 'refused',
      reason: decision.approve ? null : decision.reason,
      reviewedAt: sql`now()`,
      reviewedBy: administrator.id,
    })
    .where(and(eq(submissionTable.id, id), eq(submissionTable.state, 'pending')))
    .returning();
  if (taken !== undefined) return taken;
  const [there] = await tx.select({ id: submissionTable.id }).from(submissionTable).where(eq(submissionTable.id, id));
  throw new NotPossible(there === undefined ? 'missing' : 'reviewed-before');
}

/** The dapp of a request before the request, as those who change the dapp do: neither waits for the other in a ring. */
async function lockDapp(tx: PortalTransaction, id: bigint): Promise<void> {
  const ofRequest = tx.select({ id: submissionTable.dappId }).from(submissionTable).where(eq(submissionTable.id, id));
  await tx.select({ id: dappTable.id }).from(dappTable).where(inArray(dappTable.id, ofRequest)).for('update');
}

async function apply(tx: PortalTransaction, submission: SubmissionRow, decision: Decision): Promise<void> {
  const { kind } = submission;
  if (kind === 'marketplace-link') return applyMarketplace(tx, submission, decision);
  const dappId = submission.dappId ?? '';
  if (kind === 'dapp') return applyDapp(tx, dappId, decision);
  if (kind === 'dapp-contract') return applyContract(tx, dappId, submission, decision);
  if (!decision.approve) return;
  if (kind === 'dapp-change') return applyChange(tx, dappId, submission);
  return applyOwner(tx, dappId, submission);
}

async function applyDapp(tx: PortalTransaction, dappId: string, decision: Decision): Promise<void> {
  if (!decision.approve) {
    await tx.update(dappTable).set({ review: 'refused', active: false }).where(eq(dappTable.id, dappId));
    return;
  }
  await tx
    .update(dappTable)
    .set({ review: 'approved', active: true, activeSince: sql`coalesce(${dappTable.activeSince}, now())` })
    .where(eq(dappTable.id, dappId));
  await approveContracts(tx, dappId, eq(dappContractTable.dappId, dappId), decision.takeOver);
}

async function applyContract(
  tx: PortalTransaction,
  dappId: string,
  { content }: SubmissionRow,
  decision: Decision,
): Promise<void> {
  const contractId = parseEntityId(content.contractId ?? '');
  if (contractId === undefined) throw new NotPossible('missing');
  const which = and(eq(dappContractTable.dappId, dappId), eq(dappContractTable.contractId, contractId));
  if (decision.approve) return approveContracts(tx, dappId, which, decision.takeOver);
  await tx.delete(dappContractTable).where(and(which, eq(dappContractTable.approved, false)));
}

/** Shows contracts, and lets their calls be decoded by what was uploaded; where another dapp was first, only if the operator says so. */
async function approveContracts(
  tx: PortalTransaction,
  dappId: string,
  which: Parameters<typeof and>[0],
  takeOver: boolean,
): Promise<void> {
  const approved = await tx
    .update(dappContractTable)
    .set({ approved: true })
    .where(and(which, eq(dappContractTable.approved, false)))
    .returning();
  for (const { contractId, name, abi } of approved)
    if (abi !== null) await addContractAbiIn(tx, { contractId, name, abi, source: 'dapp', sourceId: dappId });
  const contracts = approved.map(({ contractId }) => contractId);
  if (takeOver) await chooseAbisOf(tx, dappId, contracts);
}

async function applyChange(tx: PortalTransaction, dappId: string, { content }: SubmissionRow): Promise<void> {
  if (content.change === undefined) throw new NotPossible('missing');
  const { logo, accountId, ...texts } = content.change;
  await tx
    .update(dappTable)
    .set({ ...texts, accountId: parseEntityId(accountId) ?? null })
    .where(eq(dappTable.id, dappId));
  if (logo !== undefined)
    await setLogo(tx, dappId, { mediaType: logo.mediaType, image: Buffer.from(logo.base64, 'base64') });
}

async function applyOwner(tx: PortalTransaction, dappId: string, { userId }: SubmissionRow): Promise<void> {
  const given = await tx
    .update(dappTable)
    .set({ userId })
    .where(and(eq(dappTable.id, dappId), isNull(dappTable.userId)))
    .returning({ id: dappTable.id });
  if (given.length === 0) throw new NotPossible('owned');
}

async function applyMarketplace(tx: PortalTransaction, { content }: SubmissionRow, decision: Decision): Promise<void> {
  if (!decision.approve) return;
  const { tokenId: token = '', serial, marketplaceLink = null } = content.marketplace ?? {};
  const link = decision.link ?? marketplaceLink;
  const tokenId = parseEntityId(token);
  if (link === null || tokenId === undefined) throw new NotPossible('link-missing');
  await setMarketplaceLink(tx, { tokenId, serial: BigInt(serial ?? 0), link });
}

async function readTitle(tx: PortalTransaction, { dappId, content }: SubmissionRow): Promise<string> {
  if (dappId !== null) {
    const [dapp] = await tx.select({ title: dappTable.title }).from(dappTable).where(eq(dappTable.id, dappId));
    return dapp?.title ?? dappId;
  }
  const { tokenId = '', serial = null } = content.marketplace ?? {};
  return serial === null ? tokenId : `${tokenId} #${serial}`;
}

async function readAddress(tx: PortalTransaction, { userId, content }: SubmissionRow): Promise<string | undefined> {
  if (userId === null) return content.marketplace?.email;
  const [user] = await tx.select({ email: userTable.email }).from(userTable).where(eq(userTable.id, userId));
  return user?.email;
}
