import type { Field } from './form.ts';
import { optionalText } from './form-fields.ts';

const ACCOUNT_MAX = 120;
const ALIAS_MAX = 60;
/** shard.realm.num with or without a checksum, an EVM address, or an alias: whom it means is the server's to find out. */
const ACCOUNT = /^(?:\d{1,19}\.\d{1,19}\.\d{1,19}(?:-[a-z]{5})?|(?:0x)?[0-9a-f]{40}|(?:\d+\.\d+\.)?[A-Z2-7]{40,110})$/i;

/** What is said of a text that names no account. */
export const NO_ACCOUNT = 'Invalid format! Should be x.y.z';

const account: Field<string> = {
  schema: {
    type: 'string',
    description: 'The account: shard.realm.num, EVM address or alias.',
    maxLength: ACCOUNT_MAX,
  },
  required: true,
  read: (given) => {
    const text = typeof given === 'string' ? given.trim() : '';
    return text.length <= ACCOUNT_MAX && ACCOUNT.test(text)
      ? { ok: true, value: text }
      : { ok: false, fault: NO_ACCOUNT };
  },
};

/** True or false; false where it is left out. */
function flag(description: string): Field<boolean> {
  return {
    schema: { type: 'boolean', description },
    required: false,
    read: (given) => {
      if (given === undefined || given === null) return { ok: true, value: false };
      return typeof given === 'boolean' ? { ok: true, value: given } : { ok: false, fault: 'Must be true or false' };
    },
  };
}

/** What can be changed of a saved account. */
export const SAVED_ACCOUNT_CHANGE_FORM = {
  alias: optionalText('What the user calls it.', ALIAS_MAX),
  sms: flag('Whether the user gets an SMS; needs a phone number in the profile.'),
  email: flag('Whether the user gets an e-mail.'),
};

/** What saving an account takes. */
export const SAVED_ACCOUNT_FORM = { accountId: account, ...SAVED_ACCOUNT_CHANGE_FORM };
