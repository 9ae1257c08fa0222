import type { Static } from 'typebox';
import { flag, object, text } from './schemas.ts';

/** Where a user is signed in. */
export const UserSession = object('A user session.', {
  id: text('Session ID for use in paths.'),
  device: text('Browser name; empty if unknown.'),
  created: text('Start time, ISO 8601 UTC.'),
  lastUsed: text('Time of the last use, to the minute, ISO 8601 UTC.'),
  current: flag('True for the current session.'),
});
export type UserSession = Static<typeof UserSession>;
