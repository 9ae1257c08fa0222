import { type Static, Type } from 'typebox';
import { NewsItem } from './news.ts';
import { OwnDappReply } from './own-dapp.ts';
import { arrayOf, entityId, flag, object, orNull, text, textOrNull, whole } from './schemas.ts';
import { SUBMISSION_STATES } from './submission-state.ts';

/** Kinds of requests that the operator decides. */
export const SUBMISSION_KINDS = ['dapp', 'dapp-change', 'dapp-contract', 'dapp-owner', 'marketplace-link'] as const;

const MarketplaceRequest = object('A request for a marketplace link.', {
  tokenId: text('The collection.'),
  serial: textOrNull('Serial number; null for the whole collection.'),
  nftOwner: text('Claimed owner account.'),
  email: text('Email address of the requester.'),
  phone: textOrNull('Phone number.'),
  marketplaceLink: textOrNull('Marketplace URL; null if the operator should find it.'),
});

const Change = object('Proposed change of a dapp.', {
  company: text('Operating company.'),
  description: text('Purpose.'),
  accountId: text('Deployer account.'),
  website: textOrNull('Website URL.'),
  androidAppLink: textOrNull('Android app URL.'),
  iosAppLink: textOrNull('iOS app URL.'),
  deployed: textOrNull('Deployment date.'),
});

/** A request that the operator decides. */
export const SubmissionReply = object('A request awaiting or with a decision by the operator.', {
  id: text('Request ID for use in paths.'),
  kind: Type.Enum([...SUBMISSION_KINDS], { description: 'Request type.' }),
  state: Type.Enum([...SUBMISSION_STATES], {
    description: 'withdrawn: replaced by a newer request before the decision.',
  }),
  submitted: text('Submission time, ISO 8601 UTC.'),
  reviewed: textOrNull('Decision time.'),
  reason: textOrNull('Reason for the rejection.'),
  sender: orNull(
    Type.Object({ id: text('The user.'), name: text('Name.'), email: text('Email address.') }),
    'Sender; null if not signed in.',
  ),
  dapp: orNull(OwnDappReply, 'Dapp that the request is for.'),
  logo: textOrNull('Logo of the dapp, as a data: URL.'),
  contractId: textOrNull('The added contract.'),
  change: orNull(Change, 'Proposed change.'),
  marketplace: orNull(MarketplaceRequest, 'Requested link.'),
  otherAbis: arrayOf(
    Type.Object({
      contractID: entityId('The contract.'),
      hash: text('SHA-256 of the ABI, in hex.'),
      source: text('Source: verified, operator, demo, dapp or user.'),
      dapp: textOrNull('Title of the dapp that provided the ABI; null for other sources.'),
      used: flag('Whether calls are currently decoded with this ABI.'),
    }),
    'ABIs from other sources for the contracts of a pending request.',
  ),
});
export type SubmissionReply = Static<typeof SubmissionReply>;

/** What was uploaded of a contract of a dapp. */
export const SubmittedFiles = object('Contract files.', {
  abi: textOrNull('ABI as JSON.'),
  sourceCode: textOrNull('Source code.'),
  byteCode: textOrNull('Bytecode in hex.'),
});
export type SubmittedFiles = Static<typeof SubmittedFiles>;

/** News as the operator edits it. */
export const DeskNews = object('A news item, as shown to the operator.', {
  ...NewsItem.properties,
  active: flag('False to hide it.'),
});
export type DeskNews = Static<typeof DeskNews>;

/** A dapp in the operator's order. */
export const OrderedDapp = object('A dapp with its sort index.', {
  id: text('News ID.'),
  title: text('Dapp name.'),
  company: text('Operating company.'),
  active: flag('False to hide it.'),
  sortIndex: whole('Sort index.'),
});
export type OrderedDapp = Static<typeof OrderedDapp>;

/** A feature and whether it is on. */
export const FeatureSwitch = object('A feature.', {
  name: text('The feature.'),
  enabled: flag('Whether the feature is on.'),
});

/** A user as the operator sees them. */
export const DeskUser = object('A user, as shown to the operator.', {
  id: text('User ID.'),
  email: text('Email address.'),
  name: text('Name.'),
  company: textOrNull('Company.'),
  role: Type.Enum(['user', 'administrator'], { description: 'User role.' }),
  state: Type.Enum(['waiting', 'active', 'suspended'], {
    description: 'waiting: the activation link has not been opened.',
  }),
  created: text('Account creation time, ISO 8601 UTC.'),
  lastLogin: textOrNull('Time of the last visit; null if never.'),
});
export type DeskUser = Static<typeof DeskUser>;

/** Something that an administrator did. */
export const AuditEntry = object('An administrator action.', {
  id: text('Sort order.'),
  at: text('Time, ISO 8601 UTC.'),
  actor: text('Email address of the administrator.'),
  action: text('Action name, such as dapp.approve.'),
  subject: text('Action subject.'),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]), {
    description: 'Action details.',
  }),
});
export type AuditEntry = Static<typeof AuditEntry>;
