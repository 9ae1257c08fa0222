import { type Static, Type } from 'typebox';
import { arrayOf, flag, object, text, textOrNull, whole } from './schemas.ts';

const about = {
  accessKey: text('Public identifier of the key; it stands for `{key}` in paths.'),
  state: Type.Enum(['ACTIVE', 'INACTIVE'], { description: 'Whether the key is accepted.' }),
  created: text('When it was made, ISO 8601 UTC.'),
  callsToday: whole('Calls made with the key since midnight UTC.'),
  lastUsed: textOrNull('When a call was last made with it, ISO 8601 UTC; null for never.'),
  lastDay: textOrNull('Last day on which it is accepted, in UTC; null for no end.'),
  addresses: arrayOf(Type.String(), 'Addresses and ranges of them from which it is accepted; an empty list for all.'),
  calls: arrayOf(Type.String(), 'Names of the calls that it may make; an empty list for all.'),
};

/** A key of the public API, as its owner sees it. */
export const ApiKey = object('A key of the public API.', {
  key: text('The last four characters of the API key, behind an ellipsis.'),
  ...about,
});
export type ApiKey = Static<typeof ApiKey>;

/** A key of the account whose password is about to be set. */
export const KeyAtReset = object('A key of the account of a reset link.', {
  accessKey: about.accessKey,
  key: text('The last four characters of the API key, behind an ellipsis.'),
  state: about.state,
  created: about.created,
  lastUsed: about.lastUsed,
  endsAnyway: flag('True if the reset always ends the key: it was created before the address was confirmed.'),
});
export type KeyAtReset = Static<typeof KeyAtReset>;

/** A key that was just made. */
export const NewApiKeyReply = object('A new key of the public API with its secret.', {
  key: text('The API key (secret). It is only returned here.'),
  ...about,
});
export type NewApiKeyReply = Static<typeof NewApiKeyReply>;

/** A call that was made with a key, as its log has it. */
export const ApiKeyCall = object('A call that was made with a key.', {
  id: text('Names the entry.'),
  time: text('Response time, ISO 8601 UTC.'),
  call: text('Name of the call.'),
  status: whole('Status of the answer.'),
  units: text('Units that it cost, as a decimal number.'),
  durationMs: whole('Duration in milliseconds, rounded up.'),
});
export type ApiKeyCall = Static<typeof ApiKeyCall>;
