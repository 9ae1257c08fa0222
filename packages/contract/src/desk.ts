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
  nftOwner: text('The account that is said to own it.'),
  email: text('Email address of the requester.'),
  phone: textOrNull('Their telephone number.'),
  marketplaceLink: textOrNull('Where it is for sale; null if the operator is to find it.'),
});

const Change = object('Proposed change of a dapp.', {
  company: text('Company that runs it.'),
  description: text('Purpose.'),
  accountId: text('Account that deployed it.'),
  website: textOrNull('Its page.'),
  androidAppLink: textOrNull('Its Android app.'),
  iosAppLink: textOrNull('Its iOS app.'),
  deployed: textOrNull('When it was deployed.'),
});

/** A request that the operator decides. */
export const SubmissionReply = object('A request that the operator decides.', {
  id: text('Names it in paths.'),
  kind: Type.Enum([...SUBMISSION_KINDS], { description: 'Request type.' }),
  state: Type.Enum([...SUBMISSION_STATES], {
    description: 'withdrawn: a newer request came before this was decided.',
  }),
  submitted: text('When it came, ISO 8601 UTC.'),
  reviewed: textOrNull('When it was decided.'),
  reason: textOrNull('Why it was refused.'),
  sender: orNull(
    Type.Object({ id: text('The user.'), name: text('Name.'), email: text('Email address.') }),
    'Sender; null if not signed in.',
  ),
  dapp: orNull(OwnDappReply, 'The dapp that it is about.'),
  logo: textOrNull('The logo that comes with it, as a data: URL.'),
  contractId: textOrNull('The contract that was added.'),
  change: orNull(Change, 'Proposed change.'),
  marketplace: orNull(MarketplaceRequest, 'The link that is asked for.'),
  otherAbis: arrayOf(
    Type.Object({
      contractID: entityId('The contract.'),
      hash: text('SHA-256 of the ABI, in hex.'),
      source: text('Source: verified, operator, demo, dapp or user.'),
      dapp: textOrNull('Title of the dapp that brought it; null for other sources.'),
      used: flag('Whether calls are decoded by it now.'),
    }),
    'ABIs that others gave of the contracts of a request that waits.',
  ),
});
export type SubmissionReply = Static<typeof SubmissionReply>;

/** What was uploaded of a contract of a dapp. */
export const SubmittedFiles = object('Files of a contract.', {
  abi: textOrNull('The ABI, JSON.'),
  sourceCode: textOrNull('Source code.'),
  byteCode: textOrNull('Byte code, hex.'),
});
export type SubmittedFiles = Static<typeof SubmittedFiles>;

/** News as the operator edits it. */
export const DeskNews = object('A piece of news as the operator edits it.', {
  ...NewsItem.properties,
  active: flag('False hides it.'),
});
export type DeskNews = Static<typeof DeskNews>;

/** A dapp in the operator's order. */
export const OrderedDapp = object('A dapp in the operator’s order.', {
  id: text('Names it.'),
  title: text('Name of the dapp.'),
  company: text('Company that runs it.'),
  active: flag('False hides it.'),
  sortIndex: whole('Its place.'),
});
export type OrderedDapp = Static<typeof OrderedDapp>;

/** A feature and whether it is on. */
export const FeatureSwitch = object('A feature.', {
  name: text('The feature.'),
  enabled: flag('Whether the feature is on.'),
});

/** A user as the operator sees them. */
export const DeskUser = object('A user as the operator sees them.', {
  id: text('Names the user.'),
  email: text('Email address.'),
  name: text('Name.'),
  company: textOrNull('Company.'),
  role: Type.Enum(['user', 'administrator'], { description: 'Role of the user.' }),
  state: Type.Enum(['waiting', 'active', 'suspended'], {
    description: 'waiting: for the activation link to be opened.',
  }),
  created: text('When the account was made, ISO 8601 UTC.'),
  lastLogin: textOrNull('When the user was last here; null for never.'),
});
export type DeskUser = Static<typeof DeskUser>;

/** Something that an administrator did. */
export const AuditEntry = object('Something that an administrator did.', {
  id: text('Orders the entries.'),
  at: text('When, ISO 8601 UTC.'),
  actor: text('Email address of the administrator.'),
  action: text('Such as dapp.approve.'),
  subject: text('Subject of the action.'),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]), {
    description: 'Details of the action.',
  }),
});
export type AuditEntry = Static<typeof AuditEntry>;
