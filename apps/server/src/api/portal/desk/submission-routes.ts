import type { DESK_CALLS } from '@ledgerscope/contract';
import { SUBMISSION_KINDS } from '@ledgerscope/contract';
import { type Decision, listSubmissions, type Reviewed, reviewSubmission } from '@ledgerscope/portal-store';
import { decisionMail } from '../../../portal/mail/desk-mails.ts';
import type { Asked, Handlers } from '../../add-calls.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { linkOrigin } from '../accounts/link-origin.ts';
import { tokensAmong } from '../dapp-reply.ts';
import { portalOf } from '../portal-of.ts';
import { submissionReply } from './submission-reply.ts';

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
