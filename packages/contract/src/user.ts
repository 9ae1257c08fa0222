import { type Static, Type } from 'typebox';
import { SavedAccount } from './saved-account.ts';
import { arrayOf, flag, object, text, textOrNull } from './schemas.ts';

const userFields = {
  id: text('Names the user in paths.'),
  uuid: text('The same user, as a UUID.'),
  email: text('E-mail address, in lower case.'),
  name: text('Name.'),
  contact: textOrNull('Phone number; null for none.'),
  company: textOrNull('Company; null for none.'),
  role: Type.Enum(['user', 'administrator'], { description: 'What the user may do.' }),
  dateCreated: text('When the account was made, ISO-8601 UTC.'),
  lastLogin: textOrNull('When the user was last here, ISO-8601 UTC; null for never.'),
  accounts: arrayOf(SavedAccount, 'The accounts that the user follows.'),
  registeredForSubscriptions: flag('True where the user may make subscriptions.'),
};

/** A person with an account of the portal. */
export const User = object('A user of the portal.', userFields);
export type User = Static<typeof User>;

/** A user who has just signed in. */
export const SignedInUser = object('A user with the token of a new session.', {
  ...userFields,
  access_token: text(
    'To be sent as `Authorization: Bearer …`. It is answered this once, and lasts 30 days from its last use.',
  ),
});
export type SignedInUser = Static<typeof SignedInUser>;

/** That something was done. */
export const Done = object('That something was done.', { message: text('What was done, for people.') });
export type Done = Static<typeof Done>;
