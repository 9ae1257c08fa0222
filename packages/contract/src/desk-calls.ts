import { Announcement } from './announcement.ts';
import { call, pathText } from './call.ts';
import {
  AuditEntry,
  DeskNews,
  DeskUser,
  FeatureSwitch,
  OrderedDapp,
  SUBMISSION_KINDS,
  SubmissionReply,
  SubmittedFiles,
} from './desk.ts';
import {
  ACTIVE_FORM,
  ANNOUNCEMENT_FORM,
  APPROVAL_FORM,
  DAPP_ORDER_FORM,
  FEATURE_FORM,
  NEWS_FORM,
  REFUSAL_FORM,
  SUSPENSION_FORM,
} from './desk-forms.ts';
import { listOf, singleOf } from './envelope.ts';
import { page } from './page-query.ts';
import { oneOf, parameter, searchText, someOf, storedText, whole, wordOr } from './parameter.ts';
import { numberParameter } from './path-parameters.ts';
import { query } from './query.ts';
import { SUBMISSION_STATES } from './submission-state.ts';
import { Done } from './user.ts';

const ofDesk = {
  tag: 'administration',
  access: 'administrator',
  errors: [400, 404, 409, 503],
  dependsOn: ['portal', 'outside'],
  reply: singleOf(Done, 'Confirmation.'),
} as const;
const numbered = { id: numberParameter('ID.', /^\d{1,18}$/, 'must be a number') };
const dappId = { id: pathText('Dapp ID.', 'lanternstreet') };
const list = { ...ofDesk, errors: [503] } as const;

const submissionQuery = query(
  page(['id'], { limit: 25, order: 'asc' }),
  parameter('state', wordOr('pending', oneOf(SUBMISSION_STATES)), 'Request state.'),
  parameter('kind', someOf(SUBMISSION_KINDS), 'Request types; all if omitted.', 'kinds'),
);
const userQuery = query(
  page(['id'], { limit: 25, order: 'desc' }),
  parameter(['q', 'query'], storedText(searchText), 'Part of the email address, name or company.'),
);
const auditQuery = query(
  parameter('limit', whole(1, 100, 50), 'Entries in a page.'),
  parameter('before', whole(1, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 'Only entries before this one.'),
);

/** What administrators do. Each action is written into the audit log in the transaction that does it. */
export const DESK_CALLS = {
  listSubmissions: call({
    ...list,
    path: '/api/admin/submissions',
    summary: 'Requests: pending ones oldest first, others newest first.',
    query: submissionQuery,
    reply: listOf(SubmissionReply, 'Requests.'),
  }),
  approveSubmission: call({
    ...ofDesk,
    method: 'POST',
    path: '/api/admin/submissions/{id}/approve',
    params: numbered,
    summary: 'Approves a request and emails the sender. Returns 409 if it has already been decided.',
    form: APPROVAL_FORM,
  }),
  getSubmittedFiles: call({
    ...ofDesk,
    path: '/api/admin/dapps/{id}/contracts/{contract}/files',
    params: { ...dappId, contract: pathText('Contract as shard.realm.num.', '0.0.1001') },
    summary: 'Get the files uploaded for a dapp contract, approved or not.',
    reply: singleOf(SubmittedFiles, 'The files.'),
  }),
  removeContractAbi: call({
    ...ofDesk,
    method: 'DELETE',
    path: '/api/admin/contracts/{contract}/abis/{hash}',
    params: {
      contract: pathText('Contract as shard.realm.num.', '0.0.1001'),
      hash: pathText('SHA-256 of the ABI, in hex.', 'ab12'),
    },
    summary: 'Removes a contract ABI, regardless of its source.',
  }),
  refuseSubmission: call({
    ...ofDesk,
    method: 'POST',
    path: '/api/admin/submissions/{id}/refuse',
    params: numbered,
    summary: 'Rejects a request and emails the reason to the sender. Returns 409 if it has already been decided.',
    form: REFUSAL_FORM,
  }),
  listAllAnnouncements: call({
    ...list,
    path: '/api/admin/announcements',
    summary: 'All announcements, newest first.',
    reply: listOf(Announcement, 'Announcements.'),
  }),
  addAnnouncement: call({
    ...ofDesk,
    method: 'POST',
    path: '/api/admin/announcements',
    summary: 'Adds an announcement.',
    form: ANNOUNCEMENT_FORM,
    reply: singleOf(Announcement, 'The announcement.'),
  }),
  changeAnnouncement: call({
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/announcements/{id}',
    params: numbered,
    summary: 'Changes an announcement.',
    form: ANNOUNCEMENT_FORM,
    reply: singleOf(Announcement, 'The announcement.'),
  }),
  deleteAnnouncement: call({
    ...ofDesk,
    method: 'DELETE',
    path: '/api/admin/announcements/{id}',
    params: numbered,
    summary: 'Deletes an announcement.',
  }),
  listAllNews: call({
    ...list,
    path: '/api/admin/news',
    summary: 'All news, published or not, newest first.',
    reply: listOf(DeskNews, 'News.'),
  }),
  addNews: call({
    ...ofDesk,
    method: 'POST',
    path: '/api/admin/news',
    summary: 'Adds a news item.',
    form: NEWS_FORM,
    reply: singleOf(DeskNews, 'The news item.'),
  }),
  changeNews: call({
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/news/{id}',
    params: numbered,
    summary: 'Changes a news item.',
    form: NEWS_FORM,
    reply: singleOf(DeskNews, 'The news item.'),
  }),
  deleteNews: call({
    ...ofDesk,
    method: 'DELETE',
    path: '/api/admin/news/{id}',
    params: numbered,
    summary: 'Deletes a news item.',
  }),
  listOrderedDapps: call({
    ...list,
    path: '/api/admin/dapps',
    summary: 'Approved dapps in list order; the first ten active ones are featured.',
    reply: listOf(OrderedDapp, 'Dapps.'),
  }),
  orderDapps: call({
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/dapps',
    summary: 'Sets the order of dapps. Dapps that are not listed follow.',
    form: DAPP_ORDER_FORM,
  }),
  activateDapp: call({
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/dapps/{id}/active',
    params: dappId,
    summary: 'Shows or hides an approved dapp.',
    form: ACTIVE_FORM,
  }),
  listFeatures: call({
    ...list,
    path: '/api/admin/features',
    summary: 'Features and their state.',
    reply: listOf(FeatureSwitch, 'Features.'),
  }),
  switchFeature: call({
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/features/{name}',
    params: { name: pathText('The feature.', 'PAYMENT') },
    summary: 'Turns a feature on or off for all users.',
    form: FEATURE_FORM,
  }),
  listUsers: call({
    ...list,
    path: '/api/admin/users',
    summary: 'Users, newest first.',
    query: userQuery,
    reply: listOf(DeskUser, 'Users.'),
  }),
  suspendUser: call({
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/users/{id}/suspended',
    params: numbered,
    summary: 'Blocks a user and ends their sessions, or unblocks the user.',
    form: SUSPENSION_FORM,
  }),
  resendActivationTo: call({
    ...ofDesk,
    method: 'POST',
    path: '/api/admin/users/{id}/resend-activation',
    params: numbered,
    summary: 'Resends the activation link to a user.',
  }),
  listAudit: call({
    ...list,
    path: '/api/admin/audit',
    summary: 'List actions of administrators, newest first.',
    query: auditQuery,
    reply: listOf(AuditEntry, 'Entries.'),
  }),
};
