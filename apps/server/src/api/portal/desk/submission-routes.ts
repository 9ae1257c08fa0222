import { type DESK_CALLS, SUBMISSION_KINDS, type Submission } from '@ledgerscope/contract';
import {
  type Decision,
  listSubmissions,
  type PortalStore,
  type Reviewed,
  reviewSubmission,
  type Submission as StoredSubmission,
  submittedLogo,
} from '@ledgerscope/portal-store';
import { decisionMail } from '../../../portal/mail/desk-mails.ts';
import type { Asked, Handlers } from '../../add-calls.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { linkOrigin } from '../accounts/begin-session.ts';
import { ownDappReply, tokensAmong } from '../dapp-reply.ts';
import { portalOf } from '../portal-of.ts';

type Review = typeof DESK_CALLS.approveSubmission | typeof DESK_CALLS.refuseSubmission;

/** The operator's queue. */
export const SUBMISSION_HANDLERS = {
  listSubmissions: async ({ context, query: { kinds, state, limit, offset } }) => {
    const store = portalOf(context);
    const named = kinds.length === 0 ? SUBMISSION_KINDS : kinds;
    const { submissions, totalCount } = await listSubmissions(store, { state, kinds: named, limit, offset });
    const dapps = submissions.flatMap(({ dapp }) => (dapp === null ? [] : [dapp]));
    const tokens = await tokensAmong(context.store, dapps);
    const data = await Promise.all(submissions.map((one) => submissionReply(store, one, tokens)));
    return { data, totalCount, size: data.length };
  },
  approveSubmission: async (asked) => review(asked, { approve: true, link: asked.form.marketplaceLink }),
  refuseSubmission: async (asked) => review(asked, { approve: false, reason: asked.form.reason }),
} satisfies Partial<Handlers>;

async function review(
  { context, path, signedIn: { user }, request }: Asked<Review>,
  decision: Decision,
): Promise<{ data: { message: string } }> {
  const origin = linkOrigin(context, request);
  const outcome = await reviewSubmission(portalOf(context), path.id, user, decision, (to, submission, title) =>
    decisionMail(to, origin, submission, title, decision),
  );
  if (outcome !== 'done') throw refusalOf(outcome);
  return {
    data: { message: decision.approve ? 'Approved. The person gets a mail.' : 'Refused. The person gets a mail.' },
  };
}

function refusalOf(outcome: Exclude<Reviewed, 'done'>): ApiError {
  switch (outcome) {
    case 'missing':
      return new ApiError('not_found', 'There is no such request.');
    case 'reviewed-before':
      return new ApiError('conflict', 'This request was decided before, or withdrawn.');
    case 'link-missing':
      return new FormError({ marketplaceLink: 'The request brought no link: enter the one that is to be shown' });
    case 'owned':
      return new ApiError('conflict', 'The dapp has an owner by now.');
  }
}

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
