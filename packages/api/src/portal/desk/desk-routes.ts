import type { FormOf } from '@ledgerscope/contract';
import {
  type AuditEntry,
  type DESK_CALLS,
  type DeskNews,
  type DeskUser,
  type OrderedDapp,
  SUBMISSION_KINDS,
  type SubmissionReply,
} from '@ledgerscope/contract';
import { ACTIVATION_HOURS, firstPasswordMail } from '@ledgerscope/portal/mail/account-mails';
import { decisionMail } from '@ledgerscope/portal/mail/desk-mails';
import { isPayable } from '@ledgerscope/portal/payment/payment-settings';
import { newToken } from '@ledgerscope/portal/secrets/token';
import {
  type AuditRow,
  activateDapp,
  allAnnouncements,
  allNews,
  approvedDapps,
  auditRows,
  type DappRow,
  type Decision,
  deleteAnnouncement,
  deleteNews,
  findUsers,
  listSubmissions,
  type NewAnnouncement,
  type NewsRow,
  orderDapps,
  type PortalStore,
  type Reviewed,
  resendActivationTo,
  reviewSubmission,
  type Submission as StoredSubmission,
  saveAnnouncement,
  saveNews,
  setFeature,
  submittedLogo,
  suspendUser,
  type UserAction,
  type UserRow,
} from '@ledgerscope/portal-store';
import type { CallRequest, Handlers } from '../../add-calls.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { wholeList } from '../../explorer/list-page.ts';
import { linkOrigin } from '../../pages/link-origin.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { ownDappReply, tokensAmong } from '../dapp-reply.ts';
import { foundById } from '../form-entity.ts';
import { announcementReply, FEATURES, featuresFor, newsReply } from '../notice-routes.ts';
import { otherAbis } from './abi-routes.ts';

type Review = typeof DESK_CALLS.approveSubmission | typeof DESK_CALLS.refuseSubmission;

/** The operator's desk: requests that wait, users, what administrators did, and what is shown on the site. */
export const DESK_HANDLERS = {
  listSubmissions: async ({ context, query: { kinds, state, limit, offset } }) => {
    const store = portalStoreOf(context);
    const named = kinds.length === 0 ? SUBMISSION_KINDS : kinds;
    const { submissions, totalCount } = await listSubmissions(store, { state, kinds: named, limit, offset });
    const dapps = submissions.flatMap(({ dapp }) => (dapp === null ? [] : [dapp]));
    const tokens = await tokensAmong(context.snapshot, dapps);
    const data = await Promise.all(submissions.map((one) => submissionReply(store, one, tokens)));
    return { data, totalCount, size: data.length };
  },
  approveSubmission: async (asked) =>
    review(asked, { approve: true, link: asked.form.marketplaceLink, takeOver: asked.form.takeOver }),
  refuseSubmission: async (asked) => review(asked, { approve: false, reason: asked.form.reason }),
  listUsers: async ({ context, query }) => {
    const { users, totalCount } = await findUsers(portalStoreOf(context), query);
    return { data: users.map(deskUser), totalCount, size: users.length };
  },
  suspendUser: async ({ context, form: { suspended }, path, signedIn: { user } }) => {
    const outcome = await suspendUser(portalStoreOf(context), user, path.id, suspended);
    return answer(outcome, suspended ? 'Suspended.' : 'Reinstated.', 'You cannot suspend yourself.');
  },
  resendActivationTo: async ({ context, path, signedIn: { user }, request }) => {
    const { text, hash } = newToken();
    const origin = linkOrigin(context, request);
    const token = { hash, hours: ACTIVATION_HOURS };
    const outcome = await resendActivationTo(portalStoreOf(context), user, path.id, token, (email) =>
      firstPasswordMail(email, origin, text),
    );
    return answer(outcome, 'Activation link sent.', 'This account is already active.');
  },
  listAudit: async ({ context, query: { limit, before } }) => {
    const rows = await auditRows(portalStoreOf(context), limit, BigInt(before));
    return { data: rows.map(auditEntry), totalCount: rows.length, size: rows.length, totalCountIsLowerBound: true };
  },
  listAllAnnouncements: async ({ context }) =>
    wholeList((await allAnnouncements(portalStoreOf(context))).map(announcementReply)),
  addAnnouncement: async ({ context, form, signedIn: { user } }) => {
    const saved = await saveAnnouncement(portalStoreOf(context), user, announcementOf(form));
    return { data: announcementReply(foundById(saved)) };
  },
  changeAnnouncement: async ({ context, form, path, signedIn: { user } }) => {
    const saved = await saveAnnouncement(portalStoreOf(context), user, announcementOf(form), path.id);
    return { data: announcementReply(foundById(saved)) };
  },
  deleteAnnouncement: async ({ context, path, signedIn: { user } }) => {
    foundById((await deleteAnnouncement(portalStoreOf(context), user, path.id)) || undefined);
    return DELETED;
  },
  listAllNews: async ({ context }) => wholeList((await allNews(portalStoreOf(context))).map(deskNews)),
  addNews: async ({ context, form: { date, ...news }, signedIn: { user } }) => {
    const saved = await saveNews(portalStoreOf(context), user, { ...news, publishedOn: date });
    return { data: deskNews(foundById(saved)) };
  },
  changeNews: async ({ context, form: { date, ...news }, path, signedIn: { user } }) => {
    const saved = await saveNews(portalStoreOf(context), user, { ...news, publishedOn: date }, path.id);
    return { data: deskNews(foundById(saved)) };
  },
  deleteNews: async ({ context, path, signedIn: { user } }) => {
    foundById((await deleteNews(portalStoreOf(context), user, path.id)) || undefined);
    return DELETED;
  },
  listOrderedDapps: async ({ context }) => wholeList((await approvedDapps(portalStoreOf(context))).map(orderedDapp)),
  orderDapps: async ({ context, form, signedIn: { user } }) => {
    await orderDapps(portalStoreOf(context), user, form.ids);
    return DONE;
  },
  activateDapp: async ({ context, form: { active }, path, signedIn: { user } }) => {
    const done = !path.id.includes('\0') && (await activateDapp(portalStoreOf(context), user, path.id, active));
    foundById(done || undefined);
    return DONE;
  },
  listFeatures: async ({ context }) => {
    const switched = Object.entries(await featuresFor(context, undefined));
    return wholeList(switched.map(([name, enabled]) => ({ name, enabled })));
  },
  switchFeature: async ({ context, form: { enabled }, path, signedIn: { user } }) => {
    if (!Object.hasOwn(FEATURES, path.name)) throw new ApiError('not_found', 'Feature not found.');
    if (path.name === 'PAYMENT' && enabled && !isPayable(context)) throw new ApiError('forbidden', NO_PAYMENTS);
    await setFeature(portalStoreOf(context), user, path.name, enabled);
    return DONE;
  },
} satisfies Partial<Handlers>;

