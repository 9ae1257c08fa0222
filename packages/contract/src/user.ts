import { type Static, Type } from 'typebox';
import { SavedAccount } from './saved-account.ts';
import { arrayOf, flag, object, text, textOrNull } from './schemas.ts';

const userFields = {
  id: text('User ID for use in paths.'),
  uuid: text('User ID as a UUID.'),
  email: text('Email address, in lower case.'),
  name: text('Name.'),
  contact: textOrNull('Phone number; null for none.'),
  contactConfirmed: flag(
    'True if the number was confirmed with a code; until then, no other text messages are sent to it.',
  ),
  company: textOrNull('Company; null for none.'),
  role: Type.Enum(['user', 'administrator'], { description: 'User role.' }),
  dateCreated: text('Account creation time, ISO 8601 UTC.'),
  lastLogin: textOrNull('Time of the last visit, ISO 8601 UTC; null if never.'),
  accounts: arrayOf(SavedAccount, 'Accounts followed by the user.'),
  registeredForSubscriptions: flag('True if the user can create subscriptions.'),
};

/** A person with an account of the portal. */
export const User = object('A portal user.', userFields);
export type User = Static<typeof User>;

/** A user who has just signed in. */
export const SignedInUser = object('A user with the token of a new session.', {
  ...userFields,
  access_token: text('Sent as `Authorization: Bearer …`. Only returned here; expires 30 days after the last use.'),
});
export type SignedInUser = Static<typeof SignedInUser>;

/** What a sign-in answers. */
export const SignedIn = object('A user with the token of a new session.', {
  ...SignedInUser.properties,
  device_token: text(
    'Send it as `device` with later sign-ins in this browser, so that failed sign-ins of others do not delay them. Valid for 180 days after the last sign-in.',
  ),
});
export type SignedIn = Static<typeof SignedIn>;

/** What a sign-up answers, whether the address has an account or not. */
export const SignedUp = object('Sign-up result.', {
  message: text('Human-readable message.'),
  ticket: text('Sign-up ticket, used to request another activation link.'),
});
export type SignedUp = Static<typeof SignedUp>;

/** That something was done. */
export const Done = object('Confirmation.', { message: text('Human-readable message.') });
export type Done = Static<typeof Done>;
