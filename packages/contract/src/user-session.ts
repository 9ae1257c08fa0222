import type { Static } from 'typebox';
import { flag, object, text } from './schemas.ts';

/** Where a user is signed in. */
export const UserSession = object('A session of a user.', {
  id: text('Names the session in paths.'),
  device: text('Browser name; empty if unknown.'),
  created: text('When it began, ISO 8601 UTC.'),
  lastUsed: text('When it was last used, to the minute, ISO 8601 UTC.'),
  current: flag('True for the session that asks.'),
});
export type UserSession = Static<typeof UserSession>;