async function review(
  { context, path, signedIn: { user }, request }: CallRequest<Review>,
  decision: Decision,
): Promise<{ data: { message: string } }> {
  const origin = linkOrigin(context, request);
  const outcome = await reviewSubmission(portalStoreOf(context), path.id, user, decision, (to, submission, title) =>
    decisionMail(to, origin, submission, title, decision),
  );
  if (outcome !== 'done') throw refusalOf(outcome);
  return {
    data: { message: decision.approve ? 'Approved. We’ve emailed the user.' : 'Rejected. The user has been emailed.' },
  };
}

function refusalOf(outcome: Exclude<Reviewed, 'done'>): ApiError {
  switch (outcome) {
    case 'missing':
      return new ApiError('not_found', 'Request not found.');
    case 'reviewed-before':
      return new ApiError('conflict', 'This request has already been decided or withdrawn.');
    case 'link-missing':
      return new FormError({ marketplaceLink: 'Enter the link to show (the request has none)' });
    case 'owned':
      return new ApiError('conflict', 'The dapp already has an owner.');
  }
}

/** A request as the operator sees it, with the logo that it brings. */
export async function submissionReply(
  store: PortalStore,
  submission: StoredSubmission,
  tokens: ReadonlySet<bigint>,
): Promise<SubmissionReply> {
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
    logo: state === 'pending' ? await readLogo(store, submission) : null,
    contractId: content.contractId ?? null,
    change: changeReply(content.change),
    marketplace: content.marketplace ?? null,
    otherAbis: await otherAbis(store, submission),
  };
}

function changeReply(change: StoredSubmission['content']['change']): SubmissionReply['change'] {
  if (change === undefined) return null;
  const { logo: _logo, ...texts } = change;
  return texts;
}

/** Of a new dapp its logo, of a change the new one, as a data: URL; null where there is none. */
async function readLogo(store: PortalStore, submission: StoredSubmission): Promise<string | null> {
  if (submission.kind !== 'dapp' && submission.content.change?.logo === undefined) return null;
  const logo = await submittedLogo(store, submission);
  return logo === undefined ? null : `data:${logo.mediaType};base64,${Buffer.from(logo.image).toString('base64')}`;
}

function answer(outcome: UserAction, done: string, notPossible: string) {
  if (outcome === 'missing') throw new ApiError('not_found', 'User not found.');
  if (outcome === 'not-possible') throw new ApiError('conflict', notPossible);
  return { data: { message: done } };
}

function deskUser(user: UserRow): DeskUser {
  const { id, email, name, company, role, createdAt, lastLoginAt } = user;
  return {
    id: id.toString(),
    email,
    name,
    company,
    role,
    state: stateOf(user),
    created: createdAt.toISOString(),
    lastLogin: lastLoginAt?.toISOString() ?? null,
  };
}

function stateOf({ suspendedAt, activatedAt }: UserRow): DeskUser['state'] {
  if (suspendedAt !== null) return 'suspended';
  return activatedAt === null ? 'waiting' : 'active';
}

function auditEntry({ id, at, actorEmail, action, subject, details }: AuditRow): AuditEntry {
  return { id: id.toString(), at: at.toISOString(), actor: actorEmail, action, subject, details: { ...details } };
}

const NO_PAYMENTS =
  'Payments are not available on this server: it has a public URL, and none of --payment-widget, --payment-account and --payment-sandbox is set.';
const DONE = { data: { message: 'Saved.' } };
const DELETED = { data: { message: 'Deleted.' } };

function announcementOf(form: FormOf<(typeof DESK_CALLS)['addAnnouncement']>): NewAnnouncement {
  const { date_from: dateFrom, date_to: dateTo, for_logged_in: forLoggedIn, ...texts } = form;
  if (dateTo < dateFrom) throw new FormError({ date_to: 'The last day must not be before the first day' });
  return { ...texts, dateFrom, dateTo, forLoggedIn };
}

function orderedDapp({ id, title, company, active, sortIndex }: DappRow): OrderedDapp {
  return { id, title, company, active, sortIndex };
}

function deskNews(row: NewsRow): DeskNews {
  return { ...newsReply(row), active: row.active };
}
