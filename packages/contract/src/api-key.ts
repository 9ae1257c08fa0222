import { type Static, Type } from 'typebox';
import { arrayOf, flag, object, text, textOrNull, whole } from './schemas.ts';

const about = {
  accessKey: text('Public key identifier, used as `{key}` in paths.'),
  state: Type.Enum(['ACTIVE', 'INACTIVE'], { description: 'Whether the key is active.' }),
  created: text('Creation time, ISO 8601 UTC.'),
  callsToday: whole('Calls made with the key since midnight UTC.'),
  lastUsed: textOrNull('Time of the last call, ISO 8601 UTC; null if never used.'),
  lastDay: textOrNull('Last day of validity, in UTC; null if it does not expire.'),
  addresses: arrayOf(Type.String(), 'Allowed IP addresses and ranges; empty if all are allowed.'),
  calls: arrayOf(Type.String(), 'Names of the allowed calls; empty if all are allowed.'),
};

/** A key of the public API, as its owner sees it. */
export const ApiKey = object('A public API key.', {
  key: text('The last four characters of the API key, after an ellipsis.'),
  ...about,
});
export type ApiKey = Static<typeof ApiKey>;

/** A key of the account whose password is about to be set. */
export const KeyAtReset = object('An API key of the account that a reset link belongs to.', {
  accessKey: about.accessKey,
  key: text('The last four characters of the API key, after an ellipsis.'),
  state: about.state,
  created: about.created,
  lastUsed: about.lastUsed,
  endsAnyway: flag(
    'True if the reset always deletes the key, because it was created before the email address was confirmed.',
  ),
});
export type KeyAtReset = Static<typeof KeyAtReset>;

/** A key that was just made. */
export const NewApiKeyReply = object('A new public API key with its secret.', {
  key: text('The API key (secret). It is only returned here.'),
  ...about,
});
export type NewApiKeyReply = Static<typeof NewApiKeyReply>;

/** A call that was made with a key, as its log has it. */
export const ApiKeyCall = object('A call made with an API key.', {
  id: text('Entry ID.'),
  time: text('Response time, ISO 8601 UTC.'),
  call: text('Call name.'),
  status: whole('Response status.'),
  units: text('Units charged, as a decimal number.'),
  durationMs: whole('Duration in milliseconds, rounded up.'),
});
export type ApiKeyCall = Static<typeof ApiKeyCall>;
