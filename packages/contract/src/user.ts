import { type Static, Type } from 'typebox';
import { SavedAccount } from './saved-account.ts';
import { arrayOf, flag, object, text, textOrNull } from './schemas.ts';

const userFields = {
  id: text('Names the user in paths.'),
  uuid: text('The same user, as a UUID.'),
  email: text('Email address, in lower case.'),
  name: text('Name.'),
  contact: textOrNull('Phone number; null for none.'),
  contactConfirmed: flag('True if a code that was sent to that number was typed in: before, it gets no other text.'),
  company: textOrNull('Company; null for none.'),
  role: Type.Enum(['user', 'administrator'], { description: 'Role of the user.' }),
  dateCreated: text('When the account was made, ISO 8601 UTC.'),
  lastLogin: textOrNull('When the user was last here, ISO 8601 UTC; null for never.'),
  accounts: arrayOf(SavedAccount, 'The accounts that the user follows.'),
  registeredForSubscriptions: flag('True if the user may make subscriptions.'),
};

/** A person with an account of the portal. */
export const User = object('A user of the portal.', userFields);
export type User = Static<typeof User>;

/** A user who has just signed in. */
export const SignedInUser = object('A user with the token of a new session.', {
  ...userFields,
  access_token: text(
    'Send as `Authorization: Bearer …`. It is only returned here, and expires 30 days after its last use.',
  ),
});
export type SignedInUser = Static<typeof SignedInUser>;

/** What a sign-in answers. */
export const SignedIn = object('A user with the token of a new session.', {
  ...SignedInUser.properties,
  device_token: text(
    'To be sent as `device` with later sign-ins in this browser, which wrong passwords of others then do not delay. 180 days from the last one.',
  ),
});
export type SignedIn = Static<typeof SignedIn>;

/** What a sign-up answers, whether the address has an account or not. */
export const SignedUp = object('Sign-up result.', {
  message: text('Human-readable message.'),
  ticket: text('Names this sign-up, to ask for its activation link once more.'),
});
export type SignedUp = Static<typeof SignedUp>;

/** That something was done. */
export const Done = object('Confirmation.', { message: text('Human-readable message.') });
export type Done = Static<typeof Done>;
