import type { Submission } from '@ledgerscope/contract';
import { type PortalStore, type Submission as StoredSubmission, submittedLogo } from '@ledgerscope/portal-store';
import { ownDappReply } from '../dapps/own-dapp-reply.ts';

/** A request as the operator sees it, with the logo that it brings. */
export async function submissionReply(
  store: PortalStore,
  submission: StoredSubmission,
  tokens: ReadonlySet<bigint>,
): Promise<Submission> {
  const { id, kind, state, content, dapp, sender, submittedAt, reviewedAt, reason } = submission;
  return {
    id: id.toString(),
    kind,
    state,
    submitted: submittedAt.toISOString(),
    reviewed: reviewedAt?.toISOString() ?? null,
    reason,
    sender: sender && { ...sender, id: sender.id.toString() },
    dapp: dapp && ownDappReply(dapp, tokens),
    logo: state === 'pending' ? await logoOf(store, submission) : null,
    contractId: content.contractId ?? null,
    change: changeReply(content.change),
    marketplace: content.marketplace ?? null,
  };
}

function changeReply(change: StoredSubmission['content']['change']): Submission['change'] {
  if (change === undefined) return null;
  const { logo: _logo, ...texts } = change;
  return texts;
}

/** Of a new dapp its logo, of a change the new one, as a data: URL; null where there is none. */
async function logoOf(store: PortalStore, submission: StoredSubmission): Promise<string | null> {
  if (submission.kind !== 'dapp' && submission.content.change?.logo === undefined) return null;
  const logo = await submittedLogo(store, submission);
  return logo === undefined ? null : `data:${logo.mediaType};base64,${Buffer.from(logo.image).toString('base64')}`;
}
