import { type Static, Type } from 'typebox';
import { text, textOrNull, whole } from './scalars.ts';

const about = {
  accessKey: text('Public identifier of the key; it stands for `{key}` in paths.'),
  state: Type.Enum(['ACTIVE', 'INACTIVE'], { description: 'Whether the key is accepted.' }),
  created: text('When it was made, ISO-8601 UTC.'),
  callsToday: whole('Calls that were answered with it since midnight UTC.'),
  lastUsed: textOrNull('When a call was last made with it, ISO-8601 UTC; null for never.'),
  lastDay: textOrNull('Last day on which it is accepted, in UTC; null for no end.'),
  addresses: Type.Array(Type.String(), {
    description: 'Addresses and ranges of them from which it is accepted; an empty list for all.',
  }),
  calls: Type.Array(Type.String(), { description: 'Names of the calls that it may make; an empty list for all.' }),
};

/** A key of the public API, as its owner sees it. */
export const ApiKey = Type.Object(
  { key: text('The last four characters of the API key, behind an ellipsis.'), ...about },
  { description: 'A key of the public API.' },
);
export type ApiKey = Static<typeof ApiKey>;

/** A key that was just made. */
export const NewApiKey = Type.Object(
  { key: text('The API key, the secret. It is answered this once.'), ...about },
  { description: 'A new key of the public API with its secret.' },
);
export type NewApiKey = Static<typeof NewApiKey>;

/** A call that was made with a key, as its log has it. */
export const ApiKeyCall = Type.Object(
  {
    id: text('Names the entry.'),
    time: text('When it was answered, ISO-8601 UTC.'),
    call: text('Name of the call.'),
    status: whole('Status of the answer.'),
    units: text('Units that it cost, as a decimal number.'),
    durationMs: whole('How long it took, in milliseconds, rounded up.'),
  },
  { description: 'A call that was made with a key.' },
);
export type ApiKeyCall = Static<typeof ApiKeyCall>;
